"""Forty wrong PINs at the same moment: five are judged."""

from __future__ import annotations

from collections import Counter
from functools import partial

from django.test import Client
from rest_framework.authtoken.models import Token

from pokerroom import approvals
from pokerroom.models import PinTry
from tests.conftest import minute
from tests.deeds import ask_for_a_count
from tests.races import at_once, fresh_room, refused


def asked_of(race):
    race.supervisor.set_pin("4711")
    race.supervisor.save()
    return ask_for_a_count(race.room, by=race.hosts[0], at=minute(0))


def test_forty_at_once_are_five():
    race = fresh_room()
    asked = asked_of(race)
    typed = partial(approvals.by_pin, asked, "0000", typed_by=race.hosts[0], at=minute(0))
    codes = Counter(refusal.code for refusal in refused(at_once(*[typed] * 40)))
    assert codes == {"malformed": 5, "too_many": 35}
    assert PinTry.objects.filter(whose=race.supervisor).count() == 5
    assert approvals.by_pin(asked, "4711", typed_by=race.hosts[1], at=minute(0)) == race.supervisor


def test_forty_at_once_each_under_a_key_are_five():
    race = fresh_room()
    asked = asked_of(race)
    token = Token.objects.create(user=race.hosts[0]).key

    def typed(number):
        said = {"Authorization": f"Token {token}", "Idempotency-Key": f"K{number}"}
        door = f"/api/v1/rooms/{race.room.slug}/approvals/{asked.pk}/approve/"
        return Client().post(door, {"pin": "0000"}, "application/json", headers=said).json()["code"]

    asked.due_at = asked.due_at.replace(year=2199)
    asked.save()
    codes = Counter(at_once(*(partial(typed, number) for number in range(40))))
    assert codes == {"malformed": 5, "too_many": 35}


def test_the_right_one_among_wrong_ones_counts_for_nothing():
    race = fresh_room()
    asked = asked_of(race)
    jobs = [partial(approvals.by_pin, asked, pin, typed_by=race.hosts[0], at=minute(0)) for pin in ("0000", "4711")]
    at_once(*jobs)
    assert PinTry.objects.filter(whose=race.supervisor).count() == 1
