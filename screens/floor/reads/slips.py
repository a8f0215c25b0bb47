"""The slips of a table that broke: for each player where to, and the draw, so that anybody can work it out again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from tables.models import Draw, Placement, Sitting, Table
from tables.queries import sitter_name
from tables.rules.moves import CameBy, card_rank, words
from waitlist.models import Entry
from waitlist.rules import Origin


@dataclass(frozen=True)
class Slip:
    """One player's: a chair, or the place among those who came to the list with them."""

    name: str
    table: int | None = None
    seat: int | None = None
    posts: str = ""
    list: str = ""
    place: int | None = None
    bagged: bool = False


@dataclass(frozen=True)
class Broken:
    """A break on paper: who drew what, from which seat. Seed and hash where the software drew."""

    table: int
    at: datetime | None
    slips: list[Slip]
    cards: list[tuple[str, int, str]]
    seed: str
    seed_hash: str


def slips(table: Table) -> Broken:
    """Of the last draw of this table that was closed; without one there are none."""
    draw = Draw.objects.filter(table=table, closed_at__isnull=False).order_by("-closed_at", "-pk").first()
    if draw is None:
        return Broken(table.number, None, [], [], "", "")
    drawn = sorted(draw.cards.select_related("sitting__player"), key=lambda card: card_rank(card.card), reverse=True)
    left = Placement.objects.filter(seat__table=table, until=draw.closed_at)
    seats = dict(left.values_list("sitting", "seat__number"))
    return Broken(
        table=table.number,
        at=draw.closed_at,
        slips=[*_seated(draw), *_listed(draw)],
        cards=[(sitter_name(card.sitting), seats.get(card.sitting_id, 0), words(card.card)) for card in drawn],
        seed=draw.seed,
        seed_hash=draw.seed_hash,
    )


def _seated(draw: Draw) -> list[Slip]:
    left = Placement.objects.filter(seat__table=draw.table, until=draw.closed_at).values("sitting")
    rows = Placement.objects.filter(sitting__in=left, came_by=CameBy.BREAK, since=draw.closed_at)
    return [
        Slip(sitter_name(row.sitting), row.seat.table.number, row.seat.number, posts=_posts(row.sitting))
        for row in rows.select_related("sitting__player", "seat__table").order_by("pk")
    ]


def _posts(sitting: Sitting) -> str:
    """A forced move is dealt in at once; a button that lay at the old seat goes along (T44)."""
    missed = [name for name, lies in (("small", sitting.missed_small), ("big", sitting.missed_big)) if lies]
    return f"owes the {' and '.join(missed)} blind" if missed else "dealt in"


def _listed(draw: Draw) -> list[Slip]:
    left = Placement.objects.filter(seat__table=draw.table, until=draw.closed_at).values("sitting__player")
    rows = Entry.objects.filter(player__in=left, origin=Origin.BROKEN, origin_at=draw.closed_at)
    listed = rows.select_related("player", "game").order_by("pk")
    return [
        Slip(row.player.public_name, list=row.game.name, place=place, bagged=not row.is_here)
        for place, row in enumerate(listed, 1)
    ]
