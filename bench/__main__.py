"""`python -m bench`: every point; `python -m bench a c`: these. In a house of its own, gone afterwards."""

import os
import shutil
import socket
import sys
import tempfile

from pokerroom.run.account import AS_ROOT
from pokerroom.run.refusal import CannotRun
from pokerroom.run.supervisor import Stopped

POINTS = "abcdef"


def main(asked: list[str]) -> None:
    points = asked or list(POINTS)
    if unknown := [point for point in points if point not in POINTS]:
        raise CannotRun(f"There is no point {unknown[0]}: {', '.join(POINTS)}.")
    # A root's TMPDIR may be private; the servers' account can always enter /tmp.
    folder = tempfile.mkdtemp(prefix="pokerroom-", dir="/tmp" if AS_ROOT else None)  # noqa: S108
    try:
        _surround(folder)
        from bench.run import run

        run(points)
    finally:
        shutil.rmtree(folder)


def _surround(folder: str) -> None:
    """The environment of every process of the bench. Servers given outside may hold somebody's evening."""
    for given in ("DATABASE_URL", "OWNER_DATABASE_URL", "CELERY_BROKER_URL"):
        os.environ.pop(given, None)
    os.environ |= {
        "DATA_DIR": folder,
        "PORT": str(_free_port()),
        "PLAIN_HTTP": "1",
        "DJANGO_SETTINGS_MODULE": "pokerroom.settings",
    }


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CannotRun as refusal:
        sys.exit(str(refusal))
    except Stopped:
        pass
