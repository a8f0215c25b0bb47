"""Every verb has one sentence, beside the command that records it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from django.conf import settings
from django.urls import reverse

from floor.commands.barring import change_record
from floor.commands.chairs import leaving, stay, walk_up
from floor.commands.clocks import extend_all
from floor.commands.conduct import warn
from floor.commands.games import change_game
from floor.commands.limit_changes import limit_change
from floor.commands.lock_ups import free_seat, lock_seat
from floor.commands.marks import mark
from floor.commands.missed_blinds import missed_blinds, note_for_dealer
from floor.commands.sample import sample_evening
from players.commands.records import add_player
from players.rules import ConductKind
from pokerroom.commands import set_policy
from pokerroom.event_text import SENTENCES, says, tell
from pokerroom.models import Event, Room
from pokerroom.policy import LADDER, SETTINGS
from pokerroom.staffing import add_staff, change_staff
from pokerroom.sweep import run_jobs, sweep
from pokerroom.undo import undo
from screens.floor.reads.trail import trail
from screens.parts.action_bar import last_action
from tables.commands.clock import call_clock
from tables.commands.floor_calls import call_floor
from tables.models import Seat
from tests.conftest import fresh, minute, second
from tests.waitlist.test_undo import VERBS, evening  # noqa: F401 - the fixture
from waitlist.commands.entries import remove
from waitlist.commands.lists import close_list

APPS = ("pokerroom", "players", "tables", "waitlist", "floor", "promotions", "screens")
VERB = re.compile(
    r"(waitlist|tables|players|custody|disputes|approvals|games|policy|staff|room|pages)\.[a-z_]+|undone|overruled"
)
REGISTERS = {"says", "undoes", "nothing_to_undo", "deed", "do_or_ask"}


def recorded() -> set[str]:
    """Every verb that the source passes to anything but a registry."""
    root = Path(settings.BASE_DIR)
    files = [path for app in APPS for path in (root / app).rglob("*.py") if is_command(path.relative_to(root))]
    return {verb for path in files for verb in verbs_in(ast.parse(path.read_text()))}


def is_command(path: Path) -> bool:
    return "management" not in path.parts and ("commands" in path.parts or path.parts[0] == "pokerroom")


def verbs_in(tree: ast.AST) -> set[str]:
    """The verbs among the arguments of calls, `"a.verb" if … else "another"` and a variable set to one included."""
    registered = {
        id(argument)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in REGISTERS
        for argument in call.args
    }
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in registered)
    return {node.value for node in texts if isinstance(node.value, str) and VERB.fullmatch(node.value)}


def test_every_verb_that_is_recorded_has_a_sentence_and_no_sentence_is_without_a_verb():
    assert recorded() == set(SENTENCES)


def test_a_verb_has_one_sentence():
    with pytest.raises(ValueError, match=r"waitlist\.joined"):
        says("waitlist.joined")("{name}".format_map)


# What a sentence names


def named(event: Event) -> set[str]:
    """The person, table, game, request or rule that the sentence of an event must name; any of these will do."""
    facts = event.data
    names = {facts.get(key) for key in ("name", "short", "says", "said", "refused", "whose")}
    names |= set(facts.get("names") or ()) if isinstance(facts.get("names"), list) else set()
    if "table" in facts:
        names.add(f"Table {facts['table']}")
    if event.verb.startswith("policy."):
        names |= {SETTINGS[key].label for key in facts["changes"]}
    return {name.rstrip(".") for name in names if name}


ABOUT_THE_ROOM = {  # no person and no thing but the room, its clocks, its switch
    "room.loaded",
    "room.sample",
    "room.closed",
    "waitlist.clocks_extended",
    "waitlist.auto_call",
}
RAW = re.compile(r"\b[a-z]+[._][a-z_]+\b|\{|\}|None|True|False")


def check(room: Room) -> set[str]:
    """Every sentence of this room's log names its person or thing in words; answers the verbs that were seen."""
    seen = set()
    for event in Event.objects.filter(room=room).order_by("seq"):
        sentence = tell(event, room.zone)
        seen.add(event.verb)
        assert not RAW.search(sentence), (event.verb, sentence)
        assert event.verb in ABOUT_THE_ROOM or any(name in sentence for name in named(event)), (event.verb, sentence)
    return seen


def test_a_sample_evening_is_told_by_name(room, manager):
    sample_evening(room, by=manager, at=minute(0))
    run_jobs(minute(1)), run_jobs(minute(30))
    assert {"waitlist.called", "waitlist.seated", "tables.left", "pages.shown"} <= check(room)


@pytest.mark.parametrize("verb", list(VERBS))
def test_a_command_and_its_undo_are_told_by_name(evening, room, supervisor, verb):  # noqa: F811 - the fixture
    VERBS[verb](evening)
    done = Event.objects.filter(room=room).latest("seq")
    undo(room, seq=done.seq, by=supervisor, at=second(1))
    undone = Event.objects.filter(room=room).latest("seq")
    assert tell(undone, room.zone).startswith(f"Undone: {undone.data['said']}")
    check(room)


def test_settings_and_accounts_are_told_in_words(room, manager, host):
    changes = {"call_claim_seconds": 240, "ladder": list(reversed(LADDER)), "employees_may_play": False}
    set_policy(room, changes=changes, by=manager, at=minute(0))
    set_policy(room, changes={"call_hold_seconds": 90}, since=minute(2), by=manager, at=minute(0))
    kim = add_staff(
        room, username="kim2", name="Kim T.", role="host", password="a long sentence", by=manager, at=minute(1)
    )
    every = {"is_active": True, "name": "Kim T.", "pin": "4711", "role": "host"}
    change_staff(kim, changes=every, by=manager, at=minute(1))
    sweep(at=minute(3))
    told = [tell(event, room.zone) for event in Event.objects.filter(room=room).order_by("seq")]
    assert told == [
        f"Settings changed: {label('call_claim_seconds')} 4 min, {label('ladder')}, {label('employees_may_play')}",
        f"Settings changed: {label('call_hold_seconds')} 90 s",
        "Kim T. added as host",
        "Account of Kim T. changed: active, display name, PIN, role",
        f"Settings in force: {label('call_hold_seconds')} 90 s",
    ]
    check(room)


def label(key: str) -> str:
    return SETTINGS[key].label


def test_what_the_floor_decides_is_told_by_name(room, host, supervisor, manager, open_at, sit, on_list, player, game):
    table, going = open_at(4), sit("Hal", 4, 1)
    ann, rival = on_list("Ann"), player("Rex")
    open_at(5)
    leaving(going, by=host, at=minute(0)), stay(going, by=host, at=minute(0))
    lock_seat(chair(room, 4, 2), player_id=ann.player_id, reason="promised", by=supervisor, at=minute(1))
    free_seat(chair(room, 4, 2), reason="not coming", by=supervisor, at=minute(2))
    mark(table, must_move=True, by=supervisor, at=minute(3))
    missed_blinds(going, small=True, big=True, by=host, at=minute(4))
    note_for_dealer(going, note="dead button", by=host, at=minute(4))
    warn(rival, kind=ConductKind.WARNING, rule="T41", by=supervisor, at=minute(5))
    change_record(rival, tier=2, by=supervisor, at=minute(5))
    change_game(game("1-1-plo"), buy_in_min=20_000, by=manager, at=minute(6))
    call_clock(table, seat=1, by=host, at=minute(7)), call_floor(table, by=host, at=minute(7))
    close_list(room, game=game("1-3-nlh"), by=host, at=minute(8))
    extend_all(room, seconds=60, by=supervisor, at=minute(8))
    limit_change(table, game=game("1-1-plo"), agreed=[going.pk], by=supervisor, at=minute(9))
    check(room)
    told = {event.verb: tell(event, room.zone) for event in Event.objects.filter(room=room).order_by("seq")}
    assert told["tables.stays"] == "Hal staying at Table 4 seat 1"
    assert told["tables.locked_up"] == "Table 4 seat 2 locked up for Ann: promised"
    assert told["tables.freed"] == "Table 4 seat 2 no longer kept for Ann: not coming"
    assert told["tables.marked"] == "Table 4 marked: must-move"
    assert told["tables.blinds"] == "Hal: missed small and big blind"
    assert told["tables.limit_changed"] == "Table 4 changed to 1-1 PLO"
    assert told["waitlist.list_closed"] == "1-3 NLH list closed for new names"
    assert told["games.changed"] == "1-1 PLO changed: buy in min"
    assert told["players.changed"] == "Record of Rex changed: tier"


def chair(room: Room, table: int, number: int) -> Seat:
    return Seat.objects.get(room=room, table__number=table, number=number)


def test_the_bar_says_seated_after_a_walk_up_and_added_after_a_new_record(room, host, open_at):
    open_at(7)
    walk_up(room, table=7, seat=5, name="Eleanor Wills", id_seen=True, by=host, at=minute(0))
    assert last_action(fresh(room), host, minute(0)).text == "Eleanor W. seated at Table 7 seat 5"
    add_player(room, name="Bob Bell", by=host, at=minute(1))
    assert last_action(fresh(room), host, minute(1)).text == "Bob Bell added"


def test_a_line_that_was_undone_is_struck_through_with_a_word_beside_it(room, host, on_list, client, supervisor):
    ann = on_list("Ann")
    remove(ann, by=host, at=minute(0))
    undo(room, seq=Event.objects.filter(room=room).latest("seq").seq, by=host, at=second(5))
    lines = {line.words: line.undone for line in trail(room, supervisor, second(6)).lines}
    assert lines["Ann off the list: taken off"]
    assert not lines["Undone: Ann off the list: taken off"]
    client.force_login(supervisor)
    page = client.get(reverse("floor:trail", args=[room.slug])).content.decode()
    assert "<del>Ann off the list: taken off</del> (undone)" in page
