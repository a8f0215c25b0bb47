"""The page of games: a manager makes, changes, withdraws them; everybody reads (rules §1, §6)."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from floor.commands.games import change_game
from tables.models import Game
from tables.rules.templates import TEMPLATES
from tests.conftest import fresh, minute

BACKEND = "django.contrib.auth.backends.ModelBackend"


@pytest.fixture
def desk(manager):
    client = Client()
    client.force_login(manager, backend=BACKEND)
    return client


def fields(client, slug) -> dict[str, str | list[str]]:
    """What the form of a game holds as it is shown."""
    return fields_of(client.get("/toledo/games/").content.decode(), slug)


def fields_of(text, slug) -> dict[str, str | list[str]]:
    form = re.search(rf'action="/toledo/games/{slug}/change/#game-{slug}" novalidate>(.*?)</form>', text, re.S)[1]
    said: dict[str, str | list[str]] = {}
    for tag in re.findall(r"<input[^>]*>", form):
        found = dict(re.findall(r'(\w+)="([^"]*)"', tag))
        if found["type"] in ("checkbox", "radio") and " checked" not in tag:
            continue
        value = found.get("value", "on" if found["type"] == "checkbox" else "").replace("&#x27;", "'")
        if found["name"].endswith("variants"):
            said.setdefault(found["name"], []).append(value)
        else:
            said[found["name"]] = value
    for name, inner in re.findall(r'<select name="(\w+)"(.*?)</select>', form, re.S):
        chosen = re.search(r'value="([^"]*)" selected', inner)
        said[name] = chosen[1] if chosen else re.search(r'value="([^"]*)"', inner)[1]
    return said


def test_a_manager_changes_what_was_changed_and_nothing_else(desk, game, manager):
    """Somebody else sets another fact while the page is open: it stays."""
    form = fields(desk, "1-3-nlh")
    change_game(game("1-3-nlh"), buy_in_max=50_000, by=manager, at=minute(0))
    answer = desk.post("/toledo/games/1-3-nlh/change/", form | {"buy_in_min": "150", "kill": "on"})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/toledo/games/?saved=1-3-nlh#game-1-3-nlh")
    changed = game("1-3-nlh")
    assert (changed.buy_in_min, changed.buy_in_max, changed.sheet) == (15_000, 50_000, {"kill": True})


@pytest.mark.parametrize(
    ("theirs", "mine", "says"),
    [
        ({"buy_in_max": 50_000}, {"buy_in_max": "400"}, "Max set this to $500 while you were editing; you typed $400."),
        ({"on_sheet": {"collection": "$5"}}, {"collection": "$6"}, "set this to $5 while you were editing"),
    ],
)
def test_what_both_changed_is_written_by_nobody_until_both_were_seen(desk, game, manager, theirs, mine, says):
    form = fields(desk, "1-3-nlh") | mine
    change_game(game("1-3-nlh"), **theirs, by=manager, at=minute(0))
    before = [game("1-3-nlh").buy_in_max, game("1-3-nlh").sheet]
    answer = desk.post("/toledo/games/1-3-nlh/change/", form)
    assert (answer.status_code, says in answer.content.decode()) == (409, True)
    assert [game("1-3-nlh").buy_in_max, game("1-3-nlh").sheet] == before
    seen = form | fields_of(answer.content.decode(), "1-3-nlh") | mine
    assert desk.post("/toledo/games/1-3-nlh/change/", seen).status_code == 302
    assert [game("1-3-nlh").buy_in_max, game("1-3-nlh").sheet] != before


def test_two_facts_of_a_sheet_changed_by_two_are_both_kept(game, manager):
    """Each read the game before the other had changed it."""
    one, other = game("1-3-nlh"), game("1-3-nlh")
    change_game(one, on_sheet={"kill": True}, by=manager, at=minute(0))
    change_game(other, on_sheet={"collection": "$5"}, by=manager, at=minute(1))
    assert game("1-3-nlh").sheet == {"kill": True, "collection": "$5"}


@pytest.mark.parametrize("slug", ["1-3-nlh", "2-5-nlh", "5-10-nlh", "3-6-lhe", "1-1-plo", "5-10-o8", "5-10-o8-stud8"])
def test_a_form_sent_as_it_was_shown_changes_nothing(desk, game, room, slug):
    before = fresh(room).version
    assert desk.post(f"/toledo/games/{slug}/change/", fields(desk, slug)).status_code == 302
    assert fresh(room).version == before


def test_facts_of_the_sheet_that_the_form_does_not_show_stay(desk, game):
    mixed = "5-10-o8-stud8"
    desk.post(f"/toledo/games/{mixed}/change/", fields(desk, mixed) | {"bomb_pot_at_most": "10"})
    assert game(mixed).sheet == {"mixed": "round by round", "bomb_pot_at_most": "10.00"}


@pytest.mark.rule("T61", "TS1")
@pytest.mark.parametrize(
    ("slug", "wrong", "says", "status"),
    [
        ("1-3-nlh", {"run_it_twice": "on"}, "Run it twice is for no limit from a big blind of $5", 409),
        ("5-10-o8-stud8", {"most_chairs": "10"}, "A game with a stud round seats at most 9.", 409),
        ("1-3-nlh", {"most_chairs": "13"}, "Give a whole number from 2 to 12.", 400),
        ("1-3-nlh", {"buy_in_max": "99"}, "The maximum is not below the minimum.", 400),
        ("1-3-nlh", {"small_blind": "a lot"}, "give an amount, such as 200.", 400),
        ("1-3-nlh", {"name": ""}, "This field is required.", 400),
    ],
)
def test_what_does_not_fit_is_said_at_its_field_and_stays_typed(desk, room, slug, wrong, says, status):
    before = fresh(room).version
    answer = desk.post(f"/toledo/games/{slug}/change/", fields(desk, slug) | wrong)
    text = answer.content.decode()
    (field, typed) = next(iter(wrong.items()))
    assert answer.status_code == status
    assert f'id="w-{slug}-{field}">{says}' in text
    assert fresh(room).version == before
    if field in ("most_chairs", "buy_in_max", "small_blind"):
        assert f'name="{field}" value="{typed}"' in text


@pytest.mark.parametrize("slug", TEMPLATES)
def test_a_game_of_the_documents_is_offered_by_one_touch(desk, game, slug):
    assert f"/toledo/games/offer/{slug}/" in desk.get("/toledo/games/").content.decode()
    assert desk.post(f"/toledo/games/offer/{slug}/").status_code == 302
    assert game(slug).offered
    assert f"/toledo/games/offer/{slug}/" not in desk.get("/toledo/games/").content.decode()
    assert desk.post(f"/toledo/games/offer/{slug}/").status_code == 409


def test_a_manager_makes_a_game_of_the_rooms_own(desk, game):
    facts = {
        "name": "$2-$4 Limit Hold'em", "short": "2-4 Limit", "structure": "limit", "variants": "holdem",
        "small_blind": "1", "big_blind": "2", "lower_limit": "2", "upper_limit": "4", "buy_in_min": "40",
        "max_kind": "none", "most_chairs": "10",
    }  # fmt: skip
    assert desk.post("/toledo/games/add/", facts).status_code == 302
    made = game("2-4-limit")
    assert (made.lower_limit, made.upper_limit, made.most_chairs, made.variants) == (200, 400, 10, ["holdem"])
    again = desk.post("/toledo/games/add/", facts)
    assert (again.status_code, "There is a game called 2-4-limit already." in again.content.decode()) == (409, True)


def test_a_game_is_withdrawn_and_offered_again(desk, game, open_at):
    for on in ("0", "1"):
        desk.post("/toledo/games/1-1-plo/offered/", {"on": on})
        assert game("1-1-plo").offered == (on == "1")
    open_at(4)
    refused = desk.post("/toledo/games/1-3-nlh/offered/", {"on": "0"})
    assert (refused.status_code, "is played at table 4" in refused.content.decode()) == (409, True)


@pytest.mark.parametrize("role", ["host", "supervisor"])
def test_others_read_and_change_nothing(request, role, game):
    client = Client()
    client.force_login(request.getfixturevalue(role), backend=BACKEND)
    text = client.get("/toledo/games/").content.decode()
    assert ("$1-$3 No Limit" in text, "save-1-3-nlh" in text) == (True, False)
    for path, facts in (("offer/vegas-1/", {}), ("1-3-nlh/offered/", {"on": "0"})):
        answer = client.post(f"/toledo/games/{path}", facts)
        assert "Managers" not in answer.content.decode()
        assert (answer.status_code, "Ask a manager." in answer.content.decode()) == (403, True)
    assert Game.objects.count() == 7
