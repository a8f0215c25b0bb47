"""The database made ready in one Django process: migrations, then the first load, which prints the logins it made."""

import os
import sys

import django
from django.core.management import call_command
from django.db import OperationalError, connection


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pokerroom.settings")
    django.setup()
    try:
        connection.ensure_connection()
    except OperationalError as trouble:
        sys.exit(f"The database does not answer: {trouble}")
    call_command("migrate", verbosity=0, interactive=False)
    call_command("first_load")


if __name__ == "__main__":
    main()
