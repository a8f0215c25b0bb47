"""What every app of the poker room shares, and how it is put together."""

from pokerroom.celery import app as celery_app

__all__ = ["celery_app"]
