"""Who is believed about where a request came from: the proxies in TRUSTED_PROXIES, and nobody else (Q3)."""

from __future__ import annotations

import http.client
from io import StringIO

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.core.management import CommandError, call_command

from pokerroom.proxies import trusted

HTTPS_ONLY = {"PLAIN_HTTP": "0", "ALLOWED_HOSTS": "127.0.0.1"}


def status(address, **headers):
    line = http.client.HTTPConnection(*address)
    line.request("GET", "/login/", headers={name.replace("_", "-"): value for name, value in headers.items()})
    return line.getresponse().status


@pytest.mark.parametrize(
    ("proxies", "believed"),
    [("127.0.0.1", True), ("10.0.0.0/8, 127.0.0.0/24", True), ("10.0.0.1", False), ("none", False), ("", False)],
)
def test_a_proxy_is_believed_about_https_where_it_is_named(started, proxies, believed):
    _, address = started(**HTTPS_ONLY, TRUSTED_PROXIES=proxies)
    assert status(address) == 301
    assert status(address, x_forwarded_proto="https") == (200 if believed else 301)


@pytest.mark.parametrize("wrong", ["*", "proxy.house", "10.0.0.5/24", "none, 10.0.0.1"])
def test_what_is_no_address_is_told(wrong):
    with pytest.raises(ImproperlyConfigured, match="TRUSTED_PROXIES"):
        trusted([part.strip() for part in wrong.split(",")])


@pytest.mark.parametrize(("said", "asked"), [(None, True), ([], False), (["10.0.0.1"], False)])
def test_whoever_deploys_is_asked_for_them(settings, said, asked):
    settings.TRUSTED_PROXIES = said
    told = StringIO()
    try:
        call_command("check", "--deploy", stdout=told, stderr=told)
    except CommandError as error:
        told.write(str(error))
    assert ("TRUSTED_PROXIES is not set" in told.getvalue()) is asked
