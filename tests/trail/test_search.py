"""Events are found by what they are about, through one index, however many there are (R3)."""

from __future__ import annotations

import pytest
from django.db import connection

from pokerroom.event_search import first_after, fitting, naming, newest, told_by, touching, words
from pokerroom.models import Event
from pokerroom.terms import NOTHING, all_of
from pokerroom.undo import undo
from screens.floor.reads.trail import trail
from tests.conftest import fresh, minute
from waitlist.commands.entries import remove

NAMES = [
    "Ann Núñez", "O'Brien, \"Red\"", "Mei-Ling Zhao", "İpek Ş.", "ΣΟΦΟΣ", "Straße", "Æsir", "דוד לוי", "Иван",
    "nur ﬁne", "Lucky 🍀 Lou", "a\\b'c", "王 小明", "x" * 60, "1/3 (ph)",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_word_is_the_same_to_us_and_to_the_database(db, name):
    with connection.cursor() as cursor:
        facts = "jsonb_build_object('name', %s::text)"
        cursor.execute(f"SELECT tsvector_to_array(pokerroom_event_terms(7, '{{}}', 'v', NULL, {facts}))", [name])
        [terms] = cursor.fetchone()
    assert {term for term in terms if ":v" not in term} == {f"7/word:{word[:40]}" for word in words(name)}


@pytest.mark.parametrize("name", NAMES)
def test_who_is_called_so_is_found(room, on_list, name):
    entry = on_list(name)
    found = fitting(room, naming(room, entry.player.public_name))
    assert found.get(verb="waitlist.joined").subject == f"entry:{entry.pk}"


def found(room, by, text: str) -> list[str]:
    return [line.words for line in trail(fresh(room), by, minute(5), text=text).lines]


def test_words_may_be_begun_and_come_in_any_order(room, supervisor, host, on_list):
    ann = on_list("Renée Thibodeaux")
    remove(ann, reason="Called her husband", by=host, at=minute(1))
    on_list("Bob Roe")
    [removed, joined] = found(room, supervisor, "rene")
    assert found(room, supervisor, "THIB") == []  # its events tell the public name
    assert found(room, supervisor, "husb renée") == found(room, supervisor, "removed ren") == [removed]
    assert found(room, supervisor, "joined sam Renee") == [joined]
    assert (
        found(room, supervisor, "usband") == found(room, supervisor, "rene bob") == found(room, supervisor, "-") == []
    )


def test_a_table_is_found_as_a_whole(room, supervisor, open_at, sit):
    open_at(1), open_at(4)
    sit("Bob Roe", 4, 3)
    assert any("Bob R." in line for line in found(room, supervisor, "table 4"))
    assert not any("Bob R." in line for line in found(room, supervisor, "table 1"))


def test_another_room_is_not_searched(room, other_room, supervisor, on_list):
    on_list("Ann Lee")
    assert fitting(other_room, naming(other_room, "ann")).count() == 0
    assert fitting(room, NOTHING).count() == 0


def test_rare_ones_are_found_behind_the_many(room, on_list, monkeypatch):
    """The newest and the first are the same whether they are near or not."""
    entries = [on_list(f"Ann {number}") for number in range(8)]
    room = fresh(room)
    joined = fitting(room, told_by(room, ["waitlist.joined"]))
    every = [event.seq for event in newest(joined, room, 8)]
    first = first_after(joined, every[-1])
    monkeypatch.setattr("pokerroom.event_search.NEAR", 0)
    assert [event.seq for event in newest(joined, room, 8)] == every == sorted(every, reverse=True)
    assert first_after(joined, every[-1]).seq == first.seq == every[-2]
    about = all_of([touching(room, [f"entry:{entries[3].pk}", "entry:0"]), told_by(room, ["waitlist.joined"])])
    assert newest(fitting(room, about), room, 8)[0].data["name"] == "Ann 3."


def test_what_was_undone_is_found_by_its_number(room, supervisor, host, on_list):
    ann = on_list("Ann")
    remove(ann, reason="left", by=host, at=minute(1))
    removed = Event.objects.get(room=room, verb="waitlist.removed")
    undo(room, seq=removed.seq, by=supervisor, at=minute(2))
    lines = {line.seq: line for line in trail(fresh(room), supervisor, minute(3), text="ann").lines}
    assert lines[removed.seq].undone
    assert not lines[removed.seq].undo
