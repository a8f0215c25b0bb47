"""How the verbs of list and floor are taken back: each part registers its steps when the app is loaded.

Calls are never rewritten: a restored one names the old one.
"""

from waitlist.commands.undoing import breaks, chairs, moves, names, tables, walks

__all__ = ["breaks", "chairs", "moves", "names", "tables", "walks"]
