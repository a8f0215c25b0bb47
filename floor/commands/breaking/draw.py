"""The draw (T43): opened as the table breaks, then card by card."""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime
from typing import TypedDict

from floor.commands.breaking.lookup import may_draw, no_draw, open_draw, sitters
from pokerroom.event_text import says
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, require, turn
from pokerroom.undo import facts_of, undoes
from tables.commands import become, table_topics
from tables.commands.absences import open_absence
from tables.commands.requests import end_for, reopen
from tables.commands.subjects import sitting_of, table_of
from tables.models import Card, Draw, Sitting, Table
from tables.queries import sitter_name, sitter_said
from tables.refusals import TableState
from tables.rules import TableStatus
from tables.rules.moves import card_of, shuffled, words


def break_table(table: Table, *, software: bool | None = None, by: Staff, at: datetime) -> Draw:
    """Break a table. Nobody is called for that game until the draw is closed; a call already made stands.

    `software`: who draws at this break, if not as the room's policy has it. Where the software draws, the hash of its
    seed is shown, and on record, before a card is dealt.
    """
    with turn(table.room_id, by=by, at=at, act=Act.BREAK) as now:
        table = now.again(Table.objects.select_related("game"), table.pk)
        return start_draw(now, table, software)


def start_draw(now: Turn, table: Table, software: bool | None = None) -> Draw:
    """A step: the table breaks, and its draw is open. What players elsewhere asked for there ends."""
    if table.status not in (TableStatus.OPEN, TableStatus.RUNNING) or table.game is None:
        raise TableState(f"Table {table.number} is {table.status}: it cannot break.", rule="T43")
    become(table, TableStatus.BREAKING)
    seed = secrets.token_hex(32) if _by_software(now, table, software) else ""
    draw = Draw.objects.create(
        room=now.room,
        table=table,
        game=table.game,
        opened_at=now.at,
        seed=seed,
        seed_hash=hashlib.sha256(bytes.fromhex(seed)).hexdigest() if seed else "",
    )
    now.record(
        "tables.breaking",
        f"table:{table.number}",
        topics=[*table_topics(table, table.game), "requests"],
        table=table.number,
        wishes=end_for(now, table),
        players=len(sitters(table)),
        seed_hash=draw.seed_hash,
        rule="T43",
    )
    return draw


def _by_software(now: Turn, table: Table, software: bool | None) -> bool:
    there = now.policy.at(table.game, table)
    usual = bool(there.software_draw)
    if software not in (None, usual) and not there.draw_choice:
        who = "the software draws" if usual else "players draw cards"
        raise Refused(f"In this room {who}.", code="draw_fixed", rule="T43")
    return usual if software is None else software


def deal(table: Table, *, by: Staff, at: datetime) -> Draw:
    """The software's own draw: the deck in the order its seed gives, dealt seat by seat to whoever has a draw."""
    with turn(table.room_id, by=by, at=at, act=Act.BREAK) as now:
        table, draw = open_draw(now, table)
        if not draw.seed:
            raise Refused("Players draw at this table.", code="players_draw", rule="T43")
        drawn = dict(draw.cards.values_list("sitting", "card"))
        players = [sitting for sitting in sitters(table) if sitting.pk not in drawn and may_draw(sitting)]
        if not players:
            raise Refused("Everybody who has a draw has drawn.", code="drawn_already", rule="T43")
        deck = (card for card in shuffled(bytes.fromhex(draw.seed)) if card not in drawn.values())
        for sitting in players:
            _give(now, draw, table, sitting, next(deck))
        return draw


def draw_card(table: Table, *, sitting: Sitting, card: str, by: Staff, at: datetime) -> Card:
    """A player's card, as drawn from those the dealer spread; for an absent player a supervisor draws."""
    with turn(table.room_id, by=by, at=at, act=Act.SEATING) as now:
        table, draw = open_draw(now, table)
        player = next((row for row in sitters(table) if row.pk == sitting.pk), None)
        if player is None:
            raise Malformed({"sitting": f"This player does not sit at table {table.number}."})
        if draw.seed:
            raise Refused("The software draws at this table.", code="software_draws", rule="T43")
        if not may_draw(player):
            raise no_draw(player)
        if open_absence(player):
            require(by, Act.BREAK, now.room.pk)
        try:
            drawn = card_of(card)
        except ValueError as error:
            raise Malformed({"card": str(error)}) from error
        return _give(now, draw, table, player, drawn)


def _give(now: Turn, draw: Draw, table: Table, sitting: Sitting, card: str) -> Card:
    if draw.cards.filter(card=card).exists():
        raise Malformed({"card": f"The {words(card)} was drawn already."})
    if draw.cards.filter(sitting=sitting).exists():
        raise Refused(f"{sitter_said(sitting)} has drawn already.", code="drawn_already", rule="T43")
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


class Breaking(TypedDict, total=False):
    """What the beginning of a break carries: requests for that table, each with what it was."""

    wishes: list[tuple[int, str]]


@undoes("tables.breaking")
def _undo_breaking(now: Turn, event: Event) -> None:
    """The table goes on as it was; cards that were drawn for nothing stay on record."""
    table = table_of(now, event).get()
    Draw.objects.filter(table=table, closed_at__isnull=True).update(closed_at=now.at)
    become(table, TableStatus.RUNNING if table.running_since else TableStatus.OPEN)
    for pk, state in facts_of(event, Breaking).get("wishes", []):
        reopen(now, pk, state)


@undoes("tables.card_drawn")
def _undo_card_drawn(now: Turn, event: Event) -> None:
    Card.objects.filter(draw__closed_at__isnull=True, sitting=sitting_of(now, event)).delete()


says("tables.breaking")("Table {table} is breaking".format_map)
says("tables.card_drawn")("{name} drew the {card}".format_map)
