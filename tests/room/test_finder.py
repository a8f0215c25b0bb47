"""People are found by the words of a name, and by the last digits of a card or a telephone (R4)."""

from __future__ import annotations

import pytest

from players.queries import find


@pytest.fixture
def people(player, other_room):
    """Ann Lee-Roe with a card and a telephone, Bob with another card; a namesake of Ann's is known elsewhere."""
    ann = player("Ann Lee-Roe", card="6006 1234-5678", phone="+14195550117")
    bob = player("Bob Ann", card="A6006123A")
    type(ann).objects.create(room=other_room, name="Ann Lee", public_name="Ann L.", search="ann lee ann l", card="5678")
    return {"Ann": ann, "Bob": bob}


FOUND = [
    ("ann", ["Ann", "Bob"]), ("an", ["Ann", "Bob"]), ("LEE ann", ["Ann"]), ("ann lee-r", ["Ann"]), ("roe", []),
    ("5678", ["Ann"]), ("678", ["Ann"]), ("78", []), ("600612345678", ["Ann"]), ("6006 1234 5678", ["Ann"]),
    ("0117", ["Ann"]), ("419-555-0117", ["Ann"]), ("6006123", ["Bob"]), ("1234", []), ("bob ann", ["Bob"]),
    ("", []), ("'", []), ("\\", []), ("a' | 'b", []), ("%", []), ("ann %s", []), ("x" * 60, []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "names"), FOUND, ids=[repr(text) for text, _ in FOUND])
def test_who_is_found(room, people, text, names):
    assert list(find(room, text)) == [people[name] for name in names]


def test_the_first_twelve_by_name(room, player):
    for number in range(14, 0, -1):
        player(f"Cy {number:02}")
    assert [found.name for found in find(room, "cy")] == [f"Cy {number:02}" for number in range(1, 13)]


def test_a_record_is_found_by_what_it_says_now(room, people):
    ann = people["Ann"]
    ann.search, ann.card = "donna roe donna r", ""
    ann.save()
    assert list(find(room, "donna")) == [ann]
    assert list(find(room, "lee")) == list(find(room, "5678")) == []
