"""`python -m pokerroom.run`: the room; with `servers`: the embedded servers alone; with `around COMMAND…`: a command
with throw-away servers of its own; with `backup [FILE]` and `restore FILE`: the room's data in a file, and back."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from pokerroom.run import backup, places, room
from pokerroom.run.account import AS_ROOT
from pokerroom.run.refusal import CannotRun
from pokerroom.run.supervisor import Stopped, Supervisor


def say(line: str) -> None:
    print(line, flush=True)


def step(line: str) -> None:
    """For somebody who waits at a terminal; a log has no need of it."""
    if sys.stderr.isatty():
        print(line, file=sys.stderr, flush=True)


def servers() -> None:
    with Supervisor(say) as supervisor:
        supervisor.start_servers()
        say(f"DATABASE_URL={places.database_url()}\nCELERY_BROKER_URL={places.broker_url()}")
        supervisor.watch()


def around(command: Sequence[str]) -> int:
    for given in ("DATABASE_URL", "OWNER_DATABASE_URL", "CELERY_BROKER_URL"):
        os.environ.pop(given, None)
    # A root's TMPDIR may be private; the servers' account can always enter /tmp.
    folder = tempfile.mkdtemp(prefix="pokerroom-", dir="/tmp" if AS_ROOT else None)  # noqa: S108
    os.environ["DATA_DIR"] = folder
    try:
        with Supervisor(say) as supervisor:
            supervisor.start_servers(throwaway=True)
            return _run(command)
    finally:
        shutil.rmtree(folder)


def _run(command: Sequence[str]) -> int:
    process = subprocess.Popen(command)
    try:
        return process.wait()
    finally:
        process.terminate()
        process.wait()


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            room.run(say, step)
        case ["servers"]:
            servers()
        case ["around", *command]:
            return around(command)
        case ["backup"]:
            backup.backup(say)
        case ["backup", file]:
            backup.backup(say, Path(file))
        case ["restore", file]:
            return backup.restore(say, Path(file))
        case _:
            raise CannotRun(str(__doc__))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CannotRun as refusal:
        sys.exit(str(refusal))
    except Stopped:
        pass
