"""The pooler of the pooler's tests. `python -m tests.programs` sees to it that one is there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from pokerroom.run.account import POPEN, SERVERS
from pokerroom.run.places import owner_url
from tests import debian

PORT = 6432  # of a socket in a folder of its own
LIMITS = "SET statement_timeout = '5s'; SET lock_timeout = '2s'; SET idle_in_transaction_session_timeout = '10s'"


def ensure() -> str:
    """Where it is. SystemExit with one sentence where it is not, and not to be had."""
    if debian.found("pgbouncer") is None:
        try:
            get_from_debian()
        except debian.NotToBeHad as trouble:
            debian.tell(str(trouble))
    found = debian.found("pgbouncer")
    if found is None:
        sys.exit(f"The tests behind a pooler need PgBouncer. As root: {debian.command('pgbouncer')}")
    return found


def get_from_debian() -> None:
    if debian.AS_ROOT:  # not unpacked: it does not run as root, and another account may not enter our folders
        debian.install("pgbouncer")
    else:
        debian.unpack("pgbouncer", "/usr/sbin/pgbouncer")


@contextmanager
def pooler(*, connections: int, at_connect: str = LIMITS) -> Iterator[Path]:
    """PgBouncer by transaction in front of the running PostgreSQL; answers the folder of its socket."""
    folder = Path(tempfile.mkdtemp(prefix="pooler-", dir="/tmp"))
    try:
        os.chown(folder, SERVERS.pw_uid, SERVERS.pw_gid)
        process = subprocess.Popen([ensure(), "--quiet", _settings(folder, connections, at_connect)], **POPEN)
        try:
            _wait(folder)
            yield folder
        finally:
            process.terminate()
            process.wait()
    finally:
        shutil.rmtree(folder)


def _settings(folder: Path, connections: int, at_connect: str) -> Path:
    facts = psycopg.conninfo.conninfo_to_dict(owner_url())
    server = " ".join(f"{name}={facts[name]}" for name in ("host", "port", "user", "password") if name in facts)
    users = folder / "users"
    users.write_text(f'"{facts["user"]}" "{facts.get("password", "")}"\n')
    settings = folder / "pgbouncer.ini"
    settings.write_text(f"""
        [databases]
        * = {server} connect_query='{at_connect.replace("'", "''")}'
        [pgbouncer]
        unix_socket_dir = {folder}
        listen_port = {PORT}
        pool_mode = transaction
        default_pool_size = {connections}
        max_client_conn = 200
        auth_type = trust
        auth_file = {users}
        ignore_startup_parameters = extra_float_digits, options
        logfile = {folder}/log
    """)
    return settings


def _wait(folder: Path) -> None:
    give_up = time.monotonic() + 10
    while not (folder / f".s.PGSQL.{PORT}").exists():
        if time.monotonic() > give_up:
            raise AssertionError("PgBouncer did not start.")
        time.sleep(0.05)
