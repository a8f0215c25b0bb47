"""Who may not be at which table, because of whom they are kept apart from (T39)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from players.queries import kept_apart
from pokerroom.models import Room
from pokerroom.policy import Policy
from pokerroom.turn import policy_of
from tables.models import Seat
from tables.queries.seats import SeatNow


class KeptApart:
    """The pairs of a room against those who sit, or are called, in these chairs; read when first asked for."""

    def __init__(self, room: Room, seats: Iterable[Seat | SeatNow]) -> None:
        self.room, self.seats = room, seats

    def barred(self, player: int | None) -> set[int]:
        """Tables where somebody kept apart from this player sits or is called to."""
        rivals = self._pairs.get(player, set()) if player else set()
        return set().union(*(self._near.get(rival, set()) for rival in rivals)) if rivals else set()

    def near(self, player: int, table: int) -> set[int]:
        """Who of those kept apart from this player sits at, or is called to, that table; or its game, by policy."""
        return {rival for rival in self._pairs.get(player, set()) if table in self._near.get(rival, set())}

    @cached_property
    def _pairs(self) -> dict[int, set[int]]:
        return kept_apart(self.room)

    @cached_property
    def _near(self) -> dict[int, set[int]]:
        return near_tables(self.seats, policy_of(self.room))


def near_tables(seats: Iterable[Seat | SeatNow], policy: Policy) -> dict[int, set[int]]:
    """Player id → the tables (or those of the game) that whoever is kept apart from them keeps away from."""
    seats = list(seats)
    game_tables: dict[int | None, set[int]] = {}
    for seat in seats:
        game_tables.setdefault(seat.table.game_id, set()).add(seat.table.number)
    near: dict[int, set[int]] = {}
    for seat in seats:
        whole_game = policy.kept_apart_scope == "game"
        tables = game_tables[seat.table.game_id] if whole_game else {seat.table.number}
        for player in (seat.player_id, seat.locked_for_id):
            if player:
                near.setdefault(player, set()).update(tables)
    return near
