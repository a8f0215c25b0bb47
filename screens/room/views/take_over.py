"""Importing a running room from a whiteboard: typed or pasted, looked at as it was understood, then entered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from floor.commands.take_over import Whiteboard, whiteboard
from floor.commands.take_over.whiteboard import Typed, Understood
from floor.whiteboard import Doubt
from pokerroom.decorators import StaffRequest, page, staff_only
from pokerroom.models import Room
from pokerroom.refusals import Malformed, Refused
from screens.host.reads.cards import ListCard, list_cards
from screens.host.reads.rows import EntryRow
from screens.parts.seat_strip import Chair, ChairStrip, chair_strips, kept_seats
from tables.models import Seat, Table
from tables.queries import games_offered
from waitlist.queries.snapshot import Snapshot


@require_http_methods(["GET", "POST"])
@staff_only
def take_over(request: StaffRequest) -> HttpResponse:
    """The text is read back first, and entered once every line can be and every doubt is settled."""
    text = request.POST.get("whiteboard", "")
    context: dict[str, Any] = {"typed": text}
    status = 200
    if request.method == "POST":
        try:
            board = whiteboard.typed(request.room, text, request.now, _answers(request))
            if "import" in request.POST and _entered(request, board):
                return HttpResponseRedirect(reverse("host:screen", args=[request.room.slug]))
            context |= _read_back(request, board)
        except Malformed as error:
            context["refused"] = error.detail
        status = 400 if "refused" in context or context["preview"].wrong else 200
    context["games"] = games_offered(request.room)
    context["tables"] = Table.objects.filter(room=request.room).count()
    return page(request, "room/take_over.html", context, status=status)


def _answers(request: StaffRequest) -> dict[str, str]:
    """The readings that were chosen, by the key of their doubt."""
    said = request.POST.dict()
    return {name.removeprefix("doubt "): said[name] for name in said if name.startswith("doubt ")}


def _entered(request: StaffRequest, board: Typed) -> bool:
    """Whether it was; what stands in the way is told by reading it back."""
    try:
        whiteboard.imported(request.room, board, **request.by)
    except Malformed:
        return False
    except Refused as refusal:
        if refusal.code != "unsettled":
            raise
        return False
    return True


@dataclass
class Row:
    """A chair or a name as it would stand, with the line that says so and what is to be settled there."""

    row: Chair | EntryRow
    line: int | None
    doubts: list[Doubt] = field(default_factory=list)


@dataclass
class Part:
    """A table or a list as it would stand."""

    head: ChairStrip | ListCard
    rows: list[Row]


@dataclass
class Problem:
    """A line with its words, and why it can't be entered."""

    line: int
    words: str
    says: str
    more: str = ""


@dataclass
class Preview:
    """What the page shows. `elsewhere`: doubts of lines that are no chair and no name, with their words."""

    tables: list[Part]
    lists: list[Part]
    kept: list[Seat]
    elsewhere: list[tuple[int, str, Doubt]]
    wrong: list[Problem]
    left_out: dict[int, str]
    unsettled: int
    pauses_auto_call: bool

    @property
    def ready(self) -> bool:
        return not self.wrong and not self.unsettled


def _read_back(request: StaffRequest, board: Typed) -> dict[str, Any]:
    """Tables and lists of the board as they would stand, each row with its line."""
    told = whiteboard.understood(request.room, board, _looking_at(board.board), **request.by)
    strips, cards, kept = told.seen
    shown = _Shown(told)
    tables = [Part(strip, [shown.chair(chair) for chair in strip.chairs if chair.sitting_id]) for strip in strips]
    lists = [Part(card, [shown.name(row) for row in (*card.called, *card.held, *card.waiting)]) for card in cards]
    elsewhere = [(line, board.words(line), doubt) for line, doubt in told.doubts if line not in shown.lines]
    preview = Preview(
        tables=tables,
        lists=lists,
        kept=kept,
        elsewhere=elsewhere,
        wrong=_problems(told, board),
        left_out=told.left_out,
        unsettled=told.unsettled,
        pauses_auto_call=told.pauses_auto_call,
    )
    return {"preview": preview}


class _Shown:
    """Rows find their lines; which lines have found a row."""

    def __init__(self, told: Understood) -> None:
        self.told = told
        self.lines: set[int] = set()

    def chair(self, chair: Chair) -> Row:
        return self._row(chair, f"sitting:{chair.sitting_id}")

    def name(self, entry: EntryRow) -> Row:
        return self._row(entry, f"entry:{entry.id}")

    def _row(self, row: Chair | EntryRow, key: str) -> Row:
        line = self.told.rows.get(key)
        if line is None:
            return Row(row, None)
        self.lines.add(line)
        return Row(row, line, [doubt for number, doubt in self.told.doubts if number == line])


Look = Callable[[Room, datetime], tuple[list[ChairStrip], list[ListCard], list[Seat]]]


def _looking_at(board: Whiteboard) -> Look:
    def look(room: Room, at: datetime) -> tuple[list[ChairStrip], list[ListCard], list[Seat]]:
        shot = Snapshot(room, at)
        numbers, games = {line.table for line in board.tables}, {line.game for line in board.lists}
        strips = [strip for strip in chair_strips(shot) if strip.table.number in numbers]
        shown = {game.pk for game in shot.games if game.slug in games}
        kept = [seat for seat in kept_seats(room) if seat.table.number in {line.table for line in board.seats}]
        return strips, list_cards(shot, games=shown), kept

    return look


def _problems(told: Understood, board: Typed) -> list[Problem]:
    """By line; what is wrong with many lines alike is said once."""
    alike: dict[str, list[int]] = {}
    for number, says in sorted(told.wrong.items()):
        alike.setdefault(says, []).append(number)
    return [
        Problem(lines[0], board.words(lines[0]), says, _span(lines[1:]) if lines[1:] else "")
        for says, lines in alike.items()
    ]


def _span(numbers: list[int]) -> str:
    whole = numbers == list(range(numbers[0], numbers[-1] + 1))
    return f"{numbers[0]} to {numbers[-1]}" if whole and len(numbers) > 2 else ", ".join(map(str, numbers))
