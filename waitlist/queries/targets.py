"""Where somebody who sits may go, and what each place asks or stands in the way: said before the move is made."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta

from pokerroom.money import dollars
from pokerroom.roles import Act, may
from tables.models import Placement, Seat, Sitting, Table
from tables.queries import limits, sittings
from tables.rules import FILLS
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import clock


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
    sitters = sittings(shot.room)
    tables = [_table(shot, table, left, sitters, role) for table in shot.tables if table.game and table.status in FILLS]
    player = left.sitting.player
    name = player.public_name if player else "Somebody without a name"
    near_first = sorted(tables, key=lambda table: (table.number != left.seat.table.number, table.money == "buy-in"))
    return Moving(sitting_id, name, left.seat.table.number, left.seat.number, near_first)


def _table(shot: Snapshot, table: Table, left: Placement, sitters: dict[int, Sitting], role: str) -> TargetTable:
    assert table.game
    same = table.pk == left.seat.table_id
    says, rule, money = ("", "", "") if same else _comes_with(shot, table, left.sitting, role)
    barred = not same and table.number in shot.barred(left.sitting.player_id)
    if barred:
        says, rule = f"not at table {table.number}", "T39"
    targets = [_target(seat, sitters.get(seat.pk), left, same) for seat in shot.seats_of(table)]
    offered = [] if barred else [target for target in targets if target]
    return TargetTable(table.number, table.game.short, says, rule, barred, money, offered)


def _target(seat: Seat, sitter: Sitting | None, left: Placement, same: bool) -> Target | None:
    if seat.pk == left.seat_id:
        return Target(seat.number, "left", "sits here")
    if sitter is not None:
        if not same or sitter.leaving_at:
            return None
        return Target(seat.number, "swap", sitter.player.public_name if sitter.player else "no name")
    if seat.locked_for is None:
        return Target(seat.number, "open")
    return Target(seat.number, "locked", f"{seat.locked_for.public_name}{': moves along' if same else ''}")


def _comes_with(shot: Snapshot, table: Table, sitting: Sitting, role: str) -> tuple[str, str, str]:
    """What going to another table means: a sentence, its rule, and which amount it asks for."""
    if table.game_id != sitting.game_id:
        return "change of game", "T16", "buy-in"
    asked = "" if may(role, Act.APPROVE) else _approval(shot.policy.table_change_approval)
    allowed = _larger_stacks_from(shot, table)
    if allowed:
        most = limits(sitting.game).most or 0
        new = f"over {dollars(most)} from {allowed}"
        return ", ".join(filter(None, [new, asked])), "T47", "stack"
    notes = ["no fills" if table.no_fills else "", asked]
    return ", ".join(filter(None, notes)), "T47" if asked else "", ""


def _approval(how: str) -> str:
    return "a supervisor's word" if how == "verbal" else "a supervisor approves"


def _larger_stacks_from(shot: Snapshot, table: Table) -> str:
    """From when a stack over the maximum may come to this table (T47); empty where it may already."""
    assert table.game
    allowed = (table.running_since or shot.at) + timedelta(seconds=shot.policy.new_game_transfer_seconds)
    return clock(allowed, shot.room.zone) if limits(table.game).most is not None and shot.at < allowed else ""
