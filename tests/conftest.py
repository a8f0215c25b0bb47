"""The room that the tests play in. Ann waits, Bob sits, Cy walks; Sam is host, Kim is supervisor, Max manages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import pytest
from django.apps import apps
from django.conf import settings
from django.db import connection
from django.db.models import Model
from hypothesis import settings as hypothesis

from floor.commands.chairs import walk_up
from players.models import AgeCheck, Player
from players.rules import public_form, search_form
from pokerroom import throttles
from pokerroom.commands import set_policy
from pokerroom.models import Event, Room, Staff
from pokerroom.roles import Role
from pokerroom.turn import policy_of
from tables.commands import open_table
from tables.commands.first_load import make_room
from tables.models import Game, Sitting, Table
from tests import pgbouncer
from waitlist.commands.entries import join
from waitlist.models import Entry
from waitlist.queries import waiting_order
from waitlist.rules import Via

# A slow machine is no fault: examples are not timed.
hypothesis.register_profile("patient", deadline=None)
hypothesis.load_profile("patient")


# One of these begun last would be waited for by a processor with nothing left to do.
LONGEST_FIRST = ("tests/machine/", "tests/browser/", "tests/live/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In the order that ends soonest. Of tests with one name xdist runs a single one, and says nothing."""
    items.sort(key=lambda item: [not item.nodeid.startswith(folder) for folder in LONGEST_FIRST])
    twins = [name for name, times in Counter(item.nodeid for item in items).items() if times > 1]
    if twins:
        raise pytest.UsageError(f"{twins[0]} stands for several tests: give each a name of its own.")


EVENING = datetime(2026, 6, 6, 0, 0, tzinfo=UTC)  # 8 PM on Friday 5 June in Toledo


def minute(minutes: float) -> datetime:
    """A moment of the evening: minutes after 8 PM."""
    return EVENING + timedelta(minutes=minutes)


def second(seconds: float) -> datetime:
    return EVENING + timedelta(seconds=seconds)


@pytest.fixture(autouse=True)
def nothing_tried_yet() -> None:
    """Tries of one test are not counted in the next."""
    if throttles._counters.cache_info().currsize:
        throttles.counters().forget_all()


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
def other_room(room: Room) -> Room:
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
def sets(room: Room, manager: Staff) -> Callable[..., None]:
    """Settings of the room, or of a game or table, from long before the evening begins."""

    def make(layer: str = "", **changes: object) -> None:
        set_policy(room, layer=layer, changes=changes, by=manager, at=minute(-95))

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


@pytest.fixture
def sit(room: Room, host: Staff, player: Callable[..., Player]) -> Callable[..., Sitting]:
    """Somebody sits straight down, long before the evening begins."""
    sat = iter(range(10_000))

    def make(name: str, table: int, seat: int, *, at: datetime | None = None, **facts: object) -> Sitting:
        at = at or minute(-80) + timedelta(seconds=next(sat))
        return walk_up(room, table=table, seat=seat, player=player(name, **facts), by=host, at=at)

    return make


@pytest.fixture
def full(open_at: Callable[..., Table], sit: Callable[..., Sitting]) -> Callable[..., Table]:
    """A table with every chair taken but `but` of them, counted from the last."""

    def make(number: int, *, but: int = 0, chairs: int = 2, game_slug: str = "1-3-nlh") -> Table:
        table = open_at(number, game_slug=game_slug, chairs=chairs)
        for seat in range(1, chairs - but + 1):
            sit(f"Guest {number}{seat}", number, seat)
        return table

    return make


@pytest.fixture
def order(room: Room, game: Callable[[str], Game]) -> Callable[..., list[str]]:
    """The names of those waiting, first to last."""

    def names(game_slug: str = "1-3-nlh") -> list[str]:
        return [row.entry.player.name for row in waiting_order(room, game(game_slug), policy_of(fresh(room)))]

    return names


Row = TypeVar("Row", bound=Model)


def fresh(row: Row) -> Row:
    """The row as the database has it now."""
    row.refresh_from_db()
    return row


def life(entry: Entry) -> tuple[str, datetime | None]:
    """Where an entry is in its life, and until when."""
    fresh(entry)
    return entry.status, entry.due_at


def calls_of(entry: Entry) -> list[str]:
    """How the calls of an entry ended, in order; an open one is open."""
    return [call.outcome or "open" for call in entry.calls.order_by("pk")]


def chair_of(entry: Entry) -> tuple[int, int] | None:
    """The table and seat locked up for a called entry."""
    call = entry.calls.filter(outcome="").select_related("seat__table").first()
    return (call.seat.table.number, call.seat.number) if call else None


Story = list[tuple[str, datetime]]


@pytest.fixture
def story(room: Room) -> Callable[..., Story]:
    """What the log says happened to an entry after it joined: verbs and times."""

    def tell(entry: Entry, *, prefix: str = "waitlist.") -> Story:
        events = Event.objects.filter(room=room, touches__contains=[f"entry:{entry.pk}"], verb__startswith=prefix)
        told = events.exclude(verb="waitlist.joined").order_by("seq")
        return [(event.verb, event.at) for event in told]

    return tell


LASTING = {"contenttypes", "auth"}  # what migrations wrote


@contextmanager
def committed(blocker: Any) -> Iterator[None]:
    """Committed data, deleted at the end: pytest-django's truncating takes ten times as long."""
    with blocker.unblock():
        yield
        with connection.cursor() as cursor:
            cursor.execute("SET session_replication_role = replica")  # the guards look away
        for model in apps.get_models(include_auto_created=True):
            if model._meta.app_label not in LASTING:
                model._base_manager.all()._raw_delete(connection.alias)
        connection.close()  # and look again


@pytest.fixture
def transactional_db(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    with committed(django_db_blocker):
        yield


@pytest.fixture(autouse=True)
def no_checkpoints() -> Iterator[None]:
    """What a test wrote down of its room is nothing to the next one's."""
    yield
    settings.CHECKPOINT_FILE.unlink(missing_ok=True)


@pytest.fixture
def pooled(transactional_db: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every connection of this process that is opened now goes through PgBouncer, which has two of its own."""
    with pgbouncer.pooler(connections=2) as folder, monkeypatch.context() as through:
        through.setitem(connection.settings_dict, "HOST", str(folder))
        through.setitem(connection.settings_dict, "PORT", str(pgbouncer.PORT))
        connection.close()
        yield
        connection.close()
