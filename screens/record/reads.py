"""What stands on a player's record, as this member of staff may see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from django.db.models import Q

from floor.queries.corrections import Correction, corrections
from floor.queries.must_bring import Brings, Demands
from players.models import AgeCheck, ApartPair, Conduct, Player
from players.queries import find, of_person
from pokerroom import approvals
from pokerroom.models import Room, Staff
from pokerroom.roles import Act, may
from pokerroom.turn import policy_of
from tables.models import Bag, CashOut, Placement
from tables.queries import where
from tables.queries.money import open_bags, paid_bags

SHOWN = timedelta(days=7)


FOR_GOOD = timedelta(days=20 * 365)


@dataclass(frozen=True)
class Left:
    """A cash-out, what it was stated as before, and what it asks of whoever comes back; None once it asks nothing.

    `asked`: a supervisor has been asked to correct it, and has not decided yet.
    """

    cash_out: CashOut
    brings: Brings | None
    before: Sequence[Correction]
    asked: bool


@dataclass(frozen=True)
class Apart:
    """Somebody this player is kept apart from (T39); and, if they are not apart now, where they sit."""

    pair: int
    player: Player
    together: str = ""


@dataclass(frozen=True)
class Record:
    """A player: who they are, what they took off, what they may not do, and what they did."""

    player: Player
    chair: Placement | None
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
        chair=where(room, [player.pk]).get(player.pk),
        is_barred=player.is_barred(at),
        for_good=until is not None and until > at + FOR_GOOD,
        age_check=AgeCheck.objects.filter(of_person(player)).select_related("by").order_by("-at").first(),
        left=_left(room, player, at),
        bags=list(open_bags(room).filter(player=player)),
        conduct=_conduct(player) if may(staff.role, Act.CONDUCT) else [],
        apart=_apart(room, player) if may(staff.role, Act.BARS) else [],
    )


def _left(room: Room, player: Player, at: datetime) -> list[Left]:
    """The cash-outs of the last week; the latest of each game says what it still asks."""
    rows = CashOut.objects.filter(room=room, player=player, taken_back=False, at__gt=at - SHOWN)
    cash_outs = list(rows.select_related("game").order_by("-at", "-pk"))
    demands = Demands(room, [player.pk], policy_of(room), at)
    bags = paid_bags(cash_outs)
    subjects = {row.pk: f"bag:{bags[row.pk].pk}" if row.pk in bags else f"cash_out:{row.pk}" for row in cash_outs}
    before, asked = corrections(room, subjects.values()), _asked(room, at)
    told: set[int] = set()
    left = []
    for row in cash_outs:
        brings = None if row.game_id in told else demands.of(player.pk, row.game)
        subject = subjects[row.pk]
        left.append(Left(row, brings, before[subject], subject in asked))
        told.add(row.game_id)
    return left


def _asked(room: Room, at: datetime) -> set[str]:
    """The bags and cash-outs that a supervisor has been asked to correct."""
    kinds = {"custody.recount": "bag", "custody.restate": "cash_out"}
    rows = [(kinds[row.deed], row.facts) for row in approvals.waiting(room, at) if row.deed in kinds]
    return {f"{kind}:{facts[kind]}" for kind, facts in rows}


def _conduct(player: Player) -> list[Conduct]:
    rows = Conduct.objects.filter(of_person(player)).select_related("by", "reversal__by")
    return list(rows.order_by("-at", "-pk"))


def _apart(room: Room, player: Player) -> list[Apart]:
    rivals = _rivals(player)
    chairs = where(room, [player.pk, *(rival.pk for rival in rivals.values())])
    whole_game = policy_of(room).kept_apart_scope == "game"
    own = chairs.get(player.pk)
    return [Apart(pair, rival, _together(own, chairs.get(rival.pk), whole_game)) for pair, rival in rivals.items()]


def _rivals(player: Player) -> dict[int, Player]:
    pairs = ApartPair.objects.filter(Q(one=player) | Q(other=player), until__isnull=True)
    rows = pairs.select_related("one", "other").order_by("pk")
    return {row.pk: row.other if row.one_id == player.pk else row.one for row in rows}


def _together(one: Placement | None, other: Placement | None, whole_game: bool) -> str:
    """Where two sit who should not: keeping apart moves nobody, the floor does."""
    if one is None or other is None:
        return ""
    tables = sorted({one.seat.table.number, other.seat.table.number})
    if len(tables) == 1:
        return f"sit together at Table {tables[0]}"
    if whole_game and one.sitting.game_id == other.sitting.game_id:
        return f"play {one.sitting.game.short} at Tables {tables[0]} and {tables[1]}"
    return ""


def others(room: Room, player: Player, text: str) -> list[Player]:
    """Whom this player could be kept apart from, by what was typed."""
    apart = {rival.pk for rival in _rivals(player).values()}
    return [row for row in find(room, text) if row.pk != player.pk and row.pk not in apart][:6]
