"""Celery: the worker that makes things happen promptly. Nothing is wrong if it is late."""

import os
from typing import Any

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "pokerroom.settings")


def every(seconds: float, task: str) -> dict[str, Any]:
    # A run that nobody took before the next one is due is worth nothing: no backlog piles up.
    return {"task": task, "schedule": seconds, "options": {"expires": seconds}}


BEAT = {
    "sweep": every(1, "pokerroom.tasks.sweep"),
    "announce": every(1, "pokerroom.tasks.announce"),
    "checkpoint": every(5, "pokerroom.tasks.checkpoint"),
    "tidy": every(3600, "pokerroom.tasks.tidy"),
}

app = Celery("pokerroom")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.conf.beat_schedule = BEAT
app.autodiscover_tasks()
