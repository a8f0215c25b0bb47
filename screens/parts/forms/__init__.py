"""What the screens send: typed, in bounds, in the words of the room."""

from screens.parts.forms.absences import Away, Blinds, Tally
from screens.parts.forms.chairs import Ask, Chair, Free, Keep, Move, Name, Seat, Sits, WalkUp
from screens.parts.forms.money import AddOn, CashOut, Count, LeftThen, LeftWith, PickUp, RemoveFromGame
from screens.parts.forms.names import Add, Call, ChangeList, Merge, Minutes, MoreTime, MoveEntry, Note, Remove, Shown
from screens.parts.forms.people import AgeCheck, Apart, Bar, Conduct, Pin
from screens.parts.forms.reading import read
from screens.parts.forms.room import Switch, Undo
from screens.parts.forms.tables import (
    Break,
    CallsClock,
    DealerNote,
    Drawn,
    LimitChange,
    Mark,
    Opening,
    OpenTable,
    TableCount,
)

__all__ = [
    "Add",
    "AddOn",
    "AgeCheck",
    "Apart",
    "Ask",
    "Away",
    "Bar",
    "Blinds",
    "Break",
    "Call",
    "CallsClock",
    "CashOut",
    "Chair",
    "ChangeList",
    "Conduct",
    "Count",
    "DealerNote",
    "Drawn",
    "Free",
    "Keep",
    "LeftThen",
    "LeftWith",
    "LimitChange",
    "Mark",
    "Merge",
    "Minutes",
    "MoreTime",
    "Move",
    "MoveEntry",
    "Name",
    "Note",
    "OpenTable",
    "Opening",
    "PickUp",
    "Pin",
    "Remove",
    "RemoveFromGame",
    "Seat",
    "Shown",
    "Sits",
    "Switch",
    "TableCount",
    "Tally",
    "Undo",
    "WalkUp",
    "read",
]
