"""The floor as a supervisor runs it: breaks, limit changes, counts, marks, lock-ups; taking over and closing."""

from __future__ import annotations

from typing import Any, TypedDict

from pokerroom.api.base import Ask, post
from pokerroom.api.fields import (
    Facts,
    Field,
    amount,
    list_of,
    moment,
    number_of,
    object_of,
    required,
    slug,
    text,
    whole,
    yes_no,
)
from pokerroom.api.shapes import RoomShape, moment_or_null, room_shape
from pokerroom.turn import policy_of
from tables.models import Draw
from tables.queries import game_of, seat_of, table_of
from tables.queries.api import TableShape, table
from tables.rules.moves import words
from waitlist.api.chairs import named
from waitlist.api.custody import VERIFIED, BagShape, bag_shape
from waitlist.api.entries import SEAT
from waitlist.commands import breaking, room, tables
from waitlist.commands import take_over as taking
from waitlist.commands.breaking import Count
from waitlist.commands.take_over import Runs, Sits, Waits, Whiteboard


class DrawShape(TypedDict):
    """A table that breaks: who drew what, best first. The seed is shown once the draw is closed."""

    table: int
    closed_at: str | None
    seed_hash: str
    seed: str | None
    order: list[dict[str, Any]]


def draw_shape(draw: Draw) -> DrawShape:
    return {
        "table": draw.table.number,
        "closed_at": moment_or_null(draw.closed_at),
        "seed_hash": draw.seed_hash,
        "seed": draw.seed if draw.closed_at else None,
        "order": [
            {"sitting": card.sitting_id, "card": words(card.card), "for_absent": card.by_supervisor}
            for card in breaking.drawn_order(draw)
        ],
    }


@post({"software": yes_no()}, answers=DrawShape)
def break_(ask: Ask, number: int) -> DrawShape:
    """Break a table (T43, supervisor): nobody is called for that game until its draw is closed.

    `software`: whether it draws, or the players do, where policy leaves that to each break; not said: as policy has it.
    """
    return draw_shape(breaking.break_table(table_of(ask.room, number), **ask.facts, **ask.by))


@post(answers=DrawShape)
def deal(ask: Ask, number: int) -> DrawShape:
    """The software deals the cards of its draw, whose hash is shown already (T43, supervisor)."""
    return draw_shape(breaking.deal(table_of(ask.room, number), **ask.by))


@post({"sitting": required(number_of()), "card": required(text(4, least=2))}, answers=DrawShape)
def draw(ask: Ask, number: int) -> DrawShape:
    """A player's card (T43)."""
    card = breaking.draw_card(
        table_of(ask.room, number), sitting=named(ask, ask.facts["sitting"]), card=ask.facts["card"], **ask.by
    )
    return draw_shape(card.draw)


CHOICE = object_of({"sitting": required(number_of()), "table": required(whole(most=1000)), "seat": required(SEAT)})
COUNT = object_of(
    {
        "sitting": required(number_of()),
        "amount": required(amount()),
        "bag": required(text(20, least=1)),
        "verified_by": VERIFIED,
    }
)


@post({"choices": list_of(CHOICE, most=20), "counts": list_of(COUNT, most=20)}, answers=DrawShape)
def close_draw(ask: Ask, number: int) -> DrawShape:
    """Everybody goes: chosen seats in draw order, the rest to the top of the list (T43, supervisor)."""
    choices = [(row["sitting"], row["table"], row["seat"]) for row in ask.facts.get("choices", [])]
    counts = {
        row["sitting"]: Count(row["amount"], row["bag"], row["verified_by"]) for row in ask.facts.get("counts", [])
    }
    return draw_shape(breaking.close_draw(table_of(ask.room, number), choices=choices, counts=counts, **ask.by))


@post({"game": required(slug()), "agreed": required(list_of(number_of(), most=20))}, answers=TableShape)
def limit_change(ask: Ask, number: int) -> TableShape:
    """Another limit at a running table; every player present and agreed (T48, supervisor)."""
    game = game_of(ask.room, ask.facts["game"])
    tables.limit_change(table_of(ask.room, number), game=game, agreed=ask.facts["agreed"], **ask.by)
    return table(ask.room, number, ask.at)


@post({"occupied": list_of(SEAT, most=20), "empty": list_of(SEAT, most=20)}, answers=TableShape)
def count(ask: Ask, number: int) -> TableShape:
    """Who really sits: the chairs that were wrong; none, it was right."""
    occupied, empty = ask.facts.get("occupied", []), ask.facts.get("empty", [])
    tables.count(table_of(ask.room, number), occupied=occupied, empty=empty, **ask.by)
    return table(ask.room, number, ask.at)


@post({"must_move": yes_no(), "fill_first": yes_no()}, answers=TableShape)
def mark(ask: Ask, number: int) -> TableShape:
    """Mark a table as its game's feeder, or as the one to fill first (supervisor)."""
    tables.mark(table_of(ask.room, number), **ask.facts, **ask.by)
    return table(ask.room, number, ask.at)


REASON = required(text(160, least=1))


@post({"seat": required(SEAT), "player": required(number_of()), "reason": REASON}, answers=TableShape)
def lock(ask: Ask, number: int) -> TableShape:
    """Keep a seat for a named player without a call (supervisor)."""
    tables.lock_seat(
        seat_of(ask.room, number, ask.facts["seat"]),
        player_id=ask.facts["player"],
        reason=ask.facts["reason"],
        **ask.by,
    )
    return table(ask.room, number, ask.at)


@post({"seat": required(SEAT), "reason": REASON}, answers=TableShape)
def free(ask: Ask, number: int) -> TableShape:
    """Free any lock-up; a call behind it is withdrawn (supervisor)."""
    tables.free_seat(seat_of(ask.room, number, ask.facts["seat"]), reason=ask.facts["reason"], **ask.by)
    return table(ask.room, number, ask.at)


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


class ClosedShape(TypedDict):
    """What is still open once the room is closed."""

    sitting: list[str]
    custody: list[BagShape]


@post(answers=ClosedShape)
def close_room(ask: Ask) -> ClosedShape:
    """Close the room: calls withdrawn, names ended, what is still open named (supervisor)."""
    left = room.close_room(ask.room, **ask.by)
    return {"sitting": left.sitting, "custody": [bag_shape(bag) for bag in left.custody]}
