"""The lists as cards: their tables, the button for who is next, and their names."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from screens.host.reads.rows import EntryRow, Told, entry_row
from screens.parts.seat_strip import TableHead, table_head
from tables.models import Game
from waitlist.queries.next_seat import Step, moves_first
from waitlist.queries.snapshot import Snapshot


@dataclass(frozen=True)
class Suggestion:
    """The button: whom to call for which seat, and who is passed over by rule."""

    entry_id: int
    entry_name: str
    table: int
    seat: int
    passed_over: list[tuple[str, str]]
    kind: str = "call"


@dataclass(frozen=True)
class FirstMove:
    """The button where somebody comes before the list: that move, and what follows from it."""

    step: Step
    then: list[Step]
    kind: str = "move"

    @property
    def calls(self) -> str:
        """Whom the list sends once everybody has moved."""
        return self.then[-1].name if self.then and self.then[-1].entry_id else ""


@dataclass(frozen=True)
class Forming:
    """An interest list: how many it takes, how many have asked, how many are here."""

    wanted: int
    names: int
    here: int


@dataclass(frozen=True)
class ListCard:
    """One list with its tables."""

    game_slug: str
    name: str
    short: str
    status: str
    closed: bool
    scheduled_at: datetime | None
    tables: list[TableHead]
    here: int
    not_here: int
    open_seats: int
    called: list[EntryRow]
    held: list[EntryRow]
    waiting: list[EntryRow]
    removed: list[EntryRow]
    suggestion: Suggestion | FirstMove | None
    forming: Forming | None
    version: int

    @property
    def menu_id(self) -> str:
        return f"menu-{self.game_slug}"


def list_cards(shot: Snapshot, games: set[int] | None = None) -> list[ListCard]:
    """The lists (or these of them) as cards, at a constant number of queries."""
    shown = [game for game in shot.games if games is None or game.pk in games]
    told = Told(shot, shown)
    return [_card(shot, told, game) for game in shown]


def _card(shot: Snapshot, told: Told, game: Game) -> ListCard:
    tables = shot.tables_of(game)
    running = shot.is_running(game)
    waiting = [row.entry for row in shot.waiting(game)]
    heads = [table_head(table, shot.seats_of(table)) for table in tables]
    here = sum(1 for entry in waiting if entry.is_here)
    called = shot.called(game)
    return ListCard(
        game_slug=game.slug,
        name=game.name,
        short=game.short,
        status="running" if running else "interest",
        closed=game.list_closed_at is not None,
        scheduled_at=game.scheduled_at,
        tables=heads,
        here=here,
        not_here=len(waiting) - here,
        open_seats=len(shot.holes(game)),
        called=[entry_row(shot, told, entry) for entry in called],
        held=[entry_row(shot, told, entry) for entry in shot.held(game)],
        waiting=[entry_row(shot, told, entry, place) for place, entry in enumerate(waiting, 1)],
        removed=[entry_row(shot, told, entry) for entry in told.removed if entry.game_id == game.pk],
        suggestion=_suggestion(shot, game),
        forming=None if running or tables else Forming(game.most_chairs, len(waiting), here),
        version=shot.room.version,
    )


def _suggestion(shot: Snapshot, game: Game) -> Suggestion | FirstMove | None:
    if steps := moves_first(shot, game):
        return FirstMove(steps[0], steps[1:])
    choice = None if shot.is_breaking(game) else shot.next_up(game)
    if choice is None or choice.hole is None or choice.entry_id is None:
        return None
    names = {entry.pk: entry.player.public_name for entry in shot.entries.get(game.pk, [])}
    return Suggestion(
        entry_id=choice.entry_id,
        entry_name=names[choice.entry_id],
        table=choice.hole.table,
        seat=choice.hole.seat,
        passed_over=[(names[entry], reason) for entry, reason in choice.passed_over],
    )
