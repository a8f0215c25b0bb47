"""What a screen asks before it goes on: a reason, or the same touch once more."""

from __future__ import annotations

from collections.abc import Iterable

from pokerroom.refusals import Refused


class ReasonNeeded(Refused):
    """Allowed, but on record with a reason: the way out is one touch."""

    status = 422
    code = "reason_needed"

    def __init__(self, detail: str, reasons: Iterable[str], *, rule: str | None = None) -> None:
        ways = [{"name": "reason", "value": reason, "says": reason} for reason in reasons]
        super().__init__(detail, rule=rule, ways=ways)


class Sure(Refused):
    """Likely a slip: once more, knowing it."""

    status = 422
    code = "sure_needed"

    def __init__(self, detail: str, says: str) -> None:
        super().__init__(detail, ways=[{"name": "sure", "value": "1", "says": says}])
