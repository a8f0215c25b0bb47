"""Importing a running room from a whiteboard."""

from __future__ import annotations

from floor.commands import take_over as taking
from floor.commands.take_over import Runs, Sits, Waits, Whiteboard
from pokerroom.api.base import Ask, post
from pokerroom.api.fields import (
    Facts,
    Field,
    list_of,
    moment,
    object_of,
    required,
    text,
    whole,
    yes_no,
)
from pokerroom.api.shapes import RoomShape, room_shape
from pokerroom.turn import policy_of
from waitlist.api.entries import SEAT

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
    }
)


def _lines(field: Field) -> Field:
    return list_of(field, most=1000)


WHITEBOARD: Facts = {"tables": _lines(RUNS), "seats": _lines(SITS), "lists": _lines(WAITS)}


@post(WHITEBOARD, answers=RoomShape)
def take_over(ask: Ask) -> RoomShape:
    """Enter a running room from a whiteboard in one go, with the calls and holds that are open (supervisor).

    Nobody is called anew, nobody is paged. `due_at`: until when such a call or hold runs.
    """
    board = Whiteboard(
        [Runs(**row) for row in ask.facts.get("tables", [])],
        [Sits(**row) for row in ask.facts.get("seats", [])],
        [Waits(**row) for row in ask.facts.get("lists", [])],
    )
    taken = taking.take_over(ask.room, board=board, **ask.by)
    return room_shape(taken, policy_of(taken).as_dict(), ask.at)
