"""A whiteboard as many hands write it: what each line says, what is asked, what is left out; it never raises."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from floor import whiteboard
from floor.whiteboard import Games
from tables.commands.first_load import OFFERINGS

TOLEDO = ZoneInfo("America/New_York")
EIGHT = datetime(2026, 6, 5, 20, 0, tzinfo=TOLEDO)
GAMES_HERE = Games((game["slug"], game["short"], game["name"]) for game in OFFERINGS)


def facts(text: str) -> list[dict[str, object]]:
    sheet = whiteboard.read(text, EIGHT, GAMES_HERE)
    assert not sheet.wrong
    return [line.facts for line in sheet.lines]


def said(facts: dict[str, object]) -> dict[str, object]:
    """What a line says beyond its name and place."""
    return {fact: value for fact, value in facts.items() if value and fact not in ("table", "seat", "name", "game")}


def test_a_line_says_seat_name_time_and_dinner():
    table, bob = facts("\nTable 1: 1-3 NLH\n 4  Bob  B 19:45  dinner used\n")
    assert (table["table"], table["game"], table["running"]) == (1, "1-3-nlh", True)
    assert (bob["table"], bob["seat"], bob["name"]) == (1, 4, "Bob B")
    assert said(bob) == {"since": EIGHT.replace(hour=19, minute=45), "dinner_used": True}


def test_a_seat_may_be_named_with_its_table():
    assert [(row["table"], row["seat"]) for row in facts("1/4 Bob\n2-7 ?")] == [(1, 4), (2, 7)]


def test_a_seat_may_be_kept_for_somebody():
    assert [said(row) for row in facts("1/4 kept for Joe Jones\n1/5 Kay, kept")] == [{"kept": True}] * 2


def test_a_time_still_to_come_was_yesterday():
    [table] = facts("Table 4 5-10 NLH 23:30")
    assert table["since"] == EIGHT.replace(hour=23, minute=30) - timedelta(days=1)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("Table 1: 1-3 NLH, 8 chairs", {"chairs": 8, "running": True}),
        ("Table 1: 1-3 NLH, not started", {}),
        ("T1 1-3 NLH must-move, no fills", {"running": True, "must_move": True, "no_fills": True}),
        ("T1 1-3 NLH must move, fill-first", {"running": True, "must_move": True, "fill_first": True}),
        ("T1 1-3 NLH, breaking", {"running": True, "breaking": True}),
        ("T1 1-3 NLH\n8 chairs", {"running": True, "chairs": 8}),
    ],
)
def test_a_table_says_its_chairs_and_marks(line, says):
    [table] = facts(line)
    assert (said(table), table["game"]) == (says, "1-3-nlh")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("Hal Hill, tier 3, leaving", {"tier": 3, "leaving": True}),
        ("Hal Hill leaving 7:05 PM", {"leaving": True, "since": EIGHT.replace(hour=19, minute=5)}),
        ("Hal Hill, dinner used", {"dinner_used": True}),
        ("Hal Hill T3", {"tier": 3}),
    ],
)
def test_a_seat_says_tier_and_leaving(line, says):
    _, hal = facts(f"Table 1: 1-3 NLH\n2 {line}")
    assert (said(hal), hal["name"]) == (says, "Hal Hill")


IN_FOUR = EIGHT + timedelta(minutes=4)
CALLED = {"here": True, "called_table": 1, "called_seat": 5, "due_at": IN_FOUR}


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("Dee Dunn, tier 3", {"here": True, "tier": 3}),
        ("Dee Dunn called 1/5 4 min", CALLED),
        ("Dee Dunn, called table 1 seat 5, 4:00 left", CALLED),
        ("Dee Dunn, called 1/5, until 8:04 PM", CALLED),
        ("Dee Dunn, called table 1, here", {"here": True, "called_table": 1, "answered": True}),
        ("Dee Dunn, on hold, 4 minutes left", {"here": True, "held": True, "due_at": IN_FOUR}),
        ("Dee Dunn, hold until 20:04:00", {"here": True, "held": True, "due_at": IN_FOUR}),
        ("Dee Dunn (red cap, tall), phone", {"note": "red cap, tall", "phone": True}),
        ("Dee Dunn (with a tier 3 (Hal) :))", {"here": True, "note": "with a tier 3 (Hal) :)"}),
        ("7. Dee Dunn, not here", {}),
        ("Dee Dunn ph", {"phone": True}),
        ("Dee Dunn, called t1 here", {"here": True, "called_table": 1, "answered": True}),
    ],
)  # fmt: skip
def test_a_name_says_tier_call_and_hold(line, says):
    [dee] = facts(f"1-3 NLH:\n{line}")
    assert (said(dee), dee["name"]) == (says, "Dee Dunn")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Bob", "Begin with a table"),
        ("Table 1", "what it plays"),
        ("1/4 Bob, leaving, kept for Kay", "One line says who sits"),
        ("1/4 Joe, kept, since 7:45 PM", "Nobody sits in a seat that is kept"),
        ("1/4 kept for Joe, dinner used", "Nobody sits in a seat that is kept"),
        ("1/4 Bob 25:00", "no time of day"),
        ("1/4 Bob 13:00 PM", "no time of day"),
        ("1-3 NLH:\n19:00", "a name is missing"),
        ("1-3 NLH:\nAnn\n5-11", "Say who sits there"),
    ],
)
def test_a_line_that_says_nothing_is_named(text, says):
    [(number, why)] = whiteboard.read(text, EIGHT, GAMES_HERE).wrong.items()
    assert number == text.count("\n") + 1
    assert says in why


@pytest.mark.parametrize(
    "line",
    [
        "for Priya V.",
        "Gus 19:00 20:00",
        "Gus 7 PM away",
        "Gus, phone",
        "Gus called 1/5",
        "2-5 NLH 7:00 PM",
        "Gus dinner",
        "Gus 007",
    ],
)
def test_nobody_is_entered_under_a_word_of_the_room(line):
    [why] = whiteboard.read(f"Table 1: 1-3 NLH\n3 {line}", EIGHT, GAMES_HERE).wrong.values()
    assert "no part of a name" in why


def test_minutes_left_are_minutes_on_the_night_the_clocks_change():
    """Two minutes before 2 AM, which becomes 1 AM."""
    at = datetime(2026, 11, 1, 5, 58, tzinfo=UTC).astimezone(TOLEDO)
    [*_, line] = whiteboard.read("1-3 NLH:\nAnn A., hold, 4 min left", at, GAMES_HERE).lines
    assert line.facts["due_at"].astimezone(UTC) == datetime(2026, 11, 1, 6, 2, tzinfo=UTC)


def test_an_open_seat_says_nothing():
    assert len(facts("Table 1: 1-3 NLH\n3 open\n1/4 open")) == 1


def test_every_bad_line_is_named_not_only_the_first():
    assert list(whiteboard.read("hello\nTable 1: 1-4 NLH\ngoodbye\n1-4:\nAnn", EIGHT, GAMES_HERE).wrong) == [1, 2, 4]


HOURS = {"7:20 PM": 19, "7:20pm": 19, "7:20p": 19, "7:20": 19, "8:20": 8, "07:20": 7, "12:20": 12}
HOURS |= {"12:20 AM": 0, "12:20 p.m.": 12, "720": 19, "1920": 19, "720p": 19}


@pytest.mark.parametrize(("said", "hour"), HOURS.items())
def test_times_may_be_written_as_the_room_shows_them(said, hour):
    [table] = facts(f"Table 1 1-3 NLH {said}")
    assert (table["game"], table["since"]) == ("1-3-nlh", EIGHT.replace(hour=hour, minute=20))


@pytest.mark.parametrize(("said", "hour"), {"7 PM": 19, "7pm": 19, "9a": 9, "since 7": 19, "since 11a.m.": 11}.items())
def test_the_hour_alone_is_a_time(said, hour):
    [table] = facts(f"Table 1 1-3 NLH {said}")
    assert (table["game"], table["since"]) == ("1-3-nlh", EIGHT.replace(hour=hour))


@pytest.mark.parametrize("name", ["Waiter 3", "Bob 20", "Al P"])
def test_a_number_in_a_name_is_no_time(name):
    _, sits = facts(f"Table 1 1-3 NLH\n2 {name}")
    assert (sits["name"], sits["since"]) == (name, None)


def test_a_game_of_large_blinds_is_no_time():
    large = Games([("100-200-nlh", "100-200 NLH", "$100-$200 No Limit Hold'em"), ("plo", "100-200 PLO", "Omaha")])
    sheet = whiteboard.read("Table 1 100-200 NLH\nTable 2 $100/$200 PLO", EIGHT, large)
    assert [(line.facts["game"], line.facts["since"]) for line in sheet.lines] == [("100-200-nlh", None), ("plo", None)]


def story(sheet: whiteboard.Sheet) -> dict[str, list[str]]:
    """Who sits where and who waits for what, in the order on the paper."""
    told: dict[str, list[str]] = {}
    for line in sheet.lines:
        row = line.facts
        if line.about == "tables":
            told[f"{row['table']} {row['game']}"] = []
        elif line.about == "seats":
            table = next(head for head in told if head.startswith(f"{row['table']} "))
            told[table].append(f"{row['seat']} {row['name'] or '?'}")
        else:
            told.setdefault(row["game"], []).append(row["name"] + ("" if row["here"] else " (not here)"))
    return told


def read(text: str, at: datetime = EIGHT, **answers: str) -> whiteboard.Sheet:
    return whiteboard.read(text, at, GAMES_HERE, answers)


def settled(text: str, *choices: str, at: datetime = EIGHT) -> whiteboard.Sheet:
    """Read again with the choices made, one doubt after the other."""
    answers: dict[str, str] = {}
    for choice in choices:
        doubt = next(one for one in whiteboard.read(text, at, GAMES_HERE, answers).doubts if not one.chosen)
        assert choice in [offered.value for offered in doubt.choices]
        answers[doubt.key] = choice
    sheet = whiteboard.read(text, at, GAMES_HERE, answers)
    assert all(doubt.chosen for doubt in sheet.doubts)
    return sheet


SLASHES = """T1 1-3 NLH
1 Big Al
2 Donna

T5 2/5
4 Deb
5 Frenchy

1/3 LIST
1) Chris B 8:05
2) Marcus 8:10
3) Tiny"""

DASHES = """FRIDAY 6/5
T1 – 1/3 NL (main)
1 - Big Al
2 - ???
3. --
-----
T4 — 1/3 NL (must move)
S1: Gus — 7:15
S2: open
WAITING
- Tiny
- Gina - back @ 9
- Marcus 7:50 (ph)"""

TABS = "﻿Table 2\t2/5 NL\n1\tBig Al\t7:20 PM\n2\tDonna Ray\t6:05 PM\tdinner used\n\n2/5 NL LIST\n1\tTiny\t7:30 PM\n"
TABS += "2\tMarcus\t7:41 PM\tphone"

BRACKETS = """1/1 PLO T9
[1] Al
[4] Bea (tier 3)
PLO waiting list:
[ ] Chris
[x] Cy (red cap)
[ ] Chris"""

BULLETS = """2/5 NL - Table 3, 8 chairs
Seat 1: Ann Adams since 6:30p
Seat 8: Bob
• 5-10 INTEREST
• Hal (call in)
• Ivy ☎
• Jo 720
• ???"""

PHONES = """1-3 NLH:
Ann
Bob, 3:40 PM
Cy (p)
Dee?
3-6 limit list
1. Eve, out til 8:30
2. --"""


@pytest.mark.parametrize(
    ("text", "choices", "told"),
    [
        (SLASHES, [], {"1 1-3-nlh": ["1 Big Al", "2 Donna"], "5 2-5-nlh": ["4 Deb", "5 Frenchy"],
                       "1-3-nlh": ["Chris B", "Marcus", "Tiny"]}),
        (DASHES, [], {"1 1-3-nlh": ["1 Big Al", "2 ?"], "4 1-3-nlh": ["1 Gus"],
                      "1-3-nlh": ["Tiny", "Gina (not here)", "Marcus (not here)"]}),
        (TABS, [], {"2 2-5-nlh": ["1 Big Al", "2 Donna Ray"], "2-5-nlh": ["Tiny", "Marcus (not here)"]}),
        (BRACKETS, [], {"9 1-1-plo": ["1 Al", "4 Bea"], "1-1-plo": ["Chris", "Cy", "Chris"]}),
        (BULLETS, ["5-10-nlh"], {"3 2-5-nlh": ["1 Ann Adams", "8 Bob"],
                                 "5-10-nlh": ["Hal (not here)", "Ivy (not here)", "Jo"]}),
        (PHONES, ["phone", "here"], {"1-3-nlh": ["Ann", "Bob", "Cy (not here)", "Dee"], "3-6-lhe": ["Eve (not here)"]}),
    ],
    ids=["slashes", "dashes", "tabs", "brackets", "bullets", "phones"],
)  # fmt: skip
def test_a_whiteboard_in_six_hands(text, choices, told):
    sheet = settled(text, *choices)
    assert (sheet.wrong, story(sheet)) == ({}, told)


def test_the_order_on_the_paper_is_the_order_where_no_time_stands():
    lines = read("2-5 NLH:\nAnn\nBob, 3:40 PM\nCy\nDee 3:40 PM").lines
    bobs = EIGHT.replace(hour=15, minute=40)
    assert [line.facts["joined_at"] for line in lines] == [bobs] * 4


def autumn(hour: int, minute: int, fold: int) -> datetime:
    return datetime(2026, 11, 1, hour, minute, fold=fold, tzinfo=TOLEDO)


@pytest.mark.parametrize(
    ("names", "hours"),
    [
        (["Bob 1:45", "Ann 1:30"], [0, 1]),  # at 1:50 for the second time: Ann came after Bob
        (["Bob 12:55", "Cy 1:40", "Ann 1:30", "Dee 1:10"], None),  # no order of hours keeps that of the paper
        (["Bob 1:45", "Ann 1:50 EST"], None),
        (["Bob 1:45 EDT", "Ann 1:30 EDT"], [0, 0]),
        (["Bob 1:45 AM EST"], [1]),
    ],
)
def test_in_the_hour_that_is_there_twice_the_order_on_the_paper_decides(names, hours):
    sheet = read("1-3 NLH\n" + "\n".join(names), autumn(1, 52, 1))
    assert bool(sheet.doubts) == (hours is None)
    if hours is not None:
        assert [line.facts["joined_at"].fold for line in sheet.lines] == hours


def test_what_the_paper_does_not_decide_is_asked():
    sheet = read("1-3 NLH\n1. Bob 1:45", autumn(1, 50, 1))
    [doubt] = sheet.doubts
    assert (doubt.where, [choice.says for choice in doubt.choices]) == (
        "2",
        ["1:45 EDT, the first", "1:45 EST, the second"],
    )
    [bob] = settled("1-3 NLH\n1. Bob 1:45", "second", at=autumn(1, 50, 1)).lines
    assert bob.facts["joined_at"].tzname() == "EST"


@pytest.mark.parametrize("now", [datetime(2026, 3, 8, 3, 10, tzinfo=TOLEDO), datetime(2026, 3, 8, 9, 0, tzinfo=TOLEDO)])
def test_an_hour_that_was_not_there_is_refused_with_its_line(now):
    assert list(read("1-3 NLH\nAnn 1:55\nBob 2:30 AM", now).wrong) == [3]


@pytest.mark.parametrize(
    ("text", "asks", "offered"),
    [
        ("5/10\nAnn", "Which game is “5/10”?", ["5-10 NLH", "5-10 O8", "5-10 Mix"]),
        ("T1 1/3 NL\nT2 2/5\nLIST\nAnn", "Which game is this list for?", ["1-3 NLH", "2-5 NLH"]),
        ("T1 1/3 NL\n4", "Table 1 seat 4: who sits there?", ["Nobody, it is open", "Somebody, name not known"]),
        ("T1 1/3 NL\nAnn", "No seat number: “Ann”", ["Sits at Table 1", "Waits for 1-3 NLH", "Leave it out"]),
        ("1/3\nAnn (?)", "Is Ann here, or was it a call-in?", ["Here", "By phone"]),
    ],
)
def test_what_has_two_readings_is_asked(text, asks, offered):
    [doubt] = read(text).doubts
    assert (doubt.asks, [choice.says for choice in doubt.choices], doubt.chosen) == (asks, offered, "")


def test_an_answer_goes_to_no_other_line():
    [doubt] = read("1/3\nAnn (?)").doubts
    [other] = read("1/3\nBob (?)", **{doubt.key: "phone"}).doubts
    assert other.chosen == ""


NOBODY = (
    "LIST", "1/3 LIST", "Friday June 5", "6/5/26", "(main)", "???", "3. --", "-----", "WAITING LIST:", "1/3 NL", "T2",
    "Sat. 6/6 8:15 PM", "* * *", "2026-06-05", "INTEREST 2/5", "main", "5.", "Monday",
)  # fmt: skip


@pytest.mark.parametrize("line", NOBODY)
@pytest.mark.parametrize(
    "before", ["", "T1 - 1/3 NL\n1 Ann\n", "1/3 NL LIST\n1) Ann\n"], ids=["first", "table", "list"]
)
def test_a_heading_is_no_person(line, before):
    names = [row.facts["name"] for row in read(before + line).lines if "name" in row.facts]
    assert names in ([], ["Ann"])


PIECES = (
    *NOBODY, "Ann", "Bob B.", "4 Cy", "1/3", "T1", "8:10", "25:00", "(ph)", "until 9", "called 1/5", "hold", "#4", "“",
    "”", "(", ")", "\t", "\n", ",", " - ", "since", "kept for", "dinner", "asks for seat 4", "note: x", "2:30",
)  # fmt: skip
WRITTEN = st.lists(st.sampled_from(PIECES) | st.text(max_size=6), max_size=40).map(" ".join)


@given(st.text(max_size=400) | WRITTEN | st.lists(WRITTEN, max_size=12).map("\n".join))
@example("1-3 NLH\nAnn until 2:30")
def test_any_text_is_read_or_named_and_never_raises(text):
    for at in (EIGHT, autumn(1, 52, 1), datetime(2026, 3, 8, 3, 10, tzinfo=TOLEDO)):
        sheet = read(text, at)
        numbers = range(1, len(whiteboard.numbered(text)) + 1)
        assert {line.number for line in sheet.lines} | sheet.wrong.keys() | sheet.left_out.keys() <= set(numbers)
        for line in sheet.lines:
            name = line.facts.get("name", "")
            assert name == "" or any(char.isalnum() for char in name)
