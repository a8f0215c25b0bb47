"""The browser of the browser tests. `python -m tests.programs` sees to it that one is there.

Playwright's own headless shell where it can be downloaded and runs here; else the system's; else Debian's package.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from playwright._impl._driver import compute_driver_executable

from tests import debian

OWN = "playwright-headless-shell"  # a link of ours, to what Playwright downloaded
# A headless shell opens a page in a third of the time that a whole Chromium takes, which will do as well.
QUICKEST = "chromium-headless-shell"
NAMES = [OWN, QUICKEST, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
LIBRARY = "libatomic1"
ARGS = ["--no-sandbox", "--disable-gpu"]  # root has no sandbox, and a test machine no graphics card

NODE = debian.PROGRAMS / "node"  # Playwright's own program, where the system lacked a library of it
if NODE.exists():
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))

PLAYWRIGHT = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
CONNECT_MS = 5_000
DOWNLOAD_SECONDS = 180


def executable() -> str | None:
    return debian.found(*NAMES)


def ensure() -> None:
    """SystemExit with one sentence where there is none, and none to be had."""
    try:
        let_playwright_start()
        if not download() and not debian.found(QUICKEST):
            get_from_debian()
    except debian.NotToBeHad as trouble:
        if executable() is None:
            debian.tell(str(trouble))
            sys.exit(f"The browser tests need Chromium. As root: {debian.command(f'{QUICKEST} {LIBRARY}')}")


def let_playwright_start() -> None:
    """Small systems lack a library of the program that Playwright brings."""
    program, _ = compute_driver_executable()
    if subprocess.run([program, "--version"], capture_output=True).returncode == 0:
        return
    if debian.AS_ROOT:
        debian.install(LIBRARY)
    elif not NODE.exists():
        debian.unpack(LIBRARY, program)
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)


def download() -> bool:
    """Playwright's own, once; whether it is there and starts. It needs libraries that a system may lack."""
    quiet = {**os.environ, "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": str(CONNECT_MS)}
    try:
        subprocess.run(PLAYWRIGHT, env=quiet, capture_output=True, timeout=DOWNLOAD_SECONDS, check=True)
        shell = next(_folder().rglob("*headless*shell"))
        subprocess.run([shell, "--version"], capture_output=True, timeout=DOWNLOAD_SECONDS, check=True)
    except (subprocess.SubprocessError, OSError, StopIteration):
        return False
    debian.PROGRAMS.mkdir(exist_ok=True)
    link = debian.PROGRAMS / OWN
    link.unlink(missing_ok=True)
    link.symlink_to(shell)
    return True


def get_from_debian() -> None:
    if debian.AS_ROOT:
        debian.install(QUICKEST)
    elif executable() is None:
        debian.unpack(QUICKEST, "/usr/lib/chromium/chromium-headless-shell")


def _folder() -> Path:
    planned = subprocess.run([*PLAYWRIGHT, "--dry-run"], capture_output=True, text=True).stdout
    return Path(next(iter(re.findall(r"Install location: +(.+shell.+)", planned))))
