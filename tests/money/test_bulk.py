"""What one name is refused, every bulk verb refuses: chips in custody keep the place, and the answer says whose."""

from __future__ import annotations

from datetime import timedelta

import pytest

from floor.commands.absences import away
from floor.commands.barring import change_record
from floor.commands.breaking import break_table, close_draw, draw_card
from floor.commands.breaking.placing import Count
from floor.commands.closing import close_room
from floor.commands.custody import pay_out, pick_up
from floor.commands.missed_blinds import missed_blinds
from pokerroom.event_text import tell
from pokerroom.models import Event
from pokerroom.refusals import Refused
from tables.models import Bag, CashOut
from tests.api.conftest import Caller
from tests.conftest import fresh, minute
from waitlist.commands.calls import call
from waitlist.commands.entries import change_list, join, may_end, merge, remove
from waitlist.commands.lists import clear_list, clear_not_here
from waitlist.models import Entry

pytestmark = pytest.mark.django_db

WITH = "Dee Ortiz"


def picked_up(open_at, sit, host, supervisor):
    open_at(1)
    ana = sit("Ana", 1, 1)
    away(ana, since=minute(-30), by=host, at=minute(-30))
    pick_up(ana, amount=18_700, verified_by=WITH, bag="7", by=supervisor, at=minute(-5))
    return Entry.objects.get(player=ana.player)


def broken(open_at, sit, host, supervisor):
    """Away with a missed-blind button as the table broke."""
    one = open_at(1)
    ana, cy = sit("Ana", 1, 1), sit("Guest", 1, 2)
    away(ana, since=minute(-10), by=host, at=minute(-10))
    missed_blinds(ana, small=True, big=False, by=host, at=minute(-9))
    break_table(one, by=supervisor, at=minute(-8))
    draw_card(one, sitting=cy, card="Ks", by=host, at=minute(-7))
    close_draw(one, counts={ana.pk: Count(18_700, "7", WITH)}, by=supervisor, at=minute(-5))
    return Entry.objects.get(player=ana.player)


@pytest.fixture(params=[picked_up, broken], ids=["picked up", "broken"])
def kept(request, open_at, sit, host, supervisor):
    """Ana's place, with 187 of hers in custody."""
    return request.param(open_at, sit, host, supervisor)


@pytest.fixture
def last(room):
    """The last event of a kind, in words."""
    return lambda verb: tell(Event.objects.filter(room=room, verb=verb).latest("seq"), room.zone)


def test_one_name(kept, host, game):
    for end in (
        lambda at: remove(kept, by=host, at=at),
        lambda at: change_list(kept, game=game("2-5-nlh"), reason="Asked", by=host, at=at),
    ):
        with pytest.raises(Refused, match="Chips of Ana are in custody") as refusal:
            end(minute(0))
        assert refusal.value.code == "in_custody"


def test_a_place_that_was_made_one_with_another_ends_with_its_chips(kept, room, host, supervisor, game):
    """A name alone, here, keeps the better place: on Ana's record it is the place that her chips keep."""
    [alone] = join(room, games=[game("1-3-nlh")], name="Ana A", by=host, at=minute(0))
    place = merge(alone, other=kept, by=host, at=minute(1))
    pay_out(Bag.objects.get(number="7"), by=supervisor, at=minute(2))
    assert (fresh(place).status, place.ended_why) == ("removed", "chips paid out")


def test_which_places_stay_is_asked_once_for_all(kept, on_list, django_assert_num_queries):
    names = [on_list(name) for name in ("Bob", "Cy", "Dee")]
    with django_assert_num_queries(1):
        assert may_end([kept, *names]) == (names, [kept])


def test_a_list_that_is_cleared(kept, room, host, on_list, last):
    on_list("Bob")
    cleared = Caller(host, room).post("lists/1-3-nlh/clear/", {"reason": "The game ends"}).json()
    assert [row["player"]["name"] for row in cleared["entries"]] == ["Ana"]
    assert cleared["kept"] == [
        {"entry": kept.pk, "why": "Chips of Ana are in custody: the place stays until they are paid out."}
    ]
    assert last("waitlist.cleared").endswith("; kept, chips in custody: Ana")


def test_a_list_that_is_cleared_once_the_chips_are_paid_out(kept, room, host, supervisor, game):
    pay_out(Bag.objects.get(), by=supervisor, at=minute(0))
    clear_list(room, game=game("1-3-nlh"), by=host, at=minute(1))
    assert fresh(kept).status == "removed"


def test_those_who_are_not_here(kept, room, host, on_list, game, last):
    bob = on_list("Bob", via="phone")
    assert clear_not_here(room, game=game("1-3-nlh"), before=minute(60), by=host, at=minute(120)) == [bob]
    assert fresh(kept).status == "waiting"
    assert last("waitlist.cleared_not_here") == "1-3 NLH: 1 not here removed; kept, chips in custody: Ana"


def test_a_room_that_closes(kept, room, supervisor, on_list, last):
    bob = on_list("Bob")
    left = close_room(room, by=supervisor, at=minute(1))
    assert (fresh(kept).status, fresh(bob).status) == ("waiting", "removed")
    assert (left.places, [bag.number for bag in left.custody]) == (["Ana, 1-3 NLH"], ["7"])
    assert last("room.closed").endswith("; kept, chips in custody: Ana")


def test_a_call_ends_with_the_room_and_the_place_stays(kept, room, host, supervisor, open_at):
    open_at(3)
    call(kept, by=host, at=minute(0))
    close_room(room, by=supervisor, at=minute(1))
    assert fresh(kept).status == "waiting"


def test_a_bar_ends_the_place_and_names_the_chips(kept, supervisor, last):
    """Whoever is barred has no place anywhere (T41); their chips stay in custody until they are paid out."""
    until = minute(0) + timedelta(days=30)
    change_record(kept.player, barred_until=until, barred_why="Collusion", by=supervisor, at=minute(0))
    assert (fresh(kept).status, Bag.objects.get().ended_at) == ("removed", None)
    assert last("players.barred") == "Ana barred; pay out bag 7"


def test_chips_picked_up_the_moment_they_came_are_paid_out(host, supervisor, open_at, sit):
    """Found by random evenings: a stay of no time has no chair but one of no time."""
    open_at(1)
    ana = sit("Ana", 1, 1, at=minute(0))
    away(ana, by=host, at=minute(0))
    bag = pick_up(ana, amount=18_700, verified_by=WITH, bag="7", overrule="Went home", by=supervisor, at=minute(0))
    pay_out(bag, by=supervisor, at=minute(1))
    assert CashOut.objects.get(player=ana.player).table == 1
