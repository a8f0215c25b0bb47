"""Warnings, penalties and ejections on a player's record, with their rule."""

from __future__ import annotations

from datetime import date

from players.models import Conduct, Player
from players.rules import ConductKind
from pokerroom.event_text import says
from pokerroom.refusals import Malformed
from pokerroom.turn import Turn


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
    )
    return made


says("players.conduct")("{name}: {kind} ({rule})".format_map)
