"""Off a list, and back at the old place."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from players.commands.eligibility import check_may_play
from players.queries import said
from pokerroom.event_text import says
from pokerroom.events import next_gaming_day, typed
from pokerroom.models import Event, Room, Staff
from pokerroom.refusals import Refused
from pokerroom.times import clock
from pokerroom.turn import Turn, policy_of, turn
from pokerroom.undo import Result, facts_of, undoes
from tables.commands.games import check_offered
from tables.models import Bag
from tables.queries.money import open_bag
from tables.rules.custody import BagEnd
from waitlist.commands import calls
from waitlist.commands.entries.checks import check_not_in_this_game, check_not_listed
from waitlist.commands.entries.lookup import live
from waitlist.commands.entry_changes import Changed, Ended, EntryWas, change, entry_of, give_back, record, whole
from waitlist.commands.entry_lookup import entry_again
from waitlist.models import Entry
from waitlist.refusals import NotWaiting
from waitlist.rules import Origin, Outcome, Status


def remove(entry: Entry, *, reason: str = "taken off", by: Staff, at: datetime) -> Entry:
    """Take a name off; it stays struck through for a while, restorable. An open call's seat goes to the next."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = live(now, entry)
        check_place_may_end(entry)
        take_off(now, entry, reason)
        return entry


def check_place_may_end(entry: Entry) -> None:
    """Refused while chips of this game are in custody for whoever has this place (rules §3)."""
    if open_bag(entry.player_id, entry.game_id):
        raise Refused(kept_by_chips(entry), code="in_custody", rule=entry.origin_rule or "T35")


def kept_by_chips(entry: Entry) -> str:
    """Why a place does not end whose player has chips of its game in custody."""
    return f"Chips of {entry.player.public_name} are in custody: the place stays until they are paid out."


def may_end(entries: Iterable[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Of these places, first those that may end, then those that stay because of chips in custody: in one query."""
    entries = list(entries)
    bags = Bag.objects.filter(player__in=[entry.player_id for entry in entries], ended_at__isnull=True)
    kept = set(bags.values_list("player", "game"))
    ends = [entry for entry in entries if (entry.player_id, entry.game_id) not in kept]
    stays = [entry for entry in entries if (entry.player_id, entry.game_id) in kept]
    return ends, stays


def take_off(now: Turn, entry: Entry, reason: str, outcome: Outcome = Outcome.REMOVED) -> None:
    """A step: the entry ends, and its open call with it."""
    call = calls.open_call_of(entry)
    calls.end(now, call, outcome) if call else None
    calls.end_standbys_of(now, entry)
    was = change(entry, status=Status.REMOVED, due_at=None, ended_at=now.at, ended_why=reason[:120])
    record(
        now,
        entry,
        "waitlist.removed",
        topics=["rail"],
        touches=[f"seat:{call.seat_id}"] if call else [],
        reason=reason,
        was=was,
        call=call.pk if call else None,
    )


def restore(entry: Entry, *, by: Staff, at: datetime) -> Entry:
    """Back to the old place. A call or hold that ended with it goes on if it still has time."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = entry_again(now, entry.pk)
        if entry.status != Status.REMOVED:
            raise NotWaiting(f"{said(entry.player)} is {entry.status}, not removed.")
        off = Event.objects.filter(room=now.room, subject=f"entry:{entry.pk}", verb="waitlist.removed").latest("seq")
        ended = facts_of(off, Ended)
        _check_restorable(now, entry)
        was = stand_again(now, entry, ended["was"])
        record(now, entry, "waitlist.restored", topics=["rail"], was=was)
        calls.reopen(now, entry, ended.get("call"))
        return entry


def restorable_until(room: Room, entry: Entry) -> datetime:
    """A name that ended can be restored that gaming day, and at least as long as it is shown."""
    assert entry.ended_at
    policy = policy_of(room)
    shown = entry.ended_at + timedelta(seconds=policy.removed_shown_seconds)
    return max(shown, next_gaming_day(entry.ended_at, room, policy))


def _check_restorable(now: Turn, entry: Entry) -> None:
    """Refused once the gaming day is over: the player joins again."""
    until = restorable_until(now.room, entry)
    if now.at >= until:
        when = clock(until, now.room.zone)
        raise NotWaiting(
            f"{said(entry.player)} could be restored until {when} of that gaming day: add the name again.",
            code="too_late",
        )


def stand_again(now: Turn, entry: Entry, was: EntryWas) -> EntryWas:
    """A step: an entry that ended stands at its old place, on hold or at dinner if it was and there is still time.

    Refused while the game is withdrawn, or the player has another name on that list, sits in it, or may not play.
    """
    check_offered(entry.game)
    check_may_play(now, entry.player)
    check_not_listed(entry.player, entry.game)
    check_not_in_this_game(now, entry.player, entry.game)
    return give_back(entry, was | _still(now, entry, was))


def _still(now: Turn, entry: Entry, was: EntryWas) -> EntryWas:
    """What is left of a place that ended: no deadline that has passed, and no priority that is used up."""
    due_at = typed("due_at", was["due_at"])
    goes_on = due_at is not None and due_at > now.at and was["status"] != Status.CALLED
    still: EntryWas = (
        {"status": was["status"], "due_at": due_at} if goes_on else {"status": Status.WAITING, "due_at": None}
    )
    if was["status"] == Status.WAITING and due_at and not goes_on:
        still |= AT_THE_END  # the extended dinner is over, and with it the place (T34)
        still["joined_at"] = now.at.isoformat()
    elif chips_paid_out(entry):
        still |= AT_THE_END
    return still


# By joining time, as whoever has no place of the floor's.
AT_THE_END: EntryWas = {"origin": Origin.LIST, "origin_at": None, "origin_rank": None, "origin_rule": ""}


def chips_paid_out(entry: Entry) -> bool:
    """Whether the chips that this place was kept with went to the cage: no top rung any more (T16)."""
    if entry.origin_at is None:
        return False
    bags = Bag.objects.filter(player=entry.player_id, game=entry.game_id, picked_up_at=entry.origin_at)
    return bags.filter(ended_as=BagEnd.PAID).exists()


@undoes("waitlist.removed")
def _undo_removed(now: Turn, event: Event) -> Result:
    entry, ended = entry_of(now, event), facts_of(event, Ended)
    stand_again(now, entry, ended["was"])
    calls.reopen(now, entry, ended.get("call"))
    return whole(entry, ended["was"])


@undoes("waitlist.restored")
def _undo_restored(now: Turn, event: Event) -> None:
    give_back(entry_of(now, event), facts_of(event, Changed)["was"])


says("waitlist.removed")("{name} off the list: {reason}".format_map)
says("waitlist.restored")("{name} restored".format_map)
