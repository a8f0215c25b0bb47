"""Who the names on a whiteboard are: nobody on record, or elsewhere on the board, by a first name alone (rules §8).

A whole name is the one record of that name. A first name, with or without an initial, that is on record or stands
twice is asked for. The number of a record, as the printed room has it, says who it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from django.db.models import Q

from floor.commands.take_over.board import Sits, Waits, Whiteboard
from floor.whiteboard import is_whole
from floor.whiteboard.sheet import Doubts
from players.commands.records import enrol, set_tier
from players.models import Player
from players.queries import players
from players.rules import search_form
from pokerroom.turn import Turn
from tables.queries import game_called, games_offered

NEW = "new"
Named = Sits | Waits


class People:
    """Everybody named on the board, by the place of their line."""

    def __init__(self, now: Turn, board: Whiteboard, doubts: Doubts) -> None:
        self.now, self.doubts = now, doubts
        self.named = dict(_named(board))
        self.games = games_offered(now.room)
        self.at_tables = {line.table: line.game for line in board.tables}
        self.known: dict[int | str, Player] = {}  # by record, or by the first line that names them
        self.records = self._records()
        self.who: dict[str, int | str] = {}
        for where, line in self.named.items():
            self.who[where] = self._who(where, line)

    def player(self, where: str) -> Player:
        """The record of that line: one that is there, that of another line, or a new one; its tier as the line says."""
        line, who = self.named[where], self.who[where]
        key = where if who == NEW else who
        if key not in self.known:
            on_record = isinstance(key, int)
            self.known[key] = Player.objects.get(pk=key) if on_record else enrol(self.now, name=line.name)
        found = self.known[key]
        if line.tier is not None:
            set_tier(self.now, found, line.tier)
        return found

    def _records(self) -> dict[str, list[Player]]:
        """Records by the name that they would have on a board, for the names that are on this one."""
        bare = {" ".join(line.name.split()).rstrip(".") for line in self.named.values()}
        numbers = [line.record for line in self.named.values() if line.record]
        exact = Q(pk__in=numbers)
        for name in bare | {f"{name}." for name in bare}:
            exact |= Q(name__iexact=name) | Q(public_name__iexact=name)
        found: dict[str, list[Player]] = defaultdict(list)
        for player in players(self.now.room).filter(exact).order_by("pk"):
            for form in {search_form(player.name), search_form(player.public_name)}:
                found[form].append(player)
        return found

    def _who(self, where: str, line: Named) -> int | str:
        """The number of a record, the place of another line, or new."""
        records = self.records.get(search_form(line.name), [])
        if line.record and any(player.pk == line.record for player in records):
            return line.record
        earlier = [place for place in self._earlier(line) if self._may_be_one(line, self.named[place])]
        if line.record:  # of another room's book, or of this one before it was restored
            twins = [place for place in earlier if self.named[place].record == line.record]
            earlier = [place for place in earlier if not self.named[place].record]
            if twins or not (earlier or records):
                return self._first(twins[0]) if twins else NEW
        if is_whole(line.name):
            same = [player for player in records if search_form(player.name) == search_form(line.name)]
            if earlier or not same:
                return self._first(earlier[0]) if earlier else NEW
            if len(same) == 1:
                return same[0].pk
            records = same
        return self._asked(where, line, earlier, records) if earlier or records else NEW

    def _asked(self, where: str, line: Named, earlier: Sequence[str], records: Sequence[Player]) -> int | str:
        firsts = list(dict.fromkeys(self._first(place) for place in earlier))
        choices = [(NEW, f"Another {line.name}")]
        choices += [(place, f"The one {self._place(self.named[place])}") for place in firsts if isinstance(place, str)]
        taken = {first for first in firsts if isinstance(first, int)}
        choices += [(f"record {player.pk}", _told(player, player.pk in taken)) for player in records]
        value = self.doubts.ask(where, f"who {line.name}", f"Who is {line.name}?", choices)
        return int(value.removeprefix("record ")) if value.startswith("record ") else value

    def _earlier(self, line: Named) -> list[str]:
        return [place for place in self.who if search_form(self.named[place].name) == search_form(line.name)]

    def _first(self, place: str) -> int | str:
        """The line, or record, that an earlier line is itself."""
        who = self.who[place]
        return place if who == NEW else who

    def _may_be_one(self, line: Named, other: Named) -> bool:
        """Nobody sits twice, is on one list twice, or waits for the game that they sit in."""
        if any(isinstance(one, Sits) and one.kept for one in (line, other)):
            return True
        return not (isinstance(line, Sits) and isinstance(other, Sits)) and self._game(line) != self._game(other)

    def _game(self, line: Named) -> str:
        said = line.game if isinstance(line, Waits) else self.at_tables.get(line.table, "")
        game = game_called(self.games, said)
        return game.short if game else said

    def _place(self, line: Named) -> str:
        return (
            f"on the {self._game(line)} list" if isinstance(line, Waits) else f"at Table {line.table} seat {line.seat}"
        )


def _named(board: Whiteboard) -> Iterator[tuple[str, Named]]:
    every: list[tuple[str, Sequence[Named]]] = [("seats", board.seats), ("lists", board.lists)]
    for about, lines in every:
        for number, line in enumerate(lines, 1):
            if line.name.strip():
                yield f"{about}.{number}", line


def _told(player: Player, taken: bool) -> str:
    """What tells a record from others of its name."""
    apart = f"card …{player.card[-4:]}" if player.card else f"phone …{player.phone[-4:]}" if player.phone else ""
    return f"{player.name}, {apart or f'record {player.pk}'}" + (", named above" if taken else "")
