"""(c) 20,000 holds are armed and 500 of them fall due within one second, while Celery sweeps once a second."""

from __future__ import annotations

import time
from collections import Counter
from datetime import datetime, timedelta

from bench.house import bare
from bench.rooms import made_room, names_on
from bench.table import Figure, ms, percentile
from pokerroom.clock import now
from pokerroom.models import Event, Room
from tables.models import Game
from waitlist.models import Entry
from waitlist.rules import Status

ARMED, DUE = 20_000, 500
ROOMS = 20
AHEAD = timedelta(seconds=6)  # from arming to the first deadline
LATER = timedelta(hours=1)
PATIENCE = 30
MOST = 1.5
WHY = "What is due lapses in one transaction a room: the last room waits for those before it, and all for a core."


def figures() -> list[Figure]:
    spread_out = [made_room(f"holds-{number}") for number in range(ROOMS)]
    return [
        _celery(spread_out, f"{ARMED:,} armed in {ROOMS} rooms, {DUE} due in one second"),
        _celery([made_room("holds-all")], f"{ARMED:,} armed in one room, {DUE} due in one second"),
    ]


def _celery(rooms: list[Room], what: str) -> Figure:
    begin, due = _arm(rooms)
    done = _wait(rooms, begin)
    late, wrong = _told(rooms, due)
    bare_late = _bare_sweep()
    most = max(late, default=0.0)
    return Figure(
        "c",
        what,
        f"{_lateness(late)}, last committed {done:.1f} s after the first was due, {wrong or 'none lost, none doubled'}",
        f"bare SQL sweep: {_lateness(bare_late)}",
        f"max ≤ {MOST} s, none lost or doubled",
        most <= MOST and not wrong,
        WHY,
    )


def _lateness(late: list[float]) -> str:
    return f"p50 {ms(percentile(late, 50))}, p99 {ms(percentile(late, 99))}, max {ms(max(late))}"


def _arm(rooms: list[Room]) -> tuple[datetime, dict[int, datetime]]:
    """Holds all over; when the first is due, and entry → when it is due, of those due in that second."""
    at = now()
    held = {"status": Status.HELD, "called_at": at, "due_at": at + LATER}
    games = [Game.objects.get(room=room, slug="1-3-nlh") for room in rooms]
    every = [names_on(game, ARMED // len(rooms), at, **held) for game in games]
    soon = [entry for entries in every for entry in entries[: DUE // len(rooms)]]
    begin = now() + AHEAD
    for place, entry in enumerate(soon):
        entry.due_at = begin + timedelta(seconds=place % 100 / 100)
    Entry.objects.bulk_update(soon, ["due_at"])
    return begin, {entry.pk: entry.due_at for entry in soon if entry.due_at}


def _wait(rooms: list[Room], begin: datetime) -> float:
    """Until none of them is overdue any more: how long after the first was due."""
    time.sleep(max(0.0, (begin - now()).total_seconds()) + 1)
    for _ in range(PATIENCE * 20):
        if not Entry.objects.filter(room__in=rooms, due_at__lte=begin + timedelta(seconds=1)).exists():
            break
        time.sleep(0.05)
    return (now() - begin).total_seconds()


def _told(rooms: list[Room], due: dict[int, datetime]) -> tuple[list[float], str]:
    """How late each was by the events, and what is wrong: lost, doubled, not at its time, or not due at all."""
    events = Event.objects.filter(room__in=rooms, verb="waitlist.removed")
    told = [(int(event.subject.removeprefix("entry:")), event.at, event.recorded_at) for event in events]
    times = Counter(entry for entry, _, _ in told)
    faults = {
        "lost": len(due.keys() - times.keys()),
        "doubled": sum(1 for many in times.values() if many > 1),
        "stamped with another time": sum(1 for entry, at, _ in told if at != due.get(entry, at)),
        "not due": len(times.keys() - due.keys()),
    }
    late = [(recorded_at - at).total_seconds() for _, at, recorded_at in told]
    return late, ", ".join(f"{count} {fault}" for fault, count in faults.items() if count)


def _bare_sweep() -> list[float]:
    """The same deadlines in a plain table, and one UPDATE a second."""
    with bare() as line:
        line.execute("CREATE TEMP TABLE bench_due (id int, due_at timestamptz, done_at timestamptz)")
        line.execute(
            "INSERT INTO bench_due SELECT n, clock_timestamp() + CASE WHEN n <= %s"
            " THEN make_interval(secs => 1 + n %% 100 / 100.0) ELSE interval '1 hour' END"
            " FROM generate_series(1, %s) AS n",
            [DUE, ARMED],
        )
        line.execute("CREATE INDEX ON bench_due (due_at) WHERE done_at IS NULL")
        for _ in range(4):
            line.execute(
                "UPDATE bench_due SET done_at = clock_timestamp() WHERE due_at <= clock_timestamp() AND done_at IS NULL"
            )
            time.sleep(1)
        rows = line.execute("SELECT extract(epoch FROM done_at - due_at) FROM bench_due WHERE done_at IS NOT NULL")
        return [float(row[0]) for row in rows]
