"""Taking a room for one command: who may, lock, let what is overdue expire, and at the end hooks, events, screens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from datetime import datetime
from typing import Any

from django.db import transaction

from pokerroom import expirations, hooks
from pokerroom.models import Room, Staff
from pokerroom.refusals import NotAllowed, NotFound, Refused
from pokerroom.roles import RULES, Act, denial, may
from pokerroom.turn.state import Turn

LOCKED = "SELECT *, clock_timestamp() AS read_at FROM pokerroom_room WHERE id = %s FOR UPDATE"


def _locked(room_id: int, *, unless_busy: bool) -> Any:
    """The room's row, and when it was read; None where there is none, or somebody else is at it."""
    return next(iter(Room.objects.raw(f"{LOCKED} SKIP LOCKED" if unless_busy else LOCKED, [room_id])), None)


_approved: ContextVar[bool] = ContextVar("approved", default=False)


@contextmanager
def as_approved() -> Iterator[None]:
    """Whatever is tried in here is tried as if somebody entitled had approved it; it is taken back afterwards."""
    token = _approved.set(True)
    try:
        yield
    finally:
        _approved.reset(token)


def entitled(by: Staff, act: Act) -> bool:
    """Whether the role table allows it, or it is tried as if it were approved."""
    return may(by.role, act) or _approved.get()


def require(by: Staff | None, act: Act, room_id: int) -> None:
    """Refuse whoever the role table does not allow. The clock (nobody) may always."""
    if by is None:
        return
    if by.room_id != room_id:
        raise NotFound("There is no such room.")
    if not by.is_active:
        raise NotAllowed(f"The account of {by.name} is switched off. Ask a manager.")
    if not entitled(by, act):
        raise NotAllowed(denial(by.role, act), rule=RULES.get(act))


@contextmanager
def turn(
    room: Room | int,
    *,
    by: Staff | None,
    at: datetime,
    act: Act = Act.LISTS,
    overrule: str = "",
    skip_locked: bool = False,
) -> Iterator[Turn]:
    """Take the room for one command.

    `overrule`: a supervisor's reason to go on although a rule says no.

    Raises NotAllowed (403) if `by` may not `act`, and whatever the command refuses. `skip_locked`: for sweeps;
    if somebody else is at it, they lapse what is due themselves.
    """
    room_id = room.pk if isinstance(room, Room) else room
    require(by, act, room_id)
    if overrule:
        require(by, Act.OVERRULE, room_id)
    refusal: Refused | None = None
    with transaction.atomic():
        locked = _locked(room_id, unless_busy=skip_locked)
        if locked is None:
            yield _nobody_there(room_id, skip_locked)
            return
        at = max(at, locked.last_event_at or at)
        taken = Turn(locked, by=None, at=at, read_at=locked.read_at)
        lapsed = expirations.expire_due(taken)
        if lapsed:
            hooks.run_hooks(taken)
            taken.finish()
            taken = Turn(locked, by=by, at=at, read_at=locked.read_at)
        taken.by, taken.overrule = by, overrule
        try:
            # What lapsed stands even if the command is refused; without that, one transaction is enough.
            with transaction.atomic() if lapsed else nullcontext():
                yield taken
                taken.check_place()
                hooks.run_hooks(taken)
                taken.finish()
        except Refused as error:
            if not lapsed:
                raise
            refusal = error
    if refusal:
        raise refusal


def _nobody_there(room_id: int, skip_locked: bool) -> Any:
    if not skip_locked:
        raise NotFound("There is no such room.")
    return None
