"""One entry: each command names it, so a second tap is refused and never repeated on the next player."""

from __future__ import annotations

from pokerroom.api.base import Ask, get, post
from pokerroom.api.fields import (
    list_of,
    moment,
    number_of,
    required,
    slug,
    text,
    whole,
)
from tables.api.tables import game_named
from waitlist.commands import calls, entries, more_time
from waitlist.models import Entry
from waitlist.queries import api
from waitlist.queries.api import CalledShape, EntryShape

TABLE, SEAT = whole(most=1000), whole(most=20)


REASON = text(120)
OVERRULE = text(160)


def named(ask: Ask, entry: int) -> Entry:
    """The entry by its number alone: the command reads it, in this room and under the lock."""
    return Entry(pk=entry, room_id=ask.room.pk)


@get(answers=EntryShape)
def one(ask: Ask, entry: int) -> EntryShape:
    """An entry as it is now."""
    return api.entry_at(ask.room, entry, ask.at)


@post(answers=EntryShape)
def check_in(ask: Ask, entry: int) -> EntryShape:
    """ "I'm here." Called: answered. Held: first for the next seat (T45). Waiting: here."""
    return api.entry(ask.room, entries.check_in(named(ask, entry), **ask.by))


@post({"table": TABLE, "seat": SEAT, "reason": REASON, "overrule": OVERRULE}, answers=CalledShape)
def call(ask: Ask, entry: int) -> CalledShape:
    """Call this entry for a seat: the first that is possible, or the one named."""
    row, passed_over = calls.call(named(ask, entry), **ask.facts, **ask.by)
    return api.called_shape(ask.room, row, passed_over)


@post(answers=EntryShape)
def page(ask: Ask, entry: int) -> EntryShape:
    """Announce again, or without a call. It restarts nothing."""
    return api.entry(ask.room, calls.page(named(ask, entry), **ask.by))


@post(answers=EntryShape)
def pass_(ask: Ask, entry: int) -> EntryShape:
    """The called player turns the seat down and keeps the place."""
    return api.entry(ask.room, calls.pass_(named(ask, entry), **ask.by))


@post({"reason": REASON}, answers=EntryShape)
def withdraw(ask: Ask, entry: int) -> EntryShape:
    """Take a call back: no pass, no hold, old place, and nobody called in its stead."""
    return api.entry(ask.room, calls.withdraw(named(ask, entry), **ask.facts, **ask.by))


@post({"at": required(moment()), "overrule": REASON}, answers=EntryShape)
def was_here(ask: Ask, entry: int) -> EntryShape:
    """For a minute after a lapse: the player was here in time, at this moment; later with a supervisor's overrule."""
    told = ask.facts.pop("at")
    return api.entry(ask.room, calls.was_here(named(ask, entry), told=told, **ask.facts, **ask.by))


@post({"until": moment()}, answers=EntryShape)
def step_out(ask: Ask, entry: int) -> EntryShape:
    """Getting food, back by then: place kept, passed over until back."""
    return api.entry(ask.room, entries.step_out(named(ask, entry), **ask.facts, **ask.by))


@post({"reason": REASON}, answers=EntryShape)
def remove(ask: Ask, entry: int) -> EntryShape:
    """Take a name off, restorable."""
    return api.entry(ask.room, entries.remove(named(ask, entry), **ask.facts, **ask.by))


@post(answers=EntryShape)
def restore(ask: Ask, entry: int) -> EntryShape:
    """Back to the old place; a call that still has time is open again with its own deadline."""
    return api.entry(ask.room, entries.restore(named(ask, entry), **ask.by))


@post({"position": required(whole(most=100_000)), "reason": required(REASON)}, answers=EntryShape)
def move(ask: Ask, entry: int) -> EntryShape:
    """Put an entry at a place among those waiting, with a reason."""
    return api.entry(ask.room, entries.move(named(ask, entry), **ask.facts, **ask.by))


@post({"game": required(slug()), "reason": required(REASON), "overrule": OVERRULE}, answers=EntryShape)
def change_list(ask: Ask, entry: int) -> EntryShape:
    """Put an entry on another list, keeping its joining time."""
    game = game_named(ask, ask.facts.pop("game"))
    return api.entry(ask.room, entries.change_list(named(ask, entry), game=game, **ask.facts, **ask.by))


@post({"other": required(number_of())}, answers=EntryShape)
def merge(ask: Ask, entry: int) -> EntryShape:
    """Two names of one person on this list made one."""
    other = named(ask, ask.facts["other"])
    return api.entry(ask.room, entries.merge(named(ask, entry), other=other, **ask.by))


@post(
    {"note": text(200), "seat_wish": text(60), "not_tables": list_of(TABLE, most=50)},
    answers=EntryShape,
)
def note(ask: Ask, entry: int) -> EntryShape:
    """What staff should know: a note, tables not wanted, a wish for a seat."""
    return api.entry(ask.room, entries.annotate(named(ask, entry), **ask.facts, **ask.by))


@post({"seconds": required(whole(most=86_400)), "reason": REASON}, answers=EntryShape)
def extend(ask: Ask, entry: int) -> EntryShape:
    """More time for one clock: a call or a hold (supervisor)."""
    return api.entry(ask.room, more_time.extend(named(ask, entry), **ask.facts, **ask.by))
