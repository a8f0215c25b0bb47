"""What the room keeps for whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from pokerroom import approvals
from pokerroom.models import Room
from tables.models import Bag
from tables.queries.money import in_custody, open_bags


@dataclass(frozen=True)
class Custody:
    """Every bag, and the ledger's total in cents; `balances`: the counted bags come to just that.

    `asked`: bags about which a supervisor has been asked and has not decided yet.
    """

    bags: Sequence[Bag]
    cents: int
    asked: frozenset[int]

    @property
    def balances(self) -> bool:
        return sum(bag.amount or 0 for bag in self.bags) == self.cents

    @property
    def uncounted(self) -> int:
        return sum(1 for bag in self.bags if bag.amount is None)


def custody(room: Room, at: datetime) -> Custody:
    bags = list(open_bags(room).order_by("picked_up_at", "pk"))
    paths = [approval.path.split("/") for approval in approvals.waiting(room, at)]
    asked = frozenset(int(path[-3]) for path in paths if path[-4] == "custody")
    return Custody(bags, in_custody(room), asked)
