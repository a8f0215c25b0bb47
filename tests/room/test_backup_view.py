"""The backup view is kept where a supervisor has bound the device, and nowhere else (I4)."""

from __future__ import annotations

from datetime import datetime

import pytest
from django.conf import settings
from django.test import Client

from pokerroom.models import BackupDevice, Event
from pokerroom.views import BACKUP_COOKIE
from tests.conftest import fresh


def logged_in(staff) -> Client:
    client = Client()
    client.force_login(staff)
    return client


@pytest.fixture
def device(supervisor, on_list) -> Client:
    """Kim has bound it."""
    on_list("Ann Alvarez")
    client = logged_in(supervisor)
    assert client.post("/toledo/copy/bind/", {"name": "Podium  iPad"}).url == "/toledo/copy/"
    return client


def test_a_bound_device_shows_the_view_without_a_log_in_and_nothing_else(device):
    answer = device.get("/toledo/copy/")
    page = answer.content.decode()
    assert "Ann Alvarez" in page
    assert 'data-worker="/toledo/copy/worker.js"' in page
    assert "Kept on this device, <bdi>Podium iPad</bdi>, for 12 h" in page
    assert (answer["X-Keep-Seconds"], answer["Cache-Control"]) == ("43200", "no-store")
    assert datetime.fromisoformat(answer["X-Read-At"])
    for path in ("/toledo/host/", "/toledo/print/", "/harbor/copy/"):
        assert device.get(path).status_code in (302, 404), path
    cookie = device.cookies[BACKUP_COOKIE]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")


def test_elsewhere_staff_see_it_and_nothing_is_kept(host, supervisor, on_list):
    on_list("Ann Alvarez")
    page = logged_in(host).get("/toledo/copy/").content.decode()
    assert "Ann Alvarez" in page
    assert "data-worker" not in page
    assert "A supervisor can bind it." in page
    assert "Keep it on this device" in logged_in(supervisor).get("/toledo/copy/").content.decode()


def test_a_host_binds_no_device(host):
    assert logged_in(host).post("/toledo/copy/bind/", {"name": "Mine"}).status_code == 403
    assert not BackupDevice.objects.exists()


@pytest.mark.parametrize("name", ["", "  ", "x" * 41])
def test_a_device_has_a_name(supervisor, name):
    assert logged_in(supervisor).post("/toledo/copy/bind/", {"name": name}).status_code == 400


def gone(answer):
    assert (answer.status_code, answer["Clear-Site-Data"]) == (410, '"storage"')
    assert "no longer keeps the backup view" in answer.content.decode()
    assert answer.cookies[BACKUP_COOKIE].value == ""


def test_unlinked_it_is_told_at_its_next_look_and_forgets(device, supervisor):
    desk = logged_in(supervisor)
    assert "Unlink <bdi>Podium iPad</bdi>" in desk.get("/toledo/copy/").content.decode()
    row = BackupDevice.objects.get()
    assert desk.post(f"/toledo/copy/devices/{row.pk}/release/").status_code == 302
    gone(device.get("/toledo/copy/"))
    assert device.get("/toledo/copy/").status_code == 302
    assert desk.post(f"/toledo/copy/devices/{row.pk}/release/").status_code == 404


def test_the_device_itself_can_end_it(device):
    gone(device.post("/toledo/copy/forget/"))
    assert fresh(BackupDevice.objects.get()).released_at
    assert device.post("/toledo/copy/forget/").status_code == 404


def test_a_log_out_on_the_device_ends_it_and_leaves_nothing(device, host):
    device.force_login(host)
    answer = device.post("/logout/")
    assert (answer.status_code, answer["Clear-Site-Data"]) == (302, '"storage"')
    assert answer.cookies[BACKUP_COOKIE].value == ""
    assert BackupDevice.objects.get().released_at
    assert device.get("/toledo/copy/").status_code == 302


def test_both_stand_in_the_trail_and_the_key_nowhere(device, supervisor):
    key = device.cookies[BACKUP_COOKIE].value
    device.post("/toledo/copy/forget/")
    told = Event.objects.filter(subject__startswith="backup:").order_by("seq")
    assert [(event.verb, event.actor, event.data["name"]) for event in told] == [
        ("room.backup_device_bound", supervisor, "Podium iPad"),
        ("room.backup_device_released", None, "Podium iPad"),
    ]
    assert key not in str([event.data for event in told]) + BackupDevice.objects.get().key_digest
    assert settings.SESSION_COOKIE_NAME not in device.cookies or not device.cookies[settings.SESSION_COOKIE_NAME].value
