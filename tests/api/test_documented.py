"""Every door, every method: what it answers is what the OpenAPI document says, and nothing besides."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from django.urls import URLPattern, URLResolver
from jsonschema import Draft202012Validator

from floor.commands.absences import away
from floor.commands.chairs import leave
from pokerroom import api_urls
from pokerroom.api.base import Deed, Endpoint, PublicEndpoint
from pokerroom.api.browse import document
from pokerroom.models import Staff
from pokerroom.roles import Role
from tests.conftest import minute
from waitlist.commands.calls import call

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

# What is said to a door that asks for something, where "{}" is not enough.
GOOD: dict[str, dict[str, Any]] = {
    "token_log_in": {"username": "manager", "password": "password"},
    "rooms_change_policy": {"call_claim_seconds": 240},
    "tables_add": {"number": 20, "chairs": 9},
    "tables_open": {"game": "1-3-nlh"},
    "tables_no_fills": {"on": True},
    "games_offer": {"game": "new", "name": "New", "short": "New", "structure": "limit", "max_kind": "none"},
    "games_change": {"short": "Other"},
    "players_add": {"name": "Zoe"},
    "players_change": {"note": "tall"},
    "lists_join": {"name": "Zoe", "via": "desk"},
    "entries_was_here": {"at": "2026-06-05T20:00:00-04:00"},
    "entries_seat": {"table": 4, "seat": 5},
    "entries_move": {"position": 1, "reason": "Was here first"},
    "entries_change_list": {"game": "2-5-nlh", "reason": "Asked to"},
    "entries_extend": {"seconds": 60},
    "sittings_walk_up": {"seat": 6, "name": "Zoe", "id_seen": True},
    "sittings_occupied": {"seat": 7},
    "absences_more_time": {"seconds": 60},
    "add_ons_add_on": {"amount": "20.00"},
    "conduct_remove": {"reason": "asked to"},
    "add_ons_missed_blinds": {"small": True, "big": False},
    "add_ons_note": {"note": "dead button"},
    "custody_pick_up": {"amount": "100.00", "verified_by": "Lou the dealer", "bag": "1"},
    "custody_cash_out": {"amount": "100.00", "extended_dinner": True, "verified_by": "Lou the dealer"},
    "custody_left_with": {"amount": "100.00"},
    "moves_change_seat": {"seat": 5},
    "moves_change_table": {"table": 5, "seat": 1},
    "moves_change_game": {"table": 6, "seat": 1, "amount": "300.00", "buy_in": "300.00"},
    "requests_ask_for": {"wish": "seat"},
    "disputes_set_aside": {"amount": "120.00", "seats": [1, 3]},
    "disputes_decide": {"decision": "Split"},
    "moves_if_opened": {"seat": 1},
    "tables_limit_change": {"game": "2-5-nlh", "agreed": []},
    "tables_lock": {"seat": 8, "reason": "Promised"},
    "tables_free": {"seat": 8, "reason": "Not coming"},
    "clocks_extend": {"seconds": 60},
    "lists_auto_call": {"on": True},
}


def doors(patterns: list[URLPattern | URLResolver], before: str = "") -> Iterator[tuple[str, type[Endpoint]]]:
    """Every path of the API as the document writes it, with its door."""
    for pattern in patterns:
        path = before + str(pattern.pattern).replace("<slug:", "<").replace("<int:", "<")
        if isinstance(pattern, URLResolver):
            yield from doors(pattern.url_patterns, path)
        elif issubclass(getattr(pattern.callback, "cls", object), Endpoint):
            yield path.replace("<", "{").replace(">", "}"), pattern.callback.cls


DOORS = dict(doors(api_urls.urlpatterns))
DEEDS = [(path, deed) for path, door in DOORS.items() for deed in door.deeds.values()]


def strict() -> dict[str, Any]:
    """The document with every object that is described field by field taken at its word."""
    said = copy.deepcopy(document())
    for shape in said["components"]["schemas"].values():
        if "properties" in shape:
            shape["additionalProperties"] = False
    return said


STRICT = strict()


REFUSAL = {"$ref": "#/components/schemas/Refusal"}
NO_SUCH_METHOD = {"responses": {"default": {"content": {"application/json": {"schema": REFUSAL}}}}}


def check(answer: Any, path: str, method: str) -> None:
    """The status is documented, and the body is as the document says."""
    told = STRICT["paths"][f"/api/v1/{path}"]
    responses = told.get("get" if method == "HEAD" else method.lower(), NO_SUCH_METHOD)["responses"]
    documented = responses.get(str(answer.status_code)) or (responses["default"] if answer.status_code >= 400 else None)
    assert documented, f"{answer.status_code} is not in the document: {answer.content!r}"
    if method != "HEAD":
        fits(answer, documented["content"]["application/json"]["schema"])


def fits(answer: Any, schema: dict[str, Any]) -> None:
    Draft202012Validator(schema | {"components": STRICT["components"]}).validate(answer.json())


@pytest.fixture
def ids(room, host, on_list, open_at, sit) -> dict[str, Any]:
    """A room with something of everything: names waiting and called, players sitting, away and gone."""
    for table, slug in ((4, "1-3-nlh"), (5, "1-3-nlh"), (6, "2-5-nlh")):
        open_at(table, game_slug=slug)
    ann, bob = on_list("Ann"), on_list("Bob")
    sitting = sit("Cy", 4, 1)
    sit("Eve", 4, 3)
    away(sitting, by=host, at=minute(0))
    leave(sit("Dee", 4, 2), amount=30_000, by=host, at=minute(0))
    call(ann, by=host, at=minute(0))
    return {
        "room": room.slug, "game": "1-3-nlh", "entry": bob.pk, "player": bob.player_id, "number": 4,
        "seq": room.version, "sitting": sitting.pk, "approval": 1, "bag": 1, "asked": 1, "pair": 1, "dispute": 1,
        "staff": host.pk,
    }  # fmt: skip


@pytest.fixture
def stranger(other_room) -> Staff:
    return Staff.objects.create_user("pat", "password", room=other_room, name="Pat", role=Role.MANAGER)


def address(path: str, ids: dict[str, Any]) -> str:
    known = ids | ({"number": ids["sitting"]} if "/sittings/" in path else {})
    return "/api/v1/" + path.format(**known)


def test_the_document_names_every_door_and_no_other():
    assert {f"/api/v1/{path}": set(door.deeds) for path, door in DOORS.items()} == {
        path: set(methods) for path, methods in STRICT["paths"].items()
    }
    assert set(GOOD) <= {deed.name for _, deed in DEEDS}


@pytest.mark.parametrize("path", DOORS)
def test_a_door_answers_the_methods_of_the_document_and_no_other(max_, ids, path):
    """Whatever is said that no door knows is named field by field; another method is refused."""
    deeds = {method.upper() for method in DOORS[path].deeds}
    for method in METHODS:
        answer = max_.say(method, address(path, ids), None if method in ("GET", "HEAD") else {"nonsense": 1})
        if method in deeds - {"GET"}:
            assert (answer.status_code, "nonsense" in answer.json()["fields"]) == (400, True)
        elif method not in deeds and not (method == "HEAD" and "GET" in deeds):
            assert answer.status_code == 405, method
        check(answer, path, method)


@pytest.mark.parametrize(("path", "deed"), DEEDS, ids=lambda part: part.name if isinstance(part, Deed) else "")
def test_what_a_door_answers_is_documented(caller, ids, host, manager, stranger, path, deed):
    """Whoever asks: nobody is let in without a log-in or from another room; put before a supervisor, or done."""
    facts = GOOD.get(deed.name, {}) | ({"player": ids["player"]} if deed.name == "tables_lock" else {})
    query = "?" + "&".join(f"{name}={value}" for name, value in facts.items()) if deed.method == "get" else ""
    url, body = address(path, ids) + query, None if deed.method == "get" else facts
    answers = [caller(by).say(deed.method.upper(), url, body) for by in (None, stranger, host, manager)]
    for answer in answers:
        check(answer, path, deed.method)
    if not issubclass(DOORS[path], PublicEndpoint):
        assert [answer.status_code for answer in answers[:2]] == [401, 404]


REFUSED = {
    "fields": ("POST", "tables/", {"number": 10}),
    "entry": ("POST", "lists/1-3-nlh/entries/", {"player": "{player}", "via": "desk"}),
    "missing": ("POST", "tables/4/walk-up/", {"seat": 6, "name": "Zoe", "id_seen": True, "buy_in": "1.00"}),
    "allowed_from": ("POST", "sittings/{sitting}/pick-up/", GOOD["custody_pick_up"]),
    "passed_over": ("POST", "lists/5-10-nlh/call-next/", {}),
}


@pytest.mark.parametrize("extra", REFUSED)
def test_what_a_refusal_says_besides_is_documented(kim, ids, on_list, open_at, extra):
    open_at(7, game_slug="5-10-nlh")
    on_list("Eve", game_slug="5-10-nlh", via="phone")
    for verb in ("back", "away"):  # away since this very moment
        kim.post(f"sittings/{ids['sitting']}/{verb}/")
    method, path, facts = REFUSED[extra]
    told = {name: ids["player"] if value == "{player}" else value for name, value in facts.items()}
    answer = kim.say(method, path.format(**ids), told)
    assert extra in answer.json(), answer.content
    fits(answer, REFUSAL)


def test_a_hosts_request_answers_202_as_documented(sam, ids):
    path = "rooms/{room}/sittings/{number}/cash-out/"
    answer = sam.post(address(path, ids), GOOD["custody_cash_out"])
    assert answer.status_code == 202
    check(answer, path, "POST")
