"""What stands on a player's record, as this member of staff may see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from django.db.models import Q

from players.models import AgeCheck, ApartPair, Conduct, Player
from players.queries import find
from pokerroom.models import Room, Staff
from pokerroom.roles import Act, may
from pokerroom.turn import policy_of
from tables.models import Bag, CashOut
from tables.queries.money import open_bags
from waitlist.queries.demands import Brings, Demands

SHOWN = timedelta(days=7)
FOR_GOOD = timedelta(days=20 * 365)


@dataclass(frozen=True)
class Left:
    """A cash-out, and what it asks of whoever comes back to that game; None once it asks nothing."""

    cash_out: CashOut
    brings: Brings | None


@dataclass(frozen=True)
class Apart:
    """Somebody this player is kept apart from (T39)."""

    pair: int
    player: Player


@dataclass(frozen=True)
class Record:
    """A player: who they are, what they took off, what they may not do, and what they did."""

    player: Player
    is_barred: bool
    for_good: bool
    age_check: AgeCheck | None
    left: Sequence[Left]
    bags: Sequence[Bag]
    conduct: Sequence[Conduct] = field(default_factory=list)
    apart: Sequence[Apart] = field(default_factory=list)


def record(room: Room, player: Player, staff: Staff, at: datetime) -> Record:
    until = player.barred_until
    return Record(
        player=player,
        is_barred=player.is_barred(at),
        for_good=until is not None and until > at + FOR_GOOD,
        age_check=AgeCheck.objects.filter(player=player).select_related("by").order_by("-at").first(),
        left=_left(room, player, at),
        bags=list(open_bags(room).filter(player=player)),
        conduct=_conduct(player) if may(staff.role, Act.CONDUCT) else [],
        apart=_apart(player) if may(staff.role, Act.BARS) else [],
    )


def _left(room: Room, player: Player, at: datetime) -> list[Left]:
    """The cash-outs of the last week; the latest of each game says what it still asks."""
    rows = CashOut.objects.filter(room=room, player=player, taken_back=False, at__gt=at - SHOWN)
    demands = Demands(room, [player.pk], policy_of(room), at)
    told: set[int] = set()
    left = []
    for row in rows.select_related("game").order_by("-at", "-pk"):
        left.append(Left(row, None if row.game_id in told else demands.of(player.pk, row.game)))
        told.add(row.game_id)
    return left


def _conduct(player: Player) -> list[Conduct]:
    return list(Conduct.objects.filter(player=player).select_related("by").order_by("-at", "-pk"))


def _apart(player: Player) -> list[Apart]:
    pairs = ApartPair.objects.filter(Q(one=player) | Q(other=player), until__isnull=True)
    return [
        Apart(pair.pk, pair.other if pair.one_id == player.pk else pair.one)
        for pair in pairs.select_related("one", "other").order_by("pk")
    ]


def others(room: Room, player: Player, text: str) -> list[Player]:
    """Whom this player could be kept apart from, by what was typed."""
    apart = {row.player.pk for row in _apart(player)}
    return [row for row in find(room, text) if row.pk != player.pk and row.pk not in apart][:6]
