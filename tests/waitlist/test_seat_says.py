"""A table's own screen for whoever hears it: each seat in words."""

from __future__ import annotations

import pytest
from django.template import Context, Template

from screens.parts.seat_strip import Chair

BOB = {"number": 4, "sitting_id": 7, "name": "Bob B."}


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        (Chair(9, "open"), "Seat 9: open"),
        (Chair(9, "locked", locked_for="Ann A."), "Seat 9: locked, kept for Ann A."),
        (Chair(**BOB, state="seated"), "Seat 4: Bob B., seated"),
        (Chair(4, "unknown", sitting_id=7), "Seat 4: no name yet, unknown"),
        (
            Chair(**BOB, state="away", missed_small=True, missed_big=True),
            "Seat 4: Bob B., away, missed small blind, missed big blind",
        ),
        (Chair(4, "seated", sitting_id=8, name="Cy"), "Seat 4: Cy, seated, asks for another seat"),
    ],
)
def test_a_seat_is_said_in_words(seat, says):
    tag = Template('{% load table %}"{% seat_says seat asked %}"')
    assert tag.render(Context({"seat": seat, "asked": {8}})) == f'"{says}"'


def test_a_name_stays_within_what_is_said():
    tag = Template("{% load table %}{% seat_says seat asked %}")
    said = tag.render(Context({"seat": Chair(4, "seated", sitting_id=7, name='"><b>'), "asked": set()}))
    assert said == "Seat 4: &quot;&gt;&lt;b&gt;, seated"
