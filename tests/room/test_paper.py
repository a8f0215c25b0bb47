"""The print and the second device's copy hold the whole room, and what is printed reads back in as the same room."""

from __future__ import annotations

import html
import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.db import transaction
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from floor.commands.absences import away
from floor.commands.cash_outs import cash_out
from floor.commands.chairs import leaving, walk_up
from floor.commands.custody import pick_up
from floor.commands.lock_ups import lock_seat
from floor.commands.marks import mark
from floor.commands.missed_blinds import missed_blinds, note_for_dealer
from floor.commands.requests import ask
from floor.commands.sample import sample_evening
from floor.commands.take_over import whiteboard as forms
from players.commands.records import enrol
from pokerroom.models import Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Role
from pokerroom.turn import turn
from screens.host.reads.paper import paper
from tables.commands import no_fills, open_table, start
from tables.commands.first_load import make_room
from tables.models import Game, Seat, Sitting, Table
from tables.rules.moves import Wish
from tests.conftest import minute
from waitlist.commands import calls, entries
from waitlist.models import Entry
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import Via

NAMES = ("Ann", "Ann", "Bob B.", "Bob Brown", "Cy", "Dee Dunn", "Phone", "May 5", "Al, red cap", "T3", "Mr. O'Neil-Ray")
GAMES = ("1-3-nlh", "2-5-nlh", "1-1-plo")


def printed(room, at: datetime) -> str:
    """The lines of the room, without the numbers of its records."""
    sections = paper(Snapshot(room, at))
    lines = [[] if section.silent else [section.heading] for section in sections]
    for section, said in zip(sections, lines, strict=True):
        said += [f"{line.place} {line.says}".strip() for line in section.lines if line.says]
    return "\n".join(line for said in lines for line in said)


def without_numbers(text: str) -> str:
    return re.sub(r" #\d+", "", text)


class Evening:
    """A room in which any of these may happen; what the room refuses does not."""

    def __init__(self, room, host, supervisor, at: datetime) -> None:
        self.room, self.host, self.kim, self.at = room, host, supervisor, at

    def play(self, deeds: list[tuple[int, int, int]]) -> None:
        self._open(1)
        for what, whom, how in deeds:
            self.at += timedelta(seconds=37)
            try:
                with transaction.atomic():
                    self.DEEDS[what % len(self.DEEDS)](self, whom, how)
            except Refused:
                pass

    def _person(self, number: int):
        name = NAMES[number % len(NAMES)]
        with turn(self.room, by=self.kim, at=self.at) as now:
            return enrol(now, name=name, tier=3 if number % 5 == 0 else 0)

    def _sitting(self, number: int) -> Sitting:
        rows = list(Sitting.objects.filter(room=self.room, ended_at=None).order_by("pk"))
        if not rows:
            raise Refused("nobody sits")
        return rows[number % len(rows)]

    def _entry(self, number: int, **which: object) -> Entry:
        rows = list(Entry.objects.filter(room=self.room, ended_at=None, **which).order_by("pk"))
        if not rows:
            raise Refused("nobody waits")
        return rows[number % len(rows)]

    def _open(self, number: int) -> None:
        game = Game.objects.get(room=self.room, slug=GAMES[number % len(GAMES)])
        open_table(self._table(number), game=game, chairs=6 + number % 3, by=self.kim, at=self.at)

    def _table(self, number: int) -> Table:
        return Table.objects.select_related("game").get(room=self.room, number=number % 4 + 1)

    def open_up(self, whom: int, how: int) -> None:
        self._open(how % 4)

    def sit(self, whom: int, how: int) -> None:
        table, seat = how % 4 + 1, whom % 6 + 1
        facts = {"by": self.kim, "at": self.at, "id_seen": True, "reason": "walk-up"}
        walk_up(self.room, table=table, seat=seat, player=self._person(whom), **facts)

    def join(self, whom: int, how: int) -> None:
        game = Game.objects.get(room=self.room, slug=GAMES[how % len(GAMES)])
        via = (Via.DESK, Via.PHONE, Via.WEB)[how % 3] if whom % 2 else Via.DESK
        entries.join(self.room, games=[game], player=self._person(whom), via=via, by=self.host, at=self.at)

    def call(self, whom: int, how: int) -> None:
        calls.call(self._entry(whom), by=self.kim, at=self.at)

    def here(self, whom: int, how: int) -> None:
        entries.check_in(self._entry(whom), by=self.host, at=self.at)

    def out(self, whom: int, how: int) -> None:
        entries.step_out(self._entry(whom), by=self.host, at=self.at)

    def turn_down(self, whom: int, how: int) -> None:
        calls.pass_(self._entry(whom, status="called"), by=self.host, at=self.at)

    def move(self, whom: int, how: int) -> None:
        entries.move(self._entry(whom), position=how % 3 + 1, reason="asked", by=self.kim, at=self.at)

    def annotate(self, whom: int, how: int) -> None:
        note = ("red cap (tall)", "phone, 7:20", "", "calls \u2014 back @ 9")[how % 4]
        facts = {"note": note, "not_tables": [how % 4 + 1], "seat_wish": "by the TV" if how % 2 else ""}
        entries.annotate(self._entry(whom), **facts, by=self.host, at=self.at)

    def walk(self, whom: int, how: int) -> None:
        away(self._sitting(whom), dinner=how % 2 == 0, by=self.host, at=self.at)

    def get_up(self, whom: int, how: int) -> None:
        leaving(self._sitting(whom), by=self.host, at=self.at)

    def dine(self, whom: int, how: int) -> None:
        facts = {"extended_dinner": True, "verified_by": "Dealer Dan"}
        cash_out(self._sitting(whom), amount=(how + 1) * 1_000, **facts, by=self.kim, at=self.at)

    def blinds(self, whom: int, how: int) -> None:
        missed_blinds(self._sitting(whom), small=how % 2 == 0, big=how % 3 == 0, by=self.host, at=self.at)
        note_for_dealer(self._sitting(whom), note="dead button" if how % 2 else "", by=self.host, at=self.at)

    def want(self, whom: int, how: int) -> None:
        wish = Wish.SEAT if how % 2 else Wish.TABLE
        seat = how % 6 + 1 if how % 3 else None
        ask(self._sitting(whom), wish=wish, seat=seat if wish == Wish.SEAT else None, by=self.kim, at=self.at)

    def keep(self, whom: int, how: int) -> None:
        seat = Seat.objects.get(room=self.room, table__number=how % 4 + 1, number=whom % 6 + 1)
        lock_seat(seat, player_id=self._person(whom).pk, reason="kept", by=self.kim, at=self.at)

    def mark(self, whom: int, how: int) -> None:
        if how % 3 == 0:
            start(self._table(whom), by=self.kim, at=self.at)
        elif how % 3 == 1:
            mark(self._table(whom), must_move=how % 2 == 0, by=self.kim, at=self.at)
        else:
            no_fills(self._table(whom), on=True, by=self.kim, at=self.at)

    def wait(self, whom: int, how: int) -> None:
        """Long enough for calls to be missed, now and then."""
        self.at += timedelta(minutes=how)

    DEEDS = (open_up, sit, sit, join, join, join, call, here, out, turn_down, move, annotate, walk, get_up, dine,
             blinds, want, keep, mark, wait)  # fmt: skip


@pytest.fixture
def twin(room):
    """Another room with the same tables and games, still empty."""
    return make_room(slug="twin", name="The Twin", timezone="America/New_York")


@pytest.fixture
def twins_supervisor(twin):
    return Staff.objects.create_user("twin", "password", room=twin, name="Pat", role=Role.SUPERVISOR)


def import_into(twin, by, text: str, at: datetime) -> None:
    board = forms.typed(twin, text, at, {})
    told = forms.understood(twin, board, lambda room, at: None, by=by, at=at)
    assert (told.wrong, [doubt.asks for _, doubt in told.doubts], told.left_out) == ({}, [], {})
    forms.imported(twin, board, by=by, at=at)


DEEDS = st.lists(st.tuples(st.integers(0, 19), st.integers(0, 40), st.integers(0, 20)), min_size=10, max_size=70)


@settings(max_examples=15, deadline=None, phases=(Phase.generate,), suppress_health_check=list(HealthCheck))
@given(deeds=DEEDS)
def test_the_printed_room_reads_back_in_as_the_same_room(room, host, supervisor, twin, twins_supervisor, deeds):
    taken_back = transaction.savepoint()
    evening = Evening(room, host, supervisor, minute(0))
    evening.play(deeds)
    with turn(room, by=supervisor, at=evening.at):
        pass  # what is overdue lapses
    text = printed(room, evening.at)
    import_into(twin, twins_supervisor, text, evening.at)
    again = printed(twin, evening.at)
    transaction.savepoint_rollback(taken_back)
    assert without_numbers(again) == without_numbers(text)


def test_the_sample_evening_reads_back_in(room, manager, twin, twins_supervisor):
    """All but its bags: chips are counted by two people, never imported."""
    sample_evening(room, by=manager, at=minute(0))
    text = printed(room, minute(0))
    board = forms.typed(twin, text, minute(0), {})
    told = forms.understood(twin, board, lambda room, at: None, by=twins_supervisor, at=minute(0))
    assert told.wrong == {}
    assert all("is not in custody here" in doubt.asks for _, doubt in told.doubts)


def on_page(client, path: str) -> str:
    said = re.sub(r"<[^>]+>", "", client.get(path).content.decode())
    return " ".join(html.unescape(said).split())


@pytest.mark.parametrize("path", ["/toledo/print/", "/toledo/copy/"])
def test_the_whole_room_is_on_paper_and_on_the_second_device(
    path, room, host, supervisor, client, on_list, open_at, sit, monkeypatch
):
    open_at(1)
    cy, bob, dee, eve = (
        sit(name, 1, seat) for seat, name in enumerate(("Cy Clark", "Bob Bo", "Dee Dunn", "Eve Ek"), 1)
    )
    away(cy, by=host, at=minute(-40))
    pick_up(cy, amount=18_700, verified_by="Dealer Dan", bag="14", by=supervisor, at=minute(-15))
    away(dee, dinner=True, by=host, at=minute(-10))
    missed_blinds(bob, small=False, big=True, by=host, at=minute(-9))
    note_for_dealer(bob, note="dead button", by=host, at=minute(-9))
    ask(bob, wish=Wish.SEAT, seat=7, by=host, at=minute(-8))
    cash_out(eve, amount=48_000, extended_dinner=True, verified_by="Dan Dorn", by=supervisor, at=minute(-5))
    fay = on_list("Fay Ford")
    entries.annotate(fay, note="red cap", not_tables=[4], seat_wish="by the TV", by=host, at=minute(-4))
    monkeypatch.setattr("pokerroom.decorators.now", lambda: minute(0))
    client.force_login(host)
    said = on_page(client, path)
    for words in (
        "3 Dee Dunn, since 6:40 PM, dinner since 7:50:00 PM, until 8:50:00 PM",
        "2 Bob Bo, since 6:40 PM, missed big, asks for seat 7 since 7:52:00 PM, note: dead button",
        "Eve Ek, 7:55 PM, not here, extended dinner since 7:55:00 PM, left with 480.00, until 9:25:00 PM",
        "Cy Clark, 7:45 PM, not here, chips picked up 7:45:00 PM, rule T33",
        "Fay Ford, 7:55 PM, not table 4, wish: by the TV, note: red cap",
        "Custody: bag 14: 187.00, 1-3 NLH, Cy Clark",
        "verified by Dealer Dan, picked up 7:45 PM",
        "8:50:00 PM Dee D., dinner",
    ):
        assert words in said, said
    assert "phone" not in said


def test_a_bag_that_is_not_in_custody_here_is_pointed_out(room, supervisor):
    text = "1-3 NLH:\n1. Cy Clark, 7:45 PM, not here, chips picked up 7:45:00 PM, rule T35\nAnn Adams, 6:00 PM\n"
    text += "Custody:\nbag 14: 187.00, 1-3 NLH, Cy Clark"
    board = forms.typed(room, text, minute(0), {})
    told = forms.understood(room, board, lambda room, at: None, by=supervisor, at=minute(0))
    [(line, doubt)] = told.doubts
    assert (line, doubt.asks.partition(" of ")[0]) == (5, "Bag 14")
    settled = forms.typed(room, text, minute(0), {doubt.key: "later"})
    forms.imported(room, settled, by=supervisor, at=minute(0))
    assert [line.partition(",")[0] for line in printed(room, minute(0)).splitlines()[1:3]] == [
        "1. Cy Clark",
        "2. Ann Adams",
    ]


@pytest.mark.parametrize("fold", [0, 1])
def test_a_time_in_the_hour_that_is_there_twice_is_printed_with_its_zone(
    fold, room, supervisor, twin, twins_supervisor
):
    one_thirty = datetime(2026, 11, 1, 1, 30, fold=fold, tzinfo=ZoneInfo("America/New_York"))
    now = datetime(2026, 11, 1, 1, 50, fold=1, tzinfo=ZoneInfo("America/New_York"))
    entries.join(
        room, games=[Game.objects.get(room=room, slug="1-3-nlh")], name="Ann Adams", by=supervisor, at=one_thirty
    )
    text = printed(room, now)
    assert f"Ann Adams, 1:30 AM {('EDT', 'EST')[fold]}" in text
    import_into(twin, twins_supervisor, text, now)
    assert Entry.objects.get(room=twin).joined_at == one_thirty.astimezone(UTC)
