"""Programs that tests need and Python's packages do not bring, from Debian or Ubuntu: installed by root, or unpacked
beside the environment by anybody else. What the package manager says is shown only where it fails."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from functools import cache
from pathlib import Path

PROGRAMS = Path(sys.prefix) / "programs"
QUICKLY = ["-qq", "-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=0"]
INSTALL = ["install", "--yes", "--no-install-recommends"]
AS_ROOT = os.geteuid() == 0


class NotToBeHad(Exception):
    """The last lines of what the package manager said."""


def tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")


def found(*names: str) -> str | None:
    """The first of these programs that is there."""
    path = f"{PROGRAMS}:{os.environ.get('PATH', '')}:/usr/sbin"
    return next(filter(None, (shutil.which(name, path=path) for name in names)), None)


def command(package: str) -> str:
    """What root would type."""
    return f"apt-get update && apt-get {' '.join(INSTALL)} {package}"


def install(package: str) -> None:
    """As root, for everybody on this machine. Raises NotToBeHad."""
    tell(f"Installing Debian's {package}.")
    run("apt-get", *QUICKLY, "update")
    run("apt-get", *QUICKLY, *INSTALL, package)


def unpack(package: str, program: str) -> None:
    """For this environment alone, with the libraries that are missing here. Raises NotToBeHad.

    program: its path in the package, or of a program that was there and lacked this package; starts by its name.
    """
    tell(f"Unpacking Debian's {package} in {PROGRAMS}.")
    folder = PROGRAMS / "debian"
    apt = _apt_of_our_own(folder)
    wanted = [line.split()[1].partition("_")[0] for line in run(*apt, "--print-uris", *INSTALL, package).splitlines()]
    run(*apt, "download", *wanted, cwd=folder)
    for file in folder.glob("*.deb"):
        run("dpkg-deb", "--extract", str(file), str(folder / "root"))
        file.unlink()
    _write_starter(folder / "root", program)


def run(*words: str, cwd: Path | None = None) -> str:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    try:
        done = subprocess.run(words, cwd=cwd, env=quiet, capture_output=True, text=True)
    except FileNotFoundError as missing:
        raise NotToBeHad(f"There is no {words[0]} here.") from missing
    if done.returncode:
        raise NotToBeHad("\n".join((done.stdout + done.stderr).splitlines()[-6:]))
    return done.stdout


@cache
def _apt_of_our_own(folder: Path) -> list[str]:
    """apt-get with lists and cache in that folder, so that it needs no rights; its lists are new."""
    for part in ("state/lists/partial", "cache/archives/partial", "root"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    places = [f"Dir::State={folder}/state", f"Dir::Cache={folder}/cache", "Dir::State::status=/var/lib/dpkg/status"]
    rights = ["Debug::NoLocking=1", "APT::Sandbox::User="]
    apt = ["apt-get", *QUICKLY, *(word for option in places + rights for word in ("-o", option))]
    run(*apt, "update")
    return apt


def _write_starter(root: Path, program: str) -> None:
    libraries = ":".join(sorted({str(file.parent) for file in root.glob("**/lib/*-linux-gnu*/**/*.so*")}))
    unpacked = f"{root}{program}"
    start = unpacked if Path(unpacked).exists() else program
    starter = PROGRAMS / Path(program).name
    fonts = f'FONTCONFIG_FILE="{root}/etc/fonts/fonts.conf" XDG_DATA_HOME="{root}/usr/share"'
    given = f'LD_LIBRARY_PATH="{libraries}" {fonts if (root / "etc/fonts").exists() else ""}'
    starter.write_text(f'#!/bin/sh\n{given} exec "{start}" "$@"\n')
    starter.chmod(starter.stat().st_mode | stat.S_IXUSR)
