"""Commands that a host may start and a supervisor approves, by name (rules §6). Each app registers its own.

A deed's facts are what a request stores as JSON: ids, amounts in cents, text, lists of these. `about` reads what they
are about as it stands at that moment, so that a request ends when it no longer does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class About:
    """What a request is about.

    `says`: who, what, how much, since when. `stands`: noun → what it is now; another value by the time of the
    approval, and it is another thing.
    """

    says: str
    stands: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Deed:
    """`run(room, *, asked_by, by, at, **facts)`; `about(room, at, **facts)` raises Refused where it is over.

    `money`: the facts in cents.
    """

    name: str
    run: Callable[..., Any]
    about: Callable[..., About]
    money: frozenset[str]


DEEDS: dict[str, Deed] = {}


def deed(
    name: str, *, about: Callable[..., About], money: Iterable[str] = ()
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register what carries a deed out."""

    def register(run: Callable[..., Any]) -> Callable[..., Any]:
        DEEDS[name] = Deed(name, run, about, frozenset(money))
        return run

    return register
