"""Importing a running room from a whiteboard: as lines with their facts, or as the text itself; rehearsed first."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TypedDict

from floor.commands import take_over as taking
from floor.commands.take_over import Runs, Sits, Waits, Whiteboard, whiteboard
from floor.whiteboard import Doubt
from pokerroom.api.base import Ask, post
from pokerroom.api.fields import (
    Facts,
    Field,
    list_of,
    moment,
    number_of,
    object_of,
    required,
    secret,
    text,
    whole,
    yes_no,
)
from pokerroom.api.shapes import RoomShape, room_shape
from pokerroom.models import Room
from pokerroom.refusals import Malformed
from pokerroom.turn import policy_of
from tables.queries import api as floor
from tables.queries import game_called, games_offered
from tables.queries.api import TableShape
from waitlist.api.entries import SEAT
from waitlist.queries import api as waiting
from waitlist.queries.api import ListShape


class ChoiceShape(TypedDict):
    """One reading: `value` chooses it."""

    value: str
    says: str


class DoubtShape(TypedDict):
    """What has two readings. `where`: its line, "line 3", or its place, "seats.3". `chosen` is null until settled."""

    key: str
    where: str
    asks: str
    choices: list[ChoiceShape]
    chosen: str | None


class UnderstoodLineShape(TypedDict):
    """A line, or its place, and what is said of it."""

    where: str
    says: str


class PreviewShape(TypedDict):
    """The room as it would be: tables and lists of the board, and what stands in the way. Nothing was entered."""

    tables: list[TableShape]
    lists: list[ListShape]
    doubts: list[DoubtShape]
    wrong: list[UnderstoodLineShape]
    left_out: list[UnderstoodLineShape]
    pauses_auto_call: bool


RUNS = object_of(
    {
        "table": required(whole(most=1000)),
        "game": required(text(60, least=1)),
        "since": moment(),
        "chairs": whole(most=20),
        "running": yes_no(),
        "no_fills": yes_no(),
        "must_move": yes_no(),
        "fill_first": yes_no(),
        "breaking": yes_no(),
    }
)
TIER = whole(least=0, most=9)
SITS = object_of(
    {
        "table": required(whole(most=1000)),
        "seat": required(SEAT),
        "name": text(60),
        "since": moment(),
        "dinner_used": yes_no(),
        "tier": TIER,
        "leaving": yes_no(),
        "kept": yes_no(),
        "record": number_of(),
        "away_since": moment(),
        "dinner": yes_no(),
        "away_until": moment(),
        "missed_small": yes_no(),
        "missed_big": yes_no(),
        "note": text(120),
    }
)
WAITS = object_of(
    {
        "game": required(text(60, least=1)),
        "name": required(text(60, least=1)),
        "joined_at": moment(),
        "here": yes_no(),
        "tier": TIER,
        "note": text(200),
        "called_table": whole(most=1000),
        "called_seat": SEAT,
        "answered": yes_no(),
        "held": yes_no(),
        "due_at": moment(),
        "record": number_of(),
        "back_by": moment(),
        "wish": text(60),
        "not_tables": list_of(whole(most=1000), most=50),
    }
)


Look = Callable[[Room, datetime], tuple[list[TableShape], list[ListShape]]]
ANSWER = object_of({"key": required(secret(200)), "choice": required(text(80, least=1))})


def _lines(field: Field) -> Field:
    return list_of(field, most=1000)


WHITEBOARD: Facts = {
    "tables": _lines(RUNS),
    "seats": _lines(SITS),
    "lists": _lines(WAITS),
    "text": secret(whiteboard.LONGEST),
    "answers": _lines(ANSWER),
    "preview": yes_no(),
}


@post(WHITEBOARD, answers=RoomShape | PreviewShape)
def take_over(ask: Ask) -> RoomShape | PreviewShape:
    """Import a running room from a whiteboard in one go, with the calls and holds that are open (supervisor).

    Either the lines with their facts, or `text`, the whiteboard as it is written. `preview`: nothing is entered; the
    answer is the room as it would be, with every doubt. A doubt is settled by `answers`, its key and one of its
    choices; while one is open the import is refused (409 `unsettled`). Nobody is called or paged, and auto-call
    stays off until a host switches it on. `due_at`: until when a call or hold runs.
    """
    answers = {row["key"]: row["choice"] for row in ask.facts.get("answers", [])}
    if "text" in ask.facts:
        if any(what in ask.facts for what in whiteboard.FACTS):
            raise Malformed({"text": "Send the text or the lines, not both."})
        return _text(ask, ask.facts["text"], answers)
    board = Whiteboard(
        [Runs(**row) for row in ask.facts.get("tables", [])],
        [Sits(**row) for row in ask.facts.get("seats", [])],
        [Waits(**row) for row in ask.facts.get("lists", [])],
    )
    if not ask.facts.get("preview"):
        return _room(ask, taking.take_over(ask.room, board=board, answers=answers, **ask.by))
    seen = taking.rehearse(ask.room, board=board, answers=answers, look=_looking_at(board), **ask.by)
    tables, lists = seen.seen or ([], [])
    return {
        "tables": tables,
        "lists": lists,
        "doubts": [_doubt(doubt.where, doubt) for doubt in seen.doubts],
        "wrong": [{"where": where, "says": says} for where, says in seen.wrong.items()],
        "left_out": [],
        "pauses_auto_call": seen.pauses_auto_call,
    }


def _text(ask: Ask, text: str, answers: dict[str, str]) -> RoomShape | PreviewShape:
    board = whiteboard.typed(ask.room, text, ask.at, answers)
    if not ask.facts.get("preview"):
        return _room(ask, whiteboard.imported(ask.room, board, **ask.by))
    told = whiteboard.understood(ask.room, board, _looking_at(board.board), **ask.by)
    tables, lists = told.seen
    return {
        "tables": tables,
        "lists": lists,
        "doubts": [_doubt(f"line {number}", doubt) for number, doubt in told.doubts],
        "wrong": [{"where": f"line {number}", "says": says} for number, says in sorted(told.wrong.items())],
        "left_out": [{"where": f"line {number}", "says": words} for number, words in told.left_out.items()],
        "pauses_auto_call": told.pauses_auto_call,
    }


def _room(ask: Ask, room: Room) -> RoomShape:
    return room_shape(room, policy_of(room).as_dict(), ask.at)


def _looking_at(board: Whiteboard) -> Look:
    """The tables and lists of the board, as the API shows them."""

    def look(room: Room, at: datetime) -> tuple[list[TableShape], list[ListShape]]:
        games = games_offered(room)
        named = {game.slug for line in board.lists if (game := game_called(games, line.game))}
        numbers = {line.table for line in board.tables}
        tables = [table for table in floor.tables(room, at) if table["number"] in numbers]
        return tables, [row for row in waiting.lists(room, at) if row["game"] in named]

    return look


def _doubt(where: str, doubt: Doubt) -> DoubtShape:
    choices: list[ChoiceShape] = [{"value": choice.value, "says": choice.says} for choice in doubt.choices]
    return {"key": doubt.key, "where": where, "asks": doubt.asks, "choices": choices, "chosen": doubt.chosen or None}
