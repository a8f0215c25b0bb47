"""Chips in the room's custody, as steps: into a bag, back to the table, out to the cage. Both sides, always."""

from __future__ import annotations

from datetime import datetime

from players.rules import is_full_name, is_like, letters
from pokerroom.models import Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Role
from pokerroom.turn import Turn
from tables.models import Bag, Posting, Sitting
from tables.rules.custody import Account, BagEnd, moved


def take(now: Turn, sitting: Sitting, number: str, *, at: datetime | None = None) -> Bag:
    """The chips of a sitting go into a bag, still to be counted."""
    assert sitting.player
    if Bag.objects.filter(room=now.room, number=number, ended_at__isnull=True).exists():
        raise Malformed({"bag": f"Bag {number} is in use: take another."})
    return Bag.objects.create(
        room=now.room,
        player=sitting.player,
        game=sitting.game,
        sitting=sitting,
        number=number,
        picked_up_at=at or now.at,
    )


def count(now: Turn, bag: Bag, cents: int, *, counted_by: Staff | None, verified_by: str, journal: int) -> None:
    """The count, with the second name that always stands: `check_second_name` comes first."""
    if cents < 1:
        raise Malformed({"amount": "A count is an amount: zero is none."})
    bag.amount, bag.counted_by, bag.verified_by = cents, counted_by, verified_by.strip()[:80]
    _post(now, bag, moved(cents, out_of=Account.TABLE, into=Account.CUSTODY), journal)
    bag.save()


def recount(now: Turn, bag: Bag, cents: int, *, counted_by: Staff, verified_by: str, journal: int) -> None:
    """Another count of the same chips: the ledger gets the difference, in custody or at the cage that paid them."""
    assert bag.amount is not None
    if cents < 1:
        raise Malformed({"amount": "A count is an amount: zero is none."})
    into = Account.CAGE if bag.ended_as == BagEnd.PAID else Account.CUSTODY
    _post(now, bag, moved(cents - bag.amount, out_of=Account.TABLE, into=into), journal)
    bag.amount, bag.counted_by, bag.verified_by = cents, counted_by, verified_by.strip()[:80]
    bag.save(update_fields=["amount", "counted_by", "verified_by"])


def check_second_name(counter: Staff, verified_by: str) -> None:
    """Refused unless a second person is named for a count of somebody else's chips (rules §6).

    Somebody of the staff other than who counts, or a first and last name that is not like the counter's.
    """
    if not verified_by.strip():
        raise Malformed({"verified_by": "Name the second person who counted."}, rule="T31")
    if is_like(verified_by, counter.name) or letters(verified_by) == letters(counter.username):
        raise Refused(
            f"{counter.name} counts: the second person is somebody else of staff, or a dealer.",
            code="same_person",
            rule="T31",
        )
    if not (is_full_name(verified_by) or _is_of_staff(counter, verified_by)):
        raise Malformed(
            {"verified_by": "Give somebody of the staff, or the first and last name of the second person."}, rule="T31"
        )


def _is_of_staff(counter: Staff, name: str) -> bool:
    others = Staff.objects.filter(room=counter.room_id, is_active=True).exclude(pk=counter.pk).exclude(role=Role.TABLE)
    return any(letters(name) in (letters(staff.name), letters(staff.username)) for staff in others)


def give_back(now: Turn, bag: Bag, journal: int) -> None:
    """Back to the table with the player: exactly that amount."""
    _end(now, bag, BagEnd.RETURNED, Account.TABLE, journal)


def pay(now: Turn, bag: Bag, journal: int) -> None:
    """Out to the cage."""
    _end(now, bag, BagEnd.PAID, Account.CAGE, journal)


def keep_again(now: Turn, bag: Bag, journal: int) -> None:
    """A step of undo: in custody again, as if they had not gone. Refused where another bag has that number by now."""
    assert bag.amount is not None
    twin = Bag.objects.filter(room=now.room, number=bag.number, ended_at=None).select_related("player").first()
    if twin:
        raise Refused(
            f"Bag {bag.number} holds chips of {twin.player.public_name} by now.", code="stands_on", rule="T31"
        )
    went_to = Account.CAGE if bag.ended_as == BagEnd.PAID else Account.TABLE
    _post(now, bag, moved(bag.amount, out_of=went_to, into=Account.CUSTODY), journal)
    bag.ended_at, bag.ended_as = None, ""
    bag.save(update_fields=["ended_at", "ended_as"])


def _end(now: Turn, bag: Bag, how: BagEnd, into: Account, journal: int) -> None:
    if bag.amount is None:
        raise Refused(f"Bag {bag.number} is to be counted first.", code="count_first")
    _post(now, bag, moved(bag.amount, out_of=Account.CUSTODY, into=into), journal)
    bag.ended_at, bag.ended_as = now.at, how
    bag.save(update_fields=["ended_at", "ended_as"])


def _post(now: Turn, bag: Bag, sides: dict[Account, int], journal: int) -> None:
    Posting.objects.bulk_create(
        Posting(room=now.room, bag=bag, journal=journal, account=account, cents=cents)
        for account, cents in sides.items()
        if cents
    )
