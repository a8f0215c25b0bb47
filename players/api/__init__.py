"""API of players' records. What a change of a record ends on lists is in floor/api/players.py."""
