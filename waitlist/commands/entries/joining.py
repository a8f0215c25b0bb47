"""Joining a list: by record or by a name alone, or put on it by the floor."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from players.commands.eligibility import check_may_play
from players.commands.records import enrol
from players.models import Player
from pokerroom.event_text import says
from pokerroom.models import Event, Room, Staff
from pokerroom.policy import by_setting
from pokerroom.refusals import Malformed
from pokerroom.times import clock
from pokerroom.turn import Turn, turn
from pokerroom.undo import undoes
from tables.commands.games import check_offered
from tables.models import Game, Sitting
from waitlist.commands.entries.checks import check_not_in_this_game, check_not_listed
from waitlist.commands.entries.removing import take_off
from waitlist.commands.entry_changes import entry_of, record
from waitlist.models import Entry
from waitlist.refusals import ListClosed
from waitlist.rules import NOT_HERE_YET, Origin, Outcome, Via


def join(
    room: Room,
    *,
    games: Iterable[Game],
    player: Player | None = None,
    name: str = "",
    via: Via = Via.DESK,
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> list[Entry]:
    """Put somebody on one or more lists, by record or by a name alone.

    By phone or web the place starts *not here* (T10). Refused: closed list, on it already, barred (T41), under age
    (T2), seated in that very game.
    """
    with turn(room, by=by, at=at, overrule=overrule) as now:
        games = [now.again(Game.objects, game.pk) for game in games]
        if not games:
            raise Malformed({"game": "Choose at least one list."})
        if player is None:
            player = enrol(now, name=name)
        else:
            player = now.again(Player.objects.filter(merged_into__isnull=True), player.pk)
        check_may_play(now, player)
        for game in games:
            _check_channel(now, game, via)
        return [put_on(now, player, game, via) for game in games]


def _check_channel(now: Turn, game: Game, via: Via) -> None:
    """Refused where the list takes no names that way, or not yet: a call-in before its window opens (T10)."""
    there = now.policy.at(game)
    if via not in there.list_channels:
        says = f"The {game.short} list takes no names by {via}: {_or(there.list_channels)}."
        now.refuse(by_setting(there, "list_channels", says, kind=ListClosed, code="channel_closed"))
    window = timedelta(seconds=there.call_in_window_seconds)
    if via in NOT_HERE_YET and window and game.scheduled_at and now.at < game.scheduled_at - window:
        opens = game.scheduled_at - window
        says = f"The {game.short} list takes call-ins from {clock(opens, now.room.zone)}."
        facts = {"code": "too_early", "allowed_from": opens.isoformat()}
        now.refuse(by_setting(there, "call_in_window_seconds", says, kind=ListClosed, **facts))


def _or(channels: list[str]) -> str:
    """How names are taken there."""
    return "only by " + " or ".join(channels)


def put_on(now: Turn, player: Player, game: Game, via: Via) -> Entry:
    check_offered(game)
    if game.list_closed_at:
        check_not_listed(player, game)  # says more than that it is closed
        since = clock(game.list_closed_at, now.room.zone)
        now.refuse(ListClosed(f"The {game.short} list takes no new names since {since}.", overrulable=True))
    return take_name(now, player, game, via, now.at)


def take_name(now: Turn, player: Player, game: Game, via: Via, moment: datetime, note: str = "", **facts: Any) -> Entry:
    """A step: a name on a list, joined at that moment. Raises AlreadyListed, AlreadySeated."""
    check_not_listed(player, game)
    check_not_in_this_game(now, player, game)
    here = via not in NOT_HERE_YET
    entry = Entry.objects.create(
        room=now.room,
        game=game,
        player=player,
        via=via,
        joined_at=moment,
        **deadlines(now, game, moment, here=here),
        arrived_at=moment if here else None,
        away_since=None if here else moment,
        note=note,
    )
    record(now, entry, "waitlist.joined", via=via, **facts)
    return entry


def deadlines(now: Turn, game: Game, moment: datetime, *, here: bool) -> dict[str, datetime | None]:
    """Until when a name of that moment stands on the list: for good, for a while, or until a call-in must be here."""
    there = now.policy.at(game)
    expires_at = _after(moment, there.entry_age_seconds)
    arrives_by = None if here else _after(moment, there.call_in_window_seconds)
    return {"expires_at": expires_at, "due_at": min(filter(None, (expires_at, arrives_by)), default=None)}


def _after(moment: datetime, seconds: int) -> datetime | None:
    """Zero: no limit."""
    return moment + timedelta(seconds=seconds) if seconds else None


def put_on_rung(
    now: Turn, sitting: Sitting, origin: Origin, rule: str, *, at: datetime | None = None, **facts: Any
) -> Entry:
    """A step: whoever got up stands on that game's list, on the rung that `origin` has. Raises AlreadyListed."""
    assert sitting.player
    check_not_listed(sitting.player, sitting.game)
    return Entry.objects.create(
        room=now.room,
        game=sitting.game,
        player=sitting.player,
        via=Via.FLOOR,
        joined_at=at or now.at,
        origin=origin,
        origin_at=at or now.at,
        origin_rule=rule,
        **facts,
    )


@undoes("waitlist.joined")
def _undo_joined(now: Turn, event: Event) -> None:
    take_off(now, entry_of(now, event), "undone", Outcome.WITHDRAWN)


says("waitlist.joined")("{name} joined".format_map)
