"""Each door: done; refused with code, sentence and rule; not for every role; no more queries for more rows."""

from __future__ import annotations

import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from pokerroom.models import Event, Room
from waitlist.models import Entry

JOIN = "lists/1-3-nlh/entries/"


def counted(ask):
    with CaptureQueriesContext(connection) as queries:
        answer = ask()
    assert answer.status_code < 300, answer.content
    return len(queries)


def refused(answer, status, code, rule=None):
    told = answer.json()
    assert (answer.status_code, told["code"], told["rule"]) == (status, code, rule), told
    assert told["detail"].endswith((".", "?"))
    return told


@pytest.fixture
def ann(sam, player):
    """On the list, here, old enough."""
    return sam.post(JOIN, {"player": player("Ann Alvarez").pk}).json()


@pytest.fixture
def table(kim):
    return kim.post("tables/4/open/", {"game": "1-3-nlh"}).json()


def test_an_entry_is_as_the_contract_says(ann):
    assert ann | {"joined_at": "", "arrived_at": "", "why": ""} == {
        "id": ann["id"], "game": "1-3-nlh", "status": "waiting", "position": 1, "arrived": True, "via": "desk",
        "player": {"id": ann["player"]["id"], "name": "Ann Alvarez", "public_name": "Ann A.", "tier": 0},
        "why": "", "due_at": None, "answered_at": None, "seat": None, "arrived_at": "", "away_since": None,
        "back_by": None, "joined_at": "", "called_at": None, "passes": 0, "note": "", "seat_wish": "",
        "not_tables": [], "ended_at": None, "ended_why": "",
    }  # fmt: skip


def test_a_call_is_answered_and_the_seat_taken(sam, ann, table):
    called = sam.post("lists/1-3-nlh/call-next/", {}).json()
    assert (called["id"], called["status"], called["position"]) == (ann["id"], "called", None)
    assert (called["seat"], called["passed_over"]) == ({"table": 4, "seat": 1}, [])
    here = sam.post(f"entries/{ann['id']}/check-in/").json()
    assert (here["status"], here["due_at"]) == ("called", None)
    assert here["answered_at"]
    facts = {"table": 4, "seat": 1, "buy_in": "300.00"}
    sat = sam.post(f"entries/{ann['id']}/seat/", facts).json()
    assert (sat["status"], sat["seat"]) == ("seated", None)
    seat = sam.get("tables/4/").json()["seats"][0]
    assert (seat["status"], seat["sitting"]["player"]["name"], seat["sitting"]["buy_in"]) == (
        "taken", "Ann Alvarez", "300.00",
    )  # fmt: skip


def test_a_chair_from_leaving_to_left(sam, ann, table):
    sam.post(f"entries/{ann['id']}/seat/", {"table": 4, "seat": 1})
    sitting = sam.get("tables/4/").json()["seats"][0]["sitting"]["id"]
    assert sam.post(f"sittings/{sitting}/leaving/").json()["leaving_at"]
    refused(sam.post(f"sittings/{sitting}/leaving/"), 409, "leaving_already")
    assert sam.post(f"sittings/{sitting}/stay/").json()["leaving_at"] is None
    left = sam.post(f"sittings/{sitting}/leave/", {"amount": "0.00"}).json()
    assert (left["left_with"], bool(left["ended_at"])) == ("0.00", True)


def test_a_table_through_its_life(kim, sam):
    assert kim.post("tables/4/open/", {"game": "1-3-nlh", "chairs": 6}).json()["status"] == "open"
    shown = sam.get("tables/4/").json()
    assert [seat["status"] for seat in shown["seats"]] == ["open"] * 6 + ["closed"] * 3
    assert sam.post("tables/4/start/").json()["status"] == "running"
    assert sam.post("tables/4/start/").json()["status"] == "running"
    assert kim.post("tables/4/no-fills/", {"on": True}).json()["no_fills"] is True
    assert kim.post("tables/4/close/").json()["status"] == "closed"


def test_fill_calls_for_every_open_seat(sam, ann, table):
    told = sam.post("tables/4/fill/").json()
    assert ([entry["id"] for entry in told["called"]], told["passed_over"]) == ([ann["id"]], [])


def test_whoever_is_passed_over_is_named(sam, kim, table):
    away = sam.post(JOIN, {"name": "Fay", "via": "phone"}).json()
    here = sam.post(JOIN, {"name": "Gus"}).json()
    called = sam.post("lists/1-3-nlh/call-next/").json()
    assert (called["id"], called["passed_over"]) == (here["id"], [{"entry": away["id"], "why": "not here"}])
    told = refused(sam.post("lists/1-3-nlh/call-next/"), 409, "nobody_to_call")
    assert told["passed_over"] == [{"entry": away["id"], "why": "not here"}]


def test_a_list_is_closed_reopened_and_cleared(sam, ann):
    assert sam.post("lists/1-3-nlh/close/").json()["closed"] is True
    refused(sam.post(JOIN, {"name": "Bob"}), 409, "list_closed")
    assert sam.post("lists/1-3-nlh/reopen/").json()["closed"] is False
    assert sam.post("lists/1-3-nlh/clear/", {"reason": "room closed"}).json()["entries"] == []
    back = sam.post(f"entries/{ann['id']}/restore/").json()
    assert (back["status"], back["position"]) == ("waiting", 1)


def test_a_bar_ends_entries_at_once(kim, ann):
    player = f"players/{ann['player']['id']}/"
    told = kim.patch(player, {"barred_until": "2199-01-01T00:00:00-05:00", "barred_why": "T41"}).json()
    assert told["barred_until"] == "2199-01-01T05:00:00+00:00"
    assert kim.get(f"entries/{ann['id']}/").json()["status"] == "removed"
    refused(kim.post(JOIN, {"player": ann["player"]["id"]}), 409, "barred", "T41")


def test_why_somebody_is_barred_is_read_by_whoever_may_bar(kim, sam, ann):
    """On the record's page and in the activity log, too, a supervisor reads it and a host does not."""
    player = f"players/{ann['player']['id']}/"
    kim.patch(player, {"barred_until": "2199-01-01T00:00:00-05:00", "barred_why": "Collusion"})
    for asks, why in ((kim, "Collusion"), (sam, "")):
        (found,) = asks.get("players/?q=ann").json()
        assert (asks.get(player).json()["barred_why"], found["barred_why"]) == (why, why)
        assert found["barred_until"]


def test_a_name_is_found_without_accents(sam):
    made = sam.post("players/", {"name": "José Núñez", "phone": "+1 419 555 0123"})
    assert made.status_code == 201
    for said in ("jose", "NUÑEZ", "José", "nunez jose"):
        assert [row["name"] for row in sam.get(f"players/?q={said}").json()] == ["José Núñez"], said


def test_games_are_offered_changed_and_withdrawn(max_, sam, ann):
    omaha = {"game": "2-2-plo", "name": "$2-$2 PLO", "short": "2-2 PLO", "structure": "pot limit"}
    refused(max_.post("games/", omaha), 400, "malformed")
    made = max_.post("games/", omaha | {"buy_in_min": "200.00", "buy_in_max": "800.00"})
    assert (made.status_code, made.json()["max_kind"], made.json()["buy_in_max"]) == (201, "fixed", "800.00")
    assert max_.patch("games/2-2-plo/", {"max_kind": "none"}).json()["buy_in_max"] is None
    assert max_.patch("games/2-2-plo/", {"offered": False}).json()["offered"] is False
    refused(max_.patch("games/1-3-nlh/", {"offered": False}), 409, "in_use", "T4")
    refused(max_.post("games/", omaha | {"max_kind": "none"}), 409, "game_exists")
    refused(sam.patch("games/2-2-plo/", {"offered": True}), 403, "not_allowed")


def test_undo_is_offered_and_done_once(sam, ann):
    (last,) = [event for event in sam.get("events/undoable/").json() if event["subject"] == f"entry:{ann['id']}"]
    assert sam.post(f"events/{last['seq']}/undo/").json()["verb"] == "undone"
    refused(sam.post(f"events/{last['seq']}/undo/"), 409, "stands_on")
    assert sam.get(f"entries/{ann['id']}/").json()["status"] == "removed"


def test_the_trail_comes_a_thousand_at_a_time(kim, room):
    Event.objects.filter(room=room).count()
    for _ in range(3):
        kim.post(JOIN, {"name": "Ann"})
    every = kim.get("events/").json()
    assert [event["seq"] for event in every] == list(range(1, len(every) + 1))
    assert [event["seq"] for event in kim.get("events/?after=2").json()] == [row["seq"] for row in every[2:]]
    said = kim.post(JOIN, {"name": "Bob"}, X_Device="podium", X_Request_ID="r-1")
    assert said.headers["X-Request-ID"] == "r-1"
    data = kim.get(f"events/?after={every[-1]['seq']}").json()[-1]["data"]
    assert (data["device"], data["request_id"], data["policy_version"]) == ("podium", "r-1", 0)


def test_every_clock_is_extended(kim, sam, ann, table):
    due = sam.post("lists/1-3-nlh/call-next/").json()["due_at"]
    (entry,) = kim.post("clocks/extend/", {"seconds": 600}).json()
    assert entry["due_at"] > due


BAD = [
    ("POST", "lists/9-9-nlh/entries/", {"name": "Bob"}, 404, "not_found"),
    ("POST", JOIN, {"player": 999_999}, 404, "not_found"),
    ("POST", JOIN, {}, 400, "malformed"),
    ("POST", JOIN, {"name": "Bob", "player": 1}, 400, "malformed"),
    ("POST", JOIN, {"name": "Bob", "colour": "red"}, 400, "malformed"),
    ("POST", JOIN, {"name": "Bob", "via": "floor"}, 400, "malformed"),
    ("POST", JOIN, {"name": "Bob", "via": None}, 400, "malformed"),
    ("POST", JOIN, {"name": 7}, 400, "malformed"),
    ("POST", JOIN, {"name": "x" * 10_000}, 400, "malformed"),
    ("POST", JOIN, {"name": "x" * 61}, 400, "malformed"),
    ("POST", JOIN, {"name": "\u200b" * 15}, 400, "malformed"),
    ("POST", JOIN, {"name": "Bob\u0000"}, 400, "malformed"),
    ("POST", JOIN, '{"name": "\\ud800"}', 400, "malformed"),
    ("POST", JOIN, '{"\\ud800": 1}', 400, "malformed"),
    ("POST", JOIN, '{"name": NaN}', 400, "malformed"),
    ("POST", JOIN, '{"name": ', 400, "malformed"),
    ("POST", JOIN, b"\xff\xfe", 400, "malformed"),
    ("POST", JOIN, "[" * 50_000, 400, "malformed"),
    ("POST", JOIN, "[]", 400, "malformed"),
    ("POST", JOIN, '"Bob"', 400, "malformed"),
    ("POST", JOIN, '{"name": "' + "x" * 200_000 + '"}', 413, "too_large"),
    ("GET", "lists/1-3-nlh/call-next/", None, 405, "method_not_allowed"),
    ("GET", "nothing/of/that/name/", None, 404, "not_found"),
    ("GET", "players/?q=%00", None, 400, "malformed"),
    ("GET", "events/?after=-1", None, 400, "malformed"),
    ("PATCH", "players/1/", {"born_on": "1990-02-30"}, 400, "malformed"),
    ("PATCH", "players/1/", {"phone": "call me"}, 400, "malformed"),
    ("PATCH", "policy/", {"call_claim_seconds": 0}, 400, "malformed"),
    ("PATCH", "policy/", {"call_claim_seconds": "2"}, 400, "malformed"),
    ("PATCH", "policy/", {"jackpot_minimum_pot": "-1.00"}, 400, "malformed"),
    ("PATCH", "policy/", {"no_such_figure": 1}, 400, "malformed"),
    ("POST", "tables/4/open/", {"game": "9-9-nlh"}, 404, "not_found"),
    ("POST", "tables/99/open/", {"game": "1-3-nlh"}, 404, "not_found"),
    ("POST", "tables/4/open/", {"game": "1-3-nlh", "chairs": True}, 400, "malformed"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), BAD)
def test_bad_input_is_a_clear_answer_and_changes_nothing(max_, room, method, path, body, status, code):
    before = Room.objects.get(pk=room.pk).version
    refused(max_.say(method, path, body), status, code)
    assert Room.objects.get(pk=room.pk).version == before


@pytest.mark.parametrize(
    ("facts", "status", "code", "rule"),
    [
        ({"buy_in": "99.99"}, 409, "short_buy", "T21"),
        ({"buy_in": "300.01"}, 409, "over_maximum", None),
        ({"buy_in": "-300.00"}, 400, "malformed", None),
        ({"buy_in": "NaN"}, 400, "malformed", None),
        ({"buy_in": "0.00"}, 400, "malformed", None),
        ({"buy_in": None}, 400, "malformed", None),
        ({"buy_in": 300}, 400, "malformed", None),
        ({"buy_in": "300.001"}, 400, "malformed", None),
        ({"buy_in": "1e2"}, 400, "malformed", None),
        ({"buy_in": "٣٠٠"}, 400, "malformed", None),
        ({"seat": 2}, 409, "seat_taken", None),
        ({"table": 5}, 409, "table_state", "T4"),
        ({"table": 77}, 404, "not_found", None),
    ],
)
def test_a_seat_is_refused_for_a_reason(sam, ann, table, facts, status, code, rule):
    sam.post("tables/4/occupied/", {"seat": 2})
    answer = sam.post(f"entries/{ann['id']}/seat/", {"table": 4, "seat": 1} | facts)
    told = answer.json()
    assert (answer.status_code, told["code"]) == (status, code), told
    assert rule is None or told["rule"] == rule
    assert Entry.objects.get(pk=ann["id"]).status == "waiting"


def test_twice_on_a_list_names_the_entry_that_is_there(sam, ann):
    told = refused(sam.post(JOIN, {"player": ann["player"]["id"]}), 409, "already_listed")
    assert told["entry"] == ann["id"]


def test_a_second_tap_is_refused_and_not_repeated_on_the_next(sam, ann, table):
    sam.post(JOIN, {"name": "Bob"})
    assert sam.post(f"entries/{ann['id']}/call/").status_code == 200
    told = refused(sam.post(f"entries/{ann['id']}/call/"), 409, "already_called")
    assert "Sam" in told["detail"]
    assert Entry.objects.filter(status="called").count() == 1


@pytest.mark.parametrize("name", ["👩‍👩‍👧 Ann", "محمد علي", '<img src=x onerror="x">', "O'Brien & Söhne"])
def test_names_come_back_as_they_are(sam, name):
    assert sam.post(JOIN, {"name": name}).json()["player"]["name"] == name


@pytest.mark.parametrize(
    ("method", "path", "body", "rule"),
    [
        ("POST", "tables/4/open/", {"game": "1-3-nlh"}, "T4"),
        ("POST", "tables/4/close/", {}, "T4"),
        ("POST", "clocks/extend/", {"seconds": 60}, None),
        ("GET", "events/", None, None),
        ("PATCH", "policy/", {"call_claim_seconds": 2}, None),
        ("POST", "games/", {"game": "x", "name": "X", "short": "X", "structure": "limit", "max_kind": "none"}, None),
        ("POST", "players/", {"name": "Vic", "tier": 3}, "T46"),
        ("POST", "players/1/keep-apart/", {"other": 2}, "T41"),
    ],
)
def test_what_a_host_may_not(sam, room, method, path, body, rule):
    before = Room.objects.get(pk=room.pk).version
    told = refused(sam.say(method, path, body), 403, "not_allowed", rule)
    assert told["detail"].startswith("Hosts can't")
    assert Room.objects.get(pk=room.pk).version == before


def test_nobody_without_a_log_in(nobody, room):
    told = nobody.get("lists/")
    assert (told.status_code, told.json()["code"], told.headers["WWW-Authenticate"]) == (
        401, "not_authenticated", "Token",
    )  # fmt: skip
    assert nobody.say("GET", "lists/", Authorization="Token nonsense").status_code == 401


def test_a_token_for_a_password(nobody, host):
    token = nobody.post("/api/v1/token/", {"username": "host", "password": "password"}).json()["token"]
    assert nobody.say("GET", "", Authorization=f"Token {token}").json()["slug"] == "toledo"
    refused(nobody.post("/api/v1/token/", {"username": "host", "password": "guess"}), 401, "wrong_login")
    refused(nobody.post("/api/v1/token/", {"username": "host"}), 400, "malformed")


def test_too_many_guesses_are_answered_in_json(nobody, host):
    for _ in range(6):
        last = nobody.post("/api/v1/token/", {"username": "host", "password": "guess"})
    refused(last, 429, "too_many_tries")


def test_a_disabled_host_is_nobody(sam, host):
    host.is_active = False
    host.save()
    assert sam.get("lists/").status_code == 401


def test_the_document_and_its_page_need_no_log_in(nobody):
    document = json.loads(nobody.get("/api/v1/schema/?format=json").content)
    assert "/api/v1/rooms/{room}/lists/{game}/entries/" in document["paths"]
    page = nobody.get("/api/v1/")
    assert page.status_code == 200
    assert "<script" not in page.content.decode()
    assert "style=" not in page.content.decode()


@pytest.mark.parametrize("path", ["lists/", "lists/1-3-nlh/", "tables/", "players/", "games/", "events/"])
def test_the_same_queries_for_one_row_and_for_thirty(kim, on_list, path):
    on_list("Ann")
    one = counted(lambda: kim.get(path))
    for number in range(30):
        on_list(f"Bob {number}")
    assert counted(lambda: kim.get(path)) == one


def test_commands_take_the_same_queries_whatever_the_length_of_the_list(sam, on_list, open_at):
    sam.post("lists/1-1-plo/close/", {})  # the first command after a silence looks for the last sweep
    short = commands(sam, on_list, open_at, "1-3-nlh", 4, names=2)
    assert short == commands(sam, on_list, open_at, "2-5-nlh", 5, names=30)


def commands(sam, on_list, open_at, game, table, *, names):
    """Queries of the four commonest commands, savepoint and answer included. A pass is followed up by a call."""
    open_at(table, game_slug=game)
    made = [on_list(f"P{number} of {names}", game_slug=game) for number in range(names)]
    phoned = on_list(f"Fay of {names}", game_slug=game, via="phone")
    return {
        "join": counted(lambda: sam.post(f"lists/{game}/entries/", {"name": f"New of {names}"})),
        "check-in": counted(lambda: sam.post(f"entries/{phoned.pk}/check-in/")),
        "call": counted(lambda: sam.post(f"lists/{game}/call-next/")),
        "pass": counted(lambda: sam.post(f"entries/{made[0].pk}/pass/")),
    }
