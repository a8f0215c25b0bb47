"""What goes wrong stands in the log, under the id that the caller got."""

import io
import logging

import pytest
from celery.beat import SchedulingError
from django.test import Client
from django.urls import path
from kombu.exceptions import OperationalError

from pokerroom.log import NowAndThen
from pokerroom.origin import RequestId
from pokerroom.outage import server_error


def stumbles(request):
    raise ZeroDivisionError


urlpatterns = [path("stumbles/", stumbles), path("api/stumbles/", stumbles)]
handler500 = server_error


@pytest.fixture
def log():
    [handler] = [one for one in logging.root.handlers if any(isinstance(each, RequestId) for each in one.filters)]
    before = handler.setStream(io.StringIO())
    yield handler.stream
    handler.setStream(before)


@pytest.mark.urls("tests.run.test_log")
def test_an_answer_500_leaves_its_traceback(log):
    answer = Client(raise_request_exception=False).get("/stumbles/", headers={"X-Request-ID": "tablet-3-17"})
    assert (answer.status_code, answer["X-Request-ID"]) == (500, "tablet-3-17")
    said = log.getvalue()
    assert "[tablet-3-17]" in said
    assert "ZeroDivisionError" in said


@pytest.mark.urls("tests.run.test_log")
def test_a_page_that_a_fault_of_ours_kept_away_comes_back_by_itself_too():
    assert Client(raise_request_exception=False).get("/stumbles/")["Refresh"] == "10"
    assert "Refresh" not in Client(raise_request_exception=False).post("/stumbles/").headers


@pytest.mark.urls("tests.run.test_log")
def test_a_fault_of_ours_is_told_to_programs_in_their_form():
    answer = Client(raise_request_exception=False).get("/api/stumbles/")
    assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (500, "error", None)


@pytest.mark.urls("tests.run.test_log")
def test_what_is_not_there_is_no_trouble(log):
    assert Client().get("/nowhere/").status_code == 404
    assert log.getvalue() == ""


@pytest.fixture
def beat_says():
    """Beat's own line about a task that it can't send, at that second; answers what is written of it, or None."""
    repeated = NowAndThen()

    def says(second: float, trouble: Exception) -> str | None:
        said = ("Message Error: %s\n%s", (trouble, ["a long way"]), (type(trouble), trouble, None))
        record = logging.LogRecord("celery.beat", logging.ERROR, "beat.py", 290, *said)
        record.created = second
        return logging.Formatter().format(record) if repeated.filter(record) else None

    return says


def test_a_broker_that_is_away_gets_a_line_a_minute(beat_says):
    trouble = SchedulingError("Couldn't apply sweep: Connection refused")
    trouble.__context__ = OperationalError("Connection refused")
    said = [beat_says(second, trouble) for second in range(301)]
    lines = [line for line in said if line]
    first = "Message Error: Couldn't apply sweep: Connection refused"
    assert lines == [first] + [f"{first} (59 more of these were not logged)"] * 5


def test_the_boundary_of_the_minute(beat_says):
    assert beat_says(100, OperationalError("refused"))
    assert beat_says(159.9, OperationalError("refused")) is None
    assert beat_says(160, OperationalError("refused"))


def test_another_trouble_is_told_at_once_and_whole(beat_says):
    assert beat_says(1, OperationalError("refused"))
    assert "ZeroDivisionError" in beat_says(2, ZeroDivisionError("by nothing"))


def test_what_we_log_ourselves_is_never_kept_back():
    record = logging.LogRecord("django.request", logging.ERROR, "x.py", 1, "Internal Server Error", (), None)
    repeated = NowAndThen()
    assert [repeated.filter(record) for _ in range(3)] == [True] * 3
