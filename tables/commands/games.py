"""The offerings of the room: a game and limit with its blinds, buy-ins and sheet (rules §1). A manager's."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pokerroom.event_text import game_text, says
from pokerroom.models import Room, Staff
from pokerroom.policy import money_cents
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from tables.models import Game
from tables.rules import MaxKind
from tables.rules.offerings import Wrong, limits_from, variants_named, wrong_with


def add_game(room: Room, *, slug: str, by: Staff, at: datetime, **facts: Any) -> Game:
    """Offer another game. Money in cents; what is left out is not stated.

    Raises Malformed, or Refused with the rule, naming each field that does not fit.
    """
    with turn(room, by=by, at=at, act=Act.GAMES) as now:
        if Game.objects.filter(room=now.room, slug=slug).exists():
            raise Refused(f"There is a game called {slug} already.", code="game_exists")
        last = Game.objects.filter(room=now.room).order_by("place").last()
        game = Game(room=now.room, slug=slug, place=last.place + 1 if last else 1)
        facts = _filled_in(facts)
        set_facts(now, game, facts)
        game.save()
        now.record("games.added", f"game:{game.slug}", topics=["*"], **facts | {"short": game.short})
        return game


def _filled_in(facts: dict[str, Any]) -> dict[str, Any]:
    """What follows from the rest where nobody says it: what is played, and a limit game's limits."""
    lower, upper = limits_from(facts.get("big_blind"), facts["structure"])
    return {
        "variants": variants_named(facts["name"], facts["structure"]),
        "lower_limit": lower,
        "upper_limit": upper,
    } | facts


def check_offered(game: Game) -> None:
    """Refused for a game that the room has withdrawn (T4)."""
    if not game.offered:
        raise Refused(f"{game.name} is not offered.", code="not_offered", rule="T4")


def amend_game(now: Turn, game: Game, **facts: Any) -> None:
    """A step: the changed offering, with what it was."""
    before = {field.attname: getattr(game, field.attname) for field in Game._meta.fields}
    set_facts(now, game, facts)
    was = {name: value for name, value in before.items() if name in facts or getattr(game, name) != value}
    game.save()
    now.record("games.changed", f"game:{game.slug}", topics=["*"], short=game.short, was=was, now=facts)


def set_facts(now: Turn, game: Game, facts: dict[str, Any]) -> None:
    """Set the facts. Refused where they do not fit together. An amount alone is a fixed maximum."""
    if facts.get("buy_in_max") is not None:
        facts.setdefault("max_kind", MaxKind.FIXED)
    elif facts.get("max_kind", MaxKind.FIXED) != MaxKind.FIXED:
        facts["buy_in_max"] = None
    for name, value in facts.items():
        setattr(game, name, value)
    blind = money_cents(now.policy.run_it_twice_blind)
    wrong = wrong_with(game, stud_chairs=now.policy.stud_chairs, run_it_twice_blind=blind)
    if wrong:
        raise _refusal(wrong)


def _refusal(wrong: list[Wrong]) -> Refused:
    """400 for what is put in badly; 409 with its number where a rule of the house says no."""
    fields = {one.field: one.says for one in wrong}
    ruled = next((one for one in wrong if one.rule), None)
    if ruled is None:
        return Malformed(fields)
    return Refused(ruled.says, code="against_the_rules", rule=ruled.rule, fields=fields)


says("games.added")(lambda facts: f"{game_text(facts)} added to the games")
FIELDS = {"short": "short name", "most_chairs": "chairs", "scheduled_at": "scheduled time", "max_kind": "maximum"}


@says("games.changed")
def _changed(facts: dict[str, Any]) -> str:
    if set(facts["now"]) == {"offered"}:
        return f"{game_text(facts)} {'offered again' if facts['now']['offered'] else 'withdrawn'}"
    fields = [FIELDS.get(field, field.replace("_", " ")) for field in facts.get("was", {})]
    return f"{game_text(facts)} changed: {', '.join(fields)}"
