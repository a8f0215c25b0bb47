"""What the schema refuses by itself, as migration operations: rooms sealed from each other, rows that never change."""

from __future__ import annotations

from typing import Any

from django.db.migrations import RunSQL


def sealed(table: str, **columns: str) -> RunSQL:
    """No foreign key crosses rooms (I45): each `column="other_table"` also has to agree on the room."""
    forward: list[Any] = [f"ALTER TABLE {table} ADD CONSTRAINT {table}_in_room UNIQUE (room_id, id)"]
    backward: list[Any] = [f"ALTER TABLE {table} DROP CONSTRAINT {table}_in_room CASCADE"]
    for column, other in columns.items():
        forward.append(
            f"ALTER TABLE {table} ADD CONSTRAINT {table}_{column}_same_room FOREIGN KEY (room_id, {column})"
            f" REFERENCES {other} (room_id, id) DEFERRABLE INITIALLY DEFERRED"
        )
        backward.insert(0, f"ALTER TABLE {table} DROP CONSTRAINT IF EXISTS {table}_{column}_same_room")
    return RunSQL(forward, backward)


def never_changed(table: str) -> RunSQL:
    """Rows are only ever added (I32): UPDATE, DELETE and TRUNCATE are refused, whoever asks."""
    return RunSQL(
        f"""
        CREATE FUNCTION {table}_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            RAISE EXCEPTION 'rows of {table} are never changed or deleted' USING ERRCODE = 'restrict_violation';
        END $$;
        CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE ON {table}
            FOR EACH ROW EXECUTE FUNCTION {table}_never_changed();
        CREATE TRIGGER never_emptied BEFORE TRUNCATE ON {table}
            FOR EACH STATEMENT EXECUTE FUNCTION {table}_never_changed();
        """,
        f"""
        DROP TRIGGER never_emptied ON {table};
        DROP TRIGGER never_changed ON {table};
        DROP FUNCTION {table}_never_changed();
        """,
    )


def check_trigger(table: str, name: str, body: str, *, when: str = "INSERT OR UPDATE") -> RunSQL:
    """A rule that spans rows, checked when the transaction commits. `body` raises if NEW may not stand."""
    return RunSQL(
        f"""
        CREATE FUNCTION {table}_{name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            {body}
            RETURN NULL;
        END $$;
        CREATE CONSTRAINT TRIGGER {name} AFTER {when} ON {table}
            DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION {table}_{name}();
        """,
        f"DROP TRIGGER {name} ON {table}; DROP FUNCTION {table}_{name}();",
    )


def moves_trigger(table: str, column: str, moves: dict[str, frozenset[str]]) -> RunSQL:
    """A status only moves as its diagram says (I10)."""
    pairs = ", ".join(f"('{old}', '{new}')" for old, news in moves.items() for new in sorted(news))
    return RunSQL(
        f"""
        CREATE FUNCTION {table}_{column}_moves() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF NEW.{column} <> OLD.{column} AND (OLD.{column}, NEW.{column}) NOT IN ({pairs}) THEN
                RAISE EXCEPTION '{table}: % cannot become %', OLD.{column}, NEW.{column}
                    USING ERRCODE = 'check_violation';
            END IF;
            RETURN NEW;
        END $$;
        CREATE TRIGGER {column}_moves BEFORE UPDATE OF {column} ON {table}
            FOR EACH ROW EXECUTE FUNCTION {table}_{column}_moves();
        """,
        f"DROP TRIGGER {column}_moves ON {table}; DROP FUNCTION {table}_{column}_moves();",
    )
