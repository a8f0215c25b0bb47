"""The verbs of player records."""
