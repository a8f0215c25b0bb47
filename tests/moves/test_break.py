"""A table breaks (T43)."""

from __future__ import annotations

import hashlib
import html
import re
import subprocess

import pytest

from floor.commands.absences import away
from floor.commands.breaking import Count, break_table, close_draw, deal, draw_card
from floor.commands.chairs import leave
from floor.commands.kept_apart import keep_apart
from floor.commands.marks import mark
from floor.commands.missed_blinds import missed_blinds
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.refusals import NotAllowed, Refused
from pokerroom.sweep import sweep
from pokerroom.turn import policy_of
from screens.host.reads.draws import breaking
from tables.commands import close_table
from tables.models import Absence, Bag, Draw, Table
from tables.queries.money import in_custody
from tables.rules.moves import card_of, shuffled
from tests.conftest import minute
from waitlist.commands.calls import call, call_next
from waitlist.models import Entry
from waitlist.queries import waiting_order


@pytest.mark.rule("T43")
def test_broken_game_call_pending(room, host, supervisor, open_at, sit, on_list, game, player, story):
    """FL-09, with its exact cards, order, seats and list."""
    t7, _t4 = open_at(7), open_at(4)
    for seat in (1, 3, 5, 6, 7, 9):
        sit(f"Full {seat}", 4, seat)
    nlh = game("1-3-nlh")
    names = ("P1", "P2", "P3", "P4", "P5", "P6", "P7")
    sat = {name: sit(name, 7, number) for number, name in enumerate((*names, "Abe", "Bea"), 1)}
    open_at(1, game_slug="2-5-nlh")
    lou, max_ = on_list("Lou"), on_list("Max")
    away(sat["Abe"], dinner=True, since=minute(160), by=host, at=minute(165))
    away(sat["Bea"], by=host, at=minute(166))
    missed_blinds(sat["Bea"], small=False, big=True, by=host, at=minute(170))
    call(lou, table=4, seat=8, by=host, at=minute(180))
    break_table(t7, by=supervisor, at=minute(181))
    cards = dict(zip(names, ("Q♦", "9♣", "K♠", "9♠", "4♥", "J♣", "2♦"), strict=True))
    for name, card in cards.items():
        draw_card(t7, sitting=sat[name], card=card, by=host, at=minute(181))
    with pytest.raises(Refused, match="Hosts can't"):
        draw_card(t7, sitting=sat["Abe"], card="K♥", by=host, at=minute(181))
    draw_card(t7, sitting=sat["Abe"], card="K♥", by=supervisor, at=minute(181))
    with pytest.raises(Refused, match="no draw"):
        draw_card(t7, sitting=sat["Bea"], card="A♥", by=supervisor, at=minute(181))
    with pytest.raises(Refused, match="Table 7 is breaking"):
        call_next(room, game=nlh, by=host, at=minute(181))
    close_draw(
        t7,
        choices=[(sat["P3"].pk, 4, 2), (sat["Abe"].pk, 4, 4)],
        counts={sat["Bea"].pk: Count(21_200, "9", "Dee Ortiz")},
        by=supervisor,
        at=minute(182),
    )
    order = [row.entry.player.name for row in waiting_order(room, nlh, policy_of(room))]
    assert order == ["P1", "P6", "P4", "P2", "P5", "P7", "Bea", "Max"]
    assert Absence.objects.get(sitting=sat["Abe"], ended_at=None).due_at == minute(220)
    bea = Entry.objects.get(player=sat["Bea"].player)
    assert (in_custody(room), bea.is_here) == (21_200, False)
    sweep(minute(185))
    assert story(lou)[-1] == ("waitlist.held", minute(185))
    p1 = Entry.objects.get(player=sat["P1"].player)
    max_.refresh_from_db()
    assert (p1.status, p1.due_at, max_.status) == ("called", minute(190), "waiting")
    assert Table.objects.get(pk=t7.pk).status == "closed"


def test_seats_for_all_need_no_draw(room, supervisor, open_at, sit):
    t7 = open_at(7)
    open_at(4)
    ann, bob = sit("Ann", 7, 1), sit("Bob", 7, 2)
    break_table(t7, by=supervisor, at=minute(0))
    close_draw(t7, choices=[(ann.pk, 4, 1), (bob.pk, 4, 2)], by=supervisor, at=minute(1))
    assert not Entry.objects.filter(room=room).exists()


def test_nobody_chooses_before_whoever_drew_higher(supervisor, host, open_at, sit):
    t7 = open_at(7)
    open_at(4, chairs=2)
    high, low = sit("High", 7, 1), sit("Low", 7, 2)
    break_table(t7, by=supervisor, at=minute(0))
    with pytest.raises(Refused, match="has not drawn"):
        close_draw(t7, choices=[(low.pk, 4, 1)], by=supervisor, at=minute(1))
    draw_card(t7, sitting=high, card="10♠", by=host, at=minute(1))
    draw_card(t7, sitting=low, card="tc", by=host, at=minute(1))
    with pytest.raises(Refused, match="drew higher"):
        close_draw(t7, choices=[(low.pk, 4, 1)], by=supervisor, at=minute(1))


@pytest.mark.rule("T43")
def test_without_a_draw_nobody_takes_a_seat_from_those_who_drew(supervisor, host, open_at, sit):
    t7 = open_at(7)
    open_at(4, chairs=2)
    drew, bea = sit("Drew", 7, 1), sit("Bea", 7, 2)
    sit("Full", 4, 1)
    away(bea, by=host, at=minute(-2))
    missed_blinds(bea, small=False, big=True, by=host, at=minute(-1))
    break_table(t7, by=supervisor, at=minute(0))
    draw_card(t7, sitting=drew, card="2h", by=host, at=minute(1))
    with pytest.raises(Refused, match=r"Bea .*no draw") as refused:
        close_draw(t7, choices=[(bea.pk, 4, 2)], by=supervisor, at=minute(1))
    assert (refused.value.code, refused.value.rule) == ("no_draw", "T43")


def test_whoever_has_no_draw_is_offered_a_seat_only_where_there_are_seats_for_all(room, host, supervisor, open_at, sit):
    t7, _t4 = open_at(7), open_at(4, chairs=2)
    ann, bea = sit("Ann", 7, 1), sit("Bea", 7, 2)
    away(bea, by=host, at=minute(-2))
    missed_blinds(bea, small=False, big=True, by=host, at=minute(-1))
    assert [goer.goes_to for goer in breaking(room, t7, minute(0)).goers] == ["4-1", "4-2"]
    full = sit("Full", 4, 1, at=minute(0))
    keep_apart(ann.player, other=full.player, by=supervisor, at=minute(0))
    assert [goer.goes_to for goer in breaking(room, t7, minute(0)).goers] == ["list", "list"]


def test_whoever_may_not_sit_where_seats_are_left_stands_in_nobodys_way(host, supervisor, open_at, sit, order):
    """Ann drew higher, but the seat that is left is beside somebody she is kept apart from (T39)."""
    t7, _t4 = open_at(7), open_at(4, chairs=2)
    ann, low, full = sit("Ann", 7, 1), sit("Low", 7, 2), sit("Full", 4, 1)
    break_table(t7, by=supervisor, at=minute(0))
    draw_card(t7, sitting=ann, card="Kh", by=host, at=minute(1))
    draw_card(t7, sitting=low, card="2h", by=host, at=minute(1))
    with pytest.raises(Refused, match="drew higher"):
        close_draw(t7, choices=[(low.pk, 4, 2)], by=supervisor, at=minute(1))
    keep_apart(ann.player, other=full.player, by=supervisor, at=minute(1))
    close_draw(t7, choices=[(low.pk, 4, 2)], by=supervisor, at=minute(2))
    assert order() == ["Ann"]


@pytest.fixture
def three(open_at, sit):
    """Table 7 with three players, table 4 beside it."""
    table = open_at(7)
    open_at(4, chairs=2), sit("Full", 4, 1)
    return table, [sit(name, 7, number) for number, name in enumerate(("Ann", "Bob", "Cy"), 1)]


def test_the_softwares_own_draw_can_be_worked_out_again(supervisor, three):
    """The hash of the seed is on record before a card is dealt; the order of the deck follows from the seed."""
    table, players = three
    draw = break_table(table, software=True, by=supervisor, at=minute(0))
    assert not draw.cards.exists()
    assert Event.objects.get(verb="tables.breaking").data["seed_hash"] == draw.seed_hash
    deal(table, by=supervisor, at=minute(1))
    cards = {card.sitting_id: card.card for card in draw.cards.all()}
    seed = bytes.fromhex(Draw.objects.get(pk=draw.pk).seed)
    assert hashlib.sha256(seed).hexdigest() == draw.seed_hash
    assert [cards[player.pk] for player in players] == shuffled(seed)[:3]


def test_a_stranger_works_the_draw_out_with_the_command_on_the_slips(room, supervisor, three, client):
    """The command as it is printed, in a shell without this software: the hash shown before, and the cards dealt."""
    table, players = three
    draw = break_table(table, software=True, by=supervisor, at=minute(0))
    deal(table, by=supervisor, at=minute(1))
    dealt = [draw.cards.get(sitting=player).card for player in players]
    close_draw(table, by=supervisor, at=minute(2))
    client.force_login(supervisor, backend="django.contrib.auth.backends.ModelBackend")
    page = client.get("/toledo/print/slips/7/").content.decode()
    [command] = re.findall(r"<code>(.*?)</code>", page, flags=re.DOTALL)
    said = subprocess.run(
        html.unescape(command), shell=True, env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True
    )
    shown, deck = said.stdout.split("\n", 1)
    assert (shown, deck.split()[:3]) == (draw.seed_hash, dealt)
    assert shown in page


@pytest.mark.parametrize(
    ("default", "chosen", "by_software"), [(False, None, False), (True, None, True), (True, False, False)]
)
def test_who_draws_is_chosen_at_each_break(room, manager, supervisor, three, default, chosen, by_software):
    set_policy(room, changes={"software_draw": default}, by=manager, at=minute(-100))
    draw = break_table(three[0], software=chosen, by=supervisor, at=minute(0))
    assert bool(draw.seed_hash) == by_software


def test_where_policy_leaves_no_choice_the_other_way_is_refused(room, manager, supervisor, three):
    set_policy(room, changes={"draw_choice": False}, by=manager, at=minute(-100))
    with pytest.raises(Refused, match="players draw cards"):
        break_table(three[0], software=True, by=supervisor, at=minute(0))
    assert not break_table(three[0], by=supervisor, at=minute(0)).seed_hash


def test_nobody_picks_a_card_where_the_software_draws_and_it_deals_to_nobody_else(supervisor, host, three):
    table, (ann, *_) = three
    break_table(table, software=True, by=supervisor, at=minute(0))
    with pytest.raises(Refused, match="software draws"):
        draw_card(table, sitting=ann, card="As", by=host, at=minute(1))
    with pytest.raises(NotAllowed):
        deal(table, by=host, at=minute(1))
    deal(table, by=supervisor, at=minute(1))
    with pytest.raises(Refused, match="has drawn"):
        deal(table, by=supervisor, at=minute(2))


def test_the_software_deals_no_cards_where_players_draw(supervisor, three):
    break_table(three[0], by=supervisor, at=minute(0))
    with pytest.raises(Refused, match="Players draw"):
        deal(three[0], by=supervisor, at=minute(1))


@pytest.mark.parametrize(("text", "card"), [("10s", "Ts"), ("Ts", "Ts"), ("ts", "Ts"), ("K♥", "Kh"), ("10♣", "Tc")])
def test_a_card_is_one_card_however_it_is_written(text, card):
    assert card_of(text) == card


@pytest.mark.parametrize("text", ["1s", "Xh", "", "Tss", "７h", "T"])
def test_what_is_not_a_card_is_named(text):
    with pytest.raises(ValueError, match="not a card"):
        card_of(text)


@pytest.mark.rule("T43")
def test_when_all_have_left_a_table_that_breaks_it_closes_and_its_draw_ends(supervisor, host, open_at, sit):
    table = open_at(7)
    sitting = sit("Abe", 7, 1)
    break_table(table, by=supervisor, at=minute(10))
    leave(sitting, by=host, at=minute(11))
    close_table(table, by=supervisor, at=minute(12))
    assert Draw.objects.get(table=table).closed_at == minute(12)
    open_at(7, at=minute(13))
    break_table(table, by=supervisor, at=minute(14))


@pytest.mark.rule("T43")
def test_whoever_is_here_when_a_table_breaks_takes_the_chips_along(supervisor, open_at, sit):
    table = open_at(7)
    abe = sit("Abe", 7, 1)
    break_table(table, by=supervisor, at=minute(10))
    draw_card(table, sitting=abe, card="K♥", by=supervisor, at=minute(10))
    with pytest.raises(Refused, match="Abe is here and takes the chips along"):
        close_draw(table, counts={abe.pk: Count(21_200, "9", "Dee Ortiz")}, by=supervisor, at=minute(11))
    assert not Bag.objects.exists()
    close_draw(table, by=supervisor, at=minute(11))


def test_a_table_that_breaks_offers_neither_a_call_nor_a_move_to_it(client, host, supervisor, open_at, sit):
    main, feeder = open_at(7), open_at(4)
    sit("Pat", 7, 1), sit("Fay", 4, 1)
    mark(feeder, must_move=True, by=supervisor, at=minute(1))
    client.force_login(host, backend="django.contrib.auth.backends.ModelBackend")
    offers = ("Call for 8 seats", "No fills", "next from Table 4")
    shown = client.get("/toledo/host/tables/7/").content.decode()
    assert all(offer in shown for offer in offers)
    break_table(main, by=supervisor, at=minute(2))
    shown = client.get("/toledo/host/tables/7/").content.decode()
    assert "Draw…" in shown
    assert not any(offer in shown for offer in offers)
