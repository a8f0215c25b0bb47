"""A running room comes from a whiteboard: tables, stays, dinners, lists, with their own times; no calls, no pages."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from pokerroom import clock
from pokerroom.models import Event
from pokerroom.turn import policy_of
from pokerroom.undo import undo
from tables.models import Session, Sitting, Table
from waitlist import whiteboard
from waitlist.models import Call, Entry, Page
from waitlist.queries import waiting_order

TOLEDO = ZoneInfo("America/New_York")
EIGHT = datetime(2026, 6, 5, 20, 0, tzinfo=TOLEDO)

TABLES = "1 1-3 NLH 18:05\n2 2-5 NLH 19:00\n3 1-1 PLO\n4 5-10 NLH 23:30\n5 3-6 Limit 18:00\n"
SEATS = "\n".join(
    f"{table}/{seat} Player {table}{seat} 19:{seat:02}{' dinner' if seat == 1 else ''}"
    for table in range(1, 6)
    for seat in range(1, 8)
)
LISTS = "1-3 NLH:\n" + "\n".join(f"Waiter {number} 18:{number:02}" for number in range(1, 20))
LISTS += "\nCaller 19:10 phone\n\n2-5 NLH:\nWaiter 3 19:12\nWaiter 4\nWaiter 5\n"


def test_a_line_says_table_seat_name_time_and_dinner():
    (line,) = whiteboard.seats("\n 1/4  Bob  B 19:45  dinner\n", EIGHT).lines
    assert line.number == 2
    assert line.facts == {
        "table": 1,
        "seat": 4,
        "name": "Bob B",
        "since": EIGHT.replace(hour=19, minute=45),
        "dinner_used": True,
    }


def test_a_time_still_to_come_was_yesterday():
    (line,) = whiteboard.tables("4 5-10 NLH 23:30", EIGHT).lines
    assert line.facts["since"] == EIGHT.replace(hour=23, minute=30) - timedelta(days=1)


@pytest.mark.parametrize(
    ("read", "text", "number", "says"),
    [
        (whiteboard.tables, "1 1-3\nhello", 2, "table and game"),
        (whiteboard.seats, "Bob", 1, "table and seat"),
        (whiteboard.seats, "1/4 Bob 25:00", 1, "no time of day"),
        (whiteboard.seats, "1/4 Bob 13:00 PM", 1, "no time of day"),
        (whiteboard.lists, "Bob 19:00", 1, "Name the game first"),
    ],
)
def test_a_line_that_says_nothing_is_named(read, text, number, says):
    [(named, why)] = read(text, EIGHT).wrong.items()
    assert named == number
    assert says in why


def test_the_rooms_own_print_can_be_typed_as_it_stands():
    (bob,) = whiteboard.seats("1/4 Bob B., since 7:45 PM", EIGHT).lines
    assert (bob.facts["name"], bob.facts["since"]) == ("Bob B.", EIGHT.replace(hour=19, minute=45))
    (ann,) = whiteboard.lists("1-3 NLH:\nAnn A. 6:30 PM, not here", EIGHT).lines
    assert (ann.facts["name"], ann.facts["here"]) == ("Ann A.", False)


@pytest.mark.parametrize(
    "line", ["1/4 open", "1/7 for Priya V.", "1/2 Hal H. 7:05 PM, leaving", "1/3 Gus 19:00 20:00", "1/3 Gus 7 PM away"]
)
def test_nobody_is_entered_under_a_word_of_the_room(line):
    [why] = whiteboard.seats(line, EIGHT).wrong.values()
    assert "no part of a name" in why


def test_every_bad_line_is_named_not_only_the_first():
    assert list(whiteboard.tables("hello\n1 1-3\ngoodbye", EIGHT).wrong) == [1, 3]


@pytest.mark.parametrize(("said", "hour"), [("7:20 PM", 19), ("7:20pm", 19), ("12:20 AM", 0), ("12:20 p.m.", 12)])
def test_times_may_be_written_as_the_room_shows_them(said, hour):
    (line,) = whiteboard.tables(f"1 1-3 NLH {said}", EIGHT).lines
    assert line.facts == {"table": 1, "game": "1-3 NLH", "since": EIGHT.replace(hour=hour, minute=20)}


@pytest.fixture
def supervisors(client, supervisor):
    client.force_login(supervisor, backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_five_games_and_twenty_three_names(room, game, supervisors):
    answer = supervisors.post("/toledo/take-over/", {"tables": TABLES, "seats": SEATS, "lists": LISTS})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/toledo/host/")
    assert Table.objects.filter(room=room, status="running").count() == 5
    assert (Sitting.objects.count(), Session.objects.filter(dinner_used_at__isnull=False).count()) == (35, 5)
    order = [row.entry.player.name for row in waiting_order(room, game("1-3-nlh"), policy_of(room))]
    assert order == [*(f"Waiter {number}" for number in range(1, 20)), "Caller"]
    assert Entry.objects.count() == 23
    assert not Entry.objects.get(player__name="Caller").is_here
    assert not Call.objects.exists()
    assert not Page.objects.exists()


def test_one_bad_line_and_nothing_is_entered(room, supervisors):
    answer = supervisors.post("/toledo/take-over/", {"tables": "1 1-3 NLH", "seats": "1/2 Ann\n\n1/2 Bob", "lists": ""})
    assert answer.status_code == 400
    assert "Line 3: Table 1 seat 2 is taken" in answer.content.decode()
    assert not Event.objects.filter(room=room).exists()
    assert not Sitting.objects.exists()


def test_a_host_does_not_take_over_or_close(client, host):
    client.force_login(host, backend="django.contrib.auth.backends.ModelBackend")
    assert client.get("/toledo/take-over/").status_code == 403
    assert client.post("/toledo/close/").status_code == 403


def test_an_empty_whiteboard_is_told_so(supervisors):
    answer = supervisors.post("/toledo/take-over/", {"tables": " ", "seats": "", "lists": "\n"})
    assert answer.status_code == 400
    assert "Nothing was typed" in answer.content.decode()


def test_one_undo_empties_the_room_again(room, supervisor, supervisors):
    supervisors.post("/toledo/take-over/", {"tables": TABLES, "seats": SEATS, "lists": LISTS})
    event = Event.objects.filter(room=room).order_by("seq").first()
    undo(room, seq=event.seq, by=supervisor, at=clock.now())
    assert not Table.objects.exclude(status="closed").exists()
    assert not Sitting.objects.filter(ended_at=None).exists()
    assert not Entry.objects.filter(status="waiting").exists()
