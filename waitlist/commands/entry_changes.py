"""Changing one entry of a list, inside a turn: the one place that moves an entry's status, and the event it leaves."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, NotRequired, TypedDict, cast

from django.db.models import F

from pokerroom.events import plain, typed
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import SHORT, Result, facts_of, undoes
from waitlist.commands.entry_lookup import entry_again
from waitlist.models import Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import ENTRY_MOVES, LIVE, Status

KNOWN = {name for field in Entry._meta.concrete_fields for name in (field.name, field.attname)}
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
    not_passed: list[int]
    put_before_id: int | None
    put_at: str | None
    put_why: str
    return_place: int | None
    origin: str
    origin_at: str | None
    origin_rank: int | None
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


NOT_PUT: dict[str, Any] = {"put_before_id": None, "put_at": None}  # the place is the rule's again
JUST_BEFORE = timedelta(microseconds=1)


def change(entry: Entry, **facts: Any) -> EntryWas:
    """Set these facts of an entry; answers what they were, for undo. Waiting again, the name's own deadline holds."""
    was = alter(entry, **facts)
    entry.save(update_fields=list(facts))
    return was


def alter(entry: Entry, **facts: Any) -> EntryWas:
    """The same, not written yet. The one place that moves an entry's status."""
    status = facts.get("status", entry.status)
    if status != entry.status and Status(status) not in ENTRY_MOVES[Status(entry.status)]:
        raise NotWaiting(f"{entry.player.public_name} is {entry.status}; that cannot become {status}.")
    if status == Status.WAITING and facts.get("due_at", "") is None:
        facts["due_at"] = entry.expires_at
    if entry.put_at and (status not in LIVE or facts.get("put_at", entry.put_at) != entry.put_at):
        _stay_put(entry)
    was = cast(EntryWas, {field: _kept(getattr(entry, field)) for field in facts})
    for field, value in facts.items():
        setattr(entry, field, value)
    return was


def _stay_put(goes: Entry) -> None:
    """Whoever was put before an entry that staff had moved stays when that one moves on: the last takes its place.

    A moment earlier, so that it stands before it again if that is undone.
    """
    assert goes.put_at
    behind = list(goes.put_behind.filter(put_at__gt=goes.put_at).order_by("put_at", "pk").values_list("pk", flat=True))
    if behind:
        Entry.objects.filter(pk__in=behind[:-1]).update(put_before=behind[-1])
        Entry.objects.filter(pk=behind[-1]).update(put_before=goes.put_before_id, put_at=goes.put_at - JUST_BEFORE)


def write_ended_when_due(entries: Iterable[Entry]) -> None:
    """Write entries that `alter` has removed at their deadlines: one statement for each reason."""
    for why in {entry.ended_why for entry in entries}:
        gone = Entry.objects.filter(pk__in=[entry.pk for entry in entries if entry.ended_why == why])
        gone.update(status=Status.REMOVED, ended_at=F("due_at"), due_at=None, ended_why=why)


def give_back(entry: Entry, was: EntryWas, *, but: tuple[str, ...] = ()) -> EntryWas:
    """Set the facts of an entry to what an event says they were; answers what they are until now.

    Refused where an older version wrote it in facts that are kept no more.
    """
    if was.keys() - KNOWN:
        raise Refused("This was done before the last update: it cannot be undone any more.", code="not_undoable")
    return change(entry, **{field: typed(field, value) for field, value in was.items() if field not in but})


def _kept(value: Any) -> Any:
    return plain(value) if value is None or isinstance(value, datetime | int | list | str) else str(value)


def seen_here(entry: Entry, at: datetime) -> dict[str, Any]:
    """The facts of somebody who is seen in the room; whoever never was before arrives with it (T46).

    Arrival ends a staff move: the place is the rule's again.
    """
    here = {"away_since": None, "back_by": None, "arrived_at": entry.arrived_at or at}
    return here if entry.arrived_at else here | NOT_PUT


def entry_of(now: Turn, event: Event) -> Entry:
    pk = event.data.get("entry") or event.subject.removeprefix("entry:")
    return entry_again(now, int(pk))


def whole(entry: Entry, was: EntryWas) -> Result:
    """Says it where a step fell short: the time of a call or hold is over, its seat is gone."""
    return {} if entry.status == was["status"] else SHORT


@undoes("waitlist.stepped_out", "waitlist.noted", "waitlist.moved", "waitlist.merged")
def undo_change(now: Turn, event: Event) -> None:
    give_back(entry_of(now, event), facts_of(event, Changed)["was"])
