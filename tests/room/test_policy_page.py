"""The figures on a page: seen by all staff, changed by a manager, dated; each bad one named in its row."""

from __future__ import annotations

import pytest

from pokerroom import clock
from pokerroom.models import DatedSetting, PolicyVersion, Room
from pokerroom.turn import policy_of
from waitlist.models import Entry


def enters(client, staff):
    client.force_login(staff, backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_a_manager_changes_a_figure_at_once(client, room, manager):
    answer = enters(client, manager).post("/toledo/policy/", {"call_claim_seconds": "240", "auto_call": "off"})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/toledo/policy/?saved=1")
    policy = policy_of(Room.objects.get(pk=room.pk))
    assert (policy.call_claim_seconds, policy.auto_call, policy.number) == (240, "off", 1)


def test_what_is_one_of_some_words_is_chosen_and_an_order_is_typed_in_words(client, room, manager):
    page = enters(client, manager)
    told = page.get("/toledo/policy/").content.decode()
    assert '<option value="every_open_seat">every open seat</option>' in told
    assert 'value="seat_change, broken, table_change, mover, list"' in told
    order = "broken, seat_change,table_change, mover, list"
    assert page.post("/toledo/policy/", {"auto_call": "follow_up", "next_seat": order}).status_code == 302
    assert policy_of(Room.objects.get(pk=room.pk)).next_seat[:2] == ["broken", "seat_change"]
    assert list(PolicyVersion.objects.get(room=room).settings) == ["next_seat"]


def test_several_words_are_typed_as_they_are_shown(client, room, manager):
    page = enters(client, manager)
    assert 'value="desk, phone, kiosk, web"' in page.get("/toledo/policy/").content.decode()
    assert page.post("/toledo/policy/", {"list_channels": "phone, desk"}).status_code == 302
    assert policy_of(Room.objects.get(pk=room.pk)).list_channels == ["desk", "phone"]
    wrong = page.post("/toledo/policy/", {"list_channels": "fax"}).content.decode()
    assert "Give at least one of: desk, phone, kiosk, web." in wrong


def test_from_a_moment_to_come(client, room, manager):
    new_year = f"{clock.now().year + 1}-01-01T06:00"
    enters(client, manager).post("/toledo/policy/", {"call_claim_seconds": "240", "from": new_year})
    assert policy_of(Room.objects.get(pk=room.pk)).call_claim_seconds == 300
    assert DatedSetting.objects.get(room=room).since.hour == 11  # 6 AM in Toledo


@pytest.mark.parametrize(
    ("key", "text"),
    [("call_claim_seconds", "0"), ("call_claim_seconds", "soon"), ("auto_call", "sometimes"), ("ladder", "[]")],
)
def test_what_cannot_be_is_named_in_its_row(client, room, manager, key, text):
    answer = enters(client, manager).post("/toledo/policy/", {key: text})
    page = answer.content.decode()
    assert (answer.status_code, f'id="w-{key}"' in page) == (400, True)
    assert not PolicyVersion.objects.filter(room=room).exists()


@pytest.mark.parametrize("layer", ["x", ":x", "floor:1", "table:04", "table:99", "game:none-such"])
def test_a_layer_that_is_not_there_is_not_found(client, room, manager, layer):
    page = enters(client, manager)
    assert page.get("/toledo/policy/", {"layer": layer}).status_code == 404
    assert page.post(f"/toledo/policy/?layer={layer}", {"call_claim_seconds": "240"}).status_code == 404


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("from", "2026-02-30T10:00"),
        ("until", "2026-13-01T10:00"),
        ("absence_rules", "[" * 15_000),
        ("absence_rules", '[{"kind": "\\u0000", "rule": "T33", "seconds": 60}]'),
        ("absence_rules", '[{"kind": "\\ud800", "rule": "T33", "seconds": 60}]'),
    ],
)
def test_what_nobody_can_read_or_store_is_said_in_words(client, room, manager, field, text):
    answer = enters(client, manager).post("/toledo/policy/", {"call_claim_seconds": "240", field: text})
    assert answer.status_code == 400
    assert not PolicyVersion.objects.filter(room=room).exists()


def test_others_see_and_do_not_change(client, room, host):
    page = enters(client, host)
    assert "T45" in page.get("/toledo/policy/").content.decode()
    assert page.post("/toledo/policy/", {"call_claim_seconds": "240"}).status_code == 403


def test_a_manager_fills_the_empty_room_to_look_around(client, room, manager, host):
    page = enters(client, manager)
    assert "Fill with a sample evening" in page.get("/toledo/host/").content.decode()
    assert page.post("/toledo/sample/").status_code == 302
    assert Entry.objects.filter(room=room).count() > 30
    assert "Fill with a sample evening" not in page.get("/toledo/host/").content.decode()
    assert page.post("/toledo/sample/").status_code == 409
    assert enters(client, host).post("/toledo/sample/").status_code in (403, 409)


@pytest.mark.parametrize("moment", ["9999-12-31T23:59", "2199-01-01T06:00", "yesterday", "2020-01-01T06:00"])
def test_a_moment_that_cannot_be_meant_is_named(client, room, manager, moment):
    answer = enters(client, manager).post("/toledo/policy/", {"call_claim_seconds": "240", "from": moment})
    assert answer.status_code == 400
    assert "Nothing was saved: Give a" in answer.content.decode()
    assert not PolicyVersion.objects.filter(room=room).exists()
