"""What every move has in common: who gets up, whether that chair may be taken, and its event."""

from __future__ import annotations

from typing import Any

from floor.commands.chairs import chair_of_sitting, live_sitting, place
from floor.commands.chairs.opening import check_takes
from floor.commands.kept_apart import check_apart
from floor.commands.lock_ups import free
from pokerroom.refusals import Refused
from pokerroom.turn import Turn, from_to
from tables.commands import check_free
from tables.models import Seat, Sitting
from tables.queries import sitter_name
from tables.refusals import SeatLocked


def getting_up(now: Turn, sitting: Sitting) -> tuple[Sitting, Seat]:
    sitting = live_sitting(now, sitting)
    if sitting.leaving_at:
        raise Refused(f"{sitter_name(sitting)} is marked as leaving: tap Stays first.", code="leaving_already")
    return sitting, chair_of_sitting(sitting)


def check_chair(now: Turn, sitting: Sitting, taken: Seat) -> None:
    check_free(now, taken)
    check_takes(now, taken)
    check_not_kept(now, sitting, taken)
    if sitting.player:
        check_apart(now, sitting.player, taken)


def check_not_kept(now: Turn, sitting: Sitting, taken: Seat) -> None:
    """A kept seat is free for its player; a supervisor puts anybody there with a reason. The lock-up is over."""
    kept_for = taken.locked_for
    if kept_for is None:
        return
    if kept_for.pk != sitting.player_id:
        where = f"Table {taken.table.number} seat {taken.number}"
        now.refuse(SeatLocked(f"{where} is locked up for {kept_for.public_name}.", rule="T53", overrulable=True))
    free(now, taken, now.overrule or f"{kept_for.public_name} moves there")


def moved(now: Turn, sitting: Sitting, left: Seat, taken: Seat, verb: str, **facts: Any) -> None:
    where = place(taken, "rail", f"table:{left.table.number}", "requests")
    where["touches"] = [*where["touches"], f"seat:{left.pk}"]
    now.record(
        verb,
        f"sitting:{sitting.pk}",
        name=sitter_name(sitting),
        **from_to({"table": left.table.number, "seat": left.number}),
        **facts,
        **where,
    )
