"""manage.py sample_evening: fill an empty room with a Friday evening to look at."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from floor.commands.sample import sample_evening
from pokerroom.clock import now
from pokerroom.models import Room, Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Role
from tables.commands.first_load import HOUSE


class Command(BaseCommand):
    help = "Fill an empty room with a Friday evening to look at: tables, lists, calls."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--room", default=HOUSE["slug"], help="slug of the room")

    def handle(self, *args: Any, **options: Any) -> None:
        room = Room.objects.filter(slug=options["room"]).first()
        manager = Staff.objects.filter(room=room, role=Role.MANAGER, is_active=True).order_by("pk").first()
        if room is None or manager is None:
            raise CommandError(f"There is no room {options['room']} with a manager: load it first.")
        try:
            sample_evening(room, by=manager, at=now())
        except Refused as refusal:
            raise CommandError(refusal.detail) from None
        self.stdout.write(f"{room.name} is in the middle of a Friday evening.")
