"""Reads of who is in the house."""

from players.queries.people import find, kept_apart, kept_out_now, of_person, players

__all__ = ["find", "kept_apart", "kept_out_now", "of_person", "players"]
