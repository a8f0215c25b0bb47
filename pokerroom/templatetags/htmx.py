"""What a screen says to htmx: the attributes of what posts when it is touched, and of what reads itself again."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

register = template.Library()


@register.simple_tag(takes_context=True)
def posts(
    context: dict[str, Any],
    view: str,
    *places: Any,
    into: str = "",
    include: str = "",
    **vals: Any,
) -> SafeString:
    """A button or form that does something: `{% posts 'host:call' entry.id table=4 %}` sends table=4 to that address.

    `view`, `places`: the name of an address of this room, and what follows the room in it. `into`: the piece that the
    answer replaces; without one the answer brings its own. `include`: fields to send along. Touched again before the
    answer is there, it does nothing (shell.js); it is not switched off meanwhile, for that would take the focus away.
    """
    swap = "outerMorph" if into else "none"
    return _said(
        post=_address(context, view, places),
        vals=_json(vals),
        include=include,
        target=into,
        swap=swap,
    )


@register.simple_tag(takes_context=True)
def gets(
    context: dict[str, Any],
    view: str,
    *places: Any,
    into: str = "",
    include: str = "",
    on: str = "",
    swap: str = "outerMorph",
    **vals: Any,
) -> SafeString:
    """A piece that is read: `{% gets 'host:bar' on='live' %}` reads itself again on every change that concerns it.

    `into`: the piece that is replaced, if it is another. `on`: what starts it, if it is no touch. The rest as `posts`.
    """
    return _said(
        get=_address(context, view, places),
        vals=_json(vals),
        include=include,
        target=into,
        trigger=on,
        swap=swap,
    )


def _address(context: dict[str, Any], view: str, places: tuple[Any, ...]) -> str:
    return _reversed(view, context["room"].slug, *places)


@lru_cache(maxsize=10_000)
def _reversed(view: str, *places: Any) -> str:
    """A full floor asks for the same three hundred addresses at each look, and each costs 50 microseconds to find."""
    return reverse(view, args=places)


def _json(vals: dict[str, Any]) -> str:
    return json.dumps(vals) if vals else ""


def _said(**attributes: str) -> SafeString:
    """In one go, for a floor has hundreds; the names are ours, the values are escaped."""
    said = {name: value for name, value in attributes.items() if value}
    return format_html(" ".join(f'hx-{name}="{{}}"' for name in said), *said.values())
