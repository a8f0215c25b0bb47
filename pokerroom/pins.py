"""PINs are judged here alone: at the screen, and where somebody approves at it (rules §6).

Every wrong one counts against each person whose PIN it was compared with. Five in a quarter of an hour by whoever
types close that person's PIN to them; five by others, beside whoever typed most, close it to everybody. So nobody alone
shuts out another's PIN for the rest of the room.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import connection, transaction

from pokerroom.models import PinTry, Staff
from pokerroom.refusals import Malformed, Refused

MOST_WRONG = 5
WITHIN = timedelta(minutes=15)
LOCK = 0x50494E  # with the room's number: who counts here waits for nobody but who counts here


class WrongPin(Malformed):
    stands = True

    def __init__(self, detail: str) -> None:
        super().__init__({"pin": detail})


class NotUnique(Refused):
    code = "pin_not_unique"
    stands = True


class TooManyPins(Refused):
    code = "too_many"


def whose(people: Sequence[Staff], pin: str, *, typed_by: Staff, at: datetime) -> list[Staff]:
    """Those of these people whose PIN this is. Raises TooManyPins where none of theirs may be tried any more.

    It is counted as wrong before it is compared, and forgotten if it was right: forty at once are five.
    """
    tried = _count(people, typed_by, at)
    found = [staff for staff in people if staff.pk in tried and staff.check_pin(pin)]
    if len(found) == 1:
        PinTry.objects.filter(pk__in=tried.values()).delete()
    return found


def open_to(people: Sequence[Staff], typed_by: Staff, at: datetime) -> list[Staff]:
    """Those whose PIN may still be tried by whoever types."""
    wrong: dict[int, Counter[int]] = defaultdict(Counter)
    lately = PinTry.objects.filter(whose__in=people, at__gt=at - WITHIN)
    for staff, typist in lately.values_list("whose", "typed_by"):
        wrong[staff][typist] += 1
    return [staff for staff in people if not _closed(wrong[staff.pk], typed_by)]


def forget(at: datetime) -> None:
    """Drop the tries that count no longer."""
    PinTry.objects.filter(at__lte=at - WITHIN).delete()


def _closed(wrong: Counter[int], typed_by: Staff) -> bool:
    beside_one = wrong.total() - max(wrong.values(), default=0)
    return wrong[typed_by.pk] >= MOST_WRONG or beside_one >= MOST_WRONG


def _count(people: Sequence[Staff], typed_by: Staff, at: datetime) -> dict[int, int]:
    """A try for each person whose PIN it is compared with: the person's number, the try's."""
    if not people:
        return {}
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s, %s)", [LOCK, typed_by.room_id])
        left = open_to(people, typed_by, at)
        if not left:
            raise TooManyPins("Too many wrong PINs: wait a quarter of an hour, or approve from your own screen.")
        rows = [PinTry(room_id=typed_by.room_id, typed_by=typed_by, whose=staff, at=at) for staff in left]
        return {row.whose_id: row.pk for row in PinTry.objects.bulk_create(rows)}
