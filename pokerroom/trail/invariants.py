"""What is always true of the trail: events in order, each after the one before, as they were written down."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from pokerroom.invariants import Progress, Rows, always
from pokerroom.models import Room
from pokerroom.trail import checkpoints
from pokerroom.trail.chain import broken_links
from pokerroom.trail.verifying import departures, gone, unsigned_until

always(
    "I6",
    "Nothing is recorded before it happened",
    "SELECT room_id, 'event ' || seq FROM pokerroom_event WHERE recorded_at < at",
)

always(
    "I27",
    "A room's version is the number of its last event, and they are numbered from 1 without a gap",
    """
    SELECT room.id, 'version ' || room.version || ', events ' || coalesce(counted, 0)
    FROM pokerroom_room room LEFT JOIN (
        SELECT room_id, count(*) AS counted, min(seq) AS first, max(seq) AS last FROM pokerroom_event GROUP BY room_id
    ) event ON event.room_id = room.id
    WHERE room.version <> coalesce(counted, 0) OR room.version <> coalesce(last, 0) OR first <> 1
    """,
)


def _chains(at: datetime, progress: Progress) -> Rows:
    book = checkpoints.read().until(at)
    for room in Room.objects.order_by("pk"):
        done = partial(progress, room.slug, room.version)
        yield from ((room.pk, str(finding)) for finding in broken_links(room, unsigned_until(room, book), done))


always("I28", "Each event follows from the one before and is signed, and the room's head is the last of them", _chains)


def _departures(at: datetime, progress: Progress) -> Rows:
    book = checkpoints.read().until(at)
    yield from ((None, str(finding)) for finding in gone(book))
    for room in Room.objects.order_by("pk"):
        yield from ((room.pk, str(finding)) for finding in departures(room, book))


always("I29", "What was written down outside the database is still there, as it was", _departures)

always(
    "I31",
    "An event has a verb, a policy version of its room, and somebody of that room or the clock",
    """
    SELECT event.room_id, 'event ' || event.seq FROM pokerroom_event event
    LEFT JOIN pokerroom_staff actor ON actor.id = event.actor_id
    LEFT JOIN pokerroom_policyversion version
        ON version.room_id = event.room_id AND version.number = event.policy_number
    WHERE event.verb = '' OR event.subject = '' OR actor.room_id <> event.room_id
        OR (event.policy_number > 0 AND version.id IS NULL)
    """,
)


always(
    "I37",
    "An event's gaming day follows from its time, the room's zone and the hour at which the day begins",
    """
    SELECT event.room_id, 'event ' || event.seq FROM pokerroom_event event
    JOIN pokerroom_room room ON room.id = event.room_id
    LEFT JOIN pokerroom_policyversion version
        ON version.room_id = event.room_id AND version.number = event.policy_number
    WHERE event.gaming_day <> (
        (event.at AT TIME ZONE room.timezone) - coalesce(version.settings ->> 'gaming_day_starts', '06:00')::interval
    )::date
    """,
)
