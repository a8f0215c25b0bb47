"""An entry read again inside a turn, or the sentence that says why it is not there."""

from __future__ import annotations

from pokerroom.times import clock_to_the_second
from pokerroom.turn import Turn
from waitlist.commands.entry_lookup import entry_again
from waitlist.models import Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import Status


def _over(now: Turn, entry: Entry) -> str:
    """Why nothing more can be done with this entry."""
    when = clock_to_the_second(entry.ended_at, now.room.zone) if entry.ended_at else ""
    if entry.status == Status.SEATED:
        return f"{entry.player.public_name} was seated from the {entry.game.short} list at {when}."
    return f"{entry.player.public_name} left the {entry.game.short} list at {when}: {entry.ended_why}."


ENDED_BY = {"no show": "T45", "extended dinner over": "T34", "barred": "T41", "chips paid out": "T31"}


def ended(now: Turn, entry: Entry) -> NotWaiting:
    """The refusal that says what became of this entry, and by which rule."""
    return NotWaiting(_over(now, entry), rule=ENDED_BY.get(entry.ended_why))


def live(now: Turn, entry: Entry) -> Entry:
    entry = entry_again(now, entry.pk)
    if not entry.is_live:
        raise ended(now, entry)
    return entry


def waiting(now: Turn, entry: Entry) -> Entry:
    entry = live(now, entry)
    if entry.status != Status.WAITING:
        what = "called for a seat" if entry.status == Status.CALLED else "on hold"
        raise NotWaiting(f"{entry.player.public_name} is {what}, not waiting.", code="not_waiting")
    return entry
