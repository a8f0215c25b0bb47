"""Onto a list, here, stepped out; and what is noted of a name."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from players.commands import enrol
from players.models import Player
from pokerroom.models import Room, Staff
from pokerroom.refusals import Malformed
from pokerroom.turn import Turn, turn
from tables.commands import check_not_seated
from tables.commands.games import check_offered
from tables.models import Game, Sitting
from tables.queries import sitting_of
from waitlist.commands import calls
from waitlist.commands.entries.as_they_stand import live, over, waiting
from waitlist.commands.steps import NOT_PUT, change, check_may_play, record, seen_here
from waitlist.models import Entry, Standby
from waitlist.refusals import AlreadyListed, ListClosed, NotWaiting
from waitlist.rules import LIVE, LONGEST_NOTE, NOT_HERE_YET, Origin, Status, Via, clock


def join(
    room: Room,
    *,
    games: Iterable[Game],
    player: Player | None = None,
    name: str = "",
    via: Via = Via.DESK,
    by: Staff,
    at: datetime,
) -> list[Entry]:
    """Put somebody on one or more lists, by record or by a name alone.

    By phone or web the place starts *not here* (T10). Refused: closed list, on it already, barred (T41), under age
    (T2), seated in that very game.
    """
    with turn(room, by=by, at=at) as now:
        games = [now.again(Game.objects, game.pk) for game in games]
        if not games:
            raise Malformed({"game": "Choose at least one list."})
        if player is None:
            player = enrol(now, name=name)
        else:
            player = now.again(Player.objects.filter(merged_into__isnull=True), player.pk)
        check_may_play(now, player)
        return [put_on(now, player, game, via) for game in games]


def put_on(now: Turn, player: Player, game: Game, via: Via) -> Entry:
    check_offered(game)
    if game.list_closed_at:
        check_not_listed(player, game)  # says more than that it is closed
        since = clock(game.list_closed_at, now.room.zone)
        raise ListClosed(f"The {game.short} list takes no new names since {since}.")
    return take_name(now, player, game, via, now.at)


def take_name(now: Turn, player: Player, game: Game, via: Via, moment: datetime, note: str = "", **facts: Any) -> Entry:
    """A step: a name on a list, joined at that moment. Raises AlreadyListed, AlreadySeated."""
    check_not_listed(player, game)
    check_not_in_this_game(now, player, game)
    here = via not in NOT_HERE_YET
    entry = Entry.objects.create(
        room=now.room,
        game=game,
        player=player,
        via=via,
        joined_at=moment,
        arrived_at=moment if here else None,
        away_since=None if here else moment,
        note=note,
    )
    record(now, entry, "waitlist.joined", via=via, **facts)
    return entry


def put_on_rung(
    now: Turn, sitting: Sitting, origin: Origin, rule: str, *, at: datetime | None = None, **facts: Any
) -> Entry:
    """A step: whoever got up stands on that game's list, on the rung that `origin` has. Raises AlreadyListed."""
    assert sitting.player
    check_not_listed(sitting.player, sitting.game)
    return Entry.objects.create(
        room=now.room,
        game=sitting.game,
        player=sitting.player,
        via=Via.FLOOR,
        joined_at=at or now.at,
        origin=origin,
        origin_at=at or now.at,
        origin_rule=rule,
        **facts,
    )


def check_not_listed(player: Player, game: Game) -> None:
    """Refused (AlreadyListed) if the player has a live name on that list."""
    twin = Entry.objects.filter(game=game, player=player, status__in=LIVE).first()
    if twin:
        raise AlreadyListed(f"{player.public_name} is on the {game.short} list already.", entry=twin.pk)


def check_not_in_this_game(now: Turn, player: Player, game: Game) -> None:
    """Refused (AlreadySeated) if the player sits in that very game."""
    sitting = sitting_of(now.room, player.pk)
    if sitting and sitting.game_id == game.pk:
        check_not_seated(now, player)


def check_in(entry: Entry, *, by: Staff, at: datetime) -> Entry:
    """ "I'm here." Called: answered, the seat stays locked up. Held: first for the next seat (T45). Waiting: here."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = now.again(Entry.objects.select_related("game", "player"), entry.pk)
        match entry.status:
            case Status.CALLED:
                calls.answer(now, entry)
            case Status.HELD:
                _back_from_hold(now, entry)
            case Status.WAITING:
                _arrive(now, entry)
            case _:
                raise NotWaiting(over(now, entry), rule="T45" if entry.ended_why == "no show" else None)
        return entry


def _back_from_hold(now: Turn, entry: Entry) -> None:
    was = change(
        entry,
        status=Status.WAITING,
        due_at=None,
        back_at=now.at,
        **seen_here(entry, now.at),
        **NOT_PUT,
    )
    record(now, entry, "waitlist.back", topics=["rail"], rule="T45", was=was)


def _arrive(now: Turn, entry: Entry) -> None:
    paged = Standby.objects.filter(entry=entry, showed_at=None, ended_at=None).update(showed_at=now.at)
    if entry.is_here and not paged:
        return
    was = change(entry, due_at=None, **seen_here(entry, now.at))
    record(now, entry, "waitlist.arrived", was=was)


def step_out(entry: Entry, *, until: datetime | None = None, by: Staff, at: datetime) -> Entry:
    """ "Getting food, back at nine": place kept, passed over until back."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = waiting(now, entry)
        back_by = until or now.at + timedelta(seconds=now.policy.stepped_out_seconds)
        if back_by <= now.at:
            raise Malformed({"until": "Give a time that is still to come."})
        was = change(entry, away_since=now.at, back_by=back_by)
        record(now, entry, "waitlist.stepped_out", until=back_by, was=was)
        return entry


def annotate(
    entry: Entry,
    *,
    note: str | None = None,
    not_tables: list[int] | None = None,
    seat_wish: str | None = None,
    by: Staff,
    at: datetime,
) -> Entry:
    """What staff should know: a note ("red cap"), tables not wanted, a wish for a seat."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = live(now, entry)
        facts = {
            "note": None if note is None else " ".join(note.split()),
            "not_tables": not_tables,
            "seat_wish": None if seat_wish is None else " ".join(seat_wish.split()),
        }
        for field, most in (("note", LONGEST_NOTE), ("seat_wish", 60)):
            if len(facts[field] or "") > most:
                raise Malformed({field: f"At most {most} characters."})
        was = change(entry, **{field: value for field, value in facts.items() if value is not None})
        record(now, entry, "waitlist.noted", was=was)
        return entry
