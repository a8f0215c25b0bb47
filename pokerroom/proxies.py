"""TRUSTED_PROXIES: who in front of us is believed when it says for whom it passes a request on, and over which scheme.

One list for everything that depends on it: the address that limits count by, https, what is logged.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_network
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Tags, register
from django.core.checks import Warning as Caution
from django.core.exceptions import ImproperlyConfigured

NONE = "none"
UNSAID = Caution(
    "TRUSTED_PROXIES is not set.",
    hint="Give the addresses or networks of the proxies in front, such as 10.0.0.0/24, or none where there are none. "
    "Behind a proxy that is not named here, everybody comes from its address and over http.",
    id="pokerroom.W001",
)


def trusted(given: Sequence[str]) -> list[str] | None:
    """The addresses and networks as they were given; None: nothing was. Raises ImproperlyConfigured."""
    if not given:
        return None
    if list(given) == [NONE]:
        return []
    for one in given:
        try:
            ip_network(one)
        except ValueError as error:
            raise ImproperlyConfigured(f"TRUSTED_PROXIES: {error}. Give addresses, networks, or {NONE}.") from None
    return list(given)


@register(Tags.security, deploy=True)
def check_said(app_configs: Any, **kwargs: Any) -> list[CheckMessage]:
    """Whoever deploys says whether there is a proxy."""
    return [UNSAID] if settings.TRUSTED_PROXIES is None else []
