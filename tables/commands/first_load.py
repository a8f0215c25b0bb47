"""First load: the room `toledo` with its offerings (rules §1), nine tables of nine chairs, and three log-ins."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.db import transaction

from pokerroom.event_text import says
from pokerroom.models import Room, Staff
from pokerroom.refusals import Malformed
from pokerroom.roles import Role

HOUSE = {"slug": "toledo", "name": "Hollywood Casino Toledo", "timezone": "America/New_York"}
STAFF = (("manager", "Max M.", Role.MANAGER), ("supervisor", "Kim K.", Role.SUPERVISOR), ("host", "Sam S.", Role.HOST))
TABLES, CHAIRS = 9, 9
FEWEST_CHARACTERS, FEWEST_DIFFERENT = 6, 4  # of a password that is to be changed at the first log-in

# Blinds, buy-in minimum and maximum in whole dollars, as the house rules give them.
OFFERINGS: tuple[dict[str, Any], ...] = (
    {"slug": "1-3-nlh", "name": "$1-$3 No Limit Hold'em", "short": "1-3 NLH", "structure": "no limit",
     "blinds": (1, 3), "buy_in": (100, 300)},
    {"slug": "2-5-nlh", "name": "$2-$5 No Limit Hold'em", "short": "2-5 NLH", "structure": "no limit",
     "blinds": (2, 5), "buy_in": (300, 1000), "match_percent": 75, "run_it_twice": True},
    {"slug": "5-10-nlh", "name": "$5-$10 No Limit Hold'em", "short": "5-10 NLH", "structure": "no limit",
     "blinds": (5, 10), "buy_in": (1000, 5000), "match_percent": 100, "run_it_twice": True},
    {"slug": "3-6-lhe", "name": "$3-$6 Limit Hold'em", "short": "3-6 Limit", "structure": "limit",
     "blinds": (1, 3), "limits": (3, 6), "buy_in": (40, None), "max_kind": "none"},
    {"slug": "1-1-plo", "name": "$1-$1 Pot Limit Omaha", "short": "1-1 PLO", "structure": "pot limit",
     "variants": ["omaha"], "blinds": (1, 1), "buy_in": (100, 400), "run_it_twice": True,
     "sheet": {"bomb_pot_at_most": "5.00"}},
    {"slug": "5-10-o8", "name": "$5-$10 Omaha Hi-Lo", "short": "5-10 O8", "structure": "limit",
     "variants": ["omaha8"], "blinds": (2, 5), "limits": (5, 10), "buy_in": (100, None), "max_kind": "not stated"},
    {"slug": "5-10-o8-stud8", "name": "$5-$10 Omaha Hi-Lo / Stud Hi-Lo", "short": "5-10 Mix", "structure": "limit",
     "variants": ["omaha8", "stud8"], "blinds": (2, 5), "limits": (5, 10), "ante": 1, "bring_in": 2,
     "buy_in": (100, None), "max_kind": "not stated", "sheet": {"mixed": "round by round"}},
)  # fmt: skip


@transaction.atomic
def load(*, password: str, at: datetime) -> Room | None:
    """Fill an empty database. None if there is a room already: nothing is touched then.

    password: of all three log-ins, until each has chosen one. Raises Malformed where anybody would guess it.
    """
    from pokerroom.turn import turn

    if Room.objects.exists():
        return None
    if len(password) < FEWEST_CHARACTERS or len(set(password)) < FEWEST_DIFFERENT:
        raise Malformed(
            {
                "password": f"The first password needs {FEWEST_CHARACTERS} characters, {FEWEST_DIFFERENT} "
                "of them different."
            }
        )
    room = make_room(**HOUSE)
    manager = add_staff(room, password)
    with turn(room, by=manager, at=at) as now:
        now.record("room.loaded", f"room:{room.slug}", topics=["*"], tables=TABLES, games=len(OFFERINGS))
    return room


def make_room(*, slug: str, name: str, timezone: str) -> Room:
    """A room with the house's offerings and tables."""
    from tables.commands import make_tables
    from tables.models import Game

    room = Room.objects.create(slug=slug, name=name, timezone=timezone)
    Game.objects.bulk_create(
        Game(room=room, place=place, **_facts(**offering)) for place, offering in enumerate(OFFERINGS, 1)
    )
    make_tables(room, count=TABLES, chairs=CHAIRS)
    return room


def _facts(
    *,
    blinds: tuple[int, int],
    buy_in: tuple[int, int | None],
    limits: tuple[int | None, int | None] = (None, None),
    **facts: Any,
) -> dict[str, Any]:
    """Whole dollars become cents."""
    amounts = dict(zip(("small_blind", "big_blind", "lower_limit", "upper_limit"), (*blinds, *limits), strict=True))
    amounts |= {"buy_in_min": buy_in[0], "buy_in_max": buy_in[1]}
    amounts |= {name: facts.pop(name) for name in ("ante", "bring_in") if name in facts}
    cents = {name: amount * 100 if amount else None for name, amount in amounts.items()}
    return {"variants": ["holdem"]} | facts | cents


def add_staff(room: Room, password: str) -> Staff:
    """The three log-ins; answers the manager."""
    people = [
        Staff.objects.create_user(username, password, room=room, name=name, role=role, temporary_password=True)
        for username, name, role in STAFF
    ]
    return people[0]


says("room.loaded")("Room loaded".format_map)
