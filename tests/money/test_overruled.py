"""Breaks, limit changes, moves in somebody's name; and what a supervisor may overrule (T1, T39, T43, T47, T48, T53)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.breaking import break_table, close_draw, draw_card
from floor.commands.chairs import leave, leaving, seat, stay, walk_up
from floor.commands.kept_apart import keep_apart
from floor.commands.limit_changes import limit_change
from floor.commands.moves import change_table
from floor.commands.requests import approve_request
from floor.commands.requests import ask as wish_for
from pokerroom import clock
from pokerroom.commands import set_policy
from pokerroom.invariants import check
from pokerroom.models import Event
from pokerroom.refusals import Malformed, Refused
from pokerroom.undo import undo
from screens.floor.reads.named_moves import named_moves
from tables.commands import close_table, no_fills, start
from tables.models import Request, Table
from tables.queries import holes
from tables.rules.moves import Wish
from tests.api.conftest import Caller
from tests.conftest import calls_of, fresh, minute
from waitlist.commands.calls import call
from waitlist.commands.entries import join
from waitlist.commands.lists import close_list
from waitlist.models import Entry

pytestmark = pytest.mark.django_db

WHY = "Management's decision"


# A break (T43): those who drew choose first


@pytest.fixture
def drawing(open_at, full, sit, on_list, host, supervisor):
    """Table 1 breaks; one chair is open at table 2; Ann waits."""
    one, two = open_at(1), full(2, but=1, chairs=3)
    ana, cy = sit("Ana", 1, 1), sit("Cy", 1, 2)
    ann = on_list("Ann")
    break_table(one, by=supervisor, at=minute(0))
    return one, two, ana, cy, ann


def test_a_host_seats_nobody_past_those_who_drew(room, host, drawing, player):
    ann = drawing[4]
    for sit_down in (
        lambda: seat(ann, table=2, seat=3, reason="x", by=host, at=minute(1)),
        lambda: walk_up(room, table=2, seat=3, player=player("Dov"), reason="x", by=host, at=minute(1)),
    ):
        with pytest.raises(Refused, match="its players choose first") as refusal:
            sit_down()
        assert (refusal.value.code, refusal.value.rule, refusal.value.overrulable) == ("breaking", "T43", True)


def test_a_walk_up_during_a_break_asks_a_supervisor_for_a_reason(room, supervisor, drawing, player):
    said = {"table": 2, "seat": 3, "player": player("Dov"), "by": supervisor, "at": minute(1)}
    with pytest.raises(Refused, match="its players choose first"):
        walk_up(room, **said)
    walk_up(room, overrule=WHY, **said)
    assert Event.objects.get(verb="overruled").data["reason"] == WHY


def test_whoever_drew_the_ace_finds_the_chair(supervisor, host, drawing):
    one, _, ana, cy, _ = drawing
    draw_card(one, sitting=ana, card="2c", by=host, at=minute(1))
    draw_card(one, sitting=cy, card="As", by=host, at=minute(1))
    close_draw(one, choices=[(cy.pk, 2, 3)], by=supervisor, at=minute(2))
    assert cy.placements.get(until=None).seat.table.number == 2


def test_a_supervisor_seats_past_them_with_a_reason(supervisor, drawing):
    seat(drawing[4], table=2, seat=3, reason="x", overrule=WHY, by=supervisor, at=minute(1))
    assert Event.objects.get(verb="overruled").data["rule"] == "T43"


def test_a_move_to_the_only_chair_waits_too(host, supervisor, open_at, sit, full):
    one, _ = open_at(1), full(2, but=1, chairs=3)
    open_at(3)
    dov, _ = sit("Dov", 3, 1), sit("Ana", 1, 1)
    break_table(one, by=supervisor, at=minute(0))
    with pytest.raises(Refused, match="choose first"):
        change_table(dov, table=2, seat=3, approved_by="Kim", by=host, at=minute(1))


def test_a_call_made_before_stands(host, supervisor, open_at, full, sit, on_list):
    one, _ = open_at(1), full(2, but=1, chairs=3)
    sit("Ana", 1, 1)
    ann = on_list("Ann")
    call(ann, table=2, by=host, at=minute(-1))
    break_table(one, by=supervisor, at=minute(0))
    seat(ann, table=2, seat=3, by=host, at=minute(1))


def test_a_chair_at_another_game_is_free(room, host, drawing, open_at, player):
    open_at(5, game_slug="2-5-nlh", at=minute(0))
    walk_up(room, table=5, seat=1, player=player("Dov"), by=host, at=minute(1))


def test_the_chair_of_a_leaving_player_moved_by_the_draw_can_be_called(room, host, supervisor, game, drawing):
    one, _, ana, cy, ann = drawing
    leaving(ana, by=host, at=minute(1))
    leave(cy, by=host, at=minute(1))
    close_draw(one, choices=[(ana.pk, 2, 3)], by=supervisor, at=minute(2))
    assert [(hole.table, hole.seat, hole.leaving) for hole in holes(room, game("1-3-nlh"))] == [(2, 3, True)]
    call(ann, table=2, by=host, at=minute(3))
    stay(ana, by=host, at=minute(4))
    assert calls_of(ann) == ["withdrawn"]


def test_a_host_seats_nobody_at_a_table_without_fills(room, host, supervisor, open_at, player):
    no_fills(open_at(1), on=True, by=supervisor, at=minute(0))
    ann = player("Ann")
    with pytest.raises(Refused, match="takes no fills"):
        walk_up(room, table=1, seat=1, player=ann, by=host, at=minute(1))
    walk_up(room, table=1, seat=1, player=ann, overrule=WHY, by=supervisor, at=minute(1))


# A limit change begins a new game (T47, T48)


def test_a_limit_change_ends_what_was_asked_of_the_old_game(room, host, supervisor, open_at, sit, game):
    open_at(1), open_at(2)
    ana, ben = sit("Ana", 1, 1), sit("Ben", 2, 1)
    mine = wish_for(ana, wish=Wish.TABLE, table=2, by=host, at=minute(0))
    approve_request(mine, by=supervisor, at=minute(1))
    theirs = wish_for(ben, wish=Wish.TABLE, table=1, by=host, at=minute(1))
    seats = wish_for(ben, wish=Wish.SEAT, seat=3, by=host, at=minute(1))
    limit_change(Table.objects.get(number=1), game=game("2-5-nlh"), agreed=[ana.pk], by=supervisor, at=minute(2))
    assert list(Request.objects.order_by("pk").values_list("state", flat=True)) == ["withdrawn", "withdrawn", "asked"]
    undo(room, seq=fresh(room).version, by=supervisor, at=minute(3))
    assert [fresh(row).state for row in (mine, theirs, seats)] == ["approved", "asked", "asked"]


@pytest.mark.parametrize("how", ["closed", "broken"])
def test_what_was_asked_of_a_table_ends_with_the_table(room, host, supervisor, open_at, sit, how):
    """Approved for one game at table 2, it is not approved for the next that is opened there (T47)."""
    open_at(1), open_at(2)
    ana = sit("Ana", 1, 1)
    asked = wish_for(ana, wish=Wish.TABLE, table=2, by=host, at=minute(0))
    approve_request(asked, by=supervisor, at=minute(1))
    two = Table.objects.get(number=2)
    if how == "broken":
        break_table(two, by=supervisor, at=minute(2))
        close_draw(two, by=supervisor, at=minute(3))
    else:
        close_table(two, by=supervisor, at=minute(3))
    assert fresh(asked).state == "withdrawn"
    undo(room, seq=fresh(room).version, by=supervisor, at=minute(4))
    if how == "broken":  # its players are to draw again; the requests ended as it began to break
        assert fresh(asked).state == "withdrawn"
        undo(room, seq=Event.objects.get(verb="tables.breaking").seq, by=supervisor, at=minute(5))
    assert fresh(asked).state == "approved"


@pytest.mark.rule("T47")
def test_a_table_that_starts_empty_starts_no_hour(host, supervisor, open_at, sit):
    open_at(1)
    start(open_at(2), by=supervisor, at=minute(-65))
    ana = sit("Ana", 1, 1)
    with pytest.raises(Refused, match="to table 2 an hour after it starts") as refusal:
        change_table(ana, table=2, seat=1, stack=90_000, approved_by="Kim", by=host, at=minute(0))
    assert refusal.value.extra["allowed_from"] is None
    sit("Ben", 2, 5, at=minute(0))
    for at in (minute(1), minute(60) - timedelta(seconds=1)):
        with pytest.raises(Refused, match="from 9:00:00 PM"):
            change_table(ana, table=2, seat=1, stack=90_000, approved_by="Kim", by=host, at=at)
    change_table(ana, table=2, seat=1, stack=90_000, approved_by="Kim", by=host, at=minute(60))


@pytest.mark.rule("T47")
@pytest.mark.parametrize(("wait", "says"), [(5_400, "90 min"), (90, "90 s"), (3_600, "an hour")])
def test_how_long_a_larger_stack_waits_is_said_as_it_is_set(room, host, supervisor, manager, open_at, sit, wait, says):
    set_policy(room, layer="table:2", changes={"new_game_transfer_seconds": wait}, by=manager, at=minute(-65))
    open_at(1), open_at(2)
    ana = sit("Ana", 1, 1)
    with pytest.raises(Malformed, match=f"has not run for {says}: say what"):
        change_table(ana, table=2, seat=1, approved_by="Kim", by=host, at=minute(0))
    with pytest.raises(Refused, match=f"to table 2 {says} after it starts"):
        change_table(ana, table=2, seat=1, stack=90_000, approved_by="Kim", by=host, at=minute(0))


# What a supervisor may overrule


@pytest.fixture
def rivals(room, open_at, sit, on_list, supervisor):
    """Ana sits at table 1; Ann waits and is kept apart from her."""
    open_at(1)
    ana, ann = sit("Ana", 1, 1), on_list("Ann")
    keep_apart(ana.player, other=ann.player, by=supervisor, at=minute(-1))
    return ana, ann


def test_two_kept_apart_are_seated_together_with_a_reason(room, supervisor, rivals):
    ann = rivals[1]
    with pytest.raises(Refused, match="Ann: not at table 1") as refusal:
        seat(ann, table=1, seat=2, by=supervisor, at=minute(1))
    assert (refusal.value.rule, refusal.value.overrulable) == ("T39", True)
    seat(ann, table=1, seat=2, overrule=WHY, by=supervisor, at=minute(1))
    assert not [row for row in check(minute(2)) if "I42" in str(row)]


def test_two_kept_apart_are_called_together_with_a_reason(room, supervisor, rivals):
    call(rivals[1], overrule=WHY, by=supervisor, at=minute(1))
    assert calls_of(rivals[1]) == ["open"]


def test_what_she_left_with_is_overruled(room, host, supervisor, open_at, sit):
    open_at(1)
    ana = sit("Ana", 1, 1)
    leave(ana, by=host, at=minute(0))
    with pytest.raises(Refused, match="What did Ana leave"):
        walk_up(room, table=1, seat=1, player=ana.player, by=host, at=minute(1))
    walk_up(room, table=1, seat=1, player=ana.player, overrule=WHY, by=supervisor, at=minute(1))


def test_a_chair_called_for_somebody_else_is_overruled(room, host, supervisor, open_at, on_list, player):
    open_at(1, chairs=2)
    ann = on_list("Ann")
    call(ann, by=host, at=minute(0))
    dov = player("Dov")
    with pytest.raises(Refused, match="locked up for Ann"):
        walk_up(room, table=1, seat=1, player=dov, reason="x", by=supervisor, at=minute(1))
    walk_up(room, table=1, seat=1, player=dov, reason="x", overrule=WHY, by=supervisor, at=minute(1))
    assert (fresh(ann).status, calls_of(ann)) == ("waiting", ["withdrawn"])


def test_a_closed_list_is_overruled(room, host, supervisor, game, player):
    nlh, ann = game("1-3-nlh"), player("Ann")
    close_list(room, game=nlh, by=host, at=minute(0))
    with pytest.raises(Refused, match="takes no new names"):
        join(room, games=[nlh], player=ann, by=supervisor, at=minute(1))
    join(room, games=[nlh], player=ann, overrule=WHY, by=supervisor, at=minute(1))
    assert Entry.objects.get().player == ann


@pytest.mark.rule("T48")
def test_a_limit_change_without_everybodys_word_is_overruled(supervisor, open_at, sit, game):
    one, plo = open_at(1), game("2-5-nlh")
    ana, _ = sit("Ana", 1, 1), sit("Ben", 1, 2)
    with pytest.raises(Refused, match="Ben has not agreed") as refusal:
        limit_change(one, game=plo, agreed=[ana.pk], by=supervisor, at=minute(0))
    assert refusal.value.overrulable
    assert limit_change(one, game=plo, agreed=[ana.pk], overrule=WHY, by=supervisor, at=minute(0)).game == plo


# A move on a supervisor's word (T47)


@pytest.fixture
def moved(host, supervisor, open_at, sit):
    """Sam moves Ana and names Kim."""
    open_at(1), open_at(2)
    ana = sit("Ana", 1, 1)
    change_table(ana, table=2, seat=3, stack=20_000, approved_by="Kim", by=host, at=clock.now())
    return ana


def test_the_named_supervisor_sees_it_and_nobody_else(room, host, supervisor, manager, moved):
    told = {who.name: [row.text for row in named_moves(fresh(room), who, clock.now())] for who in (supervisor, manager)}
    assert told == {"Kim": ["Ana moved to Table 2 seat 3 with $200"], "Max": []}
    assert named_moves(room, supervisor, clock.now() + timedelta(minutes=30)) == []


def test_the_named_supervisor_reverses_it_in_one_touch(room, client, supervisor, moved):
    client.force_login(supervisor)
    page = client.get("/toledo/floor/").content.decode()
    assert "on your word, by <bdi>Sam</bdi>" in page
    (move,) = named_moves(fresh(room), supervisor, clock.now())
    client.post("/toledo/host/undo/", {"seq": move.seq})
    assert moved.placements.get(until=None).seat.table.number == 1
    assert named_moves(fresh(room), supervisor, clock.now()) == []


def test_the_api_says_who_approved(room, supervisor, moved):
    events = Caller(supervisor, room).get("events/?after=0").json()
    told = [row["data"]["approved_by"] for row in events if row["verb"] == "tables.table_changed"]
    assert told == ["Kim"]
