"""Live entries as they are at a moment, whether or not a sweep has got round to writing it."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cached_property

from pokerroom.models import Room
from pokerroom.policy import Policy
from tables.models import Bag, Game
from waitlist.rules import Missed, Seen, Status, seen


class Lives:
    """What each entry is at that moment: a call or hold that is overdue is over, as the room's rules have it (T45)."""

    def __init__(self, room: Room, policy: Policy, at: datetime) -> None:
        self._room, self._policy, self._at = room, policy, at

    def seen(self, status: str, due_at: datetime | None, player_id: int, game: Game | None) -> Seen:
        if due_at is None or due_at > self._at:
            return Seen(Status(status), due_at)
        there = self._policy.at(game)
        missed = Missed(there.missed_call)
        if status == Status.CALLED and game and (player_id, game.pk) in self._in_custody:
            missed = Missed.KEEP
        return seen(status, due_at, self._at, timedelta(seconds=there.call_hold_seconds), missed)

    @cached_property
    def _in_custody(self) -> set[tuple[int, int]]:
        """Whose chips keep their place. Read only where a call has run out that nobody has written yet."""
        return set(Bag.objects.filter(room=self._room, ended_at__isnull=True).values_list("player_id", "game_id"))
