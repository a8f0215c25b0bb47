"""How the lists are set on the board: columns and pages, as large as everything fits. Nothing here reads anything.

Heights are counted in half rows. A list has a column to itself while that takes no more pages; a list too long for one
goes on in the next, under its name. Of all settings that need the fewest pages, the largest type is taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

PAGE_SECONDS = 10


ROUND_SECONDS = 28  # every name is on the screen once in half a minute, turning included


HEAD, HEAD_AGAIN, GAP = 5, 2, 1


@dataclass(frozen=True)
class Size:
    """One size of type: the half rows of a column, and the most columns it is read in."""

    name: str
    height: int
    columns: int


SIZES = (Size("large", 26, 3), Size("middle", 30, 4), Size("small", 36, 6))


FEWEST_COLUMNS = 2


@dataclass(frozen=True)
class Piece:
    """A part of a list that stands in one column: which list, and its rows from … to."""

    of: int
    start: int
    stop: int

    @property
    def goes_on(self) -> bool:
        """Whether the list began in an earlier column."""
        return self.start > 0


Column = list[Piece]


Board = list[list[Column]]


@dataclass(frozen=True)
class Set:
    """The board as it is set: its size of type, its pages of columns, and how long each page stays."""

    size: Size
    pages: Board

    @property
    def columns(self) -> int:
        return max(FEWEST_COLUMNS, *(len(page) for page in self.pages), 0)

    @property
    def seconds(self) -> float:
        return min(PAGE_SECONDS, round(ROUND_SECONDS / max(len(self.pages), 1), 1))

    @property
    def letters(self) -> int:
        """So many letters of a name surely fit beside its number and marks, in rem of 16 pixels."""
        column = 116 / self.columns - 1.25
        letter = 56.25 / self.size.height * 1.76 * 0.55
        return int(column / letter) - 4

    @property
    def splits(self) -> bool:
        return any(piece.goes_on for page in self.pages for column in page for piece in column)


def set_in_columns(lists: Sequence[Sequence[int]]) -> Set:
    """From the heights of each list's rows. The fewest pages; then a list a column, whole; then the largest type."""
    tries = [(shared, Set(size, _pages(lists, size, shared))) for shared in (False, True) for size in SIZES]
    return min(tries, key=lambda tried: (len(tried[1].pages), tried[0], tried[1].splits))[1]


def _pages(lists: Sequence[Sequence[int]], size: Size, shared: bool) -> Board:
    """Lists whole on a page where that costs no page, else straight on."""
    flows = _flows(lists, size.height, shared)
    whole, straight = _whole(flows, size.columns), _straight(flows, size.columns)
    return whole if len(whole) <= len(straight) else straight


def _flows(lists: Sequence[Sequence[int]], height: int, shared: bool) -> list[list[Column]]:
    """Columns that belong together: those of one list; short lists may share one."""
    flows: list[list[Column]] = []
    left = 0
    for of, rows in enumerate(lists):
        needs = HEAD + sum(rows)
        if shared and needs + GAP <= left:
            flows[-1][-1].append(Piece(of, 0, len(rows)))
            left -= needs + GAP
        else:
            pieces = list(_pieces(of, rows, height))
            flows.append([[piece] for piece in pieces])
            last = pieces[-1]
            left = height - (HEAD_AGAIN if last.goes_on else HEAD) - sum(rows[last.start : last.stop])
    return flows


def _pieces(of: int, rows: Sequence[int], height: int) -> Iterator[Piece]:
    start, room = 0, height - HEAD
    for place, row in enumerate(rows):
        if row > room and place > start:
            yield Piece(of, start, place)
            start, room = place, height - HEAD_AGAIN
        room -= row
    yield Piece(of, start, len(rows))


def _whole(flows: Iterable[list[Column]], columns: int) -> Board:
    pages: Board = []
    for flow in flows:
        if not pages or len(pages[-1]) + len(flow) > columns:
            pages.append([])
        for column in flow:
            if len(pages[-1]) == columns:
                pages.append([])
            pages[-1].append(column)
    return pages


def _straight(flows: Iterable[list[Column]], columns: int) -> Board:
    every = [column for flow in flows for column in flow]
    return [every[start : start + columns] for start in range(0, len(every), columns)]
