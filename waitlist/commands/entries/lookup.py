"""An entry read again inside a turn, or the sentence that says why it is not there."""

from __future__ import annotations

from players.queries import said
from pokerroom.turn import Turn
from waitlist.commands.entry_lookup import ended, entry_again
from waitlist.models import Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import Status


def live(now: Turn, entry: Entry) -> Entry:
    entry = entry_again(now, entry.pk)
    if not entry.is_live:
        raise ended(now, entry)
    return entry


def waiting(now: Turn, entry: Entry) -> Entry:
    entry = live(now, entry)
    if entry.status != Status.WAITING:
        what = "called for a seat" if entry.status == Status.CALLED else "on hold"
        raise NotWaiting(f"{said(entry.player)} is {what}, not waiting.", code="not_waiting")
    return entry
