"""Who is let in at which door: `access.tsv`, one row for each route, method and verb. A door that is not in it is shut.

What it takes at least: `anybody` no log-in, `table` a table's own tablet (at that table) or staff, `host` staff of the
room, and an act of roles.py somebody whom the role table allows it. What comes in is still checked by the command.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from django.http import HttpRequest

from pokerroom.models import Staff
from pokerroom.refusals import NotAllowed, NotFound
from pokerroom.roles import Act
from pokerroom.turn import require

TABLE = Path(__file__).with_suffix(".tsv")
VERB = "<slug:verb>"
ANYBODY, TABLET, HOST = "anybody", "table", "host"

Door = tuple[str, str]  # method, and route with its verb


@cache
def least() -> dict[Door, str | Act]:
    """For each door what it takes."""
    rows = (line.split("\t") for line in TABLE.read_text().splitlines())
    return {(method, route): takes if takes in (ANYBODY, TABLET, HOST) else Act[takes] for takes, method, route in rows}


def door_of(request: HttpRequest) -> Door:
    match = request.resolver_match
    assert match, "only what a route led to is asked for"
    method = "GET" if request.method == "HEAD" else str(request.method)
    return method, match.route.replace(VERB, str(match.kwargs.get("verb")))


def check(request: HttpRequest, staff: Staff) -> None:
    """Refuse staff of the room whom this door does not take. Raises NotAllowed, NotFound for a verb that is none."""
    takes = least().get(door_of(request))
    if takes is None and VERB in request.resolver_match.route:  # type: ignore[union-attr]
        raise NotFound("There is nothing of that name to do.")
    if takes is None:
        raise NotAllowed("Nobody is let in here.")
    if isinstance(takes, Act):
        require(staff, takes, staff.room_id)
