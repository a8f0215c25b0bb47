"""What the room keeps for whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from floor.queries.corrections import Correction, corrections
from players.queries import look_alikes
from pokerroom import approvals
from pokerroom.events import gaming_day_began
from pokerroom.models import Room
from pokerroom.turn import policy_of
from tables.models import Bag
from tables.queries.money import in_custody, open_bags

DEEDS = ("custody.count", "custody.recount", "custody.pay_out")


@dataclass(frozen=True)
class Kept:
    """A bag, and what was counted in it before. `asked`: a supervisor was asked about it, and has not decided yet."""

    bag: Bag
    before: Sequence[Correction]
    asked: bool
    tells: str = ""


@dataclass(frozen=True)
class Custody:
    """Every bag, and the ledger's total in cents; `balances`: the counted bags come to just that.

    `gone`: those that went back to a table or to the cage this gaming day, the last first.
    """

    bags: Sequence[Kept]
    cents: int
    gone: Sequence[Kept]

    @property
    def balances(self) -> bool:
        return sum(kept.bag.amount or 0 for kept in self.bags) == self.cents

    @property
    def uncounted(self) -> int:
        return sum(1 for kept in self.bags if kept.bag.amount is None)


def custody(room: Room, at: datetime) -> Custody:
    here, gone = list(open_bags(room).order_by("picked_up_at", "pk")), _gone_today(room, at)
    asked = {row.facts["bag"] for row in approvals.waiting(room, at) if row.deed in DEEDS}
    tells = look_alikes(room)
    before = corrections(room, [f"bag:{bag.pk}" for bag in [*here, *gone]])
    bags, went = (
        [Kept(bag, before[f"bag:{bag.pk}"], bag.pk in asked, tells.get(bag.player_id, "")) for bag in rows]
        for rows in (here, gone)
    )
    return Custody(bags, in_custody(room), went)


def _gone_today(room: Room, at: datetime) -> list[Bag]:
    began = gaming_day_began(at, room, policy_of(room))
    gone = Bag.objects.filter(room=room, ended_at__gte=began).select_related("player", "game")
    return list(gone.order_by("-ended_at", "-pk"))
