"""Where a command came from: entry points set it, events keep it, the log names it. It stands below the models."""

from __future__ import annotations

import logging
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True)
class Origin:
    device: str = ""
    request_id: str = ""


NOWHERE = Origin()
origin: ContextVar[Origin] = ContextVar("origin", default=NOWHERE)


class RequestId(logging.Filter):
    """Gives each line of the log the id that the caller was answered with."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = origin.get().request_id or "-"
        return True
