"""What raises is set aside with its error and retried with back-off, so that one bad row never stops a room."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

from django.db import connection, transaction

from pokerroom.event_text import says
from pokerroom.models import Room, SetAside
from pokerroom.turn.state import Turn

LONGEST = timedelta(minutes=5)  # between two tries

log = logging.getLogger(__name__)

Thing = tuple[str, int]  # the kind of expiration or the hook, and the row's number


def check_constraints() -> None:
    """What the schema checks at commit, checked now: it is this step that is refused, and not the whole turn."""
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED")


def database_is_gone() -> bool:
    """Whether the trouble is the connection's and not a row's."""
    return connection.connection is None or connection.connection.closed


def not_yet(turn: Turn) -> set[Thing]:
    """What is set aside in this room and not to be tried again before a later moment."""
    if not turn.room.has_set_aside:
        return set()
    rows = SetAside.objects.filter(room=turn.room, next_try_at__gt=turn.at)
    return set(rows.values_list("what", "row"))


@contextmanager
def guarded(turn: Turn, what: str, row: int = 0) -> Iterator[None]:
    """Do this in a savepoint of its own. If it raises, all that it did is gone, and it is set aside."""
    mark = turn.mark()
    try:
        with transaction.atomic():
            yield
            check_constraints()
    except Exception as error:
        if database_is_gone():
            raise
        turn.go_back_to(mark)
        _put(turn, what, row, error)
    else:
        if turn.room.has_set_aside:
            _clear(turn, what, row)


def _put(turn: Turn, what: str, row: int, error: Exception) -> None:
    log.error("Room %s: %s of row %s is set aside", turn.room.slug, what, row, exc_info=error)
    said = f"{type(error).__name__}: {error}"[:300]
    aside, first = SetAside.objects.get_or_create(
        room=turn.room,
        what=what,
        row=row,
        defaults={"error": said, "since": turn.at, "next_try_at": turn.at + timedelta(seconds=1)},
    )
    if not first:
        aside.error, aside.tries = said, aside.tries + 1
        aside.next_try_at = turn.at + min(timedelta(seconds=2 ** min(aside.tries, 16)), LONGEST)
        aside.save(update_fields=["error", "tries", "next_try_at"])
    _mark_room(turn.room, has=True)
    turn.wake("rail")
    if first:
        turn.record("room.set_aside", f"aside:{aside.pk}", topics=["rail"], what=what, row=row, error=said)


def _clear(turn: Turn, what: str, row: int) -> None:
    gone, _ = SetAside.objects.filter(room=turn.room, what=what, row=row).delete()
    if gone:
        turn.record("room.taken_up_again", f"room:{turn.room.slug}", topics=["rail"], what=what, row=row)
        _mark_room(turn.room, has=SetAside.objects.filter(room=turn.room).exists())


def _mark_room(room: Room, *, has: bool) -> None:
    room.has_set_aside = has
    Room.objects.filter(pk=room.pk).update(has_set_aside=has)


says("room.set_aside")("Set aside, tried again later: {what} of row {row}".format_map)
says("room.taken_up_again")("Taken up again: {what} of row {row}".format_map)
