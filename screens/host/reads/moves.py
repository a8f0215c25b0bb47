"""Where somebody who sits may go, and what each place asks or stands in the way: said before the move is made."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta

from floor.queries.must_bring import Demands
from pokerroom.money import amount_text
from pokerroom.roles import Act, may
from pokerroom.times import clock
from tables.models import Game, Placement, Table
from tables.queries import SeatNow, limits, sittings
from tables.rules import FILLS
from waitlist.queries.snapshot import Snapshot


@dataclass(frozen=True)
class Target:
    """A chair. Kind: open, swap (taken, at the same table), locked, left (where they sit now)."""

    number: int
    kind: str
    says: str = ""


@dataclass(frozen=True)
class TargetTable:
    """A table with the chairs that can be gone to. `says`: what comes with it; `barred`: nothing helps."""

    number: int
    game: str
    says: str
    rule: str
    barred: bool
    money: str
    seats: list[Target] = field(default_factory=list)


@dataclass(frozen=True)
class Moving:
    """Somebody about to move."""

    sitting_id: int
    name: str
    table: int
    seat: int
    tables: list[TargetTable]

    @property
    def key(self) -> str:
        """What is open on the screen while this player moves."""
        return f"move-{self.sitting_id}"

    @property
    def asks(self) -> set[str]:
        """Which amounts any of these tables may ask for: stack, buy-in."""
        return {table.money for table in self.tables if table.money}


def moving(shot: Snapshot, sitting_id: int, role: str) -> Moving | None:
    """The player and every open table; None where nobody of that number sits."""
    chair = Placement.objects.filter(room=shot.room, sitting=sitting_id, until__isnull=True)
    left = chair.select_related("sitting__player", "seat__table__game").first()
    if left is None:
        return None
    places = _Places(shot, left, role)
    tables = [places.table(table) for table in shot.tables if table.game and table.status in FILLS]
    here = left.seat.table.number
    name = shot.name_of(left.sitting.player)
    near_first = sorted(tables, key=lambda table: (table.number != here, table.money == "buy-in"))
    return Moving(sitting_id, name, here, left.seat.number, near_first)


class _Places:
    """What each table and chair is for this player, moved by somebody of this role."""

    def __init__(self, shot: Snapshot, left: Placement, role: str) -> None:
        self.shot, self.left, self.role = shot, left, role
        self.player = left.sitting.player_id
        self.sitters = sittings(shot.room)
        self.demands = Demands(shot.room, [self.player] if self.player else [], shot.policy, shot.at)

    def table(self, table: Table) -> TargetTable:
        assert table.game
        same = table.pk == self.left.seat.table_id
        says, rule, money = ("", "", "") if same else self._comes_with(table, table.game)
        barred = not same and table.number in self.shot.barred(self.player)
        if barred:
            says, rule = f"not at table {table.number}", "T39"
        targets = [self._target(seat, same) for seat in self.shot.seats_of(table)]
        offered = [] if barred else [target for target in targets if target]
        return TargetTable(table.number, table.game.short, says, rule, barred, money, offered)

    def _target(self, seat: SeatNow, same: bool) -> Target | None:
        sitter = self.sitters.get(seat.pk)
        if seat.pk == self.left.seat_id:
            return Target(seat.number, "left", "sits here")
        if sitter is not None:
            if not same or sitter.leaving_at:
                return None
            return Target(seat.number, "swap", sitter.player.public_name if sitter.player else "no name")
        if not seat.kept_for:
            return Target(seat.number, "open")
        return Target(seat.number, "locked", f"{seat.kept_for}{': moves along' if same else ''}")

    def _comes_with(self, table: Table, game: Game) -> tuple[str, str, str]:
        """What going to another table means: a sentence, its rule, and which amount it asks for."""
        frozen = "no fills" if table.no_fills else ""
        if game.pk != self.left.sitting.game_id:
            brings = self.demands.of(self.player, game, table) if self.player else None
            says, rule = (brings.says, brings.rule) if brings else ("", "T16")
            return _listed("change of game", frozen, says), rule, "buy-in"
        there = self.shot.policy.at(game, table)
        asked = "" if may(self.role, Act.APPROVE) else _approval(there.table_change_approval)
        if allowed := self._larger_stacks_from(table, game):
            return _listed(frozen, f"over {amount_text(limits(game).most or 0)} from {allowed}", asked), "T47", "stack"
        return _listed(frozen, asked), "T47" if asked else "T4" if frozen else "", ""

    def _larger_stacks_from(self, table: Table, game: Game) -> str:
        """From when a stack over the maximum may come to this table (T47); empty where it may already."""
        at = self.shot.at
        wait = timedelta(seconds=self.shot.policy.at(game, table).new_game_transfer_seconds)
        allowed = (table.running_since or at) + wait
        return clock(allowed, self.shot.room.zone) if limits(game).most is not None and at < allowed else ""


def _approval(how: str) -> str:
    return "a supervisor's word" if how == "verbal" else "a supervisor approves"


def _listed(*notes: str) -> str:
    return ", ".join(filter(None, notes))
