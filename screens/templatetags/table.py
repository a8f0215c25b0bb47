"""What a table's own screen needs beside the room's own tags."""

from __future__ import annotations

from collections.abc import Collection

from django import template

from screens.parts.seat_strip import Chair

register = template.Library()


@register.simple_tag
def seat_says(chair: Chair, asked: Collection[int]) -> str:
    """A seat of the ring in words, for whoever hears the screen: "Seat 4: Bob, away, missed big blind"."""
    who = f"{chair.name or 'no name yet'}, " if chair.sitting_id else ""
    tells = [
        (chair.locked_for, f"kept for {chair.locked_for}"),
        (chair.missed_small, "missed small blind"),
        (chair.missed_big, "missed big blind"),
        (chair.sitting_id in asked, "asks for another seat"),
    ]
    return ", ".join([f"Seat {chair.number}: {who}{chair.state}", *(says for is_so, says in tells if is_so)])
