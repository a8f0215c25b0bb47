"""Doors to the lists, by noun of the room, and to whatever of players and tables also touches lists."""
