"""Who waits on the whiteboard, with the calls and holds that are open."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Any

from floor.commands.take_over.board import Waits
from floor.commands.take_over.reading import game_meant, told
from players.commands.eligibility import check_may_play
from players.models import Player
from pokerroom.event_text import says
from pokerroom.refusals import Malformed, Refused
from pokerroom.turn import Turn, from_to
from pokerroom.undo import nothing_to_undo
from tables.models import Seat
from tables.queries import chairs, open_chairs
from tables.queries.money import open_bag
from waitlist import queries
from waitlist.commands import calls
from waitlist.commands.calls.open_calls import open_call
from waitlist.commands.entries import put, take_name
from waitlist.commands.entry_changes import change, record
from waitlist.models import Call, Entry
from waitlist.rules import LONGEST_NOTE, Origin, Status, Via

MOVED = "moved, as on the whiteboard"


def wait(now: Turn, line: Waits, who: Callable[[], Player]) -> str:
    if len(line.note) > LONGEST_NOTE:
        raise Malformed({"note": f"A note has at most {LONGEST_NOTE} characters."})
    if len(line.wish) > 60:
        raise Malformed({"wish": "A seat wish has at most 60 characters."})
    game = game_meant(now, line.game)
    player = who()
    check_may_play(now, player)
    via, joined = _via(line), told(now, line.joined_at)
    entry = take_name(now, player, game, via, joined, note=line.note, taken_over=True, joined_at=joined)
    change(entry, **_facts(now, entry, line))
    if line.called_table is not None:
        _call_goes_on(now, entry, line)
    elif line.held:
        _hold_goes_on(now, entry, line)
    return f"entry:{entry.pk}"


def _via(line: Waits) -> Via:
    """As the paper says it; whoever has been in the house, or is kept a place by the floor, came to the desk."""
    if line.web or line.phone:
        return Via.WEB if line.web else Via.PHONE
    return Via.DESK if line.here or line.back_by or line.arrived_at or line.rung else Via.PHONE


def _facts(now: Turn, entry: Entry, line: Waits) -> dict[str, Any]:
    """What the paper says beyond name and time: its rung, where it does not go, how long it is out."""
    facts: dict[str, Any] = {"seat_wish": line.wish, "not_tables": list(line.not_tables)}
    if line.back_by:
        facts |= {"away_since": now.at, "back_by": line.back_by}
    elif not line.here:
        facts["away_since"] = entry.away_since or now.at
    if line.arrived_at:
        facts["arrived_at"] = told(now, line.arrived_at)
    if line.passed_at:
        facts |= {"passed_at": told(now, line.passed_at), "passes": 1}
    return facts | _rung(now, entry, line)


def _rung(now: Turn, entry: Entry, line: Waits) -> dict[str, Any]:
    since = told(now, line.rung_at)
    match line.rung:
        case "broken":
            return {"origin": Origin.BROKEN, "origin_at": since, "origin_rank": line.rank, "origin_rule": "T43"}
        case "held":
            return {"called_at": since, "missed_at": since, "back_at": now.at}
        case "chips" if open_bag(entry.player_id, entry.game_id):
            return {"origin": Origin.CHIPS, "origin_at": since, "origin_rule": line.rule or "T35"}
        case "dinner":
            waits = line.called_table is None and not line.held
            dinner = {"origin": Origin.DINNER, "origin_at": since, "origin_rule": "T34", "origin_cents": line.left_with}
            return dinner | ({"due_at": _left(now, line.due_at)} if waits else {})
    return {}


def stand_moved(now: Turn, lines: Iterable[tuple[Waits, str]]) -> None:
    """Whoever staff had put elsewhere stands behind the name above on the paper."""
    above: dict[str, int | None] = {}
    for line, subject in lines:
        if not subject or line.called_table is not None or line.held:
            continue
        pk = int(subject.removeprefix("entry:"))
        entry = now.again(Entry.objects.select_related("game", "player"), pk)
        if line.moved or (line.rung == "chips" and entry.origin != Origin.CHIPS):
            order = queries.waiting_order(now.room, entry.game, now.policy)
            old = next(at for at, row in enumerate(order, 1) if row.pk == pk)
            others = [row for row in order if row.pk != pk]
            place = next((at for at, row in enumerate(others, 2) if row.pk == above.get(line.game)), 1)
            was = put(entry, others, place, now, MOVED)
            record(now, entry, "waitlist.moved", reason=MOVED, was=was, **from_to(old, place))
        above[line.game] = pk


def _call_goes_on(now: Turn, entry: Entry, line: Waits) -> None:
    """The call that is open on the whiteboard, with the time that it has left; it stands, whoever comes before."""
    seats = list(chairs(now.room).filter(table__game=entry.game))
    holes = calls.named(now, entry.game, open_chairs(seats, seats), line.called_table, line.called_seat)
    seat = Seat.objects.select_related("table").get(pk=calls.possible(now, entry, holes).seat_id)
    _check_one_answer(entry, line)
    due_at = _left(now, line.due_at) or now.at + timedelta(
        seconds=now.policy.at(entry.game, seat.table).call_claim_seconds
    )
    open_call(now, entry, seat, due_at=due_at, answered_at=now.at if line.answered else None, page=False)


def _check_one_answer(entry: Entry, line: Waits) -> None:
    """Whoever has shown up for one call has no other."""
    others = Call.objects.filter(room=entry.room_id, entry__player=entry.player, outcome="")
    if others.exists() if line.answered else others.filter(answered_at__isnull=False).exists():
        raise Refused(
            f"{entry.player.public_name} is here for one call, and that ended any other: leave the other out.",
            code="answered_another",
        )


def _hold_goes_on(now: Turn, entry: Entry, line: Waits) -> None:
    """On hold (T45) with the time left; which seat that call was for is not told."""
    there = now.policy.at(entry.game)
    hold, claim = timedelta(seconds=there.call_hold_seconds), timedelta(seconds=there.call_claim_seconds)
    due_at = _left(now, line.due_at) or now.at + hold
    missed = min(due_at - hold - claim, now.at)
    was = change(entry, status=Status.HELD, due_at=due_at, called_at=missed, missed_at=missed)
    record(now, entry, "waitlist.hold_taken_over", topics=["rail"], due_at=due_at, rule="T45", was=was)


def _left(now: Turn, due_at: datetime | None) -> datetime | None:
    if due_at and due_at <= now.at:
        raise Malformed({"due_at": "That is over already: say how many minutes are left, or leave it out."})
    return due_at


nothing_to_undo("waitlist.hold_taken_over")
says("waitlist.hold_taken_over")("{name} on hold, taken over".format_map)
