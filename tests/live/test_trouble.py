"""What may happen to a stream, and what readers then see."""

import os
import time

import psutil
import psycopg

from pokerroom.live import application
from pokerroom.models import Event, Room


def test_a_killed_listener_is_made_up_for(watch, change, cut_the_wire, room, sam):
    """L6: behind by two seconds at most, whatever was committed while nobody listened."""
    staff = watch(by=sam)
    for _ in range(3):
        assert cut_the_wire() == 1
        committed = time.monotonic()
        change(room, "rail")
        assert staff.next_names(1)[0] in {"all", "rail"}
        assert time.monotonic() - committed < 2
        list(staff.told(1))


def test_a_lost_notification_is_made_up_for(watch, change, room, sam):
    staff = watch(by=sam)
    change(room, "rail", silent=True)
    assert [(one.event, one.id) for one in staff.next(1)] == [("all", 1)]


def test_a_change_that_is_heard_is_not_told_twice(watch, change, room, sam):
    staff = watch(by=sam)
    for _ in range(20):
        change(room, "rail")
        time.sleep(0.15)
    assert set(staff.names(2)) == {"rail"}


def test_a_restored_database_makes_every_screen_read_again(watch, change, room, sam):
    staff = watch(by=sam)
    for _ in range(3):
        change(room, "rail")
    assert set(staff.names(2)) == {"rail"}
    Room.objects.filter(pk=room.pk).update(version=1, head_hash=Event.objects.get(seq=1).hash)
    assert [(one.event, one.id) for one in staff.next(1)] == [("all", 1)]


def test_without_the_database_no_heartbeat_claims_to_be_live(watch, cut_the_wire, monkeypatch):
    reader = watch()
    monkeypatch.setattr(application, "BEAT_SECONDS", 0.2)

    async def unreachable(*_: object, **__: object) -> None:
        raise psycopg.OperationalError("no route")

    monkeypatch.setattr(psycopg.AsyncConnection, "connect", unreachable)
    cut_the_wire()
    list(reader.told(application.VOUCH_SECONDS + 1.5, heartbeats=True))
    assert list(reader.told(1, heartbeats=True)) == []
    monkeypatch.undo()
    assert reader.next(1, heartbeats=True)[0].event == "heartbeat"


def test_a_slow_reader_holds_up_nobody_and_hears_of_every_topic(watch, change, room, sam):
    sleeper, awake = watch(by=sam), watch(by=sam)
    late = []
    for number in range(200):
        committed = time.monotonic()
        version = change(room, f"table:{number % 9}")
        assert awake.next_names(1) == [f"table:{number % 9}"]
        late.append(time.monotonic() - committed)
    assert max(late) < 0.5
    last = {}
    for told in sleeper.told(1):
        last[told.event] = told.data["version"]
    assert len(last) == 9
    assert max(last.values()) == version


def test_readers_that_leave_are_forgotten(watch, server):
    process = psutil.Process(os.getpid())
    watch()
    before = process.num_fds()
    for _ in range(100):
        watch().__exit__()
    time.sleep(0.5)
    assert process.num_fds() <= before + 2
