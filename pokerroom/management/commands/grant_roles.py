"""manage.py grant_roles: what application and reader may do in the database; the owner runs it after migrations."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from pokerroom import privileges
from pokerroom.run.places import APPLICATION, READER


class Command(BaseCommand):
    help = "Let the application add to the trail and not change it; let the reader read."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("application", nargs="?", default=APPLICATION, help="the role that the application uses")
        parser.add_argument("reader", nargs="?", default=READER, help="the role for inspectors")

    def handle(self, *args: Any, application: str, reader: str, **options: Any) -> None:
        done = privileges.grant(application, reader)
        if options["verbosity"] > 1:
            self.stdout.write(f"granted: {', '.join(done) or 'no such role'}")
