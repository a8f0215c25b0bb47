"""The jobs that Celery runs, most once a second. Late is fine: every deadline is stamped with its own due moment."""

from __future__ import annotations

from celery import shared_task

from pokerroom import pins
from pokerroom import sweep as sweeping
from pokerroom.api import keys
from pokerroom.clock import now
from pokerroom.trail import checkpointing


@shared_task(ignore_result=True)
def sweep() -> None:
    """Let what is due lapse in every room, and note that this was done."""
    at = now()
    sweeping.sweep(at)
    sweeping.swept("sweep", at)


@shared_task(ignore_result=True)
def announce() -> None:
    """Run the page job: the board's banner, chime and voice."""
    at = now()
    for job in sweeping.JOBS:
        job(at)
    sweeping.beat("announce", at)


@shared_task(ignore_result=True)
def checkpoint() -> None:
    """Write down outside the database where a trail ends, at the end of a gaming day and of an evening."""
    checkpointing.write_due(now())


@shared_task(ignore_result=True)
def tidy() -> None:
    """Drop what is kept for a while only."""
    at = now()
    keys.forget(at)
    pins.forget(at)
