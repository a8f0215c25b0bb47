"""The feed by itself: no server, no database."""

import asyncio

from pokerroom.live import frames
from pokerroom.live.feed import RECENT, Feed
from pokerroom.live.gate import Credential
from pokerroom.live.stream import Stream

SAM = Credential("token", "sam")


def all_of(stream: Stream) -> str:
    """What is sent at once, and then the end."""
    sent = []

    async def send(message):
        sent.append(message["body"])
        stream.end()

    asyncio.run(asyncio.wait_for(stream.run(send), 1))
    return b"".join(sent).decode()


def test_topics_add_up_and_the_newest_version_wins():
    feed = Feed(1, 41)
    stream = Stream(feed, staff=SAM, after=41)
    feed.streams.add(stream)
    feed.hear(42, frozenset({"rail"}))
    feed.hear(43, frozenset({"board", "table:1"}))
    told = all_of(stream)
    assert [line for line in told.splitlines() if line.startswith(("event", "id"))] == [
        "event: rail", "event: table:1", "event: board", "id: 43",
    ]  # fmt: skip


def test_old_news_is_no_news():
    feed = Feed(1, 41)
    stream = Stream(feed, staff=SAM, after=41)
    feed.streams.add(stream)
    feed.hear(41, frozenset({"rail"}))
    stream.beat(b"heartbeat")
    assert "rail" not in all_of(stream)


def test_the_feed_remembers_so_much_and_no_more():
    feed = Feed(1, 0)
    for version in range(1, RECENT + 11):
        feed.hear(version, frozenset({f"t:{version}"}))
    assert feed.missed(9) == {frames.ALL}
    assert len(feed.missed(10)) == RECENT
    assert feed.missed(RECENT + 9) == {f"t:{RECENT + 10}"}


def test_equal_frames_are_made_once():
    assert frames.change(7, frozenset({"a", "b"})) is frames.change(7, frozenset({"b", "a"}))


def test_no_frame_is_long():
    assert len(frames.change(7, frozenset(f"list:{number}" for number in range(500)))) < frames.MOST_BYTES


def test_a_reader_of_another_history_reads_everything_again():
    """Restored, and gone on for as many versions: the number alone says nothing (H1)."""
    feed = Feed(1, 41, "aa")
    feed.hear(42, frozenset({"rail"}), "bb")
    assert feed.missed(41, "aa") == {"rail"}
    assert feed.missed(42, "bb") == feed.missed(42) == frozenset()
    assert feed.missed(41, "other") == feed.missed(42, "other") == {frames.ALL}


def test_news_of_another_history_begins_it_again():
    feed = Feed(1, 41, "aa")
    feed.hear(42, frozenset({"rail"}), "bb")
    feed.hear(42, frozenset({"rail"}), "bb")
    assert feed.head == "bb"
    feed.hear(41, frozenset({"rail"}), "other")
    assert (feed.version, feed.head) == (41, "other")
