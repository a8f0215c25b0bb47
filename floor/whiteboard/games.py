"""Which game of the room a heading means, as people write it: 1/3 NL, $2-$5, PLO, 5/10 Omaha."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from players.rules import search_form

STAKES = re.compile(r"\$?\d+\s?[-/]\s?\$?\d+")
OTHER_WORDS = {"nl", "nlh", "nlhe", "he", "limit", "no", "pot", "hold'em", "holdem", "pl", "lhe", "game", "hi", "lo"}
SHORTEST_START = 4  # letters of a long word: "hold" means hold'em, "ho" is somebody's name


class Named(NamedTuple):
    """A game by all its names."""

    slug: str
    short: str
    name: str


class Games:
    """The games that the room offers."""

    def __init__(self, games: Iterable[tuple[str, str, str]]) -> None:
        self.all = [Named(*game) for game in games]

    def meant(self, text: str) -> list[Named]:
        """Those that the text can mean, or none: the one of exactly that name, else all that have each of its words."""
        wanted = plain(text)
        exactly = [game for game in self.all if wanted in (game.slug, plain(game.name), plain(game.short))]
        if exactly or not wanted:
            return exactly
        words = wanted.split()
        short = [game for game in self.all if set(words) <= set(plain(game.short).split())]
        return short or [game for game in self.all if all(_says(game, word) for word in words)]

    def is_heading(self, line: str) -> bool:
        """Whether a line is a game and nothing else: its stakes, or its short name."""
        meant = self.meant(line)
        stakes = STAKES.search(line) is not None
        return bool(meant) and (stakes or any(set(plain(line).split()) <= set(plain(g.short).split()) for g in meant))

    def looks_like(self, line: str) -> bool:
        """Stakes and words of poker alone: a game, though perhaps not one of this room."""
        rest = STAKES.sub(" ", line)
        return rest != line and all(word in OTHER_WORDS for word in search_form(rest).split()) and bool(rest.split())


def plain(text: str) -> str:
    joined = re.sub(r"\s?([-/])\s?", "-", text.replace("$", ""))
    return search_form(re.sub(r"[,:()\[\]#]", " ", joined)).strip("- ")


def _says(game: Named, word: str) -> bool:
    names = f"{plain(game.short)} {plain(game.name)}".split()
    if any(word == name for name in names) or word in ("game",):
        return True
    no_limit = any(name.startswith("nl") for name in names)
    if word in ("nl", "nlhe", "nlh", "no-limit"):
        return no_limit
    if word in ("he", "holdem", "lhe"):
        return any(name in ("hold'em", "lhe", "nlh") for name in names)
    return len(word) >= SHORTEST_START and any(name.startswith(word) for name in names)
