"""manage.py check_invariants: look in every room for what must never be; name it, and end non-zero if there is any."""

from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from pokerroom import invariants
from pokerroom.clock import now


class Command(BaseCommand):
    help = "Check that everything that is always true is true now."

    def handle(self, *args: Any, **options: Any) -> None:
        begun = perf_counter()
        found = list(invariants.check(now()))
        for invariant in invariants.every():
            broken = [one for one in found if one.sentence == invariant.sentence]
            self.stdout.write(
                f"{invariant.key:>4} {invariant.sentence}: {f'{len(broken)} broken' if broken else 'holds'}"
            )
            for one in broken:
                self.stdout.write(f"     room {one.room}: {one.what}")
        self.stdout.write(f"{perf_counter() - begun:.1f} s")
        if found:
            raise CommandError(f"{len(found)} broken.")
