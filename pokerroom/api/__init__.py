"""The JSON doors of the room (contract): parse, one command or query, answer."""
