"""What players who sit have asked for, as steps: a request ends, or stands again by undo. Verbs: floor/commands."""

from __future__ import annotations

from pokerroom.turn import Turn
from tables.models import Request, Table
from tables.rules.moves import RequestState


def end(now: Turn, request: Request, state: RequestState) -> None:
    request.state, request.ended_at = state, now.at
    request.save(update_fields=["state", "ended_at"])


def end_for(now: Turn, table: Table) -> list[tuple[int, str]]:
    """A step: the table closes, and requests for it end. Answers which, and what they were, for undo."""
    ended = []
    for request in Request.objects.filter(room=now.room, to_table=table, ended_at=None):
        ended.append((int(request.pk), request.state))
        end(now, request, RequestState.WITHDRAWN)
    return ended


def reopen(now: Turn, pk: int, state: str) -> None:
    """A step of undo: the request stands at its old place, unless there is a newer one or the player has left."""
    request = Request.objects.select_related("sitting").get(room=now.room, pk=pk)
    twins = Request.objects.filter(sitting=request.sitting_id, wish=request.wish, ended_at__isnull=True)
    if request.sitting.ended_at is None and not twins.exists():
        request.state, request.ended_at = state, None
        request.save(update_fields=["state", "ended_at"])
