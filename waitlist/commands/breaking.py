"""A table breaks (T43): cards for the order of choosing, seats for some, the top of the list for the rest."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Container, Mapping, Sequence
from datetime import datetime

from players.queries import kept_apart
from pokerroom.models import Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, require, turn
from tables.commands import AS_CLOSED, as_it_is, become, floor_topics, table_topics
from tables.commands.absences import open_absence
from tables.commands.floor_calls import calls_touched
from tables.models import Card, Draw, Placement, Sitting, Table
from tables.queries import sitter_name
from tables.refusals import TableState
from tables.rules import TableStatus
from tables.rules.moves import card_of, card_rank, has_draw, shuffled, words
from waitlist.commands.goers import Count, to_list, to_seat
from waitlist.commands.tables import free
from waitlist.queries import tables_of


def break_table(table: Table, *, software: bool | None = None, by: Staff, at: datetime) -> Draw:
    """Break a table. Nobody is called for that game until the draw is closed; a call already made stands.

    `software`: who draws at this break, if not as the room's policy has it. Where the software draws, the hash of its
    seed is shown, and on record, before a card is dealt.
    """
    with turn(table.room_id, by=by, at=at, act=Act.BREAK) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        if table.status not in (TableStatus.OPEN, TableStatus.RUNNING) or table.game is None:
            raise TableState(f"Table {table.number} is {table.status}: it cannot break.", rule="T43")
        become(table, TableStatus.BREAKING)
        seed = secrets.token_hex(32) if _by_software(now, software) else ""
        draw = Draw.objects.create(
            room=now.room,
            table=table,
            opened_at=now.at,
            seed=seed,
            seed_hash=hashlib.sha256(bytes.fromhex(seed)).hexdigest() if seed else "",
        )
        now.record(
            "tables.breaking",
            f"table:{table.number}",
            topics=table_topics(table, table.game),
            table=table.number,
            players=len(_players(table)),
            seed_hash=draw.seed_hash,
            rule="T43",
        )
        return draw


def _by_software(now: Turn, software: bool | None) -> bool:
    usual = bool(now.policy.software_draw)
    if software not in (None, usual) and not now.policy.draw_choice:
        who = "the software draws" if usual else "players draw cards"
        raise Refused(f"In this room {who}.", code="draw_fixed", rule="T43")
    return usual if software is None else software


def deal(table: Table, *, by: Staff, at: datetime) -> Draw:
    """The software's own draw: the deck in the order its seed gives, dealt seat by seat to whoever has a draw."""
    with turn(table.room_id, by=by, at=at, act=Act.BREAK) as now:
        table, draw = _open_draw(now, table)
        if not draw.seed:
            raise Refused("Players draw at this table.", code="players_draw", rule="T43")
        drawn = dict(draw.cards.values_list("sitting", "card"))
        players = [sitting for sitting in _players(table) if sitting.pk not in drawn and may_draw(sitting)]
        if not players:
            raise Refused("Everybody who has a draw has drawn.", code="drawn_already", rule="T43")
        deck = (card for card in shuffled(bytes.fromhex(draw.seed)) if card not in drawn.values())
        for sitting in players:
            _give(now, draw, table, sitting, next(deck))
        return draw


def _players(table: Table) -> list[Sitting]:
    rows = Placement.objects.filter(seat__table=table, until__isnull=True).select_related(
        "sitting__player", "sitting__game", "sitting__session"
    )
    return [row.sitting for row in rows.order_by("seat__number")]


def may_draw(sitting: Sitting) -> bool:
    return has_draw(away=open_absence(sitting) is not None, button=sitting.missed_small or sitting.missed_big)


def draw_card(table: Table, *, sitting: Sitting, card: str, by: Staff, at: datetime) -> Card:
    """A player's card, as drawn from those the dealer spread; for an absent player a supervisor draws."""
    with turn(table.room_id, by=by, at=at, act=Act.SEATING) as now:
        table, draw = _open_draw(now, table)
        player = next((row for row in _players(table) if row.pk == sitting.pk), None)
        if player is None:
            raise Malformed({"sitting": f"This player does not sit at table {table.number}."})
        if draw.seed:
            raise Refused("The software draws at this table.", code="software_draws", rule="T43")
        if not may_draw(player):
            raise _no_draw(player)
        if open_absence(player):
            require(by, Act.BREAK, now.room.pk)
        try:
            drawn = card_of(card)
        except ValueError as error:
            raise Malformed({"card": str(error)}) from error
        return _give(now, draw, table, player, drawn)


def _no_draw(sitting: Sitting) -> Refused:
    return Refused(f"{sitter_name(sitting)} is away with a missed-blind button: no draw.", code="no_draw", rule="T43")


def _give(now: Turn, draw: Draw, table: Table, sitting: Sitting, card: str) -> Card:
    if draw.cards.filter(card=card).exists():
        raise Malformed({"card": f"The {words(card)} was drawn already."})
    if draw.cards.filter(sitting=sitting).exists():
        raise Refused(f"{sitter_name(sitting)} has drawn already.", code="drawn_already", rule="T43")
    away = open_absence(sitting) is not None
    made = Card.objects.create(room=now.room, draw=draw, sitting=sitting, card=card, by_supervisor=away)
    now.record(
        "tables.card_drawn",
        f"sitting:{sitting.pk}",
        topics=[f"table:{table.number}"],
        name=sitter_name(sitting),
        table=table.number,
        card=words(card),
        for_absent=away,
        rule="T43",
    )
    return made


def drawn_order(draw: Draw) -> list[Card]:
    """High card first; suits spades, hearts, diamonds, clubs (T43)."""
    cards = draw.cards.select_related("sitting__player", "sitting__game", "sitting__session")
    return sorted(cards, key=lambda drawn: card_rank(drawn.card), reverse=True)


def close_draw(
    table: Table,
    *,
    choices: Sequence[tuple[int, int, int]] = (),
    counts: Mapping[int, Count] | None = None,
    by: Staff,
    at: datetime,
) -> Draw:
    """Everybody goes: `choices` are (sitting, table, seat) as chosen in draw order; the rest to the top of the list.

    Absent players keep clock and dinner. `counts`: chips of absent players with a missed-blind button, by sitting.
    Refused while somebody has no card though seats are short, or a seat was skipped in the order.
    """
    with turn(table.room_id, by=by, at=at, act=Act.BREAK) as now:
        table, draw = _open_draw(now, table)
        players = _players(table)
        chosen = {sitting: (number, seat) for sitting, number, seat in choices}
        seated = {sitting.pk for sitting in players}
        order = [card.sitting for card in drawn_order(draw) if card.sitting_id in seated]
        _check_choices(now, table, players, order, chosen)
        _broken(now, table, draw)
        _free_seats(now, table)
        for sitting in players:
            if sitting.pk in chosen:
                to_seat(now, sitting, *chosen[sitting.pk])
        ranks = {sitting.pk: place_in_draw for place_in_draw, sitting in enumerate(order, 1)}
        waiting = [sitting for sitting in players if sitting.pk not in chosen]
        for sitting in sorted(waiting, key=lambda row: ranks.get(row.pk, len(ranks) + 1)):
            to_list(now, sitting, ranks.get(sitting.pk), (counts or {}).get(sitting.pk))
        return _closed(now, table, draw)


def _check_choices(
    now: Turn, table: Table, players: list[Sitting], order: list[Sitting], chosen: dict[int, tuple[int, int]]
) -> None:
    """Whoever drew higher chooses before whoever drew lower; without enough seats everybody draws."""
    known = {sitting.pk for sitting in players}
    if set(chosen) - known:
        raise Malformed({"choices": f"Somebody chosen for does not sit at table {table.number}."})
    if len(set(chosen.values())) < len(chosen):
        raise Malformed({"choices": "One seat was chosen twice."})
    if len(chosen) == len(players):
        return  # seats for all: no draw is needed
    drew = {sitting.pk for sitting in order}
    _check_draws([sitting for sitting in players if sitting.pk not in drew], chosen)
    _check_order(now, order, chosen)


def _check_draws(without: list[Sitting], chosen: Container[int]) -> None:
    """Whoever may draw has; whoever may not takes no seat from those who drew."""
    for sitting in without:
        if may_draw(sitting):
            raise Refused(f"{sitter_name(sitting)} has not drawn yet.", code="not_drawn", rule="T43")
        if sitting.pk in chosen:
            raise _no_draw(sitting)


def _check_order(now: Turn, order: list[Sitting], chosen: dict[int, tuple[int, int]]) -> None:
    """Nobody takes a seat that somebody without one, who drew higher, may sit in (T39)."""
    skipped: list[set[int]] = []
    for sitting in order:
        if sitting.pk not in chosen:
            skipped.append(_barred(now, sitting))
        elif any(chosen[sitting.pk][0] not in barred for barred in skipped):
            raise Refused(
                f"{sitter_name(sitting)} chooses after those who drew higher.", code="out_of_order", rule="T43"
            )


def _barred(now: Turn, sitting: Sitting) -> set[int]:
    apart = kept_apart(now.room).get(sitting.player_id, set()) if sitting.player_id else set()
    return tables_of(now.room, apart, now.policy)


def _free_seats(now: Turn, table: Table) -> None:
    """Nobody is kept a seat here any more, each on record; a call goes back to the old place."""
    for seat in table.seats.filter(locked_for__isnull=False).select_related("table__game"):
        free(now, seat, "the table broke")


def _broken(now: Turn, table: Table, draw: Draw) -> None:
    """The draw on record, before what follows from it."""
    assert table.game
    now.record(
        "tables.broken",
        f"table:{table.number}",
        topics=[*floor_topics(table, table.game), "rail"],
        touches=calls_touched(table),
        table=table.number,
        order=[{"sitting": card.sitting_id, "card": words(card.card)} for card in drawn_order(draw)],
        seed=draw.seed,
        rule="T43",
        **as_it_is(table),
    )


def _closed(now: Turn, table: Table, draw: Draw) -> Draw:
    draw.closed_at = now.at
    draw.save(update_fields=["closed_at"])
    table.seats.update(open_since=None)
    become(table, TableStatus.CLOSED, **AS_CLOSED)
    return draw


def _open_draw(now: Turn, table: Table) -> tuple[Table, Draw]:
    table = now.again(Table.objects.select_related("game"), table.pk)
    draw = Draw.objects.filter(table=table, closed_at__isnull=True).first()
    if draw is None:
        raise TableState(f"Table {table.number} is not breaking.", rule="T43")
    return table, draw
