"""Offerings and their lists: what changes about a game that people wait for."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, TypedDict

from django.db.models import ProtectedError

from pokerroom.events import typed
from pokerroom.models import Event, Staff
from pokerroom.money import amount_text
from pokerroom.refusals import Refused
from pokerroom.roles import Act
from pokerroom.shown import NOTHING, check
from pokerroom.turn import Turn, turn
from pokerroom.undo import SHORT, Result, facts_of, undoes
from tables.commands.games import amend_game, set_facts
from tables.models import Game, Table
from tables.queries.api_games import MONEY
from waitlist.models import Entry
from waitlist.rules import LIVE


def change_game(
    game: Game,
    *,
    on_sheet: Mapping[str, Any] = NOTHING,
    shown: Mapping[str, Any] = NOTHING,
    by: Staff,
    at: datetime,
    **facts: Any,
) -> Game:
    """Change an offering. It is withdrawn only when no table plays it and nobody is on its list.

    `on_sheet`: facts of its sheet, None for not stated; the others there stay. `shown`: what the form showed of either;
    raises Overtaken where somebody else has changed one since.
    """
    with turn(game.room_id, by=by, at=at, act=Act.GAMES) as now:
        game = now.again(Game.objects, game.pk)
        stored = {name: game.sheet.get(name) if name in on_sheet else getattr(game, name) for name in shown}
        check(now, [f"game:{game.slug}"], stored=stored, changes={**facts, **on_sheet}, shown=shown, says=_says)
        if on_sheet:
            sheet = {**game.sheet, **on_sheet}
            facts["sheet"] = {name: fact for name, fact in sheet.items() if fact is not None}
        if facts.get("offered") is False and game.offered:
            _check_unused(game)
        if facts:
            amend_game(now, game, **facts)
        return game


def _says(name: str, value: Any) -> str:
    if value is None or value == []:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in MONEY:
        return amount_text(value)
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


class GameChanged(TypedDict):
    """What a changed game carries: what it was."""

    was: dict[str, Any]


@undoes("games.changed")
def _undo_changed(now: Turn, event: Event) -> None:
    """The offering as it was. Refused where it would be withdrawn while it is played or waited for."""
    game = _game(now, event)
    was = {name: typed(name, value) for name, value in facts_of(event, GameChanged)["was"].items()}
    if was.get("offered") is False:
        _check_unused(game)
    set_facts(now, game, was)
    game.save()


@undoes("games.added")
def _undo_added(now: Turn, event: Event) -> Result:
    """The offering is gone; one that anybody has waited for or played stays on record, withdrawn."""
    game = _game(now, event)
    _check_unused(game)
    try:
        game.delete()
    except ProtectedError:
        game.offered = False
        game.save(update_fields=["offered"])
        return SHORT
    return {}


def _game(now: Turn, event: Event) -> Game:
    return Game.objects.get(room=now.room, slug=event.subject.removeprefix("game:"))


def _check_unused(game: Game) -> None:
    table = Table.objects.filter(game=game).first()
    if table:
        raise Refused(f"{game.name} is played at table {table.number}.", code="in_use", rule="T4")
    names = Entry.objects.filter(game=game, status__in=LIVE).count()
    if names:
        raise Refused(f"{names} on the {game.short} list: clear it first.", code="in_use", rule="T4")
