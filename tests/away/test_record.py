"""Touches on a chair and on a player's record through the pages: what is asked for at the touch, and what it does."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.test import Client

from floor.commands.absences import away
from floor.commands.chairs import leave, walk_up
from floor.commands.conduct import remove_from_game
from players.models import AgeCheck, ApartPair, Conduct, Player
from pokerroom.clock import now
from pokerroom.commands import set_policy
from pokerroom.models import Event
from screens.host.reads.finder import choice, found
from screens.parts.action_bar import bar
from tables.models import CashOut, Chips, Sitting
from tests.conftest import fresh, minute
from waitlist.models import Entry
from waitlist.queries.snapshot import Snapshot


@pytest.fixture
def bob(open_at, sit):
    open_at(4, at=now() - timedelta(hours=4))
    return sit("Bob Baker", 4, 2, at=now() - timedelta(hours=3))


@pytest.fixture
def touch(client: Client, supervisor):
    """A touch on the supervisor's screen: status and answer."""
    client.force_login(supervisor)

    def post(path, **facts):
        said = client.post(f"/toledo/{path}/", facts)
        return said.status_code, said.content.decode()

    return post


def test_a_note_added_at_one_touch_stands_beside_what_was_typed(bob, touch):
    for said in ({"note": "Owes the big blind"}, {"add": "Dead button"}):
        assert touch(f"host/sittings/{bob.pk}/dealer-note", **said)[0] == 200
    assert fresh(bob).note == "Owes the big blind; Dead button"
    assert touch(f"host/sittings/{bob.pk}/dealer-note", note="")[0] == 200
    assert fresh(bob).note == ""


def test_an_add_on_asks_for_what_its_rule_needs(bob, touch):
    path = f"host/sittings/{bob.pk}/add-on"
    status, asked = touch(path)
    assert (status, 'name="amount"' in asked, 'name="stack"' in asked, 'name="largest_stack"' in asked) == (
        422,
        True,
        True,
        False,
    )
    status, refused = touch(path, amount="250", stack="100")
    assert (status, "takes at most $300 ($200 more now)" in refused, "rule T21" in refused) == (409, True, True)
    assert 'name="amount" inputmode="decimal" value="250.00"' in refused
    assert touch(path, amount="200", stack="$100")[0] == 200
    assert Chips.objects.get(sitting=bob).cents == 20_000


def test_a_game_by_match_asks_for_the_largest_stack(open_at, sit, touch):
    open_at(2, game_slug="2-5-nlh", at=now() - timedelta(hours=4))
    gus = sit("Gus", 2, 1, at=now() - timedelta(hours=3))
    assert 'name="largest_stack"' in touch(f"host/sittings/{gus.pk}/add-on")[1]


def test_a_felted_player_rebuys_to_the_minimum(bob, touch):
    path = f"host/sittings/{bob.pk}/add-on"
    status, refused = touch(path, amount="50", stack="0")
    assert (status, "at least $100 more" in refused, "rule T23" in refused) == (409, True, True)
    assert touch(path, amount="100", stack="0")[0] == 200
    assert Chips.objects.get(sitting=bob).kind == "rebuy"


def test_leaving_with_money_asks_how_much(bob, touch):
    path = f"host/sittings/{bob.pk}/cash-out"
    assert touch(path)[0] == 422
    assert "rule T34" in touch(path, extended_dinner="1")[1]
    assert touch(path, extended_dinner="1", amount="450", verified_by="Dee Ortiz")[0] == 200
    assert Entry.objects.get(player=bob.player).origin_cents == 45_000


def test_a_person_is_removed_from_a_game_for_a_reason(bob, touch, client, host):
    path = f"host/sittings/{bob.pk}/remove"
    status, asked = touch(path)
    assert (status, "Why?" in asked, "Slows the game" in asked) == (422, True, True)
    assert touch(path, reason="Slows the game")[0] == 200
    assert (fresh(bob).ended_at is not None, Conduct.objects.get().kind) == (True, "removed")
    assert touch("host/undo", seq=Event.objects.get(verb="tables.left").seq)[0] == 200
    assert fresh(bob).ended_at is None
    shown = touch(f"players/{bob.player_id}/conduct", kind="warning", rule="T3")[1]
    assert ("<del>" in shown, "Entered in error" in shown) == (True, True)  # a record stays, and says so
    client.force_login(host)
    assert client.post(f"/toledo/{path}/", {"reason": "x"}).status_code == 403


def test_a_bar_asks_why_and_is_lifted(bob, touch):
    path = f"players/{bob.player_id}/bar"
    assert touch(path, days="30")[0] == 422
    status, shown = touch(path, days="30", reason="Collusion")
    assert (status, "Collusion" in shown, "Lift the bar" in shown) == (200, True, True)
    assert fresh(bob.player).is_barred(now() + timedelta(days=29))
    assert "Not barred" in touch(path)[1]
    assert "barred for good" in touch(path, days="36500", reason="Own wish")[1]


def test_two_are_kept_apart_and_let_together(bob, player, touch, client):
    eve = player("Eve Evans")
    found = client.get(f"/toledo/players/{bob.player_id}/others/", {"q": "eve"}).content.decode()
    assert ("Eve Evans" in found, "Bob Baker" in found) == (True, False)
    assert "Eve Evans" in touch(f"players/{bob.player_id}/keep-apart", other=eve.pk)[1]
    pair = ApartPair.objects.get()
    touch(f"players/{eve.pk}/let-together", other=pair.pk)
    assert fresh(pair).until is not None


def test_an_id_is_seen_and_a_birth_date_entered(room, touch):
    ann = Player.objects.create(room=room, name="Ann", public_name="Ann", search="ann")
    assert "none yet" in touch(f"players/{ann.pk}/conduct", kind="warning", rule="T41")[1]
    assert touch(f"players/{ann.pk}/age")[0] == 400
    assert "ID seen ·" in touch(f"players/{ann.pk}/age", id_seen="1")[1]
    assert "born 1 Jan 2020" in touch(f"players/{ann.pk}/age", born_on="2020-01-01")[1]
    assert touch(f"players/{ann.pk}/age", id_seen="1")[0] == 409
    assert "born 2 Mar 1980" in touch(f"players/{ann.pk}/age", born_on="1980-03-02")[1]
    assert AgeCheck.objects.filter(player=ann).count() == 3


def test_cash_outs_say_what_they_still_ask(bob, host, touch, client):
    leave(bob, amount=None, by=host, at=now())
    record = f"/toledo/players/{bob.player_id}/"
    assert "say what they left with" in client.get(record).content.decode()
    out = CashOut.objects.get()
    shown = touch(f"players/{bob.player_id}/left-with", left_with="1450", cash_out=out.pk)[1]
    assert "must bring $1,450 until" in shown
    assert fresh(out).amount == 145_000


def test_an_amount_goes_on_the_cash_out_beside_which_it_was_typed(room, bob, host, touch, open_at):
    leave(bob, amount=None, by=host, at=now())
    open_at(2, game_slug="2-5-nlh")
    leave(walk_up(room, table=2, seat=1, player=bob.player, by=host, at=now()), amount=None, by=host, at=now())
    earlier, later = CashOut.objects.order_by("at")
    touch(f"players/{bob.player_id}/left-with", left_with="1450", cash_out=earlier.pk)
    assert (fresh(earlier).amount, fresh(later).amount) == (145_000, None)
    assert touch(f"players/{bob.player_id}/left-with", left_with="1", cash_out=earlier.pk)[0] == 404


def test_a_host_sees_cash_outs_but_neither_bars_nor_conduct(bob, host, client):
    client.force_login(host)
    shown = client.get(f"/toledo/players/{bob.player_id}/").content.decode()
    assert ("Cash-outs" in shown, "Bars" in shown, "Conduct" in shown) == (True, False, False)
    assert client.post(f"/toledo/players/{bob.player_id}/bar/", {"days": "1"}).status_code == 403
    assert client.get(f"/toledo/players/{bob.player_id}/others/", {"q": "eve"}).status_code == 403


def test_blinds_and_laps_are_counted_where_the_rule_counts_them(room, manager, open_at, sit, host, touch):
    rule = {"kind": "lap", "rule": "absence", "laps": 2}
    set_policy(room, changes={"absence_rules": [rule]}, by=manager, at=now() - timedelta(hours=5))
    open_at(4, at=now() - timedelta(hours=4))
    bob = sit("Bob", 4, 2, at=now() - timedelta(hours=3))
    away(bob, by=host, at=now())
    status, shown = touch(f"host/sittings/{bob.pk}/tally", laps="1", tray="4", open=f"chair-{bob.pk}")
    assert (status, "1 of 2 laps" in shown, 'name="laps"' in shown, 'name="blinds"' in shown) == (
        200,
        True,
        True,
        False,
    )
    assert "OVER 2 of 2 laps" in touch(f"host/sittings/{bob.pk}/tally", laps="1", tray="4")[1]
    assert Sitting.objects.get(pk=bob.pk).ended_at is None


def test_the_last_minutes_are_marked(bob, host, touch, client):
    away(bob, since=now() - timedelta(minutes=18, seconds=30), by=host, at=now())
    shown = client.get("/toledo/host/tables/4/").content.decode()
    assert 'class="clock soon" data-soon="120"' in shown
    assert 'class="clock soon" data-soon="120"' in client.get("/toledo/floor/").content.decode()


@pytest.mark.rule("T41")
def test_whoever_is_barred_and_sits_is_told_until_they_are_gone(bob, room, host, supervisor, touch):
    """Barring takes nobody out of a chair: the record says where they sit and what to do, the foot of every screen."""
    path = f"players/{bob.player_id}/bar"
    told = touch(path, days="7", reason="Collusion")[1]
    assert "still sits at Table 4 seat 2: cash out or remove from the game there" in told
    assert bar(Snapshot(room, now()), host).alerts == ["Bob B. is barred and sits: Table 4 seat 2"]
    leave(bob, by=host, at=now())
    assert "still sits" not in touch(path)[1]
    assert bar(Snapshot(room, now()), host).alerts == []


@pytest.mark.rule("T39")
@pytest.mark.parametrize(
    ("seat", "scope", "told"),
    [
        ((4, 5), "table", "sit together at Table 4: move one of them"),
        ((5, 1), "table", ""),
        ((5, 1), "game", "play 1-3 NLH at Tables 4 and 5: move one of them"),
    ],
)
def test_two_kept_apart_who_sit_together_are_told(bob, room, manager, open_at, sit, touch, seat, scope, told):
    set_policy(room, changes={"kept_apart_scope": scope}, by=manager, at=now())
    open_at(5, at=now() - timedelta(hours=4))
    eve = sit("Eve Evans", *seat, at=now() - timedelta(hours=2))
    said = touch(f"players/{bob.player_id}/keep-apart", other=eve.player_id)[1]
    assert (told in said, "move one of them" in said) == (True, bool(told))


def test_whoever_would_seat_a_removed_player_again_reads_it_until_the_day_is_over(room, supervisor, open_at, sit):
    """T42: the house removed them; another host at another tablet has not seen it."""
    open_at(4)
    bob = sit("Bob Baker", 4, 2)
    remove_from_game(bob, reason="Slows the game", by=supervisor, at=minute(0))
    for at, told in (
        (minute(1), "removed from a game at 8:00 PM (T42): ask the floor"),
        (minute(10 * 60) - timedelta(seconds=1), "removed from a game at 8:00 PM (T42): ask the floor"),
        (minute(10 * 60), ""),  # 6 AM
    ):
        assert [row.removed for row in found(room, "bob", at).players] == [told]
        assert choice(room, bob.player_id, "", at).player.removed == told
