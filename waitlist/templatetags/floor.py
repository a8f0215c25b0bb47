"""What the floor map needs beside the room's own tags."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django import template

register = template.Library()


@register.simple_tag(takes_context=True)
def short_ago(context: dict[str, Any], since: datetime) -> str:
    """How long, in the width of a chair: 25, 59, 1:40."""
    whole = max(0, int((context["now"] - since).total_seconds())) // 60
    return str(whole) if whole < 60 else f"{whole // 60}:{whole % 60:02d}"
