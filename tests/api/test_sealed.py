"""Rooms are sealed (S12): whatever belongs to one room is not found by the staff of another."""

from __future__ import annotations

import re

import pytest

from floor.commands.chairs import walk_up
from pokerroom.api.browse import document
from pokerroom.models import Staff
from pokerroom.roles import Role
from tests.api.conftest import Caller

FORMATS = {"date-time": "2026-06-06T00:00:00+00:00", "date": "1990-12-31"}
KNOWN = {"verified_by": "Dee Ortiz", "game": "1-3-nlh", "pin": "1234"}


@pytest.fixture
def stranger(other_room):
    """The manager of another room."""
    return Staff.objects.create_user("eve", "password", room=other_room, name="Eve", role=Role.MANAGER)


@pytest.fixture
def ids(room, host, on_list, open_at, player):
    """Of everything in the room, one."""
    open_at(4)
    entry = on_list("Ann")
    sitting = walk_up(room, table=4, seat=1, player=player("Bob"), by=host, at=entry.joined_at)
    return {
        "game": "1-3-nlh", "entry": entry.pk, "player": entry.player_id, "number": sitting.pk, "seq": 1, "pair": 1,
        "approval": 1, "bag": 1, "asked": 1, "dispute": 1, "staff": host.pk,
    }  # fmt: skip


def deeds():
    """Every staff deed of the document: method, path under the room, needed fields with their schema."""
    for path, methods in document()["paths"].items():
        for method, told in methods.items():
            if method != "parameters" and "{room}/" in path and told.get("security"):
                schema = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
                needed = {name: schema["properties"][name] for name in schema.get("required", [])}
                yield method.upper(), path.partition("{room}/")[2], needed


def made_up(field):
    """Something that fits a field's schema."""
    if "enum" in field:
        return field["enum"][0]
    if field.get("type") == "string":
        return field.get("example") or FORMATS.get(field.get("format"), "so")
    return {"boolean": True, "array": [], "object": {}}.get(field.get("type"), field.get("minimum", 1))


def told_of(path, needed):
    told = {name: KNOWN.get(name) or made_up(field) for name, field in needed.items()}
    if path.endswith("/name/"):
        told["name"] = "Zed"  # this or a player's number: a choice that no list of needed fields can say
    return told


def asked(caller, method, path, needed):
    return caller.say(method, path, None if method == "GET" else told_of(path, needed))


def test_the_room_itself_is_not_found(stranger, room, ids):
    caller = Caller(stranger, room)
    for method, path, needed in deeds():
        answer = asked(caller, method, path.format(**ids), needed)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), (method, path)


def test_nothing_of_it_is_found_in_their_own(stranger, other_room, ids):
    caller = Caller(stranger, other_room)
    of_a_room = [
        deed
        for deed in deeds()
        if re.search(r"\{(entry|player|sitting|seq|pair|approval|bag|asked|dispute|staff)\}", deed[1])
    ]
    of_a_room += [deed for deed in deeds() if deed[1].startswith("sittings/{number}/")]
    assert len(of_a_room) > 20
    for method, path, needed in of_a_room:
        answer = asked(caller, method, path.format(**ids), needed)
        assert answer.status_code == 404, (method, path, answer.content)


def test_a_player_of_another_room_cannot_be_named(stranger, other_room, ids):
    caller = Caller(stranger, other_room)
    for path, more in (("lists/1-3-nlh/entries/", {}), ("tables/4/walk-up/", {"seat": 2})):
        if path.startswith("tables"):
            caller.post("tables/4/open/", {"game": "1-3-nlh"})
        answer = caller.post(path, {"player": ids["player"], **more})
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path
