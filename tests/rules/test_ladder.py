"""The ladder: who stands before whom, and the sentence that says why (T34-T36, T43, T45, T46)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import permutations
from zoneinfo import ZoneInfo

import pytest

from pokerroom.policy import LADDER
from waitlist.rules import Ladder, standings, why

TOLEDO = ZoneInfo("America/New_York")
EIGHT = datetime(2026, 6, 6, 0, 0, tzinfo=UTC)


def at(minutes: float) -> datetime:
    return EIGHT + timedelta(minutes=minutes)


@dataclass(frozen=True)
class Name:
    """The facts of an entry, without a database."""

    pk: int
    joined_at: datetime
    tier: int = 0
    via: str = "desk"
    origin: str = "list"
    origin_at: datetime | None = None
    origin_rank: int | None = None
    origin_rule: str = ""
    arrived_at: datetime | None = None
    away_since: datetime | None = None
    missed_at: datetime | None = None
    back_at: datetime | None = None
    back_by: datetime | None = None
    passes: int = 0
    passed_at: datetime | None = None
    put_before_id: int | None = None
    put_at: datetime | None = None
    put_why: str = ""
    return_place: int | None = None


def here(pk: int, joined: float, **facts: object) -> Name:
    return Name(pk, at(joined), **({"arrived_at": at(joined)} | facts))  # type: ignore[arg-type]


LIVE = Ladder(LADDER, 3, live_game=True)
SCHEDULED = replace(LIVE, live_game=False)

BROKEN_2 = here(1, 90, origin="broken", origin_at=at(90), origin_rank=2)
BROKEN_1 = here(2, 90, origin="broken", origin_at=at(90), origin_rank=1)
BROKEN_WITHOUT_A_DRAW = here(3, 90, origin="broken", origin_at=at(90))
HELD_FIRST = here(4, 30, missed_at=at(60), back_at=at(75))
HELD_THEN = here(5, 5, missed_at=at(61), back_at=at(70))
CHIPS = here(6, 80, origin="chips", origin_at=at(80), origin_rule="T36", arrived_at=None, away_since=at(80))
DINNER = here(7, 70, origin="dinner", origin_at=at(70), away_since=at(70))
VIP_FIRST = here(8, 50, tier=4)
VIP_LATER = here(9, 3, tier=3, via="phone", arrived_at=at(55))
REGULAR_1 = here(10, 1)
VIP_NOT_HERE = here(11, 2, tier=3, via="phone", arrived_at=None, away_since=at(2))
REGULAR_2 = here(12, 4)

WHOLE_LADDER = [
    BROKEN_1,
    BROKEN_2,
    BROKEN_WITHOUT_A_DRAW,
    HELD_FIRST,
    HELD_THEN,
    CHIPS,
    DINNER,
    VIP_FIRST,
    VIP_LATER,
    REGULAR_1,
    VIP_NOT_HERE,
    REGULAR_2,
]


def ordered(names: list[Name], ladder: Ladder = LIVE) -> list[Name]:
    where = standings({name.pk: (name, name.tier) for name in names}, ladder)
    return sorted(names, key=lambda name: where[name.pk].rank)


def test_the_whole_ladder():
    assert ordered(WHOLE_LADDER[::-1]) == WHOLE_LADDER


def test_a_scheduled_game_is_first_come_first_served_until_cards_are_in_the_air():
    names = [VIP_FIRST, VIP_LATER, REGULAR_1, VIP_NOT_HERE, REGULAR_2]
    by_joining = sorted(names, key=lambda name: name.joined_at)
    assert ordered(names, SCHEDULED) == by_joining
    assert ordered(names, LIVE)[:2] == [VIP_FIRST, VIP_LATER]


@pytest.mark.parametrize(("tier", "first"), [(2, False), (3, True), (4, True)])
def test_priority_begins_at_tier_three(tier, first):
    vip = here(2, 10, tier=tier)
    assert (ordered([REGULAR_1, vip])[0] == vip) is first


def test_stepping_out_does_not_clear_a_first_arrival():
    out = replace(VIP_FIRST, away_since=at(58), back_by=at(88))
    assert ordered([VIP_LATER, out]) == [out, VIP_LATER]


def test_the_order_of_rungs_is_policy():
    vips_first = replace(LIVE, order=("vip", "broken", "held", "chips", "dinner", "joined"))
    assert ordered([BROKEN_1, HELD_FIRST, VIP_FIRST], vips_first)[0] == VIP_FIRST


SENTENCES = [
    (BROKEN_1, "From a table that broke at 9:30 PM, in draw order 1 (T43)."),
    (HELD_FIRST, "Missed the call of 9:00 PM, back in time: first for the next seat (T45)."),
    (
        CHIPS,
        "Chips picked up at 9:20 PM: top of the list (T36); not here, passed over until checked in (T10).",
    ),
    (VIP_LATER, "Tier 3: top of the list on arrival at 8:55 PM (T46)."),
    (
        VIP_NOT_HERE,
        "By joining time, 8:02 PM; not here yet, passed over; tier 3 goes to the top on arrival (T46).",
    ),
    (REGULAR_1, "By joining time, 8:01 PM."),
    (
        replace(REGULAR_1, away_since=at(5), back_by=at(35)),
        "By joining time, 8:01 PM; stepped out until 8:35 PM, passed over, place kept.",
    ),
    (replace(REGULAR_1, passes=1, passed_at=at(20)), "By joining time, 8:01 PM, passed 8:20 PM."),
]


@pytest.mark.parametrize(("name", "sentence"), SENTENCES)
def test_each_place_is_explained_in_one_sentence(name, sentence):
    assert why(name, name.tier, LIVE, TOLEDO) == sentence


def test_a_sentence_of_a_dinner_names_its_rule():
    assert "T34" in why(DINNER, 0, LIVE, TOLEDO)


def put_before(name: Name, target: Name, minutes: float = 100) -> Name:
    """A staff move, as the command makes it."""
    return replace(name, put_before_id=target.pk, put_at=at(minutes), put_why="owed")


def test_a_moved_name_stands_just_before_and_later_arrivals_rank_by_rule():
    """WL-05, the order."""
    r1, r2, r3, r4, r5 = (here(pk, pk) for pk in range(1, 6))
    moved = put_before(r5, r2, 9)
    r6, v1 = here(6, 10), here(7, 11, tier=3)
    assert ordered([r1, r2, r3, r4, moved, r6, v1]) == [v1, r1, moved, r2, r3, r4, r6]
    assert why(moved, 0, LIVE, TOLEDO) == "Put here by staff: owed."


def test_there_is_room_between_two_who_joined_at_the_same_moment():
    one, two, three = here(1, 0), here(2, 0), here(3, 0)
    moved = put_before(three, two)
    assert ordered([one, two, moved]) == [one, moved, two]


def test_there_is_room_between_two_drawn_players():
    names = [BROKEN_1, BROKEN_2, BROKEN_WITHOUT_A_DRAW, REGULAR_1]
    moved = put_before(REGULAR_1, BROKEN_2)
    assert ordered([*names[:3], moved]) == [BROKEN_1, moved, BROKEN_2, BROKEN_WITHOUT_A_DRAW]


def test_forty_moves_into_one_gap_still_find_room():
    first, last = here(1, 0), here(2, 0)
    names = [first, last]
    for pk in range(3, 43):
        newcomer = here(pk, pk)
        moved = put_before(newcomer, last, pk)
        assert ordered([*names, moved])[-2:] == [moved, last]
        names.append(moved)


def test_whoever_is_put_before_a_moved_name_stands_there():
    r1, r2, r3, r4 = (here(pk, pk) for pk in range(1, 5))
    first, then = put_before(r3, r1, 10), put_before(r4, r3, 11)
    assert ordered([r1, r2, first, then]) == [then, first, r1, r2]


def test_a_moved_name_stands_where_the_other_stood_then():
    """Whom it was put before has been called since and is back from hold; or has arrived, tier 3."""
    r1, r2, vip = here(1, 1), here(2, 2), replace(VIP_NOT_HERE, joined_at=at(1.5))
    moved, beside = put_before(here(3, 3), r1, 10), put_before(here(4, 4), vip, 10)
    held, arrived = replace(r1, missed_at=at(20), back_at=at(26)), replace(vip, arrived_at=at(30), away_since=None)
    assert ordered([r2, moved, beside, held, arrived]) == [held, arrived, moved, beside, r2]


def test_a_moved_name_keeps_its_neighbor_when_the_order_of_rungs_changes():
    """The rung is not stored: whom it was put before is."""
    moved = put_before(REGULAR_2, VIP_LATER)
    others_first = replace(LIVE, order=("vip", "broken", "held", "chips", "dinner", "joined"))
    for ladder in (LIVE, others_first):
        order = ordered([BROKEN_1, HELD_FIRST, VIP_FIRST, VIP_LATER, moved], ladder)
        assert order[order.index(moved) + 1] == VIP_LATER


def test_behind_everybody_is_behind_all_who_waited_then():
    r1, r2, r3 = here(1, 1), here(2, 2), here(3, 30)
    last = replace(r1, put_at=at(20), put_why="asked to wait")
    assert ordered([last, r2, r3, VIP_FIRST]) == [VIP_FIRST, r2, last, r3]


def test_the_order_is_total():
    """I7: no two stand at the same place, however the list is read."""
    twins = [here(pk, 0) for pk in range(1, 5)]
    assert {tuple(ordered(list(names))) for names in permutations(twins)} == {tuple(twins)}
