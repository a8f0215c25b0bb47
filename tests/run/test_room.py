"""`make run` for real: one room on data of its own, in a folder with a space."""

import re
import signal

import psutil
import pytest

from tests.run.opened import CHILDREN
from tests.run.waiting import until


def test_the_line_tells_address_and_log_ins(opened):
    assert f"http://127.0.0.1:{opened.port}/" in opened.line
    assert "one-eyed-jack" in opened.line


def test_it_becomes_ready_and_staff_can_log_in(opened):
    assert opened.get("/healthz") == 200
    until(lambda: opened.get("/readyz") == 200)
    assert opened.log_in()[0] == 200


def test_a_taken_port_gets_a_sentence(opened):
    refused = opened.run()
    said, _ = refused.communicate(timeout=30)
    assert refused.returncode == 1
    assert said.startswith(f"Port {opened.port} cannot be used")
    assert "Traceback" not in said


@pytest.mark.parametrize("name", CHILDREN)
def test_a_killed_child_comes_back_and_a_line_says_so(opened, name):
    killed, *others = opened.children(name)
    killed.kill()
    assert re.fullmatch(f"{name}(-.)? ended by itself; starting it again.\n", opened.process.stdout.readline())
    until(lambda: len(opened.children(name)) > len(others) and opened.get("/readyz") == 200)


def test_told_to_end_it_leaves_nobody_and_starts_again_on_the_same_data(opened):
    children = psutil.Process(opened.process.pid).children(recursive=True)
    opened.process.send_signal(signal.SIGTERM)
    assert opened.process.wait(30) == 0
    assert not any(child.is_running() for child in children)
    opened.start()
    assert "as at the first start" in opened.line
    assert opened.log_in()[0] == 200
