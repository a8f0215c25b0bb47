"""Warnings, penalties and ejections on a player's record, with their rule."""

from __future__ import annotations

from datetime import date
from typing import NotRequired, TypedDict

from players.models import Conduct, ConductReversal, Player
from players.rules import ConductKind
from pokerroom.event_text import says
from pokerroom.models import Event
from pokerroom.refusals import Malformed, Refused
from pokerroom.turn import Turn
from pokerroom.undo import facts_of, undoes


def note_conduct(now: Turn, player: Player, kind: ConductKind, rule: str, note: str, review_on: date | None) -> Conduct:
    """A step: what somebody did goes on the record, with the rule it stands under."""
    words = " ".join(note.split())
    if len(words) > 300:
        raise Malformed({"note": "At most 300 characters."})
    if not rule.strip():
        raise Malformed({"rule": "Name the rule, for example T41."})
    made = Conduct.objects.create(
        room=now.room,
        player=player,
        kind=kind,
        rule=rule.strip()[:12],
        note=words,
        at=now.at,
        by=now.by,
        review_on=review_on,
    )
    now.record(
        "players.conduct",
        f"player:{player.pk}",
        topics=["players"],
        name=player.public_name,
        kind=kind,
        rule=made.rule,
        note=words,
        review_on=review_on,
        conduct=made.pk,
    )
    return made


class Noted(TypedDict):
    """What an event about conduct carries: which entry of the record."""

    conduct: NotRequired[int]


@undoes("players.conduct")
def _undo_conduct(now: Turn, event: Event) -> None:
    """Nothing is deleted from a record: it says that this was entered in error, who says so, and when."""
    assert now.by
    pk = facts_of(event, Noted).get("conduct")
    if pk is None:
        raise Refused("This was done before the last update: it cannot be undone any more.", code="not_undoable")
    ConductReversal.objects.create(room=now.room, conduct_id=pk, at=now.at, by=now.by)


says("players.conduct")("{name}: {kind} ({rule})".format_map)
