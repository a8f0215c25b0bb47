"""Old forms put no old data back: a form sends what it was shown, and only what the person changed is written."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from django.conf import settings
from django.test import Client

from floor.commands.absences import away
from floor.commands.barring import change_record
from floor.commands.missed_blinds import missed_blinds, note_for_dealer
from players.models import Player
from pokerroom.clock import now
from pokerroom.commands import set_policy
from pokerroom.models import PolicyVersion, Room, Staff
from pokerroom.staffing import change_staff
from pokerroom.turn import policy_of
from tables.models import Absence, Request, Sitting
from tests.conftest import fresh, minute
from tests.forms import as_shown
from waitlist.commands.entries import annotate, remove


def enters(staff: Staff) -> Client:
    client = Client()
    client.force_login(staff, backend="django.contrib.auth.backends.ModelBackend")
    return client


def told(answer) -> str:
    return answer.content.decode()


@pytest.fixture
def other(room) -> Staff:
    """Lee manages, too."""
    return Staff.objects.create_user("lee", "password", room=room, name="Lee", role="manager")


class TestFigures:
    """The claim is 240 s by now; the page that is open here shows 300 s."""

    @pytest.fixture
    def page(self, room, manager, other):
        client = enters(manager)
        form = as_shown(client.get("/toledo/policy/"), "/toledo/policy/")
        set_policy(room, changes={"call_claim_seconds": 240}, by=other, at=now())
        return lambda **typed: client.post("/toledo/policy/", form | typed)

    def policy(self, room):
        return policy_of(Room.objects.get(pk=room.pk))

    def test_one_figure_is_saved_and_the_others_stay_as_they_are(self, room, page):
        assert page(call_hold_seconds="600").status_code == 302
        assert (self.policy(room).call_claim_seconds, self.policy(room).call_hold_seconds) == (240, 600)
        assert sorted(PolicyVersion.objects.get(number=2).settings) == ["call_claim_seconds", "call_hold_seconds"]

    def test_the_same_figure_changed_by_both_is_written_by_nobody_and_both_values_are_shown(self, room, page):
        refused = page(call_claim_seconds="360", call_hold_seconds="600")
        assert refused.status_code == 409
        assert "Lee set this to 4 min while you were editing; you typed 6 min." in told(refused)
        assert (self.policy(room).call_claim_seconds, self.policy(room).call_hold_seconds) == (240, 900)

    def test_whoever_has_seen_both_may_save(self, room, page, manager):
        again = as_shown(page(call_claim_seconds="360", call_hold_seconds="600"), "/toledo/policy/")
        assert (again["call_claim_seconds"], again["shown-call_claim_seconds"]) == ("360", "240")
        assert enters(manager).post("/toledo/policy/", again).status_code == 302
        assert (self.policy(room).call_claim_seconds, self.policy(room).call_hold_seconds) == (360, 600)

    def test_what_both_set_alike_is_no_conflict(self, room, page):
        assert page(call_claim_seconds="240", call_hold_seconds="600").status_code == 302
        assert self.policy(room).call_claim_seconds == 240

    def test_a_figure_of_words_is_said_in_words(self, room, manager, other):
        client = enters(manager)
        form = as_shown(client.get("/toledo/policy/"), "/toledo/policy/")
        set_policy(room, changes={"auto_call": "every_open_seat"}, by=other, at=now())
        refused = client.post("/toledo/policy/", form | {"auto_call": "off"})
        assert "Lee set this to every open seat while you were editing; you typed off." in told(refused)


class TestStaff:
    """Sam is switched off meanwhile; the page that is open here shows him as working."""

    @pytest.fixture
    def page(self, host, manager, other):
        client, form = enters(manager), f"/toledo/staff/{host.pk}/"
        shown = as_shown(client.get("/toledo/staff/"), form)
        change_staff(host, changes={"is_active": False}, by=other, at=now())
        return lambda **typed: client.post(form, {**shown, **typed})

    def test_a_new_name_makes_nobody_active_again(self, host, page):
        assert page(name="Sam S.").status_code == 302
        assert (fresh(host).name, host.is_active) == ("Sam S.", False)

    def test_the_same_name_changed_by_both(self, host, page, other):
        change_staff(host, changes={"name": "Samuel"}, by=other, at=now())
        refused = page(name="Sam S.", role="supervisor")
        assert refused.status_code == 409
        assert "Lee set this to Samuel while you were editing; you typed Sam S." in told(refused)
        assert (fresh(host).name, host.role) == ("Samuel", "host")

    def test_nothing_changed_is_nothing_written(self, room, host, page):
        before = fresh(room).version
        assert page().status_code == 302
        assert fresh(room).version == before

    def test_unchecked_is_switched_off(self, host, manager, other):
        client, form = enters(manager), f"/toledo/staff/{other.pk}/"
        shown = as_shown(client.get("/toledo/staff/"), form)
        del shown["is_active"]
        assert client.post(form, shown).status_code == 302
        assert not fresh(other).is_active


class TestNameOnAList:
    @pytest.fixture
    def ann(self, on_list):
        return on_list("Ann")

    @pytest.fixture
    def note(self, ann, host):
        client, form = enters(host), f"/toledo/host/entries/{ann.pk}/note/"
        shown = as_shown(client.get(f"/toledo/host/lists/1-3-nlh/?open={ann.pk}"), form)
        return lambda **typed: client.post(form, shown | typed)

    def test_what_is_shown_is_never_saved(self, ann, host):
        """Saved twice, the wish was "not Table 4 · not Table 4 · near the TV"."""
        annotate(ann, not_tables=[4], seat_wish="near the TV", by=host, at=now())
        client, form = enters(host), f"/toledo/host/entries/{ann.pk}/note/"
        for words in ("red cap", "blue cap"):
            page = client.get(f"/toledo/host/lists/1-3-nlh/?open={ann.pk}")
            assert "not Table 4" in told(page)
            assert client.post(form, as_shown(page, form) | {"note": words}).status_code == 200
        assert (fresh(ann).seat_wish, ann.not_tables, ann.note) == ("near the TV", [4], "blue cap")

    def test_a_note_leaves_the_wish_that_came_meanwhile(self, ann, note, supervisor):
        annotate(ann, seat_wish="seat 9", by=supervisor, at=now())
        assert note(note="red cap").status_code == 200
        assert (fresh(ann).note, ann.seat_wish) == ("red cap", "seat 9")

    def test_the_same_wish_changed_by_both(self, ann, note, supervisor):
        annotate(ann, seat_wish="seat 9", by=supervisor, at=now())
        refused = note(note="red cap", seat_wish="near the TV")
        assert refused.status_code == 409
        assert "Kim set this to seat 9 while you were editing; you typed near the TV." in told(refused)
        assert (fresh(ann).note, ann.seat_wish) == ("", "seat 9")
        assert 'data-again="shown-seat_wish" value="seat 9"' in told(refused)
        assert note(**{"note": "red cap", "seat_wish": "near the TV", "shown-seat_wish": "seat 9"}).status_code == 200
        assert (fresh(ann).note, ann.seat_wish) == ("red cap", "near the TV")

    def test_emptied_by_somebody_else_is_said(self, ann, host, supervisor):
        annotate(ann, note="red cap", by=host, at=now())
        client, form = enters(host), f"/toledo/host/entries/{ann.pk}/note/"
        shown = as_shown(client.get(f"/toledo/host/lists/1-3-nlh/?open={ann.pk}"), form)
        annotate(ann, note="", by=supervisor, at=now())
        refused = client.post(form, shown | {"note": "blue cap"})
        assert "Kim emptied this while you were editing; you typed blue cap." in told(refused)


class TestChair:
    @pytest.fixture
    def bob(self, open_at, sit) -> Sitting:
        open_at(4)
        return sit("Bob Baker", 4, 2)

    def test_the_dealers_note_changed_by_both(self, bob, host, supervisor):
        client, form = enters(host), f"/toledo/host/sittings/{bob.pk}/dealer-note/"
        shown = as_shown(client.get(f"/toledo/host/tables/4/?open=chair-{bob.pk}"), form)
        note_for_dealer(bob, note="Dead button", by=supervisor, at=now())
        refused = client.post(form, shown | {"note": "All in dark"})
        assert "Kim set this to Dead button while you were editing; you typed All in dark." in told(refused)
        assert fresh(bob).note == "Dead button"
        assert client.post(form, {"add": "Dead small blind"}).status_code == 200
        assert fresh(bob).note == "Dead button; Dead small blind"

    @pytest.mark.parametrize("path", ["host/sittings/{}/blinds/", "tables/4/sittings/{}/blinds/"])
    def test_one_missed_blind_leaves_the_other(self, bob, host, supervisor, path):
        missed_blinds(bob, big=True, by=supervisor, at=minute(0))
        assert enters(host).post("/toledo/" + path.format(bob.pk), {"small": "1"}).status_code == 200
        assert (fresh(bob).missed_small, bob.missed_big) == (True, True)

    @pytest.mark.parametrize("page", ["host/tables/4/?open=chair-{}", "tables/4/now/?open=2"])
    def test_the_button_of_a_missed_blind_says_that_one(self, bob, host, page):
        page = told(enters(host).get("/toledo/" + page.format(bob.pk)))
        assert 'hx-vals="{&quot;small&quot;: &quot;1&quot;}"' in page
        assert 'hx-vals="{&quot;big&quot;: &quot;1&quot;}"' in page


class TestRecord:
    @pytest.fixture
    def bob(self, room) -> Player:
        return Player.objects.create(room=room, name="Bob Baker", public_name="Bob B.", search="bob baker")

    def test_a_birth_date_entered_by_both(self, bob, host, supervisor):
        client, form = enters(host), f"/toledo/players/{bob.pk}/age/"
        shown = as_shown(client.get(f"/toledo/players/{bob.pk}/"), form)
        change_record(bob, born_on=date(1990, 12, 31), by=supervisor, at=now())
        refused = client.post(form, shown | {"born_on": "1991-12-31", "id_seen": "1", "shown-id_seen": ""})
        assert refused.status_code == 409
        assert "Kim set this to 1990-12-31 while you were editing; you typed 1991-12-31." in told(refused)
        assert fresh(bob).born_on == date(1990, 12, 31)

    def test_a_bar_set_by_both(self, bob, supervisor, other):
        """A day's bar does not take the place of the year's that came meanwhile; nor is it lifted unseen."""
        client, form = enters(supervisor), f"/toledo/players/{bob.pk}/bar/"
        assert "shown-barred_until" in told(client.get(f"/toledo/players/{bob.pk}/"))
        until = now() + timedelta(days=365)
        change_record(bob, barred_until=until, barred_why="T41", by=other, at=now())
        day = {"shown-barred_until": "", "days": "1", "reason": "Abuse of staff"}
        refused = client.post(form, day)
        assert refused.status_code == 409
        assert f"Lee set this to {until.astimezone(bob.room.zone):%Y-%m-%d}" in told(refused)
        assert fresh(bob).barred_until == until
        assert client.post(form, {"shown-barred_until": (until - timedelta(1)).isoformat()}).status_code == 409
        assert fresh(bob).barred_until == until
        assert client.post(form, {"shown-barred_until": until.isoformat()}).status_code == 200
        assert fresh(bob).barred_until is None


class TestButtons:
    """A button does what it said when it was touched, or nothing."""

    def test_one_up_is_not_one_down_where_those_above_are_gone(self, on_list, host, supervisor, order):
        names = [on_list(name) for name in ("Ann", "Bob", "Cy", "Dee", "Eve")]
        client, dee = enters(host), names[3]
        page = told(client.get(f"/toledo/host/lists/1-3-nlh/?open={dee.pk}"))
        assert page.count('hx-vals="{&quot;shown&quot;: 4}"') == 2  # one up, one down
        for gone in names[:2]:
            remove(gone, reason="Gave up", by=supervisor, at=now())
        up = {"position": 3, "shown": 4, "reason": "Was here first"}
        refused = client.post(f"/toledo/host/entries/{dee.pk}/move/", up)
        assert refused.status_code == 409
        assert "Dee is number 2 by now." in told(refused)
        assert order() == ["Cy", "Dee", "Eve"]
        assert client.post(f"/toledo/host/entries/{dee.pk}/move/", up | {"position": 1, "shown": 2}).status_code == 200
        assert order() == ["Dee", "Cy", "Eve"]

    def test_another_seat_asked_for_at_two_screens_is_asked_for(self, open_at, sit, host, supervisor):
        open_at(4)
        bob = sit("Bob Baker", 4, 2)
        client, door = enters(host), f"/toledo/tables/4/sittings/{bob.pk}/other-seat/"
        assert 'name="on" value="1"' in told(client.get("/toledo/tables/4/now/?open=2"))
        for by in (supervisor, host):
            assert enters(by).post(door, {"on": "1"}).status_code == 200
        assert Request.objects.filter(sitting=bob, ended_at=None).count() == 1
        assert 'name="on" value="0"' in told(client.get("/toledo/tables/4/now/?open=2"))
        for by in (supervisor, host):
            assert enters(by).post(door, {"on": "0"}).status_code == 200
        assert not Request.objects.filter(sitting=bob, ended_at=None).exists()

    def test_the_time_of_leaving_put_right_by_both(self, open_at, sit, host, supervisor):
        open_at(4)
        bob = sit("Bob Baker", 4, 2, at=now() - timedelta(hours=3))
        left = now() - timedelta(minutes=3)
        away(bob, since=left, by=host, at=now())
        client, door = enters(host), f"/toledo/host/sittings/{bob.pk}/away/"
        page = told(client.get(f"/toledo/host/tables/4/?open=chair-{bob.pk}"))
        assert re.search(rf'name="shown-since"\s+value="{re.escape(left.isoformat())}"', page)
        assert page.count('hx-include="#shown-since"') == 3
        earlier = left - timedelta(minutes=10)
        away(bob, since=earlier, by=supervisor, at=now())
        five = {"since": (left - timedelta(minutes=5)).isoformat(), "shown-since": left.isoformat()}
        refused = client.post(door, five)
        assert (refused.status_code, "Kim set this to" in told(refused)) == (409, True)
        assert Absence.objects.get(sitting=bob).since == earlier


# Fields that are filled with what was typed a moment ago, or with what is asked for: nothing stored is in them.
NOT_STORED = {
    "login.html": {"username"},
    "parts/refusal.html": {"{{ field }}"},
    "room/people_field.html": {"{{ name }}"},
}


def test_every_field_that_shows_what_is_stored_sends_what_it_showed():
    for file in settings.BASE_DIR.joinpath("templates").rglob("*.html"):
        text = file.read_text()
        filled = re.findall(r'<input\s+class="field[^>]*?\sname="([^"]+)"[^>]*?\svalue="\{\{', text)
        alone = {name for name in filled if f'name="shown-{name}"' not in text}
        assert alone == NOT_STORED.get(str(file.relative_to(settings.BASE_DIR / "templates")), set()), file
