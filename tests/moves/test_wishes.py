"""Who wishes for another table: only where they may be, only what was approved."""

from __future__ import annotations

import pytest

from floor.commands.breaking import break_table
from floor.commands.chairs import leave
from floor.commands.kept_apart import keep_apart
from floor.commands.moves import change_table
from floor.commands.requests import approve_request, ask, withdraw_request
from pokerroom import invariants
from pokerroom.event_text import tell
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.undo import undo
from screens.parts.requests import wishes
from tables.models import Request, Sitting, Table
from tests.conftest import chair_of, fresh, life, minute
from tests.moves.test_moves import where
from waitlist import queries
from waitlist.commands.calls import call, call_next, fill, pass_
from waitlist.queries.snapshot import Snapshot


@pytest.fixture
def approved(open_at, sit, host, supervisor):
    """Hal at table 4 of five may go to table 1, where Joe sits, and has asked first; Gus has asked after him."""
    open_at(1, chairs=2), open_at(4, chairs=6)
    joe = sit("Joe", 1, 1)
    hal, gus, *_ = [sit(name, 4, number) for number, name in enumerate(("Hal", "Gus", "A3", "A4", "A5"), 1)]
    for number, sitting in enumerate((hal, gus)):
        request = ask(sitting, wish="table", table=1, by=host, at=minute(number))
        approve_request(request, by=supervisor, at=minute(2))
    return hal, gus, joe


@pytest.mark.rule("T39")
def test_a_change_to_a_table_with_somebody_kept_apart_is_offered_nowhere(room, supervisor, approved):
    hal, _, joe = approved
    assert [step.name for step in queries.chain(room, 1, 2, minute(3))] == ["Hal"]
    keep_apart(hal.player, other=joe.player, by=supervisor, at=minute(3))
    assert [step.name for step in queries.chain(room, 1, 2, minute(4))] == ["Gus"]
    assert [wish.chair for wish in wishes(Snapshot(room, minute(4)))] == ["", "1-2"]


@pytest.mark.rule("T12")
@pytest.mark.parametrize(("wanted", "first"), [(1, "Hal"), (None, "Hal"), (2, "Gus")])
def test_a_chair_that_was_asked_for_with_the_table_is_waited_for(room, host, supervisor, open_at, sit, wanted, first):
    open_at(1, chairs=2), open_at(4, chairs=6)
    sit("Joe", 1, 2)
    hal, gus, *_ = [sit(name, 4, number) for number, name in enumerate(("Hal", "Gus", "A3", "A4", "A5"), 1)]
    for number, (sitting, seat) in enumerate(((hal, wanted), (gus, None))):
        request = ask(sitting, wish="table", table=1, seat=seat, by=host, at=minute(number))
        approve_request(request, by=supervisor, at=minute(2))
    assert [step.name for step in queries.chain(room, 1, 1, minute(3))] == [first]
    assert [bool(wish.chair) for wish in wishes(Snapshot(room, minute(3)))] == [first == "Hal", True]


@pytest.mark.rule("T47")
@pytest.mark.parametrize("wanted", [7, None])
def test_an_approval_is_for_the_table_that_was_asked_for(host, supervisor, open_at, sit, wanted):
    open_at(1), open_at(4), open_at(7)
    hal, gus = sit("Hal", 4, 1), sit("Gus", 4, 2)
    for sitting, table in ((hal, wanted), (gus, 1)):
        approve_request(ask(sitting, wish="table", table=table, by=host, at=minute(0)), by=supervisor, at=minute(1))
    change_table(hal, table=7, seat=1, stack=10_000, by=host, at=minute(2))
    with pytest.raises(Refused, match="Name the supervisor"):
        change_table(gus, table=7, seat=2, stack=10_000, by=host, at=minute(2))
    assert (where(hal), where(gus)) == ((7, 1), (4, 2))


@pytest.mark.rule("T47")
@pytest.mark.parametrize(("again", "state"), [(1, "approved"), (7, "asked"), (None, "asked")])
def test_asked_for_another_table_it_is_to_be_approved_again(room, host, supervisor, open_at, sit, again, state):
    open_at(1), open_at(4), open_at(7)
    hal = sit("Hal", 4, 1)
    wish = approve_request(ask(hal, wish="table", table=1, by=host, at=minute(0)), by=supervisor, at=minute(1))
    ask(hal, wish="table", table=again, by=host, at=minute(2))
    assert (fresh(wish).state, fresh(wish).approved_by) == (state, supervisor if state == "approved" else None)
    undo(room, seq=Event.objects.last().seq, by=host, at=minute(2.5))
    assert (fresh(wish).state, wish.approved_by, wish.approved_at, wish.to_table.number) == (
        "approved", supervisor, minute(1), 1
    )  # fmt: skip


@pytest.mark.parametrize(
    ("wish", "wanted", "why"),
    [
        ("table", {"table": 7}, "plays another game"),
        ("table", {"table": 8}, "is closed"),
        ("table", {"table": 4}, "That is the same table"),
        ("table", {"table": 99}, "There is no table 99"),
        ("table", {"table": 9}, "is breaking"),
        ("seat", {"seat": 7}, "has no seat 7 in use"),
        ("seat", {"table": 1, "seat": 2}, "at the player's own table, 4"),
        ("table", {"table": 1, "seat": 7}, "has no seat 7 in use"),
    ],
)
def test_nobody_asks_for_what_there_is_not(host, supervisor, open_at, sit, wish, wanted, why):
    open_at(1, chairs=6), open_at(4, chairs=6), open_at(7, game_slug="2-5-nlh")
    break_table(open_at(9), by=supervisor, at=minute(-1))
    with pytest.raises(Refused, match=why):
        ask(sit("Hal", 4, 1), wish=wish, by=host, at=minute(0), **wanted)
    assert not Request.objects.exists()


def test_a_seat_is_asked_for_with_its_table_named_or_not(host, open_at, sit):
    open_at(4)
    wish = ask(sit("Hal", 4, 1), wish="seat", table=4, seat=3, by=host, at=minute(0))
    assert (wish.to_table, wish.to_seat) == (None, 3)


@pytest.fixture
def wished(host, open_at, sit, on_list):
    """Seat 2 of table 1 is open; Joe, in seat 1, has asked for it. Ann and Bob wait."""
    open_at(1, chairs=2)
    ask(sit("Joe", 1, 1), wish="seat", seat=2, by=host, at=minute(0))
    return on_list("Ann"), on_list("Bob")


@pytest.mark.rule("T12")
def test_call_next_names_the_move_that_comes_first(room, host, game, wished):
    with pytest.raises(Refused, match="Joe comes first: seat change to table 1 seat 2") as refusal:
        call_next(room, game=game("1-3-nlh"), by=host, at=minute(1))
    assert (refusal.value.code, refusal.value.rule) == ("move_first", "T12")


@pytest.mark.rule("T12")
def test_call_next_passes_the_chair_that_somebody_asked_for(room, host, game, full, wished):
    """Table 1 is the shorter one, so its chair would be called for first."""
    full(4, but=1, chairs=3)
    ann, _ = wished
    assert call_next(room, game=game("1-3-nlh"), by=host, at=minute(1))[0] == ann
    assert chair_of(ann) == (4, 3)


@pytest.mark.rule("T12")
def test_nobody_is_called_by_itself_for_a_chair_that_somebody_asked_for(room, host, wished):
    """The host may call somebody for it; once that call lapses, the chair is theirs who asked."""
    ann, bob = wished
    call(ann, table=1, seat=2, by=host, at=minute(1))
    pass_(ann, by=host, at=minute(2))
    assert (life(bob)[0], queries.chain(room, 1, 2, minute(3))[0].name) == ("waiting", "Joe")


@pytest.mark.rule("T12")
def test_filling_a_table_leaves_the_chairs_that_were_asked_for_and_says_so(room, host, full, wished):
    """One chair for each who asked, any other for the list."""
    ann, bob = wished
    ask(sitter_of(full(4, but=3, chairs=4)), wish="seat", by=host, at=minute(0))
    filled = fill(Table.objects.get(number=4), by=host, at=minute(1))
    assert (filled.called, [chair_of(entry) for entry in filled.called]) == ([ann, bob], [(4, 3), (4, 4)])
    assert [(step.name, step.to_table, step.to_seat) for step in filled.left] == [("Guest 4.", 4, 2)]
    root = Event.objects.filter(verb="waitlist.called").first()
    assert tell(root, room.zone) == "Ann called for Table 4 seat 3; Table 4 seat 2 left for Guest 4. (seat change)"


@pytest.mark.rule("T12")
def test_a_table_whose_open_chairs_were_all_asked_for_is_not_filled(host, wished):
    with pytest.raises(Refused, match="Joe comes first: seat change to table 1 seat 2") as refusal:
        fill(Table.objects.get(number=1), by=host, at=minute(1))
    assert refusal.value.code == "move_first"


@pytest.mark.rule("T12")
def test_each_who_asked_is_left_a_chair_of_their_own(host, open_at, sit, on_list):
    """Hal, who asked first, may have any; Gus wants seat 4; seat 5 is the list's."""
    table = open_at(4, chairs=5)
    hal, gus = sit("Hal", 4, 1), sit("Gus", 4, 2)
    ask(hal, wish="seat", by=host, at=minute(0)), ask(gus, wish="seat", seat=4, by=host, at=minute(0))
    ann, _ = on_list("Ann"), on_list("Bob")
    filled = fill(table, by=host, at=minute(1))
    assert [(step.name, step.to_seat) for step in filled.left] == [("Hal", 3), ("Gus", 4)]
    assert (filled.called, chair_of(ann)) == ([ann], (4, 5))


@pytest.mark.rule("T12")
@pytest.mark.parametrize("calls", [fill, call_next], ids=["fill", "call next"])
def test_the_move_that_comes_first_is_named_at_the_table_that_was_meant(room, host, game, open_at, sit, wished, calls):
    """Joe wants a seat at table 1, Gus one at table 4; it is table 4 that somebody is to be called to."""
    table = open_at(4, chairs=2)
    ask(sit("Gus", 4, 1), wish="seat", by=host, at=minute(0))
    meant = {"table": table} if calls is fill else {"room": room, "game": game("1-3-nlh"), "table": 4}
    with pytest.raises(Refused, match="Gus comes first: seat change to table 4 seat 2"):
        calls(**meant, by=host, at=minute(1))


def sitter_of(table):
    return Sitting.objects.get(placements__seat__table=table)


@pytest.mark.parametrize("answer", [approve_request, withdraw_request], ids=["approved", "withdrawn"])
def test_whoever_has_left_wishes_for_nothing_any_more(host, supervisor, open_at, sit, answer):
    open_at(4)
    hal = sit("Hal", 4, 1)
    request = ask(hal, wish="table", by=host, at=minute(1))
    leave(hal, by=host, at=minute(2))
    with pytest.raises(Refused, match="Hal has left"):
        answer(request, by=supervisor, at=minute(3))


def test_a_request_for_a_table_ends_when_it_starts_to_break(room, host, supervisor, open_at, sit):
    open_at(1), open_at(4)
    sit("Joe", 1, 1), sit("Kay", 1, 2)
    request = ask(sit("Hal", 4, 1), wish="table", table=1, by=host, at=minute(0))
    break_table(Table.objects.get(number=1), by=supervisor, at=minute(1))
    assert fresh(request).state == "withdrawn"
    assert "I47" not in {broken.key for broken in invariants.check(minute(1))}
    undo(room, seq=Event.objects.get(verb="tables.breaking").seq, by=supervisor, at=minute(2))
    assert (fresh(request).state, request.ended_at) == ("asked", None)


def test_a_request_for_a_table_ends_when_its_opening_is_undone(room, host, supervisor, open_at, sit):
    open_at(4)
    hal = sit("Hal", 4, 1)
    open_at(1, at=minute(-1))
    request = ask(hal, wish="table", table=1, by=host, at=minute(0))
    undo(room, seq=Event.objects.filter(verb="tables.opened").latest("seq").seq, by=supervisor, at=minute(1))
    assert fresh(request).state == "withdrawn"
    assert "I47" not in {broken.key for broken in invariants.check(minute(2))}
