"""What every template of the room needs: its icons, its time, its countdowns, refusal-proof posting."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from pokerroom import money, shown
from pokerroom.models import Staff
from pokerroom.roles import Act, may
from pokerroom.times import span
from pokerroom.turn import policy_of

register = template.Library()
register.filter(span)
register.filter("shown", shown.text)


@register.simple_tag
def icon(name: str, says: str = "") -> SafeString:
    """One of the shapes in templates/icons.svg; with `says` it speaks, else it is decoration."""
    if says:
        return format_html('<svg class="icon" role="img" aria-label="{}"><use href="#i-{}"></use></svg>', says, name)
    return format_html('<svg class="icon" aria-hidden="true"><use href="#i-{}"></use></svg>', name)


@register.simple_tag(takes_context=True)
def room_time(context: dict[str, Any], at: datetime, *, seconds: bool = False) -> SafeString:
    """A moment as the clock on the room's wall shows it: 8:41 PM, or 20:41 where the room counts to 24."""
    return format_html('<time datetime="{}">{}</time>', at.isoformat(), wall(context, at, seconds=seconds))


@register.simple_tag(takes_context=True)
def room_date(context: dict[str, Any], at: datetime) -> SafeString:
    """The day on the room's wall: 5 Jun 2026."""
    local = at.astimezone(ZoneInfo(context["room"].timezone))
    return format_html('<time datetime="{}">{} {}</time>', at.isoformat(), local.day, f"{local:%b %Y}")


@register.simple_tag(takes_context=True)
def clock(context: dict[str, Any], due: datetime, *, kind: str = "due", warn: bool = False) -> SafeString:
    """Time left until `due` (or gone since, with kind="since"); the browser goes on counting.

    `warn`: says so when less than the room's `away_warning_seconds` is left.
    """
    left = (due - context["now"]).total_seconds()
    soon = policy_of(context["room"]).away_warning_seconds if warn else 0
    return format_html(
        '<time class="clock{}"{} data-{}="{}" datetime="{}">{}</time>',
        "" if kind != "due" else " over" if left <= 0 else " soon" if left <= soon else "",
        format_html(' data-soon="{}"', soon) if warn else "",
        kind,
        due.isoformat(),
        due.isoformat(),
        minutes(abs(left)),
    )


@register.filter
def minutes(seconds: float) -> str:
    """252 → 4:12; an hour and more → 1:02:03."""
    whole = int(seconds)
    hours, rest = divmod(whole, 3600)
    if hours:
        return f"{hours}:{rest // 60:02d}:{rest % 60:02d}"
    return f"{rest // 60}:{rest % 60:02d}"


@register.filter
def in_groups(digits: str) -> str:
    """A long number as people copy it: eight digits at a time."""
    return " ".join(digits[at : at + 8] for at in range(0, len(digits), 8))


@register.simple_tag(takes_context=True)
def ago(context: dict[str, Any], since: datetime) -> SafeString:
    """How long something has lasted, to be read at a glance: 25 min, 3 h; the browser goes on counting."""
    whole = max(0, int((context["now"] - since).total_seconds())) // 60
    says = f"{whole} min" if whole < 100 else f"{round(whole / 60)} h"
    return format_html('<time data-ago="{}" datetime="{}">{}</time>', since.isoformat(), since.isoformat(), says)


@register.filter
def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th."""
    ending = "th" if 10 <= number % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def wall(context: dict[str, Any], at: datetime, *, seconds: bool = False) -> str:
    room = context["room"]
    local = at.astimezone(ZoneInfo(room.timezone))
    tail = f":{local:%S}" if seconds else ""
    if str(context.get("hour_format", "12")) == "24":
        return f"{local:%H:%M}{tail}"
    return f"{local.hour % 12 or 12}:{local:%M}{tail} {local:%p}"


register.filter("money", money.amount_text)


@register.simple_tag
def currency_sign() -> str:
    """$, €, lei: what the room's amounts are marked with."""
    return money.active().sign


ASKED = {
    "buy_in": "Buy-in",
    "amount": "Amount",
    "stack": "In front",
    "largest_stack": "Largest stack",
    "left_with": "Left with",
    "verified_by": "Counted with",
    "bag": "Bag number",
}


@register.filter
def may_overrule(staff: Staff | None) -> bool:
    """Whether this person may go on with a reason where a rule says no."""
    return may(staff.role, Act.OVERRULE) if staff else False


@register.filter
def asked(field: str) -> str:
    """An amount that a refusal asks for, as its field says it."""
    return ASKED[field]
