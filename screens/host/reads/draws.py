"""A table that breaks (T43): who drew what, who goes where, who comes to the list; shown before it is confirmed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from players.queries import kept_out_now
from pokerroom.models import Room
from tables.models import Absence, Card, Draw, Placement, Table
from tables.queries import open_chairs
from tables.rules.moves import RANKS, SUITS, card_rank, has_draw, words
from waitlist.queries.snapshot import Snapshot

Chair = tuple[int, int]


@dataclass(frozen=True)
class Goer:
    """A player of a table that breaks. `to`: the chair that comes to them by their card, or none: the list."""

    sitting_id: int
    name: str
    seat: int
    is_away: bool
    has_button: bool
    player_id: int | None
    may_play: bool
    card: str = ""
    place: int | None = None
    to: Chair | None = None

    @property
    def may_draw(self) -> bool:
        return has_draw(away=self.is_away, button=self.has_button)

    @property
    def shown_card(self) -> str:
        return words(self.card) if self.card else ""

    @property
    def goes_to(self) -> str:
        return f"{self.to[0]}-{self.to[1]}" if self.to else "list"


@dataclass(frozen=True)
class Breaking:
    """The table, its players in the order of choosing, and the open chairs of its game."""

    table: int
    has_begun: bool
    seed_hash: str
    by_software: bool
    may_choose: bool
    goers: list[Goer]
    chairs: list[Chair]

    @property
    def places(self) -> list[tuple[str, str]]:
        """The open chairs to choose from: value and words."""
        return [(f"{table}-{seat}", f"Table {table} seat {seat}") for table, seat in self.chairs]

    @property
    def enough(self) -> bool:
        """Seats for all: no draw is needed."""
        return len(self.chairs) >= len(self.goers)

    @property
    def to_draw(self) -> list[Goer]:
        return [goer for goer in self.goers if goer.may_draw and not goer.card]

    @property
    def next_to_draw(self) -> Goer | None:
        return min(self.to_draw, key=lambda goer: goer.seat, default=None)

    @property
    def is_ready(self) -> bool:
        return self.has_begun and (self.enough or not self.to_draw)

    @property
    def deck(self) -> list[list[tuple[str, str, bool]]]:
        """The cards as they are tapped, suit by suit, high first: code, words, drawn already."""
        drawn = {goer.card for goer in self.goers}
        return [[(r + suit, words(r + suit), r + suit in drawn) for r in RANKS[::-1]] for suit in SUITS[::-1]]


def breaking(room: Room, table: Table, at: datetime) -> Breaking:
    """The break as it stands, or as it would be."""
    draw = Draw.objects.filter(table=table, closed_at__isnull=True).first()
    shot = Snapshot(room, at)
    cards = dict(Card.objects.filter(draw=draw).values_list("sitting", "card")) if draw else {}
    seats = [seat for seat in shot.seats if seat.table.game_id == table.game_id and seat.table_id != table.pk]
    chairs = [(hole.table, hole.seat) for hole in open_chairs(shot.seats, seats) if not hole.leaving]
    there = shot.policy.at(table.game, table)
    goers = _in_order(_players(shot, table, cards))
    return Breaking(
        table=table.number,
        has_begun=draw is not None,
        seed_hash=draw.seed_hash if draw else "",
        by_software=bool(draw.seed_hash) if draw else there.software_draw,
        may_choose=there.draw_choice,
        goers=list(_chosen(shot, goers, chairs)),
        chairs=chairs,
    )


def _players(shot: Snapshot, table: Table, cards: dict[int, str]) -> list[Goer]:
    room, policy, at = shot.room, shot.policy, shot.at
    away = set(Absence.objects.filter(table=table, ended_at__isnull=True).values_list("sitting", flat=True))
    rows = Placement.objects.filter(seat__table=table, until__isnull=True).select_related("sitting__player", "seat")
    return [
        Goer(
            sitting_id=row.sitting_id,
            name=shot.name_of(row.sitting.player),
            seat=row.seat.number,
            is_away=row.sitting_id in away,
            has_button=row.sitting.missed_small or row.sitting.missed_big,
            player_id=row.sitting.player_id,
            may_play=row.sitting.player is None or kept_out_now(room, policy, at, row.sitting.player) is None,
            card=cards.get(row.sitting_id, ""),
        )
        for row in rows.order_by("seat__number")
    ]


def _in_order(goers: list[Goer]) -> list[Goer]:
    """High card first; those without one after them, seat by seat."""
    drawn = sorted((goer for goer in goers if goer.card), key=lambda goer: card_rank(goer.card), reverse=True)
    return [replace(goer, place=place) for place, goer in enumerate(drawn, 1)] + [g for g in goers if not g.card]


def _chosen(shot: Snapshot, goers: list[Goer], chairs: list[Chair]) -> Iterable[Goer]:
    """Each the first chair that is left and may be theirs; staff change it as the players choose.

    Without a draw nobody has a choice, but where there are seats for all (T43).
    """
    left = list(chairs)
    enough = len(chairs) >= len(goers)
    for goer in goers:
        barred = shot.barred(goer.player_id)
        takes_one = goer.may_play and (enough or goer.may_draw)
        theirs = [chair for chair in left if chair[0] not in barred] if takes_one else []
        to = next(iter(theirs), None)
        if to:
            left.remove(to)
        yield replace(goer, to=to)
