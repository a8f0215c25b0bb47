"""A Friday evening, minute by minute, counted back from its end."""

from __future__ import annotations

from collections.abc import Iterator

from floor.commands.sample.cast import ARABIC, HEBREW, LONG, LUCKY, REGULARS
from floor.commands.sample.evening import Evening
from waitlist.rules import Via

NLH, BIG, BIGGEST, PLO = "1-3-nlh", "2-5-nlh", "5-10-nlh", "1-1-plo"


LIMIT, OMAHA = "3-6-lhe", "5-10-o8"


# minutes ago, table, game, chairs in use, of them taken at once
TABLES = (
    (118, 1, NLH, 9, 8),
    (112, 4, NLH, 9, 9),
    (108, 2, BIG, 9, 9),
    (103, 5, BIG, 9, 9),
    (98, 7, NLH, 9, 9),
    (92, 9, PLO, 9, 6),
    (88, 6, BIGGEST, 8, 8),
)


FILLED_IN = 18  # minutes


DESK = (
    (66, "Dale Whitaker", NLH), (64, "Rosa Delgado", NLH), (60, "Jamal Everett", NLH), (58, "Ken Yamamoto", BIG),
    (57, "Teresa Nowak-Kowalczyk", NLH), (54, "Minh Nguyễn", NLH), (51, "Siobhán O'Sullivan", NLH),
    (50, "Hal Hutchinson", BIG), (48, "Walt Hendricks", NLH), (47, "Victor Petrov", BIGGEST), (45, "Bob Barnes", NLH),
    (43, "Priya Venkataraman", NLH), (41, "Big Mike", NLH), (38, "José Luis Hernández-Castañeda", NLH),
    (36, "Earl Jessup", LIMIT), (35, HEBREW, NLH), (33, "Frank DiNapoli", BIG), (32, LONG, NLH),
    (31, "Ingrid Lindholm", BIGGEST), (29, LUCKY, NLH), (27, "Grace Okonkwo", BIG), (25, "Marge Pulaski", LIMIT),
    (22, ARABIC, NLH), (19, "Tyrone Jackson", NLH), (18, "Pete Sørensen", BIG), (17, "Stan Wojcik", LIMIT),
    (14, "Lena Fischer", NLH), (13, "Zoë Brückner", NLH), (12.5, "Zoë Brückner", BIG), (6.5, "Ann Albrecht", NLH),
    (5.5, "Bernard Achterberg", OMAHA), (4.5, "Ruth Goldstein", BIG), (3.5, "Ann Arnold", NLH),
)  # fmt: skip


PHONE = (
    (62, "Gary Lindqvist", NLH), (52, "Doc Abernathy", OMAHA), (40, "Olivia Brandt", BIG), (34, "Carl Eriksen", LIMIT),
    (28, "Judge Parker", OMAHA), (26, "Denise Kowalski", NLH), (21, "Yuki Mori", BIGGEST), (9.5, "Roy Tennant", LIMIT),
)  # fmt: skip


def friday(evening: Evening) -> None:
    _fill_tables(evening)
    _lists(evening)
    _small_games(evening)
    _small_stakes(evening)
    _big_stakes(evening)


def _fill_tables(evening: Evening) -> None:
    people = iter(REGULARS)
    for ago, table, game, chairs, taken in TABLES:
        evening.plan(ago, evening.open, table, game, chairs)
        for seat, later in zip(_seats(evening, taken), _moments(evening, taken), strict=True):
            evening.plan(ago - later, evening.walk_up, next(people), table, seat, game)
    evening.plan(67, evening.occupied, 1, 9)


def _seats(evening: Evening, taken: int) -> list[int]:
    return evening.chance.sample(range(1, taken + 1), taken)


def _moments(evening: Evening, count: int) -> Iterator[float]:
    return iter(sorted(round(evening.chance.uniform(0.5, FILLED_IN), 1) for _ in range(count)))


def _lists(evening: Evening) -> None:
    for ago, name, game in DESK:
        evening.plan(ago, evening.join, name, game)
    for ago, name, game in PHONE:
        evening.plan(ago, evening.join, name, game, via=Via.PHONE)
    evening.plan(16, evening.join, "Vivian Castellanos", NLH, via=Via.PHONE, tier=3)
    evening.plan(0.7, evening.join, "Eleanor Whitfield", NLH, tier=3)


def _small_games(evening: Evening) -> None:
    evening.plan(55, evening.schedule, OMAHA, 90)
    # evening.plan(55, evening.schedule, OMAHA, minutes=90)
    evening.plan(20, evening.join, "Augusta Fairbanks", OMAHA, tier=4)
    evening.plan(2, evening.leaving, 9, 3)


def _small_stakes(evening: Evening) -> None:
    """1-3: seats come free all evening; one call lapses, one is answered, one runs."""
    _next_player(evening, 55, 1, 3, NLH, "Dale Whitaker")
    _next_player(evening, 47, 4, 6, NLH, "Rosa Delgado")
    evening.plan(44.5, evening.note, "Bob Barnes", NLH, note="red cap")
    _next_player(evening, 38, 7, 2, NLH, "Jamal Everett")
    evening.plan(30, evening.step_out, "Walt Hendricks", NLH, minutes=42)
    _seat_comes_free(evening, 26, 4, 2, NLH)  # Teresa does not come
    evening.plan(20.8, evening.look)  # on hold until 6, the next is called
    _comes_and_sits(evening, 20, NLH, "Minh Nguyễn")
    _next_player(evening, 12, 7, 5, NLH, "Siobhán O'Sullivan")
    evening.plan(10, evening.remove, "Lena Fischer", NLH, reason="changed their mind")
    _seat_comes_free(evening, 9, 1, 7, NLH)  # Bob does not come
    evening.plan(3.8, evening.look)
    evening.plan(2.2, evening.here, "Priya Venkataraman", NLH)
    _seat_comes_free(evening, 1.2, 4, 8, NLH)  # Big Mike's call runs
    evening.plan(0.5, evening.leave, 7, 4)


def _big_stakes(evening: Evening) -> None:
    """2-5: one passes, one does not want table 5, one plays a smaller game meanwhile."""
    evening.plan(32.5, evening.note, "Frank DiNapoli", BIG, not_tables=[5], seat_wish="not beside the dealer")
    _next_player(evening, 24, 2, 4, BIG, "Ken Yamamoto")
    _seat_comes_free(evening, 7, 5, 1, BIG)
    evening.plan(6, evening.pass_, "Hal Hutchinson", BIG)
    _comes_and_sits(evening, 5, BIG, "Grace Okonkwo")


def _seat_comes_free(evening: Evening, ago: float, table: int, seat: int, game: str) -> None:
    evening.plan(ago, evening.leave, table, seat)
    evening.plan(ago - 0.2, evening.call_next, game)


def _comes_and_sits(evening: Evening, ago: float, game: str, name: str) -> None:
    evening.plan(ago, evening.here, name, game)
    evening.plan(ago - 1.4, evening.seat, name, game)


def _next_player(evening: Evening, ago: float, table: int, seat: int, game: str, name: str) -> None:
    _seat_comes_free(evening, ago, table, seat, game)
    _comes_and_sits(evening, ago - 1.3, game, name)
