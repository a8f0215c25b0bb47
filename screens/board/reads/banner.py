"""The banner: who was called just now, one touch of the host at a time (BO-05)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from pokerroom.models import Room
from screens.board.reads.names import CALLED, Name
from waitlist.models import Entry, Page
from waitlist.rules import PageState


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


def banner_at(room: Room, at: datetime, digits: dict[int, str]) -> Banner | None:
    """Who is on the banner now; whose call has been answered or given up since is not."""
    pages = Page.objects.filter(room=room, state=PageState.SHOWN, shown_from__lte=at, shown_until__gt=at)
    rows = [
        page
        for page in pages.select_related("entry__player", "entry__game", "call__seat__table").order_by("pk")
        if page.call is None or (not page.call.outcome and page.call.answered_at is None)
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
