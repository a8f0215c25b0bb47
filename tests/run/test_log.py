"""What goes wrong stands in the log, under the id that the caller got."""

import io
import logging

import pytest
from django.test import Client
from django.urls import path

from pokerroom.origin import RequestId


def stumbles(request):
    raise ZeroDivisionError


urlpatterns = [path("stumbles/", stumbles)]


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
def test_what_is_not_there_is_no_trouble(log):
    assert Client().get("/nowhere/").status_code == 404
    assert log.getvalue() == ""
