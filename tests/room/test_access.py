"""Who comes in where: every route, every method, every verb, for each kind of caller, against the one table.

Whoever is not let in is told so, by 401, 403, 404 or the way to the log-in, and nothing is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.contrib.sessions.models import Session
from django.db import connection, reset_queries, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext
from rest_framework.authtoken.models import Token

from pokerroom.access import ANYBODY, HOST, TABLET, VERB, least
from pokerroom.models import Staff
from pokerroom.roles import Act, Role, may
from pokerroom.routes import routes
from tables.commands.tablets import bind
from tables.models import Table
from tests.api.test_documented import DEEDS, GOOD
from tests.conftest import minute
from tests.room.test_every_page import ids, said, verbs_of

__all__ = ["ids"]

METHODS = ("GET", "POST", "PATCH", "PUT", "DELETE")
WRITES = re.compile("INSERT|UPDATE|DELETE")
NOBODYS = ("nobody", "switched off", "session over", "token revoked")
STAFF = {"host": Role.HOST, "supervisor": Role.SUPERVISOR, "manager": Role.MANAGER}
CALLERS = (*NOBODYS, "other room's manager", "tablet", *STAFF)
PIN = {"approvals_approve": {"pin": "4711"}, "approvals_refuse": {"pin": "4711"}}
BODIES = {(deed.method.upper(), path): (GOOD | PIN).get(deed.name, {}) for path, deed in DEEDS}
NO_EVENT = 99_999

Ask = Callable[[str, str], tuple[Any, list[str]]]


def doors() -> Iterator[tuple[str, list[str]]]:
    """Each route, with its verbs written out, and the methods that the table has for it."""
    rows = least()
    for route, view in routes():
        for verb in verbs_of(view) if VERB in route else [""]:
            written = route.replace(VERB, verb)
            yield written, [method for method in METHODS if (method, written) in rows]


def lets_in(who: str, takes: str | Act) -> bool:
    if takes == ANYBODY or who in NOBODYS or who not in (*STAFF, "tablet"):
        return takes == ANYBODY
    if isinstance(takes, Act):
        return who in STAFF and may(STAFF[who], takes)
    return takes == TABLET or (takes == HOST and who in STAFF)


def is_let_in(answer: Any, takes: str | Act) -> bool:
    to_the_log_in = answer.status_code == 302 and answer["Location"].startswith("/login/")
    return takes == ANYBODY or not (to_the_log_in or answer.status_code in (401, 403))


@pytest.fixture
def people(room, other_room, host, supervisor, manager, ids) -> dict[str, Staff]:
    host.set_pin("4711")
    host.save()
    facts: dict[str, Any] = {"room": room, "name": "Lee", "role": Role.MANAGER}
    gone = Staff.objects.create_user("lee", "password", **facts)
    pat = Staff.objects.create_user("pat", "password", **facts | {"room": other_room})
    tablet = bind(Table.objects.get(room=room, number=4), by=supervisor, at=minute(0))
    return {
        "host": host, "supervisor": supervisor, "manager": manager, "tablet": tablet, "other room's manager": pat,
        "switched off": gone, "session over": gone, "token revoked": gone,
    }  # fmt: skip


@pytest.fixture
def come_as(people, ids, settings) -> Callable[[str], Ask]:
    """Somebody who asks: by session for a page, by token for the API. What was changed is taken back."""

    def caller(who: str) -> Ask:
        client, token = Client(raise_request_exception=False), {}
        if staff := people.get(who):
            client.force_login(staff, backend="django.contrib.auth.backends.ModelBackend")
            token = {"Authorization": f"Token {Token.objects.get_or_create(user=staff)[0].key}"}
        if who == "switched off":
            Staff.objects.filter(pk=people[who].pk).update(is_active=False)
        if who == "session over":
            Session.objects.update(expire_date=minute(-1))
            token = {}
        if who == "token revoked":
            Token.objects.filter(user=people[who]).delete()
            client.logout()
        cookie = client.cookies.get(settings.SESSION_COOKIE_NAME)
        session = cookie.value if cookie else ""

        def ask(method: str, route: str) -> tuple[Any, list[str]]:
            client.cookies[settings.SESSION_COOKIE_NAME] = session
            reset_queries()  # Django keeps a few thousand
            with transaction.atomic(), CaptureQueriesContext(connection) as asked:
                if route.startswith("api/"):
                    bare = Client(raise_request_exception=False, headers=token)
                    body, kind = facts_of(method, route), "application/json"
                    answer = getattr(bare, method.lower())(address(route, ids), body, content_type=kind)
                else:
                    answer = getattr(client, method.lower())(address(route, ids), page_facts(ids))
                transaction.set_rollback(True)
            return answer, [query["sql"] for query in asked if WRITES.match(query["sql"])]

        return ask

    return caller


def facts_of(method: str, route: str) -> Any:
    path = re.sub(r"<\w+:(\w+)>", r"{\1}", route.removeprefix("api/v1/"))
    return BODIES.get((method, path), {}) if method != "GET" else None


def page_facts(ids: dict[str, Any]) -> dict[str, Any]:
    return said(ids) | {"seq": NO_EVENT, "username": "manager", "password": "password"}


def address(route: str, ids: dict[str, Any]) -> str:
    known = ids | {"number": ids["sitting"] if "/sittings/" in route else 4, "seq": NO_EVENT}
    known |= {"asked": 1, "pair": 1, "dispute": 1}
    return "/" + re.sub(r"<\w+:(\w+)>", lambda part: str(known[part[1]]), route).replace("^(?P<path>.*)$", "nothing")


def test_every_route_is_in_the_table_and_nothing_else() -> None:
    written = {(method, route) for route, methods in doors() for method in methods}
    assert [route for route, methods in doors() if not methods] == []
    assert least().keys() - written == set()


@pytest.mark.parametrize("who", CALLERS)
def test_whoever_may_comes_in_and_nobody_else(come_as, who: str) -> None:
    ask = come_as(who)
    for (method, route), takes in least().items():
        answer, wrote = ask(method, route)
        told = (method, route, takes, answer.status_code, wrote)
        assert answer.status_code < 500 or route == "readyz", told
        if not lets_in(who, takes) and who == "other room's manager":
            assert answer.status_code == 404, told
        else:
            assert is_let_in(answer, takes) == lets_in(who, takes), told
        assert lets_in(who, takes) or not wrote, told


def test_there_is_no_other_method(come_as) -> None:
    ask = come_as("manager")
    for route, methods in doors():
        for method in set(METHODS) - set(methods):
            answer, wrote = ask(method, route)
            assert (answer.status_code in (404, 405), wrote) == (True, []), (method, route, answer.status_code)
