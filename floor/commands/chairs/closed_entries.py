"""The entry that taking a seat closes, with its call; undo puts it on the list again."""

from __future__ import annotations

from typing import Any, TypedDict

from players.models import Player
from pokerroom.models import Event
from pokerroom.turn import Turn
from pokerroom.undo import Result, facts_of
from tables.models import Seat
from waitlist.commands import calls
from waitlist.commands.entries import stand_again
from waitlist.commands.entry_changes import EntryWas, change, entry_of, whole
from waitlist.models import Entry
from waitlist.rules import LIVE, Origin, Outcome, Status


class ClosedEntry(TypedDict):
    """The entry that taking a seat closed, what it was, and its call, if one was open."""

    entry: int
    was: EntryWas
    call: int | None


def live_entry(now: Turn, player: Player, chair: Seat) -> Entry | None:
    """This player's name on the list of the game at that chair."""
    return (
        Entry.objects.select_related("game", "player")
        .filter(room=now.room, game=chair.table.game, player=player, status__in=LIVE)
        .first()
    )


def place_kept(player: Player) -> bool:
    """Whether the floor keeps this player a place in any game: from a break, a pick-up or a dinner (rules §3)."""
    kept = (Origin.BROKEN, Origin.CHIPS, Origin.DINNER)
    return Entry.objects.filter(player=player, status__in=LIVE, origin__in=kept).exists()


def check_not_held(now: Turn, own: Entry | None) -> None:
    """Refused while the name on that list is on hold: it checks in first (T45)."""
    if own and own.status == Status.HELD:
        raise calls.no_longer_called(now, own)


def close_entry(now: Turn, entry: Entry | None) -> dict[str, Any]:
    """A step: the player's entry in this game ends as seated, its call with it. Answers what undo needs."""
    if entry is None:
        return {}
    call = calls.open_call_of(entry)
    if call:
        calls.end(now, call, Outcome.SEATED)
    calls.end_standbys_of(now, entry)
    was = change(entry, status=Status.SEATED, due_at=None, ended_at=now.at, ended_why="seated")
    now.wake("rail")
    return {"entry": entry.pk, "was": was, "call": call.pk if call else None}


def entry_open_again(now: Turn, event: Event) -> Result:
    """Where an entry was closed by taking the seat, it stands on the list again."""
    if not event.data.get("entry"):
        return {}
    return stands_again(now, entry_of(now, event), facts_of(event, ClosedEntry))


def stands_again(now: Turn, entry: Entry, closed: ClosedEntry) -> Result:
    """An entry that taking a seat closed: on the list at its old place, its call open if there is still time."""
    stand_again(now, entry, closed["was"])
    calls.reopen(now, entry, closed["call"])
    return whole(entry, closed["was"])
