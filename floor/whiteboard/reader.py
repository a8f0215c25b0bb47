"""Reading a whiteboard line by line: what a line means depends on the heading that it stands under."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from floor.whiteboard import lists, tables, text, times
from floor.whiteboard.games import Games, Named
from floor.whiteboard.sheet import Doubts, Line, Sheet, Unreadable
from floor.whiteboard.words import Words, cents

BEGIN = "Begin with a table, “Table 1: 1-3 NLH”, or with a list, “1-3 NLH:”."
BARE_NUMBER = re.compile(r"^(?:s(?:eat)?\.?\s*|#)?\d{1,3}[.):\]]?$", re.IGNORECASE)
OPEN_NUMBER = re.compile(r"^\d{1,3}[.):\]]?\s*[-_.]+$")
CUSTODY = re.compile(r"^custody:?$", re.IGNORECASE)
BAG = re.compile(r"^bag (\S.{0,19}?): (.*)$", re.IGNORECASE)
IDLE = re.compile(
    r"^\(?(?:main(?: game)?|cont(?:inued|\.)?|page \d+(?: of \d+)?|tables|lists|open|empty|end)\)?:?$", re.I
)


def read(board: str, at: datetime, games: Games, answers: Mapping[str, str] | None = None) -> Sheet:
    """Every line of it; never raises. `at` in the room's zone; `answers`: the readings that were chosen."""
    reader = Reader(at, games, Doubts(answers or {}))
    for number, line in text.lines(board):
        try:
            reader.read(number, line)
        except Unreadable as error:
            reader.sheet.wrong[number] = str(error)
    reader.finish()
    return reader.sheet


class Reader:
    """Where it stands: under a table, under a list, under a heading that means nothing, or before any."""

    def __init__(self, at: datetime, games: Games, doubts: Doubts) -> None:
        self.at, self.games, self.doubts = at, games, doubts
        self.sheet = Sheet(doubts=doubts.asked)
        self.table: dict[str, Any] | None = None
        self.table_line = 0
        self.game: str | None = None  # of the list; empty: of one that could not be read
        self.custody = False
        self.games_seen: list[Named] = []
        self.joined: list[tuple[Line, list[datetime], str]] = []  # names of this list, with when they can have joined
        self.seatless: list[tuple[int, str, dict[str, Any]]] = []

    def read(self, number: int, line: str) -> None:
        before = self.table is None and self.game is None
        if text.says_nothing(line) or text.is_date(line, before=before) or IDLE.match(line):
            self.sheet.left_out[number] = line
        elif CUSTODY.match(line):
            self._end_list()
            self.table, self.game, self.custody = None, None, True
        elif self.custody and (bag := BAG.match(line)):
            self._bag(number, bag[1], bag[2])
        elif not (self._heading(number, line) or self._list_heading(number, line)):
            self._under_it(number, line)

    def _heading(self, number: int, line: str) -> bool:
        found, last = tables.TABLE.match(line), tables.TABLE_LAST.match(line)
        if not found and last and self.games.meant(last[1]):
            self._begin_table(number, int(last[2]), f"{last[1]}, {last[3]}")
        elif found and lists.without_list(found[2]) is None:
            self._begin_table(number, int(found[1]), found[2])
        else:
            return False
        return True

    def _begin_table(self, number: int, table: int, said: str) -> None:
        self._end_list()
        self.table, self.table_line, self.game = {}, number, None
        facts = tables.table(table, self._words(number, said, said))
        if facts["game"]:
            facts["game"] = self._game(number, facts["game"])
        self.table = facts
        self.sheet.lines.append(Line(number, "tables", facts))

    def _list_heading(self, number: int, line: str) -> bool:
        named, bare = lists.without_list(line), line.removesuffix(":").strip()
        if named is not None and (not named or self.games.meant(named) or self.games.looks_like(named)):
            self._begin_list(number, named)
        elif line.endswith(":") and not tables.SEAT.match(bare):
            self._begin_list(number, bare)
        elif self.games.is_heading(bare) or self.games.looks_like(bare):
            if self.table is None or self.table.get("game") or not self.table:
                self._begin_list(number, bare)
            else:
                self.table["game"] = self._game(number, bare)
        else:
            return False
        return True

    def _begin_list(self, number: int, named: str) -> None:
        self._end_list()
        self.table, self.game = None, ""
        self.game = self._game(number, named)

    def _game(self, number: int, said: str) -> str:
        """The game that a heading means. One of several is asked for. Raises Unreadable for none of this room."""
        meant = self.games.meant(said) if said else self._games_so_far()
        if not meant:
            offered = ", ".join(game.short for game in self.games.all)
            raise Unreadable(f"There is no game called {said[:40]} here: {offered}.")
        if len(meant) > 1:
            choices = [(game.slug, game.short) for game in meant]
            asks = f"Which game is “{said[:40]}”?" if said else "Which game is this list for?"
            slug = self.doubts.ask(str(number), f"game {said}", asks, choices)
            meant = [game for game in meant if game.slug == slug]
        self.games_seen.append(meant[0])
        return meant[0].slug

    def _games_so_far(self) -> list[Named]:
        """A list without a game is that of the table above it, or of any game of the room."""
        return list(dict.fromkeys(self.games_seen)) or self.games.all

    def _under_it(self, number: int, line: str) -> None:
        if text.PERHAPS_DATE.match(line) and not tables.SEAT.match(line):
            raise Unreadable(f"“{line}” may be a date: leave the line out, or write the name alone.")
        chair = tables.CHAIR.match(line)
        if chair and not re.match(r"\s*[/-]\s*\d", chair[3]):
            if not chair[3].strip(" -:,"):
                raise Unreadable(f"Say who sits there, “{line} ?”. A list begins with its game: “1-3 NLH:”.")
            self._seat(number, int(chair[1]), int(chair[2]), chair[3].strip(" :-,"), line)
        elif self.table is not None:
            self._at_the_table(number, line)
        elif self.game is None:
            raise Unreadable(BEGIN)
        elif not self.game:
            self.sheet.left_out[number] = line  # its heading is named
        elif BARE_NUMBER.match(line) or OPEN_NUMBER.match(line):
            self.sheet.left_out[number] = line
        else:
            self._waits(number, line)

    def _at_the_table(self, number: int, line: str) -> None:
        if not self.table:
            self.sheet.left_out[number] = line  # the table is named
            return
        words = self._words(number, line, line)
        marks, chairs = tables.marks(words), words.chairs()
        if not words.rest().strip(" ()"):
            marks["running"] = not marks.pop("open") and self.table["running"]
            self.table.update({mark: True for mark, said in marks.items() if said and mark != "running"})
            self.table.update(running=marks["running"], chairs=chairs or self.table["chairs"])
            return
        table, found = self.table["table"], tables.SEAT.match(line)
        if found is None:
            self._seatless(number, table, line)
        elif OPEN_NUMBER.match(line):
            return
        elif found[2].casefold() in ("", "x", "\u2713"):
            asks = f"Table {table} seat {found[1]}: who sits there?"
            choices = (("open", "Nobody, it is open"), ("somebody", "Somebody, name not known"))
            if self.doubts.ask(str(number), f"chair {table} {line}", asks, choices) == "somebody":
                self._seat(number, table, int(found[1]), "?", line)
        else:
            self._seat(number, table, int(found[1]), found[2], line)

    def _seatless(self, number: int, table: int, line: str) -> None:
        """A name below a table without the number of its seat: it may sit there, or wait."""
        game = str((self.table or {}).get("game") or "")
        if tables.TABLE.match(line) or not game:
            raise Unreadable("Say the seat first, “4 Bob B., 7:45 PM”. A list begins with its game: “1-3 NLH:”.")
        short = next(named.short for named in self.games.all if named.slug == game)
        choices = (("sits", f"Sits at Table {table}"), ("waits", f"Waits for {short}"), ("out", "Leave it out"))
        chosen = self.doubts.ask(str(number), f"where {line}", f"No seat number: “{line[:40]}”", choices)
        if chosen == "out":
            self.sheet.left_out[number] = line
        elif chosen == "waits":
            self._waits(number, line, game)
        else:
            facts = tables.seat(table, 0, self._words(number, line, line))
            if facts:
                self.seatless.append((number, line, facts))

    def _seat(self, number: int, table: int, seat: int, said: str, line: str) -> None:
        if facts := tables.seat(table, seat, self._words(number, said, line)):
            self.sheet.lines.append(Line(number, "seats", facts))

    def _waits(self, number: int, line: str, game: str = "") -> None:
        bare = lists.unplaced(line)
        words = self._words(number, bare, line)
        facts, joined = lists.name(game or self.game or "", words, self.doubts, number, line)
        told = Line(number, "lists", facts)
        self.sheet.lines.append(told)
        self.joined.append((told, joined, line))

    def _bag(self, number: int, bag: str, said: str) -> None:
        """Chips in custody: how much, of which game, whose."""
        amount, _, rest = said.partition(", ")
        game, _, who = rest.partition(", ")
        words = self._words(number, who, said)
        facts = {"number": bag, "game": self._game(number, game), "amount": cents(amount), "record": words.record()}
        self.sheet.lines.append(Line(number, "bags", facts | {"name": words.name()}))

    def _words(self, number: int, said: str, line: str) -> Words:
        def which(found: list[datetime], what: str) -> datetime:
            return self._which(number, found, f"{what} {line}", what)

        return Words(said, self.at, which)

    def _which(self, number: int, found: list[datetime], about: str, what: str) -> datetime:
        """The hour that is there twice, where nothing decides it."""
        choices = [
            ("first", f"{what} {found[0].tzname()}, the first"),
            ("second", f"{what} {found[1].tzname()}, the second"),
        ]
        asks = f"{what} was there twice, the clocks went back: which is it?"
        return found[self.doubts.ask(str(number), f"hour {about}", asks, choices) == "second"]

    def _end_list(self) -> None:
        """When everybody of a list joined: the time that stands there, else that of the name above, else below."""
        self._settle_twice()
        last = next((found[0] for _, found, _ in self.joined if found), None)
        for line, found, _ in self.joined:
            last = found[0] if found else last
            line.facts["joined_at"] = last
        self.joined = []

    def _settle_twice(self) -> None:
        """By the order on the paper; what that leaves open is asked, one line after the other."""
        timed = [place for place, (_, found, _) in enumerate(self.joined) if found]
        for place in timed:
            fits = times.in_paper_order([self.joined[at][1] for at in timed])[timed.index(place)]
            line, _, words = self.joined[place]
            if len(fits) > 1:
                fits = [self._which(line.number, fits, words, f"{fits[0]:%-I:%M}")]
            self.joined[place] = (line, fits, words)

    def finish(self) -> None:
        self._end_list()
        for line in [line for line in self.sheet.lines if line.about == "tables" and not line.facts["game"]]:
            self.sheet.lines.remove(line)
            self.sheet.wrong[line.number] = "Say what it plays, such as “Table 1: 1-3 NLH, since 7:20 PM”."
        for number, _, facts in self.seatless:
            facts["seat"] = self._free_seat(facts["table"])
            self.sheet.lines.append(Line(number, "seats", facts))
        self.sheet.lines.sort(key=lambda line: line.number)

    def _free_seat(self, table: int) -> int:
        """The first chair of that table that no line names."""
        seats = [line.facts for line in self.sheet.lines if line.about == "seats"]
        taken = {facts["seat"] for facts in seats if facts["table"] == table}
        return next(seat for seat in range(1, len(taken) + 2) if seat not in taken)
