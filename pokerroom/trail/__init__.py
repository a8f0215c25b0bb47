"""How the trail proves itself: events chained and signed, checkpoints outside the database, an export to take away."""
