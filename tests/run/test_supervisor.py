"""The watch over children, with real ones that do nothing."""

import os
import signal
import subprocess
import sys
import time

import psutil
import pytest

from pokerroom.run import claim
from pokerroom.run.child import Child
from pokerroom.run.parent import make_listens
from pokerroom.run.refusal import CannotRun
from pokerroom.run.supervisor import Supervisor
from tests.run.waiting import until

SLEEP = ["sleep", "600"]
PARENT = """
import time
from pokerroom.run.child import Child
child = Child("sleeper", ["sleep", "600"])
child.start()
print(child.process.pid, flush=True)
time.sleep(600)
"""


@pytest.fixture
def data_dir(tmp_path, monkeypatch):
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    return tmp_path


@pytest.fixture
def supervisor(data_dir):
    watching = Supervisor(print)
    yield watching
    for child in watching.children:
        child.stop()


def test_a_child_that_dies_is_started_again_and_a_line_says_so(supervisor, capsys):
    child = Child("sleeper", SLEEP, started=0)
    supervisor.start(child)
    child.started -= 60  # it lived long
    child.process.kill()
    child.process.wait()
    supervisor.look()
    assert not child.died()
    assert capsys.readouterr().out == "sleeper ended by itself; starting it again.\n"


def test_a_log_that_grows_while_its_child_lives_is_cut(supervisor, monkeypatch):
    monkeypatch.setattr("pokerroom.run.child.LOG_LIMIT", 1_000)
    talker = Child("talker", ["sh", "-c", "yes | head -c 2000; exec sleep 600"])
    supervisor.start(talker)
    until(lambda: talker.log.stat().st_size == 2_000)
    supervisor.look()
    assert (talker.log.stat().st_size, talker.log.with_suffix(".log.1").stat().st_size) == (0, 2_000)


def test_quick_deaths_are_waited_out_longer_each_time(data_dir):
    child = Child("sleeper", ["false"])
    pauses = []
    for _ in range(7):
        child.start()
        child.process.wait()
        pauses.append(child.pause_before_restart())
    assert pauses == [0.5, 1, 2, 4, 8, 10, 10]


def test_a_child_that_does_not_listen_is_ended_all_the_same(data_dir, monkeypatch):
    monkeypatch.setattr("pokerroom.run.child.GENTLE_SECONDS", 0.2)
    child = Child("deaf", ["sh", "-c", "trap '' TERM; sleep 600 & wait; wait"])
    child.start()
    time.sleep(0.2)
    child.stop()
    assert child.process.returncode == -signal.SIGKILL


def test_no_child_outlives_a_parent_that_was_killed(data_dir):
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    child = psutil.Process(int(parent.stdout.readline()))
    parent.kill()
    parent.wait()
    until(lambda: not child.is_running() or child.status() == psutil.STATUS_ZOMBIE)


def test_a_system_that_tells_nothing_of_a_parent_will_do(monkeypatch):
    monkeypatch.setattr("os.getppid", lambda: 0)  # whom /proc does not know either
    assert not make_listens()


def test_one_supervisor_for_each_data_dir(data_dir, monkeypatch):
    monkeypatch.setattr("pokerroom.run.claim.GENTLE_SECONDS", 0.2)
    with claim.claim(), pytest.raises(CannotRun, match="already runs"):
        claim.claim()


def test_what_a_killed_supervisor_left_is_ended_but_nobody_who_has_its_number_now(data_dir):
    left, stranger = Child("left", SLEEP), Child("stranger", SLEEP)
    left.start()
    stranger.start()
    claim.note([left])
    noted = (data_dir / "children.json").read_text()
    (data_dir / "children.json").write_text(noted[:-1] + f", [{stranger.process.pid}, 1.0]]")
    claim.end_leftovers()
    assert (left.died(), stranger.died()) == (True, False)
    stranger.stop()


def test_a_postmaster_pid_that_is_somebody_elses_now_is_forgotten(data_dir):
    (data_dir / "postmaster.pid").write_text(f"{os.getpid()}\n/somewhere\n")
    claim.forget_stale_postmaster(data_dir)
    assert not (data_dir / "postmaster.pid").exists()
