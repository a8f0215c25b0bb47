"""SE-03: the stream ends with the right."""

import time

import pytest
from django.conf import settings
from django.contrib.sessions.models import Session
from django.test import Client


@pytest.fixture
def browser(sam):
    client = Client()
    client.force_login(sam, backend="django.contrib.auth.backends.ModelBackend")
    return client


@pytest.fixture
def session(watch, browser):
    cookie = f"{settings.SESSION_COOKIE_NAME}={browser.cookies[settings.SESSION_COOKIE_NAME].value}"
    return lambda query="": watch(query, cookie=cookie)


def disable(sam, browser):
    sam.is_active = False
    sam.save()


def change_role(sam, browser):
    sam.role = "viewer"
    sam.save()


def change_password(sam, browser):
    sam.set_password("another")
    sam.save()


def log_out(sam, browser):
    browser.logout()


@pytest.mark.parametrize("lose_right", [disable, change_role, change_password, log_out])
def test_a_browsers_stream_ends_with_the_right(session, change, room, sam, browser, lose_right):
    reader = session("?topics=staff")
    change(room, "rail")
    assert reader.next_names(1) == ["rail"]
    lose_right(sam, browser)
    lost = time.monotonic()
    assert reader.names(10) == ["gone"]
    assert reader.ended
    assert time.monotonic() - lost < 1
    change(room, "rail")
    assert session("?topics=staff").names(10) == ["gone"]
    assert session().names(0.3) == []


@pytest.mark.parametrize("lose_right", [disable, change_role])
def test_a_programs_stream_ends_with_the_right(watch, sam, lose_right):
    reader = watch(by=sam)
    lose_right(sam, None)
    assert reader.names(10) == ["gone"]
    assert watch(by=sam).status == 401


def test_a_session_that_is_over_ends_its_stream(session, change, room, browser):
    reader = session("?topics=staff")
    change(room, "rail")
    assert reader.next_names(1) == ["rail"]
    over = Session.objects.get()
    over.expire_date = over.expire_date.replace(year=2020)
    over.save()
    assert reader.names(10) == ["gone"]


def test_what_is_no_text_is_nobodys(watch):
    assert watch(cookie=f'{settings.SESSION_COOKIE_NAME}="abcdefgh\\000"').status == 200
    assert watch("?topics=staff", cookie=f'{settings.SESSION_COOKIE_NAME}="abcdefgh\\000"').names(5) == ["gone"]


def test_the_others_go_on(session, watch, change, room, sam, browser):
    leaving, board = session(), watch()
    browser.logout()
    assert leaving.names(10) == ["gone"]
    change(room, "board")
    assert board.next_names(1) == ["board"]


def test_a_right_that_stays_is_not_disturbed(session, change, room):
    reader = session("?topics=staff")
    time.sleep(2.5)
    change(room, "rail")
    assert reader.next_names(1) == ["rail"]
