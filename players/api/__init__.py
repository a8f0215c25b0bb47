"""Doors to the records. What a change of one ends on lists: waitlist/api/players.py."""
