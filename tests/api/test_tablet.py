"""A table's own tablet: what its role allows, at its own table, and nothing else (rules §6)."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from floor.commands.absence_returns import back
from floor.commands.absences import away
from floor.commands.chairs import leave, leaving, stay
from floor.commands.missed_blinds import missed_blinds
from floor.commands.naming import occupied
from floor.commands.requests import ask, withdraw_request
from pokerroom.event_text import tell
from pokerroom.models import Event, Staff
from pokerroom.refusals import NotAllowed, Refused
from pokerroom.roles import ALLOWED, Act, Role
from pokerroom.sweep import sweep
from pokerroom.turn import turn
from pokerroom.undo import undo
from screens.table.reads import at_table, hand_clock
from tables.commands import close_table, open_table
from tables.commands.clock import call_clock, stop_clock
from tables.commands.floor_calls import call_floor, come
from tables.commands.games import add_game
from tables.commands.tablets import bind, release
from tables.models import Request, Sitting, Table
from tables.rules.moves import Wish
from tests.api.conftest import Caller
from tests.conftest import fresh, minute, second


@pytest.fixture
def table(open_at) -> Table:
    return open_at(4, chairs=4)


@pytest.fixture
def bob(table, sit):
    return sit("Bob Baker", 4, 1)


@pytest.fixture
def tablet(table, supervisor) -> Staff:
    return bind(table, by=supervisor, at=minute(-10))


def test_it_does_what_a_dealer_sees(room, tablet, bob, table) -> None:
    who = {"by": tablet}
    away(bob, dinner=True, at=minute(0), **who)
    missed_blinds(bob, small=True, big=True, at=minute(1), **who)
    back(bob, at=minute(2), **who)
    leaving(bob, at=minute(3), **who)
    stay(bob, at=minute(4), **who)
    withdraw_request(ask(bob, wish=Wish.SEAT, at=minute(5), **who), at=minute(6), **who)
    occupied(room, table=4, seat=2, at=minute(7), **who)
    leave(bob, at=minute(8), **who)
    verbs = Event.objects.filter(actor=tablet).order_by("seq").values_list("verb", flat=True)
    assert list(verbs) == [
        "tables.away", "tables.blinds", "tables.back", "tables.leaving", "tables.stays", "tables.asked",
        "tables.request_withdrawn", "tables.occupied", "tables.started", "tables.left",
    ]  # fmt: skip


def test_money_and_the_list_are_none_of_its_business(room, tablet, bob, on_list) -> None:
    with pytest.raises(NotAllowed):
        leave(bob, amount=30_000, by=tablet, at=minute(0))
    with pytest.raises(NotAllowed):
        ask(bob, wish=Wish.TABLE, by=tablet, at=minute(0))
    assert not Request.objects.exists()
    assert ALLOWED[Role.TABLE] == {Act.AWAY, Act.CHAIRS, Act.HAND_CLOCK, Act.CALL_FLOOR, Act.UNDO_OWN}


def test_at_another_table_it_does_nothing(room, tablet, open_at, sit) -> None:
    other = open_at(5, chairs=4)
    cy = sit("Cy Clark", 5, 1)
    for act in (
        lambda: leaving(cy, by=tablet, at=minute(0)),
        lambda: occupied(room, table=5, seat=2, by=tablet, at=minute(0)),
        lambda: call_clock(other, by=tablet, at=minute(0)),
        lambda: call_floor(other, by=tablet, at=minute(0)),
    ):
        with pytest.raises(NotAllowed, match="bound to table 4"):
            act()
    assert fresh(cy).leaving_at is None
    assert not Event.objects.filter(actor=tablet).exists()


def test_it_takes_back_its_own_for_a_minute(room, tablet, bob, supervisor) -> None:
    leave(bob, by=tablet, at=minute(0))
    seq = Event.objects.get(verb="tables.left").seq
    with pytest.raises(NotAllowed):
        undo(room, seq=seq, by=tablet, at=second(60))
    undo(room, seq=seq, by=tablet, at=second(59))
    assert fresh(bob).ended_at is None


@pytest.mark.parametrize("who", ["host", "tablet"])
def test_only_a_supervisor_binds_and_releases(request, table, supervisor, who) -> None:
    tablet = bind(table, by=supervisor, at=minute(0))
    other = tablet if who == "tablet" else request.getfixturevalue("host")
    for act in (bind, release):
        with pytest.raises(NotAllowed):
            act(table, by=other, at=minute(1))


def test_a_new_tablet_shuts_the_old_one_out(table, supervisor, client: Client) -> None:
    client.force_login(bind(table, by=supervisor, at=minute(0)))
    assert client.get("/toledo/tables/4/").status_code == 200
    bind(table, by=supervisor, at=minute(1))
    assert client.get("/toledo/tables/4/").status_code == 302


def test_a_released_tablet_is_nobody(room, table, supervisor, client: Client) -> None:
    tablet = bind(table, by=supervisor, at=minute(0))
    client.force_login(tablet)
    dealer = Caller(tablet, room)
    release(table, by=supervisor, at=minute(1))
    assert client.get("/toledo/tables/4/").status_code == 302
    assert dealer.get("tables/4/").status_code == 401
    with pytest.raises(Refused, match="no tablet of its own"):
        release(table, by=supervisor, at=minute(2))


def test_no_other_page_opens_on_it(tablet, open_at, client: Client) -> None:
    open_at(5)
    client.force_login(tablet)
    assert client.get("/").url == "/toledo/tables/4/"
    for path in ("host/", "floor/", "floor/map/4/", "host/tables/4/", "custody/", "players/1/", "print/", "policy/",
                 "close/", "take-over/", "copy/", "tables/", "tables/5/", "host/bar/", "floor/trail/"):  # fmt: skip
        assert client.get(f"/toledo/{path}").status_code == 403, path
    for path in ("host/add/", "host/undo/", "lock/", "pin/", "tables/4/bind/", "tables/5/clock/"):
        assert client.post(f"/toledo/{path}").status_code == 403, path


def test_its_token_opens_its_own_table_alone(room, kim, table, bob, open_at, sit) -> None:
    open_at(5)
    cy = sit("Cy Clark", 5, 1)
    Sitting.objects.filter(pk=bob.pk).update(buy_in=20_000)
    bound = kim.post("tables/4/tablet/")
    assert (bound.status_code, bound.json()["table"]) == (201, 4)
    dealer = Caller(Staff.objects.get(bound_to=4), room)
    assert dealer.headers == {"Authorization": f"Token {bound.json()['token']}"}
    for path in (f"sittings/{bob.pk}/leaving/", "tables/4/clock/", "tables/4/clock/stop/", "tables/4/floor/"):
        assert dealer.post(path).status_code == 200, path
    assert kim.get(f"sittings/{bob.pk}/").json()["buy_in"] == "200.00"
    assert dealer.get(f"sittings/{bob.pk}/").json()["buy_in"] is None
    [seat] = [seat for seat in dealer.get("tables/4/").json()["seats"] if seat["number"] == 1]
    assert seat["sitting"]["buy_in"] is None
    for path in (f"sittings/{cy.pk}/leaving/", "tables/5/clock/", "tables/4/floor/come/", "tables/4/close/",
                 f"sittings/{bob.pk}/name/", "close/", "lists/1-3-nlh/call-next/", "tables/5/tablet/"):  # fmt: skip
        assert dealer.post(path).status_code == 403, path
    for path in ("tables/", "tables/5/", "lists/", "players/?q=bo", "events/", "custody/", ""):
        assert dealer.get(path).status_code == 403, path
    assert dealer.get("tables/4/sheet/").json()[0] == {"what": "Structure", "answer": "no limit", "rule": "GG1"}


def test_whatever_a_tablet_writes_says_its_own_table(room, tablet) -> None:
    """The net under every door: an event at another table takes the whole command back."""
    with pytest.raises(NotAllowed), turn(room, by=tablet, at=minute(0), act=Act.AWAY) as now:
        now.record("tables.away", "sitting:1", table=7)
    assert not Event.objects.filter(subject="sitting:1").exists()


@pytest.mark.rule("T30")
def test_who_called_the_clock_is_on_record(room, tablet, bob, table, supervisor) -> None:
    call_clock(table, seat=1, by=tablet, at=minute(0))
    stop_clock(table, by=tablet, at=second(29))
    call_clock(table, by=supervisor, at=minute(1))
    called = Event.objects.filter(verb="tables.clock_called").order_by("seq")
    assert [event.data["called_by"] for event in called] == ["seat 1, Bob B.", "Kim"]
    stop_clock(table, by=tablet, at=second(70))
    with pytest.raises(Refused, match="Nobody sits"):
        call_clock(table, seat=3, by=tablet, at=second(71))


@pytest.mark.rule("T30")
def test_whose_hand_is_dead_is_said_where_somebody_said_on_whom_the_clock_is(room, tablet, bob, table) -> None:
    call_clock(table, on=1, by=tablet, at=minute(0))
    assert hand_clock(fresh(table), second(1)).whose == "seat 1, Bob B."
    sweep(second(30))
    assert hand_clock(fresh(table), second(31)).whose == "seat 1, Bob B."
    assert tell(Event.objects.get(verb="tables.hand_dead"), room.zone) == "Hand dead at Table 4: seat 1, Bob B."
    with pytest.raises(Refused, match="Nobody sits"):
        call_clock(table, on=3, by=tablet, at=second(40))


@pytest.mark.rule("T30")
def test_a_clock_stopped_by_mistake_runs_on_until_its_thirty_seconds_are_over(room, tablet, bob, table) -> None:
    call_clock(table, by=tablet, at=second(0))
    stop_clock(table, by=tablet, at=second(10))
    seq = Event.objects.get(verb="tables.clock_stopped").seq
    undo(room, seq=seq, by=tablet, at=second(29))
    assert fresh(table).clock_due_at == second(30)
    sweep(second(30))
    assert Event.objects.get(verb="tables.hand_dead").at == second(30)


def test_the_floor_is_called_and_comes(room, tablet, host, supervisor, table) -> None:
    call_floor(table, by=tablet, at=minute(0))
    with pytest.raises(Refused, match="called the floor already"):
        call_floor(table, by=tablet, at=minute(1))
    with pytest.raises(NotAllowed):
        come(table, by=host, at=minute(1))
    come(table, by=supervisor, at=second(75))
    came = Event.objects.get(verb="tables.floor_came")
    assert (came.data["waited_seconds"], fresh(table).floor_called_at) == (75, None)
    undo(room, seq=came.seq, by=supervisor, at=second(80))
    assert fresh(table).floor_called_at == minute(0)


def test_a_table_that_closes_calls_nobody_any_more(room, tablet, supervisor, table) -> None:
    call_floor(table, by=tablet, at=second(0))
    call_clock(table, by=tablet, at=second(1))
    close_table(fresh(table), by=supervisor, at=second(2))
    sweep(second(31))
    assert (fresh(table).floor_called_at, fresh(table).clock_due_at) == (None, None)
    assert not Event.objects.filter(verb="tables.hand_dead").exists()
    closed = Event.objects.get(verb="tables.closed").data
    assert closed["was"]["floor_called_at"] == second(0).isoformat()
    with pytest.raises(Refused, match="Since then: "):
        undo(room, seq=Event.objects.get(verb="tables.clock_called").seq, by=supervisor, at=second(32))


def test_a_table_opened_by_mistake_calls_nobody_any_more(room, tablet, supervisor, table) -> None:
    call_floor(table, by=tablet, at=second(0))
    undo(room, seq=Event.objects.get(verb="tables.opened").seq, by=supervisor, at=second(2))
    assert fresh(table).floor_called_at is None


@pytest.mark.rule("T30")
def test_the_table_shows_the_clock_until_zero_and_the_dead_hand_for_a_minute(table, tablet, bob) -> None:
    call_clock(table, seat=1, by=tablet, at=second(0))
    sweep(second(30))
    seen = [hand_clock(fresh(table), at) for at in (second(30), second(89), second(90))]
    assert [clock and (clock.called_by, clock.due_at) for clock in seen] == [
        ("seat 1, Bob B.", second(30)), ("seat 1, Bob B.", second(30)), None,
    ]  # fmt: skip


def test_at_zero_it_is_dead_before_anything_wrote_it(table, tablet) -> None:
    running = call_clock(table, by=tablet, at=second(0))
    told = [hand_clock(running, at) for at in (second(29), second(30))]
    assert [clock and clock.shown_until for clock in told] == [None, second(90)]


def test_the_screen_of_a_table_takes_as_many_queries_for_two_as_for_nine(
    room, tablet, open_at, sit, supervisor
) -> None:
    def read(number: int) -> int:
        with CaptureQueriesContext(connection) as queries:
            at_table(room, number, tablet, minute(1))
        return len(queries)

    open_at(5)
    for seat in range(1, 10):
        away(sit(f"Guest {seat}", 5, seat), by=supervisor, at=minute(0))
    sit("Bob Baker", 4, 1)
    sit("Cy Clark", 4, 2)
    assert read(5) == read(4)


@pytest.fixture
def vegas(room, manager, supervisor) -> Table:
    """Table 6 plays $2 Vegas Hold'em on eight chairs."""
    facts = {"slug": "vegas-2", "name": "Vegas Hold'em $2", "short": "Vegas 2", "structure": "fixed multiples"}
    facts |= {"ante": 200, "max_kind": "not stated", "most_chairs": 8}
    game = add_game(room, **facts, by=manager, at=minute(-5))
    return open_table(Table.objects.get(room=room, number=6), game=game, by=supervisor, at=minute(-5))


def test_where_vegas_holdem_is_played_the_sheet_says_what_each_square_costs(vegas, kim) -> None:
    assert vegas.chairs == 8
    said = {line["what"]: line["answer"] for line in kim.get("tables/6/sheet/").json()}
    assert (said["Ante"], said["Most a hand"]) == ("$2", "$30")
    assert said["Each square"] == "$2 ante, $4 two cards, $6 flop, $8 turn, $10 river"


@pytest.mark.rule("VH3", "VH4", "VH9")
def test_a_hand_of_vegas_holdem_is_worked_out_at_its_table(room, vegas, table, supervisor) -> None:
    """Seat 1 is all in at the flop with the best hand, seat 2 beats seat 3 above it, seat 4 folded after the ante."""
    dealer = Caller(bind(vegas, by=supervisor, at=minute(0)), room)
    reached = [{"seat": seat, "square": square} for seat, square in ((2, 5), (3, 5), (4, 1))]
    facts = {"reached": [{"seat": 1, "square": 3, "all_in": True}, *reached], "best": [[1], [2], [3]]}
    told = dealer.post("tables/6/vegas/", facts).json()
    assert told["awards"] == [{"seat": 1, "amount": "38.00"}, {"seat": 2, "amount": "36.00"}]
    assert told["no_action"] == [{"seat": 1, "square": 4}]
    doubled = dealer.post("tables/6/vegas/", facts | {"kill": True}).json()
    assert doubled["awards"][0] == {"seat": 1, "amount": "76.00"}
    for wrong in ({"best": [[1], [5]]}, {"best": [[1]]}, {"reached": [*facts["reached"], {"seat": 1, "square": 5}]}):
        assert dealer.post("tables/6/vegas/", facts | wrong).status_code == 400, wrong
    assert Caller(supervisor, room).post("tables/4/vegas/", facts).json()["code"] == "other_game"


@pytest.mark.rule("VH4", "VH8")
def test_the_odd_chip_of_a_split_square_goes_right_of_the_button(room, vegas, manager, supervisor) -> None:
    """Three antes of $1, seats 3 and 7 tie: nobody is owed 50 cents, and the button says who gets the odd dollar."""
    vegas.game.ante = 100
    vegas.game.save()
    facts = {"reached": [{"seat": seat, "square": 1} for seat in (2, 3, 7)], "best": [[3, 7], [2]]}
    kim = Caller(supervisor, room)
    unsaid = kim.post("tables/6/vegas/", facts)
    assert (unsaid.status_code, list(unsaid.json()["fields"])) == (400, ["button"])
    for button, odd, even in ((8, 7, 3), (7, 3, 7), (3, 7, 3)):
        told = kim.post("tables/6/vegas/", facts | {"button": button}).json()
        amounts = {row["seat"]: row["amount"] for row in told["awards"]}
        assert amounts == {odd: "2.00", even: "1.00"}
        assert told["odd_chips"] == [{"square": 1, "seat": odd, "amount": "1.00"}]
    assert kim.post("tables/6/vegas/", facts | {"best": [[3], [7]]}).json()["odd_chips"] == []
