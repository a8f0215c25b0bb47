"""Rows of the floor: games, tables, chairs, stays; who is away; money that leaves the table."""

from tables.models.absences import Absence
from tables.models.custody import Bag, Posting
from tables.models.disputes import Dispute
from tables.models.floor import Game, Placement, Seat, Session, Sitting, Table
from tables.models.money import CashOut, Chips
from tables.models.moves import Card, Draw, Request

__all__ = [
    "Absence", "Bag", "Card", "CashOut", "Chips", "Dispute", "Draw", "Game", "Placement", "Posting", "Request", "Seat",
    "Session", "Sitting", "Table",
]  # fmt: skip
