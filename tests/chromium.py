"""The browser of the browser tests. `python -m tests.chromium` sees to it that one is there."""

import os
import shutil
import subprocess
import sys

# Debian's headless shell opens a page in a third of the time that a whole Chromium takes, which will do as well.
QUICKEST = "chromium-headless-shell"
NAMES = [QUICKEST, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
ARGS = ["--no-sandbox", "--disable-gpu"]  # root has no sandbox, and a test machine no graphics card
APT = "apt-get -o Acquire::http::Timeout=10 -o Acquire::Retries=0"
GET = f"{APT} install --yes --no-install-recommends"
INSTALL = f"{APT} update && {GET} {QUICKEST} || {GET} chromium"


def executable() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def ensure() -> None:
    if not shutil.which(QUICKEST) and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["sh", "-c", INSTALL], env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if executable() is None:
        sys.exit(f"The browser tests need Chromium. As root: {INSTALL}")


if __name__ == "__main__":
    ensure()
