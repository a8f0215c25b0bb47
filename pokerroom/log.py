"""What the processes write into their logs while something is away for a long time."""

from __future__ import annotations

import logging

from kombu.exceptions import OperationalError

from pokerroom.outage import outage_of

EVERY_SECONDS = 60
REPEATING = ("celery", "kombu")  # they say the same each second, with every traceback
FROM_OUTSIDE = ("django.security",)  # whoever asks by a wrong name may ask a thousand times, each by another


class OneLine(logging.Filter):
    """A database that is away is no fault of the code: each request that it costs is one line, with the cause."""

    def filter(self, record: logging.LogRecord) -> bool:
        trouble = record.exc_info[1] if record.exc_info else None
        if outage_of(trouble):
            cause = str(trouble).partition("\n")[0]
            _in_one_line(record)
            record.msg = f"{record.msg}: {cause}"
        return True


class NowAndThen(logging.Filter):
    """Lets the same trouble of Celery, and of callers, through once a minute, with how often it was.

    A broker's is one line, and so is a caller's.
    """

    def __init__(self) -> None:
        super().__init__()
        self._next: dict[tuple[str, object, object], float] = {}
        self._kept_back: dict[tuple[str, object, object], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith(REPEATING + FROM_OUTSIDE) or record.levelno < logging.WARNING:
            return True
        trouble = record.exc_info[1] if record.exc_info else None
        outside = record.name.startswith(FROM_OUTSIDE)
        key = (record.name, "" if outside else record.msg, type(trouble))
        if record.created < self._next.get(key, 0):
            self._kept_back[key] = self._kept_back.get(key, 0) + 1
            return False
        self._next[key] = record.created + EVERY_SECONDS
        if outside or _of_the_broker(trouble):
            _in_one_line(record)
        if again := self._kept_back.pop(key, 0):
            record.msg, record.args = f"{record.getMessage()} ({again} more of these were not logged)", ()
        return True


def _of_the_broker(trouble: BaseException | None) -> bool:
    """Beat wraps it in an error of its own."""
    while trouble and not isinstance(trouble, (OSError, OperationalError)):
        trouble = trouble.__cause__ or trouble.__context__
    return trouble is not None


def _in_one_line(record: logging.LogRecord) -> None:
    """Where a server is away, the way through our libraries tells nothing."""
    record.msg, record.args, record.exc_info, record.exc_text = record.getMessage().partition("\n")[0], (), None, None
