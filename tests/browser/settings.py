"""The tests' settings, for the server that the browser talks to: static files straight from their folders."""

from tests.settings import *  # noqa: F403

WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
