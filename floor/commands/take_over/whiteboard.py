"""A whiteboard as it was typed or pasted: read into a board, imported or rehearsed, each answer by its line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeVar

from floor import whiteboard
from floor.commands.take_over import Kept, Rehearsal, Runs, Sits, Waits, Whiteboard, rehearse, take_over
from floor.whiteboard import Doubt, Games, Sheet, numbered
from pokerroom.models import Room, Staff
from pokerroom.refusals import Malformed
from tables.queries import games_offered

LONGEST = 60_000
FACTS: dict[str, type] = {"tables": Runs, "seats": Sits, "lists": Waits, "bags": Kept}
Seen = TypeVar("Seen")


@dataclass
class Typed:
    """The text with what was read of it. `lines`: the line's number by its place on the board, "seats.3"."""

    text: str
    sheet: Sheet
    board: Whiteboard
    answers: Mapping[str, str]
    lines: dict[str, int] = field(default_factory=dict)

    def words(self, number: int) -> str:
        return numbered(self.text)[number - 1].strip()


@dataclass
class Understood:
    """What was understood: how the room would stand, and by line what is wrong, in doubt, left out.

    `rows`: the lines of "sitting:12" and "entry:7".
    """

    seen: Any
    wrong: dict[int, str]
    doubts: list[tuple[int, Doubt]]
    left_out: dict[int, str]
    rows: dict[str, int]
    pauses_auto_call: bool = False

    @property
    def unsettled(self) -> int:
        return sum(1 for _, doubt in self.doubts if not doubt.chosen)


def typed(room: Room, text: str, at: datetime, answers: Mapping[str, str]) -> Typed:
    """Read it. Raises Malformed where nothing was typed, or more than a room."""
    if len(text) > LONGEST:
        raise Malformed({"text": f"That is more than a room: at most {LONGEST:,} characters."})
    games = Games((game.slug, game.short, game.name) for game in games_offered(room))
    sheet = whiteboard.read(text, at.astimezone(room.zone), games, answers)
    if not sheet.lines and not sheet.wrong:
        raise Malformed({"text": "Nothing to import: type at least one table that runs, or one name that waits."})
    about = {what: [line for line in sheet.lines if line.about == what] for what in FACTS}
    facts = {what: [FACTS[what](**line.facts) for line in about[what]] for what in FACTS}
    unread = {f"unread.{number}": says for number, says in sheet.wrong.items()}
    lines = {f"{what}.{at}": line.number for what in FACTS for at, line in enumerate(about[what], 1)}
    lines |= {f"unread.{number}": number for number in sheet.wrong}
    return Typed(text, sheet, Whiteboard(**facts, unread=unread), answers, lines)


def imported(room: Room, board: Typed, *, by: Staff, at: datetime) -> Room:
    """Enter it. Malformed names the lines by their numbers; refused (`unsettled`) while a doubt is open."""
    unsettled = [doubt for doubt in board.sheet.doubts if not doubt.chosen]
    try:
        return take_over(room, board=board.board, answers=board.answers, doubts=len(unsettled), by=by, at=at)
    except Malformed as error:
        wrong = {f"line {board.lines[place]}": says for place, says in error.extra["fields"].items()}
        raise Malformed(wrong) from error


def understood(
    room: Room, board: Typed, look: Callable[[Room, datetime], Seen], *, by: Staff, at: datetime
) -> Understood:
    """Rehearse it: nothing is entered."""
    seen: Rehearsal[Seen] = rehearse(room, board=board.board, answers=board.answers, look=look, by=by, at=at)
    of_lines = [(int(doubt.where), doubt) for doubt in board.sheet.doubts]
    of_people = [(board.lines[doubt.where], doubt) for doubt in seen.doubts]
    return Understood(
        seen=seen.seen,
        wrong={board.lines[place]: says for place, says in seen.wrong.items()},
        doubts=sorted(of_lines + of_people, key=lambda row: row[0]),
        left_out=board.sheet.left_out,
        rows={row: board.lines[place] for place, row in seen.entered.items()},
        pauses_auto_call=seen.pauses_auto_call,
    )
