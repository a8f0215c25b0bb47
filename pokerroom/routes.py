"""Every route of the site, as Django writes it: `<slug:room>/host/entries/<int:entry>/call/`, with its view."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from django.urls import URLPattern, URLResolver, get_resolver

View = Callable[..., Any]


def routes(patterns: Iterable[URLPattern | URLResolver] | None = None, before: str = "") -> Iterator[tuple[str, View]]:
    for pattern in get_resolver().url_patterns if patterns is None else patterns:
        route = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            yield from routes(pattern.url_patterns, route)
        else:
            yield route, pattern.callback


def paths(which: Callable[[View], bool]) -> re.Pattern[str]:
    """What the path of a request to such a view looks like."""
    found = [re.sub(r"<[^>]+>", "[^/]+", route) for route, view in routes() if which(view)]
    return re.compile(f"/(?:{'|'.join(found)})")
