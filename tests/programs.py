"""`python -m tests.programs`: the programs beside Python that the tests need, got where they are missing."""

from tests import chromium, pgbouncer

if __name__ == "__main__":
    chromium.ensure()
    pgbouncer.ensure()
