"""The one clock: the database's. Only entry points call this; commands get the time as `at`."""

from __future__ import annotations

from datetime import datetime

from django.db import connection


def now() -> datetime:
    """This moment by the database's clock, in UTC."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        return cursor.fetchone()[0]
