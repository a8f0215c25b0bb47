"""manage.py checkpoint: write down outside the database where each room's trail ends."""

from typing import Any

from django.core.management.base import BaseCommand

from pokerroom.models import Room
from pokerroom.trail import checkpointing, keys
from pokerroom.trail.checkpoints import Why


class Command(BaseCommand):
    help = "Write a signed line for each room: its last event and that event's hash."

    def handle(self, *args: Any, **options: Any) -> None:
        for room in Room.objects.filter(version__gt=0).order_by("slug"):
            written = checkpointing.write(room, Why.ASKED)
            self.stdout.write(f"{room.slug}: event {written.seq:,}, {written.hash}")
        self.stdout.write(f"Public key: {keys.current().public}")
