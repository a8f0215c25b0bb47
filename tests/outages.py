"""What may happen to a database: it goes away and comes back; its disk is full; it is restored to an earlier moment."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from django.apps import apps
from django.db import connection, transaction


def hang_up() -> None:
    """End every connection to this test's database but the test's own."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@contextmanager
def database_away() -> Iterator[None]:
    """Nobody who connects anew gets through, and nobody is connected."""
    with pytest.MonkeyPatch.context() as gone:
        gone.setitem(connection.settings_dict, "PORT", "1")
        hang_up()
        yield


# What PostgreSQL says when a file cannot grow; it is said of events, and of what a look at the disk would write.
FILL = """
    CREATE SCHEMA full_disk;
    CREATE FUNCTION full_disk.generate_series(integer, integer) RETURNS SETOF integer LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not write to file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE FUNCTION full_disk.extend() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON pokerroom_event FOR EACH ROW EXECUTE FUNCTION full_disk.extend();
    DO $$ BEGIN EXECUTE format(
        'ALTER DATABASE %I SET search_path = full_disk, pg_catalog, public', current_database()); END $$;
"""
MAKE_ROOM = """
    DROP SCHEMA full_disk CASCADE;
    DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET search_path', current_database()); END $$;
"""


@contextmanager
def disk_full() -> Iterator[None]:
    with connection.cursor() as cursor:
        cursor.execute(FILL)
        hang_up()  # a database's settings are those of new connections
        try:
            yield
        finally:
            cursor.execute(MAKE_ROOM)
            hang_up()


def backup() -> Callable[[], None]:
    """Copy the whole database as it is now; what this answers restores it."""
    models = apps.get_models(include_auto_created=True)
    tables = {model._meta.db_table for model in models if model._meta.app_label not in ("contenttypes", "auth")}
    with connection.cursor() as cursor:
        for table in tables:
            cursor.execute(f"CREATE TEMPORARY TABLE backup_{table} AS TABLE {table}")

    def restore() -> None:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("SET LOCAL session_replication_role = replica")  # the guards look away
            for table in tables:
                cursor.execute(f"DELETE FROM {table}")
                cursor.execute(f"INSERT INTO {table} SELECT * FROM backup_{table}")

    return restore
