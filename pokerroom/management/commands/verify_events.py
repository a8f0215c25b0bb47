"""manage.py verify_events: walk each room's chain of events, and compare it with the checkpoints."""

from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from pokerroom.management.progress import Bar
from pokerroom.models import Room
from pokerroom.trail import checkpointing, checkpoints, keys
from pokerroom.trail.chain import Finding
from pokerroom.trail.checkpoints import Why
from pokerroom.trail.verifying import gone, unlike_sheet, verify


class Command(BaseCommand):
    help = "Check that every room's events are all there, as they were recorded, and written by the application."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--room", help="slug of one room; else all")
        parser.add_argument(
            "--restored", action="store_true", help="a backup was restored: put on record that later events are lost"
        )
        parser.add_argument(
            "--sheet", nargs=2, metavar=("EVENT", "HASH"), help="what a closing sheet says, to be compared"
        )

    def handle(
        self, *args: Any, room: str | None, sheet: tuple[str, str] | None, restored: bool, **options: Any
    ) -> None:
        rooms = Room.objects.order_by("slug").filter(**{"slug": room} if room else {})
        broken = self._tell(list(gone(checkpoints.read())))
        for one in rooms:
            broken += self._verify(one, restored) + (self._tell(unlike_sheet(one, *sheet)) if sheet else 0)
        self.stdout.write(f"Public key: {keys.current().public}")
        if broken:
            raise CommandError(f"The trail cannot be trusted: {broken} found.")

    def _verify(self, room: Room, restored: bool) -> int:
        begun, bar = perf_counter(), Bar(self.stderr, room.slug, room.version)
        verdict = verify(room, bar.show, restored=restored)
        bar.end()
        last = verdict.last
        written = f"checkpoint at event {last.seq:,} of {last.at}" if last else "no checkpoint yet"
        found = "broken" if verdict.findings else "whole"
        self.stdout.write(f"{room.slug}: {verdict.events:,} events, {found}, {written}, {perf_counter() - begun:.1f} s")
        if restored and not verdict.findings and verdict.events:
            checkpointing.write(room, Why.RESTORED)
        return self._tell(verdict.findings)

    def _tell(self, findings: list[Finding]) -> int:
        for finding in findings:
            self.stdout.write(f"  {finding}")
        return len(findings)
