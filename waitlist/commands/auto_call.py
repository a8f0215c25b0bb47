"""Auto-call: a seat that nobody took is offered to the next, and the switch that turns this off."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, NotRequired, TypedDict

from django.db.models import Exists, F, OuterRef

from pokerroom.event_text import says
from pokerroom.events import typed
from pokerroom.models import Event, Room, Staff
from pokerroom.roles import Act
from pokerroom.sweep import last_swept
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, undoes
from tables import queries as floor
from tables.models import Draw, Game, Seat
from waitlist import queries
from waitlist.commands import calls
from waitlist.commands.calls.open_calls import open_call
from waitlist.commands.entry_lookup import entry_again
from waitlist.commands.open_seats import breaking
from waitlist.commands.turn_notes import CallNotes
from waitlist.models import Call, Entry, Standby
from waitlist.queries.auto_call import is_in_use
from waitlist.rules import FOLLOWED_UP, Outcome, next_up


def switch_auto_call(room: Room, *, on: bool, by: Staff, at: datetime) -> Room:
    """While the podium is staffed, calls need not be made by themselves; one tap."""
    with turn(room, by=by, at=at, act=Act.LISTS) as now:
        if now.room.auto_call_paused == on or (on and now.room.silent_since):
            _switch(now, on=on)
        return now.room


def pause_auto_call(now: Turn) -> bool:
    """A step: turns auto-call off until a host switches it on again. Answers whether it was on."""
    if not is_in_use(now.policy) or now.room.auto_call_paused:
        return False
    _switch(now, on=False)
    return True


def _switch(now: Turn, *, on: bool) -> None:
    was = {"paused": now.room.auto_call_paused, "silent_since": now.room.silent_since}
    now.room.auto_call_paused = not on
    now.room.silent_since = None if on else now.room.silent_since
    now.room.save(update_fields=["auto_call_paused", "silent_since"])
    now.record("waitlist.auto_call", f"auto-call:{now.room.pk}", topics=["*"], on=on, was=was)


def offer_seats(now: Turn) -> None:
    """At the end of every turn: seats that came free are offered on; after a silence to nobody automatically."""
    _notice_silence(now)
    _free_what_a_break_kept(now)
    while now.note(CallNotes).freed:
        _offer_on(now, now.note(CallNotes).freed.pop(0))
    if "every_open_seat" in now.policy.everywhere("auto_call") and _may_call(now) and now.touched_lists:
        _call_for_every_seat(now)


def _free_what_a_break_kept(now: Turn) -> None:
    """A draw closed now: seats of calls that ended meanwhile are offered on, to the next drawn player first (T43)."""
    if not now.touched("table"):
        return
    over = Draw.objects.filter(room=now.room, closed_at=now.at).values("game")
    meanwhile = Draw.objects.filter(
        game=OuterRef("entry__game"), opened_at__lte=OuterRef("ended_at"), closed_at__gte=OuterRef("ended_at")
    )
    later = Call.objects.filter(seat=OuterRef("seat"), pk__gt=OuterRef("pk")).exclude(outcome=Outcome.WITHDRAWN)
    freed = Call.objects.filter(Exists(meanwhile), ~Exists(later), room=now.room, entry__game__in=over)
    for call in freed.filter(outcome__in=FOLLOWED_UP, seat__open_since__lte=F("ended_at"), seat__locked_for=None):
        now.note(CallNotes).ended.append(call)
        now.note(CallNotes).freed.append(call)


def _may_call(now: Turn) -> bool:
    """Neither switched off by a host nor silent for long."""
    return not now.room.auto_call_paused and now.room.silent_since is None


def _notice_silence(now: Turn) -> None:
    """No command and no sweep for `quiet_seconds`: an outage. A host switches auto-call on again (rules §8)."""
    last, quiet = now.room.last_event_at, timedelta(seconds=now.policy.quiet_seconds)
    if now.room.silent_since or last is None or now.at - last < quiet:
        return
    sweep = last_swept(now.at)
    if sweep and now.at - sweep >= quiet:
        now.room.silent_since = last = max(last, sweep)
        now.room.save(update_fields=["silent_since"])
        now.record("room.was_silent", f"room:{now.room.slug}", topics=["*"], since=last)


def _offer_on(now: Turn, ended: Call) -> None:
    """First a standby who has shown up, as a call already answered; else the next who can be called."""
    behind = Standby.objects.filter(call=ended, ended_at=None)
    stood_by = dict(behind.values_list("entry_id", "showed_at"))
    showed_up = {entry for entry, showed_at in stood_by.items() if showed_at}
    if stood_by:
        behind.update(ended_at=now.at)
    seat = Seat.objects.select_related("table__game").get(pk=ended.seat_id)
    game = seat.table.game
    if game is None:
        return
    answered: dict[str, Any] = {"answered_at": now.at, "standby": ended.pk}
    if showed_up and (standby := _call_for(now, game, only=seat, among=showed_up, **answered)):
        calls.end_elsewhere(now, standby.player, "answered another call", but=standby.pk)
    elif _may_call(now) and now.policy.at(game).auto_call != "off":
        _call_for(now, game, only=seat, follows=ended.pk)


def _call_for(
    now: Turn, game: Game, *, only: Seat | None = None, among: set[int] | None = None, **facts: Any
) -> Entry | None:
    """Call the first who can be called, but nobody whose call ended in this very turn, and not for that seat.

    Nor for a chair that somebody who sits has asked for; a standby who has shown up (`among`) has its promise.
    """
    withdrawn = {call.seat_id for call in now.note(CallNotes).ended if call.outcome == Outcome.WITHDRAWN}
    holes = [
        hole
        for hole in (floor.holes(now.room, game) if among else calls.open_to_the_list(now, game))
        if (only is None or only.pk == hole.seat_id) and hole.seat_id not in withdrawn
    ]
    if not holes or breaking(now, game).exists():
        return None
    gave_up = {call.entry_id for call in now.note(CallNotes).ended}
    able = [
        candidate
        for candidate in queries.candidates(now.room, game, now.policy, now.at)
        if candidate.entry_id not in gave_up and (among is None or candidate.entry_id in among)
    ]
    choice = next_up(able, holes, queries.told_by(now.room))
    if choice.hole is None:
        return None
    entry = entry_again(now, choice.entry_id)
    seat = only or Seat.objects.select_related("table").get(pk=choice.hole.seat_id)
    passed_over = queries.told(choice.passed_over)
    open_call(now, entry, seat, page=among is None, passed_over=passed_over, **facts)
    return entry


def _call_for_every_seat(now: Turn) -> None:
    games = Game.objects.filter(room=now.room)
    for game in games if "*" in now.touched_lists else games.filter(slug__in=now.touched_lists):
        while now.policy.at(game).auto_call == "every_open_seat" and _call_for(now, game):
            pass


class SwitchWas(TypedDict):
    """How auto-call was: switched off by a host, or off since the room was silent."""

    paused: bool
    silent_since: str | None


class Switched(TypedDict):
    """What the switch of auto-call carries. Events of earlier versions do not say how it was."""

    on: bool
    was: NotRequired[SwitchWas]


@undoes("waitlist.auto_call")
def _undo_switched(now: Turn, event: Event) -> None:
    """As it was: after a silence nobody is called until a host switches it on, and the screens say since when."""
    switched = facts_of(event, Switched)
    was = switched.get("was", SwitchWas(paused=switched["on"], silent_since=None))
    now.room.auto_call_paused = was["paused"]
    now.room.silent_since = typed("silent_since", was["silent_since"])
    now.room.save(update_fields=["auto_call_paused", "silent_since"])


says("waitlist.auto_call")(lambda facts: "Auto-call on" if facts["on"] else "Auto-call off")


says("room.was_silent")(lambda facts: "The room was silent: auto-call is off until a host switches it on")
