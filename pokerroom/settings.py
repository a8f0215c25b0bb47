"""How the project is put together. What differs from house to house stands in the environment: docs/running.md."""

import os
import secrets
import socket
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured
from psycopg.conninfo import conninfo_to_dict

from pokerroom.proxies import trusted
from pokerroom.run import places

BASE_DIR = Path(__file__).resolve().parent.parent
DATA_DIR = places.data_dir()


def switch(name: str, *, default: bool = False) -> bool:
    return os.environ.get(name, str(default)).lower() in {"1", "true", "yes", "on"}


def names(name: str, default: str = "") -> list[str]:
    return [part.strip() for part in os.environ.get(name, default).split(",") if part.strip()]


def count(name: str, default: int) -> int:
    given = os.environ.get(name, "").strip() or str(default)
    if not given.isdecimal() or int(given) < 1:
        raise ImproperlyConfigured(f"{name} is a whole number from 1 on: {given} is none.")
    return int(given)


def kept_secret(name: str) -> str:
    """Made once, and kept where only its owner reads it."""
    kept, made = DATA_DIR / name, DATA_DIR / f"{name}.{os.getpid()}"
    DATA_DIR.mkdir(parents=True, exist_ok=True)
    if not kept.exists():  # two processes may make one at once: the first to put it in its place has made it
        with open(made, "w", opener=partial(os.open, mode=0o600)) as file:
            file.write(secrets.token_urlsafe(50))
        with suppress(FileExistsError):
            os.link(made, kept)
        made.unlink()
    return kept.read_text()


# The same statements come again and again: the database plans each once a connection. Behind a pooler: pooler.py.
PREPARED = {"server_side_binding": True, "prepare_threshold": 5}

PROCESS = f"pokerroom {socket.gethostname()} {os.getpid()}"  # as the database's list of sessions shows it


def database(url: str) -> dict[str, Any]:
    facts = conninfo_to_dict(url)
    patience = os.environ.get("STATEMENT_TIMEOUT", "5s")
    limits = f"-c statement_timeout={patience} -c lock_timeout=2s -c idle_in_transaction_session_timeout=10s"
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": facts.pop("dbname", ""),
        "USER": facts.pop("user", ""),
        "PASSWORD": facts.pop("password", ""),
        "HOST": facts.pop("host", ""),
        "PORT": facts.pop("port", ""),
        "CONN_MAX_AGE": None,
        "CONN_HEALTH_CHECKS": True,
        "DISABLE_SERVER_SIDE_CURSORS": True,  # a pooler may give the next statement another connection
        "OPTIONS": {"connect_timeout": 2, "options": limits, "application_name": PROCESS, **PREPARED, **facts},
    }


SECRET_KEY = os.environ.get("SECRET_KEY") or kept_secret("secret_key")
SECRET_KEY_FALLBACKS = names("SECRET_KEY_FALLBACKS")  # the ones of before, while sessions that they signed last
# What signs the trail: the first one signs, those after it are of before. None of it is in the database.
CHECKPOINT_KEYS = names("CHECKPOINT_KEY") or kept_secret("checkpoint_key").split()
if any(len(key) < 32 for key in CHECKPOINT_KEYS):
    raise ImproperlyConfigured("CHECKPOINT_KEY needs at least 32 characters: `openssl rand -hex 32` makes one.")
CHECKPOINT_FILE = Path(os.environ.get("CHECKPOINT_FILE") or DATA_DIR / "checkpoints.jsonl")
DEBUG = switch("DEBUG")
# Plain http is for a browser on this machine; everything else is https, and safe by default.
PLAIN_HTTP = switch("PLAIN_HTTP")
ALLOWED_HOSTS = names("ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]")
CSRF_TRUSTED_ORIGINS = names("CSRF_TRUSTED_ORIGINS")
# Who in front of us is believed about addresses and https: asgi.py asks nobody else.
TRUSTED_PROXIES = trusted(names("TRUSTED_PROXIES"))
MOST_STREAMS = count("MOST_STREAMS", 2000)  # screens that one web process tells of changes

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "pokerroom.static_files.StaticFiles",
    "rest_framework",
    "rest_framework.authtoken",
    "drf_spectacular",
    "django_htmx",
    "csp",
    "pokerroom",
    "players",
    "tables",
    "waitlist",
    "floor",
    "promotions",
    "screens",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "pokerroom.static_files.Middleware",
    "django.middleware.gzip.GZipMiddleware",
    "pokerroom.middleware.OriginMiddleware",
    "pokerroom.middleware.CookieMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "pokerroom.outage.OutageMiddleware",
    "pokerroom.middleware.ReadableMiddleware",
    "pokerroom.refusals.RefusalMiddleware",
]

ROOT_URLCONF = "pokerroom.urls"
WSGI_APPLICATION = "pokerroom.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

DATABASES = {"default": database(places.database_url())}
DIRECT_DATABASE_URL = os.environ.get("DIRECT_DATABASE_URL", "")  # past a pooler, for what must keep its connection
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

AUTH_USER_MODEL = "pokerroom.Staff"
PASSWORD_HASHERS = ["pokerroom.hashing.Hasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{rule}"}
    for rule in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]
LOGIN_URL = "/login/"
LOGIN_REDIRECT_URL = "/"

CSRF_FAILURE_VIEW = "pokerroom.views.stale_token"

# To standard error, which whoever runs the process keeps: a traceback for each answer 500, and trouble of the jobs.
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {
        "request_id": {"()": "pokerroom.origin.RequestId"},
        "outage": {"()": "pokerroom.log.OneLine"},
        "repeated": {"()": "pokerroom.log.NowAndThen"},
    },
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s [%(request_id)s] %(message)s"}},
    "handlers": {
        "stderr": {
            "class": "logging.StreamHandler",
            "filters": ["request_id", "outage", "repeated"],
            "formatter": "line",
        },
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "django": {"handlers": [], "level": "WARNING"},
        "django.request": {"level": "ERROR"},  # a refusal is no trouble
    },
}

LANGUAGE_CODE = "en-us"
TIME_ZONE = "UTC"
USE_TZ = True

STATIC_URL = "static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "pokerroom.static_files.Storage"},
}
WHITENOISE_USE_FINDERS = True  # what was not collected is served from its folder
WHITENOISE_SKIP_COMPRESS_EXTENSIONS = ["gz", "br", "png", "jpg", "woff2"]  # slow, and for little

SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = not PLAIN_HTTP
SESSION_COOKIE_AGE = 12 * 3600  # of whoever logs in; idle.py
SESSION_COOKIE_HTTPONLY = CSRF_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
# A browser takes the __Host- prefix only over https, from this very host, for the whole of it.
SESSION_COOKIE_NAME = "session" if PLAIN_HTTP else "__Host-session"
CSRF_COOKIE_NAME = "csrf" if PLAIN_HTTP else "__Host-csrf"
SECURE_SSL_REDIRECT = not PLAIN_HTTP
SECURE_REDIRECT_EXEMPT = ["^healthz$", "^readyz$"]
SECURE_HSTS_SECONDS = 0 if PLAIN_HTTP else 31_536_000
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = not PLAIN_HTTP
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
        "base-uri": [NONE],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    }
}

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "rest_framework.authentication.TokenAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "pokerroom.refusals.api_handler",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Poker room",
    "DESCRIPTION": "The live poker room: lists, calls, tables and what happened.",
    "VERSION": "1",
    "OAS_VERSION": "3.1.1",
    "POSTPROCESSING_HOOKS": [],
    "SERVE_INCLUDE_SCHEMA": False,
    "SERVE_PERMISSIONS": ["rest_framework.permissions.AllowAny"],
    "SERVE_AUTHENTICATION": [],
}

CELERY_BROKER_URL = places.broker_url()
# Sites that share a broker each have a queue of their own: nobody takes another's tasks.
CELERY_TASK_DEFAULT_QUEUE = os.environ.get("BROKER_QUEUE", "pokerroom")
if CELERY_BROKER_URL.startswith("redis"):
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "global_keyprefix": f"{CELERY_TASK_DEFAULT_QUEUE}:",
        # A frozen broker must not freeze who asks it; longer than its one-second polls.
        "socket_timeout": 3,
        "socket_connect_timeout": 2,
    }
# A worker needs no queue under its own name: on RabbitMQ a second worker of that name could not start.
CELERY_WORKER_ENABLE_REMOTE_CONTROL = False
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True  # there are none, and it need not say so
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
CELERY_TASK_IGNORE_RESULT = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False

# Tries are counted in Valkey; it keeps them for a quarter of an hour. With another broker, each process counts alone.
LIMITS_URL = os.environ.get("LIMITS_URL", CELERY_BROKER_URL if CELERY_BROKER_URL.startswith("redis") else "")
LIMITS_PREFIX = f"{CELERY_TASK_DEFAULT_QUEUE}-limits"
