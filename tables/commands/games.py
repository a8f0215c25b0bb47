"""The offerings of the room: a game and limit with its blinds, buy-ins and sheet (rules §1). A manager's."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pokerroom.event_text import game_text, says
from pokerroom.models import Room, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables.models import Game
from tables.rules import MaxKind


def add_game(room: Room, *, slug: str, by: Staff, at: datetime, **facts: Any) -> Game:
    """Offer another game. Money in cents; what is left out is not stated."""
    with turn(room, by=by, at=at, act=Act.GAMES) as now:
        if Game.objects.filter(room=now.room, slug=slug).exists():
            raise Refused(f"There is a game called {slug} already.", code="game_exists")
        last = Game.objects.filter(room=now.room).order_by("place").last()
        game = Game(room=now.room, slug=slug, place=last.place + 1 if last else 1)
        set_facts(game, facts)
        game.save()
        now.record("games.added", f"game:{game.slug}", topics=["*"], **facts | {"short": game.short})
        return game


def check_offered(game: Game) -> None:
    """Refused for a game that the room has withdrawn (T4)."""
    if not game.offered:
        raise Refused(f"{game.name} is not offered.", code="not_offered", rule="T4")


def amend_game(now: Turn, game: Game, **facts: Any) -> None:
    """A step: the changed offering, with what it was."""
    before = {field.attname: getattr(game, field.attname) for field in Game._meta.fields}
    set_facts(game, facts)
    was = {name: value for name, value in before.items() if name in facts or getattr(game, name) != value}
    game.save()
    now.record("games.changed", f"game:{game.slug}", topics=["*"], short=game.short, was=was, now=facts)


def set_facts(game: Game, facts: dict[str, Any]) -> None:
    """Set the facts. Raises Malformed where buy-ins do not fit together. An amount alone is a fixed maximum."""
    if facts.get("buy_in_max") is not None:
        facts.setdefault("max_kind", MaxKind.FIXED)
    elif facts.get("max_kind", MaxKind.FIXED) != MaxKind.FIXED:
        facts["buy_in_max"] = None
    for name, value in facts.items():
        setattr(game, name, value)
    least, most = game.buy_in_min, game.buy_in_max
    if (game.max_kind == MaxKind.FIXED) != (most is not None):
        raise Malformed({"buy_in_max": 'A "fixed" maximum has an amount, "none" and "not stated" have not.'})
    if least is not None and most is not None and most < least:
        raise Malformed({"buy_in_max": "The maximum is not below the minimum."})


says("games.added")(lambda facts: f"{game_text(facts)} added to the games")
FIELDS = {"short": "short name", "most_chairs": "chairs", "scheduled_at": "scheduled time", "max_kind": "maximum"}


@says("games.changed")
def _changed(facts: dict[str, Any]) -> str:
    fields = [FIELDS.get(field, field.replace("_", " ")) for field in facts.get("was", {})]
    return f"{game_text(facts)} changed: {', '.join(fields)}"
