"""manage.py states: draw the lives of the room (docs/states.md) from the tables of moves; --check compares."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from tables.rules import TABLE_MOVES
from tables.rules.absences import AbsenceEnd
from tables.rules.moves import REQUEST_MOVES
from waitlist.rules import ENTRY_MOVES, FOLLOWED_UP, Outcome, PageState

PAGE: Path = settings.BASE_DIR / "docs" / "states.md"
UNDO = "undo, restore"
HEAD = """\
# The lives of the room

Drawn from the tables of moves in `rules.py` by `manage.py states`; a test compares. The database refuses every other
move by a trigger.
"""

Arrow = tuple[str, str, str]


class Command(BaseCommand):
    help = "Draw docs/states.md from the tables of moves, or compare it with --check."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="compare only")

    def handle(self, *args: Any, **options: Any) -> None:
        drawn = page()
        if not options["check"]:
            PAGE.write_text(drawn)
        elif not PAGE.exists() or PAGE.read_text() != drawn:
            raise CommandError("docs/states.md is not what the tables of moves say: run manage.py states.")


def page() -> str:
    """The whole page."""
    return "\n".join(
        (
            HEAD,
            section("A name on a list", "waiting", entry_arrows()),
            section("A call", "open", call_arrows()),
            section("A table", "closed", table_arrows()),
            section("An absence", "away", [("away", str(end), "") for end in AbsenceEnd]),
            section(
                "A wish for another chair or table", "asked", [(old, new, "") for old, new in moves(REQUEST_MOVES)]
            ),
            section("A page", "pending", [("pending", str(state), "") for state in PageState if state != "pending"]),
        )
    )


def section(title: str, first: str, arrows: Iterable[Arrow]) -> str:
    lines = [f"    {_name(old)} --> {_name(new)}{f': {label}' if label else ''}" for old, new, label in arrows]
    return "\n".join((f"## {title}\n", "```mermaid", "stateDiagram-v2", f"    [*] --> {first}", *lines, "```\n"))


def _name(state: str) -> str:
    return state.replace(" ", "_")


def entry_arrows() -> Iterable[Arrow]:
    """A name: what has ended is left only by undo or restore, and nobody goes on hold from waiting otherwise."""
    for old, new in moves(ENTRY_MOVES):
        back = old in ("seated", "removed") or (old, new) == ("waiting", "held")
        yield old, new, UNDO if back else ""


def table_arrows() -> Iterable[Arrow]:
    for old, new in moves(TABLE_MOVES):
        yield old, new, "undo" if (old, new) == ("running", "open") else ""


def call_arrows() -> Iterable[Arrow]:
    """A call: one outcome, never rewritten."""
    yield "open", "answered", "the player shows up"
    for outcome in Outcome:
        label = "the seat goes on" if outcome in FOLLOWED_UP else ""
        yield "open", str(outcome), label
        if outcome != Outcome.LAPSED:
            yield "answered", str(outcome), label


def moves(table: Mapping[Any, Iterable[Any]]) -> Iterable[tuple[str, str]]:
    return [(str(old), str(new)) for old, news in table.items() for new in sorted(news)]
