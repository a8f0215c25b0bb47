"""The account that the embedded servers run under: our own, or `nobody` when we are root."""

import os
import pwd
import shutil
import stat
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pokerroom.run.places import data_dir, others_may_enter
from pokerroom.run.refusal import CannotRun

AS_ROOT = os.geteuid() == 0
SERVERS = pwd.getpwnam("nobody") if AS_ROOT else pwd.getpwuid(os.geteuid())
POPEN: dict[str, Any] = {"user": SERVERS.pw_uid, "group": SERVERS.pw_gid, "extra_groups": []} if AS_ROOT else {}


def make_data_dir() -> Path:
    folder = data_dir()
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o711 if AS_ROOT else 0o700)
    if AS_ROOT and not others_may_enter(folder):
        raise CannotRun(
            f"PostgreSQL does not run as root, and the account {SERVERS.pw_name} that runs it instead may not enter "
            f"{folder}. Choose a DATA_DIR in a folder that others may enter."
        )
    return folder


def private_folder(folder: Path) -> Path:
    """A folder that only the servers' account (and root) may enter."""
    folder.mkdir(mode=0o700, exist_ok=True)
    if AS_ROOT and folder.lstat().st_uid == 0:
        os.chown(folder, SERVERS.pw_uid, SERVERS.pw_gid, follow_symlinks=False)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != SERVERS.pw_uid:
        raise CannotRun(f"{folder} belongs to somebody else. Remove it, or choose another DATA_DIR.")
    return folder


def installed(wheel: str) -> Path:
    """The folder of packages that it is in. Raises CannotRun where there is no wheel for this system."""
    found = find_spec(wheel)
    if found is None or found.origin is None:
        raise CannotRun(
            "There are no embedded servers for this system: give DATABASE_URL and CELERY_BROKER_URL, "
            "the addresses of a PostgreSQL and of a Valkey, Redis or RabbitMQ of your own (docs/running.md)."
        )
    return Path(found.origin).parents[1]


def within_reach(wheel: str, *folders: str) -> Path:
    """Where the wheel's folders stand that the servers' account can reach: as installed, or copied beside the data."""
    packages = installed(wheel)
    there = [folder for folder in folders if (packages / folder).exists()]  # libraries have no folder on macOS
    if not AS_ROOT or all(_all_may_read(packages / folder) for folder in there):
        return packages
    copy = data_dir() / "programs" / wheel
    if not copy.exists():
        half = copy.with_suffix(".half")
        shutil.rmtree(half, ignore_errors=True)
        for folder in there:
            shutil.copytree(packages / folder, half / folder, symlinks=True)
        _let_all_read(data_dir() / "programs")
        half.rename(copy)
    return copy


def _all_may_read(programs: Path) -> bool:
    return others_may_enter(programs) and all(
        file.stat().st_mode & stat.S_IROTH for file in programs.rglob("*") if not file.is_symlink()
    )


def _let_all_read(programs: Path) -> None:
    for file in (programs, *programs.rglob("*")):
        if not file.is_symlink():
            mode = file.stat().st_mode
            file.chmod(mode | (0o055 if mode & stat.S_IXUSR else 0o044))
