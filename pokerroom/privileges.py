"""Who may do what to the tables in the database: owner, application, reader (I32).

The owner makes and changes tables and comes in for migrations only. The application may add to what is append-only
(events, age checks, custody), and neither change, delete nor empty it, nor touch a trigger. The reader reads.
"""

from __future__ import annotations

from django.db import connection
from psycopg import sql

# Secrets are nobody's to read but the application's.
SECRET = ("pokerroom_staff", "authtoken_token", "django_session", "pokerroom_idempotencykey")
APPEND_ONLY = "SELECT tgrelid::regclass::text FROM pg_trigger WHERE tgname = 'never_changed' ORDER BY 1"
ROLES = "SELECT rolname FROM pg_roles WHERE rolname = ANY(%s)"


def append_only() -> list[str]:
    """The tables whose rows are only ever added."""
    with connection.cursor() as cursor:
        cursor.execute(APPEND_ONLY)
        return [name for (name,) in cursor.fetchall()]


def grant(application: str, reader: str) -> list[str]:
    """Give both roles what they need and take the rest; answers what was done. The owner's own role is left alone."""
    with connection.cursor() as cursor:
        cursor.execute(ROLES, [[application, reader]])
        there = {name for (name,) in cursor.fetchall()}
        cursor.execute("SELECT current_user")
        there -= {cursor.fetchone()[0]}
        for role, statements in ((application, _of_application()), (reader, _of_reader())):
            if role in there:
                for statement in statements:
                    cursor.execute(sql.SQL(statement).format(role=sql.Identifier(role)).as_string())
    return sorted(there & {application, reader})


def _of_application() -> list[str]:
    fixed = [*append_only(), "django_migrations"]
    return [
        "GRANT USAGE ON SCHEMA public TO {role}",
        "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {role}",
        "GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO {role}",
        *(f"REVOKE UPDATE, DELETE, TRUNCATE ON {table} FROM {{role}}" for table in fixed),
        "REVOKE INSERT ON django_migrations FROM {role}",
    ]


def _of_reader() -> list[str]:
    return [
        "GRANT USAGE ON SCHEMA public TO {role}",
        "GRANT SELECT ON ALL TABLES IN SCHEMA public TO {role}",
        *(f"REVOKE ALL ON {table} FROM {{role}}" for table in SECRET),
    ]
