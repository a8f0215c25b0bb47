"""What the room keeps for whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from pokerroom import approvals
from pokerroom.events import gaming_day_began
from pokerroom.models import Room
from pokerroom.turn import policy_of
from tables.models import Bag
from tables.queries.money import in_custody, open_bags


@dataclass(frozen=True)
class Custody:
    """Every bag, and the ledger's total in cents; `balances`: the counted bags come to just that.

    `asked`: bags about which a supervisor has been asked and has not decided yet. `gone`: those that went back to a
    table or to the cage this gaming day, the last first.
    """

    bags: Sequence[Bag]
    cents: int
    asked: frozenset[int]
    gone: Sequence[Bag]

    @property
    def balances(self) -> bool:
        return sum(bag.amount or 0 for bag in self.bags) == self.cents

    @property
    def uncounted(self) -> int:
        return sum(1 for bag in self.bags if bag.amount is None)


def custody(room: Room, at: datetime) -> Custody:
    bags = list(open_bags(room).order_by("picked_up_at", "pk"))
    waiting = approvals.waiting(room, at)
    asked = frozenset(row.facts["bag"] for row in waiting if row.deed in ("custody.count", "custody.pay_out"))
    return Custody(bags, in_custody(room), asked, _gone_today(room, at))


def _gone_today(room: Room, at: datetime) -> list[Bag]:
    began = gaming_day_began(at, room, policy_of(room))
    gone = Bag.objects.filter(room=room, ended_at__gte=began).select_related("player", "game")
    return list(gone.order_by("-ended_at", "-pk"))
