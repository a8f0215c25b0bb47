"""manage.py check_invariants: look in every room for what must never be; name it, and end non-zero if there is any."""

from datetime import datetime
from itertools import islice
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import OperationalError, connection, transaction

from pokerroom import invariants
from pokerroom.clock import now
from pokerroom.invariants import Broken, Invariant
from pokerroom.management.progress import Bar
from pokerroom.read_snapshot import one_long_read

SECONDS = 300
MOST_TOLD = 100


class Command(BaseCommand):
    help = "Check that everything that is always true is true now."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--seconds", type=int, default=SECONDS, help="the longest that one statement may take")

    def handle(self, *args: Any, seconds: int, **options: Any) -> None:
        begun, found = perf_counter(), 0
        every = invariants.every()
        with one_long_read():
            with connection.cursor() as cursor:
                cursor.execute(f"SET LOCAL statement_timeout = '{seconds}s'")
            at = now()
            for number, invariant in enumerate(every):
                self._show(invariant.key, len(every), number)
                found += self._check(invariant, at)
        self.stdout.write(f"{perf_counter() - begun:.1f} s")
        if found:
            raise CommandError(f"{found} broken.")

    def _check(self, invariant: Invariant, at: datetime) -> int:
        """One line each, as soon as it is known, with what it took; one that takes too long does not stop the rest."""
        begun = perf_counter()
        try:
            with transaction.atomic():
                broken = list(islice(invariants.broken(invariant, at, self._show), MOST_TOLD + 1))
        except OperationalError as trouble:
            broken = [Broken(invariant.key, invariant.sentence, None, f"not checked: {trouble}".strip())]
        self._show("", 0, 0)
        more = "more than " if len(broken) > MOST_TOLD else ""
        told = broken[:MOST_TOLD]
        says = f"{more}{len(told)} broken" if told else "holds"
        self.stdout.write(f"{invariant.key:>4} {perf_counter() - begun:6.1f} s  {invariant.sentence}: {says}")
        for one in told:
            self.stdout.write(f"     room {one.room}: {one.what}")
        return len(told)

    def _show(self, of: str, whole: int, done: int) -> None:
        """How far it is, on a terminal; nothing of nothing clears the line."""
        bar = Bar(self.stderr, of, whole)
        bar.show(done) if whole else bar.end()
