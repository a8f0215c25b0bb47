"""Figures of the room under load, each beside its comparison in the same run: `make bench`, `python -m bench a`."""
