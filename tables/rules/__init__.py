"""House policy of tables, absences and money as plain Python."""

from tables.rules.floor import (
    FILLS,
    TABLE_MOVES,
    BuyInLimits,
    Hole,
    MaxKind,
    Structure,
    TableStatus,
    in_order,
    most_allowed,
)

__all__ = [
    "FILLS", "TABLE_MOVES", "BuyInLimits", "Hole", "MaxKind", "Structure", "TableStatus", "in_order", "most_allowed",
]  # fmt: skip
