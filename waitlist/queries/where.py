"""Where everybody is, in words, for all who wait or sit."""

from __future__ import annotations

from waitlist.queries.snapshot import Snapshot


def where_everybody_is(shot: Snapshot) -> dict[int, list[tuple[int | None, str]]]:
    """Player id → (game id or None, words): "plays Table 4", "2-5 NLH 4th", for all who wait or sit."""
    where: dict[int, list[tuple[int | None, str]]] = {}
    for seat in shot.seats:
        if seat.player_id:
            where.setdefault(seat.player_id, []).append((None, f"plays Table {seat.table.number}"))
    for game in shot.games:
        for place, row in enumerate(shot.waiting(game), 1):
            where.setdefault(row.entry.player_id, []).append((game.pk, f"{game.short} {ordinal(place)}"))
        for entry in shot.called(game):
            where.setdefault(entry.player_id, []).append((game.pk, f"{game.short} called"))
        for entry in shot.held(game):
            where.setdefault(entry.player_id, []).append((game.pk, f"{game.short} on hold"))
    return where


def ordinal(number: int) -> str:
    """1 → "1st"."""
    ending = "th" if 10 <= number % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
