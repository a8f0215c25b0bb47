"""Is the database still what the migrations made, and the trail what was written down? Looked at once a minute.

What is found is logged when it is new, and told by /readyz: the room goes on meanwhile.
"""

from __future__ import annotations

import logging

from django.db import DatabaseError

from pokerroom.schema import differences
from pokerroom.trail import checkpointing

troubles: dict[str, list[str]] = {}  # what /readyz says besides, as this process last saw it

log = logging.getLogger(__name__)


def look() -> None:
    """Look at both. A database that is away is told by others."""
    try:
        found = {"schema": [f"{one}." for one in differences()], "trail": _departed()}
    except (DatabaseError, OSError) as trouble:
        log.warning("Whether the database is as it should be was not looked at: %s", trouble)
        return
    for part, sentences in found.items():
        for sentence in sentences:
            if sentence not in troubles.get(part, []):
                log.error("The database is not what this release left or expects. %s", sentence)
    troubles.clear()
    troubles.update({part: sentences for part, sentences in found.items() if sentences})


def _departed() -> list[str]:
    says = "The trail of {} is not the one that was written down: run manage.py verify_events."
    return [says.format(slug) for slug in checkpointing.departed()]
