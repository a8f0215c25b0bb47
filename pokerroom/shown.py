"""Forms that edit what is stored: beside each field `note` they send `shown-note`, the value that they showed.

Only what the person changed is written; where somebody else has changed the same since, nothing is, and both are told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from typing import Any

from pokerroom.models import Event, Room
from pokerroom.refusals import Refused
from pokerroom.turn import Turn

PREFIX = "shown-"
NOTHING: Mapping[str, Any] = {}  # shown: what the API and programs write is not compared
LATELY = 100  # events of a thing that are looked through for who changed it last


class Overtaken(Refused):
    """Somebody else has changed the same since the form was shown. `ways`: write it all the same."""

    code = "changed_meanwhile"


def changed(data: Mapping[str, Any], fields: Iterable[str]) -> set[str]:
    """The fields that no longer say what the form showed. A box that is not ticked sends nothing: it says ""."""
    return {name for name in fields if data.get(name, "") != data.get(PREFIX + name, None if name in data else "")}


def check(
    now: Turn,
    subjects: Iterable[str],
    *,
    stored: Mapping[str, Any],
    changes: Mapping[str, Any],
    shown: Mapping[str, Any],
    says: Callable[[str, Any], str] | None = None,
) -> None:
    """Refuse to write over what the form did not show. What both set alike is no conflict.

    `subjects`: of the events about the thing, which know who; `says`: a field's value in words.
    """
    words = says or (lambda name, value: _words(now.room, value))
    lost = [name for name in changes if name in shown and stored[name] not in (shown[name], changes[name])]
    if not lost:
        return
    told = {name: (words(name, stored[name]), words(name, changes[name])) for name in lost}
    fields = {
        name: f"{_who(now.room, subjects, name)} {f'set this to {theirs}' if theirs else 'emptied this'} "
        f"while you were editing; you {f'typed {_ended(mine)}' if mine else 'emptied it.'}"
        for name, (theirs, mine) in told.items()
    }
    ways = [
        {"name": PREFIX + name, "value": text(stored[name]), "says": f"Write mine: {mine or 'nothing'}"}
        for name, (_, mine) in told.items()
    ]
    raise Overtaken(" ".join(fields.values()), fields=fields, ways=ways)


def text(value: Any) -> str:
    """A value as a hidden field says it."""
    if value is None or isinstance(value, bool):
        return "1" if value else ""
    return value.isoformat() if isinstance(value, date) else str(value)


def _words(room: Room, value: Any) -> str:
    return f"{value.astimezone(room.zone):%Y-%m-%d %H:%M}" if isinstance(value, datetime) else text(value)


def _ended(words: str) -> str:
    return words if words.endswith(".") else f"{words}."


def _who(room: Room, subjects: Iterable[str], field: str) -> str:
    """Who changed this field last, or took the last change back."""
    events = Event.objects.filter(room=room).select_related("actor").order_by("-seq")
    for event in events.filter(subject__in=list(subjects))[:LATELY]:
        if any(_names(event.data.get(said), field) for said in ("changes", "changed", "was")):
            last = events.filter(subject=f"event:{event.command}", verb="undone").first() or event
            return last.actor.name if last.actor else "The room"
    return "Somebody else"


def _names(said: Any, field: str) -> bool:
    return isinstance(said, dict | list) and field in said
