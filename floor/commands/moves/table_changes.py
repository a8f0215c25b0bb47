"""Another table of the same game with the whole stack (T14, T47)."""

from __future__ import annotations

from datetime import datetime, timedelta

from floor.commands.chairs import chair_of
from floor.commands.moves.checks import check_chair, check_stack, check_table_changes, getting_up, moved
from floor.commands.requests import answer_wish, wishes_over
from floor.commands.table_starts import Seated
from floor.queries import must_bring
from pokerroom.event_text import chair_text, money_text, says
from pokerroom.models import Staff
from pokerroom.money import amount_text, decimal_of
from pokerroom.policy import by_setting
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act, Role
from pokerroom.times import span
from pokerroom.turn import Turn, entitled, turn
from tables import queries as floor
from tables.commands import moves as chairs_of
from tables.models import Request, Sitting, Table
from tables.queries import sitter_said
from tables.refusals import TableState
from tables.rules import most_allowed
from tables.rules.moves import CameBy, RequestState, Wish, transfer_from


def change_table(
    sitting: Sitting,
    *,
    table: int,
    seat: int,
    stack: int | None = None,
    largest_stack: int | None = None,
    approved_by: str = "",
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Sitting:
    """To another table of the same game with the whole stack (T14). A supervisor approves (T47), by name if verbal.

    Until it has been played there for an hour a stack over its maximum, match included, waits (T47): the refusal says
    until when. `stack` and `largest_stack` in cents.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        sitting, left = getting_up(now, sitting)
        taken = chair_of(now, table, seat)
        if taken.table.game_id != sitting.game_id:
            raise TableState(f"Table {table} plays another game: that is a change of game.", code="other_game")
        if taken.table_id == left.table_id:
            raise Malformed({"table": "That is the same table: change the seat."})
        check_chair(now, sitting, taken)
        check_table_changes(now, sitting, taken)
        check_stack(now, sitting, taken, stack)
        _check_transfer(now, sitting, taken.table, stack, largest_stack)
        approver = _check_approval(now, sitting, taken.table, approved_by)  # last: what is asked for can then be done
        open_since = chairs_of.slide(now, sitting, left, taken, CameBy.TABLE_CHANGE)
        now.note(Seated).tables.add(taken.table_id)
        moved(
            now,
            sitting,
            left,
            taken,
            "tables.table_changed",
            open_since=open_since,
            answered=wishes_over(now, sitting, taken.table) + answer_wish(now, sitting, Wish.TABLE),
            approved_by=approver.name,
            approver=approver.pk,
            stack_cents=stack,
            largest_stack_cents=largest_stack,
        )
        return sitting


def _check_approval(now: Turn, sitting: Sitting, table: Table, approved_by: str) -> Staff:
    """Who approved: a supervisor at the screen, the one whom a host names, or an approved request for there (T47)."""
    assert now.by
    if entitled(now.by, Act.APPROVE):
        return now.by
    request = Request.objects.filter(sitting=sitting, wish=Wish.TABLE, state=RequestState.APPROVED).first()
    if request and request.approved_by and request.to_table_id in (None, table.pk):
        return request.approved_by
    if now.policy.at(table.game, table).table_change_approval != "verbal":
        raise Refused("A supervisor approves this table change first.", code="approval_needed", rule="T47")
    named = Staff.objects.filter(room=now.room, is_active=True, role__in=[Role.SUPERVISOR, Role.MANAGER])
    for supervisor in named:
        if approved_by.strip().casefold() in (supervisor.name.casefold(), supervisor.username.casefold()):
            return supervisor
    raise Refused("Name the supervisor who approves this table change.", code="approval_needed", rule="T47")


def _words(wait: timedelta) -> str:
    return "an hour" if wait == timedelta(hours=1) else span(int(wait.total_seconds()))


def _check_transfer(now: Turn, sitting: Sitting, table: Table, stack: int | None, largest_stack: int | None) -> None:
    """T47: more than the maximum waits until the new table has run for an hour."""
    most = most_allowed(floor.limits(sitting.game), largest_stack)
    there = now.policy.at(table.game, table)
    wait = timedelta(seconds=there.new_game_transfer_seconds)
    began = floor.first_hand_at(table)
    young = began is None or now.at < began + wait
    if most is None or not young:
        return
    if stack is None:
        raise Malformed(
            {"stack": f"Table {table.number} has not run for {_words(wait)}: say what the player brings."},
            rule="T47",
            missing={"stack": None, "largest_stack": None},
        )
    allowed = transfer_from(stack, most, began, now.at, wait)
    if allowed is None:
        return
    from_when = f"from {must_bring.moment(allowed, now.room)}" if began else f"{_words(wait)} after it starts"
    limits = floor.limits(sitting.game)
    hint = ""
    if limits.match_percent and largest_stack is None:
        hint = f", or now within {limits.match_percent}% of the largest stack there"
    now.refuse(
        by_setting(
            there,
            "new_game_transfer_seconds",
            f"With {amount_text(stack)} {sitter_said(sitting)} may come to table {table.number} "
            f"{from_when}{hint}: its most is {amount_text(most)}.",
            code="new_game",
            allowed_from=allowed.isoformat() if began else None,
            missing={"stack": decimal_of(stack), "largest_stack": None},
        )
    )


says("tables.table_changed")(
    lambda facts: f"{facts['name']} moved to {chair_text(facts)}{money_text(facts, ' with', 'stack_cents')}"
)
