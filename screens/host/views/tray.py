"""What the tray above the foot shows: the chairs of a table, or what is open there: a move, its sheet, its break."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from pokerroom.decorators import StaffRequest
from pokerroom.models import Event
from pokerroom.roles import Act, may
from screens.host.reads.draws import breaking
from screens.host.reads.moves import Moving, moving
from screens.host.reads.seat_fill import dead_minutes, fills
from screens.parts import seat_strip
from screens.parts.requests import Asking, asking
from tables.models import Dispute, Draw, Table
from tables.rules import TableStatus
from waitlist import queries
from waitlist.queries.snapshot import Snapshot

CLOSED = "closed"


JUST = timedelta(minutes=10)


def opened(request: StaffRequest) -> str:
    """What is open on this screen: an entry, a menu, a chair, a move, a table's sheet."""
    said = (request.POST if request.method == "POST" else request.GET).get("open", "")
    return "" if getattr(request, CLOSED, False) else said[:40]


def close(request: StaffRequest) -> None:
    """What was open for this is done with."""
    setattr(request, CLOSED, True)


def tray_of(request: StaffRequest, number: int) -> dict[str, Any]:
    """One table's tray; empty if there is no such table or it is closed."""
    strip = seat_strip.chair_strip(request.room, number, request.now)
    if strip is None:
        return {"strip": None, "broken": _just_broken(request, number)}
    is_open = opened(request)
    table = Table.objects.select_related("game").get(room=request.room, number=number)
    context = {
        "strip": strip,
        "dead": _dead_minutes(request, table),
        "moving": mover(request),
        "asking": _asker(request),
    }
    if is_open == f"sheet-{number}":
        pending = Dispute.objects.filter(table=table, decided_at__isnull=True).order_by("pk")
        context |= {"disputes": pending, "may_dispute": may(request.staff.role, Act.DISPUTES)}
        context |= {"sheet": table, "draw": breaking(request.room, table, request.now)}
    chair = next((chair for chair in strip.chairs if chair.sitting_id and chair.key == is_open), None)
    if chair and table.status != TableStatus.BREAKING:
        context["chain"] = queries.chain(request.room, number, chair.number, request.now)
    return context


def _just_broken(request: StaffRequest, number: int) -> Draw | None:
    """A table that everybody has just gone from by its draw: its slips, and the draw's seed, are wanted now."""
    lately = request.now - JUST
    draws = Draw.objects.filter(table__room=request.room, table__number=number, closed_at__gt=lately)
    went = Event.objects.filter(room=request.room, verb="tables.broken", subject=f"table:{number}", at__gt=lately)
    return draws.select_related("table").filter(closed_at__in=went.values("at")).last()


def _asker(request: StaffRequest) -> Asking | None:
    """Whoever is about to ask for another place."""
    pk = _about(request, "ask")
    return asking(Snapshot(request.room, request.now), pk) if pk else None


def mover(request: StaffRequest) -> Moving | None:
    """Whoever is about to move on this screen, and where to."""
    pk = _about(request, "move")
    return moving(Snapshot(request.room, request.now), pk, request.staff.role) if pk else None


def _about(request: StaffRequest, what: str) -> int | None:
    """Whose sitting is open on this screen for this."""
    kind, _, pk = opened(request).partition("-")
    return int(pk) if kind == what and pk.isdecimal() and len(pk) <= 18 else None


def _dead_minutes(request: StaffRequest, table: Table) -> int:
    filled = fills(request.room, table.opened_at or request.now, request.now, table.number)
    return round(dead_minutes(filled).get(table.number, 0))
