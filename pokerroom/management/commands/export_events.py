"""manage.py export_events ROOM [--day 2026-06-05] [--out FILE]: the trail as lines of JSON, for whoever checks it."""

from contextlib import nullcontext
from datetime import date
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from pokerroom.models import Room
from pokerroom.trail import keys
from pokerroom.trail.export import export


class Command(BaseCommand):
    help = "Write a room's events, one a line, with the checkpoints that vouch for them."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("room", help="slug of the room")
        parser.add_argument("--day", type=date.fromisoformat, help="one gaming day alone, as 2026-06-05")
        parser.add_argument("--out", type=Path, help="a file; else standard output")

    def handle(self, *args: Any, room: str, day: date | None, out: Path | None, **options: Any) -> None:
        found = Room.objects.filter(slug=room).first()
        if found is None:
            raise CommandError(f"There is no room {room}.")
        with out.open("w", encoding="utf-8") if out else nullcontext(self.stdout) as file:
            for line in export(found, day):
                file.write(line)
        self.stderr.write(f"Check it with: python docs/verify_export.py FILE {keys.current().public}")
