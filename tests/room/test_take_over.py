"""A running room comes from a whiteboard: tables, stays, dinners, lists, with their own times; no calls, no pages."""

from __future__ import annotations

import html
import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from floor.commands.take_over import whiteboard as forms
from pokerroom import clock, invariants
from pokerroom.models import Event
from pokerroom.turn import policy_of
from pokerroom.undo import undo
from screens.parts.seat_strip import kept_seats
from tables.models import Session, Sitting, Table
from waitlist.commands import calls, entries
from waitlist.models import Call, Entry, Page
from waitlist.queries import waiting_order
from waitlist.refusals import NotWaiting
from waitlist.rules import LIVE

TOLEDO = ZoneInfo("America/New_York")
EIGHT = datetime(2026, 6, 5, 20, 0, tzinfo=TOLEDO)

GAMES = ("1-3 NLH, since 6:05 PM", "2-5 NLH 19:00", "1-1 PLO", "5-10 NLH 23:30", "3-6 Limit, since 18:00")
BOARD = "\n".join(
    f"Table {table}: {game}\n"
    + "\n".join(
        f"{seat} Player {table}{seat} 19:{seat:02}{' dinner used' if seat == 1 else ''}" for seat in range(1, 8)
    )
    for table, game in enumerate(GAMES, 1)
)
BOARD += "\n\n1-3 NLH:\n" + "\n".join(f"Will Waiter{number} 18:{number:02}" for number in range(1, 20))
BOARD += "\nCaller 19:10 phone\n\n2-5 NLH:\nWill Waiter3 19:12\nWill Waiter4\nWill Waiter5\n"


def enter(supervisors, text: str, **settled: str):
    """Preview, then import, as the page does; `settled` by the words of a doubt."""
    return supervisors.post("/toledo/take-over/", {"whiteboard": text, "import": "1"} | settled)


def import_at(room, supervisor, text: str = BOARD, at: datetime = EIGHT, **answers: str) -> None:
    """The same at a moment of the evening."""
    forms.imported(room, forms.typed(room, text, at, answers), by=supervisor, at=at)


def problems(answer) -> list[str]:
    """What the page says of each line that can't be imported: "Line 4, 2 Bob: Table 1 seat 2 is taken."."""
    page = " ".join(answer.content.decode().split())
    found = re.findall(r'class="line-no">(Line \d+)</span> <div><q><bdi>(.*?)</bdi></q><p>(.*?)</p>', page)
    return [html.unescape(f"{line}, {words}: {says}") for line, words, says in found]


@pytest.fixture
def supervisors(client, supervisor):
    client.force_login(supervisor, backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_five_games_and_twenty_three_names(room, game, supervisor):
    import_at(room, supervisor)
    assert Table.objects.filter(room=room, status="running").count() == 5
    assert (Sitting.objects.count(), Session.objects.filter(dinner_used_at__isnull=False).count()) == (35, 5)
    order = [row.entry.player.name for row in waiting_order(room, game("1-3-nlh"), policy_of(room))]
    assert order == [*(f"Will Waiter{number}" for number in range(1, 20)), "Caller"]
    assert Entry.objects.count() == 23
    assert not Entry.objects.get(player__name="Caller").is_here
    assert not Call.objects.exists()
    assert not Page.objects.exists()


@pytest.mark.parametrize("called", ["2-5 NLH", "2/5 nlh", "$2-$5 NLH", "2-5", "$2-$5 No Limit Hold'em"])
def test_a_game_goes_by_the_names_that_people_write(called, room, supervisors):
    answer = enter(supervisors, f"Table 1: {called}")
    assert answer.status_code == 302
    assert Table.objects.get(room=room, number=1).game.slug == "2-5-nlh"


@pytest.mark.parametrize("called", ["1-1 PLO", "1/1 plo", "1-1", "PLO"])
def test_a_list_may_begin_with_its_game_alone(called, game, supervisors):
    """Without a colon, and after another list: nobody of that name is seated, nobody waits on the list above."""
    typed = f"Table 1: {called}\n1 ?\n2-5 NLH:\nAnn\n{called}\nBob"
    assert enter(supervisors, typed).status_code == 302
    assert Sitting.objects.get().player is None
    assert Entry.objects.get(player__name="Bob").game == game("1-1-plo")


def test_who_sits_at_a_table_that_is_wrong_is_not_named_too(supervisors):
    answer = enter(supervisors, "Table 1: 1-4 NLH\n1 Ann\n2 Bob\n3 Cy 25:00")
    [says] = problems(answer)
    assert says.startswith("Line 1, Table 1: 1-4 NLH: There is no game called 1-4 NLH here: 1-3 NLH, 2-5 NLH, ")


def test_every_bad_line_is_named_at_once_and_nothing_is_lost(room, supervisors):
    """What cannot be read, and what cannot be, together; alike lines once; what was typed still stands there."""
    typed = (
        "Table 1: 1-3 NLH\n2 Ann\n\n2 Bob\n3 Cy 25:00\nTable 77: 1-3 NLH\n1 Dee\n2 Ed 25:00\n1-4 NLH:\nEve\nFay\nGus"
    )
    answer = enter(supervisors, typed)
    assert answer.status_code == 400
    taken, no_time, no_table, no_game = problems(answer)
    assert taken.startswith("Line 4, 2 Bob: Table 1 seat 2 is taken")
    assert no_time == "Line 5, 3 Cy 25:00: 25:00 is no time of day. Also: line 8."
    assert no_table.startswith("Line 6, Table 77: 1-3 NLH: There is no table 77.")
    assert no_game.startswith("Line 9, 1-4 NLH:: There is no game called 1-4 NLH here")
    assert typed in answer.content.decode()
    assert not Event.objects.filter(room=room).exists()
    assert not Sitting.objects.exists()


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (f"1-3 NLH:\nAnn ({'x' * 201})", "A note has at most 200 characters."),
        ("1-3 NLH:\n" + "Ann\n" * 15_000, "That is more than a room: at most 60,000 characters."),
    ],
    ids=["note", "sheet"],
)
def test_what_is_too_long_is_refused_whole(typed, says, supervisors):
    answer = enter(supervisors, typed)
    assert (answer.status_code, says in answer.content.decode()) == (400, True)
    assert not Entry.objects.exists()


def test_a_character_that_no_field_can_hold_is_refused_whole(supervisors):
    assert enter(supervisors, "1-3 NLH:\nAnn\0Adams").status_code == 400
    assert not Entry.objects.exists()


def test_a_call_made_before_its_table_took_no_fills_goes_on(room, supervisors):
    typed = "Table 1: 1-3 NLH, no fills\n1-3 NLH:\nDee, called 1/2, 4 min left"
    assert enter(supervisors, typed).status_code == 302
    assert (Entry.objects.get().status, Table.objects.get(room=room, number=1).no_fills) == ("called", True)


def test_a_host_does_not_take_over_or_close(client, host):
    client.force_login(host, backend="django.contrib.auth.backends.ModelBackend")
    assert client.get("/toledo/take-over/").status_code == 403
    assert client.post("/toledo/close/").status_code == 403


def test_an_empty_whiteboard_is_told_so(supervisors):
    answer = enter(supervisors, " \n")
    assert answer.status_code == 400
    assert "Nothing to import" in answer.content.decode()


def test_one_undo_empties_the_room_again(room, supervisor):
    import_at(room, supervisor)
    event = Event.objects.filter(room=room).order_by("seq").first()
    undo(room, seq=event.seq, by=supervisor, at=EIGHT)
    assert not Table.objects.exclude(status="closed").exists()
    assert not Sitting.objects.filter(ended_at=None).exists()
    assert not Entry.objects.filter(status="waiting").exists()


ALL = """Table 1: 1-3 NLH, since 6:05 PM, 8 chairs, must-move
1 Bob Brown, since 6:45 PM, dinner used
2 Hal Hill, since 6:10 PM, tier 3, leaving
3 ?, since 7:00 PM
Table 2: 1-3 NLH, not started, 9 chairs
Table 3: 1-1 PLO, since 6:10 PM, 9 chairs, breaking
1 Moe Moss, since 6:20 PM
2/2 kept for Kay King
1-3 NLH:
Dee Dunn, 6:31 PM, called 1/2, until {call}
Lou Lake, 6:32 PM, called 2/1, here
Eve Ellis, 6:33 PM, tier 3, hold, until {hold}
Ann Adams, 6:30 PM, tier 3, note: red cap
Cy Clark, 6:40 PM, phone
2-5 NLH:
Ann Adams, 6:35 PM, tier 3"""


@pytest.fixture
def everything(room, supervisors) -> str:
    """A room in which everything that a whiteboard can say is so."""
    now = clock.now().astimezone(TOLEDO)
    until = {"call": now + timedelta(minutes=4), "hold": now + timedelta(minutes=12)}
    text = ALL.format(**{what: f"{moment:%I:%M:%S %p}" for what, moment in until.items()})
    answer = enter(supervisors, text)
    assert answer.status_code == 302, problems(answer)
    return text


def test_calls_and_holds_go_on_with_the_time_they_have_left(everything, room, game):
    now = clock.now()
    dee, eve = Entry.objects.get(player__name="Dee Dunn"), Entry.objects.get(player__name="Eve Ellis")
    call = Call.objects.get(entry=dee)
    assert (dee.status, call.seat.number, call.due_at == dee.due_at) == ("called", 2, True)
    assert timedelta(minutes=3) < dee.due_at - now <= timedelta(minutes=4)
    assert (eve.status, timedelta(minutes=11) < eve.due_at - now <= timedelta(minutes=12)) == ("held", True)
    assert Call.objects.get(entry__player__name="Lou Lake").answered_at
    assert not Page.objects.exists()
    assert Table.objects.get(room=room, number=1).chairs == 8
    assert Sitting.objects.get(player__name="Hal Hill").leaving_at
    assert [row.entry.player.tier for row in waiting_order(room, game("1-3-nlh"), policy_of(room))] == [3, 0]
    assert Table.objects.get(room=room, number=3).status == "breaking"
    assert [row.locked_for.name for row in kept_seats(room)] == ["Kay King"]
    assert not list(invariants.check(now))


@pytest.mark.parametrize("answered", ["1-3 NLH", "2-5 NLH"])
def test_whoever_has_shown_up_for_one_call_has_no_other(answered, supervisors):
    calls = {
        game: f"{game}:\nDee Dunn, called {table}/2{', here' if game == answered else ', 4 min left'}"
        for game, table in (("1-3 NLH", 1), ("2-5 NLH", 2))
    }
    board = "\n".join(["Table 1: 1-3 NLH", "Table 2: 2-5 NLH", *calls.values()])
    answer = enter(supervisors, board)
    assert "Dee D. is here for one call, and that ended any other" in answer.content.decode()
    assert not Entry.objects.exists()


def test_a_hold_that_was_taken_over_can_be_checked_in_and_is_refused_before(everything, room, host):
    eve = Entry.objects.get(player__name="Eve Ellis")
    with pytest.raises(NotWaiting, match="On hold until"):
        calls.call(eve, by=host, at=clock.now())
    assert entries.check_in(eve, by=host, at=clock.now()).status == "waiting"


def test_what_is_over_is_no_call_any_more(room, supervisors):
    over = f"{clock.now().astimezone(TOLEDO) - timedelta(minutes=2):%I:%M %p}"
    answer = enter(supervisors, f"Table 1: 1-3 NLH\n1-3 NLH:\nDee, called 1/2, until {over}")
    assert "That is over already" in answer.content.decode()


def test_everything_taken_over_is_undone_in_one_touch(everything, room, supervisor):
    event = Event.objects.filter(room=room).order_by("seq").first()
    undo(room, seq=event.seq, by=supervisor, at=clock.now())
    assert not Table.objects.exclude(status="closed").exists()
    assert not Entry.objects.filter(status__in=LIVE).exists()
    assert not Call.objects.filter(outcome="").exists()


def on_paper(client) -> str:
    """The lines of the room on paper, as they are copied: whatever is aside is not."""
    page = client.get("/toledo/print/").content.decode()
    page = re.sub(r"<(section|li|p|small) class=\"aside\">.*?</\1>", "", page, flags=re.DOTALL)
    lines = re.findall(r"<(?:h2|li)>(.*?)</(?:h2|li)>", page, flags=re.DOTALL)
    return "\n".join(" ".join(html.unescape(re.sub(r"<[^>]+>", "", line)).split()) for line in lines)


def numbered(typed: str) -> list[str]:
    """As the room prints it: names that wait with their places, hours without a nought."""
    for place, name in ((1, "Ann Adams, 6:30"), (2, "Cy Clark"), (1, "Ann Adams, 6:35")):
        typed = typed.replace(name, f"{place}. {name}")
    return [line for line in re.sub(r" 0(\d:)", r" \1", typed).splitlines() if not line.endswith(":")]


def test_the_room_on_paper_reads_back_in_as_the_same_room(everything, room, supervisor, supervisors):
    printed = on_paper(supervisors)
    assert [line for line in printed.splitlines() if not line.endswith((" open", ":"))] == numbered(everything)
    first = Event.objects.filter(room=room).order_by("seq").first()
    undo(room, seq=first.seq, by=supervisor, at=clock.now())
    assert not on_paper(supervisors).count("Ann")
    assert enter(supervisors, printed).status_code == 302
    assert on_paper(supervisors) == printed
