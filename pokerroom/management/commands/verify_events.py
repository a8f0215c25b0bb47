"""manage.py verify_events: walk each room's chain of events and name the first broken link."""

from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from pokerroom.events import first_broken
from pokerroom.management.progress import Bar
from pokerroom.models import Room


class Command(BaseCommand):
    help = "Check that every room's events are numbered without a gap and chained by hash."

    def handle(self, *args: Any, **options: Any) -> None:
        broken = []
        for room in Room.objects.order_by("slug"):
            begun, bar = perf_counter(), Bar(self.stderr, room.slug, room.version)
            seq = first_broken(room, bar.show)
            bar.end()
            found = "whole" if seq is None else f"broken at {seq}"
            self.stdout.write(f"{room.slug}: {room.version} events, {found}, {perf_counter() - begun:.1f} s")
            broken += [room.slug] if seq is not None else []
        if broken:
            raise CommandError(f"The chain is broken in: {', '.join(broken)}.")
