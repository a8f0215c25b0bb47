"""Barring a player: entries and calls end at once (T41, T42)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from players.commands.records import amend
from players.models import Player
from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.roles import Act
from pokerroom.turn import Turn, require, turn
from waitlist.commands.entries import take_off
from waitlist.models import Entry
from waitlist.rules import LIVE


def change_record(player: Player, *, by: Staff, at: datetime, **facts: Any) -> Player:
    """Change a record; a bar among the facts also ends entries and calls, at once."""
    with turn(player.room_id, by=by, at=at, act=Act.NEW_PLAYERS) as now:
        player = now.again(Player.objects, player.pk)
        barred = "barred_until" in facts or "barred_why" in facts
        until, why = facts.pop("barred_until", player.barred_until), facts.pop("barred_why", player.barred_why)
        if facts:
            amend(now, player, **facts)
        if barred:
            _bar(now, player, until, why)
        return player


def _bar(now: Turn, player: Player, until: datetime | None, why: str) -> None:
    require(now.by, Act.BARS, now.room.pk)
    was = player.barred_until
    player.barred_until, player.barred_why = until, why
    player.save(update_fields=["barred_until", "barred_why"])
    verb = "players.barred" if player.is_barred(now.at) else "players.unbarred"
    now.record(
        verb,
        f"player:{player.pk}",
        topics=["players", "*"],
        name=player.public_name,
        until=until,
        was=was,
        reason=why,
        rule="T42",
    )
    if player.is_barred(now.at):
        for entry in Entry.objects.select_related("game", "player").filter(player=player, status__in=LIVE):
            take_off(now, entry, "barred")


says("players.barred")("{name} barred".format_map)
says("players.unbarred")("{name} may play again".format_map)
