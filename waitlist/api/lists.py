"""Whole lists: joining, calling the next, closing, clearing; auto-call."""

from __future__ import annotations

from typing import Any

from players.api.records import NAME
from players.models import Player
from pokerroom.api.base import Ask, get, post
from pokerroom.api.fields import Facts, number_of, one_of, required, text, whole, yes_no
from pokerroom.api.shapes import PassedOver, RoomShape, room_shape
from pokerroom.models import Room
from pokerroom.refusals import Malformed
from tables.api.tables import game_named
from waitlist.commands import calls, entries, lists
from waitlist.commands.auto_call import switch_auto_call
from waitlist.models import Entry
from waitlist.queries import api
from waitlist.queries.api import CalledShape, EntryShape, ListShape
from waitlist.rules import LIVE, Via

WHO: Facts = {"player": number_of(), "name": NAME}


def whom(ask: Ask) -> dict[str, Any]:
    """A record, or a name alone. The command reads the record again, in this room."""
    given = WHO.keys() & ask.facts.keys()
    if len(given) != 1:
        raise Malformed({"player": "Give a player's number or, for somebody new, a name."})
    if "name" in given:
        return {"name": ask.facts["name"]}
    return {"player": Player(pk=ask.facts["player"], room_id=ask.room.pk)}


@get(answers=list[ListShape])
def every(ask: Ask) -> list[ListShape]:
    """Each list with its live entries: called, then held, then waiting in order."""
    return api.lists(ask.room, ask.at)


@get(answers=ListShape)
def one(ask: Ask, game: str) -> ListShape:
    """One list with its live entries."""
    return api.one_list(ask.room, game, ask.at)


OUTSIDE = [via for via in Via if via is not Via.FLOOR]  # the floor's are made by the system itself


@post(WHO | {"via": one_of(OUTSIDE), "overrule": text(160)}, answers=EntryShape, status=201)
def join(ask: Ask, game: str) -> EntryShape:
    """Put a player on the list, by record or by a name alone."""
    via, games = ask.facts.get("via", Via.DESK), [game_named(ask, game)]
    overrule = ask.facts.get("overrule", "")
    (entry,) = entries.join(ask.room, games=games, via=via, overrule=overrule, **whom(ask), **ask.by)
    return api.entry(ask.room, entry)


@post({"behind": whole(least=0, most=20), "table": whole(most=1000)}, answers=CalledShape)
def call_next(ask: Ask, game: str) -> CalledShape:
    """Call the first who can be called, for the first open seat of the game that is not locked up."""
    entry, passed_over = calls.call_next(ask.room, game=game_named(ask, game), **ask.facts, **ask.by)
    return api.called_shape(ask.room, entry, passed_over)


@post(answers=ListShape)
def close(ask: Ask, game: str) -> ListShape:
    """No new names; whoever stands there keeps the place."""
    lists.close_list(ask.room, game=game_named(ask, game), **ask.by)
    return api.one_list(ask.room, game, ask.at)


@post(answers=ListShape)
def reopen(ask: Ask, game: str) -> ListShape:
    """New names again."""
    lists.reopen_list(ask.room, game=game_named(ask, game), **ask.by)
    return api.one_list(ask.room, game, ask.at)


class ClearedShape(ListShape):
    """The list as cleared. `kept`: places that stay because of chips in custody."""

    kept: list[PassedOver]


@post({"reason": text(120, least=1)}, answers=ClearedShape)
def clear(ask: Ask, game: str) -> ClearedShape:
    """End every entry of the list, restorable; `kept` names the places that stay because of chips in custody."""
    row = game_named(ask, game)
    lists.clear_list(ask.room, game=row, **ask.facts, **ask.by)
    live = Entry.objects.filter(room=ask.room, game=row, status__in=LIVE).select_related("player", "game")
    kept = [PassedOver(entry=entry.pk, why=entries.kept_by_chips(entry)) for entry in entries.may_end(live)[1]]
    return {**api.one_list(ask.room, game, ask.at), "kept": kept}


@post({"on": required(yes_no())}, answers=RoomShape)
def auto_call(ask: Ask) -> RoomShape:
    """Let calls be made by themselves, or not while the podium is staffed."""
    switch_auto_call(ask.room, on=ask.facts["on"], **ask.by)
    room = Room.objects.get(pk=ask.room.pk)
    return room_shape(room, ask.policy.as_dict(), ask.at)
