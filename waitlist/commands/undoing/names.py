"""Names on lists, their calls, and what is on the record of players."""

from __future__ import annotations

from typing import Any

from players.models import ApartPair, Player
from pokerroom.models import Event
from pokerroom.turn import Turn
from pokerroom.undo import SHORT, undoes
from tables.models import Game
from waitlist.commands import calls
from waitlist.commands.bars import part
from waitlist.commands.entries import stand_again, take_off
from waitlist.commands.steps import give_back, lock_up, typed
from waitlist.commands.undoing.shared import call_again, entry_of, whole
from waitlist.models import Standby
from waitlist.rules import Outcome, Status


@undoes("waitlist.joined")
def _joined(now: Turn, event: Event) -> None:
    take_off(now, entry_of(now, event), "undone", Outcome.WITHDRAWN)


@undoes(
    "players.added", "waitlist.paged", "waitlist.standby", "waitlist.cleared", "room.closed", "waitlist.hold_taken_over"
)
def _stands(now: Turn, event: Event) -> None:
    """A record, an announcement, a heading, a hold that goes with its name: nothing to take back."""


@undoes("players.tier_set")
def _tier(now: Turn, event: Event) -> None:
    Player.objects.filter(room=now.room, pk=int(event.subject.removeprefix("player:"))).update(tier=event.data["was"])


@undoes("waitlist.arrived")
def _arrived(now: Turn, event: Event) -> None:
    entry = entry_of(now, event)
    Standby.objects.filter(entry=entry, showed_at=event.at).update(showed_at=None)
    give_back(entry, event.data["was"])


@undoes("waitlist.stepped_out", "waitlist.noted", "waitlist.moved", "waitlist.merged")
def _facts(now: Turn, event: Event) -> None:
    give_back(entry_of(now, event), event.data["was"])


@undoes("waitlist.called")
def _called(now: Turn, event: Event) -> None:
    entry = entry_of(now, event)
    call = calls.open_call_of(entry)
    if call:
        calls.end(now, call, Outcome.WITHDRAWN)
    give_back(entry, event.data["was"] | event.data.get("was_missed", {}))


@undoes("waitlist.answered")
def _answered(now: Turn, event: Event) -> dict[str, Any]:
    """The clock runs on with its deadline; if that has passed, the entry waits at its old place."""
    entry = entry_of(now, event)
    call = calls.open_call_of(entry)
    if call is None:
        return SHORT
    if call.due_at <= now.at:
        calls.end(now, call, Outcome.WITHDRAWN)
        give_back(entry, event.data["was"] | {"status": Status.WAITING, "due_at": None})
        return SHORT
    call.answered_at = None
    call.save(update_fields=["answered_at"])
    lock_up(call.seat, entry, call.due_at)
    give_back(entry, event.data["was"])
    return {}


@undoes("waitlist.passed", "waitlist.withdrawn", "waitlist.elsewhere")
def _gave_up_call(now: Turn, event: Event) -> dict[str, Any]:
    entry = entry_of(now, event)
    give_back(entry, event.data["was"], but=("status", "due_at"))
    calls.reopen(now, entry, event.data["call"])
    return whole(entry, event.data["was"])


@undoes("waitlist.removed")
def _removed(now: Turn, event: Event) -> dict[str, Any]:
    entry = entry_of(now, event)
    stand_again(now, entry, event.data["was"])
    calls.reopen(now, entry, event.data.get("call"))
    return whole(entry, event.data["was"])


@undoes("waitlist.restored")
def _restored(now: Turn, event: Event) -> None:
    give_back(entry_of(now, event), event.data["was"])


@undoes("waitlist.back")
def _back(now: Turn, event: Event) -> None:
    """On hold again with the old deadline; if that has passed, the next lapse removes."""
    give_back(entry_of(now, event), event.data["was"])


@undoes("waitlist.list_closed", "waitlist.list_reopened")
def _list(now: Turn, event: Event) -> None:
    slug = event.subject.removeprefix("list:")
    Game.objects.filter(room=now.room, slug=slug).update(list_closed_at=typed("closed_at", event.data["was_closed_at"]))


@undoes("players.kept_apart")
def _kept_apart(now: Turn, event: Event) -> dict[str, Any]:
    """Only now are the calls that it ended possible again."""
    ApartPair.objects.filter(pk=event.data["pair"]).delete()
    return {"short": False} | call_again(now, event)


@undoes("players.let_together")
def _let_together(now: Turn, event: Event) -> None:
    """Kept apart from now on: whoever came to sit together in between is named, not undone."""
    pair = now.again(ApartPair.objects.select_related("one", "other"), event.data["pair"])
    pair.since, pair.until = now.at, None
    pair.save(update_fields=["since", "until"])
    part(now, pair.one, pair.other)
