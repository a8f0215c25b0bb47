"""A staff screen that nobody touches locks after `idle_lock_seconds` (rules §8). A table's own tablet does not.

The screen locks by itself (static/js/idle.js), and tells of touches now and then. Whether it does or not, after that
time nothing is shown or done here until a PIN or the password is given.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.contrib.sessions.backends.base import SessionBase
from django.http import HttpRequest

from pokerroom import clock
from pokerroom.models import Staff
from pokerroom.turn import policy_of

LOCKED, LOCKS_AT = "locked", "locks_at"
SHARE = 5  # a screen tells of touches so often in the time after which it would lock
LOG_IN = timedelta(hours=12)
TABLET = timedelta(days=365)  # shut out by another one, or by a supervisor


def begin(sender: object, request: HttpRequest, user: Staff, **kwargs: Any) -> None:
    """By password, or by PIN. Who unlocks the own session has no longer log-in for it."""
    if not request.session.pop(LOCKED, None):
        request.session.set_expiry(LOG_IN if user.bound_to is None else TABLET)
    touch(request.session, user, clock.now())


def seconds(staff: Staff) -> int | None:
    """After how long without a touch a screen of theirs locks; None: never."""
    return int(policy_of(staff.room).idle_lock_seconds) if staff.bound_to is None else None


def touch(session: SessionBase, staff: Staff, at: datetime) -> None:
    """Somebody touched the screen. Written only where it has not been for a while."""
    allowed = seconds(staff)
    if allowed and (LOCKS_AT not in session or at + timedelta(seconds=allowed) > _locks_at(session)):
        session[LOCKS_AT] = (at + timedelta(seconds=allowed * (SHARE + 1) / SHARE)).isoformat()


def is_locked(session: SessionBase, staff: Staff, at: datetime) -> bool:
    """By hand, or because nobody has touched it."""
    if staff.bound_to is not None:
        return False
    if not session.get(LOCKED) and (LOCKS_AT not in session or _locks_at(session) <= at):
        session[LOCKED] = True
    return bool(session.get(LOCKED))


def unlock(session: SessionBase, staff: Staff, at: datetime) -> None:
    session.pop(LOCKED, None)
    session.pop(LOCKS_AT, None)
    touch(session, staff, at)


def _locks_at(session: SessionBase) -> datetime:
    return datetime.fromisoformat(session[LOCKS_AT])
