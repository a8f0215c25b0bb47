"""What a reader is told, and what not."""

import time

from pokerroom.models import Staff
from pokerroom.roles import Role


def test_a_change_is_told_at_once_with_the_rooms_version(watch, change, room, sam):
    staff, board = watch(by=sam), watch()
    committed = time.monotonic()
    change(room, "board", "list:1-3-nlh")
    told = [(one.event, one.id, {"version": one.data["version"]}) for one in staff.next(2)]
    assert told == [("list:1-3-nlh", None, {"version": 1}), ("board", 1, {"version": 1})]
    assert board.next(1)[0].id == 1
    assert time.monotonic() - committed < 2


def test_whoever_has_the_current_version_is_sent_nothing(watch, change, room, sam):
    version = change(room, "board")
    time.sleep(0.2)
    assert watch(f"?after={version}", by=sam).names(0.3) == []
    assert watch(by=sam, last_event_id=str(version)).names(0.3) == []


def test_a_change_between_rendering_and_opening_is_made_up_for(watch, change, room, sam):
    """LV-02."""
    version = change(room, "table:1", "board")
    time.sleep(0.2)
    assert watch(f"?after={version - 1}", by=sam).next_names(2) == ["table:1", "board"]
    assert watch(f"?after={version}", by=sam).names(0.3) == []


def test_what_was_missed_adds_up(watch, change, room, sam):
    for topics in (["table:1"], ["list:1-3-nlh", "board"], ["table:1", "rail"]):
        change(room, *topics)
    time.sleep(0.2)
    back = watch("?after=0", by=sam, last_event_id="1").next(4)
    assert [one.event for one in back] == ["list:1-3-nlh", "rail", "table:1", "board"]
    assert [one.id for one in back] == [None, None, None, 3]


def test_whoever_missed_more_than_is_remembered_reads_everything_again(change, room, sam, request):
    for _ in range(3):
        change(room, "rail")
    watch = request.getfixturevalue("watch")  # a server that was not there at the time
    assert watch("?after=1", by=sam).next_names(1) == ["all"]
    assert watch("?after=1").next_names(1) == ["board"]


def test_a_reader_ahead_of_the_feed_waits_for_it(watch, change, room, sam):
    ahead = watch("?after=1", by=sam)
    assert ahead.names(0.3) == []
    change(room, "table:1")
    assert ahead.next_names(1) == ["table:1"]


def test_the_board_hears_nothing_of_the_staffs_topics(watch, change, room):
    board = watch()
    change(room, "list:1-3-nlh", "table:4", "trail")
    assert board.names(0.3) == []
    change(room, "*")
    assert board.next_names(1) == ["board"]


def test_staff_may_ask_for_the_board_alone(watch, change, room, sam):
    board = watch("?topics=board", by=sam)
    change(room, "rail", "board")
    assert board.next_names(1) == ["board"]


def test_a_change_too_big_to_name_says_everything(watch, change, room, sam):
    """OP-01."""
    staff = watch(by=sam)
    change(room, *(f"list:a-game-with-a-long-name-{number}" for number in range(100)))
    assert staff.next_names(1) == ["all"]
    change(room, *(f"t:{number}" for number in range(80)))
    assert staff.next_names(1) == ["all"]


def test_rooms_are_sealed(watch, change, room, other_room, sam):
    there = [watch(room="other", by=sam), watch(room="other")]
    change(room, "board", "rail")
    assert [reader.names(0.3) for reader in there] == [[], []]
    change(other_room, "board", "rail")
    assert [reader.next_names(1) for reader in there] == [["board"], ["board"]]


def test_heartbeats_tell_time_and_version(watch, room):
    first, second = watch().next(2, heartbeats=True)
    assert (first.event, first.id, first.data["version"]) == ("heartbeat", 0, 0)
    assert (second.event, second.id) == ("heartbeat", 0)
    assert "host_off_seconds" not in first.data


def test_nothing_on_the_way_may_hold_it_back(watch):
    """LV-04."""
    reader = watch(accept_encoding="gzip, br")
    assert reader.headers["content-type"].startswith("text/event-stream")
    assert "content-encoding" not in reader.headers
    assert reader.headers["cache-control"] == "no-store"
    assert reader.headers["x-accel-buffering"] == "no"


def test_each_comes_back_at_a_moment_of_its_own(watch):
    readers = [watch() for _ in range(8)]
    for reader in readers:
        reader.names(0.05)
    pauses = {reader.retry for reader in readers}
    assert len(pauses) > 1
    assert all(500 <= pause <= 2500 for pause in pauses)


def test_an_unknown_room(watch):
    reader = watch(room="atlantis")
    assert (reader.status, reader.json()["code"]) == (404, "not_found")


def test_a_token_that_is_nobodys(watch):
    reader = watch(authorization="Token 1234")
    assert (reader.status, reader.json()["code"]) == (401, "authentication_failed")


def test_a_log_in_of_another_room_sees_its_board(watch, change, room, other_room):
    eve = Staff.objects.create_user("eve-stream", "password", name="Eve", role=Role.MANAGER, room=other_room)
    reader = watch(by=eve)
    change(room, "board", "rail")
    assert reader.next_names(1) == ["board"]


def test_above_the_cap_comes_a_number_of_seconds(watch, settings):
    settings.MOST_STREAMS = 2
    assert [watch().status for _ in range(2)] == [200, 200]
    refused = watch()
    assert (refused.status, refused.headers["retry-after"]) == (503, "3")
