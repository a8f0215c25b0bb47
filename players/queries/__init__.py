"""Reads of who is in the house."""

from players.queries.people import find, kept_apart, players

__all__ = ["find", "kept_apart", "players"]
