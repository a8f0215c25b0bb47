"""Passwords and PINs are hashed on a thread of their own, one a process: however many are guessed, hosts go on.

A hash takes most of a second of a processor. The thread does nothing else, waits behind everybody else for a processor
where the system has such a thing for threads, and holds no lock of the interpreter while it works. Whatever asks for a
hash waits: `pages.py` lets such requests wait among themselves.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from django.contrib.auth.hashers import PBKDF2PasswordHasher

LESS_URGENT = 10  # as `nice` counts

View = TypeVar("View", bound=Callable[..., object])


class Hasher(PBKDF2PasswordHasher):
    """Django's own, elsewhere."""

    def encode(self, password: str, salt: str, iterations: int | None = None) -> str:
        return _thread().submit(super().encode, password, salt, iterations).result()


def hashes(view: View) -> View:
    """Mark a view that may ask for a hash: it is answered beside the others."""
    view.hashes = True  # type: ignore[attr-defined]
    return view


@cache
def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, thread_name_prefix="hashing", initializer=_step_back)


def _step_back() -> None:
    if sys.platform == "linux":  # elsewhere a process alone has a priority
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LESS_URGENT)
