"""A breaking table as it stands: its draw, who sits there, who has a draw, and the order drawn."""

from __future__ import annotations

from pokerroom.refusals import Refused
from pokerroom.turn import Turn
from tables.commands.absences import open_absence
from tables.models import Card, Draw, Placement, Sitting, Table
from tables.queries import sitter_said
from tables.refusals import TableState
from tables.rules.moves import card_rank, has_draw


def open_draw(now: Turn, table: Table) -> tuple[Table, Draw]:
    table = now.again(Table.objects.select_related("game"), table.pk)
    draw = Draw.objects.filter(table=table, closed_at__isnull=True).first()
    if draw is None:
        raise TableState(f"Table {table.number} is not breaking.", rule="T43")
    return table, draw


def sitters(table: Table) -> list[Sitting]:
    rows = Placement.objects.filter(seat__table=table, until__isnull=True).select_related(
        "sitting__player", "sitting__game", "sitting__session"
    )
    return [row.sitting for row in rows.order_by("seat__number")]


def may_draw(sitting: Sitting) -> bool:
    return has_draw(away=open_absence(sitting) is not None, button=sitting.missed_small or sitting.missed_big)


def no_draw(sitting: Sitting) -> Refused:
    return Refused(f"{sitter_said(sitting)} is away with a missed-blind button: no draw.", code="no_draw", rule="T43")


def drawn_order(draw: Draw) -> list[Card]:
    """High card first; suits spades, hearts, diamonds, clubs (T43)."""
    cards = draw.cards.select_related("sitting__player", "sitting__game", "sitting__session")
    return sorted(cards, key=lambda drawn: card_rank(drawn.card), reverse=True)
