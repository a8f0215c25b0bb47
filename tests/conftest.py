"""The room that the tests play in. Ann waits, Bob sits, Cy walks; Sam is host, Kim is supervisor, Max manages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from players.models import AgeCheck, Player
from players.rules import public_form, search_form
from pokerroom.first_load import make_room
from pokerroom.models import Event, Room, Staff
from pokerroom.roles import Role
from tables.commands import open_table
from tables.models import Game, Table
from waitlist.commands.entries import join
from waitlist.models import Entry
from waitlist.rules import Via

EVENING = datetime(2026, 6, 6, 0, 0, tzinfo=UTC)  # 8 PM on Friday 5 June in Toledo


def minute(minutes: float) -> datetime:
    """A moment of the evening: minutes after 8 PM."""
    return EVENING + timedelta(minutes=minutes)


def second(seconds: float) -> datetime:
    return EVENING + timedelta(seconds=seconds)


@pytest.fixture
def room(db: None) -> Room:
    return make_room(slug="toledo", name="Hollywood Casino Toledo", timezone="America/New_York")


def _staff(room: Room, username: str, name: str, role: Role) -> Staff:
    return Staff.objects.create_user(username, "password", room=room, name=name, role=role)


@pytest.fixture
def host(room: Room) -> Staff:
    return _staff(room, "host", "Sam", Role.HOST)


@pytest.fixture
def supervisor(room: Room) -> Staff:
    return _staff(room, "supervisor", "Kim", Role.SUPERVISOR)


@pytest.fixture
def manager(room: Room) -> Staff:
    return _staff(room, "manager", "Max", Role.MANAGER)


@pytest.fixture
def other_room(db: None) -> Room:
    return make_room(slug="harbor", name="Harbor Room", timezone="America/Chicago")


@pytest.fixture
def game(room: Room) -> Callable[[str], Game]:
    return lambda slug: Game.objects.get(room=room, slug=slug)


@pytest.fixture
def player(room: Room, host: Staff) -> Callable[..., Player]:
    """A player with an age check on record."""

    def make(name: str, **facts: object) -> Player:
        made = Player.objects.create(
            room=room, name=name, public_name=public_form(name), search=search_form(name), **facts
        )
        AgeCheck.objects.create(room=room, player=made, at=minute(-600), by=host, how="id_seen")
        return made

    return make


@pytest.fixture
def on_list(
    room: Room, host: Staff, game: Callable[[str], Game], player: Callable[..., Player]
) -> Callable[..., Entry]:
    """Somebody who joins a list; each a second after the one before, an hour before the evening begins."""
    joined = iter(range(10_000))

    def make(
        name: str,
        *,
        game_slug: str = "1-3-nlh",
        via: Via = Via.DESK,
        at: datetime | None = None,
        tier: int = 0,
        **facts: object,
    ) -> Entry:
        at = at or minute(-60) + timedelta(seconds=next(joined))
        who = player(name, tier=tier, **facts)
        return join(room, games=[game(game_slug)], player=who, via=via, by=host, at=at)[0]

    return make


@pytest.fixture
def open_at(room: Room, supervisor: Staff, game: Callable[[str], Game]) -> Callable[..., Table]:
    """A table opened for a game, long before the evening begins."""

    def make(number: int, *, game_slug: str = "1-3-nlh", chairs: int = 9, at: datetime | None = None) -> Table:
        table = Table.objects.get(room=room, number=number)
        return open_table(table, game=game(game_slug), chairs=chairs, by=supervisor, at=at or minute(-90))

    return make


Story = list[tuple[str, datetime]]


@pytest.fixture
def story(room: Room) -> Callable[..., Story]:
    """What the log says happened to an entry after it joined: verbs and times."""

    def tell(entry: Entry, *, prefix: str = "waitlist.") -> Story:
        events = Event.objects.filter(room=room, touches__contains=[f"entry:{entry.pk}"], verb__startswith=prefix)
        told = events.exclude(verb="waitlist.joined").order_by("seq")
        return [(event.verb, event.at) for event in told]

    return tell
