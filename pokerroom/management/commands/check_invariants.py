"""manage.py check_invariants: look in every room for what must never be; name it, and end non-zero if there is any."""

from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from pokerroom import invariants
from pokerroom.clock import now
from pokerroom.read_snapshot import one_long_read


class Command(BaseCommand):
    help = "Check that everything that is always true is true now."

    def handle(self, *args: Any, **options: Any) -> None:
        begun, found = perf_counter(), 0
        with one_long_read():
            at = now()
            for invariant in invariants.every():
                found += self._check(invariant, at)
        self.stdout.write(f"{perf_counter() - begun:.1f} s")
        if found:
            raise CommandError(f"{found} broken.")

    def _check(self, invariant: invariants.Invariant, at: Any) -> int:
        """One line each, as soon as it is known, with what it took."""
        begun = perf_counter()
        broken = list(invariants.broken(invariant, at))
        says = f"{len(broken)} broken" if broken else "holds"
        took = perf_counter() - begun
        self.stdout.write(f"{invariant.key:>4} {took:6.1f} s  {invariant.sentence}: {says}")
        for one in broken:
            self.stdout.write(f"     room {one.room}: {one.what}")
        return len(broken)
