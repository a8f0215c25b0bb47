"""What was understood is shown before anything is entered; who is meant is asked, never guessed by a first name."""

from __future__ import annotations

import html
import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from floor.commands.take_over import whiteboard as forms
from players.models import Player
from pokerroom.commands import set_policy
from pokerroom.models import Event
from pokerroom.refusals import Malformed, Refused
from tables.models import Sitting, Table
from tests.conftest import fresh
from waitlist.commands.auto_call import switch_auto_call
from waitlist.commands.entries import remove
from waitlist.models import Call, Entry, Page

EIGHT = datetime(2026, 6, 5, 20, 0, tzinfo=ZoneInfo("America/New_York"))
MIKES = "T5 2/5\n4 Mike\n\n1/3 LIST\n1) Mike\n2) Tiny"


@pytest.fixture
def doubts(room, supervisor):
    """What is asked about a text, as its line, its words and what is offered."""

    def asked(text: str, **answers: str) -> list[tuple[int, str, list[str]]]:
        board = forms.typed(room, text, EIGHT, answers)
        told = forms.understood(room, board, lambda room, at: None, by=supervisor, at=EIGHT)
        assert not told.wrong
        return [(line, doubt.asks, [choice.says for choice in doubt.choices]) for line, doubt in told.doubts]

    return asked


@pytest.fixture
def enter(room, supervisor):
    """Import a text, with what is chosen of each doubt in turn."""

    def entered(text: str, *choices: str) -> None:
        answers: dict[str, str] = {}
        for choice in choices:
            board = forms.typed(room, text, EIGHT, answers)
            told = forms.understood(room, board, lambda room, at: None, by=supervisor, at=EIGHT)
            doubt = next(doubt for _, doubt in told.doubts if not doubt.chosen)
            answers[doubt.key] = next(offered.value for offered in doubt.choices if offered.says.startswith(choice))
        forms.imported(room, forms.typed(room, text, EIGHT, answers), by=supervisor, at=EIGHT)

    return entered


def test_two_of_one_first_name_are_asked_for(doubts, enter):
    assert doubts(MIKES) == [(5, "Who is Mike?", ["Another Mike", "The one at Table 5 seat 4"])]
    with pytest.raises(Refused, match="One line has two readings"):
        enter(MIKES)
    assert not Event.objects.exclude(verb="room.loaded").exists()


@pytest.mark.parametrize(("choice", "records"), [("Another", 2), ("The one at", 1)])
def test_either_is_entered_as_chosen(choice, records, enter):
    enter(MIKES, choice)
    sitter, waiter = Sitting.objects.get().player, Entry.objects.get(player__name="Mike").player
    assert (Player.objects.filter(name="Mike").count(), sitter == waiter) == (records, records == 1)


@pytest.mark.parametrize("written", ["Mike", "mike", "Mike S", "Mike S.", "MIKE S"])
def test_nobody_on_record_is_taken_by_a_first_name(written, doubts, player):
    player("Mike" if written.casefold() == "mike" else "Mike Smith", card="60044417")
    [(line, asks, offered)] = doubts(f"1/3\n{written}")
    assert (line, asks, offered[0]) == (2, f"Who is {written}?", f"Another {written}")
    assert offered[1].endswith(", card …4417")


def test_a_whole_name_is_the_one_record_of_that_name(doubts, enter, player):
    mike = player("Mike Smith")
    assert doubts("1/3\nMike Smith\n2/5\nmike smith") == []
    enter("1/3\nMike Smith\n2/5\nmike smith")
    assert {entry.player_id for entry in Entry.objects.all()} == {mike.pk}


def test_of_two_records_of_one_whole_name_one_is_chosen(doubts, enter, player):
    player("Mike Smith", phone="+14195550101")
    second = player("Mike Smith", phone="+14195550202")
    [(_, _, offered)] = doubts("1/3\nMike Smith")
    assert offered == ["Another Mike Smith", "Mike Smith, phone …0101", "Mike Smith, phone …0202"]
    enter("1/3\nMike Smith", "Mike Smith, phone …0202")
    assert Entry.objects.get().player == second


def test_the_number_of_a_record_says_who_it_is_unless_the_name_is_another(doubts, player):
    mike = player("Mike")
    assert doubts(f"1/3\nMike #{mike.pk}") == []
    assert len(doubts("1/3\nMike #999999")) == 1
    assert doubts(f"1/3\nGus #{mike.pk}") == []  # a new one: the number is of another room's book


@pytest.mark.parametrize("text", ["1/3\nChris\nChris", "T1 1/3\n1 Chris\n2 Chris", "T1 1/3\n1 Chris\n1/3 LIST\nChris"])
def test_who_cannot_be_one_person_is_two(text, doubts, enter):
    assert doubts(text) == []
    enter(text)
    assert Player.objects.filter(name="Chris").count() == 2


def test_what_is_wrong_with_one_line_leaves_nothing_and_the_rest_is_shown(room, supervisor, enter):
    text = "T1 1/3\n1 Ann\n1 Bob\n1/3 LIST\nCy"
    board = forms.typed(room, text, EIGHT, {})
    told = forms.understood(room, board, lambda room, at: Sitting.objects.count(), by=supervisor, at=EIGHT)
    assert (list(told.wrong), told.seen, set(told.rows.values())) == ([3], 1, {1, 2, 5})
    assert not Event.objects.exclude(verb="room.loaded").exists()
    assert not Player.objects.exists()
    with pytest.raises(Malformed) as refused:
        enter(text)
    assert list(refused.value.extra["fields"]) == ["line 3"]


@pytest.fixture
def supervisors(client, supervisor):
    client.force_login(supervisor, backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_the_page_shows_the_room_as_it_will_be_and_enters_nothing(room, supervisors):
    answer = supervisors.post("/toledo/take-over/", {"whiteboard": MIKES})
    said = " ".join(re.sub(r"<[^>]+>", " ", answer.content.decode()).split())
    assert answer.status_code == 200
    for words in ("Table 5 2-5 NLH", "1-3 NLH list", "1 line to settle.", "Who is Mike?", "The one at Table 5 seat 4"):
        assert words in html.unescape(said)
    assert MIKES.replace("\n", "") in answer.content.decode().replace("\n", "")
    assert not Table.objects.exclude(status="closed").exists()
    assert not Player.objects.exists()


def test_the_page_imports_once_its_doubts_are_settled(room, supervisors):
    page = supervisors.post("/toledo/take-over/", {"whiteboard": MIKES, "import": "1"})
    assert (page.status_code, Entry.objects.count()) == (200, 0)
    [(name, value)] = re.findall(r'name="(doubt [^"]+)" value="(new)"', page.content.decode())
    settled = {"whiteboard": MIKES, "import": "1", html.unescape(name): value}
    assert supervisors.post("/toledo/take-over/", settled).headers["Location"] == "/toledo/host/"
    assert Entry.objects.count() == 2


def test_a_first_line_break_that_was_typed_is_kept(supervisors):
    """A text area drops the first line break of its text: line numbers must not shift with each preview."""
    page = supervisors.post("/toledo/take-over/", {"whiteboard": "\n\n1/3\nAnn (?)"}).content.decode()
    assert re.search(r"<textarea[^>]*>\n\n\n1/3", page)


# Auto-call


CALLING = "T1 1/3\n1 Ann Adams\n2 Bob Brown\n1/3 LIST\nCy Clark\nDee Dunn, called 1/3, 4 min left"


@pytest.mark.parametrize("auto_call", ["follow_up", "every_open_seat"])
def test_nobody_is_called_until_a_host_switches_auto_call_on(auto_call, room, manager, host, enter):
    set_policy(room, changes={"auto_call": auto_call}, by=manager, at=EIGHT - timedelta(hours=1))
    enter(CALLING)
    assert (fresh(room).auto_call_paused, Call.objects.count(), Page.objects.count()) == (True, 1, 0)
    remove(Entry.objects.get(player__name="Dee Dunn"), reason="left", by=host, at=EIGHT + timedelta(minutes=1))
    assert (Call.objects.filter(outcome="").count(), Page.objects.count()) == (0, 0)
    switch_auto_call(room, on=True, by=host, at=EIGHT + timedelta(minutes=2))
    every = auto_call == "every_open_seat"
    assert (fresh(room).auto_call_paused, Call.objects.filter(outcome="").exists()) == (False, every)


def test_where_calls_are_made_by_hand_nothing_is_switched_off(room, manager, enter):
    set_policy(room, changes={"auto_call": "off"}, by=manager, at=EIGHT - timedelta(hours=1))
    enter(CALLING)
    assert not fresh(room).auto_call_paused


def test_that_auto_call_stays_off_is_told(supervisors):
    page = supervisors.post("/toledo/take-over/", {"whiteboard": CALLING}).content.decode()
    assert "auto-call stays off until a host switches it on" in page


# By the API


@pytest.fixture
def asks(supervisors):
    def post(**body):
        answer = supervisors.post("/api/v1/rooms/toledo/take-over/", body, content_type="application/json")
        return answer.status_code, answer.json()

    return post


def test_the_api_reads_the_text_and_enters_it_with_its_answers(asks):
    status, told = asks(text=MIKES, preview=True)
    [doubt] = told["doubts"]
    assert (status, doubt["where"], doubt["chosen"]) == (200, "line 5", None)
    assert [table["number"] for table in told["tables"]] == [5]
    assert [[entry["player"]["name"] for entry in row["entries"]] for row in told["lists"]] == [["Mike", "Tiny"]]
    assert (Entry.objects.count(), told["pauses_auto_call"]) == (0, True)
    status, refused = asks(text=MIKES)
    assert (status, refused["code"]) == (409, "unsettled")
    answers = [{"key": doubt["key"], "choice": "new"}]
    assert asks(text=MIKES, answers=answers, preview=True)[1]["doubts"][0]["chosen"] == "new"
    assert asks(text=MIKES, answers=answers)[1]["slug"] == "toledo"
    assert Entry.objects.count() == 2


def test_lines_with_their_facts_are_previewed_and_asked_about_as_well(asks):
    lines = {
        "tables": [{"table": 5, "game": "2-5 NLH"}],
        "seats": [{"table": 5, "seat": 4, "name": "Mike"}],
        "lists": [{"game": "1-3-nlh", "name": "Mike"}],
    }
    status, told = asks(**lines, preview=True)
    [doubt] = told["doubts"]
    assert (status, doubt["where"], Entry.objects.count()) == (200, "lists.1", 0)
    status, refused = asks(**lines)
    assert (status, refused["doubts"][0]["key"]) == (409, doubt["key"])
    assert asks(**lines, answers=[{"key": doubt["key"], "choice": "seats.1"}])[0] == 200
    assert Entry.objects.get().player == Sitting.objects.get().player


@pytest.mark.parametrize(
    ("body", "field"), [({"text": " "}, "text"), ({"text": "1/3\nAnn", "lists": []}, "text"), ({"text": 5}, "text")]
)
def test_what_is_no_whiteboard_is_refused(body, field, asks):
    status, refused = asks(**body)
    assert (status, list(refused["fields"])) == (400, [field])


def test_bad_lines_are_named_by_number(asks):
    status, refused = asks(text="1/3\nAnn 25:00")
    assert (status, list(refused["fields"])) == (400, ["line 2"])
    assert asks(text="1/3\nAnn 25:00", preview=True)[1]["wrong"][0]["where"] == "line 2"
