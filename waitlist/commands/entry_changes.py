"""Changing one entry of a list, inside a turn: the one place that moves an entry's status, and the event it leaves."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any, NotRequired, TypedDict, cast

from pokerroom.events import plain, typed
from pokerroom.models import Event
from pokerroom.turn import Turn
from pokerroom.undo import SHORT, Result, facts_of, undoes
from waitlist.commands.entry_lookup import entry_again
from waitlist.models import Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import ENTRY_MOVES, Status

CLOCKS = frozenset({"status", "due_at", "back_by"})  # facts of an entry that the clock rail is made from


class EntryWas(TypedDict, total=False):
    """Facts of an entry as they were before a change, as its event keeps them: those that the change set."""

    status: str
    due_at: str | None
    called_at: str | None
    missed_at: str | None
    back_at: str | None
    arrived_at: str | None
    away_since: str | None
    back_by: str | None
    joined_at: str
    passes: int
    passed_at: str | None
    put_rung: int | None
    put_moment: str | None
    put_key: str | None
    put_why: str
    origin: str
    origin_at: str | None
    origin_rule: str
    note: str
    not_tables: list[int]
    seat_wish: str
    ended_at: str | None
    ended_why: str


class Changed(TypedDict):
    """What an event about an entry carries: the facts that it changed, as they were."""

    was: EntryWas


class Ended(Changed):
    """The same of an event that ended a call, where one was open."""

    call: NotRequired[int | None]


def record(now: Turn, entry: Entry, verb: str, *, topics: Iterable[str] = (), **facts: Any) -> Event:
    """Leave an event about an entry: who, on which list, and what else. A clock that changes wakes the rail."""
    if CLOCKS & facts.get("was", {}).keys():
        now.wake("rail")
    return now.record(
        verb,
        f"entry:{entry.pk}",
        topics=[f"list:{entry.game.slug}", "board", *topics],
        name=entry.player.public_name,
        list=entry.game.slug,
        **facts,
    )


NOT_PUT: dict[str, Any] = {"put_rung": None, "put_moment": None, "put_key": None}  # the place is the rule's again


def change(entry: Entry, **facts: Any) -> EntryWas:
    """Set these facts of an entry; answers what they were, for undo."""
    was = alter(entry, **facts)
    entry.save(update_fields=list(facts))
    return was


def alter(entry: Entry, **facts: Any) -> EntryWas:
    """The same, not written yet. The one place that moves an entry's status."""
    status = facts.get("status", entry.status)
    if status != entry.status and Status(status) not in ENTRY_MOVES[Status(entry.status)]:
        raise NotWaiting(f"{entry.player.public_name} is {entry.status}; that cannot become {status}.")
    was = cast(EntryWas, {field: _kept(getattr(entry, field)) for field in facts})
    for field, value in facts.items():
        setattr(entry, field, value)
    return was


def give_back(entry: Entry, was: EntryWas, *, but: tuple[str, ...] = ()) -> EntryWas:
    """Set the facts of an entry to what an event says they were; answers what they are until now."""
    return change(entry, **{field: typed(field, value) for field, value in was.items() if field not in but})


def _kept(value: Any) -> Any:
    return plain(value) if value is None or isinstance(value, datetime | int | list | str) else str(value)


def seen_here(entry: Entry, at: datetime) -> dict[str, Any]:
    """The facts of somebody who is seen in the room; whoever never was before arrives with it (T46)."""
    return {"away_since": None, "back_by": None, "arrived_at": entry.arrived_at or at}


def entry_of(now: Turn, event: Event) -> Entry:
    pk = event.data.get("entry") or event.subject.removeprefix("entry:")
    return entry_again(now, int(pk))


def whole(entry: Entry, was: EntryWas) -> Result:
    """Says it where a step fell short: the time of a call or hold is over, its seat is gone."""
    return {} if entry.status == was["status"] else SHORT


@undoes("waitlist.stepped_out", "waitlist.noted", "waitlist.moved", "waitlist.merged")
def undo_change(now: Turn, event: Event) -> None:
    give_back(entry_of(now, event), facts_of(event, Changed)["was"])
