"""The project's settings, but plain http and quick passwords."""

import os

os.environ.setdefault("PLAIN_HTTP", "1")

from pokerroom.run import places
from pokerroom.settings import *  # noqa: F403
from pokerroom.settings import database

# Only an owner makes the databases of tests; tests/concurrency/test_privileges.py comes in as the application does.
DATABASES = {"default": database(places.owner_url())}
LIMITS_PREFIX = f"tests-{os.getpid()}"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
# Each process of the tests keeps its own; tests/conftest.py empties it behind every test.
CHECKPOINT_FILE = DATA_DIR / f"checkpoints-{os.getpid()}.jsonl"  # noqa: F405
# Static files straight from their folders: nothing is collected for a test.
STATIC_ROOT = None  # type: ignore[assignment]
WHITENOISE_AUTOREFRESH = WHITENOISE_USE_FINDERS = True
