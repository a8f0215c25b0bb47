"""What the wall needs beside the room's own tags."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from pokerroom.templatetags.room import wall

register = template.Library()


@register.simple_tag(takes_context=True)
def short_time(context: dict[str, Any], at: datetime) -> SafeString:
    """8:57, where everybody knows which half of the day it is."""
    return format_html('<time datetime="{}">{}</time>', at.isoformat(), wall(context, at).partition(" ")[0])
