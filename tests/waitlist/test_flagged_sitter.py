"""Who may not play and sits is flagged at chair, map and clock rail until cashed out (T2, T41, T42)."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from floor.commands.barring import change_record
from floor.commands.chairs import leave
from players.commands.records import add_player
from pokerroom import invariants
from pokerroom.models import Event
from pokerroom.refusals import Refused
from pokerroom.undo import undo
from screens.floor.reads.map import floor_map
from screens.parts.seat_strip import chair_strip
from tests.conftest import fresh, minute
from waitlist.commands.entries import join
from waitlist.queries.snapshot import Snapshot


def flags(room, at):
    """At the chair, on the map, and for the rail."""
    shot = Snapshot(room, at)
    strip = chair_strip(room, 1, at)
    seats = floor_map(shot, 1)[0].seats
    shown = (strip.chairs[2].flag, seats[2].flag, next((seat.flag for seat in shot.seats if seat.flag), None))
    return tuple(flag.says if flag else "" for flag in shown)


@pytest.mark.rule("T41")
def test_a_barred_player_who_sits_is_flagged_until_cashed_out(client, room, host, supervisor, open_at, sit):
    open_at(1)
    hal = sit("Hal", 1, 3)
    assert flags(room, minute(0)) == ("", "", "")
    change_record(hal.player, barred_until=minute(10**7), barred_why="Cheating", by=supervisor, at=minute(0))
    assert flags(room, minute(1)) == ("barred",) * 3
    client.force_login(supervisor)
    page = client.get("/toledo/floor/").content.decode()
    assert "barred · Table 1 seat 3" in " ".join(page.split())
    leave(hal, amount=10_000, by=host, at=minute(2))
    assert flags(room, minute(3)) == ("", "", "")


@pytest.mark.rule("T41")
@pytest.mark.parametrize(("at", "flagged"), [(minute(9.99), "barred"), (minute(10), "")])
def test_the_flag_ends_with_the_bar(room, supervisor, open_at, sit, at, flagged):
    open_at(1)
    hal = sit("Hal", 1, 3)
    change_record(hal.player, barred_until=minute(10), barred_why="T41", by=supervisor, at=minute(0))
    assert flags(room, at) == (flagged,) * 3


@pytest.mark.rule("T2")
@pytest.mark.parametrize(("born", "flagged"), [(date(2005, 6, 6), "under 21"), (date(2005, 6, 5), "")])
def test_a_birth_date_that_comes_late_flags_who_sits_and_ends_other_names(
    room, host, open_at, sit, game, born, flagged
):
    """8 PM on 5 June in Toledo: 20 years and 364 days, and 21."""
    open_at(1)
    hal = sit("Hal", 1, 3)
    (waits,) = join(room, games=[game("2-5-nlh")], player=hal.player, by=host, at=minute(0))
    change_record(hal.player, born_on=born, by=host, at=minute(1))
    assert flags(room, minute(2)) == (flagged,) * 3
    assert fresh(waits).ended_why == flagged
    assert not {row.key for row in invariants.check(minute(3))} & {"I35", "I36"}


@pytest.mark.rule("T2")
def test_the_clock_rail_says_who_is_under_age(client, room, host, supervisor, open_at, sit):
    open_at(1)
    change_record(sit("Hal", 1, 3).player, born_on=date(2015, 6, 5), by=host, at=minute(1))
    client.force_login(supervisor)
    page = " ".join(client.get("/toledo/floor/").content.decode().split())
    assert "under 21 · Table 1 seat 3: cash out (T2)" in page


@pytest.mark.rule("T2")
def test_a_birth_date_under_age_stands_on_record_and_says_from_when_it_ends(room, host, game, open_at):
    open_at(1)
    zoe = add_player(room, name="Zoe", born_on=date(2005, 6, 7), by=host, at=minute(0))
    assert zoe.born_on == date(2005, 6, 7)
    with pytest.raises(Refused, match="allowed from June 7, 2026") as refusal:
        join(room, games=[game("1-3-nlh")], player=zoe, by=host, at=minute(1))
    assert (refusal.value.rule, refusal.value.extra["allowed_from"]) == ("T2", "2026-06-07")
    with pytest.raises(Refused, match="allowed from June 7, 2026"):
        change_record(zoe, id_seen=True, by=host, at=minute(2))
    day_after = minute(0) + timedelta(hours=28)
    assert join(room, games=[game("1-3-nlh")], player=fresh(zoe), by=host, at=day_after)


@pytest.mark.rule("T2")
def test_undoing_a_corrected_birth_date_ends_the_names_made_since(room, host, supervisor, game):
    zoe = add_player(room, name="Zoe", born_on=date(2015, 6, 7), by=host, at=minute(0))
    change_record(zoe, born_on=date(1995, 6, 7), by=host, at=minute(1))
    corrected = Event.objects.filter(room=room).latest("seq").seq
    (entry,) = join(room, games=[game("1-3-nlh")], player=fresh(zoe), by=host, at=minute(2))
    undo(room, seq=corrected, by=supervisor, at=minute(3))
    assert (fresh(zoe).born_on, fresh(entry).ended_why) == (date(2015, 6, 7), "under 21")
