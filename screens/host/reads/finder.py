"""Finding somebody, and choosing where they go: what tells people apart, which lists, which open seats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime

from django.db.models import Q

from floor.queries.must_bring import Brings, Demands
from players.models import Conduct, Player
from players.queries import find, players, told_apart
from players.rules import ConductKind, search_form
from pokerroom.events import gaming_day_began
from pokerroom.models import Room
from pokerroom.times import clock
from screens.host.reads.cards import ListCard, list_cards
from tables.rules import in_order
from waitlist.models import Entry
from waitlist.queries.snapshot import Snapshot
from waitlist.queries.whereabouts import Where, where_everybody_is


@dataclass(frozen=True)
class FoundPlayer:
    """A record, with what tells it from others."""

    id: int
    name: str
    public_name: str
    tier: int
    card_tail: str
    phone_tail: str
    where: str
    last_lists: list[str] = field(default_factory=list)
    barred: str = ""
    removed: str = ""
    is_alike: bool = False


@dataclass(frozen=True)
class Found:
    """What the search box shows."""

    players: list[FoundPlayer]
    exact: bool
    twin: str = ""


@dataclass(frozen=True)
class OpenSeat:
    """A chair somebody can sit straight down in."""

    table: int
    seat: int
    short: str
    brings: Brings | None = None


@dataclass(frozen=True)
class Choice:
    """Who was found or named, the lists with those of last time marked, and the open seats."""

    player: FoundPlayer | None
    name: str
    lists: list[ListCard]
    marked: list[str]
    twin: str
    on_already: list[str]
    seats: list[OpenSeat]


def found(room: Room, text: str, at: datetime) -> Found:
    """Players whose name, public name, telephone or card fits, and where they are now."""
    rows = list(find(room, text))
    shot = Snapshot(room, at)
    where, removed = where_everybody_is(shot), _removed_today(shot, rows)
    exact = any(row.search.startswith(search_form(text)) for row in rows)
    alike = told_apart(rows)
    people = [replace(_found(row, shot, where, removed), is_alike=row.pk in alike) for row in rows]
    return Found(people, exact, twin_of(rows, text))


def twin_of(rows: Iterable[Player], name: str) -> str:
    """What a new name is warned with: the record whose name looks the same, with what tells it apart (PL-03, PL-07)."""
    twin = next((row for row in rows if search_form(row.name) == search_form(name)), None)
    if twin is None:
        return ""
    return f"looks the same as {twin.public_name}" + (f" (card …{twin.card[-4:]})" if twin.card else "")


def _removed_today(shot: Snapshot, rows: Iterable[Player]) -> dict[int, str]:
    """Player id → when the house removed them from a game this gaming day, for whoever would seat them again (T42)."""
    began = gaming_day_began(shot.at, shot.room, shot.policy)
    stands = Conduct.objects.filter(kind=ConductKind.REMOVED, at__gte=began, reversal=None)
    removed = stands.filter(Q(player__in=rows) | Q(player__merged_into__in=rows)).select_related("player")
    return {
        row.player.merged_into_id
        or row.player_id: f"removed from a game at {clock(row.at, shot.room.zone)} ({row.rule}): ask the floor"
        for row in removed.order_by("at")
    }


def _found(
    player: Player,
    shot: Snapshot,
    where: dict[int, list[Where]],
    removed: dict[int, str],
    last_lists: Iterable[str] = (),
) -> FoundPlayer:
    until = player.barred_until
    return FoundPlayer(
        id=player.pk,
        name=player.name,
        public_name=player.public_name,
        tier=player.tier,
        card_tail=player.card[-4:],
        phone_tail=player.phone[-4:],
        where=" · ".join(map(str, where.get(player.pk, []))),
        last_lists=list(last_lists),
        removed=removed.get(player.pk, ""),
        barred=f"barred until {until.astimezone(shot.room.zone):%d %b %Y} {clock(until, shot.room.zone)} (T41)"
        if until and player.is_barred(shot.at)
        else "",
    )


def choice(room: Room, player: int | None, name: str, at: datetime) -> Choice:
    """The lists and seats for one person; a record that is not there leaves the name."""
    shot = Snapshot(room, at)
    cards = list_cards(shot)
    row = players(room).filter(pk=player).first() if player else None
    marked = _last_lists(row) if row else []
    on_already = [
        game.slug
        for game in shot.games
        if row and any(entry.player_id == row.pk for entry in shot.entries.get(game.pk, []))
    ]
    tables = {table.number: table for table in shot.tables}
    demands = Demands(room, [row.pk] if row else [], shot.policy, at)
    seats = [
        OpenSeat(hole.table, hole.seat, game.short, demands.of(row.pk, game, tables[hole.table]) if row else None)
        for game in shot.games
        for hole in in_order(shot.holes(game))
        if not hole.leaving
    ]
    found_player = _found(row, shot, where_everybody_is(shot), _removed_today(shot, [row]), marked) if row else None
    return Choice(
        player=found_player,
        name=row.name if row else name,
        lists=cards,
        twin="" if row else twin_of(find(room, name), name),
        marked=[slug for slug in marked if slug not in on_already],
        on_already=on_already,
        seats=seats,
    )


def _last_lists(player: Player) -> list[str]:
    """The lists this player joined last time: those of the latest gaming evening on record."""
    last = Entry.objects.filter(player=player).select_related("game").order_by("-joined_at")[:6]
    entries = list(last)
    evening = [entry for entry in entries if (entries[0].joined_at - entry.joined_at).total_seconds() < 12 * 3600]
    return sorted({entry.game.slug for entry in evening})
