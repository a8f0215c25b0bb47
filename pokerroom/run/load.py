"""The database made ready in one Django process: migrations, then the first load, which prints the logins it made."""

import os
import sys
import time

import django
from django.core.management import call_command
from django.db import OperationalError, connection
from psycopg.conninfo import conninfo_to_dict

from pokerroom.run import places

WAIT_SECONDS = 60


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pokerroom.settings")
    os.environ["STATEMENT_TIMEOUT"] = "0"  # a migration may take its time
    application = conninfo_to_dict(places.database_url()).get("user")
    # A pooler would not be told of the time; whoever owns the tables comes in for this alone.
    owner = os.environ.get("OWNER_DATABASE_URL") or os.environ.get("DIRECT_DATABASE_URL") or places.owner_url()
    os.environ["DATABASE_URL"] = owner
    django.setup()
    wait_for_database()
    call_command("migrate", verbosity=0, interactive=False)
    call_command("grant_roles", application or "")
    call_command("first_load")


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
