"""What a screen says to htmx: where a touch goes, what it sends along, what its answer replaces."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from typing import Any

from django.template import Context, Template

from pokerroom.models import Room

ROOM = Room(slug="toledo")


def said(tag: str, **facts: Any) -> str:
    return Template("{% load htmx %}" + tag).render(Context({"room": ROOM, **facts}))


def read(tag: str, **facts: Any) -> dict[str, str | None]:
    """The attributes as a browser reads them."""
    found: dict[str, str | None] = {}

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert tag == "button", "something broke out of the attributes"
            found.update(attrs)

    Reader().feed(f"<button {said(tag, **facts)}>")
    return found


def test_a_touch_posts():
    assert said("{% posts 'host:occupied' 4 9 %}") == (
        'hx-post="/toledo/host/tables/4/seats/9/occupied/" hx-swap="none"'
    )


def test_a_touch_on_a_table_replaces_the_table():
    assert said("{% posts 'table:floor' 4 into='#table' %}") == (
        'hx-post="/toledo/tables/4/floor/" hx-target="#table" hx-swap="outerMorph"'
    )


def test_a_form_sends_its_fields():
    assert read("{% posts 'host:walk_up' include='closest .choose' %}")["hx-include"] == "closest .choose"


def test_a_touch_sends_the_chair_it_means():
    call = read("{% posts 'host:call' entry table=4 seat=seat next=1 %}", entry=17, seat=9)
    assert call["hx-post"] == "/toledo/host/entries/17/call/"
    assert json.loads(call["hx-vals"] or "") == {"table": 4, "seat": 9, "next": 1}


def test_what_somebody_typed_stays_in_its_place():
    typed = """'"><script>Ann & "Bo"</script>"""
    touch = read("{% posts 'host:ask' 5 wish=wish %}", wish=typed)
    assert json.loads(touch["hx-vals"] or "") == {"wish": typed}
    assert set(touch) == {"hx-post", "hx-vals", "hx-swap"}


def test_a_piece_reads_itself_again():
    assert said("{% gets 'host:bar' on='live' %}") == (
        'hx-get="/toledo/host/bar/" hx-trigger="live" hx-swap="outerMorph"'
    )


def test_a_touch_opens_another_piece():
    assert said("{% gets 'host:choose' into='#found' include='#by-phone' swap='innerHTML' %}") == (
        'hx-get="/toledo/host/choose/" hx-include="#by-phone" hx-target="#found" hx-swap="innerHTML"'
    )
