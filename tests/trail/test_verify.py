"""The trail as somebody leaves it who owns the database: what they did is found, and named (I28, I29, A3)."""

from __future__ import annotations

import pytest
from django.core.management import CommandError, call_command

from floor.commands.closing import close_room
from pokerroom.events import digest
from pokerroom.models import FIRST_HASH, Event, Room
from pokerroom.trail import checkpointing, checkpoints
from pokerroom.trail.verifying import verify
from tests.conftest import fresh, minute
from tests.trail.conftest import end_at, past_the_guards, superuser


@pytest.fixture
def evening(room, supervisor, on_list) -> Room:
    """Thirty names joined, then the room closed and its end was written down; it goes on with two more."""
    for number in range(30):
        on_list(f"Ann {number}")
    close_room(room, by=supervisor, at=minute(0))
    checkpointing.write_due(minute(0))
    on_list("Bob", at=minute(1)), on_list("Cy", at=minute(1))
    return fresh(room)


def hashed_anew(room: Room, since: int, **changes: object) -> None:
    """A careful forger: every event from here on gets the hash that follows, and the room's row the last one."""
    previous = Event.objects.filter(room=room, seq=since - 1).values_list("hash", flat=True).first() or FIRST_HASH
    with past_the_guards():
        for event in Event.objects.filter(room=room, seq__gte=since).order_by("seq"):
            vars(event).update(changes if event.seq == since else {})
            event.hash = previous = digest(previous, event)
            event.save()
        last = Event.objects.filter(room=room).order_by("seq").last()
        Room.objects.filter(pk=room.pk).update(version=last.seq, head_hash=previous)


def found(room: Room) -> list[str]:
    return [finding.says for finding in verify(room).findings]


def test_a_trail_that_nobody_touched_is_whole(evening):
    assert verify(evening).findings == []


@pytest.mark.parametrize(("events", "says"), [(1, "the last event was"), (20, "the last 20 events were")])
def test_events_cut_off_the_end_are_missed(evening, events, says):
    written = checkpoints.read().last_of("toledo")
    end_at(written.seq - events)
    assert found(evening) == [f"{says} cut off: event {written.seq} was written down at {written.at}"]


def test_an_event_cut_off_without_care_shows_in_the_room_itself(evening):
    superuser(f"DELETE FROM pokerroom_event WHERE seq = {evening.version}")
    [says] = found(evening)
    assert says.startswith(f"the room's row names event {evening.version} as its last one")


def test_a_forged_event_behind_the_last_one_is_not_signed(evening):
    """The guards let it through: its number and its hash are as they should be. Its code is another event's."""
    event = Event.objects.filter(room=evening).order_by("seq").last()
    event.pk, event.seq, event.verb = None, event.seq + 1, "waitlist.seated"
    event.hash = digest(event.hash, event)
    event.save()
    Room.objects.filter(pk=evening.pk).update(version=event.seq, head_hash=event.hash)
    assert found(evening) == [
        f"event {event.seq} is not signed with this room's key: the application did not write this"
    ]


def test_a_trail_rewritten_from_the_middle_is_found_twice(evening):
    written = checkpoints.read().last_of("toledo")
    hashed_anew(evening, 20, verb="waitlist.removed")
    unsigned, rewritten = found(evening)
    assert unsigned.startswith(f"events 20 to {evening.version} are not signed")
    assert rewritten.startswith(f"rewritten somewhere from event 1 to event {written.seq}")


def test_one_changed_word_is_found_where_it_is(evening):
    superuser("UPDATE pokerroom_event SET data = jsonb_set(data, '{name}', '\"Eve\"') WHERE seq = 12")
    [says] = found(evening)
    assert says.startswith("event 12 is not what was recorded")


def test_a_missing_event_is_named_and_those_after_it_are_not(evening):
    superuser("DELETE FROM pokerroom_event WHERE seq IN (12, 13)")
    assert found(evening) == ["events 12 to 13 are missing"]


def test_events_numbered_anew_over_a_missing_one_are_found(evening):
    superuser(
        "DELETE FROM pokerroom_event WHERE seq = 12",
        "ALTER TABLE pokerroom_event DROP CONSTRAINT seq_once_in_a_room",
        "UPDATE pokerroom_event SET seq = seq - 1, command = command - 1 WHERE seq > 12",
    )
    assert found(evening)[0].startswith(f"events 12 to {evening.version - 1} are not what was recorded")


def test_a_trail_wiped_is_missed(evening):
    written = checkpoints.read().last_of("toledo")
    superuser(
        "DELETE FROM pokerroom_event",
        f"UPDATE pokerroom_room SET version = 0, head_hash = '{FIRST_HASH}'",
    )
    assert found(evening) == [f"all events are gone: the last of {written.seq} was written down at {written.at}"]


def test_a_room_wiped_is_missed(evening, capsys):
    superuser("DELETE FROM pokerroom_event", "DELETE FROM pokerroom_room")
    with pytest.raises(CommandError, match="cannot be trusted"):
        call_command("verify_events")
    assert "the room toledo is gone" in capsys.readouterr().out
