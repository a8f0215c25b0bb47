"""What the room keeps for whom, and what stands on a player's record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from django.db.models import Q

from players.models import ApartPair, Conduct, Player
from pokerroom.models import Room, Staff
from pokerroom.roles import Act, may
from tables.models import Bag, CashOut
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


@dataclass(frozen=True)
class Record:
    """A player as this member of staff may see them."""

    player: Player
    is_barred: bool
    last_cash_out: CashOut | None
    bags: Sequence[Bag]
    conduct: Sequence[Conduct] = field(default_factory=list)
    apart: Sequence[Player] = field(default_factory=list)


def record(room: Room, player: Player, staff: Staff, at: datetime) -> Record:
    left = CashOut.objects.filter(room=room, player=player, taken_back=False).select_related("game")
    return Record(
        player=player,
        is_barred=player.is_barred(at),
        last_cash_out=left.order_by("-at", "-pk").first(),
        bags=list(open_bags(room).filter(player=player)),
        conduct=_conduct(player) if may(staff.role, Act.CONDUCT) else [],
        apart=_apart(player) if may(staff.role, Act.BARS) else [],
    )


def _conduct(player: Player) -> list[Conduct]:
    return list(Conduct.objects.filter(player=player).select_related("by").order_by("-at", "-pk"))


def _apart(player: Player) -> list[Player]:
    pairs = ApartPair.objects.filter(Q(one=player) | Q(other=player), until__isnull=True)
    return [pair.other if pair.one_id == player.pk else pair.one for pair in pairs.select_related("one", "other")]
