"""Who may play: barred (T41, T42), under age (T2), employees where the room forbids it."""

from __future__ import annotations

from datetime import date
from typing import Any

from players.models import AgeCheck, Player
from players.queries import kept_out_now
from players.rules import KeptOut, age_on
from pokerroom.refusals import Refused
from pokerroom.turn import Turn


def check_old_enough(now: Turn, born_on: date, name: str) -> None:
    """Refused under the room's minimum age (T2), by the calendar of the room."""
    today = now.at.astimezone(now.room.zone).date()
    if age_on(born_on, today) < now.policy.minimum_age:
        raise _under_age(now, name)


def _under_age(now: Turn, name: str) -> Refused:
    return Refused(f"{name} is under {now.policy.minimum_age}.", code="under_age", rule="T2")


def _note_age(now: Turn, player: Player, facts: dict[str, Any]) -> None:
    """A birth date entered, or "ID seen", is the age check: who, when, how (T2)."""
    if now.by is None:
        return
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
            raise _under_age(now, player.public_name)
        case KeptOut.EMPLOYEE:
            raise Refused("Employees do not play in this room.", code="employee")


def may_play(now: Turn, player: Player) -> bool:
    """Whether a name of theirs may stand on a list at all."""
    return kept_out_now(now.room, now.policy, now.at, player) is None
