"""The parts of a database as it is: columns, constraints, indexes, triggers, function bodies."""

from __future__ import annotations

import re
from typing import NamedTuple

from django.db import connection


class Part(NamedTuple):
    """One part: `table` is empty for a function. `says`: how PostgreSQL defines it."""

    kind: str
    table: str
    name: str
    says: str


# A constraint's own index and trigger are told with the constraint. Not-null is told with the column (PostgreSQL 18
# keeps a constraint for it besides). O: the trigger is on; D: off; R: for replicas only; A: for them too.
PARTS = """
    WITH ours AS (
        SELECT oid, relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    )
    SELECT 'column', ours.relname, attname, format_type(atttypid, atttypmod)
        || CASE WHEN attnotnull THEN ' not null' ELSE '' END
        || CASE WHEN attidentity <> '' THEN ' identity' ELSE '' END
        || CASE WHEN attgenerated <> '' THEN ' generated' ELSE '' END
        || coalesce(' collate ' || nullif(collname, 'default'), '')
        || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
    FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped
    LEFT JOIN pg_collation ON pg_collation.oid = attcollation
    LEFT JOIN pg_attrdef ON adrelid = ours.oid AND adnum = attnum
    UNION ALL
    SELECT 'constraint', ours.relname, conname, pg_get_constraintdef(pg_constraint.oid)
    FROM ours JOIN pg_constraint ON conrelid = ours.oid AND contype IN ('p', 'u', 'f', 'c', 'x')
    UNION ALL
    SELECT 'index', ours.relname, relation.relname, pg_get_indexdef(indexrelid)
    FROM ours JOIN pg_index ON indrelid = ours.oid JOIN pg_class relation ON relation.oid = indexrelid
    WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
    UNION ALL
    SELECT 'trigger', ours.relname, tgname, tgenabled::text || ' ' || pg_get_triggerdef(pg_trigger.oid)
    FROM ours JOIN pg_trigger ON tgrelid = ours.oid AND NOT tgisinternal
    UNION ALL
    SELECT 'function', '', proname, encode(sha256(convert_to(prosrc, 'UTF8')), 'hex')
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
"""


CASTS = (
    (r"\('([^']*)'::character varying\)::text", r"'\1'"),
    (r"'([^']*)'::character varying", r"'\1'"),
    (r"\(ARRAY\[([^]]*)\]\)::text\[\]", r"ARRAY[\1]"),
)


def parts() -> set[Part]:
    """Of the database that we are connected to."""
    with connection.cursor() as cursor:
        cursor.execute(PARTS)
        return {Part(*map(plain, row)) for row in cursor.fetchall()}


def plain(said: str) -> str:
    """On one line, and the same before and after a backup: read back in, PostgreSQL casts a list member by member."""
    for pattern, instead in CASTS:
        said = re.sub(pattern, instead, said)
    return " ".join(said.split())
