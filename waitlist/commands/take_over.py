"""A running room is taken over from a whiteboard, in one go (rules §7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from django.db.models import F

from players.commands import enrol, set_tier
from players.models import AgeCheck, Player
from players.queries import players
from players.rules import search_form
from pokerroom.events import gaming_day
from pokerroom.models import Room, Staff
from pokerroom.refusals import Malformed, NotFound, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables.commands import become, chairs_in_use, check_free, check_not_seated, fill_hole, floor_topics
from tables.models import Game, Placement, Seat, Session, Sitting, Table
from tables.queries import chairs, open_chairs
from tables.rules import TableStatus
from waitlist.commands import calls
from waitlist.commands.chairs import mark_leaving
from waitlist.commands.entries import check_not_in_this_game, check_not_listed
from waitlist.commands.steps import change, check_may_play, open_call, record
from waitlist.models import Entry
from waitlist.rules import LONGEST_NOTE, Origin, Status, Via


@dataclass(frozen=True)
class Sits:
    """A line of the whiteboard: who sits where since when; no name: somebody. Times are told, not the room's clock."""

    table: int
    seat: int
    name: str = ""
    since: datetime | None = None
    dinner_used: bool = False
    tier: int | None = None
    leaving: bool = False


@dataclass(frozen=True)
class Waits:
    """A name on the whiteboard's list, with its own joining time; an open call or a hold, with what is left of it."""

    game: str
    name: str
    joined_at: datetime | None = None
    here: bool = True
    tier: int | None = None
    note: str = ""
    called_table: int | None = None
    called_seat: int | None = None
    answered: bool = False
    held: bool = False
    due_at: datetime | None = None


@dataclass(frozen=True)
class Runs:
    """A table that runs a game, since when; or is open for it. Chairs: how many are in use."""

    table: int
    game: str
    since: datetime | None = None
    chairs: int | None = None
    running: bool = True
    no_fills: bool = False
    must_move: bool = False
    fill_first: bool = False


@dataclass
class Whiteboard:
    """The whole room as it is on paper."""

    tables: Sequence[Runs] = field(default_factory=list)
    seats: Sequence[Sits] = field(default_factory=list)
    lists: Sequence[Waits] = field(default_factory=list)
    unread: Mapping[str, str] = field(default_factory=dict)  # what is wrong with lines that say nothing we know


def take_over(room: Room, *, board: Whiteboard, by: Staff, at: datetime) -> Room:
    """Enter a running room in one go: tables, who sits since when, lists with the calls and holds that are open.

    Nobody is called anew, nobody is paged.
    One line that cannot be means nothing is entered, and each bad line is named.
    """
    with turn(room, by=by, at=at, act=Act.TABLES) as now:
        wrong = dict(board.unread)
        for number, line in enumerate(board.tables, 1):
            _try(wrong, f"tables.{number}", lambda line=line: _run(now, line))
        lost = {line.table for number, line in enumerate(board.tables, 1) if f"tables.{number}" in wrong}
        for number, sits in enumerate(board.seats, 1):
            if sits.table in lost:
                continue  # wrong with its table, which is named
            _try(wrong, f"seats.{number}", lambda sits=sits: _sit(now, sits))
        for number, waits in enumerate(board.lists, 1):
            _try(wrong, f"lists.{number}", lambda waits=waits: _wait(now, waits))
        if wrong:
            raise Malformed(wrong)
        _freeze(now, [line.table for line in board.tables if line.no_fills])
        return now.room


def _try(wrong: dict[str, str], where: str, enter: object) -> None:
    try:
        enter()  # type: ignore[operator]
    except Refused as refusal:
        wrong[where] = refusal.detail


def _told(now: Turn, moment: datetime | None) -> datetime:
    if moment and moment > now.at:
        raise Malformed({"since": "That time is still to come."})
    return moment or now.at


def _run(now: Turn, line: Runs) -> None:
    table = Table.objects.filter(room=now.room, number=line.table).first()
    if table is None:
        raise NotFound(f"There is no table {line.table}.")
    if table.status != TableStatus.CLOSED:
        raise Refused(f"Table {line.table} is {table.status} already.", code="table_state")
    game = _game(now, line.game)
    since = _told(now, line.since)
    in_use = chairs_in_use(table, game, line.chairs)
    marks = {"must_move": line.must_move, "fill_first": line.fill_first}
    become(table, TableStatus.OPEN, game=game, chairs=in_use, opened_at=since, **marks)
    if line.running:
        become(table, TableStatus.RUNNING, running_since=since)
    table.seats.filter(number__lte=in_use).update(open_since=now.at)
    now.record(
        "tables.taken_over",
        f"table:{table.number}",
        topics=floor_topics(table, game),
        table=table.number,
        game=game.slug,
        since=since,
    )


def _freeze(now: Turn, tables: list[int]) -> None:
    """No fills from now on, after the lists were entered: a call that was made before stands."""
    Table.objects.filter(room=now.room, number__in=tables).update(no_fills=True)


def _game(now: Turn, text: str) -> Game:
    games = list(Game.objects.filter(room=now.room, offered=True))
    if game := game_called(games, text):
        return game
    raise NotFound(f"There is no game called {text[:40]} here: {', '.join(game.short for game in games)}.")


def game_called(games: Sequence[Game], text: str) -> Game | None:
    """By its name as people write it: 2-5 NLH, 2/5 NLH, $2-$5 NLH; or the one game with that word in it: 2-5, PLO."""
    wanted = _plain(text)
    exactly = [game for game in games if wanted in (game.slug, _plain(game.name), _plain(game.short))]
    partly = [game for game in games if wanted in _plain(game.short).split(" ")]
    found = exactly or (partly if len(partly) == 1 else [])
    return found[0] if found else None


def _plain(name: str) -> str:
    return search_form(name.replace("/", "-").replace("$", "").replace(",", " "))


def _sit(now: Turn, line: Sits) -> None:
    seat = (
        Seat.objects.select_related("table__game")
        .filter(room=now.room, table__number=line.table, number=line.seat)
        .first()
    )
    if seat and seat.table.game is None:
        raise Refused(f"Table {line.table} has no game yet: say what it plays.", code="table_state")
    if seat is None or seat.number > seat.table.chairs:
        raise NotFound(f"There is no table {line.table} seat {line.seat}, or it is not in use.")
    assert seat.table.game
    check_free(now, seat)
    player = _player(now, line.name, line.tier) if line.name.strip() else None
    if player:
        check_may_play(now, player)
        check_not_seated(now, player)
        _age_seen(now, player)
    since = _told(now, line.since)
    _check_free_since(seat, player, since)
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
    )
    Placement.objects.create(room=now.room, sitting=sitting, seat=seat, since=since)
    open_since = seat.open_since
    fill_hole(seat)
    now.record(
        "tables.taken_over_seat",
        f"sitting:{sitting.pk}",
        topics=[f"table:{seat.table.number}", f"list:{seat.table.game.slug}", "board"],
        touches=[f"seat:{seat.pk}"],
        name=player.public_name if player else "somebody",
        table=seat.table.number,
        seat=seat.number,
        since=since,
        open_since=open_since,
        dinner_used=line.dinner_used,
    )
    if line.leaving:
        mark_leaving(now, sitting, seat)


def _check_free_since(seat: Seat, player: Player | None, since: datetime) -> None:
    """Refused where the chair, or the player, had another stay on record in that time."""
    taken = Placement.objects.filter(seat=seat, until__gt=since).exclude(until=F("since"))
    sat = Sitting.objects.filter(player=player, ended_at__gt=since).exclude(ended_at=F("since"))
    if taken.exists() or (player and sat.exists()):
        raise Refused("That chair or player has another stay on record since then: say a later time.", code="overlaps")


def _age_seen(now: Turn, player: Player) -> None:
    """Whoever takes over says with it that those who sit were let in: the check of the house they play in (T2)."""
    if now.by and not AgeCheck.objects.filter(player=player).exists():
        AgeCheck.objects.create(room=now.room, player=player, at=now.at, by=now.by, how=AgeCheck.How.ID_SEEN)


def _player(now: Turn, name: str, tier: int | None) -> Player:
    """The one record of exactly that name, or a new one; its tier as the line says."""
    same = list(players(now.room).filter(name__iexact=" ".join(name.split()))[:2])
    player = same[0] if len(same) == 1 else enrol(now, name=name)
    if tier is not None:
        set_tier(now, player, tier)
    return player


def _wait(now: Turn, line: Waits) -> None:
    if len(line.note) > LONGEST_NOTE:
        raise Malformed({"note": f"A note has at most {LONGEST_NOTE} characters."})
    game = _game(now, line.game)
    player = _player(now, line.name, line.tier)
    check_may_play(now, player)
    check_not_in_this_game(now, player, game)
    check_not_listed(player, game)
    joined = _told(now, line.joined_at)
    entry = Entry.objects.create(
        room=now.room,
        game=game,
        player=player,
        via=Via.DESK if line.here else Via.PHONE,
        joined_at=joined,
        origin=Origin.LIST,
        arrived_at=joined if line.here else None,
        away_since=None if line.here else joined,
        note=line.note,
    )
    record(now, entry, "waitlist.joined", via=entry.via, taken_over=True, joined_at=joined)
    if line.called_table is not None:
        _call_goes_on(now, entry, line)
    elif line.held:
        _hold_goes_on(now, entry, line)


def _call_goes_on(now: Turn, entry: Entry, line: Waits) -> None:
    """The call that is open on the whiteboard, with the time that it has left; it stands, whoever comes before."""
    seats = list(chairs(now.room).filter(table__game=entry.game))
    holes = calls.named(now, entry.game, open_chairs(seats, seats), line.called_table, line.called_seat)
    seat = Seat.objects.select_related("table").get(pk=calls.possible(now, entry, holes).seat_id)
    due_at = _left(now, line.due_at) or now.at + timedelta(seconds=now.policy.call_claim_seconds)
    open_call(now, entry, seat, due_at=due_at, answered_at=now.at if line.answered else None, page=False)


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
