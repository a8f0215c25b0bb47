"""Who may no longer play, barred or under age: entries and calls end at once (T2, T41, T42)."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, NotRequired, TypedDict

from players.commands.records import amend, take_back_changes
from players.models import Player
from players.queries import kept_out_now
from players.rules import flag
from pokerroom.event_text import Facts, says
from pokerroom.events import typed
from pokerroom.models import Event, Staff
from pokerroom.roles import Act
from pokerroom.shown import NOTHING, check
from pokerroom.turn import Turn, require, turn
from pokerroom.undo import facts_of, undoes
from tables.queries.money import open_bags
from waitlist.commands.entries import take_off
from waitlist.models import Entry
from waitlist.rules import LIVE


def change_record(
    player: Player, *, shown: Mapping[str, Any] = NOTHING, by: Staff, at: datetime, **facts: Any
) -> Player:
    """Change a record; a bar or a birth date under age among the facts also ends entries and calls, at once.

    `shown`: what the form showed of the facts; raises Overtaken where somebody else has changed one since.
    """
    with turn(player.room_id, by=by, at=at, act=Act.NEW_PLAYERS) as now:
        player = now.again(Player.objects, player.pk)
        stored = {field: getattr(player, field) for field in shown}
        check(now, [f"player:{player.pk}"], stored=stored, changes=facts, shown=shown)
        barred = "barred_until" in facts or "barred_why" in facts
        until, why = facts.pop("barred_until", player.barred_until), facts.pop("barred_why", player.barred_why)
        if facts:
            amend(now, player, **facts)
            _end_names(now, player)
        if barred:
            _bar(now, player, until, why)
        return player


def _bar(now: Turn, player: Player, until: datetime | None, why: str) -> None:
    require(now.by, Act.BARS, now.room.pk)
    was, was_why = player.barred_until, player.barred_why
    _set(player, until, why)
    bags = list(open_bags(now.room).filter(player=player).values_list("number", flat=True))
    verb = "players.barred" if player.is_barred(now.at) else "players.unbarred"
    now.record(
        verb,
        f"player:{player.pk}",
        topics=["players", "*"],
        name=player.public_name,
        changed=["barred_until", "barred_why"],
        until=until,
        was=was,
        was_why=was_why,
        reason=why,
        custody=bags,  # pay them out: nobody who is barred sits down with them
        rule="T42",
    )
    _end_names(now, player)


def _set(player: Player, until: datetime | None, why: str) -> None:
    player.barred_until, player.barred_why = until, why
    player.save(update_fields=["barred_until", "barred_why"])


def _end_names(now: Turn, player: Player) -> None:
    """Whoever may not play is on no list (T2, T41)."""
    if why := kept_out_now(now.room, now.policy, now.at, player):
        reason = flag(why, now.policy.minimum_age).says
        for entry in Entry.objects.select_related("game", "player").filter(player=player, status__in=LIVE):
            take_off(now, entry, reason)


class Barred(TypedDict):
    """What an event about a bar carries: until when the player was barred before, and why."""

    was: str | None
    was_why: NotRequired[str]


@undoes("players.barred", "players.unbarred", first=True)
def _undo_bar(now: Turn, event: Event) -> None:
    """Barred as before, or not. With a lifted bar that is back, names and calls made since end."""
    player, barred = now.again(Player.objects, event.subject.removeprefix("player:")), facts_of(event, Barred)
    _set(player, typed("barred_until_at", barred["was"]), barred.get("was_why", ""))
    _end_names(now, player)


@undoes("players.changed")
def _undo_changed(now: Turn, event: Event) -> None:
    """The record as it was. Where that makes somebody under age, names and calls made since end."""
    _end_names(now, take_back_changes(now, event))


def _in_custody(facts: Facts) -> str:
    bags = facts.get("custody")
    return f"; pay out bag {', '.join(bags)}" if bags else ""


says("players.barred")(lambda facts: f"{facts['name']} barred{_in_custody(facts)}")
says("players.unbarred")("{name} may play again".format_map)
