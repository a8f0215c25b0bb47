"""manage.py schema: migrate an empty database, and write down what that made, for comparing others with it."""

from typing import Any

from django.core.management.base import BaseCommand
from django.db import connection

from pokerroom.schema.expected import FILE, text
from pokerroom.schema.parts import parts


class Command(BaseCommand):
    help = "Write pokerroom/schema/expected.tsv. Needs the owner's address, and the right to make a database."

    def handle(self, *args: Any, **options: Any) -> None:
        name = connection.settings_dict["NAME"]
        connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
        try:
            FILE.write_text(text(parts()))
        finally:
            connection.creation.destroy_test_db(name, verbosity=0)
        self.stdout.write(f"{FILE} says what the migrations make.")
