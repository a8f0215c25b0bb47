"""What the floor map needs beside the room's own tags."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from pokerroom.templatetags.room import clock, icon
from waitlist.queries.floor import MapSeat

register = template.Library()


@register.simple_tag(takes_context=True)
def map_seat(context: dict[str, Any], table: int, seat: MapSeat) -> SafeString:
    """A chair on the map. A full room has hundreds, too many for a template each."""
    says = format_html("<small>{}</small>", seat.number) if seat.state == "open" else _inside(context, seat)
    return format_html(
        '<span class="seat {}" id="seat-{}-{}" data-seat="{}">{}</span>',
        seat.state,
        table,
        seat.number,
        seat.number,
        says,
    )


def _inside(context: dict[str, Any], seat: MapSeat) -> SafeString:
    """Whose it is, and what tells: the shape, or the time."""
    told: SafeString | str = ""
    if seat.state in ("locked", "leaving"):
        told = icon(seat.state)
    elif seat.is_over and seat.due_at:
        told = format_html("<span>{}{}</span>", icon("overdue"), clock(context, seat.due_at, kind="since"))
    elif seat.due_at:
        told = clock(context, seat.due_at)
    elif seat.since:
        told = format_html("<small>{}</small>", short_ago(context, seat.since))
    return format_html("<b>{}</b>{}", seat.says, told)


def short_ago(context: dict[str, Any], since: datetime) -> str:
    """How long, in the width of a chair: 25, 59, 1:40."""
    whole = max(0, int((context["now"] - since).total_seconds())) // 60
    return str(whole) if whole < 60 else f"{whole // 60}:{whole % 60:02d}"
