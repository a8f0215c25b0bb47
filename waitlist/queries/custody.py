"""What the room keeps for whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pokerroom.models import Room
from tables.models import Bag
from tables.queries.money import in_custody, open_bags


@dataclass(frozen=True)
class Custody:
    """Every bag, and the ledger's total in cents; `balances`: the counted bags come to just that."""

    bags: Sequence[Bag]
    cents: int

    @property
    def balances(self) -> bool:
        return sum(bag.amount or 0 for bag in self.bags) == self.cents

    @property
    def uncounted(self) -> int:
        return sum(1 for bag in self.bags if bag.amount is None)


def custody(room: Room) -> Custody:
    return Custody(list(open_bags(room).order_by("picked_up_at", "pk")), in_custody(room))
