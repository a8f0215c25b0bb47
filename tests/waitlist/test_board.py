"""What the board shows, and when: called, missed and gone at their moments; names apart; one banner at a time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from floor.commands.chairs import seat
from pokerroom.commands import set_policy
from pokerroom.models import Room
from pokerroom.sweep import sweep
from screens.board.reads.board import Board, Priority, board
from tables.commands import open_table
from tables.models import Table
from tests.conftest import minute, second
from waitlist.commands.calls import call, fill, page, pass_
from waitlist.commands.entries import change_list, check_in, join, remove, step_out
from waitlist.commands.pages import announce
from waitlist.models import Entry, Page
from waitlist.rules import PageState, Via

OnList = Callable[..., Entry]


@pytest.fixture
def at(room: Room) -> Callable[[datetime], Board]:
    def read(moment: datetime) -> Board:
        room.refresh_from_db()
        return board(room, moment)

    return read


def told(shown: Board, which: int = 0) -> list[tuple[str, str]]:
    return [(name.state, name.name) for name in shown.lists[which].names]


def places(shown: Board) -> dict[str, int | None]:
    return {name.name: name.place for name in shown.lists[0].names}


def on_banner(shown: Board) -> list[str]:
    return [name.name for group in shown.banner.groups for name in group.names] if shown.banner else []


def test_a_call_is_over_at_its_moment_before_anything_wrote_it(host, on_list, open_at, at) -> None:
    open_at(4)
    ann, _ = on_list("Ann"), on_list("Bob")
    call(ann, by=host, at=minute(0))
    assert told(at(second(299.999))) == [("called", "Ann"), ("waiting", "Bob")]
    missed = at(minute(5))
    assert told(missed) == [("waiting", "Bob"), ("missed", "Ann")]
    assert missed.lists[0].names[-1].due_at == minute(20)
    assert told(at(minute(20))) == [("waiting", "Bob")]


def test_the_board_knows_when_it_changes_by_itself(host, on_list, open_at, at) -> None:
    open_at(4)
    call(on_list("Ann"), by=host, at=minute(0))
    assert at(minute(1)).changes_at == minute(5)
    announce(minute(1))
    assert at(minute(1)).changes_at == second(75)
    assert at(minute(5)).changes_at == minute(20)
    assert at(minute(20)).changes_at is None


def test_called_first_then_numbers_then_missed_calls(host, on_list, open_at, at) -> None:
    open_at(4)
    eve, lou, ann, _, _ = (on_list(name) for name in ("Eve", "Lou", "Ann", "Bob", "Cy"))
    call(eve, by=host, at=minute(0))
    call(lou, by=host, at=minute(4))
    check_in(lou, by=host, at=minute(4))
    call(ann, by=host, at=minute(4.5))
    sweep(at=minute(5))
    assert told(at(minute(5))) == [
        ("called", "Ann"),
        ("called", "Bob"),  # the follow-up call
        ("answered", "Lou"),
        ("waiting", "Cy"),
        ("missed", "Eve"),
    ]


def test_places_never_count_people_who_have_gone(room, host, on_list, game, player, at) -> None:
    """WL-01."""
    ana, _, cy, _ = (on_list(name) for name in ("Ana", "Ben", "Cy", "Dee"))
    remove(ana, by=host, at=minute(5))
    remove(cy, by=host, at=minute(6))
    join(room, games=[game("1-3-nlh")], player=player("Eli"), by=host, at=minute(7))
    shown = at(minute(8))
    assert places(shown) == {"Ben": 1, "Dee": 2, "Eli": 3}
    assert shown.lists[0].waiting == 3


def test_who_is_not_in_the_room_keeps_the_number_and_is_marked(host, on_list, at) -> None:
    on_list("Ann"), on_list("Bob", via=Via.PHONE)
    step_out(on_list("Cy"), by=host, at=minute(0))
    shown = at(minute(1)).lists[0]
    assert [(name.place, name.absent) for name in shown.names] == [(1, ""), (2, "phone"), (3, "stepped-out")]
    assert (shown.here, shown.not_here) == (1, 2)


@pytest.mark.rule("T46")
def test_the_foot_says_which_tier_has_priority_in_which_game(room, manager, on_list, at) -> None:
    on_list("Ann"), on_list("Bob", game_slug="2-5-nlh"), on_list("Cy", game_slug="1-1-plo")
    assert at(minute(0)).priority == [Priority(3, [])]
    set_policy(room, layer="game:2-5-nlh", changes={"vip_priority_tier": 2}, by=manager, at=minute(0))
    assert at(minute(1)).priority == [Priority(2, ["2-5 NLH"]), Priority(3, ["1-3 NLH", "1-1 PLO"])]


def test_a_list_without_a_table_is_forming(on_list, at) -> None:
    on_list("Ann", game_slug="5-10-nlh"), on_list("Bob", game_slug="5-10-nlh", via=Via.PHONE)
    shown = at(minute(0))
    assert (shown.lists[0].forming, shown.lists[0].waiting, shown.lists[0].here) == (True, 2, 1)
    assert "1-3 NLH" in shown.on_request


def test_two_alike_get_the_last_digits_of_their_entries(host, on_list, game, at) -> None:
    bobs = [on_list("Bob Brown"), on_list("Bob Baker")]
    on_list("Cy Clark")
    digits = {name.entry: name.digits for name in at(minute(0)).lists[0].names}
    assert [digits[bob.pk] for bob in bobs] == [f"{bob.pk:02d}"[-2:] for bob in bobs]
    assert digits.popitem()[1] == ""


def test_one_player_on_two_lists_is_not_alike(room, host, on_list, game, at) -> None:
    ann = on_list("Ann Alvarez")
    join(room, games=[game("2-5-nlh")], player=ann.player, by=host, at=minute(0))
    assert [name.digits for shown in at(minute(1)).lists for name in shown.names] == ["", ""]


def test_names_cut_at_the_same_letter_differ(on_list, at) -> None:
    """BO-02: in narrow columns both Christophers are cut before they differ."""
    for slug in ("1-3-nlh", "2-5-nlh", "5-10-nlh", "3-6-lhe", "1-1-plo", "5-10-o8"):
        for number in range(12):
            on_list(f"P{number} {slug}", game_slug=slug)
    on_list("Christopher-Alexander B."), on_list("Christopher-Alexandra B.")
    alike = [name.digits for name in at(minute(0)).lists[0].names if name.name.startswith("Christopher")]
    assert len(set(alike)) == 2
    assert all(alike)


def test_the_banner_takes_one_call_after_the_other(host, on_list, open_at, at) -> None:
    """BO-05: Ben, who declined while he queued, is dropped unshown."""
    open_at(1), open_at(3, game_slug="1-3-nlh")
    ana, ben, cy = (on_list(name) for name in ("Ana", "Ben", "Cy"))
    call(ana, table=1, seat=4, by=host, at=second(0))
    announce(second(0))
    call(ben, table=3, seat=1, by=host, at=second(2))
    call(cy, table=3, seat=2, by=host, at=second(4))
    announce(second(4))
    assert on_banner(at(second(4))) == ["Ana"]
    assert [name for state, name in told(at(second(4))) if state == "called"] == ["Ana", "Ben", "Cy"]
    pass_(ben, by=host, at=second(6))
    assert "Ben" not in [name for state, name in told(at(second(8))) if state == "called"]
    announce(second(14))
    assert on_banner(at(second(14.999))) == ["Ana"]
    assert on_banner(at(second(15))) == []
    announce(second(15))
    assert on_banner(at(second(15))) == ["Cy"]
    announce(second(30))
    assert on_banner(at(second(30))) == []


def test_a_call_given_up_leaves_the_banner(host, on_list, open_at, at) -> None:
    open_at(1)
    ana = on_list("Ana")
    call(ana, by=host, at=second(0))
    announce(second(0))
    pass_(ana, by=host, at=second(3))
    assert on_banner(at(second(4))) == []


@pytest.mark.parametrize("how", ["answered", "seated"])
def test_an_answered_call_leaves_the_banner(host, on_list, open_at, at, how) -> None:
    """Both were called by one touch; Ana comes, Ben has not yet."""
    ana, ben = on_list("Ana"), on_list("Ben")
    fill(open_at(1, chairs=2), by=host, at=second(0))
    announce(second(0))
    assert on_banner(at(second(2))) == ["Ana", "Ben"]
    if how == "answered":
        check_in(ana, by=host, at=second(3))
    else:
        seat(ana, table=1, seat=1, by=host, at=second(3))
    assert on_banner(at(second(3))) == ["Ben"]
    assert ben.pk


def test_a_call_answered_while_it_queued_is_not_announced(host, on_list, open_at, at) -> None:
    open_at(1)
    ana, ben = on_list("Ana"), on_list("Ben")
    for number, entry in enumerate((ana, ben), 1):
        call(entry, table=1, seat=number, by=host, at=second(0))
    announce(second(0))
    check_in(ben, by=host, at=second(5))
    announce(second(15))
    assert on_banner(at(second(15))) == []
    assert Page.objects.get(entry=ben).state == PageState.DROPPED


def test_nine_seats_are_one_banner(room, host, supervisor, on_list, game, at) -> None:
    """WL-06."""
    waiting = [on_list(f"W{number}") for number in range(1, 13)]
    table = open_table(Table.objects.get(room=room, number=7), game=game("1-3-nlh"), by=supervisor, at=second(0))
    fill(table, by=host, at=second(0))
    announce(second(0))
    shown = at(second(1))
    assert shown.banner
    assert [group.table for group in shown.banner.groups] == [7]
    assert on_banner(shown) == [f"W{number}" for number in range(1, 10)]
    assert [places(shown)[f"W{number}"] for number in (10, 11, 12)] == [1, 2, 3]
    remove(waiting[2], by=host, at=minute(1))
    assert (places(at(minute(1)))["W11"], places(at(minute(1)))["W12"]) == (1, 2)


def test_a_page_without_a_call_says_see_the_host(host, on_list, at) -> None:
    page(on_list("Ann"), by=host, at=second(0))
    announce(second(0))
    banner = at(second(1)).banner
    assert banner
    assert (banner.groups[0].table, banner.spoken) == (None, "Ann: see the host.")


def test_nothing_personal_is_public(room, client: Client, host, on_list, game) -> None:
    """No tier, no note, no family name, no phone; markup in a name is only characters (SE-02)."""
    ann = on_list("Ann Alvarez", tier=3, phone="+14195550123", note="red cap")
    change_list(ann, game=game("2-5-nlh"), reason="Wrong list tapped", by=host, at=minute(0))
    on_list("<img src=x onerror=alert(1)>")
    said = client.get("/toledo/board/lists/").content.decode()
    assert "Ann A." in said
    assert not [word for word in ("Alvarez", "4195550123", "red cap", "i-tier", "Wrong list", "<img") if word in said]
    assert "&lt;img" in said


def test_the_board_needs_no_log_in_and_knows_only_its_room(client: Client, room, other_room, on_list) -> None:
    on_list("Ann")
    assert "Ann" in client.get("/toledo/board/").content.decode()
    assert "Ann" not in client.get("/harbor/board/").content.decode()
    assert client.get("/nowhere/board/").status_code == 404


def test_as_many_queries_for_five_names_as_for_fifty(room, on_list, at) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as made:
            board(room, minute(0))
        return len(made)

    for number in range(5):
        on_list(f"A{number}")
    five = queries()
    for number in range(45):
        on_list(f"B{number}", game_slug=("1-3-nlh", "2-5-nlh", "5-10-nlh")[number % 3])
    assert queries() == five


def test_the_lists_are_written_once_a_version(room, client: Client, host, on_list) -> None:
    on_list("Ann")
    client.get("/toledo/board/lists/")
    with CaptureQueriesContext(connection) as made:
        client.get("/toledo/board/lists/")
    assert len(made) == 2  # the room and the time
    on_list("Bob")
    assert "Bob" in client.get("/toledo/board/lists/").content.decode()
