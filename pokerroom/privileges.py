"""Who may do what to the tables in the database: owner, application, reader (I32).

The owner makes and changes tables and comes in for migrations only. The application may add to what is append-only
(events, age checks, custody), and neither change, delete nor empty it, nor touch a trigger. The reader reads.
"""

from __future__ import annotations

from collections.abc import Iterator

from django.db import connection
from psycopg import sql

from pokerroom.run.places import APPLICATION, READER

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


ROLES_TO_LOOK_AT = """
    SELECT rolname FROM pg_roles WHERE rolname = ANY(%s) OR (rolname = current_user
        AND rolname <> (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = 'pokerroom_event'::regclass))
"""
# What somebody may do to a table beyond reading, by the whole of it or by a column, be it as the role or as everybody.
MAY = """
    SELECT role.rolname, tables.relname, privilege FROM pg_roles role
    CROSS JOIN (SELECT oid, relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p'))
        AS tables
    CROSS JOIN unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS privilege
    WHERE role.rolname = ANY(%s) AND (
        has_table_privilege(role.oid, tables.oid, privilege)
        OR (privilege IN ('SELECT', 'INSERT', 'UPDATE') AND has_any_column_privilege(role.oid, tables.oid, privilege))
    )
"""
# A role that is all of this anyway is not measured by tables.
MIGHTY = """
    SELECT role.rolname FROM pg_roles role WHERE role.rolname = ANY(%s) AND (
        role.rolsuper OR role.rolcreaterole OR role.rolreplication OR role.rolbypassrls
        OR pg_has_role(role.oid, (SELECT relowner FROM pg_class WHERE oid = 'pokerroom_event'::regclass), 'MEMBER')
        OR has_schema_privilege(role.oid, 'public', 'CREATE')
    )
"""


def excess() -> Iterator[str]:
    """What application and reader may do and were never granted, in sentences.

    Where the application comes in as the owner there is one role for both, and nothing to compare.
    """
    fixed = {*append_only(), "django_migrations"}
    with connection.cursor() as cursor:
        cursor.execute(ROLES_TO_LOOK_AT, [[APPLICATION, READER]])
        roles = [role for (role,) in cursor.fetchall()]
        cursor.execute(MIGHTY, [roles])
        mighty = {role for (role,) in cursor.fetchall()}
        cursor.execute(MAY, [roles])
        rows = cursor.fetchall()
    yield from (f"the role {role} can act as the owner of the tables, or make some" for role in sorted(mighty))
    for role, table, privilege in sorted(rows):
        if role not in mighty and privilege not in _allowed(role, table, fixed):
            yield f"the role {role} may {privilege} {table}"


def _allowed(role: str, table: str, fixed: set[str]) -> set[str]:
    if role == READER:
        return set() if table in SECRET else {"SELECT"}
    inserted = set() if table == "django_migrations" else {"INSERT"}
    return {"SELECT", *inserted, *(set() if table in fixed else {"UPDATE", "DELETE"})}


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
