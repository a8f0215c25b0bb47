"""`python -m tests.programs`: the programs beside Python that the tests need, got where they are missing."""

import sys

from tests import chromium, debian, pgbouncer

# By name: Debian's package, and the program's path in it. They run as whoever we are, so root unpacks them as well.
BESIDE = {
    "haproxy": ("haproxy", "/usr/sbin/haproxy"),
    "nginx": ("nginx", "/usr/sbin/nginx"),
    "openssl": ("openssl", "/usr/bin/openssl"),
}


def ensure(name: str) -> None:
    """SystemExit with one sentence where it is not there, and not to be had."""
    package, program = BESIDE[name]
    if debian.found(name) is None:
        try:
            debian.unpack(package, program)
        except debian.NotToBeHad as trouble:
            debian.tell(str(trouble))
            sys.exit(f"The tests of deploy/ need {name}. As root: {debian.command(package)}")


if __name__ == "__main__":
    chromium.ensure()
    pgbouncer.ensure()
    for name in BESIDE:
        ensure(name)
