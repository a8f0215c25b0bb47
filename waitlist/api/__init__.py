"""API of the lists, by noun of the room, and of what else of players and tables touches lists."""
