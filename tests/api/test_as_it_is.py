"""Reads show the room as it is at their moment, whether or not a sweep has got round to it (TM-02)."""

from __future__ import annotations

from floor.commands.cash_outs import cash_out
from pokerroom.sweep import sweep
from screens.board.reads.public import public_board
from tables.queries.api import table
from tests.conftest import fresh, minute
from waitlist.commands.calls import call
from waitlist.models import Entry
from waitlist.queries.api import entry_at, lists


def test_an_overdue_call_is_a_hold_and_its_seat_is_open(room, host, on_list, open_at):
    open_at(4, chairs=2)
    ann = on_list("Ann")
    call(ann, table=4, seat=2, by=host, at=minute(0))
    seen = [_seen(room, ann, minute(later)) for later in (4.99, 5, 19.99, 20)]
    assert seen == [
        ("called", "called", "called", "locked", 1),
        ("held", "held", "held", "open", 2),
        ("held", "held", "held", "open", 2),
        ("removed", None, None, "open", 2),
    ]


def _seen(room, ann, at):
    """What entry, list, board and table say, and how many seats are open."""
    shown = next(one for one in lists(room, at) if one["game"] == "1-3-nlh")
    board = next(one for one in public_board(room, at)["lists"] if one["game"] == "1-3-nlh")
    return (
        entry_at(room, ann.pk, at)["status"],
        next((entry["status"] for entry in shown["entries"]), None),
        next((name["status"] for name in board["entries"]), None),
        table(room, 4, at)["seats"][1]["status"],
        shown["open_seats"],
    )


def test_who_left_by_the_clock_says_so(room, host, on_list, open_at):
    open_at(4)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    gone = entry_at(room, ann.pk, minute(30))
    assert (gone["status"], gone["ended_at"], gone["ended_why"]) == ("removed", minute(20).isoformat(), "no show")


def test_whose_extended_dinner_is_over_left_by_that(room, supervisor, open_at, sit):
    open_at(4)
    ann = sit("Ann", 4, 1)
    cash_out(ann, amount=48_000, extended_dinner=True, verified_by="Dee Ortiz", by=supervisor, at=minute(0))
    place = Entry.objects.get(player=ann.player)
    gone = entry_at(room, place.pk, minute(90))
    sweep(minute(90))
    assert fresh(place).ended_why == gone["ended_why"] == "extended dinner over"
