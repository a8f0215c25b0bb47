"""Two entries of one person are made one: the better place, on the fuller record (rules §8)."""

from __future__ import annotations

import pytest

from floor.commands.chairs import leave, seat
from floor.commands.kept_apart import keep_apart
from players.models import Player
from players.queries import kept_apart
from players.queries.api import record as record_of
from pokerroom import invariants
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.undo import undo
from tables.models import Seat
from tests.conftest import calls_of, chair_of, fresh, life, minute
from waitlist.commands.calls import call, call_next
from waitlist.commands.entries import check_in, join, merge
from waitlist.models import Entry


@pytest.fixture
def two(room, host, supervisor, game, open_at, sit, player):
    """Kim, a name alone, joins first; then the record of Kim Lee: card, tier 3, kept apart from Ray, who sits at
    table 2; cashed out 480.00 an hour ago. Table 2 and table 3 play 1-3."""
    open_at(2, chairs=3), open_at(3)
    stay = sit("Kim Lee", 3, 1, at=minute(-70), card="7781", tier=3)
    ray = sit("Ray", 2, 1)
    keep_apart(stay.player, other=ray.player, by=supervisor, at=minute(-65))
    leave(stay, amount=48_000, by=host, at=minute(-60))
    [alone] = join(room, games=[game("1-3-nlh")], name="Kim", by=host, at=minute(-30))
    [record] = join(room, games=[game("1-3-nlh")], player=stay.player, by=host, at=minute(-20))
    return alone, record


@pytest.mark.rule("T16", "T39", "T46")
@pytest.mark.parametrize("named", ["the name alone", "the record"])
def test_the_entry_belongs_to_the_fuller_record_whichever_is_named(room, host, game, two, named):
    alone, record = two
    first, then = (alone, record) if named == "the name alone" else (record, alone)
    one = merge(first, other=then, by=host, at=minute(0))
    assert (one.player, Player.objects.get(name="Kim").merged_into) == (record.player, record.player)
    called, _ = call_next(room, game=game("1-3-nlh"), by=host, at=minute(1))
    assert (called, chair_of(called)[0]) == (one, 3)  # never beside Ray, though table 2 has fewer players
    with pytest.raises(Refused, match=r"at least \$480") as refusal:
        seat(one, table=3, seat=1, buy_in=10_000, by=host, at=minute(2))
    assert refusal.value.rule == "T16"
    seat(one, table=3, seat=1, buy_in=48_000, by=host, at=minute(2))  # and the age check was theirs
    assert list(invariants.check(minute(3))) == []


def test_the_better_place_stays_on_the_fuller_record(host, on_list, player, order):
    on_list("Ann")
    alone = on_list("Bob")
    record = on_list("Robert Ray", card="4411")
    one = merge(record, other=alone, by=host, at=minute(0))
    on_list("Cy")
    assert (one.joined_at, one.player, order()) == (alone.joined_at, record.player, ["Ann", "Robert Ray", "Cy"])
    assert "Bob" in one.note


def test_what_only_the_lesser_record_says_follows(room, host, supervisor, on_list, player):
    """The record with a card has no telephone and no rival; the other has both, and an age check."""
    rival = player("Ray")
    lesser = on_list("Bob", phone="+14195550100", tier=1, note="red cap")
    keep_apart(lesser.player, other=rival, by=supervisor, at=minute(-1))
    full = on_list("Robert Ray", card="4411", born_on="1980-02-01", tier=3)
    one = merge(lesser, other=full, by=host, at=minute(0))
    kept = record_of(room, one.player_id, host)
    assert (kept["card"], kept["phone"], kept["tier"], kept["note"]) == ("4411", "+14195550100", 3, "red cap")
    assert kept_apart(room)[one.player_id] == {rival.pk}


def test_an_age_check_of_either_holds(room, host, game, open_at, player):
    open_at(1)
    [unseen] = join(room, games=[game("1-3-nlh")], name="Bob", by=host, at=minute(-2))
    Player.objects.filter(pk=unseen.player_id).update(card="4411", phone="+1419", tier=1)
    [seen] = join(room, games=[game("1-3-nlh")], player=player("Bobby"), by=host, at=minute(-1))
    one = merge(unseen, other=seen, by=host, at=minute(0))
    assert (one.player, record_of(room, one.player_id, host)["id_seen"]) == (fresh(unseen).player, True)
    seat(one, table=1, seat=1, by=host, at=minute(1))
    assert list(invariants.check(minute(2))) == []


def test_a_called_entry_and_a_waiting_one_are_made_one(host, on_list, open_at):
    """Called under the name alone: the call stands, its seat is locked up for the record."""
    open_at(1)
    alone, record = on_list("Bob"), on_list("Robert Ray", card="4411")
    call(alone, table=1, seat=4, by=host, at=minute(0))
    one = merge(record, other=alone, by=host, at=minute(1))
    assert (one.pk, life(one), chair_of(one)) == (alone.pk, ("called", minute(5)), (1, 4))
    assert Seat.objects.get(table__number=1, number=4).locked_for == record.player
    assert list(invariants.check(minute(2))) == []


@pytest.mark.rule("T39")
def test_a_call_beside_somebody_the_other_record_is_kept_apart_from_is_withdrawn(host, two):
    alone, record = two
    call(alone, table=2, seat=2, by=host, at=minute(-10))
    one = merge(alone, other=record, by=host, at=minute(-9))
    assert (life(one)[0], calls_of(one)) == ("waiting", ["withdrawn"])


def test_on_another_list_the_two_are_one_as_well(room, host, game, two, order):
    plo = game("1-1-plo")
    for entry in two:
        join(room, games=[plo], player=entry.player, by=host, at=minute(-5))
    merge(*two[:1], other=two[1], by=host, at=minute(0))
    assert order("1-1-plo") == ["Kim Lee"]
    assert list(invariants.check(minute(1))) == []


def test_whoever_phoned_in_and_stands_here_under_another_name_is_here(host, on_list):
    phoned = on_list("Robert Ray", via="phone", card="4411")
    here = on_list("Bob")
    one = merge(phoned, other=here, by=host, at=minute(0))
    assert (one.is_here, one.player) == (True, phoned.player)


def test_two_who_sat_at_one_time_are_two_people(host, open_at, sit, on_list):
    open_at(1, game_slug="1-1-plo")
    joe, jim = (sit(name, 1, number) for number, name in enumerate(("Joe", "Jim"), 1))
    names = [join(joe.room, games=[on_list("Ann").game], player=row.player, by=host, at=minute(0))[0] for row in (joe,)]
    names += join(joe.room, games=[names[0].game], player=jim.player, by=host, at=minute(0))
    with pytest.raises(Refused, match="sat at the same time"):
        merge(names[0], other=names[1], by=host, at=minute(1))


@pytest.mark.rule("T39")
def test_two_kept_apart_from_each_other_are_two_people(host, supervisor, on_list):
    one, other = on_list("Joe"), on_list("Jim")
    keep_apart(one.player, other=other.player, by=supervisor, at=minute(0))
    with pytest.raises(Refused, match="kept apart from each other"):
        merge(one, other=other, by=host, at=minute(1))


def test_made_one_by_mistake_they_are_two_again(room, host, supervisor, two):
    alone, record = two
    check_in(record, by=host, at=minute(-1))
    before = [(row.player_id, row.status, row.note) for row in Entry.objects.order_by("pk")]
    merge(alone, other=record, by=host, at=minute(0))
    undo(room, seq=Event.objects.filter(room=room).last().command, by=supervisor, at=minute(1))
    assert [(row.player_id, row.status, row.note) for row in Entry.objects.order_by("pk")] == before
    assert Player.objects.get(name="Kim").merged_into is None
    assert alone.player_id not in kept_apart(room)
    assert list(invariants.check(minute(2))) == []
