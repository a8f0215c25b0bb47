"""The browser of the browser tests. `python -m tests.programs` sees to it that one is there.

Playwright's own headless shell where it can be downloaded and runs here; else the system's; else Debian's package.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests import debian

OWN = "playwright-headless-shell"  # a link of ours, to what Playwright downloaded
# A headless shell opens a page in a third of the time that a whole Chromium takes, which will do as well.
QUICKEST = "chromium-headless-shell"
NAMES = [OWN, QUICKEST, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
ARGS = ["--no-sandbox", "--disable-gpu"]  # root has no sandbox, and a test machine no graphics card

PLAYWRIGHT = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
CONNECT_MS = 5_000
DOWNLOAD_SECONDS = 180


def executable() -> str | None:
    return debian.found(*NAMES)


def ensure() -> None:
    """SystemExit with one sentence where there is none, and none to be had."""
    if download() or debian.found(QUICKEST):
        return
    try:
        get_from_debian()
    except debian.NotToBeHad as trouble:
        if executable() is None:
            debian.tell(str(trouble))
            sys.exit(f"The browser tests need Chromium. As root: {debian.command(QUICKEST)}")


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
