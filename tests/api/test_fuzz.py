"""No route answers 500, whatever is sent, and every answer is as the OpenAPI document says (S3)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.db import close_old_connections, connection
from django.test import Client
from hypothesis import HealthCheck, Phase, given, settings
from rest_framework.authtoken.models import Token
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from floor.commands.chairs import seat
from pokerroom.models import Room, Staff
from pokerroom.wsgi import application
from tables.commands.first_load import make_room
from tables.models import Sitting
from waitlist.commands.calls import call_next
from waitlist.models import Entry

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "4"))
PHASES = list(Phase) if EXAMPLES > 4 else [Phase.generate]  # at length: every boundary of every field as well
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


PAGES = (
    "host/", "host/lists/{game}/", "host/tables/{number}/", "host/bar/", "host/find/?q=an", "host/choose/?name=Al",
    "host/approvals/", "floor/", "floor/map/", "floor/clocks/", "floor/trail/", "custody/", "custody/bags/",
    "custody/sheet/", "players/{player}/", "players/{player}/cards/", "players/{player}/others/?q=an", "print/",
    "policy/", "staff/", "board/", "board/lists/", "floor/map/{number}/", "floor/wishes/", "take-over/", "close/",
    "copy/", "tables/", "tables/{number}/", "tables/{number}/now/", "tables/{number}/sheet/",
)  # fmt: skip


def doors() -> list[APIOperation]:
    """Every method of every path in the document."""
    schema = schemathesis.openapi.from_wsgi("/api/v1/schema/?format=json", application)
    return [operation.ok() for operation in schema.get_all_operations()]


@pytest.fixture(autouse=True)
def _one_connection() -> Iterator[None]:
    """The application answers inside the test's transaction, as with Django's own client."""
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@pytest.fixture
def busy(
    room: Room, manager: Staff, on_list: Callable[..., Entry], open_at: Callable[..., Any], game: Callable[..., Any]
) -> dict[str, Any]:
    """A room with something of everything, and the paths to it."""
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL idle_in_transaction_session_timeout = 0")  # making up requests takes its time
    open_at(4)
    first = on_list("Ann")
    for name in ("Bob", "Cy", "Dee", "Eve"):
        on_list(name)
    seat(first, table=4, seat=1, by=manager, at=first.joined_at)
    call_next(room, game=game("1-3-nlh"), by=manager, at=first.joined_at)
    waiting = Entry.objects.filter(room=room, status="waiting").first()
    assert waiting
    return {
        "room": room.slug,
        "game": "1-3-nlh",
        "entry": waiting.pk,
        "player": waiting.player_id,
        "staff": manager.pk,
        "number": 4,
        "seq": room.version or 1,
        "sitting": Sitting.objects.get(room=room).pk,
    }


@pytest.mark.parametrize("door", doors(), ids=lambda door: door.label)  # an id each: under xdist a twin is not run
def test_every_answer_is_as_documented(door: APIOperation, busy: dict[str, Any], manager: Staff) -> None:
    @given(case=door.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=PHASES,
        suppress_health_check=list(HealthCheck),
    )
    def asked(case: Case) -> None:
        ids = busy | ({"number": busy["sitting"]} if "/sittings/" in case.path else {})
        case.path_parameters = {name: ids.get(name, value) for name, value in (case.path_parameters or {}).items()}
        token = Token.objects.get_or_create(user=manager)[0].key
        said = {"Authorization": f"Token {token}", "Accept-Encoding": "identity"}  # over WSGI nobody unpacks an answer
        case.call_and_validate(headers=said, checks=CHECKS)

    asked()


class TestReads:
    """Whatever is only read is read in a read-only transaction: a door that wrote would answer 500."""

    @pytest.fixture
    def room(self, transactional_db: None) -> Room:
        return make_room(slug="reads", name="Reads", timezone="America/New_York")

    def test_no_door_of_the_api_writes(self, busy: dict[str, Any], manager: Staff, client: Client) -> None:
        client.force_login(manager, backend="django.contrib.auth.backends.ModelBackend")
        for door in doors():
            if door.method == "get":
                ids = busy | ({"number": busy["sitting"]} if "/sittings/" in door.path else {"approval": 1})
                answer = client.get(door.path.format(**ids), {"seat": 2} if "if-opened" in door.path else {})
                assert answer.status_code in (200, 404), (door.path, answer.content)

    def test_no_page_writes(self, busy: dict[str, Any], manager: Staff, client: Client) -> None:
        client.force_login(manager, backend="django.contrib.auth.backends.ModelBackend")
        answers = {page: client.get(f"/reads/{page.format(**busy)}").status_code for page in PAGES}
        assert answers == dict.fromkeys(PAGES, 200)
