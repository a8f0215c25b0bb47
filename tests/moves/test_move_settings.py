"""How other rooms move players: table changes, seat changes, stacks, add-ons. HCT's are the defaults."""

from __future__ import annotations

import pytest

from floor.commands.add_ons import add_on
from floor.commands.moves import change_seat, change_table, swap
from floor.commands.requests import approve_request, ask
from pokerroom.refusals import Malformed, Refused
from tables.commands import start
from tables.models import Request, Sitting, Table
from tables.queries.api import table
from tables.rules.moves import Wish
from tests.conftest import fresh, minute, second
from tests.moves.test_moves import where
from waitlist import queries
from waitlist.commands.calls import call

pytestmark = pytest.mark.django_db


@pytest.fixture
def hal(open_at, sit):
    """Hal at table 4 of four; table 1 has Joe."""
    open_at(1, chairs=4), open_at(4, chairs=6)
    sit("Joe", 1, 1)
    hal, *_ = [sit(name, 4, number) for number, name in enumerate(("Hal", "Gus", "Ivy", "Kay"), 1)]
    return hal


def named(name):
    return Sitting.objects.get(player__name=name)


# Table changes (T12)


@pytest.mark.rule("T12")
def test_table_changes_at_once(sets, host, supervisor, hal):
    change_table(hal, table=1, seat=2, stack=10_000, by=supervisor, at=minute(0))
    assert where(hal) == (1, 2)


@pytest.mark.rule("T12")
@pytest.mark.parametrize(
    ("layer", "whose"),
    [("", ""), ("game:1-3-nlh", " This is set for 1-3-nlh."), ("table:1", " This is set for Table 1.")],
)
def test_no_table_changes(sets, host, supervisor, hal, layer, whose):
    sets(layer, table_changes="never")
    for staff in (host, supervisor):
        with pytest.raises(Refused, match="Players do not change tables here") as refusal:
            change_table(hal, table=1, seat=2, approved_by="Kim", by=staff, at=minute(0))
        assert refusal.value.detail == f"Players do not change tables here.{whose}"
        assert (refusal.value.rule, refusal.value.extra["layer"]) == ("T12", layer or "room")
    change_table(hal, table=1, seat=2, stack=10_000, overrule="A dispute", by=supervisor, at=minute(1))
    assert where(hal) == (1, 2)


@pytest.mark.rule("T12")
def test_where_tables_are_never_changed_nobody_asks_to(sets, host, hal):
    sets(table_changes="never")
    with pytest.raises(Refused, match="Players do not change tables here"):
        ask(hal, wish=Wish.TABLE, table=1, by=host, at=minute(0))
    assert ask(hal, wish=Wish.SEAT, seat=5, by=host, at=minute(0))


@pytest.mark.rule("T12")
def test_another_tables_rule_is_its_own(sets, supervisor, hal):
    sets("table:2", table_changes="never")
    change_table(hal, table=1, seat=2, stack=10_000, by=supervisor, at=minute(0))
    assert where(hal) == (1, 2)


@pytest.mark.rule("T12")
def test_table_changes_in_order(sets, host, supervisor, hal):
    sets(table_changes="in_order")
    with pytest.raises(Refused, match="ask for the change first"):
        change_table(hal, table=1, seat=2, stack=10_000, by=supervisor, at=minute(0))
    for number, sitting in enumerate((named("Gus"), hal)):
        request = ask(sitting, wish=Wish.TABLE, table=1, by=host, at=minute(number))
        approve_request(request, by=supervisor, at=minute(2))
    with pytest.raises(Refused, match="Table 1 seat 2, it goes to Gus"):
        change_table(hal, table=1, seat=2, by=host, at=minute(3))
    change_table(named("Gus"), table=1, seat=2, stack=10_000, by=host, at=minute(3))
    assert where(named("Gus")) == (1, 2)


# What a table change brings (T14)


@pytest.mark.rule("T14")
@pytest.mark.parametrize(("stack", "refused"), [(None, Malformed), (9_900, Refused), (10_000, None), (25_000, None)])
def test_a_full_buy_in_at_a_table_change(sets, supervisor, hal, stack, refused):
    sets(table_change_stack="minimum")
    if refused is None:
        change_table(hal, table=1, seat=2, stack=stack, by=supervisor, at=minute(0))
        assert where(hal) == (1, 2)
        return
    with pytest.raises(refused) as refusal:
        change_table(hal, table=1, seat=2, stack=stack, by=supervisor, at=minute(0))
    assert refusal.value.rule == "T14"
    assert where(hal) == (4, 1)


# Seat changes (T12)


@pytest.fixture
def asked(host, hal):
    """Kay asks first, then Gus, then Hal, who has sat longest."""
    for number, (name, lot) in enumerate((("Kay", 2), ("Gus", 1), ("Hal", 3))):
        request = ask(named(name), wish=Wish.SEAT, by=host, at=minute(number))
        assert 0 <= request.lot < 1_000_000
        Request.objects.filter(pk=request.pk).update(lot=lot)
    return hal


@pytest.mark.rule("T12")
@pytest.mark.parametrize(("order", "first"), [("asked", "Kay"), ("longest", "Hal"), ("draw", "Gus")])
def test_who_has_the_seat_that_several_want(room, sets, asked, order, first):
    sets("table:4", seat_change_order=order)
    assert next(step.name for step in queries.chain(fresh(room), 4, 5, minute(5))) == first


@pytest.mark.rule("T12")
@pytest.mark.parametrize(("over", "allowed"), [(3, True), (4, False)])
def test_seats_change_with_more_players_than_that(room, sets, host, supervisor, asked, over, allowed):
    """Four sit at table 4."""
    sets(seat_change_over=over)
    assert bool(queries.chain(fresh(room), 4, 5, minute(5))) == allowed
    ways = (
        lambda **by: change_seat(named("Kay"), seat=5, **by, at=minute(6)),
        lambda **by: swap(named("Hal"), other=named("Gus"), **by, at=minute(7)),
    )
    for way in ways:
        if allowed:
            way(by=host)
            continue
        with pytest.raises(Refused, match="only with more than 4 players"):
            way(by=host)
        way(overrule="All agree", by=supervisor)


@pytest.mark.rule("T12")
@pytest.mark.parametrize("after", [True, False])
def test_a_lock_up_ends_seat_changes_where_the_room_says_so(sets, host, on_list, hal, after):
    sets(seat_change_after_lock_up=after)
    ann = on_list("Ann")
    call(ann, table=4, seat=5, by=host, at=minute(0))
    if after:
        change_seat(hal, seat=5, by=host, at=minute(1))
        assert where(hal) == (4, 5)
        return
    with pytest.raises(Refused, match="Seat 5 is locked up"):
        change_seat(hal, seat=5, by=host, at=minute(1))
    change_seat(hal, seat=6, by=host, at=minute(2))
    assert where(hal) == (4, 6)


# Add-ons (T21)

ADD_ONS = [
    # rule, smallest, in front, added, refused with at least
    ("any", "0.00", 5_000, 100, None),
    ("to_minimum", "0.00", 5_000, 4_900, "$50"),
    ("to_minimum", "0.00", 5_000, 5_000, None),
    ("to_minimum", "5.00", 10_000, 400, "$5"),
    ("to_minimum", "5.00", 10_000, 500, None),
    ("any", "20.00", 5_000, 1_900, "$20"),
]


@pytest.mark.rule("T21")
@pytest.mark.parametrize(("rule", "least", "stack", "amount", "asked"), ADD_ONS)
def test_an_add_on(sets, host, hal, rule, least, stack, amount, asked):
    sets("game:1-3-nlh", top_up=rule, top_up_least=least)
    if asked is None:
        assert add_on(hal, amount=amount, stack=stack, by=host, at=minute(0)).cents == amount
        return
    with pytest.raises(Refused) as refusal:
        add_on(hal, amount=amount, stack=stack, by=host, at=minute(0))
    assert (refusal.value.rule, f"adds at least {asked}." in refusal.value.detail) == ("T21", True)


# What a mover posts (CR22)


@pytest.mark.rule("CR22")
@pytest.mark.parametrize(("posts", "told"), [("nothing", ""), ("big", "big blind")])
def test_what_a_mover_posts_for_ten_minutes(room, sets, host, hal, posts, told):
    sets("game:1-3-nlh", mover_posts=posts)
    start(Table.objects.get(number=4), by=host, at=minute(0))
    change_seat(hal, seat=5, by=host, at=minute(20))
    shown = {at: table(fresh(room), 4, at)["seats"][4]["sitting"]["must_post"] for at in (second(1799), minute(30))}
    assert shown == {second(1799): told, minute(30): ""}
