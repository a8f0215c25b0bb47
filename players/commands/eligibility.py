"""Who may play: barred (T41, T42), under age (T2), employees where the room forbids it."""

from __future__ import annotations

from typing import Any

from players.models import AgeCheck, Player
from players.queries import kept_out_now
from players.rules import KeptOut, of_age_on
from pokerroom.refusals import Refused
from pokerroom.turn import Turn


def _under_age(now: Turn, player: Player) -> Refused:
    """Not overrulable; says from which day it ends, by the calendar of the room (T2)."""
    assert player.born_on
    years = now.policy.minimum_age
    day = of_age_on(player.born_on, years)
    return Refused(
        f"{player.public_name} is under {years}: allowed from {day:%B} {day.day}, {day.year} (T2).",
        code="under_age",
        rule="T2",
        allowed_from=day.isoformat(),
    )


def _note_age(now: Turn, player: Player, facts: dict[str, Any]) -> None:
    """A birth date entered, or "ID seen", is the age check: who, when, how (T2)."""
    if now.by is None:
        return
    if facts.get("id_seen") and kept_out_now(now.room, now.policy, now.at, player) == KeptOut.UNDER_AGE:
        raise _under_age(now, player)
    if facts.get("born_on"):
        AgeCheck.objects.create(room=now.room, player=player, at=now.at, by=now.by, how=AgeCheck.How.BORN_ON)
    elif facts.get("id_seen"):
        AgeCheck.objects.create(room=now.room, player=player, at=now.at, by=now.by, how=AgeCheck.How.ID_SEEN)


def check_may_play(now: Turn, player: Player) -> None:
    """Refused if barred (T41, T42), under age by birth date (T2), or an employee where the room forbids it."""
    match kept_out_now(now.room, now.policy, now.at, player):
        case KeptOut.BARRED:
            raise Refused(f"{player.public_name} may not play here at present.", code="barred", rule="T41")
        case KeptOut.UNDER_AGE:
            raise _under_age(now, player)
        case KeptOut.EMPLOYEE:
            raise Refused("Employees do not play in this room.", code="employee")


def may_play(now: Turn, player: Player) -> bool:
    """Whether a name of theirs may stand on a list at all."""
    return kept_out_now(now.room, now.policy, now.at, player) is None
