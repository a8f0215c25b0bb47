"""Closing the draw (T43): everybody goes, in the order drawn, and the table closes."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from datetime import datetime
from itertools import permutations

from floor.commands.breaking.lookup import drawn_order, may_draw, no_draw, open_draw, sitters
from floor.commands.breaking.placing import Count, to_list, to_seat
from floor.commands.kept_apart import check_no_rivals_came
from floor.commands.lock_ups import free
from floor.commands.lock_ups import undo_freed as _freed
from players.queries import kept_apart
from pokerroom.event_text import says
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import Result, facts_of, only, undoes
from tables.commands import AS_CLOSED, as_it_is, become, floor_topics
from tables.commands.subjects import table_of
from tables.commands.table_undo import AsItWas
from tables.commands.table_undo import table_open_again as _open_again
from tables.models import Draw, Sitting, Table
from tables.queries import seats_at, sitter_said
from tables.rules import TableStatus
from tables.rules.moves import words
from waitlist.commands.calls.open_calls import call_again
from waitlist.queries import tables_of


def close_draw(
    table: Table,
    *,
    choices: Sequence[tuple[int, int, int]] = (),
    counts: Mapping[int, Count] | None = None,
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Draw:
    """Everybody goes: `choices` are (sitting, table, seat) as chosen in draw order; the rest to the top of the list.

    Absent players keep clock and dinner. `counts`: chips of absent players with a missed-blind button, by sitting.
    Refused while somebody has no card though seats are short, or a seat was skipped in the order.
    """
    with turn(table.room_id, by=by, at=at, act=Act.BREAK, overrule=overrule) as now:
        table, draw = open_draw(now, table)
        players = sitters(table)
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
            raise Refused(f"{sitter_said(sitting)} has not drawn yet.", code="not_drawn", rule="T43")
        if sitting.pk in chosen:
            raise no_draw(sitting)


def _check_order(now: Turn, order: list[Sitting], chosen: dict[int, tuple[int, int]]) -> None:
    """Nobody takes a seat that somebody without one, who drew higher, may sit in (T39)."""
    skipped: list[set[int]] = []
    for sitting in order:
        if sitting.pk not in chosen:
            skipped.append(_barred(now, sitting))
        elif any(chosen[sitting.pk][0] not in barred for barred in skipped):
            raise Refused(
                f"{sitter_said(sitting)} chooses after those who drew higher.", code="out_of_order", rule="T43"
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
        topics=[*floor_topics(table, table.game), "rail", "requests"],
        table=table.number,
        order=[{"sitting": card.sitting_id, "card": words(card.card)} for card in drawn_order(draw)],
        seed=draw.seed,
        rule="T43",
        **as_it_is(now, table),
    )


def _closed(now: Turn, table: Table, draw: Draw) -> Draw:
    draw.closed_at = now.at
    draw.save(update_fields=["closed_at"])
    table.seats.update(open_since=None)
    become(table, TableStatus.CLOSED, **AS_CLOSED)
    return draw


@undoes("tables.broken")
def _undo_broken(now: Turn, event: Event) -> Result:
    """The draw is open again, with its cards."""
    _open_again(now, event, TableStatus.BREAKING)
    draws = Draw.objects.filter(room=now.room, table__number=facts_of(event, AsItWas)["table"]).order_by("-pk")[:1]
    Draw.objects.filter(pk__in=[draw.pk for draw in draws]).update(closed_at=None)
    _check_nobody_beside_a_rival(now, event)
    return only(_keep_again(now, event))  # what a part fell short of is tried again here


def _check_nobody_beside_a_rival(now: Turn, event: Event) -> None:
    """Whoever sat here together may again; nobody comes back beside a rival who has sat down since (T39)."""
    table = table_of(now, event).get()
    here = [seat.player_id for seat in seats_at(now.room, table) if seat.player_id]
    check_no_rivals_came(now, table, set(permutations(here, 2)))


def _keep_again(now: Turn, event: Event) -> Result:
    """Whoever was kept a seat there, by the floor or by a call, is kept it again: only now is it there."""
    short: Result = {}
    for freed in Event.objects.filter(room=now.room, command=event.command, verb="tables.freed"):
        short |= _freed(now, freed) or {}
    return short | call_again(now, event)


says("tables.broken")("Table {table} is broken".format_map)
