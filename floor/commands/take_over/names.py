"""Who waits on the whiteboard, with the calls and holds that are open."""

from __future__ import annotations

from datetime import datetime, timedelta

from floor.commands.take_over.board import Waits
from floor.commands.take_over.reading import game_meant, player_called, told
from players.commands.eligibility import check_may_play
from pokerroom.event_text import says
from pokerroom.refusals import Malformed, Refused
from pokerroom.turn import Turn
from pokerroom.undo import nothing_to_undo
from tables.models import Seat
from tables.queries import chairs, open_chairs
from waitlist.commands import calls
from waitlist.commands.calls.open_calls import open_call
from waitlist.commands.entries import take_name
from waitlist.commands.entry_changes import change, record
from waitlist.models import Call, Entry
from waitlist.rules import LONGEST_NOTE, Status, Via


def wait(now: Turn, line: Waits) -> None:
    if len(line.note) > LONGEST_NOTE:
        raise Malformed({"note": f"A note has at most {LONGEST_NOTE} characters."})
    game = game_meant(now, line.game)
    player = player_called(now, line.name, line.tier)
    check_may_play(now, player)
    via, joined = Via.DESK if line.here else Via.PHONE, told(now, line.joined_at)
    entry = take_name(now, player, game, via, joined, note=line.note, taken_over=True, joined_at=joined)
    if line.called_table is not None:
        _call_goes_on(now, entry, line)
    elif line.held:
        _hold_goes_on(now, entry, line)


def _call_goes_on(now: Turn, entry: Entry, line: Waits) -> None:
    """The call that is open on the whiteboard, with the time that it has left; it stands, whoever comes before."""
    seats = list(chairs(now.room).filter(table__game=entry.game))
    holes = calls.named(now, entry.game, open_chairs(seats, seats), line.called_table, line.called_seat)
    seat = Seat.objects.select_related("table").get(pk=calls.possible(now, entry, holes).seat_id)
    _check_one_answer(entry, line)
    due_at = _left(now, line.due_at) or now.at + timedelta(seconds=now.policy.call_claim_seconds)
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
    hold, claim = timedelta(seconds=now.policy.call_hold_seconds), timedelta(seconds=now.policy.call_claim_seconds)
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
