"""Clients that go before they are answered: nobody is told of it, and what they asked for leaves no traceback (H6)."""

from __future__ import annotations

import signal
import socket
import subprocess

import pytest

HOST = b"Host: localhost\r\n"
JSON = HOST + b"Content-Type: application/json\r\n"
WRONG = b'\r\n{"username": "sam", "password": "no"}'
ASKED = {
    "a page": b"GET /login/ HTTP/1.1\r\n" + HOST + b"\r\n",
    "many pages": 20 * (b"GET /stream/board/ HTTP/1.1\r\n" + HOST + b"\r\n"),
    "a style sheet": b"GET /static/css/host.css HTTP/1.1\r\n" + HOST + b"\r\n",
    "a font": b"GET /static/fonts/bold.woff2 HTTP/1.1\r\n" + HOST + b"\r\n",
    "the stream": b"GET /api/v1/rooms/stream/stream/ HTTP/1.1\r\n" + HOST + b"\r\n",
    "half a form": b"POST /login/ HTTP/1.1\r\nContent-Length: 5000\r\n" + HOST + b"\r\nusername=",
    "half a log-in": b"POST /api/v1/token/ HTTP/1.1\r\nContent-Length: 5000\r\n" + JSON + b'\r\n{"username": "',
    "a log-in": b"POST /api/v1/token/ HTTP/1.1\r\nContent-Length: 37\r\n" + JSON + WRONG,
    "half a head": b"GET /login/ HTTP/1.1\r\nHos",
}


@pytest.mark.parametrize("reset", [False, True], ids=["closed", "reset"])
def test_nothing_is_written_about_whoever_goes_early(started, reset: bool) -> None:
    server, address = started(stderr=subprocess.PIPE)
    for asked in ASKED.values():
        for _ in range(5):
            client = socket.create_connection(address)
            if reset:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            client.sendall(asked)
            client.close()
    with socket.create_connection(address) as last:
        last.sendall(ASKED["a page"])
        assert last.recv(12) == b"HTTP/1.1 200"
    server.send_signal(signal.SIGTERM)
    _, written = server.communicate(timeout=20)
    assert "Traceback" not in written.decode(), written.decode()
