"""What the floor map needs beside the room's own tags."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from pokerroom.templatetags.htmx import posts
from pokerroom.templatetags.room import clock, icon
from screens.floor.reads.map import MapSeat, MapTable
from screens.host.reads.moves import Moving, TargetTable

register = template.Library()


EVENING = timedelta(hours=10)


@register.simple_tag(takes_context=True)
def map_seats(context: dict[str, Any], table: MapTable) -> SafeString:
    """The chairs of a table on the map. A full room has hundreds, too many for a template each."""
    chairs = ((seat.state, table.number, seat.number, _inside(context, seat)) for seat in table.seats)
    return format_html_join("", '<span class="seat {0}" id="seat-{1}-{2}" data-seat="{2}">{3}</span>', chairs)


@register.simple_tag
def target_at(moving: Moving, table: int) -> TargetTable | None:
    """What this table is for somebody about to move."""
    return next((target for target in moving.tables if target.number == table), None)


@register.simple_tag(takes_context=True)
def target_seat(context: dict[str, Any], moving: Moving, table: TargetTable | None, seat: MapSeat) -> SafeString:
    """A chair that can be gone to is a button; the others stay to be seen."""
    target = next((row for row in table.seats if row.number == seat.number), None) if table else None
    inside = _inside(context, seat)
    if table is None or target is None or target.kind == "left":
        left = " from" if target else ""
        return format_html('<span class="seat {}{}" aria-hidden="true">{}</span>', seat.state, left, inside)
    return format_html(
        '<button class="seat {} to-{}" type="button" id="seat-{table}-{seat}" aria-label="{}" {}'
        ' name="chair" value="{table}-{seat}">{}</button>',
        seat.state,
        target.kind,
        " ".join(filter(None, [f"Table {table.number} seat {seat.number}", WAYS[target.kind], target.says])),
        posts(context, "host:move", moving.sitting_id, include="#moving-money"),
        inside,
        table=table.number,
        seat=seat.number,
    )


WAYS = {"open": "", "swap": "swap with", "locked": "locked up for"}


def _hole(context: dict[str, Any], seat: MapSeat) -> SafeString:
    """An open chair: its number, and how long it has stood open, if that is part of this evening."""
    since = seat.since if seat.since and context["now"] - seat.since < EVENING else None
    ago = format_html("<small>{}</small>", _minutes(short_ago(context, since))) if since else ""
    return format_html("<small>{}</small>{}", seat.number, ago)


def _minutes(ago: str) -> str:
    """Said with its unit beside a seat's number, which is a number too."""
    return ago if ":" in ago else f"{ago} min"


def _inside(context: dict[str, Any], seat: MapSeat) -> SafeString:
    """Whose it is, and what tells: the shape, or the time."""
    if seat.state == "open":
        return _hole(context, seat)
    told: SafeString | str = ""
    if seat.flag:
        return format_html('<b>{}</b>{}<span class="hush">{}</span>', seat.says, icon("no-fills"), seat.flag.says)
    if seat.state == "leaving" or (seat.state == "locked" and not seat.due_at):
        told = icon("answered" if seat.answered else seat.state)
    elif seat.is_over and seat.due_at:
        told = format_html("<span>{}{}</span>", icon("overdue"), clock(context, seat.due_at, kind="since"))
    elif seat.due_at:
        told = clock(context, seat.due_at, warn=seat.state == "away")
    elif seat.since:
        return format_html("<b>{}</b><small>{}</small>", seat.says, short_ago(context, seat.since))
    return format_html("<b>{}</b>{}", seat.says, told)


def short_ago(context: dict[str, Any], since: datetime) -> str:
    """How long, in the width of a chair: 25, 59, 1:40."""
    whole = max(0, int((context["now"] - since).total_seconds())) // 60
    return str(whole) if whole < 60 else f"{whole // 60}:{whole % 60:02d}"
