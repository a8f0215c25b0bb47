"""Who works here (rules §6): a manager's commands, everybody's own PIN, and the desk for both."""

from __future__ import annotations

import re

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from django.test import Client
from rest_framework.authtoken.models import Token

from pokerroom.approvals import by_pin
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed, NotAllowed, Refused
from pokerroom.roles import Role
from pokerroom.staffing import add_staff, change_staff, set_own_password, set_own_pin
from tests.conftest import fresh, minute
from tests.deeds import ask_for_a_count

NEW = {"username": "ray", "name": "Ray R.", "role": "host", "password": "nine-of-cups", "pin": "4071"}


def test_somebody_new_takes_over_by_pin(room, manager, client: Client, host):
    ray = add_staff(room, **NEW, by=manager, at=minute(0))
    client.force_login(host)
    assert client.post("/toledo/pin/", {"who": ray.pk, "pin": "4072"}).status_code == 403
    assert client.post("/toledo/pin/", {"who": ray.pk, "pin": "4071"}).status_code == 302
    assert client.get("/toledo/host/").context["staff"] == ray


def test_no_secret_is_in_the_trail(room, manager):
    ray = add_staff(room, **NEW, by=manager, at=minute(0))
    change_staff(ray, changes={"pin": "8153", "password": "ten-of-cups-too"}, by=manager, at=minute(1))
    added, changed = Event.objects.filter(room=room, verb__startswith="staff.").order_by("seq")
    assert (added.data, changed.data["changed"]) == ({"name": "Ray R.", "role": "host"}, ["password", "pin"])
    assert "8153" not in str(changed.data)


@pytest.mark.parametrize("role", ["host", "supervisor"])
def test_only_a_manager_sets_staff(room, role, request):
    with pytest.raises(NotAllowed):
        add_staff(room, **NEW, by=request.getfixturevalue(role), at=minute(0))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("username", "ray ray"),
        ("username", "HOST"),
        ("username", "r" * 61),
        ("name", "  "),
        ("name", "R" * 81),
        ("role", "table"),
        ("role", "owner"),
        ("password", "short"),
        ("password", "password123"),
        ("pin", "407"),
        ("pin", "407140714"),
        ("pin", "40a1"),
        ("pin", "٤٠٧١"),
        ("pin", "1111"),
        ("pin", "1234"),
        ("pin", "8765"),
    ],
)
def test_a_bad_field_is_named_and_nobody_added(room, manager, host, field, value):
    with pytest.raises(Malformed) as refusal:
        add_staff(room, **(NEW | {field: value}), by=manager, at=minute(0))
    assert list(refusal.value.extra["fields"]) == [field]
    assert not Staff.objects.filter(name="Ray R.").exists()


def test_whoever_left_is_nobody_at_once(room, manager, host, client: Client):
    client.force_login(host)
    assert client.get("/toledo/host/").status_code == 200
    change_staff(host, changes={"is_active": False}, by=manager, at=minute(0))
    assert client.get("/toledo/host/").status_code == 302


@pytest.mark.parametrize("changes", [{"password": "knave-of-swords"}, {"is_active": False}])
def test_a_token_ends_with_the_password_and_with_the_job(room, manager, host, changes):
    Token.objects.create(user=host)
    change_staff(host, changes={"name": "Sam S."}, by=manager, at=minute(0))
    assert Token.objects.filter(user=host).exists()
    change_staff(host, changes=changes, by=manager, at=minute(1))
    assert not Token.objects.filter(user=host).exists()


def test_a_pin_that_two_supervisors_have_approves_nothing(room, manager, supervisor, host):
    """Nor does a host's, which may be the same as a supervisor's."""
    for staff in (host, supervisor):
        staff.set_pin("4071")
        staff.save()
    asked = ask_for_a_count(room, by=host, at=minute(0))
    assert by_pin(asked, "4071", typed_by=host, at=minute(0)) == supervisor
    manager.set_pin("4071")
    manager.save()
    with pytest.raises(Refused) as refusal:
        by_pin(asked, "4071", typed_by=host, at=minute(1))
    assert refusal.value.code == "pin_not_unique"


@pytest.mark.parametrize("changes", [{"is_active": False}, {"role": Role.HOST}])
def test_a_room_keeps_a_manager(room, manager, changes):
    with pytest.raises(Refused) as refusal:
        change_staff(manager, changes=changes, by=manager, at=minute(0))
    assert refusal.value.code == "last_manager"
    assert (fresh(manager).role, manager.is_active) == (Role.MANAGER, True)


def test_ones_own_pin_asks_for_the_password(room, host):
    with pytest.raises(Malformed) as refusal:
        set_own_pin(host, password="a guess", pin="4071", at=minute(0))
    assert list(refusal.value.extra["fields"]) == ["password"]
    set_own_pin(host, password="password", pin="4071", at=minute(0))
    assert fresh(host).check_pin("4071")


def test_another_rooms_staff_are_not_there(room, other_room, manager, client: Client):
    stranger = Staff.objects.create_user("stranger", "password", room=other_room, name="Stan", role=Role.HOST)
    client.force_login(manager)
    assert client.post(f"/toledo/staff/{stranger.pk}/", {"name": "Mine", "role": "host"}).status_code == 404
    assert fresh(stranger).name == "Stan"


def test_the_desk_shows_a_host_their_own_pin_alone(room, host, manager, client: Client):
    for staff, many in ((host, 0), (manager, 2)):
        client.force_login(staff)
        assert client.get("/toledo/staff/").content.count(b'class="person"') == many


def test_the_desk_keeps_what_was_typed_but_no_secret(room, manager, client: Client):
    client.force_login(manager)
    refused = client.post("/toledo/staff/add/", NEW | {"pin": "1111"})
    assert refused.status_code == 400
    page = refused.content.decode()
    assert "the first that anybody would try" in page
    assert 'value="ray"' in page
    assert "nine-of-cups" not in page
    assert client.post("/toledo/staff/add/", NEW).status_code == 302
    ray = Staff.objects.get(username="ray")
    facts = {"name": "Ray Q.", "role": "supervisor", "password": "", "pin": "", "is_active": "1"}
    assert client.post(f"/toledo/staff/{ray.pk}/", facts).status_code == 302
    assert (fresh(ray).name, ray.role, ray.check_pin("4071")) == ("Ray Q.", "supervisor", True)


def test_a_password_that_a_manager_chose_is_temporary_until_its_owner_has_chosen_one(room, manager, client: Client):
    ray = add_staff(room, **NEW, by=manager, at=minute(0))
    client.force_login(ray)
    assert "Choose your password" in client.get("/toledo/host/").content.decode()
    answer = client.post("/toledo/staff/own-password/", {"password": "nine-of-cups", "new": "ten-of-cups-too"})
    assert answer.status_code == 302
    assert "Choose your password" not in client.get("/toledo/host/").content.decode()  # and still logged in
    assert fresh(ray).check_password("ten-of-cups-too")
    change_staff(ray, changes={"password": "knave-of-swords"}, by=manager, at=minute(5))
    assert fresh(ray).temporary_password


@pytest.mark.parametrize(
    ("password", "new", "field"),
    [("a guess", "ten-of-cups-too", "password"), ("password", "password", "new"), ("password", "short", "new")],
)
def test_ones_own_password_asks_for_the_one_of_before_and_is_another(room, host, password, new, field):
    with pytest.raises(Malformed) as refusal:
        set_own_password(host, password=password, new=new, at=minute(0))
    assert list(refusal.value.extra["fields"]) == [field]
    assert fresh(host).check_password("password")


def test_ones_own_password_ends_ones_tokens(room, host):
    Token.objects.create(user=host)
    set_own_password(host, password="password", new="ten-of-cups-too", at=minute(0))
    assert not Token.objects.filter(user=host).exists()
    assert Event.objects.get(room=room, verb="staff.changed").data["changed"] == ["password"]


def test_whoever_runs_the_machine_resets_a_password_on_record(room, manager, client: Client, capsys):
    Token.objects.create(user=manager)
    call_command("reset_password", "manager")
    password = re.search(r"logs in with (\S+),", capsys.readouterr().out)[1]
    assert (fresh(manager).check_password(password), manager.temporary_password) == (True, True)
    assert not Token.objects.filter(user=manager).exists()
    event = Event.objects.get(room=room, verb="staff.changed")
    assert (event.actor, event.device, event.data["changed"]) == (None, "console", ["password"])


def test_a_reset_opens_a_log_in_that_wrong_tries_have_closed(room, host, client: Client, capsys):
    for _ in range(6):
        client.post("/login/", {"username": "host", "password": "a guess"})
    call_command("reset_password", "host")
    password = re.search(r"logs in with (\S+),", capsys.readouterr().out)[1]
    assert client.post("/login/", {"username": "host", "password": password}).status_code == 302


def test_nobody_of_that_name_has_a_password_to_reset(room):
    with pytest.raises(CommandError, match="Nobody logs in as zoe"):
        call_command("reset_password", "zoe")
