"""Another limit at a running table (T48)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any, NotRequired, TypedDict

from django.db.models import QuerySet

from floor.commands.buy_ins import check_no_chips_in_custody
from floor.commands.chairs import chair_of_sitting, close_entry, live_entry
from floor.commands.chairs.closed_entries import ClosedEntry, stands_again
from floor.commands.kept_apart import check_no_rivals_came, rivals_near
from floor.commands.marks import open_table_again
from floor.commands.requests import wishes_of_old_game
from pokerroom.event_text import game_text, says
from pokerroom.events import typed
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, from_to, turn
from pokerroom.undo import Result, facts_of, undoes
from tables.commands import chairs_touched, first_hand, floor_topics
from tables.commands.games import check_offered
from tables.commands.requests import reopen
from tables.commands.subjects import table_of
from tables.models import Absence, Game, Placement, Sitting, Table
from tables.queries import sitter_said
from tables.refusals import TableState
from tables.rules import TableStatus
from waitlist.commands.entry_lookup import entry_again
from waitlist.models import Call, Entry
from waitlist.rules import LIVE


def limit_change(
    table: Table, *, game: Game, agreed: Iterable[int], overrule: str = "", by: Staff, at: datetime
) -> Table:
    """Another limit at a running table (T48): every active player is present and agrees; one who is not refuses it.

    `agreed`: ids of the sittings that said yes. Refused while a seat is locked up for the old game's list.
    """
    with turn(table.room_id, by=by, at=at, act=Act.LIMIT_CHANGE, overrule=overrule) as now:
        table, game = open_table_again(now, table), now.again(Game.objects, game.pk)
        if table.status == TableStatus.BREAKING:
            raise TableState(f"Table {table.number} is breaking: it plays nothing else any more.", rule="T43")
        if not game.offered or game.pk == table.game_id:
            raise Malformed({"game": "Choose another game that is offered."})
        sittings = _sittings(table)
        _check_consent(now, table, sittings, set(agreed))
        for sitting in sittings:
            if sitting.player:
                check_no_chips_in_custody(sitting.player, game)
        if Call.objects.filter(seat__table=table, outcome="").exists():
            raise TableState(f"Somebody is called for table {table.number}: end that call first.", code="seat_locked")
        if table.chairs > game.most_chairs:
            raise TableState(f"{game.name} seats at most {game.most_chairs}.", code="bad_chairs", rule="TS1")
        old, near = table.game, rivals_near(now, table)
        assert old
        Sitting.objects.filter(pk__in=[sitting.pk for sitting in sittings]).update(game=game)
        was = _begin(now, table, game)
        check_no_rivals_came(now, table, near)
        closing = [
            close_entry(now, live_entry(now, row.player, chair_of_sitting(row))) for row in sittings if row.player
        ]
        closed = [facts for facts in closing if facts]
        now.record(
            "tables.limit_changed",
            f"table:{table.number}",
            topics=[*floor_topics(table, game), f"list:{old.slug}", "requests"],
            table=table.number,
            touches=[*chairs_touched(table), *(f"entry:{facts['entry']}" for facts in closed)],
            short=game.short,
            agreed=sorted(sitting.pk for sitting in sittings),
            closed=closed,
            was=was,
            wishes=wishes_of_old_game(now, table),
            rule="T48",
            **from_to(old.slug, game.slug),
        )
        return table


def _begin(now: Turn, table: Table, game: Game) -> dict[str, Any]:
    """A new game begins (T47), scheduled no longer; the old game's marks end. Answers what was, for undo."""
    was = {name: getattr(table, name) for name in ("running_since", "must_move", "fill_first")}
    table.game, table.must_move, table.fill_first = game, False, False
    scheduled_at = None
    if table.status == TableStatus.RUNNING:
        table.running_since = now.at
        scheduled_at = first_hand(game)
    table.save(update_fields=["game", *was])
    return was | {"scheduled_at": scheduled_at}


def _check_consent(now: Turn, table: Table, sittings: list[Sitting], agreed: set[int]) -> None:
    if agreed - {sitting.pk for sitting in sittings}:
        raise Malformed({"agreed": f"Somebody who agreed does not sit at table {table.number}."}, rule="T48")
    for sitting in sittings:
        if Absence.objects.filter(sitting=sitting, ended_at__isnull=True).exists():
            says = f"{sitter_said(sitting)} is away: every player must be present."
            now.refuse(Refused(says, code="absent", rule="T48", overrulable=True))
        if sitting.pk not in agreed:
            says = f"{sitter_said(sitting)} has not agreed."
            now.refuse(Refused(says, code="no_consent", rule="T48", overrulable=True))


def _sittings(table: Table) -> list[Sitting]:
    rows = Placement.objects.filter(seat__table=table, until__isnull=True).select_related("sitting__player")
    return [row.sitting for row in rows.order_by("seat__number")]


# What a limit change carries: the games, who agreed, the entries that it closed, and what else the table was.
LimitChanged = TypedDict(
    "LimitChanged",
    {
        "from": str,
        "to": str,
        "agreed": list[int],
        "wishes": list[tuple[int, str]],
        "closed": list[ClosedEntry],
        "was": NotRequired[dict[str, Any]],
    },
)


@undoes("tables.limit_changed")
def _undo_limit_changed(now: Turn, event: Event) -> Result:
    changed = facts_of(event, LimitChanged)
    old = Game.objects.get(room=now.room, slug=changed["from"])
    check_offered(old)
    sittings = Sitting.objects.filter(room=now.room, pk__in=changed["agreed"], ended_at__isnull=True)
    _check_not_waiting(old, sittings)
    table = table_of(now, event).get()
    near = rivals_near(now, table)
    sittings.update(game=old)
    was = {name: typed(name, value) for name, value in changed.get("was", {}).items()}
    scheduled_at = was.pop("scheduled_at", None)
    table_of(now, event).update(game=old, **was)
    if scheduled_at:
        Game.objects.filter(room=now.room, slug=changed["to"]).update(scheduled_at=scheduled_at)
    check_no_rivals_came(now, table, near)
    for pk, state in changed.get("wishes", []):
        reopen(now, pk, state)
    short: Result = {}
    for closed in changed["closed"]:
        entry = entry_again(now, closed["entry"])
        short |= stands_again(now, entry, closed)
    return short


def _check_not_waiting(game: Game, sittings: QuerySet[Sitting]) -> None:
    """Nobody both sits in a game and waits for it."""
    names = Entry.objects.filter(game=game, status__in=LIVE, player__in=sittings.values("player"))
    listed = names.select_related("player").first()
    if listed:
        raise Refused(f"{listed.player.public_name} is on the {game.short} list by now.", code="stands_on")


says("tables.limit_changed")(lambda facts: f"Table {facts['table']} changed to {game_text(facts)}")
