"""What the screens post: a move in one touch, a count, marks, lock-ups with a reason, a break to its slips."""

from __future__ import annotations

import pytest
from django.template.loader import render_to_string
from django.test import RequestFactory

from floor.commands.absences import away
from floor.commands.chairs import leave, walk_up
from floor.commands.missed_blinds import missed_blinds
from pokerroom.clock import now
from pokerroom.commands import set_policy
from pokerroom.models import Approval, Event, Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Role
from pokerroom.undo import undo
from tables.models import Bag, Request, Seat, Sitting, Table
from tests.conftest import fresh
from tests.moves.test_moves import where
from waitlist.commands.entries import join, remove
from waitlist.models import Entry


@pytest.fixture
def kim(client, supervisor):
    client.force_login(supervisor)
    return _touch(client)


@pytest.fixture
def sam(client, host):
    client.force_login(host)
    return _touch(client)


def _touch(client):
    def touch(path, status=200, **facts):
        answer = client.post(f"/toledo/{path}/", facts)
        assert answer.status_code == status, answer.content.decode()
        return answer.content.decode()

    return touch


@pytest.fixture
def two(open_at, sit):
    open_at(1), open_at(4)
    return sit("Hal", 4, 2), sit("Gus", 4, 3)


MOVES = [({"chair": "4-6"}, (4, 6)), ({"chair": "4-3"}, (4, 3)), ({"chair": "1-1", "stack": "100"}, (1, 1))]


@pytest.mark.parametrize(("facts", "there"), MOVES, ids=["seat", "swap", "table"])
def test_a_chair_is_touched_and_the_player_sits_there(kim, two, facts, there):
    kim(f"host/sittings/{two[0].pk}/move", **facts)
    assert where(two[0]) == there


def test_to_another_game_with_what_was_taken_along(kim, two, open_at):
    open_at(2, game_slug="2-5-nlh")
    kim(f"host/sittings/{two[0].pk}/move", chair="2-1", stack="520", buy_in="520")
    up = Sitting.objects.get(player=two[0].player, ended_at=None)
    assert (where(up), up.buy_in, fresh(two[0]).left_with) == ((2, 1), 52_000, 52_000)


def test_past_somebody_who_waits_another_game_asks_why(sam, host, two, open_at, on_list):
    """As every other door past the list (rules §2); whoever stands first there is asked nothing."""
    hal, gus = two
    open_at(2, game_slug="2-5-nlh")
    first = on_list("Ann", game_slug="2-5-nlh")
    go = {"chair": "2-1", "stack": "520", "buy_in": "520"}
    assert "Ann is here and waits" in sam(f"host/sittings/{hal.pk}/move", 422, **go)
    sam(f"host/sittings/{hal.pk}/move", **go, reason="Floor's decision")
    sat = Event.objects.get(verb="tables.sat", data__name="Hal", data__list="2-5-nlh")
    assert (sat.data["reason"], [row["entry"] for row in sat.data["passed_over"]]) == ("Floor's decision", [first.pk])
    join(gus.room, games=[first.game], player=gus.player, by=host, at=now())
    remove(first, reason="Gave up", by=host, at=now())
    sam(f"host/sittings/{gus.pk}/move", **(go | {"chair": "2-2"}))
    assert where(Sitting.objects.get(player=gus.player, ended_at=None)) == (2, 2)


@pytest.mark.rule("T16")
def test_what_was_left_with_is_said_on_the_way_to_another_game(sam, host, two, open_at, sit):
    """Gus has left 2-5 within two hours, nobody knows with what: the form that asks for it is the way on."""
    hal, _ = two
    open_at(2, game_slug="2-5-nlh")
    at = now()
    leave(hal, amount=10_000, by=host, at=at)
    bigger = walk_up(hal.room, table=2, seat=1, player=hal.player, by=host, at=at)
    leave(bigger, by=host, at=at)
    again = walk_up(hal.room, table=4, seat=2, player=hal.player, buy_in=10_000, by=host, at=at)
    go = {"chair": "2-1", "stack": "100", "buy_in": "520"}
    assert 'name="left_with"' in sam(f"host/sittings/{again.pk}/move", 409, **go)
    sam(f"host/sittings/{again.pk}/move", **go, left_with="520")
    assert where(Sitting.objects.get(player=hal.player, ended_at=None)) == (2, 1)


def test_a_host_is_asked_whose_word_it_is(sam, supervisor, two):
    said = sam(f"host/sittings/{two[0].pk}/move", 409, chair="1-1", stack="100")
    assert 'data-again="approved_by" value="Kim"' in said
    sam(f"host/sittings/{two[0].pk}/move", chair="1-1", stack="100", approved_by="Kim")
    assert where(two[0]) == (1, 1)


def test_where_policy_wants_it_a_supervisor_approves_on_a_screen(sam, kim, room, manager, client, supervisor, two):
    set_policy(room, changes={"table_change_approval": "screen"}, by=manager, at=now())
    client.logout()
    client.force_login(room.staff.get(username="host"))
    sam(f"host/sittings/{two[0].pk}/move", chair="1-1", stack="100")
    asked = Approval.objects.get()
    assert where(two[0]) == (4, 2)
    assert asked.says.startswith("Move Hal, Table 4 seat 2, there since")
    client.force_login(supervisor)
    kim(f"host/approvals/{asked.pk}/approve")
    assert where(two[0]) == (1, 1)


@pytest.mark.rule("T47")
def test_the_stack_is_asked_for_before_a_supervisor_is(sam, kim, room, manager, client, supervisor, two):
    """What is put before a supervisor can be carried out: it holds the stack that a young table asks for."""
    set_policy(room, changes={"table_change_approval": "screen"}, by=manager, at=now())
    client.logout()
    client.force_login(room.staff.get(username="host"))
    assert 'name="stack"' in sam(f"host/sittings/{two[0].pk}/move", 400, chair="1-1")
    assert not Approval.objects.exists()
    sam(f"host/sittings/{two[0].pk}/move", chair="1-1", stack="100")
    client.force_login(supervisor)
    kim(f"host/approvals/{Approval.objects.get().pk}/approve")
    assert where(two[0]) == (1, 1)


def test_a_kept_seat_is_freed_for_somebody_with_a_reason(kim, two, player):
    ann = player("Ann")
    assert "Why is this seat kept" in kim("floor/tables/4/keep", 422, seat=9, player=ann.pk)
    kim("floor/tables/4/keep", seat=9, player=ann.pk, reason="Floor's decision")
    assert "locked up for Ann" in kim(f"host/sittings/{two[0].pk}/move", 409, chair="4-9")
    kim(f"host/sittings/{two[0].pk}/move", chair="4-9", overrule="Management's decision")
    assert (where(two[0]), Seat.objects.filter(locked_for=ann).count()) == ((4, 9), 0)


def test_the_menu_of_a_list_opens_while_a_move_comes_before_its_calls(kim, client, two):
    menu = "/toledo/host/lists/1-3-nlh/?open=menu-1-3-nlh"
    kim("floor/tables/4/mark", must_move=1)
    shown = client.get(menu).content.decode()
    assert ("/sittings/" in shown, "with others behind" in shown) == (True, False)
    assert "No new names" in shown


@pytest.mark.rule("T53")
def test_a_mover_goes_to_a_kept_seat_with_a_supervisors_reason(kim, two, player):
    kim("floor/tables/4/mark", must_move=1)
    kim("floor/tables/1/keep", seat=9, player=player("Ann").pk, reason="Floor's decision")
    go = {"chair": "1-9", "right": "must-move"}
    assert 'data-again="overrule"' in kim(f"host/sittings/{two[0].pk}/move", 409, **go)
    kim(f"host/sittings/{two[0].pk}/move", **go, overrule="Management's decision")
    assert where(two[0]) == (1, 9)


@pytest.mark.parametrize("role", Role)
def test_whoever_may_not_overrule_is_not_offered_it(role):
    asks = RequestFactory().get("/")
    asks.staff = Staff(role=role)
    said = render_to_string("parts/refusal.html", {"refusal": Refused("No.", overrulable=True)}, asks)
    assert ('data-again="overrule"' in said) == (role in (Role.SUPERVISOR, Role.MANAGER))


def test_wishes_are_asked_approved_and_withdrawn(kim, two):
    kim(f"host/sittings/{two[0].pk}/ask", wish="table")
    kim(f"host/sittings/{two[1].pk}/ask", wish="seat", seat=9)
    first, second = Request.objects.order_by("pk")
    kim(f"host/wishes/{first.pk}/approve")
    kim(f"host/wishes/{second.pk}/withdraw")
    assert (fresh(first).state, fresh(second).state) == ("approved", "withdrawn")


def test_a_count_is_one_touch_a_wrong_chair(kim, two):
    kim("floor/tables/4/count")
    kim("floor/tables/4/count", empty=2)
    kim("floor/tables/4/count", occupied=7)
    assert [fresh(row).ended_at is None for row in two] == [False, True]
    assert Sitting.objects.filter(player=None, ended_at=None).count() == 1


def test_a_count_is_taken_back(room, kim, two, supervisor):
    kim("floor/tables/4/count", occupied=7)
    undo(room, seq=Event.objects.filter(verb="tables.counted").latest("seq").command, by=supervisor, at=now())
    assert not Sitting.objects.filter(player=None, ended_at=None).exists()
    assert Seat.objects.get(table__number=4, number=7).open_since is not None


def test_marks_and_a_mover_who_refuses(kim, two):
    kim("floor/tables/4/mark", must_move=1)
    kim("floor/tables/4/mark", fill_first=1)
    table = Table.objects.get(number=4)
    assert (table.must_move, table.fill_first) == (True, True)
    kim("floor/tables/4/refuses", sitting=two[0].pk)
    assert fresh(two[0]).ended_at


def test_what_was_decided_for_a_table_ends_with_it(kim, open_at):
    open_at(4)
    kim("floor/tables/4/mark", must_move=1)
    kim("host/tables/4/close")
    assert not open_at(4).must_move


@pytest.mark.rule("T48")
def test_a_limit_change_wants_everybody(kim, two):
    hal, gus = two
    assert "Gus has not agreed" in kim("floor/tables/4/limit-change", 409, game="2-5-nlh", agreed=[hal.pk])
    kim("floor/tables/4/limit-change", game="2-5-nlh", agreed=[hal.pk, gus.pk])
    assert Table.objects.get(number=4).game.slug == "2-5-nlh"


@pytest.mark.rule("T43")
def test_a_break_to_its_slips(kim, client, host, two, sit):
    hal, gus = two
    joe = sit("Joe", 4, 5)
    for seat in range(1, 9):
        sit(f"At {seat}", 1, seat)
    away(joe, by=host, at=now())
    missed_blinds(joe, small=False, big=True, by=host, at=now())
    kim("floor/tables/4/break", open="sheet-4", tray="4")
    kim("floor/tables/4/draw", sitting=hal.pk, card="9c")
    ready = kim("floor/tables/4/draw", sitting=gus.pk, card="Kh", open="sheet-4", tray="4")
    assert '<option value="1-9" selected>Table 1 seat 9</option>' in ready
    places = {f"to-{gus.pk}": "1-9", f"to-{hal.pk}": "list", f"to-{joe.pk}": "list"}
    assert "Count the chips of Joe" in kim("floor/tables/4/close-draw", 400, **places)
    kim("floor/tables/4/close-draw", 400, **{f"to-0{gus.pk}": "1-9", "to-\uff17": "list"})
    bag = {f"amount-{joe.pk}": "212", f"bag-{joe.pk}": "9", f"verified_by-{joe.pk}": "Dee Ortiz"}
    kim("floor/tables/4/close-draw", **places, **bag)
    assert (where(gus), Bag.objects.get().amount) == ((1, 9), 21_200)
    assert list(Entry.objects.order_by("pk").values_list("player__name", flat=True)) == ["Hal", "Joe"]
    slips = client.get("/toledo/print/slips/4/").content.decode()
    told = ("Table 1 <span>seat 9", "dealt in", "1st from Table 4", "chips in custody", "<b>K♥</b>")
    assert all(words in slips for words in told)
