"""Years of a plausible room, past the commands: two million events in minutes, chained and signed as commands do it.

In each slot of four hours every chair is taken once: its guest joins, is called, sits, goes for a walk, comes back and
leaves. Some miss their call; some have a note that is taken back. Every invariant holds for what stands here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from operator import itemgetter
from typing import Any

import psycopg
from psycopg.types.json import Jsonb

from bench.rows import Rows
from floor.commands.sample.cast import REGULARS
from players.models import AgeCheck, Player
from players.rules import public_form, search_form
from pokerroom.clock import now
from pokerroom.events import CONTENT, digest_of, gaming_day, plain
from pokerroom.models import Event, Room, Staff
from pokerroom.trail import checkpointing, keys
from pokerroom.trail.checkpoints import Why
from pokerroom.turn import policy_of
from tables.models import Absence, Game, Placement, Seat, Session, Sitting
from waitlist.models import Call, Entry

A_SLOT = timedelta(hours=4)
SLOTS_AT_ONCE = 20  # of them the rows are kept in memory
LEFT_BY = 7.74  # events that a guest leaves, on the average
MISSES, NOTED = 10, 50  # one guest in so many
CLAIM, HOLD = timedelta(minutes=5), timedelta(minutes=15)
FIRSTS = [name.split()[0] for name in REGULARS]
SYLLABLES = [one + two for one in "bdfghlmnrst" for two in ("a", "er", "o", "in")][:20]

Facts = dict[str, Any]
Told = tuple[datetime, str, str, list[str], Facts]  # at, verb, subject, what else it touches, facts
BY_THE_CLOCK = {"pages.shown", "waitlist.held", "waitlist.removed"}


def name_of(number: int) -> str:
    """First names go round; last names have three syllables, and each meets every first name."""
    later, first = divmod(number, len(FIRSTS))
    parts = (SYLLABLES[later // len(SYLLABLES) ** place % len(SYLLABLES)] for place in range(3))
    return f"{FIRSTS[first]} {''.join(parts).capitalize()}"


def card_of(number: int) -> str:
    """Twelve digits, the last ones in no order."""
    return f"6006{number * 7_919_993 % 100_000_000:08}"


def phone_of(number: int) -> str:
    return f"+1419{number * 6_700_417 % 10_000_000:07}"


def fill(wire: psycopg.Connection[Any], room: Room, *, events: int, players: int, by: Staff) -> None:
    """About so many events more, and players, in a room in which nobody has been yet; the last events are of today.

    `wire`: of the database's owner, each statement committed by itself.
    """
    wire.execute("SET session_replication_role = replica")  # the guards look away: they look at one row after another
    with wire.transaction():
        years = _Years(room, Rows(wire), by=by, players=players)
        years.live(slots=round(events / LEFT_BY / len(years.seats)))
    wire.execute("VACUUM (ANALYZE)")
    checkpointing.write(room, Why.ASKED)


@dataclass(frozen=True)
class _Guest:
    """One visit: who, where, and the numbers of the rows that it leaves."""

    entry: int
    call: int
    number: int
    player: int
    seat: Seat
    game: Game

    @property
    def facts(self) -> Facts:
        name, table = public_form(name_of(self.number)), self.seat.table.number
        return {"name": name, "list": self.game.slug, "table": table, "seat": self.seat.number, "call": self.call}


class _Years:
    """What is known while they pass."""

    def __init__(self, room: Room, rows: Rows, *, by: Staff, players: int) -> None:
        self.room, self.rows, self.by, self.policy = room, rows, by, policy_of(room)
        self.games = list(Game.objects.filter(room=room))
        self.seats = list(Seat.objects.filter(room=room).select_related("table"))
        self.players, self.first_player = max(players, len(self.seats)), rows.last(Player) + 1
        self.visits, self.seq, self.hash, self.mac = 0, room.version, room.head_hash, keys.current().mac

    def live(self, slots: int) -> None:
        begin = now() - A_SLOT * slots
        self._enroll(begin)
        for slot in range(slots):
            self._record(self._slot(begin + A_SLOT * slot))
            if not slot % SLOTS_AT_ONCE:
                self.rows.send()
        self.rows.end()
        lifted = "UPDATE pokerroom_room SET version = %s, head_hash = %s, last_event_at = %s WHERE id = %s"
        self.rows.wire.execute(lifted, [self.seq, self.hash, begin + A_SLOT * slots, self.room.pk])

    def _enroll(self, at: datetime) -> None:
        for number in range(self.players):
            name = name_of(number)
            of_player = {"card": card_of(number), "phone": phone_of(number), "tier": 0}
            shown = {"name": name, "public_name": public_form(name)}
            search = search_form(f"{name} {shown['public_name']}")
            player = self.rows.add(Player, room_id=self.room.pk, search=search, **shown, **of_player)
            checked = {"player_id": player, "at": at, "by_id": self.by.pk, "how": AgeCheck.How.ID_SEEN.value}
            self.rows.add(AgeCheck, room_id=self.room.pk, **checked)
        self.rows.send()

    def _slot(self, since: datetime) -> list[Told]:
        """What is told of it, in order."""
        told = [one for seat in self.seats for one in self._visit(seat, since)]
        return sorted(told, key=itemgetter(0))

    def _visit(self, seat: Seat, since: datetime) -> Iterator[Told]:
        number = self.visits % self.players
        game = self.games[(seat.table.number - 1) % len(self.games)]
        place = timedelta(seconds=self.visits % len(self.seats) / 10)
        self.visits += 1
        call, entry = self.rows.last(Call) + 1, self.rows.last(Entry) + 1
        guest = _Guest(entry, call, number, self.first_player + number, seat, game)
        joined, called = since + place, since + place + timedelta(minutes=10)
        yield joined, "waitlist.joined", f"entry:{entry}", [], {**guest.facts, "via": "desk"}
        if not self.visits % NOTED:
            noted = {"name": guest.facts["name"], "was": {"note": ""}, "note": "red cap"}
            yield joined + timedelta(minutes=1), "waitlist.noted", f"entry:{entry}", [], noted
            undone = {"undone": "waitlist.noted", "name": noted["name"], "entry": entry}
            yield joined + timedelta(minutes=2), "undone", "", [f"entry:{entry}"], undone
        touched = [f"seat:{seat.pk}"]
        yield called, "waitlist.called", f"entry:{entry}", touched, {**guest.facts, "passed_over": [], "again": None}
        yield called, "pages.shown", f"page:{call}", [], {"names": [guest.facts["name"]], "entries": [entry]}
        yield from (self._missed if not self.visits % MISSES else self._sat)(guest, joined, called)

    def _missed(self, guest: _Guest, joined: datetime, called: datetime) -> Iterator[Told]:
        due, over = called + CLAIM, called + CLAIM + HOLD
        self._listed(guest, joined, called, "removed", over)
        self._called(guest, called, "lapsed", due, None)
        subject = f"entry:{guest.entry}"
        yield due, "waitlist.held", subject, [f"seat:{guest.seat.pk}"], {**guest.facts, "rule": "T45"}
        yield over, "waitlist.removed", subject, [], {**guest.facts, "reason": "not back from hold", "rule": "T45"}

    def _sat(self, guest: _Guest, joined: datetime, called: datetime) -> Iterator[Told]:
        answered, since = called + timedelta(minutes=2), called + timedelta(minutes=3)
        away, back, left = (called + timedelta(minutes=minutes) for minutes in (90, 105, 210))
        self._listed(guest, joined, called, "seated", since)
        self._called(guest, called, "seated", since, answered)
        sitting = self._stayed(guest, since, left)
        walk = {"kind": "first", "rule": "T33", "ordinal": 1, "allowed_seconds": 1200, "ended_as": "back"}
        walked = {"since": away, "due_at": away + timedelta(minutes=20), "ended_at": back}
        self._row(Absence, sitting_id=sitting, table_id=guest.seat.table_id, **walk, **walked)
        entry, stay, chair = f"entry:{guest.entry}", f"sitting:{sitting}", [f"seat:{guest.seat.pk}"]
        facts = {**guest.facts, "sitting": sitting}
        yield answered, "waitlist.answered", entry, chair, guest.facts
        yield since, "waitlist.seated", entry, chair, {**facts, "buy_in_cents": 20000, "passed_over": []}
        yield away, "tables.away", stay, chair, {**facts, **plain(walk | walked), "wants_dinner": False}
        yield back, "tables.back", stay, chair, facts
        yield left, "tables.left", stay, chair, {**facts, "amount_cents": 30000}

    def _listed(self, guest: _Guest, joined: datetime, called: datetime, status: str, ended: datetime) -> None:
        times = {"joined_at": joined, "arrived_at": joined, "called_at": called, "ended_at": ended}
        self._row(Entry, game_id=guest.game.pk, player_id=guest.player, status=status, via="desk", **times)

    def _called(
        self, guest: _Guest, called: datetime, outcome: str, ended: datetime, answered: datetime | None
    ) -> None:
        times = {"called_at": called, "due_at": called + CLAIM, "answered_at": answered, "ended_at": ended}
        self._row(Call, entry_id=guest.entry, seat_id=guest.seat.pk, by_id=self.by.pk, outcome=outcome, **times)

    def _stayed(self, guest: _Guest, since: datetime, left: datetime) -> int:
        session = self._row(Session, player_id=guest.player, started_at=since)
        day = gaming_day(since, self.room, self.policy)
        who = {"session_id": session, "player_id": guest.player, "game_id": guest.game.pk}
        money = {"buy_in": 20000, "left_with": 30000}
        sitting = self._row(Sitting, since=since, ended_at=left, gaming_day=day, **who, **money)
        chair = {"sitting_id": sitting, "seat_id": guest.seat.pk, "since": since, "until": left}
        self._row(Placement, called_order=guest.call, **chair)
        return sitting

    def _row(self, model: Any, **facts: Any) -> int:
        return self.rows.add(model, room_id=self.room.pk, **facts)

    def _record(self, told: list[Told]) -> None:
        """Events as a turn leaves them: numbered, chained, signed. Each is a command of its own."""
        noted: dict[int, int] = {}  # entry → the command that noted it
        for at, verb, subject, touches, facts in told:
            self.seq += 1
            if verb == "waitlist.noted":
                noted[int(subject.partition(":")[2])] = self.seq
            elif verb == "undone":
                subject, facts = f"event:{noted[facts['entry']]}", {**facts, "undoes": noted[facts["entry"]]}
            actor = None if verb in BY_THE_CLOCK else self.by.pk
            day = gaming_day(at, self.room, self.policy)
            what = (self.room.pk, self.seq, self.seq, at, at, actor, verb, subject, [subject, *touches], facts)
            content = (*what, self.policy.number, "", "", day)
            self.hash = digest_of(self.hash, content)
            row = dict(zip(CONTENT, content, strict=True)) | {"data": Jsonb(facts)}
            self.rows.add(Event, hash=self.hash, mac=self.mac(self.hash), **row)
