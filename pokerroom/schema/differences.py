"""Where the database is not what the migrations make, in sentences."""

from __future__ import annotations

from dataclasses import dataclass

from pokerroom.schema.expected import expected
from pokerroom.schema.parts import Part, parts

MODES = {"D": "is switched off", "R": "works for replicas only", "A": "works for replicas too"}


@dataclass(frozen=True)
class Difference:
    """One thing that is missing, other than it should be, or there besides. `serious`: pages cannot work without it."""

    says: str
    serious: bool = False

    def __str__(self) -> str:
        return self.says


def differences() -> list[Difference]:
    """Of the database that we are connected to, the serious ones first."""
    wanted, found = _by_name(expected()), _by_name(parts())
    tables = {part.table for part in expected()}
    missing = [_missing(part, found) for name, part in wanted.items() if name not in found]
    other = [_other(part, found[name]) for name, part in wanted.items() if name in found and found[name] != part]
    more = [_more(part) for name, part in found.items() if name not in wanted and part.table in tables]
    return sorted(dict.fromkeys([*missing, *other, *more]), key=lambda one: (not one.serious, one.says))


def _by_name(found: frozenset[Part] | set[Part]) -> dict[tuple[str, str, str], Part]:
    return {(part.kind, part.table, part.name): part for part in found}


def _missing(part: Part, found: dict[tuple[str, str, str], Part]) -> Difference:
    if part.table and not any(table == part.table for _, table, _ in found):
        return Difference(f"The table {part.table} is missing", serious=True)
    return Difference(f"{_named(part)} is missing", serious=part.kind == "column")


def _other(wanted: Part, found: Part) -> Difference:
    if wanted.kind == "function":
        return Difference(f"{_named(wanted)} does not do what the migrations made it do")
    mode, definition = found.says.partition(" ")[::2]
    if wanted.kind == "trigger" and wanted.says.partition(" ")[2] == definition:
        return Difference(f"{_named(wanted)} {MODES[mode]}")
    return Difference(f"{_named(wanted)} is {found.says}, and should be {wanted.says}")


def _more(part: Part) -> Difference:
    return Difference(f"{_named(part)} is there, and no migration makes it")


def _named(part: Part) -> str:
    if part.kind == "function":
        return f"The function {part.name}"
    return (
        f"The {part.kind} {part.table}.{part.name}"
        if part.kind == "column"
        else f"The {part.kind} {part.name} of {part.table}"
    )
