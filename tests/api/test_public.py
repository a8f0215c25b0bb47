"""What everybody may see: public names, nothing else about a player (I46, S7)."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from screens.board.reads.public import ALLOWED, check_public
from waitlist.commands.calls import call

KEYS = {
    "room", "version", "now", "lists", "banner", "game", "name", "short", "status", "closed", "scheduled_at", "tables",
    "open_seats", "here", "not_here", "entries", "position", "table", "due_at", "until", "calls", "names",
    "standing_by",
}  # fmt: skip
CANARY = "Quetzalcoatl"


def test_the_allow_list_is_this(db):
    assert ALLOWED == KEYS


def test_nothing_private_is_on_the_board(nobody, on_list, open_at, host, player):
    open_at(4)
    ann = on_list(f"Ann {CANARY}", phone="+14195550123", note=f"owes {CANARY}", card="8812", tier=3)
    bob = on_list(f"Bob {CANARY}", phone="+14195550124")
    call(ann, by=host, at=bob.joined_at)
    told = nobody.get("board/")
    assert told.status_code == 200
    check_public(told.json())
    text = told.content.decode()
    assert not [secret for secret in (CANARY, "419555", "8812", "owes", "tier", '"id"') if secret in text]
    (shown,) = [row for row in told.json()["lists"] if row["game"] == "1-3-nlh"]
    assert [(entry["name"], entry["position"]) for entry in shown["entries"]][-1] == ("Bob Q.", 1)


def test_two_who_look_alike_carry_the_digits_of_their_entry(nobody, on_list):
    pair = [on_list("Ana Alvarez"), on_list("Ana Adams")]
    (shown,) = [row for row in nobody.get("board/").json()["lists"] if row["game"] == "1-3-nlh"]
    assert [entry["name"] for entry in shown["entries"]] == [f"Ana A. {entry.pk % 100:02}" for entry in pair]


def test_what_is_not_on_the_allow_list_never_leaves():
    with pytest.raises(AssertionError, match="phone"):
        check_public({"lists": [{"name": "Ann A.", "phone": "+14195550123"}]})


def test_the_board_of_no_room_is_not_found(nobody):
    told = nobody.get("/api/v1/rooms/nowhere/board/")
    assert (told.status_code, told.json()["code"]) == (404, "not_found")


def test_the_board_takes_the_same_queries_for_one_name_and_for_thirty(nobody, on_list):
    counts = []
    for names in (1, 30):
        for number in range(names):
            on_list(f"Player {number} of {names}")
        with CaptureQueriesContext(connection) as queries:
            assert nobody.get("board/").status_code == 200
        counts.append(len(queries))
    assert counts[0] == counts[1]
