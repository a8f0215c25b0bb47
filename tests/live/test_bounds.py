"""What one caller may take: bytes, time, streams, lines of the log (I6, I7)."""

from __future__ import annotations

import http.client
import logging
import socket
import time
from contextlib import suppress

import pytest
from django.core.exceptions import ImproperlyConfigured

from pokerroom import serve
from pokerroom.log import NowAndThen
from pokerroom.settings import count


def post(address, path, body, **headers):
    line = http.client.HTTPConnection(*address, timeout=10)
    line.request("POST", path, body, {"Host": "localhost", **headers})
    return line.getresponse()


@pytest.mark.parametrize("path", ["/login/", "/api/v1/token/"])
def test_a_body_beyond_measure_is_not_read(server, path):
    wire = socket.create_connection(server)
    wire.sendall(f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 300000000\r\n\r\n".encode())
    wire.settimeout(5)
    answer = b"".join(iter(lambda: wire.recv(65536), b""))  # the connection ends with the answer
    assert answer.startswith(b"HTTP/1.1 413")
    assert b"more than anybody can send" in answer


def test_nor_is_one_that_does_not_say_how_long_it_is(server):
    def chunks():
        for _ in range(1000):
            yield b"x" * 10_000

    with suppress(BrokenPipeError, ConnectionResetError):  # closed in our face
        assert post(server, "/login/", chunks()).status == 413


def test_a_form_of_ordinary_size_is_read(server):
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert post(server, "/login/", "username=" + "a b " * 10_000, **form).status == 302  # read; its token is missing


def seconds_until_closed(address, sent):
    wire = socket.create_connection(address)
    wire.settimeout(8)
    began = time.monotonic()
    with suppress(ConnectionResetError, BrokenPipeError):
        for part in sent:
            wire.sendall(part)
        while wire.recv(4096):
            pass
    return time.monotonic() - began


@pytest.mark.parametrize("head", [[], [b"GET /healthz HTTP/1.1\r\nhost: loc"], [b"GET /", b"a"]])
def test_half_a_head_is_not_waited_for_long(monkeypatch, server, head):
    monkeypatch.setattr(serve, "HEAD_SECONDS", 0.5)
    assert 0.4 < seconds_until_closed(server, head) < 3


def test_a_head_without_end_is_cut(server):
    head = [b"GET / HTTP/1.1\r\n", *[b"x-more: " + b"y" * 8000 + b"\r\n"] * 100]
    assert seconds_until_closed(server, head) < 3


def test_a_reader_of_the_stream_is_not_hurried(monkeypatch, server, watch, change, room):
    monkeypatch.setattr(serve, "HEAD_SECONDS", 0.3)
    reader = watch()
    time.sleep(1)
    change(room, "board")
    assert reader.next_names(1) == ["board"]


def test_a_share_of_the_streams_is_kept_for_staff(settings, watch, sam):
    settings.MOST_STREAMS = 4
    told = [watch().status for _ in range(6)]
    assert told == [200] * 3 + [503] * 3
    assert [watch(by=sam).status for _ in range(2)] == [200, 503]


def test_a_stream_is_served_by_the_names_of_the_room_alone(server, settings):
    settings.ALLOWED_HOSTS = ["room.house"]
    for host, status in (("room.house", 200), ("room.house:8000", 200), ("evil.example", 400), ("", 400)):
        wire = http.client.HTTPConnection(*server)
        wire.putrequest("GET", "/api/v1/rooms/stream/stream/", skip_host=True)
        wire.putheader("Host", host)
        wire.endheaders()
        assert wire.getresponse().status == status, host


def test_wrong_names_fill_no_log():
    told = NowAndThen()
    lines = []
    for number in range(1000):
        line = logging.LogRecord("django.security.DisallowedHost", logging.ERROR, "", 0, f"host {number}", (), None)
        line.created = 1000 + number / 100
        lines.append(told.filter(line))
    assert sum(lines) == 1


@pytest.mark.parametrize("given", ["0", "-1", "many", "1.5"])
def test_how_many_streams_a_process_takes_is_a_number(monkeypatch, given):
    monkeypatch.setenv("MOST_STREAMS", given)
    with pytest.raises(ImproperlyConfigured, match=f"MOST_STREAMS is a whole number from 1 on: {given} is none"):
        count("MOST_STREAMS", 2000)


def test_what_the_house_sets_holds(monkeypatch):
    assert count("MOST_STREAMS", 2000) == 2000
    monkeypatch.setenv("MOST_STREAMS", "5000")
    assert count("MOST_STREAMS", 2000) == 5000
