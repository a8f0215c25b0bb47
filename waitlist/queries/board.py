"""The board on the wall: what everybody may see of the lists at a moment. Public names, and nothing else of a player.

What is overdue is over here before anything wrote it: at 0:00 a called name stands under missed calls.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby

from players.rules import search_form
from pokerroom.models import Room
from tables.models import Game
from waitlist.models import Call, Entry, Page
from waitlist.queries.columns import Set, set_in_columns
from waitlist.queries.snapshot import Snapshot, snapshot
from waitlist.rules import Outcome, PageState, Via

DIGITS = 2
CALLED, ANSWERED, WAITING, MISSED = "called", "answered", "waiting", "missed"
HALF_ROWS = {CALLED: 4, ANSWERED: 3, WAITING: 2, MISSED: 2}
HEADING = 2  # over the first called, and over the first missed


@dataclass(frozen=True)
class Name:
    """A name on the board. `digits` tell two apart that look alike."""

    entry: int
    state: str
    name: str
    digits: str = ""
    place: int | None = None
    absent: str = ""
    table: int | None = None
    due_at: datetime | None = None
    first: bool = False

    @property
    def height(self) -> int:
        return HALF_ROWS[self.state] + (HEADING if self.first else 0)


@dataclass(frozen=True)
class BoardList:
    """One list: what is played, at which tables, who is called, who waits, who missed a call."""

    game: str
    name: str
    short: str
    tables: list[int]
    running: bool
    closed: bool
    scheduled_at: datetime | None
    chairs: int
    here: int
    not_here: int
    open: int
    names: list[Name]

    @property
    def forming(self) -> bool:
        """Names, but no table yet."""
        return not self.tables

    @property
    def waiting(self) -> int:
        return self.here + self.not_here


@dataclass(frozen=True)
class Piece:
    """What of a list stands in one column."""

    of: BoardList
    names: list[Name]
    goes_on: bool


@dataclass(frozen=True)
class Announced:
    """Names called for one table, or asked to see the host (no table)."""

    table: int | None
    game: str
    names: list[Name]
    standing_by: list[Name]


@dataclass(frozen=True)
class Banner:
    """What was called just now: one touch, one banner (BO-05)."""

    id: int
    since: datetime
    until: datetime
    groups: list[Announced]

    @property
    def names(self) -> int:
        return sum(len(group.names) for group in self.groups)

    @property
    def spoken(self) -> str:
        """The sentence for the voice."""
        said = []
        for group in self.groups:
            who = ", ".join(f"{name.name} {name.digits}".strip() for name in group.names)
            said.append(f"{who}: table {group.table}, please see the host." if group.table else f"{who}: see the host.")
        return " ".join(said)


@dataclass(frozen=True)
class Board:
    """The whole display."""

    at: datetime
    version: int
    lists: list[BoardList]
    on_request: list[str]
    banner: Banner | None
    vip_tier: int
    set: Set
    pages: list[list[list[Piece]]]

    @property
    def changes_at(self) -> datetime | None:
        """When the board is another by itself: the next deadline, or the end of the banner."""
        due = [name.due_at for shown in self.lists for name in shown.names if name.due_at]
        return min([*due, *([self.banner.until] if self.banner else [])], default=None)

    @property
    def any_absent(self) -> bool:
        return any(name.absent for shown in self.lists for name in shown.names)


def board(room: Room, at: datetime) -> Board:
    """What the public display shows, at a constant number of queries."""
    shot = snapshot(room, at)
    calls = {call.entry_id: call for call in Call.objects.filter(room=room, outcome="").select_related("seat__table")}
    games = [game for game in shot.games if shot.entries.get(game.pk) or shot.tables_of(game)]
    rows = {game.pk: _names(shot, game, calls) for game in games}
    fits = set_in_columns([[name.height for name in rows[game.pk]] for game in games])
    digits = told_apart((entry for game in games for entry in shot.entries.get(game.pk, [])), fits.letters)
    lists = [_list(shot, game, _with_digits(rows[game.pk], digits)) for game in games]
    return Board(
        at=at,
        version=room.version,
        lists=lists,
        on_request=[game.short for game in shot.games if game not in games],
        banner=_banner(room, at, digits),
        vip_tier=shot.policy.vip_priority_tier,
        set=fits,
        pages=_in_columns(lists, fits),
    )


def told_apart(entries: Iterable[Entry], letters: int | None = None) -> dict[int, str]:
    """Entry id → the digits of its number that tell it from others of the same look (BO-02).

    Alike are names of different players that are equal as far as they are shown: `letters`, or whole.
    """
    alike: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        alike[search_form(entry.player.public_name)[:letters]].append(entry)
    told: dict[int, str] = {}
    for group in alike.values():
        if len({entry.player_id for entry in group}) > 1:
            told |= _digits([int(entry.pk) for entry in group])
    return told


def _digits(numbers: list[int]) -> dict[int, str]:
    """The last two digits of each number; more, where two would still be the same."""
    most = len(str(max(numbers)))
    for length in range(DIGITS, most + 1):
        ends = {number: str(number).zfill(length)[-length:] for number in numbers}
        if len(set(ends.values())) == len(numbers):
            return ends
    return {number: str(number).zfill(DIGITS) for number in numbers}


def _names(shot: Snapshot, game: Game, calls: dict[int, Call]) -> list[Name]:
    """Called first, then those who wait by number, missed calls at the end."""
    called = [_called(entry, calls.get(entry.pk)) for entry in shot.called(game)]
    waiting = [
        Name(row.pk, WAITING, row.entry.player.public_name, place=place, absent=_absent(row.entry))
        for place, row in enumerate(shot.waiting(game), 1)
    ]
    missed = [Name(entry.pk, MISSED, entry.player.public_name, due_at=entry.due_at) for entry in shot.held(game)]
    named: list[Name] = sorted(called, key=lambda name: name.state != CALLED) + waiting + missed
    return [_opening(name, before) for name, before in zip(named, [None, *named], strict=False)]


def _opening(name: Name, before: Name | None) -> Name:
    """The first of the called and of the missed carries the heading of its kind."""
    first = name.state in (CALLED, MISSED) and (before is None or before.state != name.state)
    return replace(name, first=first)


def _called(entry: Entry, call: Call | None) -> Name:
    state = ANSWERED if call and call.answered_at else CALLED
    table = call.seat.table.number if call else None
    return Name(entry.pk, state, entry.player.public_name, table=table, due_at=entry.due_at)


def _absent(entry: Entry) -> str:
    """How somebody who is not in the room is marked: by phone and web alike, or stepped out."""
    if entry.is_here:
        return ""
    if entry.back_by:
        return "stepped-out"
    return "web" if entry.via == Via.WEB else "phone"


def _with_digits(names: list[Name], digits: dict[int, str]) -> list[Name]:
    return [replace(name, digits=digits.get(name.entry, "")) for name in names]


def _list(shot: Snapshot, game: Game, names: list[Name]) -> BoardList:
    waiting = [name for name in names if name.state == WAITING]
    absent = sum(1 for name in waiting if name.absent)
    return BoardList(
        game=game.slug,
        name=game.name,
        short=game.short,
        tables=[table.number for table in shot.tables_of(game)],
        running=shot.is_running(game),
        closed=game.list_closed_at is not None,
        scheduled_at=game.scheduled_at,
        chairs=game.most_chairs,
        here=len(waiting) - absent,
        not_here=absent,
        open=len(shot.holes(game)),
        names=names,
    )


def _in_columns(lists: list[BoardList], fits: Set) -> list[list[list[Piece]]]:
    return [
        [
            [Piece(lists[part.of], lists[part.of].names[part.start : part.stop], part.goes_on) for part in column]
            for column in page
        ]
        for page in fits.pages
    ]


def _banner(room: Room, at: datetime, digits: dict[int, str]) -> Banner | None:
    """Who is on the banner now; whose call has been given up since is not."""
    pages = Page.objects.filter(room=room, state=PageState.SHOWN, shown_from__lte=at, shown_until__gt=at)
    rows = [
        page
        for page in pages.select_related("entry__player", "entry__game", "call__seat__table").order_by("pk")
        if page.call is None or page.call.outcome in ("", Outcome.SEATED)
    ]
    if not rows:
        return None
    groups = [_announced(list(group), digits) for _, group in groupby(rows, key=_for_table)]
    since, until = rows[0].shown_from, rows[0].shown_until
    assert since
    assert until
    return Banner(int(rows[0].pk), since, until, groups)


def _for_table(page: Page) -> tuple[int, int]:
    return page.entry.game_id, page.call.seat.table.number if page.call else 0


def _announced(pages: list[Page], digits: dict[int, str]) -> Announced:
    first = pages[0]
    names = {page.entry_id: _on_banner(page.entry, digits) for page in pages}
    behind = {page.entry_id for page in pages if page.call and page.call.entry_id != page.entry_id}
    return Announced(
        table=first.call.seat.table.number if first.call else None,
        game=first.entry.game.short,
        names=[name for entry, name in names.items() if entry not in behind],
        standing_by=[name for entry, name in names.items() if entry in behind],
    )


def _on_banner(entry: Entry, digits: dict[int, str]) -> Name:
    return Name(entry.pk, CALLED, entry.player.public_name, digits=digits.get(entry.pk, ""))
