"""One rule, one check, every way: whoever may not come to a chair comes there by none of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from types import ModuleType

import pytest
from django.db import transaction

from pokerroom import clock
from pokerroom.refusals import Refused
from tests.ways import rules, ways
from tests.ways.room import Evening

pytestmark = pytest.mark.django_db

# Each cell: the rule that refuses, or a word that says why none does.
TABLE = """
                       age   bar   apart  custody  t16   t47   t43    fills  kept   called
by_seat                T2    T41   T39    T31      T16   list  T43    T4     T53    T45
by_walk_up             T2    T41   T39    T31      T16   list  T43    T4     T53    T45
by_naming              T2    T41   T39    T31      T16   list  sits   sits   taken  taken
by_occupied            later later later  later    later later T43    T4     T53    T45
by_move                T2    T41   T39    paid     stack T47   T43    T4     T53    T45
by_must_move           T2    T41   over   paid     stack stack T43    T4     T53    T45
by_game_change         T2    T41   T39    T31      T16   list  T43    T4     T53    T45
by_call                T2    T41   T39    chair    chair list  T43    T4     T53    T45
by_call_next           over  over  over   chair    chair list  T43    T4     full   full
by_keeping             T2    T41   T39    chair    chair list  floor  floor  open   open
by_fill                over  over  over   chair    chair list  T43    T4     full   full
by_break               T2    T41   T39    paid     stack stack floor  T4     T53    T45
by_import              T2    T41   T39    T35      T16   list  sits   sits   T53    taken
by_request             T2    T41   T39    paid     asks  T47   T43    T4     T53    T45
by_approval            T2    T41   T39    paid     stack T47   T43    T4     ended  ended
by_undo_of_leaving     T2    T41   T39    stood    stood list  never  never  stood  stood
by_undo_of_removing    T2    T41   short  chair    chair list  made   short  short  short
by_restoring           T2    T41   short  chair    chair list  made   short  short  short
by_was_here            T2    T41   short  chair    chair list  made   short  short  first
by_tablet              host  host  host   host     host  host  host   host   host   host
by_tablets_taken       later later later  later    later later T43    T4     T53    T45
by_api                 T2    T41   T39    T31      T16   list  T43    T4     T53    T45
by_api_walk_up         T2    T41   T39    T31      T16   list  T43    T4     T53    T45
by_api_move            T2    T41   T39    paid     stack T47   T43    T4     T53    T45
by_follow_up           over  over  over   chair    chair list  over   over   taken  taken
by_standing_by         over  over  over   chair    chair list  over   over   taken  taken
by_auto_call           over  over  over   chair    chair list  over   over   over   over
by_table_start         none  none  none   none     none  none  none   none   none   none
"""

# Why no rule refuses, and what comes of it: she comes there, or she does not; or it is not to be tried.
COMES, STAYS, NOT_TRIED = "comes", "stays away", "not tried"
WORDS = {
    "over": ("she is passed over, or nobody is called; whoever asks is told why", STAYS),
    "full": ("no seat is open at all, and that is said", STAYS),
    "none": ("a table that starts brings nobody to it", STAYS),
    "asks": ("what may be done may be asked for", STAYS),
    "first": ("whoever was called for it since goes back to the list (T45)", COMES),
    "short": ("her name is back, without the call", STAYS),
    "ended": ("the request ended as the chair was not as it was when it was asked for", STAYS),
    "host": ("a table's own tablet seats nobody", STAYS),
    "open": ("a chair that is kept or called for is not open to be kept", STAYS),
    "chair": ("money is asked for at the chair, not at the call", COMES),
    "made": ("the call was made before the break, and that stands", COMES),
    "never": ("she never left that chair, whatever was decided since for those who come", COMES),
    "floor": ("it is a supervisor's own decision about that chair, with a reason or the draw", COMES),
    "stack": ("within a game the stack comes along, and forced moves carry any (T14)", COMES),
    "sits": ("who sits there sits there: that is put on record, and not decided", COMES),
    "list": ("who comes with a buy-in has at most the maximum in front (T21)", COMES),
    "later": ("whoever it is is asked for with the name", NOT_TRIED),
    "paid": ("whoever sits in a game has no chips of it in custody (I26)", NOT_TRIED),
    "taken": ("nobody is kept, or called for, a chair that somebody sits in or has just given up", NOT_TRIED),
    "stood": ("later events stand on her leaving", NOT_TRIED),
}  # fmt: skip


HEAD, *ROWS = [line.split() for line in TABLE.strip().splitlines()]
CELLS = {way: dict(zip(HEAD, row, strict=True)) for way, *row in ROWS}


def named(module: ModuleType) -> set[str]:
    """The public functions that are written in this module."""
    made = {name for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__}
    return {name for name in made if not name.startswith("_")}


def test_no_rule_no_way_and_no_word_is_left_out():
    assert (set(HEAD), set(CELLS)) == (named(rules), named(ways) - {"Rule"})
    assert {says for row in CELLS.values() for says in row.values() if says in WORDS} == set(WORDS)


@pytest.fixture
def it(room, host, supervisor, manager, game, player, open_at, sit, on_list):
    begins = clock.now()

    def at(minutes):
        return begins + timedelta(minutes=minutes)

    for number, chairs, slug in ((1, 2, "1-3-nlh"), (2, 3, "1-3-nlh"), (5, 2, "1-3-nlh"), (4, 4, "2-5-nlh")):
        open_at(number, chairs=chairs, game_slug=slug, at=at(-300))
    names = {(1, 1): "Guest 1", (1, 2): "Guest 2", (2, 1): "Rival", (2, 2): "Guest 3", (5, 1): "Guest 4", (5, 2): "Gil"}
    for (table, seat), name in names.items():
        sit(name, table, seat, at=at(-200))
    return Evening(room, host, supervisor, manager, game("1-3-nlh"), player("Ann"), begins, sit, on_list, player)


@pytest.mark.parametrize("way", CELLS)
def test_she_comes_there_by_no_way(it, way):
    right = {rule: WORDS[says][1] if says in WORDS else f"refused by {says}" for rule, says in CELLS[way].items()}
    came = {rule: outcome(it, rule, way) for rule, wanted in right.items() if wanted != NOT_TRIED}
    assert not {rule: f"{what}, not {right[rule]}" for rule, what in came.items() if what != right[rule]}


def outcome(it: Evening, rule: str, way: str) -> str:
    """What came of it, whether or not it was refused in words of its own; and everything is as it was before."""
    with as_it_was():
        it.chair, it.paper = (2, 3), None
        said, sets_in = "", partial(getattr(rules, rule), it)
        if rule in rules.EARLIER:
            sets_in()
        try:
            getattr(ways, way)(it, (lambda: None) if rule in rules.EARLIER else sets_in)
        except Refused as refused:
            said = refused.rule or ""
        if it.came():
            return COMES
        return f"refused by {said}" if said else STAYS


@contextmanager
def as_it_was() -> Iterator[None]:
    with transaction.atomic():
        yield
        transaction.set_rollback(True)
