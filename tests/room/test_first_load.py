"""The first load: three log-ins with one password, which each of them is asked to change."""

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from pokerroom.models import Room, Staff


@pytest.fixture
def load(db, monkeypatch):
    def load(password: str) -> None:
        monkeypatch.setenv("DEMO_PASSWORD", password)
        call_command("first_load")

    return load


@pytest.mark.parametrize("password", ["1", "abcde", "aaaaaaaa", "abcabc"])
def test_a_password_that_anybody_would_guess_is_refused_and_nothing_loaded(load, password):
    with pytest.raises(CommandError, match="needs 6 characters, 4 of them different"):
        load(password)
    assert not Room.objects.exists()


def test_another_is_taken_and_is_temporary(load):
    load("abcdef")
    assert [(one.check_password("abcdef"), one.temporary_password) for one in Staff.objects.all()] == [(True, True)] * 3


def test_what_is_loaded_stays_as_it_is_whatever_the_password(load):
    load("one-eyed-jack")
    load("1")
    assert Staff.objects.get(username="host").check_password("one-eyed-jack")
