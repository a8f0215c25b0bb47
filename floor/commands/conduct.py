"""Conduct: warnings, penalties, ejections on the record with their rule; removing a person from a game (T42)."""

from __future__ import annotations

from datetime import date, datetime

from floor.commands.chairs import live_sitting, record_left
from players.commands.conduct import note_conduct
from players.models import Conduct, Player
from players.rules import ConductKind
from pokerroom.models import Staff
from pokerroom.roles import Act
from pokerroom.turn import turn
from tables.commands import get_up
from tables.models import Sitting
from waitlist.commands.entries import take_off
from waitlist.models import Entry
from waitlist.rules import LIVE


def warn(
    player: Player,
    *,
    kind: ConductKind,
    rule: str,
    note: str = "",
    review_on: date | None = None,
    by: Staff,
    at: datetime,
) -> Conduct:
    """Put a warning, penalty or ejection on the player's record, with its rule and when to look at it again."""
    with turn(player.room_id, by=by, at=at, act=Act.CONDUCT) as now:
        return note_conduct(now, now.again(Player.objects, player.pk), kind, rule, note, review_on)


def remove_from_game(
    sitting: Sitting, *, reason: str, rule: str = "T42", amount: int | None = None, by: Staff, at: datetime
) -> Sitting:
    """The house removes a person from a game: the seat opens, the name leaves that list, the record says why (T42).

    Undone, the record also says that it was entered in error.
    """
    with turn(sitting.room_id, by=by, at=at, act=Act.CONDUCT) as now:
        sitting = live_sitting(now, sitting)
        if sitting.player:
            note_conduct(now, sitting.player, ConductKind.REMOVED, rule, reason, None)
        placement = get_up(now, sitting, amount=amount)
        record_left(now, sitting, placement.seat, amount=amount, removed=True, reason=reason, rule=rule)
        if sitting.player:
            for entry in Entry.objects.select_related("game", "player").filter(
                player=sitting.player, game=sitting.game, status__in=LIVE
            ):
                take_off(now, entry, f"removed from the game: {reason}")
        return sitting
