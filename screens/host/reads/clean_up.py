"""Clean-up is offered, never done by itself (rules §7): names not here for long, long waits, long stays."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Exists, OuterRef

from pokerroom.models import Room
from pokerroom.turn import policy_of
from tables.models import Bag, Placement
from waitlist.models import Entry
from waitlist.rules import Status


@dataclass(frozen=True)
class CleanUp:
    """What somebody should look at."""

    not_here: list[Entry]
    waiting: list[Entry]
    sitting: list[Placement]

    def __bool__(self) -> bool:
        return bool(self.not_here or self.waiting or self.sitting)


def clean_up(room: Room, at: datetime) -> CleanUp:
    """Not here over two hours, waiting over eight, sitting over sixteen; all three are policy.

    Whose chips are in custody is away by right.
    """
    policy = policy_of(room)

    def before(seconds: int) -> datetime:
        return at - timedelta(seconds=seconds)

    waiting = Entry.objects.filter(room=room, status=Status.WAITING).select_related("player", "game")
    chairs = Placement.objects.filter(room=room, until__isnull=True).select_related("sitting__player", "seat__table")
    in_custody = Bag.objects.filter(player=OuterRef("player"), game=OuterRef("game"), ended_at__isnull=True)
    absent = waiting.exclude(Exists(in_custody))
    return CleanUp(
        not_here=list(absent.filter(away_since__lt=before(policy.clean_up_not_here_seconds)).order_by("away_since")),
        waiting=list(waiting.filter(joined_at__lt=before(policy.clean_up_waiting_seconds)).order_by("joined_at")),
        sitting=list(
            chairs.filter(sitting__since__lt=before(policy.clean_up_sitting_seconds)).order_by("sitting__since")
        ),
    )
