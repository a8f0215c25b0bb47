"""The sample evening: there is something of everything to look at, and a chain of events that holds."""

from __future__ import annotations

import pytest

from floor.commands.sample import sample_evening
from pokerroom.models import Event
from pokerroom.refusals import NotAllowed, Refused
from pokerroom.trail.chain import broken_links
from screens.host.reads.cards import list_cards
from tables.models import Placement
from tests.conftest import minute
from waitlist.queries.snapshot import Snapshot


@pytest.fixture
def evening(room, manager):
    sample_evening(room, by=manager, at=minute(0))
    room.refresh_from_db()
    return {card.game_slug: card for card in list_cards(Snapshot(room, minute(0)))}


def test_it_shows_something_of_everything_once(evening, room, manager):
    """One evening for all of it: it takes seconds to play."""
    nlh, big = evening["1-3-nlh"], evening["2-5-nlh"]
    assert [bool(row.answered_at) for row in nlh.called] == [True, False]
    assert [row.public_name for row in nlh.held] == ["Bob B."]
    assert [row.removed_reason for row in nlh.removed] == ["no show", "changed their mind"]
    assert {row.not_here_why for row in nlh.waiting} == {"", "phone", "stepped out"}
    assert nlh.waiting[0].vip
    assert nlh.suggestion
    assert big.waiting[0].passed_at
    assert any(row.seat_wish or row.not_tables for row in big.waiting)
    assert evening["3-6-lhe"].status == "interest"
    assert evening["5-10-o8"].scheduled_at == minute(90)
    assert [table.leaving for table in evening["1-1-plo"].tables] == [1]
    assert {card.game_slug for card in evening.values() if card.status == "running"} == {
        "1-3-nlh", "2-5-nlh", "5-10-nlh", "1-1-plo"
    }  # fmt: skip
    _is_a_log_like_any_other(room)
    with pytest.raises(Refused, match="empty room"):
        sample_evening(room, by=manager, at=minute(1))


def _is_a_log_like_any_other(room):
    assert not broken_links(room)
    times = list(Event.objects.filter(room=room).order_by("seq").values_list("at", flat=True))
    assert times == sorted(times)
    assert times[0] == minute(-120)
    assert times[-1] <= minute(0)
    assert Placement.objects.filter(room=room, sitting__player=None, until=None).count() == 1


def test_only_a_manager_fills_it(room, host):
    with pytest.raises(NotAllowed):
        sample_evening(room, by=host, at=minute(0))


@pytest.mark.parametrize(("who", "offers"), [("host", 0), ("supervisor", 1), ("manager", 2)])
def test_an_empty_room_says_how_to_begin(who, offers, room, client, request):
    client.force_login(request.getfixturevalue(who), backend="django.contrib.auth.backends.ModelBackend")
    page = client.get("/toledo/host/").content.decode()
    assert page.count("empty-room") == bool(offers)
    said = page.partition("empty-room")[2].partition("</section>")[0]
    assert sum(way in said for way in ("Import from whiteboard", "Fill with a sample evening")) == offers
