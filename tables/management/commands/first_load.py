"""manage.py first_load: fill an empty database with the first room; a database with a room is left as it is."""

import os
import secrets
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from pokerroom.clock import now
from pokerroom.refusals import Malformed
from tables.commands.first_load import STAFF, load


class Command(BaseCommand):
    help = "Load the first room, its games, tables and staff into an empty database."

    def handle(self, *args: Any, **options: Any) -> None:
        password = os.environ.get("DEMO_PASSWORD") or secrets.token_urlsafe(9)
        try:
            loaded = load(password=password, at=now())
        except Malformed as refusal:
            raise CommandError(f"{refusal.detail} Set DEMO_PASSWORD to another, or leave it out.") from None
        if loaded:
            names = ", ".join(username for username, _, _ in STAFF)
            self.stdout.write(f"log-ins {names}, password {password}")
