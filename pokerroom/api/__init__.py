"""The JSON API of the room (contract): parse, one command or query, answer."""
