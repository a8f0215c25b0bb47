"""The web process as it is started in earnest: a process of its own."""

import http.client
import json
import signal
import time

from tests.live.reader import Reader


def test_it_serves_pages_and_streams_on_one_port(process, change, room):
    _, address = process
    reader = Reader(address, "/api/v1/rooms/stream/stream/?after=0")
    pages = http.client.HTTPConnection(*address)
    for _ in range(3):
        pages.request("GET", "/healthz")
        answer = pages.getresponse()
        assert (answer.status, json.loads(answer.read())["status"]) == (200, "up")
    change(room, "board")
    assert reader.next_names(1) == ["board"]


def test_a_page_gets_all_of_a_posted_body_and_its_cookies(process):
    _, address = process
    pages = http.client.HTTPConnection(*address)
    pages.request("GET", "/login/")
    form = pages.getresponse()
    assert form.status == 200
    assert form.read()
    cookie = form.getheader("set-cookie", "").split(";")[0]
    token = cookie.split("=")[1]
    body = f"username=nobody&password={'x+' * 50_000}&csrfmiddlewaretoken={token}"
    headers = {"content-type": "application/x-www-form-urlencoded", "cookie": cookie, "host": "localhost"}
    pages.request("POST", "/login/", body, headers)
    assert pages.getresponse().status == 401


def test_it_stops_in_time_and_sends_its_readers_home(process):
    """O7."""
    started, address = process
    readers = [Reader(address, "/api/v1/rooms/stream/stream/") for _ in range(20)]
    for reader in readers:
        reader.names(0.05)
        reader.retry = 0
    asked = time.monotonic()
    started.send_signal(signal.SIGTERM)
    for reader in readers:
        assert reader.names(10) == []
        assert reader.ended
        assert 500 <= reader.retry <= 2500
    started.wait(10)
    assert time.monotonic() - asked < 10
