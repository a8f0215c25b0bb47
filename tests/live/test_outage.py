"""The database is away, or there and can't write: what pages, board, API and open screens are told, and the log."""

import http.client
import io
import json
import logging
import time
from collections.abc import Callable, Iterator

import pytest
from django.conf import settings
from django.test import Client
from rest_framework.authtoken.models import Token

from pokerroom.live import application
from pokerroom.origin import RequestId
from tests.live.reader import Reader
from tests.outages import database_away, disk_full

PAGES = ["/stream/board/", "/stream/host/", "/stream/floor/", "/stream/policy/", "/"]
PARTS = ["/stream/host/bar/", "/stream/board/lists/"]
ENDPOINTS = ["/api/v1/rooms/stream/board/", "/api/v1/rooms/stream/", "/api/v1/rooms/stream/lists/"]


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    [handler] = [one for one in logging.root.handlers if any(isinstance(each, RequestId) for each in one.filters)]
    before = handler.setStream(io.StringIO())
    yield handler.stream
    handler.setStream(before)


@pytest.fixture
def ask(server, sam) -> Callable[..., http.client.HTTPResponse]:
    """One request to the server, as Sam's browser or with Sam's token; with `said`, a POST."""
    client = Client()
    client.force_login(sam, backend="django.contrib.auth.backends.ModelBackend")
    cookie = f"{settings.SESSION_COOKIE_NAME}={client.session.session_key}"
    token = f"Token {Token.objects.create(user=sam).key}"

    def ask(path: str, said: object = None, **headers: str) -> http.client.HTTPResponse:
        wire = http.client.HTTPConnection(*server)
        shown = {"authorization": token} if path.startswith("/api/") else {"cookie": cookie}
        shown |= {"host": "localhost", "content-type": "application/json", **headers}
        wire.request("GET" if said is None else "POST", path, None if said is None else json.dumps(said), shown)
        return wire.getresponse()

    return ask


@pytest.mark.parametrize("path", PAGES)
def test_a_page_without_the_database_says_so_and_comes_back_by_itself(ask, path):
    with database_away():
        answer = ask(path)
        assert (answer.status, answer.headers["Retry-After"], answer.headers["Refresh"]) == (503, "3", "3")
        assert "database does not answer" in answer.read().decode()
    assert ask(path).status in (200, 302, 403)


def test_a_part_of_a_page_says_so_where_the_finger_is(ask):
    with database_away():
        for path in PARTS:
            answer = ask(path, **{"HX-Request": "true"})
            assert (answer.status, answer.headers["Retry-After"], answer.headers["Refresh"]) == (503, "3", None)
            assert 'data-refusal="unavailable"' in answer.read().decode()


@pytest.mark.parametrize("path", ENDPOINTS)
def test_the_api_without_the_database_says_so(ask, path):
    with database_away():
        answer = ask(path)
        assert (answer.status, answer.headers["Retry-After"]) == (503, "3")
        assert json.load(answer)["code"] == "unavailable"
    assert ask(path).status == 200


def test_one_line_of_the_log_is_enough_for_each(ask, log):
    asked = [*PAGES, *PARTS, *ENDPOINTS]
    with database_away():
        for path in asked:
            ask(path)
        lines = log.getvalue().splitlines()
    assert not [line for line in lines if "Traceback" in line]
    assert len([line for line in lines if "Service Unavailable: /stream/board/: " in line]) == 1
    assert len(lines) <= len(asked) + 2  # the listener's own


def trouble(stream: Reader) -> str | None:
    """What a stream says is wrong, within the five seconds that it may take."""
    told = (one.data["says"] for one in stream.told(5, heartbeats=True) if one.event == "trouble")
    return next(told, None)


def test_staff_hear_of_it_at_once_and_again_when_it_is_over_and_the_board_does_not(watch, sam):
    staff, board = watch(by=sam), watch("?topics=board")
    with database_away():
        assert "does not answer" in str(trouble(staff))
    assert trouble(staff) == ""
    assert trouble(board) is None


def test_no_new_stream_begins_with_a_heartbeat_that_nothing_vouches_for(ask):
    """A board that comes back meanwhile would call itself live."""
    with database_away():
        time.sleep(application.VOUCH_SECONDS + 0.5)
        answer = ask("/api/v1/rooms/stream/stream/?topics=board")
        assert (answer.status, answer.headers["Retry-After"]) == (503, "1")


def test_a_full_disk_is_told_in_its_own_words(ask, watch, sam):
    staff = watch(by=sam)
    with disk_full():
        words = trouble(staff)
        while words and "full" not in words:  # hung up on, for a moment
            words = trouble(staff)
        assert words == "The database's disk is full: nothing can be saved until there is room on it. " \
            "Tell whoever runs the server."  # fmt: skip
        refused = ask("/api/v1/rooms/stream/players/", {"name": "Ann Adams"})
        assert (refused.status, json.load(refused)["code"]) == (503, "disk_full")
        assert "disk" in json.load(ask("/readyz"))["failing"]
    while words:
        words = trouble(staff)
    assert words == ""
    assert "disk" not in json.load(ask("/readyz"))["failing"]
