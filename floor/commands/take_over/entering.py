"""A running room is taken over from a whiteboard, in one go (rules §7); or rehearsed, and nothing is entered (§8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Any, Generic, TypeVar

from django.db import IntegrityError, transaction

from floor.commands.breaking import start_draw
from floor.commands.take_over.board import Whiteboard
from floor.commands.take_over.names import stand_moved, wait
from floor.commands.take_over.people import People
from floor.commands.take_over.seats import sit, stay_kept
from floor.commands.take_over.tables import freeze, run
from floor.whiteboard.sheet import Doubt, Doubts
from players.rules import search_form
from pokerroom.models import Room, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables.queries import table_of
from tables.queries.money import open_bags
from waitlist.commands.auto_call import pause_auto_call

Seen = TypeVar("Seen")
Answers = Mapping[str, str]


@dataclass
class Entered:
    """What came of each line. Wrong: by the line's place, "seats.3"; entered: the row's "sitting:12" by that place."""

    wrong: dict[str, str] = field(default_factory=dict)
    doubts: list[Doubt] = field(default_factory=list)
    entered: dict[str, str] = field(default_factory=dict)
    pauses_auto_call: bool = False


@dataclass
class Rehearsal(Entered, Generic[Seen]):
    """The same, and what was seen of the room as it would stand."""

    seen: Seen | None = None


def take_over(
    room: Room, *, board: Whiteboard, answers: Answers | None = None, doubts: int = 0, by: Staff, at: datetime
) -> Room:
    """Enter a running room in one go: tables, who sits since when, lists with the calls and holds that are open.

    Nobody is called anew, nobody is paged, and auto-call stays off until a host switches it on.
    One line that cannot be means nothing is entered, and each bad line is named (Malformed); so does a doubt that is
    not settled by `answers` (409 `unsettled`). `doubts`: how many the entry point has found in the text itself.
    """
    with turn(room, by=by, at=at, act=Act.TAKE_OVER) as now:
        entered = _enter(now, board, answers or {})
        if entered.wrong:
            raise Malformed(entered.wrong)
        open_doubts = [doubt for doubt in entered.doubts if not doubt.chosen]
        if count := len(open_doubts) + doubts:
            says = "One line has" if count == 1 else f"{count} lines have"
            asked = [{"key": d.key, "where": d.where, "asks": d.asks} for d in open_doubts]
            raise Refused(f"{says} two readings: choose which is meant.", code="unsettled", doubts=asked)
        return now.room


class _TakenBack(Exception):
    """Ends a rehearsal: whatever it entered is gone."""


def rehearse(
    room: Room,
    *,
    board: Whiteboard,
    answers: Answers | None = None,
    look: Callable[[Room, datetime], Seen],
    by: Staff,
    at: datetime,
) -> Rehearsal[Seen]:
    """The same command, taken back at its end: what `look` saw, what is wrong, what is in doubt. Nothing is entered."""
    seen: Rehearsal[Seen] = Rehearsal()
    try:
        with turn(room, by=by, at=at, act=Act.TAKE_OVER) as now:
            entered = _enter(now, board, answers or {})
            seen = Rehearsal(**vars(entered), seen=look(now.room, now.at))
            raise _TakenBack
    except _TakenBack:
        return seen


def _enter(now: Turn, board: Whiteboard, answers: Answers) -> Entered:
    """Line by line; a line that cannot be leaves nothing behind."""
    entered, doubts = Entered(dict(board.unread)), Doubts(answers)
    for number, runs in enumerate(board.tables, 1):
        _try(entered, f"tables.{number}", partial(run, now, runs))
    lost = {runs.table for number, runs in enumerate(board.tables, 1) if f"tables.{number}" in entered.wrong}
    people = People(now, board, doubts)
    for number, sits in enumerate(board.seats, 1):
        if sits.table not in lost:  # wrong with its table, which is named
            where = f"seats.{number}"
            _try(entered, where, partial(stay_kept if sits.kept else sit, now, sits, partial(people.player, where)))
    for number, waits in enumerate(board.lists, 1):
        where = f"lists.{number}"
        _try(entered, where, partial(wait, now, waits, partial(people.player, where)))
    stand_moved(now, [(waits, entered.entered.get(f"lists.{at}", "")) for at, waits in enumerate(board.lists, 1)])
    freeze(now, [runs.table for runs in board.tables if runs.no_fills])
    for number, runs in enumerate(board.tables, 1):
        if runs.breaking and f"tables.{number}" in entered.entered:
            start_draw(now, table_of(now.room, runs.table))
    _ask_for_bags(now, board, doubts)
    entered.doubts = doubts.asked
    entered.pauses_auto_call = pause_auto_call(now)
    return entered


def _ask_for_bags(now: Turn, board: Whiteboard, doubts: Doubts) -> None:
    """Chips are counted by two people, never imported: a bag that is not in custody here is pointed out."""
    kept = {bag.number: bag for bag in open_bags(now.room)}
    for number, line in enumerate(board.bags, 1):
        bag = kept.get(line.number)
        if bag is None or bag.amount != line.amount or search_form(bag.player.name) != search_form(line.name):
            asks = f"Bag {line.number} of {line.name} is not in custody here as the paper has it: count it afterwards."
            doubts.ask(f"bags.{number}", f"bag {line.number} {line.name}", asks, [("later", "We count it afterwards")])


def _try(entered: Entered, where: str, enter: Callable[[], Any]) -> None:
    try:
        with transaction.atomic():
            entered.entered[where] = enter()
    except Refused as refusal:
        entered.wrong[where] = refusal.detail + (f" (rule {refusal.rule})" if refusal.rule else "")
    except IntegrityError:
        entered.wrong[where] = "This cannot be, with what is on record already."
