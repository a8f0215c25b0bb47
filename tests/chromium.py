"""The browser of the browser tests. `python -m tests.chromium` sees to it that one is there."""

import os
import shutil
import subprocess
import sys

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
INSTALL = "apt-get update && apt-get install --yes --no-install-recommends chromium"


def executable() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def ensure() -> None:
    if executable() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["sh", "-c", INSTALL], env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if executable() is None:
        sys.exit(f"The browser tests need Chromium. As root: {INSTALL}")


if __name__ == "__main__":
    ensure()
