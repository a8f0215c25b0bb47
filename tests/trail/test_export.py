"""The exported trail, checked by the one file that an inspector needs (A6)."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from floor.commands.closing import close_room
from pokerroom.models import Event
from pokerroom.trail import checkpointing, keys
from pokerroom.trail.export import span_of
from tests.conftest import fresh, minute

VERIFIER: Path = settings.BASE_DIR / "docs" / "verify_export.py"


@pytest.fixture
def evening(room, supervisor, on_list):
    """José and thirty more join, the room closes; the next evening goes on with Bob."""
    on_list("José Núñez")
    for number in range(30):
        on_list(f"Ann {number}")
    close_room(room, by=supervisor, at=minute(60))
    checkpointing.write_due(minute(60))
    on_list("Bob", at=minute(1440))
    return fresh(room)


@pytest.fixture
def exported(evening, tmp_path) -> Path:
    call_command("export_events", "toledo", "--out", str(tmp_path / "events.jsonl"))
    return tmp_path / "events.jsonl"


def check(file: Path, *public: str) -> tuple[int, str]:
    """Without our packages: -I and -S leave Python alone with its own library."""
    command = [sys.executable, "-I", "-S", str(VERIFIER), str(file), *public]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_the_verifier_needs_python_alone_and_is_short():
    text = VERIFIER.read_text()
    assert len(text.splitlines()) < 200
    imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imported == {"hashlib", "json", "sys"}


def test_a_trail_that_nobody_touched_is_whole_outside_too(evening, exported):
    code, said = check(exported, keys.current().public)
    assert (code, f"events 1 to {evening.version} are as they were recorded" in said) == (0, True)
    assert "2 checkpoints agree" in said


def test_without_a_key_it_says_whose_word_it_took(exported):
    code, said = check(exported)
    assert code == 0
    assert "compare it with the one that the house keeps" in said


def test_another_houses_key_is_not_taken(exported):
    code, said = check(exported, keys.Key("another house, another secret").public)
    assert code == 1
    assert "is not signed with the key" in said


def a_word(rows: list[dict]) -> None:
    rows[12]["data"]["name"] = "Eve"


def one_left_out(rows: list[dict]) -> None:
    del rows[12]


def an_end_cut_off(rows: list[dict]) -> None:
    del rows[-1]


def a_head_that_fits_the_cut(rows: list[dict]) -> None:
    del rows[-1]
    rows[0]["last"] -= 1


def another_number(rows: list[dict]) -> None:
    rows[-1]["seq"] += 1


def a_signature(rows: list[dict]) -> None:
    rows[1]["checkpoint"]["signature"] = "00" * 64


def a_checkpoint_moved(rows: list[dict]) -> None:
    rows[1]["checkpoint"]["seq"] -= 1


TOUCHED = [
    (a_word, "is not what was recorded"),
    (one_left_out, "is missing"),
    (an_end_cut_off, "the file ends with event"),
    (a_head_that_fits_the_cut, "no checkpoint vouches for the last event"),
    (another_number, "is missing"),
    (a_signature, "is not signed with the key"),
    (a_checkpoint_moved, "is not signed with the key"),
]


@pytest.mark.parametrize(("touch", "says"), TOUCHED, ids=[touch.__name__ for touch, _ in TOUCHED])
def test_whatever_was_touched_on_the_way_is_named(exported, touch, says):
    rows = [json.loads(line) for line in exported.read_text().splitlines()]
    touch(rows)
    exported.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows))
    code, said = check(exported, keys.current().public)
    assert code == 1
    assert says in said


def test_one_gaming_day_is_exported_up_to_the_checkpoint_that_vouches_for_it(evening, tmp_path):
    day = tmp_path / "day.jsonl"
    call_command("export_events", "toledo", "--day", "2026-06-05", "--out", str(day))
    head, *rows = [json.loads(line) for line in day.read_text().splitlines()]
    last = Event.objects.filter(room=evening, gaming_day=date(2026, 6, 5)).order_by("seq").last()
    assert head["last"] == rows[-1]["seq"] == last.seq
    assert check(day, keys.current().public)[0] == 0


def test_the_next_day_goes_on_from_the_hash_before_it(evening, tmp_path):
    day = tmp_path / "day.jsonl"
    call_command("export_events", "toledo", "--day", "2026-06-06", "--out", str(day))
    head = json.loads(day.read_text().splitlines()[0])
    assert head["previous"] == Event.objects.get(room=evening, seq=head["first"] - 1).hash
    assert check(day, keys.current().public)[0] == 0


def test_a_file_that_is_no_export_gets_a_sentence(tmp_path):
    (tmp_path / "none.jsonl").write_text("[]\n")
    code, said = check(tmp_path / "none.jsonl")
    assert (code, said.startswith("This is no export of a trail")) == (1, True)


def test_a_room_that_is_not_there_gets_a_sentence(evening):
    with pytest.raises(CommandError, match="There is no room harbor"):
        call_command("export_events", "harbor")


def test_a_day_that_goes_on_meanwhile_ends_with_what_was_written_down(evening, on_list):
    """Cy joins after the checkpoint of this export was written, and before its events are read."""
    written = evening.version
    on_list("Cy", at=minute(1441))
    room = fresh(evening)
    bob = Event.objects.filter(room=room, gaming_day=date(2026, 6, 6)).earliest("seq").seq
    assert span_of(room, date(2026, 6, 6), [written]) == (bob, written)
