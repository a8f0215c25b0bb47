"""Records of players: added, changed, tier set. Bars and kept-apart pairs also end calls: floor/commands."""

from __future__ import annotations

from datetime import datetime
from typing import Any, TypedDict

from django.utils.dateparse import parse_date

from players.commands.eligibility import _note_age
from players.models import Player
from players.rules import clean_name, public_form, search_form
from pokerroom.event_text import says
from pokerroom.models import Event, Room, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, require, turn
from pokerroom.undo import facts_of, nothing_to_undo, undoes

PLAIN = ("phone", "card", "note", "employee")


def add_player(room: Room, *, name: str, by: Staff, at: datetime, **facts: Any) -> Player:
    """A new record; a name is enough. Raises Malformed field by field.

    A birth date under the age stands on the record, so that the next host knows (T2).
    """
    with turn(room, by=by, at=at, act=Act.NEW_PLAYERS) as now:
        return enrol(now, name=name, **facts)


def enrol(now: Turn, *, name: str, **facts: Any) -> Player:
    """A step: the new record."""
    if facts.get("tier"):
        require(now.by, Act.TIER, now.room.pk)
    player = Player(room=now.room)
    _set_name(player, name, facts.pop("public_name", ""))
    _set_facts(now, player, facts)
    player.save()
    _note_age(now, player, facts)
    now.record("players.added", f"player:{player.pk}", topics=["players"], name=player.name, tier=player.tier)
    return player


def amend(now: Turn, player: Player, **facts: Any) -> None:
    """A step: the changed record, with what it was."""
    if "tier" in facts:
        require(now.by, Act.TIER, now.room.pk)
    fields = {field for field in facts if hasattr(player, field)}
    if fields & {"name", "public_name"}:
        fields |= {"name", "public_name", "public_name_stated"}  # the one may follow from the other
    was = {field: getattr(player, field) for field in sorted(fields)}
    if "name" in facts or "public_name" in facts:
        stated = player.public_name if player.public_name_stated else ""
        _set_name(player, facts.get("name", player.name), facts.get("public_name", stated))
    _set_facts(now, player, facts)
    player.save()
    _note_age(now, player, facts)
    shown = {field: getattr(player, field) for field in was}
    now.record(
        "players.changed",
        f"player:{player.pk}",
        topics=["players", "*"],
        name=player.public_name,
        was=was,
        now=shown,
    )


def set_tier(now: Turn, player: Player, tier: int) -> None:
    """A step: the tier on the record, and what it was; unchanged, nothing."""
    if tier == player.tier:
        return
    require(now.by, Act.TIER, now.room.pk)
    was, player.tier = player.tier, tier
    player.save(update_fields=["tier"])
    topics = ["players", "*"]
    now.record("players.tier_set", f"player:{player.pk}", topics=topics, name=player.public_name, was=was, tier=tier)


def _set_name(player: Player, name: str, public_name: str) -> None:
    """`public_name`: as the player states it; empty, it is derived from the name."""
    fields = {}
    player.public_name_stated = bool(public_name)
    try:
        player.name = clean_name(name)
    except ValueError as error:
        fields["name"] = str(error)
    try:
        player.public_name = clean_name(public_name) if public_name else public_form(player.name)
    except ValueError as error:
        fields["public_name"] = str(error)
    if fields:
        raise Malformed(fields)
    player.search = search_form(f"{player.name} {player.public_name}")[:140]


def _set_facts(now: Turn, player: Player, facts: dict[str, Any]) -> None:
    for field in (*PLAIN, "tier", "born_on"):
        if field in facts:
            setattr(player, field, facts[field])
    twin = player.card and Player.objects.filter(room=now.room, card=player.card).exclude(pk=player.pk).first()
    if twin:
        raise Refused(f"Card {player.card} belongs to {twin.name}.", code="card_taken")


class TierSet(TypedDict):
    """What setting a tier carries."""

    was: int
    tier: int


@undoes("players.tier_set")
def _undo_tier(now: Turn, event: Event) -> None:
    Player.objects.filter(room=now.room, pk=int(event.subject.removeprefix("player:"))).update(
        tier=facts_of(event, TierSet)["was"]
    )


class RecordChanged(TypedDict):
    """What a changed record carries: the fields as they were."""

    was: dict[str, Any]


def take_back_changes(now: Turn, event: Event) -> Player:
    """A step: the record as it was; that somebody saw an ID stays on record (T2). Raises Refused: its card is taken."""
    player = now.again(Player.objects, event.subject.removeprefix("player:"))
    was = facts_of(event, RecordChanged)["was"]
    if "name" in was:
        _set_name(player, was["name"], was.get("public_name", ""))
        derived = player.public_name == public_form(player.name)
        player.public_name_stated = was.get("public_name_stated", not derived)  # earlier versions did not say
    born_on = {"born_on": parse_date(was["born_on"] or "")} if "born_on" in was else {}
    _set_facts(now, player, was | born_on)
    player.save()
    return player


FIELDS = {
    "born_on": "date of birth",
    "public_name": "display name",
    "public_name_stated": "display name",
    "card": "player card",
}


@says("players.changed")
def _changed(facts: dict[str, Any]) -> str:
    """Which fields, in words; what they say is for the record alone."""
    was, new = facts.get("was", {}), facts.get("now", {})
    fields = sorted({FIELDS.get(field, field) for field in was if was[field] != new.get(field)})
    return f"Record of {facts['name']} changed" + (f": {', '.join(fields)}" if fields else "")


nothing_to_undo("players.added")
says("players.added", leads_up=True)("{name} added".format_map)
says("players.tier_set")("{name}: tier {tier}".format_map)
