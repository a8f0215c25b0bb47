"""API of players' records. What a change of a record ends on lists is in waitlist/api/players.py."""
