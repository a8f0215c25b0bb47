"""Every page, every parameter that it reads: what is no text, or endless, is told in words (I3).

Which parameters a page reads is noted while it is asked for, so that none has to be listed here.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from django.db import transaction
from django.http import QueryDict
from django.test import Client

from floor.commands.absences import away
from pokerroom.routes import routes
from tests.conftest import minute
from waitlist.commands.calls import call

PAGES = {route: view for route, view in routes() if not route.startswith("api/")}
ZERO, ENDLESS = "a\0b", "9" * 5000
LONG = "9" * 19
READERS = ("get", "getlist", "__getitem__", "__contains__")


def said(ids: dict[str, Any]) -> dict[str, Any]:
    """What most pages take; what one does not know, it does not read."""
    return {
        "table": 4, "seat": 5, "chair": "4-5", "player": ids["player"], "other": ids["player"], "game": "1-3-nlh",
        "reason": "asked to", "amount": "100", "verified_by": "Lou the dealer", "bag": "1", "on": "1", "name": "Zoe",
        "via": "desk", "minutes": 5, "seconds": 60, "position": 1, "seq": ids["seq"], "wish": "seat", "tray": 4,
        "whiteboard": "T1 1-3 NLH\n1 Big Al", "left_with": "100", "decision": "split", "sitting": ids["sitting"],
        "card": "As", "who": ids["staff"], "pin": "4711", "buy_in": "300",
    }  # fmt: skip


def verbs_of(view: Any) -> list[str]:
    """What its module has something for, by name."""
    known = vars(sys.modules[view.__module__]).items()
    tables = [one for name, one in known if isinstance(one, dict) and not name.startswith("__")]
    words = {key for table in tables for key in table if isinstance(key, str) and re.fullmatch("[a-z-]+", key)}
    return sorted(words) or ["approve", "refuse"]


def address(route: str, ids: dict[str, Any], **others: str) -> str:
    known = ids | others
    return "/" + re.sub(r"<\w+:(\w+)>", lambda part: str(known[part[1]]), route)


def addresses(ids: dict[str, Any]) -> Iterator[str]:
    for route, view in PAGES.items():
        for verb in verbs_of(view) if "<slug:verb>" in route else [""]:
            yield address(route, ids, verb=verb)


@pytest.fixture
def ids(room, host, on_list, open_at, sit) -> dict[str, Any]:
    """Somebody waits, somebody is called, somebody sits, somebody is away."""
    open_at(4)
    ann, bob = on_list("Ann"), on_list("Bob")
    call(ann, by=host, at=minute(0))
    cy = sit("Cy", 4, 3)
    away(cy, by=host, at=minute(0))
    return {
        "room": room.slug, "game": "1-3-nlh", "entry": bob.pk, "player": bob.player_id, "table": 4, "seat": 5,
        "sitting": cy.pk, "seq": 1, "approval": 1, "wish": 1, "bag": 1, "device": 1, "staff": host.pk,
        "template": "vegas-1",
    }  # fmt: skip


@pytest.fixture
def ask(manager, settings):
    """Ask for a page as the manager; what it changed is taken back."""
    client = Client(raise_request_exception=False)
    client.force_login(manager)
    session = client.cookies[settings.SESSION_COOKIE_NAME].value

    def ask(method: str, url: str, facts: dict[str, Any], **headers: str) -> Any:
        with transaction.atomic():
            answer = getattr(client, method)(url, facts, headers=headers)
            b"".join(answer) if answer.streaming else None
            transaction.set_rollback(True)
        client.cookies[settings.SESSION_COOKIE_NAME] = session
        return answer

    return ask


@pytest.fixture
def read(monkeypatch) -> set[str]:
    """The names of all parameters that were asked for."""
    names: set[str] = set()

    def noting(reader: str) -> Any:
        original = getattr(QueryDict, reader)

        def note(self: QueryDict, key: str, *default: Any) -> Any:
            names.add(key)
            return original(self, key, *default)

        return note

    for reader in READERS:
        monkeypatch.setattr(QueryDict, reader, noting(reader))
    return names


def in_words(answer: Any, *names: str) -> bool:
    """It is told what is wrong, with each of these parameters."""
    page = answer.content.decode()
    return answer.status_code == 400 and all(f'data-field="{name}"' in page for name in names)


def test_every_parameter_of_every_page(ids, ask, read):
    known: set[str] = set()
    for url in addresses(ids):
        for method in ("get", "post"):
            read.clear()
            assert ask(method, url, said(ids)).status_code != 500, (method, url)
            names = read - {"csrfmiddlewaretoken"}
            for hostile in (ZERO, ENDLESS):
                answer = ask(method, url, dict.fromkeys({*names, "anything"}, hostile))
                assert in_words(answer, *names, "anything"), (method, url, names, answer.status_code)
            alone = [{name: LONG} for name in names if method == "get"]
            for facts in (dict.fromkeys(names, LONG), dict.fromkeys(names, "²"), *alone):
                assert ask(method, url, said(ids) | facts).status_code != 500, (method, url, facts)
            known |= names
    assert len(known) > 100


@pytest.mark.parametrize("digits", [19, 20, 300, 5000])
def test_endless_numbers_in_an_address_lead_nowhere(ids, ask, digits):
    for route, view in PAGES.items():
        for name in re.findall(r"<int:(\w+)>", route):
            url = address(route, ids, **{"verb": verbs_of(view)[0], name: "9" * digits})
            for method in ("get", "post"):
                assert ask(method, url, said(ids)).status_code != 500, (method, url[:80])


def test_parameters_by_name_of_nobody_are_told_as_well(ids, ask):
    assert in_words(ask("get", "/toledo/host/find/", {"q\0": "ann"}))
    assert in_words(Client().post("/login/", {"username": "a\0b", "password": "x"}))


@pytest.mark.parametrize("url", ["http://[", "\x00", "https://" + "9" * 5000, "//"])
def test_where_a_browser_says_it_is_may_be_anything(ids, url):
    answer = Client().get("/toledo/host/bar/", headers={"HX-Request": "true", "HX-Current-URL": url})
    assert answer.status_code == 401


def test_a_session_of_no_text_is_nobodys(ids, settings):
    cookie = f'{settings.SESSION_COOKIE_NAME}="abcdefgh\\000ijk"; {settings.CSRF_COOKIE_NAME}="\\000"'
    answer = Client().get("/toledo/host/", headers={"Cookie": cookie})
    assert answer.status_code == 302
