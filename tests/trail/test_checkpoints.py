"""Checkpoints: when one is written, whose signature counts, what they are compared with (I29)."""

from __future__ import annotations

import json
import stat
from dataclasses import replace
from datetime import timedelta

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from floor.commands.closing import close_room
from pokerroom import tasks
from pokerroom.trail import checkpointing, checkpoints
from pokerroom.trail.checkpoints import Why
from pokerroom.trail.verifying import verify
from tests.conftest import fresh, minute
from tests.trail.conftest import end_at, superuser

SIX_IN_THE_MORNING = minute(600)


def written() -> list[tuple[str, int]]:
    return [(one.why, one.seq) for one in checkpoints.read().checkpoints]


@pytest.fixture
def opened(room, on_list):
    """A room whose first events were written down at 8 PM."""
    on_list("Ann")
    checkpointing.write_due(minute(0))
    return fresh(room)


def test_the_first_is_written_at_once_and_no_second_for_the_same_event(opened):
    checkpointing.write_due(minute(1))
    assert written() == [("first", opened.version)]


def test_closing_the_room_is_written_down_once(opened, supervisor, on_list):
    close_room(opened, by=supervisor, at=minute(1))
    checkpointing.write_due(minute(1))
    on_list("Bob", at=minute(2))
    checkpointing.write_due(minute(2))
    assert [why for why, _ in written()] == ["first", "closed"]


@pytest.mark.parametrize(
    ("at", "whys"), [(SIX_IN_THE_MORNING - timedelta(seconds=1), []), (SIX_IN_THE_MORNING, ["day"])]
)
def test_a_gaming_day_that_is_over_is_written_down(opened, on_list, monkeypatch, at, whys):
    on_list("Bob", at=minute(30))
    [first] = checkpoints.read().checkpoints
    settings.CHECKPOINT_FILE.unlink()
    checkpoints.append(replace(first, gaming_day="2026-06-05").signed())
    checkpointing.write_due(at)
    assert [why for why, _ in written()][1:] == whys


def test_the_worker_writes_it_down(room, on_list):
    on_list("Ann")
    tasks.checkpoint()
    assert written() == [("first", fresh(room).version)]


def test_the_file_is_its_owners_alone(opened):
    assert stat.S_IMODE(settings.CHECKPOINT_FILE.stat().st_mode) == 0o600


def test_a_line_that_somebody_wrote_without_the_key_is_found(opened, on_list):
    [ours] = checkpoints.read().checkpoints
    on_list("Bob")
    checkpoints.append(replace(ours, seq=ours.seq + 1))
    [finding] = verify(opened).findings
    assert finding.says.startswith(f"the checkpoint of event {ours.seq + 1} ")
    assert finding.says.endswith("is not signed with this room's key")


def test_a_line_that_is_none_is_named(opened, capsys):
    with settings.CHECKPOINT_FILE.open("a") as file:
        file.write("{}\n" + json.dumps({"room": "toledo", "seq": "1"}) + "\n")
    with pytest.raises(CommandError):
        call_command("verify_events")
    said = capsys.readouterr().out
    assert "line 2 of the checkpoint file cannot be read" in said
    assert "line 3 of the checkpoint file cannot be read" in said


def test_with_a_new_key_what_the_old_one_signed_still_counts(opened, on_list, settings):
    old = settings.CHECKPOINT_KEYS
    settings.CHECKPOINT_KEYS = ["n" * 32, *old]
    on_list("Bob")
    checkpointing.write(opened, Why.ASKED)
    assert verify(opened).findings == []
    settings.CHECKPOINT_KEYS = ["n" * 32]
    assert all("not signed" in finding.says for finding in verify(opened).findings)
    assert verify(opened).findings


def test_events_of_before_they_were_signed_are_taken_as_the_first_checkpoint_says(room, on_list):
    on_list("Ann")
    superuser("UPDATE pokerroom_event SET mac = ''")
    checkpointing.write_due(minute(0))
    on_list("Bob", at=minute(1))
    assert verify(room).findings == []
    superuser("UPDATE pokerroom_event SET mac = ''")
    [finding] = verify(room).findings
    assert finding.seq == checkpoints.read().checkpoints[0].seq + 1


def test_a_trail_older_than_a_day_that_was_never_written_down_is_told(room, on_list):
    on_list("Ann", at=minute(-3000))
    [finding] = verify(fresh(room)).findings
    assert finding.says.startswith("nothing of it was ever written down")


@pytest.fixture
def restored(opened, on_list):
    """Bob joined, which was written down; then the database was put back to before that."""
    before = fresh(opened).version
    on_list("Bob")
    checkpointing.write(opened, Why.CLOSED)
    end_at(before)
    return fresh(opened)


def test_after_a_restore_nothing_more_is_written_until_somebody_says_so(restored, on_list, caplog):
    on_list("Cy")
    checkpointing.write_due(minute(2)), checkpointing.write_due(minute(3))
    assert [why for why, _ in written()] == ["first", "closed"]
    assert caplog.text.count("is not the one whose event") == 1
    call_command("verify_events", "--restored")
    assert [why for why, _ in written()] == ["first", "closed", "restored"]
    assert verify(restored).findings == []


def test_a_restore_excuses_nothing_that_a_later_checkpoint_shows_to_be_forged(opened, on_list):
    """The second line does not hold although the third does: no backup leaves that."""
    [first] = checkpoints.read().checkpoints
    checkpoints.append(replace(first, hash="0" * 64, why=Why.CLOSED).signed())
    on_list("Bob")
    checkpointing.write(opened, Why.DAY)
    with pytest.raises(CommandError):
        call_command("verify_events", "--restored")
    assert "rewritten somewhere" in verify(fresh(opened), restored=True).findings[0].says


def test_what_is_cut_off_after_a_restore_is_missed_all_the_same(restored, on_list):
    on_list("Cy")
    call_command("verify_events", "--restored")
    end_at(fresh(restored).version - 1)
    assert any("cut off" in finding.says for finding in verify(restored).findings)


def test_the_closing_page_has_the_line_that_a_sheet_is_compared_by(client, room, supervisor, on_list, capsys):
    on_list("Ann")
    client.force_login(supervisor)
    page = client.post("/toledo/close/").content.decode()
    head = fresh(room)
    line = " ".join(head.head_hash[at : at + 8] for at in range(0, 64, 8))
    assert f"Event {head.version}," in page
    assert f"<code>{line}</code>" in page
    checkpointing.write(room, Why.CLOSED)
    call_command("verify_events", "--sheet", str(head.version), line)
    with pytest.raises(CommandError):
        call_command("verify_events", "--sheet", str(head.version), "0" * 64)
    assert f"event {head.version} is not the one on the sheet" in capsys.readouterr().out
