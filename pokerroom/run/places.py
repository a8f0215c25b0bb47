"""Where the embedded servers keep their data and their sockets, and the addresses that follow from it.

Everything follows from DATA_DIR alone, so `manage.py` finds servers that somebody else started.
"""

import hashlib
import os
import stat
from pathlib import Path
from urllib.parse import quote

from psycopg.conninfo import conninfo_to_dict

CLONE = Path(__file__).resolve().parents[2]
LONGEST_SOCKET = 100  # bytes; the kernel allows 108, PostgreSQL and Valkey add a little of their own
DATABASE = "pokerroom"
APPLICATION_ROLE = "APPLICATION_ROLE"
OWNER, APPLICATION, READER = "pokerroom", "pokerroom_app", "pokerroom_reader"
POSTGRES_SOCKET = ".s.PGSQL.5432"


def others_may_enter(folder: Path) -> bool:
    return all(step.stat().st_mode & stat.S_IXOTH for step in (folder, *folder.parents))


def short_id(folder: Path) -> str:
    return hashlib.sha256(os.fsencode(folder)).hexdigest()[:12]


def data_dir() -> Path:
    if chosen := os.environ.get("DATA_DIR"):
        return Path(chosen).absolute()
    # PostgreSQL refuses to run as root, and the account that runs it instead cannot enter a private folder.
    if os.geteuid() == 0 and not others_may_enter(CLONE):
        return Path("/var/lib/pokerroom") / short_id(CLONE)
    return CLONE / "var"


def sockets() -> Path:
    near = data_dir() / "sockets"
    if len(os.fsencode(near / POSTGRES_SOCKET)) <= LONGEST_SOCKET:
        return near
    return Path(f"/tmp/pokerroom-{os.geteuid()}-{short_id(data_dir())}")  # noqa: S108 its owner is checked before use


def valkey_socket() -> Path:
    return sockets() / "valkey.sock"


def database_url() -> str:
    """As the application comes in: it may add to the trail, and neither change nor cut it."""
    return os.environ.get("DATABASE_URL") or _embedded(APPLICATION)


def owner_url() -> str:
    """As whoever owns the tables comes in: for migrations only. One role for both where only one is given."""
    given = os.environ.get("OWNER_DATABASE_URL") or os.environ.get("DATABASE_URL")
    return given or _embedded(OWNER)


def migration_url() -> str:
    """As the owner comes in for what takes a connection of its own: past a pooler."""
    return os.environ.get("OWNER_DATABASE_URL") or os.environ.get("DIRECT_DATABASE_URL") or owner_url()


def come_in_as_owner() -> None:
    """For this process: who may change tables, past a pooler, with all the time that it takes.

    Which role the application has is noted, for whoever grants it what it needs.
    """
    os.environ[APPLICATION_ROLE] = str(conninfo_to_dict(database_url()).get("user") or "")
    os.environ["STATEMENT_TIMEOUT"] = "0"
    os.environ["DATABASE_URL"] = migration_url()


def _embedded(role: str) -> str:
    return f"postgresql://{role}@/{DATABASE}?host={quote(str(sockets()), safe='')}"


def broker_url() -> str:
    return os.environ.get("CELERY_BROKER_URL") or f"redis+socket://{quote(str(valkey_socket()))}"
