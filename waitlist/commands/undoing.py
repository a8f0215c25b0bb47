"""How the verbs of list and seat are taken back. Calls are never rewritten: a restored one names the old one."""

from __future__ import annotations

from typing import Any

from django.db.models import F, QuerySet

from players.models import ApartPair, Player
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from pokerroom.undo import SHORT, undoes
from tables.commands import AS_CLOSED, end_absence, sit_again
from tables.commands.absences import derive, set_due
from tables.models import Absence, Chips, Game, Placement, Seat, Session, Sitting, Table
from tables.queries import seats_at
from tables.rules import TableStatus
from tables.rules.absences import AbsenceEnd
from waitlist.commands import away, calls
from waitlist.commands.chairs import chair_of_sitting, check_apart, live_sitting, stays
from waitlist.commands.entries import stand_again, take_off
from waitlist.commands.steps import check_may_play, give_back, lock_up, typed, unlock
from waitlist.models import Entry, Standby
from waitlist.rules import LIVE, Outcome, Status


def entry_of(now: Turn, event: Event) -> Entry:
    pk = event.data.get("entry") or event.subject.removeprefix("entry:")
    return now.again(Entry.objects.select_related("game", "player"), int(pk))


def whole(entry: Entry, was: dict[str, Any]) -> dict[str, Any]:
    """Says it where a step fell short: the time of a call or hold is over, its seat is gone."""
    return {} if entry.status == was["status"] else SHORT


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


@undoes("waitlist.seated", "tables.sat", "tables.occupied", "tables.taken_over_seat")
def _sat(now: Turn, event: Event) -> dict[str, Any]:
    sitting = live_sitting(now, _sitting(now, event))
    if event.data.get("bag"):
        raise Refused("Chips came out of custody for this: pick them up again.", code="not_undoable", rule="T35")
    seat = chair_of_sitting(sitting)
    # Never sat: a stay of no time, so that nothing else of this player overlaps it.
    Placement.objects.filter(sitting=sitting, until=None).update(until=F("since"))
    sitting.ended_at = sitting.since
    sitting.save(update_fields=["ended_at"])
    seat.open_since = typed("open_since", event.data["open_since"])
    seat.save(update_fields=["open_since"])
    return _list_again(now, event)


@undoes("tables.named")
def _named(now: Turn, event: Event) -> dict[str, Any]:
    sitting = live_sitting(now, _sitting(now, event))
    if event.data["dinner_carried"]:
        Session.objects.filter(pk=sitting.session_id).update(dinner_used_at=None)
    sitting.session = Session.objects.get(pk=event.data["was_session"])
    sitting.player = sitting.session.player = sitting.buy_in = None
    sitting.save(update_fields=["player", "session", "buy_in"])
    sitting.session.save(update_fields=["player"])
    sitting.chips.all().delete()
    return _list_again(now, event)


def _list_again(now: Turn, event: Event) -> dict[str, Any]:
    """Where an entry was closed by taking the seat, it stands on the list again."""
    if not event.data.get("entry"):
        return {}
    entry = entry_of(now, event)
    stand_again(now, entry, event.data["was"])
    calls.reopen(now, entry, event.data["call"])
    return whole(entry, event.data["was"])


@undoes("waitlist.lock_up_moved")
def _lock_up_moved(now: Turn, event: Event) -> None:
    call = calls.open_call_of(entry_of(now, event))
    if call is None:
        raise Refused("That call is over.", code="stands_on")
    unlock(call.seat)
    call.seat = Seat.objects.get(pk=event.data["was"]["seat"])
    call.save(update_fields=["seat"])
    lock_up(call.seat, call.entry, None if call.answered_at else call.due_at)


def _sitting(now: Turn, event: Event) -> Sitting:
    pk = event.data.get("sitting") or event.subject.removeprefix("sitting:")
    return now.again(Sitting.objects, int(pk))


@undoes("tables.leaving")
def _leaving(now: Turn, event: Event) -> None:
    sitting = live_sitting(now, _sitting(now, event))
    stays(now, sitting, chair_of_sitting(sitting))


@undoes("tables.stays")
def _stays(now: Turn, event: Event) -> None:
    sitting = live_sitting(now, _sitting(now, event))
    seat = chair_of_sitting(sitting)
    sitting.leaving_at = seat.open_since = typed("leaving_at", event.data["leaving_at"])
    sitting.save(update_fields=["leaving_at"])
    seat.save(update_fields=["open_since"])


@undoes("tables.left")
def _left(now: Turn, event: Event) -> None:
    sitting = _sitting(now, event)
    last = Placement.objects.select_related("seat__table").filter(sitting=sitting).latest("until")
    if sitting.player:
        _check_nothing_since(sitting)
        check_may_play(now, sitting.player)
        check_apart(now, sitting.player, last.seat)
    sit_again(now, sitting, last.seat)


def _check_nothing_since(sitting: Sitting) -> None:
    """Refused where the player has sat down elsewhere since, or stands on that list again."""
    since = Sitting.objects.filter(player=sitting.player, since__gte=sitting.ended_at).exclude(ended_at=F("since"))
    listed = Entry.objects.filter(player=sitting.player, game=sitting.game, status__in=LIVE)
    if since.exists() or listed.exists():
        raise Refused(
            "This cannot be undone any more: the player sat or asked for a seat again since.", code="stands_on"
        )


@undoes("tables.no_fills")
def _no_fills(now: Turn, event: Event) -> None:
    table_of(now, event).update(no_fills=not event.data["on"])


@undoes("tables.opened", "tables.taken_over")
def _opened(now: Turn, event: Event) -> None:
    table = table_of(now, event).get()
    if any(seat.sitting_id or seat.locked_for_id for seat in seats_at(now.room, table)):
        raise Refused(f"Somebody sits at or is called for table {table.number}.", code="stands_on", rule="T4")
    Seat.objects.filter(table__in=table_of(now, event)).update(open_since=None)
    table_of(now, event).update(status=TableStatus.CLOSED, **AS_CLOSED)


@undoes("tables.started")
def _started(now: Turn, event: Event) -> None:
    table_of(now, event).update(status=TableStatus.OPEN, running_since=None)
    Game.objects.filter(room=now.room, slug=event.data["game"]).update(
        scheduled_at=typed("_at", event.data["scheduled_at"])
    )


@undoes("waitlist.list_closed", "waitlist.list_reopened")
def _list(now: Turn, event: Event) -> None:
    slug = event.subject.removeprefix("list:")
    Game.objects.filter(room=now.room, slug=slug).update(list_closed_at=typed("closed_at", event.data["was_closed_at"]))


def table_of(now: Turn, event: Event) -> QuerySet[Table]:
    return Table.objects.filter(room=now.room, number=int(event.subject.removeprefix("table:")))


@undoes("tables.away")
def _away(now: Turn, event: Event) -> dict[str, Any]:
    """Never away: the dinner is unused again, and those who left later are worked out anew."""
    sitting = live_sitting(now, _sitting(now, event))
    absence = end_absence(now, sitting, AbsenceEnd.UNDONE)
    if absence is None:
        return {}
    if absence.kind == "dinner":
        sitting.session.dinner_used_at = None
        sitting.session.save(update_fields=["dinner_used_at"])
    Absence.objects.filter(pk=absence.pk).update(ended_at=absence.since)
    return {"clocks": derive(now, absence.table, left_from=absence.since, facts=lambda row: away.wanted(now, row))}


@undoes("tables.away_corrected")
def _away_corrected(now: Turn, event: Event) -> dict[str, Any]:
    """Away since when was said before, with the dinner wished for or not, as before."""
    live_sitting(now, _sitting(now, event))
    absence = Absence.objects.select_related("table").get(pk=event.data["absence"])
    since = typed("since_at", event.data["was"]["since"])
    left_from = min(since, absence.since)
    absence.since, absence.wants_dinner = since, event.data["was"]["wants_dinner"]
    absence.save(update_fields=["since", "wants_dinner"])
    return {"clocks": derive(now, absence.table, left_from=left_from, facts=lambda row: away.wanted(now, row))}


@undoes("tables.back")
def _back_at_the_table(now: Turn, event: Event) -> dict[str, Any]:
    """Still away, with the deadline there was (PL-05); those whom the return renumbered are so no longer."""
    live_sitting(now, _sitting(now, event))
    absence = Absence.objects.select_related("table").get(pk=event.data["absence"])
    absence.ended_at, absence.ended_as = None, ""
    absence.save(update_fields=["ended_at", "ended_as"])
    return {"clocks": away.renumber(now, absence)}


@undoes("tables.more_time")
def _more_time(now: Turn, event: Event) -> None:
    absence = Absence.objects.get(pk=event.data["absence"])
    absence.extra_seconds -= event.data["seconds"]
    set_due(absence)
    absence.save(update_fields=["extra_seconds", "due_at"])


@undoes("tables.tally")
def _tally(now: Turn, event: Event) -> None:
    Absence.objects.filter(pk=event.data["absence"]).update(**event.data["was"])


@undoes("tables.chips")
def _chips(now: Turn, event: Event) -> None:
    """Never added; what was said of it stays in the trail."""
    Chips.objects.filter(pk=event.data["chips"]).delete()


@undoes("players.kept_apart")
def _kept_apart(now: Turn, event: Event) -> None:
    ApartPair.objects.filter(pk=event.data["pair"]).delete()


@undoes("players.let_together")
def _let_together(now: Turn, event: Event) -> None:
    ApartPair.objects.filter(pk=event.data["pair"]).update(until=None)


@undoes("tables.blinds", "tables.noted")
def _on_the_seat(now: Turn, event: Event) -> None:
    Sitting.objects.filter(pk=_sitting(now, event).pk).update(**event.data["was"])
