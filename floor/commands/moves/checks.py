"""What every move has in common: who gets up, whether that chair may be taken, and its event."""

from __future__ import annotations

from typing import Any

from floor.commands.chairs import chair_of_sitting, live_sitting, place
from floor.commands.lock_ups import free
from players.commands.eligibility import check_may_play
from pokerroom.refusals import Refused
from pokerroom.turn import Turn, from_to
from tables.commands import check_free
from tables.models import Seat, Sitting
from tables.queries import sitter_name
from waitlist.commands.open_seats import check_apart, check_fills, check_nobody_chooses, check_not_locked


def getting_up(now: Turn, sitting: Sitting) -> tuple[Sitting, Seat]:
    """Whoever moves: refused for those who may not play any more (T2, T41), and are to be cashed out."""
    sitting = live_sitting(now, sitting)
    if sitting.player:
        check_may_play(now, sitting.player)
    if sitting.leaving_at:
        raise Refused(f"{sitter_name(sitting)} is marked as leaving: tap Stays first.", code="leaving_already")
    return sitting, chair_of_sitting(sitting)


def check_chair(now: Turn, sitting: Sitting, taken: Seat) -> None:
    check_free(now, taken)
    check_fills(now, taken.table)
    check_nobody_chooses(now, sitting.game)
    check_not_kept(now, sitting, taken)
    if sitting.player:
        check_apart(now, sitting.player, taken.table)


def check_not_kept(now: Turn, sitting: Sitting, taken: Seat) -> None:
    """A kept seat is free for its player; a supervisor puts anybody there with a reason. The lock-up is over."""
    if taken.locked_for:
        check_not_locked(now, taken, but=sitting.player_id)
        free(now, taken, now.overrule or f"{taken.locked_for.public_name} moves there")


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
