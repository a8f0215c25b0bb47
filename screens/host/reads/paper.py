"""The whole room as lines of text, for the print and for a second device's copy: what a take-over reads back.

Each line is in the words of `floor.whiteboard`; an aside is for people alone and is not copied with it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Count
from django.db.models.functions import Lower

from floor.whiteboard import is_whole, written
from players.models import Player
from players.queries import players
from pokerroom.event_text import closed
from pokerroom.money import decimal_of
from screens.host.reads.rows import Told, entry_row
from screens.parts.seat_strip import Chair, ChairStrip, chair_strips, kept_seats
from tables.models import Game, Request
from tables.queries import sittings
from tables.queries.money import open_bags
from tables.rules.moves import Wish
from waitlist.models import Entry
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import Origin, Status, Via


@dataclass(frozen=True)
class PaperLine:
    """One line: its place or seat, what it says, and what only a person reads."""

    place: str
    says: str
    aside: str = ""


@dataclass(frozen=True)
class Section:
    """A table, a list, the seats kept, the bags in custody. `silent`: the heading is for people alone."""

    heading: str
    lines: list[PaperLine]
    aside: str = ""
    silent: bool = False


def paper(shot: Snapshot) -> list[Section]:
    """Tables, kept seats, lists and bags, at a constant number of queries."""
    return _Paper(shot).sections()


class _Paper:
    """One reading of the room."""

    def __init__(self, shot: Snapshot) -> None:
        self.shot = shot
        self.strips = chair_strips(shot)
        self.sitters = {row.pk: row for row in sittings(shot.room).values()}
        self.kept = [
            (seat.table.number, seat.number, seat.locked_for) for seat in kept_seats(shot.room) if seat.locked_for
        ]
        self.bags = list(open_bags(shot.room).order_by("picked_up_at", "pk"))
        self.asked: dict[int, list[Request]] = defaultdict(list)
        for request in shot.asked:
            self.asked[request.sitting_id].append(request)
        self.alike = self._alike()

    def sections(self) -> list[Section]:
        kept = [PaperLine(f"{table}/{seat}", f"kept for {self.name(player)}") for table, seat, player in self.kept]
        told = Told(self.shot, self.shot.games)
        lists = [self._list(game, told) for game in self.shot.games]
        return [
            *(self._table(strip) for strip in self.strips),
            *([Section("Kept", kept, silent=True)] if kept else []),
            *lists,
            *([Section("Custody:", list(self._bags()))] if self.bags else []),
        ]

    def _alike(self) -> set[str]:
        """Names that more than one record has: theirs are printed with the record's number."""
        named = {player.name.casefold() for player in self._everybody()}
        same = players(self.shot.room).annotate(form=Lower("name")).filter(form__in=named).values("form")
        return {row["form"] for row in same.annotate(many=Count("pk")).filter(many__gt=1)}

    def _everybody(self) -> Iterator[Player]:
        yield from (row.player for row in self.sitters.values() if row.player)
        yield from (entry.player for entry in self.shot.live)
        yield from (player for _, _, player in self.kept)
        yield from (bag.player for bag in self.bags)

    def name(self, player: Player) -> str:
        """As it reads back: a first name, or one that others have, with the number of its record."""
        known = is_whole(player.name) and player.name.casefold() not in self.alike
        return written(player.name) + ("" if known else f" #{player.pk}")

    def time(self, at: datetime, *, seconds: bool = False) -> str:
        """With its zone in the hour that the clocks go through twice."""
        local = at.astimezone(self.shot.room.zone)
        twice = local.replace(fold=0).utcoffset() != local.replace(fold=1).utcoffset()
        tail = f":{local:%S}" if seconds else ""
        return f"{local.hour % 12 or 12}:{local:%M}{tail} {local:%p}" + (f" {local.tzname()}" if twice else "")

    def _table(self, strip: ChairStrip) -> Section:
        table = strip.table
        says = [
            f"Table {table.number}: {strip.game_short}",
            f"since {self.time(strip.since)}" if strip.since else "not started",
            f"{table.chairs} chairs",
            "no fills" if table.no_fills else "",
            "must-move" if table.must_move else "",
            "fill first" if table.fill_first else "",
            "breaking" if table.status == "breaking" else "",
        ]
        return Section(_said(says), [line for chair in strip.chairs if (line := self._chair(chair))])

    def _chair(self, chair: Chair) -> PaperLine | None:
        if chair.sitting_id is None:
            aside = f"for {chair.locked_for}" if chair.state == "locked" else ""
            return PaperLine(str(chair.number), "" if aside else "open", aside) if chair.state != "not in use" else None
        player = self.sitters[chair.sitting_id].player
        says = [
            self.name(player) if player else "?",
            f"since {self.time(chair.since)}" if chair.since else "",
            *self._away(chair),
            f"tier {chair.tier}" if chair.tier else "",
            "leaving" if chair.leaving else "",
            "missed small" if chair.missed_small else "",
            "missed big" if chair.missed_big else "",
            *(self._request(request) for request in self.asked[chair.sitting_id]),
            f"note: {chair.note}" if chair.note else "",
        ]
        return PaperLine(str(chair.number), _said(says))

    def _away(self, chair: Chair) -> Iterator[str]:
        walk = chair.walks.now
        if walk:
            yield f"{'dinner' if walk.is_dinner else 'away'} since {self.time(walk.since, seconds=True)}"
        if walk and walk.due_at:
            yield f"until {self.time(walk.due_at, seconds=True)}"
        if chair.dinner_used and not (walk and walk.is_dinner):
            yield "dinner used"

    def _request(self, request: Request) -> str:
        seat = f"seat {request.to_seat}" if request.to_seat else ""
        if request.wish == Wish.SEAT:
            what = seat or "another seat"
        else:
            what = f"Table {request.to_table.number} {seat}".strip() if request.to_table else "another table"
        return f"asks for {what} since {self.time(request.asked_at, seconds=True)}"

    def _list(self, game: Game, told: Told) -> Section:
        waiting = [(row.entry, place) for place, row in enumerate(self.shot.waiting(game), 1)]
        ahead = [*self.shot.called(game), *self.shot.held(game)]
        lines = [self._entry(entry, None, told) for entry in ahead]
        lines += [self._entry(entry, place, told) for entry, place in waiting]
        closed = ", closed for new names" if game.list_closed_at else ""
        return Section(f"{game.short}:", lines, aside=f"{game.name}{closed}")

    def _entry(self, entry: Entry, place: int | None, told: Told) -> PaperLine:
        row = entry_row(self.shot, told, entry, place)
        says = [
            self.name(entry.player),
            self.time(entry.joined_at),
            f"tier {entry.player.tier}" if entry.player.tier else "",
            *self._here(entry),
            *self._rung(entry),
            f"called {row.table}/{row.seat}" if entry.status == Status.CALLED else "",
            "hold" if entry.status == Status.HELD else "",
            "here" if row.answered_at else f"until {self.time(entry.due_at, seconds=True)}" if entry.due_at else "",
            f"passed {self.time(entry.passed_at, seconds=True)}" if entry.passed_at else "",
            "moved" if entry.put_at is not None and entry.status == Status.WAITING else "",
            *(f"not table {number}" for number in entry.not_tables),
            f"wish: {entry.seat_wish}" if entry.seat_wish else "",
            f"note: {entry.note}" if entry.note else "",
        ]
        return PaperLine(f"{place}." if place else "", _said(says), " · ".join(filter(None, [row.digits, row.why])))

    def _here(self, entry: Entry) -> Iterator[str]:
        """Not here, and why; since when in the house, where that is not since joining."""
        called_in = not entry.is_here and entry.arrived_at is None and entry.via in (Via.PHONE, Via.WEB)
        if entry.back_by:
            yield f"stepped out until {self.time(entry.back_by, seconds=True)}"
        if called_in:
            yield "web" if entry.via == Via.WEB else "phone"
        elif not entry.is_here and not entry.back_by:
            yield "not here"
        if entry.arrived_at and self.time(entry.arrived_at) != self.time(entry.joined_at):
            yield f"arrived {self.time(entry.arrived_at, seconds=True)}"

    def _rung(self, entry: Entry) -> Iterator[str]:
        """Why somebody stands before those who joined earlier."""
        since = self.time(entry.origin_at, seconds=True) if entry.origin_at else ""
        match entry.origin:
            case Origin.BROKEN:
                yield f"table broke {since}" + (f", draw {entry.origin_rank}" if entry.origin_rank else "")
            case Origin.CHIPS:
                yield f"chips picked up {since}, rule {entry.origin_rule}"
            case Origin.DINNER:
                left = f", left with {decimal_of(entry.origin_cents)}" if entry.origin_cents is not None else ""
                yield f"extended dinner since {since}{left}"
        if entry.back_at and entry.missed_at:
            yield f"back from hold, missed {self.time(entry.missed_at, seconds=True)}"

    def _bags(self) -> Iterator[PaperLine]:
        for bag in self.bags:
            amount = decimal_of(bag.amount) if bag.amount is not None else "not counted"
            says = _said([amount, bag.game.short, self.name(bag.player)])
            counted = f"verified by {bag.verified_by}, " if bag.verified_by else ""
            yield PaperLine(f"bag {bag.number}:", says, f"{counted}picked up {self.time(bag.picked_up_at)}")


def _said(parts: Iterable[str]) -> str:
    return ", ".join(closed(part) for part in parts if part)
