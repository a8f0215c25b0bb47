"""The floor read: tables as they are, clocks in order, the trail in words, the room on paper; all in few queries."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from floor.commands.absences import away
from floor.commands.add_ons import add_on
from floor.commands.cash_outs import state_left_with
from floor.commands.chairs import leave, leaving, walk_up
from floor.commands.custody import pay_out, pick_up
from pokerroom.clock import now
from pokerroom.commands import set_policy
from pokerroom.event_text import tell
from pokerroom.models import Event
from pokerroom.undo import undo
from screens.floor.reads.map import floor_map
from screens.floor.reads.trail import trail
from screens.parts.clocks import clocks
from tables.commands import start
from tables.models import Bag, CashOut, Sitting
from tests.conftest import fresh, minute, second
from waitlist.commands.calls import call, pass_
from waitlist.commands.entries import check_in, join, remove, step_out
from waitlist.models import Entry
from waitlist.queries.snapshot import Snapshot


def queries(read: Callable[[], object]) -> int:
    with CaptureQueriesContext(connection) as made:
        read()
    return len(made)


def test_a_table_as_a_supervisor_sees_it(room, host, on_list, open_at, player) -> None:
    open_at(4, chairs=4)
    xena = walk_up(room, table=4, seat=1, player=player("Xena Xu"), by=host, at=minute(-60))
    walk_up(room, table=4, seat=2, player=player("Yara Young"), by=host, at=minute(-60))
    leaving(xena, by=host, at=minute(-1))
    call(on_list("Ann Adams"), table=4, seat=3, by=host, at=minute(0))
    table = floor_map(Snapshot(room, minute(1)))[3]
    assert [(seat.state, seat.says) for seat in table.seats] == [
        ("leaving", "XX"),
        ("seated", "YY"),
        ("locked", "AA"),
        ("open", ""),
    ]
    assert (table.status, table.taken, table.open, table.marks) == ("running", 2, 1, [])


def test_one_table_of_the_map_reads_as_it_does_among_all(room, supervisor, open_at, sit, client: Client) -> None:
    for number in (4, 5):
        open_at(number)
        for seat in range(1, 10):
            sit(f"Guest {number}{seat}", number, seat)
    assert floor_map(Snapshot(room, minute(1)), 4) == [floor_map(Snapshot(room, minute(1)))[3]]
    client.force_login(supervisor)
    read = client.get("/toledo/floor/map/4/").content
    assert b'id="spot-4"' in read
    assert b'id="spot-5"' not in read
    assert len(read) < 4000
    assert client.get("/toledo/floor/map/77/").status_code == 404


def test_a_lock_up_whose_call_has_run_out_is_over_on_the_map(room, host, on_list, open_at) -> None:
    open_at(4)
    call(on_list("Ann"), table=4, seat=3, by=host, at=minute(0))
    seats = [floor_map(Snapshot(room, at), 4)[0].seats[2].state for at in (second(299), second(300))]
    assert seats == ["locked", "open"]


def test_a_chair_from_its_hole_to_the_call_and_the_answer(room, host, on_list, open_at) -> None:
    open_at(4, chairs=3)
    for seat, name in enumerate(("Ann", "Bob"), 1):
        call(on_list(name), table=4, seat=seat, by=host, at=minute(0))
    check_in(Entry.objects.get(player__name="Bob"), by=host, at=minute(1))
    called, answered, open_ = floor_map(Snapshot(room, minute(2)))[3].seats
    assert (called.due_at, called.answered) == (minute(5), False)
    assert (answered.due_at, answered.answered) == (None, True)
    assert (open_.state, open_.since) == ("open", minute(-90))


@pytest.mark.rule("T47")
def test_from_when_larger_stacks_may_come_to_a_new_game(room, supervisor, open_at) -> None:
    start(open_at(4), by=supervisor, at=minute(-80))
    start(open_at(1), by=supervisor, at=minute(0))
    assert [(clock.kind, clock.name, clock.due_at) for clock in clocks(Snapshot(room, minute(59)))] == [
        ("young", "Table 1", minute(60))
    ]
    assert clocks(Snapshot(room, minute(60))) == []


def test_clocks_in_the_order_in_which_they_run_out(room, host, on_list, open_at) -> None:
    open_at(4)
    ann, bob, cy = (on_list(name) for name in ("Ann", "Bob", "Cy"))
    step_out(cy, until=minute(3), by=host, at=minute(0))
    call(ann, by=host, at=minute(0))
    call(bob, by=host, at=minute(1))
    check_in(bob, by=host, at=minute(1))
    told = [(clock.kind, clock.name, clock.due_at, clock.is_over) for clock in clocks(Snapshot(room, minute(4)))]
    assert told == [
        ("out", "Cy", minute(3), True),
        ("called", "Ann", minute(5), False),
        ("slow", "Bob", minute(11), False),
    ]
    assert [(clock.kind, clock.name) for clock in clocks(Snapshot(room, minute(5)))][-1] == ("held", "Ann")


def test_the_trail_says_who_was_first_and_who_was_passed_over(room, host, supervisor, on_list, open_at) -> None:
    open_at(4)
    ann, bob = on_list("Ann"), on_list("Bob")
    step_out(ann, by=host, at=minute(0))
    call(bob, by=host, at=minute(1), reason="Agreed with the others")
    room.refresh_from_db()
    read = trail(room, supervisor, minute(2), who=[bob.pk, ann.pk])
    assert [claim.name for claim in read.claims] == ["Ann", "Bob"]
    assert read.claims[0].why.startswith("By joining time")
    called = read.lines[0]
    assert (called.words, called.actor, called.undo) == ("Bob called for Table 4 seat 1", "Sam", True)
    assert [line.partition(":")[0] for line in called.passed_over] == ["Ann"]
    assert [line.words for line in trail(room, supervisor, minute(2), text="table 4 called").lines] == [called.words]


def test_what_was_undone_is_not_offered_again_whatever_is_searched(room, host, supervisor, on_list, open_at) -> None:
    open_at(4)
    ann = on_list("Ann Adams")
    call(ann, by=host, at=minute(0))
    pass_(ann, by=host, at=minute(1))
    undo(room, seq=room.events.latest("seq").seq, by=supervisor, at=minute(2))
    for text in ("", "ann", "called"):
        offered = [line.words for line in trail(room, supervisor, minute(3), text=text).lines if line.undo]
        assert not any("passed" in words for words in offered)
        assert sum("called" in words for words in offered) == 1  # not the one that the undo wrote


def test_as_many_queries_for_three_names_as_for_thirty(
    room, host, supervisor, on_list, open_at, client: Client
) -> None:
    open_at(1)
    client.force_login(supervisor)

    def read() -> list[int]:
        pages = [lambda page=page: client.get(f"/toledo/{page}/") for page in ("print", "floor")]
        parts = [
            lambda: floor_map(Snapshot(room, minute(1))),
            lambda: floor_map(Snapshot(room, minute(1)), 1),
            lambda: clocks(Snapshot(room, minute(1))),
            lambda: trail(room, supervisor, minute(1)),
        ]
        return [queries(part) for part in [*parts, *pages]]

    on_list("Dee")
    for name in ("Ann", "Bob", "Cy"):
        call(on_list(name), by=host, at=minute(0))
    few = read()
    for table in (2, 3):
        open_at(table, at=minute(0))
    entries: list[Entry] = [on_list(f"P{number}") for number in range(30)]
    for entry in entries[:20]:
        call(entry, by=host, at=minute(0))
    assert read() == few


def test_the_room_on_paper_has_lists_seats_and_clocks(room, host, on_list, open_at, client: Client) -> None:
    open_at(4)
    call(on_list("Ann Adams"), by=host, at=now())
    client.force_login(host)
    said = client.get("/toledo/print/").content.decode()
    assert all(part in said for part in ("Hold&#x27;em", "Table 4", "Clocks", "Ann A"))


def woken(act: Callable[[], object]) -> set[str]:
    """The topics that the screens are told of when this is done."""
    with CaptureQueriesContext(connection) as made:
        act()
    told = [query["sql"] for query in made.captured_queries if "pg_notify" in query["sql"]]
    return set(re.findall(r'"([a-z]+(?::[-\w]+)?)"', " ".join(told).partition('"topics":')[2]))


def test_what_is_read_again_for_a_change(room, host, on_list, open_at, sit, player) -> None:
    """The clock rail for clocks, a table of the map for its chairs, the whole map for tables alone."""
    open_at(4)
    open_at(5, game_slug="2-5-nlh")
    ann, bob, cy = on_list("Ann"), on_list("Bob"), sit("Cy Clark", 4, 1)
    assert woken(lambda: leaving(cy, by=host, at=minute(0))) == {"table:4", "list:1-3-nlh", "board"}
    assert "rail" in woken(lambda: step_out(bob, by=host, at=minute(1)))
    assert "rail" in woken(lambda: check_in(bob, by=host, at=minute(2)))
    call(ann, table=4, seat=3, by=host, at=minute(3))
    seated = woken(lambda: walk_up(room, table=5, seat=1, player=ann.player, by=host, at=minute(4)))
    assert {"rail", "table:4", "table:5"} < seated
    assert "floor" not in seated


def test_every_list_that_tells_of_somebody_is_read_again(room, host, on_list, open_at, game, player) -> None:
    """ "plays Table 4" on the other list is gone with the player, on every screen."""
    open_at(4)
    ann = player("Ann Adams")
    on_list("Bob")
    waits = join(room, games=[game("2-5-nlh")], player=ann, by=host, at=minute(-20))[0]
    assert "list:2-5-nlh" in woken(lambda: walk_up(room, table=4, seat=1, player=ann, by=host, at=minute(-10)))
    sits = Sitting.objects.get(player=ann)
    assert "list:2-5-nlh" in woken(lambda: leave(sits, by=host, at=minute(0)))
    assert "list:2-5-nlh" in woken(lambda: join(room, games=[game("1-3-nlh")], player=ann, by=host, at=minute(1)))
    remove(waits, by=host, at=minute(2))
    other = Entry.objects.get(ended_at=None, player=ann)
    assert "list:2-5-nlh" not in woken(lambda: remove(other, by=host, at=minute(3)))


def test_long_answers_are_sent_compressed(supervisor, client: Client) -> None:
    client.force_login(supervisor)
    assert client.get("/toledo/floor/map/", headers={"accept-encoding": "gzip"})["Content-Encoding"] == "gzip"


def test_more_time_is_a_figure_of_the_room(room, host, supervisor, manager, client, open_at, on_list) -> None:
    """What the buttons say is policy, and what they say is what they give."""
    set_policy(room, changes={"more_time_seconds": 600}, by=manager, at=minute(-100))
    open_at(4)
    ann = on_list("Ann Archer")
    call(ann, by=host, at=now())
    client.force_login(supervisor)
    rail = client.get("/toledo/floor/clocks/").content.decode()
    assert (rail.count("+ 10 min"), "+ 5 min" in rail) == (2, False)
    assert html.unescape(rail).count('"seconds": 600') == 2
    was = fresh(ann).due_at
    client.post(f"/toledo/floor/entries/{ann.pk}/more-time/", {"seconds": 600})
    assert fresh(ann).due_at == was + timedelta(minutes=10)


def test_money_is_named_where_it_was_told(room, host, supervisor, open_at, player, sit) -> None:
    """The foot and the trail say how much, so that a slip of the finger is seen while it can be undone."""
    open_at(4)
    bob = walk_up(room, table=4, seat=2, player=player("Bob Baker"), buy_in=20_000, by=host, at=minute(-30))
    add_on(bob, amount=5_000, stack=10_000, by=host, at=minute(0))
    leave(bob, amount=41_200, by=host, at=minute(1))
    cy = sit("Cy Cole", 4, 3)
    away(cy, by=host, at=minute(0))
    pick_up(cy, amount=48_700, bag="17", verified_by="Lee Ortiz", by=supervisor, at=minute(30))
    pay_out(Bag.objects.get(), by=supervisor, at=minute(31))
    dee = sit("Dee Dunn", 4, 4)
    leave(dee, by=host, at=minute(32))
    state_left_with(CashOut.objects.get(sitting=dee), amount=0, by=host, at=minute(33))
    said = [tell(event, room.zone) for event in Event.objects.filter(room=room).order_by("seq")]
    assert [line for line in said if "$" in line or "nothing" in line] == [
        "Bob B. seated at Table 4 seat 2 with $200",
        "Bob B.: add-on of $50",
        "Bob B. left Table 4 seat 2 with $412",
        "Chips of Cy C. picked up: $487, bag 17",
        "Bag 17 paid out to Cy C.: $487",
        "What Dee D. left with is stated: nothing",
    ]
