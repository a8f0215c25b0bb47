"""The database made ready in one Django process: migrations, then the first load, which prints the logins it made."""

import os
import sys
import time

import django
from django.core.management import CommandError, call_command
from django.db import OperationalError, connection

from pokerroom.run import places

WAIT_SECONDS = 60


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pokerroom.settings")
    places.come_in_as_owner()
    django.setup()
    wait_for_database()
    try:
        call_command("migrate", verbosity=0, interactive=False)
        tell_differences()
        call_command("first_load")
    except CommandError as refusal:
        sys.exit(str(refusal))


def tell_differences() -> None:
    """Where the database is not what the migrations make: the room opens all the same, and somebody must look."""
    from pokerroom.schema import differences

    for difference in differences():
        print(f"The database is not what this release expects. {difference}.", file=sys.stderr)


def wait_for_database() -> None:
    give_up = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            return connection.ensure_connection()
        except OperationalError as trouble:
            if time.monotonic() > give_up:
                sys.exit(f"The database does not answer: {trouble}")
        time.sleep(0.05)


if __name__ == "__main__":
    main()
