"""Rooms filled to order, past the commands: a bench needs 20,000 holds in a second, not in an hour."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from rest_framework.authtoken.models import Token

from floor.commands.sample.cast import REGULARS
from players.models import AgeCheck, Player
from players.rules import public_form, search_form
from pokerroom.clock import now
from pokerroom.models import Room, Staff
from pokerroom.roles import Role
from tables.commands import open_table, start
from tables.commands.first_load import make_room
from tables.models import Game, Placement, Seat, Session, Sitting, Table
from tables.rules import TableStatus
from waitlist.models import Entry

GAMES = ("1-3-nlh", "2-5-nlh", "1-1-plo", "3-6-lhe")  # one a host of the room, at tables 1 to 4


def made_room(slug: str) -> Room:
    """A room with a table running for each of GAMES."""
    room = make_room(slug=slug, name=f"Room {slug}", timezone="America/New_York")
    boss = staff(room, "boss")
    for number, game in enumerate(GAMES, 1):
        table = Table.objects.get(room=room, number=number)
        start(open_table(table, game=Game.objects.get(room=room, slug=game), by=boss, at=now()), by=boss, at=now())
    return room


def staff(room: Room, name: str) -> Staff:
    made = Staff(room=room, username=f"{room.slug}-{name}", name=name, role=Role.SUPERVISOR)
    made.set_unusable_password()
    made.save()
    return made


def token(somebody: Staff) -> str:
    return str(Token.objects.create(user=somebody).key)


def full_tables(room: Room, count: int, at: datetime, chairs: int = 9) -> list[Sitting]:
    """So many running tables with a player in every chair, in the place of those of the house."""
    Seat.objects.filter(room=room).delete()
    Table.objects.filter(room=room).delete()
    games = list(Game.objects.filter(room=room))
    runs = {"status": TableStatus.RUNNING, "chairs": chairs, "opened_at": at, "running_since": at}
    tables = Table.objects.bulk_create(
        Table(room=room, number=number, game=games[number % len(games)], **runs) for number in range(1, count + 1)
    )
    seats = Seat.objects.bulk_create(
        Seat(room=room, table=table, number=number) for table in tables for number in range(1, chairs + 1)
    )
    people = Player.objects.bulk_create(_player(room, number) for number in range(len(seats)))
    doorman = staff(room, "doorman")
    AgeCheck.objects.bulk_create(
        AgeCheck(room=room, player=player, at=at, by=doorman, how=AgeCheck.How.ID_SEEN) for player in people
    )
    sessions = Session.objects.bulk_create(Session(room=room, player=player, started_at=at) for player in people)
    sittings = Sitting.objects.bulk_create(
        Sitting(
            room=room,
            session=session,
            player=session.player,
            game=seat.table.game,
            since=at,
            gaming_day=at.date(),
        )
        for seat, session in zip(seats, sessions, strict=True)
    )
    Placement.objects.bulk_create(
        Placement(room=room, sitting=sitting, seat=seat, since=at)
        for seat, sitting in zip(seats, sittings, strict=True)
    )
    return sittings


def names_on(game: Game, count: int, at: datetime, **facts: Any) -> list[Entry]:
    """So many new players on this list, here since `at`."""
    people = Player.objects.bulk_create(_player(game.room, number) for number in range(count))
    here = {"via": "desk", "joined_at": at, "arrived_at": at}
    return Entry.objects.bulk_create(
        [Entry(room=game.room, game=game, player=player, **here | facts) for player in people], batch_size=2000
    )


def _player(room: Room, number: int) -> Player:
    """First names and last names in every pair."""
    later, first = divmod(number, len(REGULARS))
    name = f"{REGULARS[first].split()[0]} {REGULARS[(first + later) % len(REGULARS)].split()[-1]}"
    return Player(room=room, name=name, public_name=public_form(name), search=search_form(name))
