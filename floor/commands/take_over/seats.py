"""Who sits on the whiteboard, and since when."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from django.db.models import F

from floor.commands.absences import walk_off
from floor.commands.buy_ins import check_brings, check_no_chips_in_custody
from floor.commands.chairs import close_entry, live_entry, mark_leaving
from floor.commands.lock_ups import keep
from floor.commands.requests import note_request
from floor.commands.take_over.board import Sits
from floor.commands.take_over.reading import told
from players.commands.eligibility import check_may_play
from players.models import AgeCheck, Player
from players.queries import of_person
from pokerroom.event_text import chair_text, says
from pokerroom.events import gaming_day
from pokerroom.refusals import Malformed, NotFound, Refused
from pokerroom.turn import Turn
from tables.commands import check_free, check_not_seated, fill_hole
from tables.models import Placement, Seat, Session, Sitting
from tables.queries import seat_of
from tables.rules.moves import Wish
from waitlist.commands.calls import end_elsewhere
from waitlist.commands.open_seats import check_apart, check_not_locked

LONGEST_DEALER_NOTE = 120


def sit(now: Turn, line: Sits, who: Callable[[], Player]) -> str:
    seat = _chair(now, line)
    check_free(now, seat)
    assert seat.table.game
    player = who() if line.name.strip() else None
    check_not_locked(now, seat, but=player.pk if player else None)
    since = told(now, line.since)
    if player:
        _check_player(now, player, seat, since)
    if len(line.note) > LONGEST_DEALER_NOTE:
        raise Malformed({"note": f"A note for the dealer has at most {LONGEST_DEALER_NOTE} characters."})
    _check_free_since(seat, player, since)
    sitting = _stay(now, line, seat, player, since)
    open_since = seat.open_since
    fill_hole(seat)
    closed = close_entry(now, live_entry(now, player, seat)) if player else {}
    now.record(
        "tables.taken_over_seat",
        f"sitting:{sitting.pk}",
        topics=[f"table:{seat.table.number}", f"list:{seat.table.game.slug}", "board"],
        touches=[f"seat:{seat.pk}", *([f"entry:{closed['entry']}"] if closed else [])],
        name=player.public_name if player else "somebody",
        table=seat.table.number,
        seat=seat.number,
        since=since,
        open_since=open_since,
        dinner_used=line.dinner_used,
        **closed,
    )
    if player:
        end_elsewhere(now, player, "took another seat")
    if line.leaving:
        mark_leaving(now, sitting, seat)
    if line.away_since:
        walk_off(now, sitting, dinner=line.dinner, since=line.away_since, until=line.away_until)
    _asks(now, sitting, line)
    return f"sitting:{sitting.pk}"


def _check_player(now: Turn, player: Player, seat: Seat, since: datetime) -> None:
    """What a seat asks of whoever sits down there, but for an amount: that may be not stated."""
    assert seat.table.game
    check_may_play(now, player)
    check_not_seated(now, player)
    check_no_chips_in_custody(player, seat.table.game)
    check_brings(now, player, seat, None, None, None, at=since)
    check_apart(now, player, seat.table)
    _age_seen(now, player)


def _stay(now: Turn, line: Sits, seat: Seat, player: Player | None, since: datetime) -> Sitting:
    """The stay in that chair, in a session that began with it."""
    assert seat.table.game
    session = Session.objects.create(
        room=now.room, player=player, started_at=since, dinner_used_at=since if line.dinner_used else None
    )
    sitting = Sitting.objects.create(
        room=now.room,
        session=session,
        player=player,
        game=seat.table.game,
        since=since,
        gaming_day=gaming_day(since, now.room, now.policy),
        missed_small=line.missed_small,
        missed_big=line.missed_big,
        note=line.note,
    )
    Placement.objects.create(room=now.room, sitting=sitting, seat=seat, since=since)
    return sitting


def _asks(now: Turn, sitting: Sitting, line: Sits) -> None:
    """What the player has asked for; zero is any chair or table."""
    if line.asks_seat is not None:
        note_request(now, sitting, Wish.SEAT, seat=line.asks_seat or None, asked_at=line.asked_seat_at)
    if line.asks_table is not None:
        table, seat = line.asks_table or None, line.asks_table_seat
        note_request(now, sitting, Wish.TABLE, table=table, seat=seat, asked_at=line.asked_table_at)


def stay_kept(now: Turn, line: Sits, who: Callable[[], Player]) -> str:
    """The floor keeps that seat for that player."""
    if not line.name.strip():
        raise Malformed({"name": "Say for whom the seat is kept."})
    chair = _chair(now, line)
    keep(now, chair, who(), "taken over")
    return f"seat:{chair.pk}"


def _chair(now: Turn, line: Sits) -> Seat:
    seat = seat_of(now.room, line.table, line.seat)
    if seat.table.game is None:
        raise Refused(f"Table {line.table} has no game yet: say what it plays.", code="table_state")
    if seat.number > seat.table.chairs:
        raise NotFound(f"Table {line.table} seat {line.seat} is not in use.")
    return seat


def _check_free_since(seat: Seat, player: Player | None, since: datetime) -> None:
    """Refused where the chair, or the player, had another stay on record in that time."""
    taken = Placement.objects.filter(seat=seat, until__gt=since).exclude(until=F("since"))
    sat = Sitting.objects.filter(player=player, ended_at__gt=since).exclude(ended_at=F("since"))
    if taken.exists() or (player and sat.exists()):
        raise Refused("That chair or player has another stay on record since then: say a later time.", code="overlaps")


def _age_seen(now: Turn, player: Player) -> None:
    """Whoever takes over says with it that those who sit were let in: the check of the house they play in (T2)."""
    if now.by and not AgeCheck.objects.filter(of_person(player)).exists():
        AgeCheck.objects.create(room=now.room, player=player, at=now.at, by=now.by, how=AgeCheck.How.ID_SEEN)


says("tables.taken_over_seat")(lambda facts: f"{facts['name']} at {chair_text(facts)} taken over")
