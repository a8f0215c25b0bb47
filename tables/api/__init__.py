"""Doors to games and tables. What also touches lists: waitlist/api."""
