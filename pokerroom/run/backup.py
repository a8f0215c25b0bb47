"""`python -m pokerroom.run backup [FILE]` and `restore FILE`: the room's data in one file, and back from it.

PostgreSQL's own programs do it: those of the embedded server, which are newer than most systems', else the system's.
A backup is taken while the room runs, and read through before it gets its name. A restore changes nothing unless all
of it is in; what was there before stays beside it, in a database of its own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.pq import Conninfo

from pokerroom.run import places, postgres
from pokerroom.run.refusal import CannotRun
from pokerroom.run.supervisor import Supervisor

Say = Callable[[str], None]

DUMP = ["--format=custom", "--no-owner", "--no-acl"]
LOAD = ["--no-owner", "--no-acl", "--single-transaction", "--exit-on-error"]
MANAGE = [sys.executable, "manage.py"]
CHECKS = (("verify_events", "--restored"), ("check_invariants",))
RESTORED = "pokerroom_restored"


def backup(say: Say, file: Path | None = None) -> None:
    file = file or places.data_dir() / "backups" / f"{_stamp()}.dump"
    with _database(say):
        address = places.migration_url()
        if not _tables(address):
            raise CannotRun("There is no room in the database: nothing was saved.")
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        half = file.with_name(f"{file.name}.half")
        try:
            _run("pg_dump", *DUMP, f"--file={half}", address=address)
            _run("pg_restore", "--file=/dev/null", str(half))
            half.replace(file)
        finally:
            half.unlink(missing_ok=True)
    say(f"Saved {file.stat().st_size / 1e6:,.1f} MB in {file}.")


def restore(say: Say, file: Path) -> int:
    """Answers 1 where the data are in and a check of them failed, else 0. Raises CannotRun, and nothing is changed."""
    _run("pg_restore", "--list", str(file))
    if os.environ.get("DATABASE_URL"):
        _fill(file, say)
        return _check(say)
    with Supervisor(say) as supervisor:
        supervisor.start_servers()
        _replace(file, say)
        return _check(say)


def _replace(file: Path, say: Say) -> None:
    """The embedded database: filled beside its place, and put there."""
    postgres.drop_database(RESTORED)
    postgres.make_database(RESTORED)
    _run("pg_restore", *LOAD, str(file), address=make_conninfo(places.owner_url(), dbname=RESTORED))
    before = f"{places.DATABASE}_until_{_stamp()}"
    postgres.put_in_place(RESTORED, before)
    say(f"Restored from {file}. What was there before is kept in the database {before}.")


def _fill(file: Path, say: Say) -> None:
    """A database of somebody's own: only into an empty one."""
    address = places.migration_url()
    if _tables(address):
        raise CannotRun("The database of DATABASE_URL is not empty. Give the address of an empty one to restore into.")
    _run("pg_restore", *LOAD, str(file), address=address)
    say(f"Restored from {file}.")


def _check(say: Say) -> int:
    """Brought up to this version, with the rights of the roles; then the chain of events, and what must be true."""
    if subprocess.run([*MANAGE, "migrate", "--verbosity=0"]).returncode:
        raise CannotRun("The data are in, and could not be brought up to this version; why stands above.")
    failed = [check[0] for check in CHECKS if subprocess.run([*MANAGE, *check]).returncode]
    if failed:
        say(f"The data are in, but {' and '.join(failed)} found something; what it is stands above.")
    return 1 if failed else 0


@contextmanager
def _database(say: Say) -> Iterator[None]:
    """The embedded server, started for this alone where it does not run; or somebody's own, as it is."""
    if os.environ.get("DATABASE_URL") or postgres.ready():
        yield
        return
    with Supervisor(say) as supervisor:
        supervisor.start_servers()
        yield


def _tables(address: str) -> int:
    with psycopg.connect(address) as connection:
        found = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    return int(found[0]) if found else 0


def _run(program: str, *words: str, address: str = "") -> None:
    """Addresses go by the environment: a list of processes shows passwords to everybody."""
    options = Conninfo.parse(address.encode()) if address else []
    given = {each.envvar.decode(): each.val.decode() for each in options if each.envvar and each.val}
    told = [*words, "--dbname", given["PGDATABASE"]] if address and program == "pg_restore" else words
    done = subprocess.run(
        [_program(program, address), *told],
        env={**os.environ, **given},
        capture_output=True,
        text=True,
        umask=0o077,  # whoever works on this machine need not read who plays here
    )
    if done.returncode:
        raise CannotRun(f"{program} failed, and nothing was changed:\n{done.stderr.strip()[-800:]}")


def _program(name: str, address: str) -> str:
    """Of the server's own version: a newer one may write what that server can't read."""
    found = []
    with suppress(CannotRun):
        found += postgres.clients(name)
    if of_the_system := shutil.which(name):
        found.append(of_the_system)
    if address:
        version = _version_at(address)
        found = [program for program in found if _version_of(program) == version]
    if not found:
        raise CannotRun(f"There is no {name} for this PostgreSQL here. Install the client programs of its version.")
    return found[0]


def _version_of(program: str) -> int:
    """The first number of `pg_dump (PostgreSQL) 18.1`."""
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    return int(re.findall(r"\d+", said)[0])


def _version_at(address: str) -> int:
    with psycopg.connect(address) as connection:
        return connection.info.server_version // 10_000


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%d_%H%M%S")
