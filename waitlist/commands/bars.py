"""Players who may not play, or not together: their entries and calls end at once (T39, T41, T42)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from players.commands import amend
from players.models import ApartPair, Player
from pokerroom.models import Staff
from pokerroom.refusals import Malformed
from pokerroom.roles import Act
from pokerroom.turn import Turn, require, turn
from waitlist import queries
from waitlist.commands import calls
from waitlist.commands.entries import take_off
from waitlist.models import Entry
from waitlist.rules import LIVE, Status


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


def keep_apart(one: Player, *, other: Player, by: Staff, at: datetime) -> ApartPair:
    """These two are never at one table (T39). A call that would bring them together is withdrawn."""
    with turn(one.room_id, by=by, at=at, act=Act.BARS) as now:
        first, second = sorted((now.again(Player.objects, one.pk), now.again(Player.objects, other.pk)), key=_pk)
        if first.pk == second.pk:
            raise Malformed({"other": "Choose two different players."})
        pair, made = ApartPair.objects.get_or_create(
            room=now.room, one=first, other=second, until=None, defaults={"since": now.at}
        )
        if made:
            touches = [f"player:{second.pk}"]
            now.record(
                "players.kept_apart",
                f"player:{first.pk}",
                topics=["players"],
                touches=touches,
                name=first.public_name,
                pair=pair.pk,
                other=second.pk,
            )
            part(now, first, second)
        return pair


def _pk(player: Player) -> int:
    return int(player.pk)


def part(now: Turn, one: Player, other: Player) -> None:
    """A step: the open calls end that would seat one beside the other."""
    for player, rival in ((one, other), (other, one)):
        for entry in Entry.objects.select_related("game", "player").filter(player=player, status=Status.CALLED):
            call = calls.open_call_of(entry)
            tables = queries.tables_of(now.room, {rival.pk}, now.policy)
            if call and call.seat.table.number in tables:
                calls.take_back(now, entry, "kept apart")


def let_together(pair: ApartPair, *, by: Staff, at: datetime) -> ApartPair:
    """These two may sit together again."""
    with turn(pair.room_id, by=by, at=at, act=Act.BARS) as now:
        pair = now.again(ApartPair.objects, pair.pk)
        if pair.until is None:
            pair.until = now.at
            pair.save(update_fields=["until"])
            now.record(
                "players.let_together",
                f"player:{pair.one_id}",
                topics=["players"],
                touches=[f"player:{pair.other_id}"],
                name=pair.one.public_name,
                pair=pair.pk,
                other=pair.other_id,
            )
        return pair
