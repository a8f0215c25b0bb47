"""With nobody sweeping, the web process does it."""

from datetime import UTC, datetime, timedelta

import pytest
from django.db import connection, transaction
from django.db.models import F

from pokerroom import clock, standby, sweep
from pokerroom.models import Heartbeat

pytestmark = pytest.mark.usefixtures("transactional_db")


@pytest.fixture
def worked(monkeypatch):
    times: list[datetime] = []
    monkeypatch.setattr(sweep, "run_jobs", times.append)
    return times


def swept(seconds_ago: float) -> None:
    at = clock.now() - timedelta(seconds=seconds_ago)
    Heartbeat.objects.update_or_create(name="sweep", defaults={"at": at})


def test_while_the_worker_sweeps_it_stands_by(worked):
    swept(2)
    standby.Standby()._once()
    assert worked == []


@pytest.mark.parametrize("last", [3.5, 3600])
def test_after_three_silent_seconds_it_stands_in_at_the_databases_time(worked, last):
    swept(last)
    standby.Standby()._once()
    assert [abs(at - datetime.now(UTC)) < timedelta(seconds=2) for at in worked] == [True]


def test_a_sweep_that_was_never_seen_is_silent_too(worked):
    standby.Standby()._once()
    assert len(worked) == 1


def test_it_stands_by_again_when_the_worker_is_back(worked):
    waiting = standby.Standby()
    waiting._once()
    before = waiting.state
    swept(0)
    waiting._once()
    assert (before, waiting.state) == (standby.State.STANDING_IN, standby.State.STANDING_BY)
    assert len(worked) == 1


def a_second_passes() -> None:
    Heartbeat.objects.filter(name=standby.NAME).update(at=F("at") - timedelta(seconds=1))


def test_of_several_web_processes_one_does_the_work_of_a_second(worked):
    processes = [standby.Standby(), standby.Standby()]
    for _ in range(3):
        for process in processes:
            process._once()
        a_second_passes()
    assert len(worked) == 3


def test_a_clock_that_was_set_back_keeps_nobody_from_standing_in(worked):
    Heartbeat.objects.create(name=standby.NAME, at=clock.now() + timedelta(hours=1))
    standby.Standby()._once()
    assert len(worked) == 1


def test_a_job_that_stumbles_or_a_database_that_goes_does_not_end_it(worked, monkeypatch):
    waiting = standby.Standby()

    def stumble(at: datetime) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(sweep, "run_jobs", stumble)
        waiting._once()
        assert waiting.state is standby.State.HELPLESS
    with connection.cursor() as cursor, transaction.atomic():
        cursor.execute("SELECT pg_backend_pid()")
        (pid,) = cursor.fetchone()
    other = connection.copy()
    with other.cursor() as cursor:
        cursor.execute("SELECT pg_terminate_backend(%s, 1000)", [pid])
    other.close()
    waiting._once()
    connection.close()
    a_second_passes()
    waiting._once()
    assert len(worked) >= 1
