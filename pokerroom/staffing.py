"""Who works here: a manager's commands, and everybody's own PIN. No secret is ever in an event."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.contrib.auth.hashers import make_password
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.validators import validate_slug
from rest_framework.authtoken.models import Token

from pokerroom import passwords
from pokerroom.event_text import says
from pokerroom.models import Room, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act, Role
from pokerroom.shown import NOTHING, check
from pokerroom.turn import Turn, require, turn

SECRETS = ("password", "pin")
FEWEST_DIGITS, MOST_DIGITS = 4, 8
LONGEST_LOG_IN, LONGEST_NAME = 60, 80
ROLES = (Role.HOST, Role.SUPERVISOR, Role.MANAGER)  # a table's tablet is bound, not employed


def add_staff(
    room: Room, *, username: str, name: str, role: str, password: str, pin: str = "", by: Staff, at: datetime
) -> Staff:
    """Somebody new works here (rules §6). Raises Malformed naming every bad field."""
    require(by, Act.STAFF, room.pk)
    facts = {"username": username, "name": name, "role": role, "password": password, "pin": pin}
    _check({**_bad_log_in(username), **_bad(facts)})
    kept = _hashed(facts) | {"name": name.strip()}
    with turn(room, by=by, at=at, act=Act.STAFF) as now:
        _check(_bad_log_in(username))
        staff = Staff.objects.create(room=now.room, temporary_password=True, **kept)
        _record(now, "staff.added", staff, role=role)
        return staff


def change_staff(
    staff: Staff, *, changes: Mapping[str, Any], shown: Mapping[str, Any] = NOTHING, by: Staff, at: datetime
) -> Staff:
    """Change `name`, `role`, `is_active`, `password` or `pin`. Raises Malformed naming every bad field.

    Refused where no active manager would be left. `shown`: what the form showed of them; raises Overtaken where
    somebody else has changed one since.
    """
    require(by, Act.STAFF, staff.room_id)
    _check(_bad(changes))
    kept = _hashed(changes)
    with turn(staff.room_id, by=by, at=at, act=Act.STAFF) as now:
        staff = now.again(Staff.objects.exclude(role=Role.TABLE), staff.pk)
        stored = {field: getattr(staff, field) for field in shown}
        check(now, [f"staff:{staff.pk}"], stored=stored, changes=changes, shown=shown)
        for field, value in kept.items():
            setattr(staff, field, value)
        if "password" in changes:
            staff.temporary_password = staff.pk != by.pk
        staff.save()
        if "password" in changes or not staff.is_active:
            Token.objects.filter(user=staff).delete()  # what a programme logs in with ends like the sessions do
        if not Staff.objects.filter(room=now.room, role=Role.MANAGER, is_active=True).exists():
            raise Refused("The room needs a manager who can log in.", code="last_manager")
        _record(now, "staff.changed", staff, changed=sorted(changes), role=staff.role, active=staff.is_active)
        return staff


def set_own_pin(staff: Staff, *, password: str, pin: str, at: datetime) -> Staff:
    """One's own PIN, for which the password is asked. Raises Malformed."""
    _check(_bad({"pin": pin}) | ({} if pin else {"pin": "Give a PIN."}) | _not_own(staff, password))
    kept = _hashed({"pin": pin})
    with turn(staff.room_id, by=staff, at=at) as now:
        staff = now.again(Staff.objects.exclude(role=Role.TABLE), staff.pk)
        staff.pin = kept["pin"]
        staff.save(update_fields=["pin"])
        _record(now, "staff.changed", staff, changed=["pin"])
        return staff


def set_own_password(staff: Staff, *, password: str, new: str, at: datetime) -> Staff:
    """One's own password, for which the one of before is asked. Tokens end with it. Raises Malformed."""
    bad = _bad_password(new, {"username": staff.username, "name": staff.name}).get("password")
    bad = "That is the password that you have." if new == password else bad
    _check(({"new": bad} if bad else {}) | _not_own(staff, password))
    kept = _hashed({"password": new})
    with turn(staff.room_id, by=staff, at=at) as now:
        staff = now.again(Staff.objects.exclude(role=Role.TABLE), staff.pk)
        staff.password, staff.temporary_password = kept["password"], False
        staff.save(update_fields=["password", "temporary_password"])
        Token.objects.filter(user=staff).delete()
        _record(now, "staff.changed", staff, changed=["password"])
        return staff


def reset_password(staff: Staff, *, password: str, at: datetime) -> Staff:
    """A temporary password given by whoever runs the machine, where no manager can. Sessions and tokens end with it."""
    kept = _hashed({"password": password})
    with turn(staff.room_id, by=None, at=at) as now:
        staff = now.again(Staff.objects.exclude(role=Role.TABLE), staff.pk)
        staff.password, staff.temporary_password = kept["password"], True
        staff.save(update_fields=["password", "temporary_password"])
        Token.objects.filter(user=staff).delete()
        _record(now, "staff.changed", staff, changed=["password"])
        return staff


def _hashed(facts: Mapping[str, Any]) -> dict[str, Any]:
    """As they are stored. It takes a while, so it is done before the room is locked."""
    return {name: make_password(fact) if name in SECRETS and fact else fact for name, fact in facts.items()}


def _not_own(staff: Staff, password: str) -> dict[str, str]:
    return {} if passwords.is_own(staff, password) else {"password": "That is not your password."}


def _check(wrong: dict[str, str]) -> None:
    if wrong:
        raise Malformed(wrong)


def _bad_log_in(username: str) -> dict[str, str]:
    try:
        validate_slug(username)
    except ValidationError:
        return {"username": "A log-in name is letters, digits, - and _, without spaces."}
    if len(username) > LONGEST_LOG_IN:
        return {"username": f"A log-in name has at most {LONGEST_LOG_IN} characters."}
    if Staff.objects.filter(username__iexact=username).exists():
        return {"username": "Somebody has that log-in name already."}
    return {}


def _bad(facts: Mapping[str, Any]) -> dict[str, str]:
    """What is wrong, by field; a PIN may be left out."""
    wrong = {}
    if "name" in facts and not 1 <= len(facts["name"].strip()) <= LONGEST_NAME:
        wrong["name"] = f"A name has 1 to {LONGEST_NAME} characters."
    if "role" in facts and facts["role"] not in ROLES:
        wrong["role"] = f"A role is {', '.join(ROLES)}."
    if "password" in facts:
        wrong |= _bad_password(facts["password"], facts)
    if pin := facts.get("pin"):
        wrong |= _bad_pin(pin)
    return wrong


def _bad_password(password: str, facts: Mapping[str, Any]) -> dict[str, str]:
    try:
        validate_password(password, Staff(username=facts.get("username", ""), name=facts.get("name", "")))
    except ValidationError as error:
        return {"password": " ".join(error.messages)}
    return {}


def _bad_pin(pin: str) -> dict[str, str]:
    digits = pin.isascii() and pin.isdecimal()
    if not digits or not FEWEST_DIGITS <= len(pin) <= MOST_DIGITS:
        return {"pin": f"A PIN is {FEWEST_DIGITS} to {MOST_DIGITS} digits."}
    if len(set(pin)) == 1 or pin in "0123456789" or pin in "9876543210":
        return {"pin": "That PIN is the first that anybody would try."}
    return {}


def _record(now: Turn, verb: str, staff: Staff, **facts: Any) -> None:
    now.record(verb, f"staff:{staff.pk}", topics=["bar"], name=staff.name, **facts)


says("staff.added")("{name} added as {role}".format_map)
FIELDS = {"name": "display name", "is_active": "active", "pin": "PIN"}


@says("staff.changed")
def _changed(facts: dict[str, Any]) -> str:
    fields = [FIELDS.get(field, field) for field in facts["changed"]]
    return f"Account of {facts['name']} changed: {', '.join(fields)}"
