"""Reads of who is in the house."""

from players.queries.look_alikes import IN_THE_HOUSE, among, in_the_house, look_alikes, said, told_apart, with_tells
from players.queries.people import find, kept_apart, kept_out_now, of_person, players

__all__ = [
    "IN_THE_HOUSE",
    "among",
    "find",
    "in_the_house",
    "kept_apart",
    "kept_out_now",
    "look_alikes",
    "of_person",
    "players",
    "said",
    "told_apart",
    "with_tells",
]
