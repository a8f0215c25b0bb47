"""What every move has in common: who gets up, whether that chair may be taken, and its event."""

from __future__ import annotations

from typing import Any

from floor.commands.chairs import chair_of_sitting, live_sitting, place
from floor.commands.lock_ups import free
from players.commands.eligibility import check_may_play
from players.queries import said
from pokerroom.money import amount_text, decimal_of
from pokerroom.policy import by_setting
from pokerroom.refusals import Malformed, Refused
from pokerroom.turn import Turn, from_to
from tables.commands import check_free
from tables.models import Placement, Seat, Sitting
from tables.queries import sitter_name, sitter_said
from waitlist.commands.open_seats import check_apart, check_fills, check_nobody_chooses, check_not_locked
from waitlist.queries.next_seat import chain


def getting_up(now: Turn, sitting: Sitting) -> tuple[Sitting, Seat]:
    """Whoever moves: refused for those who may not play any more (T2, T41), and are to be cashed out."""
    sitting = live_sitting(now, sitting)
    if sitting.player:
        check_may_play(now, sitting.player)
    if sitting.leaving_at:
        raise Refused(f"{sitter_said(sitting)} is marked as leaving: tap Stays first.", code="leaving_already")
    return sitting, chair_of_sitting(sitting)


def check_chair(now: Turn, sitting: Sitting, taken: Seat) -> None:
    check_free(now, taken)
    check_fills(now, taken.table)
    check_nobody_chooses(now, sitting.game)
    check_not_kept(now, sitting, taken)
    if sitting.player:
        check_apart(now, sitting.player, taken.table)


def check_seat_changes(now: Turn, chair: Seat) -> None:
    """Refused with too few players, or into a seat that is locked up, where the table's rules say so (T12)."""
    there = now.policy.at(chair.table.game, chair.table)
    least = there.seat_change_over
    if least and Placement.objects.filter(seat__table=chair.table, until=None).count() <= least:
        says = f"Seats change at table {chair.table.number} only with more than {least} players."
        now.refuse(by_setting(there, "seat_change_over", says, code="short_table"))
    if chair.locked_for_id and not there.seat_change_after_lock_up:
        says = f"Seat {chair.number} is locked up: nobody changes into it any more."
        now.refuse(by_setting(there, "seat_change_after_lock_up", says, code="locked_up"))


def check_table_changes(now: Turn, sitting: Sitting, chair: Seat) -> None:
    """Refused where players do not change tables, or change in order and somebody else has that seat (T12)."""
    there = now.policy.at(chair.table.game, chair.table)
    match there.table_changes:
        case "never":
            now.refuse(by_setting(there, "table_changes", "Players do not change tables here.", code="no_table_change"))
        case "in_order":
            first = next(iter(chain(now.room, chair.table.number, chair.number, now.at)), None)
            if first is None or first.sitting_id != sitting.pk:
                whose = f"it goes to {first.name}" if first else "ask for the change first"
                says = f"Table changes go in order: Table {chair.table.number} seat {chair.number}, {whose}."
                now.refuse(by_setting(there, "table_changes", says, code="not_first"))


def check_stack(now: Turn, sitting: Sitting, chair: Seat, stack: int | None) -> None:
    """Refused below the minimum where a table change asks for it; HCT's carries any stack (T14)."""
    least = sitting.game.buy_in_min
    there = now.policy.at(sitting.game, chair.table)
    if there.table_change_stack == "any" or least is None:
        return
    if stack is None:
        says = f"A table change brings at least {amount_text(least)}: say what the player brings."
        raise Malformed({"stack": says}, rule="T14", missing={"stack": None})
    if stack < least:
        says = f"{sitter_said(sitting)} brings at least {amount_text(least)} to another table."
        missing = {"stack": decimal_of(least)}
        now.refuse(by_setting(there, "table_change_stack", says, code="below_minimum", missing=missing))


def check_not_kept(now: Turn, sitting: Sitting, taken: Seat) -> None:
    """A kept seat is free for its player; a supervisor puts anybody there with a reason. The lock-up is over."""
    if taken.locked_for:
        check_not_locked(now, taken, but=sitting.player_id)
        free(now, taken, now.overrule or f"{said(taken.locked_for)} moves there")


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
