"""Is the trail of each room whole, and does it agree with what was written down outside the database?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from pokerroom.clock import now
from pokerroom.events import gaming_day
from pokerroom.models import Event, Room
from pokerroom.read_snapshot import one_long_read
from pokerroom.trail import checkpoints
from pokerroom.trail.chain import Finding, Progress, broken_links
from pokerroom.trail.checkpoints import Book, Checkpoint, Why
from pokerroom.turn import policy_of


@dataclass(frozen=True)
class Verdict:
    """What was found about the trail of one room, and the last checkpoint that there is of it."""

    room: str
    events: int
    findings: list[Finding]
    last: Checkpoint | None


def verify(room: Room, progress: Progress = lambda done: None, *, restored: bool = False) -> Verdict:
    """Walk one room's trail as it is at this moment; hosts may go on meanwhile.

    `restored`: from a backup, so what was written down after that is not missed.
    """
    with one_long_read():
        room = Room.objects.get(pk=room.pk)
        at = now()
        book = checkpoints.read().until(at)
        findings = broken_links(room, unsigned_until(room, book), progress)
        findings += departures(room, book, restored=restored)
        if not restored and not book.of(room.slug) and _is_older_than_a_day(room, at):
            findings.append(Finding(room.version, NEVER))
        return Verdict(room.slug, room.version, findings, book.last_of(room.slug))


NEVER = "nothing of it was ever written down outside the database, so there is nothing to compare it with"


def unsigned_until(room: Room, book: Book) -> int | None:
    """Events up to the first checkpoint may be from before events were signed: it says what they were."""
    return next((one.seq for one in book.of(room.slug) if one.is_ours()), None)


def gone(book: Book) -> Iterator[Finding]:
    """Rooms that were written down and that the database does not have; lines of the file that are no checkpoints."""
    there = set(Room.objects.values_list("slug", flat=True))
    for slug in sorted({one.room for one in book.checkpoints} - there):
        last = book.last_of(slug)
        yield Finding(0, f"the room {slug} is gone, with the {last.seq if last else 0:,} events that it had")
    for number in book.unreadable:
        yield Finding(0, f"line {number} of the checkpoint file cannot be read")


def departures(room: Room, book: Book, *, restored: bool = False) -> list[Finding]:
    """Where the trail is not what was written down: forged lines, an end cut off, a part rewritten, all of it wiped."""
    written = [one for one in book.of(room.slug) if one.is_ours()]
    there = dict(Event.objects.filter(room=room, seq__in=[one.seq for one in written]).values_list("seq", "hash"))
    held = [one for one in written if there.get(one.seq) == one.hash]
    missed = list(_missed(written, held, restored))
    lost = [one for one in missed if one.seq > room.version]
    other = [one for one in missed if one.seq <= room.version]
    return [
        *(_forged(one) for one in book.of(room.slug) if not one.is_ours()),
        *([_rewritten(other[0], held)] if other else []),
        *([_cut(room, max(lost, key=lambda one: one.seq))] if lost else []),
    ]


def _missed(written: list[Checkpoint], held: list[Checkpoint], restored: bool) -> Iterator[Checkpoint]:
    """Those that the trail does not agree with, save what was lost right before a restore."""
    lost: list[Checkpoint] = []
    for one in written:
        if one.why == Why.RESTORED:
            lost = []
        if one in held:
            yield from lost
            lost = []
        else:
            lost.append(one)
    yield from [] if restored else lost


def unlike_sheet(room: Room, event: str, digest: str) -> list[Finding]:
    """What a closing sheet says of an event, against the trail; the first sixteen digits of its hash are enough."""
    said = "".join(digest.split()).lower()
    found = Event.objects.filter(room=room, seq=event.replace(",", "")).first()
    if found is not None and len(said) >= 16 and found.hash.startswith(said):
        return []
    return [Finding(0, f"event {event} is not the one on the sheet" if found else f"event {event} is not there")]


def _forged(one: Checkpoint) -> Finding:
    return Finding(one.seq, f"the checkpoint of event {one.seq:,} ({one.at}) is not signed with this room's key")


def _cut(room: Room, one: Checkpoint) -> Finding:
    if not room.version:
        return Finding(0, f"all events are gone: the last of {one.seq:,} was written down at {one.at}")
    missing = one.seq - room.version
    says = f"the last {missing:,} events were" if missing > 1 else "the last event was"
    return Finding(room.version, f"{says} cut off: event {one.seq:,} was written down at {one.at}")


def _rewritten(one: Checkpoint, held: list[Checkpoint]) -> Finding:
    since = max((good.seq for good in held if good.seq < one.seq), default=0)
    return Finding(
        since + 1,
        f"rewritten somewhere from event {since + 1:,} to event {one.seq:,}: "
        f"that one is not the event that was written down at {one.at}",
    )


def _is_older_than_a_day(room: Room, at: datetime) -> bool:
    first = Event.objects.filter(room=room, seq=1).first()
    return first is not None and first.gaming_day < gaming_day(at, room, policy_of(room))
