"""Settings in layers: a table's, else its game's, else the room's, each from and until a moment (rules §8)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client
from rest_framework.authtoken.models import Token

from floor.commands.absences import away
from pokerroom.commands import set_policy
from pokerroom.invariants import check
from pokerroom.models import DatedSetting, Event, PolicyVersion
from pokerroom.policy import SETTINGS
from pokerroom.refusals import Malformed, NotFound, Refused
from pokerroom.sweep import sweep
from pokerroom.turn import policy_of
from pokerroom.undo import undo
from tables.models import Absence
from tests.conftest import fresh, life, minute, second
from waitlist.commands.calls import call

APPS = ("pokerroom", "players", "tables", "waitlist", "floor", "promotions", "screens")


@pytest.fixture
def sets(room, manager):
    """Change settings of a layer as the manager, at a minute of the evening."""

    def make(layer="", at=0, since=None, until=None, **changes):
        since, until = (minute(moment) if moment is not None else None for moment in (since, until))
        return set_policy(room, layer=layer, changes=changes, since=since, until=until, by=manager, at=minute(at))

    return make


def holds(room, key, game=None, table=None):
    return getattr(policy_of(fresh(room)).at(game, table), key)


@pytest.mark.rule("T45")
def test_one_game_claims_sooner_than_another(sets, host, open_at, on_list):
    open_at(4), open_at(5, game_slug="2-5-nlh")
    sets("game:2-5-nlh", call_claim_seconds=77)
    ann, bob = on_list("Ann"), on_list("Bob", game_slug="2-5-nlh")
    call(ann, by=host, at=minute(1)), call(bob, by=host, at=minute(1))
    assert (life(ann)[1], life(bob)[1]) == (second(360), second(137))
    sweep(at=second(136)), sweep(at=second(137))
    assert (life(ann)[0], life(bob)[0]) == ("called", "held")


@pytest.mark.rule("T33")
def test_a_tables_own_dinner_ends_at_its_until_and_each_event_names_the_version(room, sets, host, open_at, sit):
    table = open_at(4)
    cy, dee, eve = (sit(name, 4, seat) for seat, name in enumerate(("Cy", "Dee", "Eve"), 1))
    other = sit("Bob", open_at(5).number, 1)
    before = sets("table:4", until=10, dinner_seconds=99)
    for number, sitting in enumerate((cy, other)):
        away(sitting, dinner=True, by=host, at=minute(1 + number))
    away(dee, dinner=True, by=host, at=minute(12))
    walks = dict(Absence.objects.filter(room=room).values_list("sitting", "due_at"))
    assert walks[cy.pk] == second(60 + 99)
    assert walks[other.pk] == minute(62)
    assert holds(room, "dinner_seconds", table.game, table) == 3600
    events = Event.objects.filter(room=room, verb="tables.away").order_by("seq").values_list("policy_number", flat=True)
    assert list(events) == [before.number, before.number, before.number + 1]
    in_force = Event.objects.get(room=room, verb="policy.in_force")
    assert (in_force.at, in_force.actor, in_force.data["changes"]) == (minute(10), None, {"dinner_seconds": None})
    assert eve.pk


@pytest.mark.parametrize(
    ("room_", "game_", "table_", "said"),
    [
        (None, None, None, 300),
        (200, None, None, 200),
        (200, 100, None, 100),
        (200, 100, 50, 50),
        (200, None, 50, 50),
        (None, 100, None, 100),
    ],
)
def test_the_table_before_the_game_before_the_room(room, sets, open_at, room_, game_, table_, said):
    table = open_at(4)
    for layer, value in (("", room_), ("game:1-3-nlh", game_), ("table:4", table_)):
        if value:
            sets(layer, call_claim_seconds=value)
    assert holds(room, "call_claim_seconds", table.game, table) == said


@pytest.mark.parametrize(("moment", "said"), [(9, 300), (10, 60), (19, 60), (20, 300)])
def test_a_setting_holds_from_its_moment_until_its_end(room, sets, moment, said):
    sets(since=10, until=20, call_claim_seconds=60)
    sweep(at=minute(moment))
    assert holds(room, "call_claim_seconds") == said


def test_what_held_before_holds_again_after_a_setting_for_a_while(room, sets):
    sets(call_claim_seconds=240)
    sets(at=1, until=20, call_claim_seconds=60)
    sets(at=2, since=15, call_claim_seconds=120)
    said = []
    for moment in (3, 15, 20):
        sweep(at=minute(moment))
        said.append(holds(room, "call_claim_seconds"))
    assert said == [60, 120, 120]


def test_nothing_goes_back_to_the_layer_below(room, sets, open_at):
    table = open_at(4)
    sets(call_claim_seconds=200), sets("table:4", call_claim_seconds=50)
    sets("table:4", at=1, call_claim_seconds=None)
    assert holds(room, "call_claim_seconds", table.game, table) == 200


def test_undo_of_one_layer_leaves_the_others(room, sets, supervisor, open_at):
    table = open_at(4)
    sets(call_claim_seconds=200), sets("table:4", call_claim_seconds=50), sets("game:1-3-nlh", call_claim_seconds=100)
    event = Event.objects.get(room=room, verb="policy.set", data__layer="table:4")
    undo(room, seq=event.seq, by=supervisor, at=minute(5))
    assert holds(room, "call_claim_seconds", table.game, table) == 100


def test_a_setting_for_a_while_that_is_over_is_not_undone_but_stands_on_record(room, sets, supervisor):
    sets(until=10, call_claim_seconds=60)
    sweep(at=minute(11))
    event = Event.objects.get(room=room, verb="policy.set")
    with pytest.raises(Refused, match="Those settings ended at 8:10 PM: there is nothing left to undo"):
        undo(room, seq=event.seq, by=supervisor, at=minute(12))
    assert holds(room, "call_claim_seconds") == 300


def test_a_setting_that_took_effect_at_its_moment_is_undone_like_any_other(room, sets, supervisor):
    sets(call_claim_seconds=240), sets(since=10, call_claim_seconds=60)
    event = Event.objects.filter(room=room, verb="policy.set").latest("seq")
    sweep(at=minute(11))
    assert holds(room, "call_claim_seconds") == 60
    undo(room, seq=event.seq, by=supervisor, at=minute(12))
    assert holds(room, "call_claim_seconds") == 240


@pytest.mark.parametrize(
    ("layer", "key", "says"),
    [
        ("table:4", "minimum_age", "Minimum age: set this for the room."),
        ("table:4", "ladder", "List priority: set this for the room or a game."),
        ("table:4", "call_hold_seconds", "Hold after a missed call: set this for the room or a game."),
        ("game:1-3-nlh", "gaming_day_starts", "Gaming day starts: set this for the room."),
    ],
)
def test_a_layer_may_set_only_what_makes_sense_there(room, sets, open_at, layer, key, says):
    open_at(4)
    with pytest.raises(Malformed) as refusal:
        sets(layer, **{key: SETTINGS[key].default})
    assert refusal.value.extra["fields"] == {key: says}
    assert not PolicyVersion.objects.filter(room=room).exists()


@pytest.mark.parametrize(
    "layer", ["game:none-such", "table:99", "table:x", "table:04", "table:٤", "x", ":x", "room:x", "floor:1"]
)
def test_nothing_is_set_for_a_game_or_table_that_is_not_there(sets, open_at, layer):
    """Nor under another name of one that is there: nobody would read it."""
    open_at(4)
    with pytest.raises((NotFound, Malformed)):
        sets(layer, call_claim_seconds=60)
    assert not DatedSetting.objects.filter(layer=layer).exists()


@pytest.mark.parametrize(
    ("since", "until", "field"), [(5, 5, "until"), (5, 4, "until"), (None, 0, "until"), (-1, None, "from")]
)
def test_an_end_comes_after_its_beginning(sets, since, until, field):
    with pytest.raises(Malformed) as refusal:
        sets(since=since, until=until, call_claim_seconds=60)
    assert list(refusal.value.extra["fields"]) == [field]


@pytest.mark.parametrize("asked", [-5, 0, 5, 25])
def test_whenever_it_is_asked_what_holds_is_what_was_dated(room, sets, supervisor, asked):
    sets(call_claim_seconds=240), sets(at=1, since=10, until=20, call_hold_seconds=60)
    sets(at=2, call_claim_seconds=120), undo(room, seq=fresh(room).version, by=supervisor, at=minute(3))
    for moment in (3, 12):
        sweep(at=minute(moment))
        assert [broken for broken in check(minute(asked)) if broken.key == "I41"] == []
    DatedSetting.objects.filter(room=room, key="call_hold_seconds").update(value=90)
    assert [broken.key for broken in check(minute(asked)) if broken.key == "I41"] == ["I41"]


class TestApi:
    @pytest.fixture
    def api(self, room, manager):
        client = Client(headers={"Authorization": f"Token {Token.objects.create(user=manager).key}"})
        return client, f"/api/v1/rooms/{room.slug}/policy/"

    def test_what_holds_at_a_table_says_which_layer_it_is_from(self, api, sets, open_at):
        client, path = api
        open_at(4)
        sets(call_hold_seconds=600), sets("game:1-3-nlh", call_claim_seconds=77), sets("table:4", dinner_seconds=99)
        said = client.get(f"{path}?table=4").json()
        keys = ("call_hold_seconds", "call_claim_seconds", "dinner_seconds", "first_away_seconds")
        assert [(said[key], said["layers"][key]) for key in keys] == [
            (600, "room"),
            (77, "game:1-3-nlh"),
            (99, "table:4"),
            (1200, "house"),
        ]
        assert client.get(f"{path}?game=2-5-nlh").json()["call_claim_seconds"] == 300

    def test_a_game_gets_a_setting_of_its_own_for_a_while(self, api):
        client, path = api
        facts = {"game": "2-5-nlh", "call_claim_seconds": 77, "until": "2027-06-01T00:00:00Z"}
        said = client.patch(path, facts, content_type="application/json").json()
        assert (said["call_claim_seconds"], said["layers"]["call_claim_seconds"]) == (77, "game:2-5-nlh")
        assert client.get(path).json()["call_claim_seconds"] == 300

    @pytest.mark.parametrize(
        ("facts", "status"),
        [({"game": "none"}, 404), ({"table": 99}, 404), ({"game": "2-5-nlh", "table": 4}, 400), ({"until": "x"}, 400)],
    )
    def test_what_cannot_be_is_refused(self, api, facts, status):
        client, path = api
        answer = client.patch(path, facts | {"call_claim_seconds": 77}, content_type="application/json")
        assert answer.status_code == status


# Every rule that concerns a game or a table asks for what holds there.

LAYERED = {key: len(setting.layers) - 1 for key, setting in SETTINGS.items() if len(setting.layers) > 1}
# The board's foot speaks of the room; which seat a hold on a whiteboard was called for is not told.
ELSEWHERE = {
    "screens/board/reads/board.py": "vip_priority_tier",
    "floor/commands/take_over/names.py": "call_claim_seconds",
}


def asked(value: ast.expr, names: dict[str, int]) -> int | None:
    """How many layers over the room's a policy was asked for: `now.policy.at(game, table)` is two. None: no policy."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "at":
        return len(value.args)
    if isinstance(value, ast.Name) and value.id in names:
        return names[value.id]
    source = ast.unparse(value)
    return 0 if source.endswith("policy") or source.startswith("policy_of(") else None


def reads(path: Path) -> list[str]:
    """Where a setting that a game or a table may have is read without asking for it there."""
    found = []
    where = str(path.relative_to(settings.BASE_DIR))
    for function in ast.walk(ast.parse(path.read_text())):
        if not isinstance(function, ast.FunctionDef):
            continue
        lines = list(ast.walk(function))
        assigned = [line for line in lines if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name)]
        names = {line.targets[0].id: layers for line in assigned if (layers := asked(line.value, {})) is not None}
        for line in lines:
            if isinstance(line, ast.Attribute) and line.attr in LAYERED and ELSEWHERE.get(where) != line.attr:
                layers = asked(line.value, names)
                if layers is not None and layers < LAYERED[line.attr]:
                    found.append(f"{where}:{line.lineno} {ast.unparse(line)}")
    return found


def test_no_rule_reads_the_rooms_own_where_a_layer_may_differ():
    files = [path for app in APPS for path in (settings.BASE_DIR / app).rglob("*.py")]
    told = [path for path in files if not {"migrations", "rules"} & set(path.parts)]
    assert [line for path in told for line in reads(path)] == []
