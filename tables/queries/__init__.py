"""Reads of the floor: one function per screen, page or API list, at a constant number of queries."""

from tables.queries.floor import chairs, holes, limits, loads, seats_at, sitting_of, takes_calls, where

__all__ = ["chairs", "holes", "limits", "loads", "seats_at", "sitting_of", "takes_calls", "where"]
