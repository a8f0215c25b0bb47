"""Who may do what (rules §6). Deny unless the table allows."""

from __future__ import annotations

from enum import StrEnum


class Role(StrEnum):
    TABLE = "table"  # a table's own tablet
    HOST = "host"
    SUPERVISOR = "supervisor"
    MANAGER = "manager"


class Act(StrEnum):
    """What somebody may be allowed to do (rules §6), as it follows "Hosts can't …" in a refusal."""

    LISTS = "change a waiting list"
    SEATING = "seat or move players"
    AWAY = "mark players away or back"
    CHAIRS = "mark who gets up"
    HAND_CLOCK = "call the clock"
    CALL_FLOOR = "call the floor"
    NEW_PLAYERS = "add players"
    START_TABLE = "start a table"
    UNDO_OWN = "undo an action"
    TABLES = "add, open, close, freeze or mark a table"
    LIMIT_CHANGE = "change the limit of a table"
    TAKE_OVER = "import a room"
    TIER = "set a player's tier"
    BARS = "bar players or keep them apart"
    ABOVE_PRIORITY = "move a name above a priority or held player"
    CLOCKS = "extend clocks"
    COME = "answer a call for the floor"
    TABLETS = "link a tablet to a table"
    COUNTS = "count chips or release them"
    EXTENDED_DINNER = "give an extended dinner"
    OVERRULE = "overrule a refusal"
    APPROVE = "approve a request"
    BREAK = "break a table or draw for an absent player"
    ANYWHERE = "keep or free a seat"
    CLOSE_ROOM = "close the room"
    CONDUCT = "record a warning or remove a player from a game"
    UNDO_ANY = "undo what others did or what was done a while ago"
    TRAIL = "read the activity log"
    CLOSE_LISTS = "close, reopen or clear a list"
    DISPUTES = "set aside or decide a disputed pot"
    POLICY = "change settings"
    GAMES = "change the games offered"
    STAFF = "change staff accounts"
    SAMPLE = "fill the room with a sample evening"


TABLE_ACTS = frozenset({Act.AWAY, Act.CHAIRS, Act.HAND_CLOCK, Act.CALL_FLOOR, Act.UNDO_OWN})
HOST_ACTS = TABLE_ACTS | {
    Act.LISTS,
    Act.SEATING,
    Act.NEW_PLAYERS,
    Act.START_TABLE,
    Act.CLOSE_LISTS,
}
SUPERVISOR_ACTS = HOST_ACTS | {
    Act.TABLES,
    Act.LIMIT_CHANGE,
    Act.TAKE_OVER,
    Act.TIER,
    Act.BARS,
    Act.ABOVE_PRIORITY,
    Act.CLOCKS,
    Act.COME,
    Act.TABLETS,
    Act.COUNTS,
    Act.EXTENDED_DINNER,
    Act.OVERRULE,
    Act.APPROVE,
    Act.BREAK,
    Act.ANYWHERE,
    Act.CLOSE_ROOM,
    Act.CONDUCT,
    Act.UNDO_ANY,
    Act.TRAIL,
    Act.DISPUTES,
}
MANAGER_ACTS = SUPERVISOR_ACTS | {Act.POLICY, Act.GAMES, Act.STAFF, Act.SAMPLE}

# The house rule that says who decides this.
RULES: dict[Act, str] = {
    Act.LIMIT_CHANGE: "T48",
    Act.TABLES: "T4",
    Act.TAKE_OVER: "T4",
    Act.BREAK: "T43",
    Act.BARS: "T41",
    Act.TIER: "T46",
    Act.ABOVE_PRIORITY: "T46",
    Act.COUNTS: "T31",
    Act.EXTENDED_DINNER: "T34",
    Act.APPROVE: "T47",
    Act.OVERRULE: "T53",
    Act.CONDUCT: "T42",
    Act.DISPUTES: "T66",
}

ALLOWED: dict[Role, frozenset[Act]] = {
    Role.TABLE: TABLE_ACTS,
    Role.HOST: HOST_ACTS,
    Role.SUPERVISOR: SUPERVISOR_ACTS,
    Role.MANAGER: MANAGER_ACTS,
}


def may(role: str, act: Act) -> bool:
    return act in ALLOWED.get(Role(role), frozenset())


def lowest_role(act: Act) -> Role:
    """The first role, from the podium upwards, that may do it: for the sentence of a refusal."""
    return next(role for role in (Role.HOST, Role.SUPERVISOR, Role.MANAGER) if act in ALLOWED[role])


WHO = {
    Role.TABLE: "A table's tablet",
    Role.HOST: "Hosts",
    Role.SUPERVISOR: "Supervisors",
    Role.MANAGER: "Managers",
}


def denial(role: str, act: Act) -> str:
    """The sentence for somebody who may not: "Hosts can't close the room. Ask a supervisor." """
    return f"{WHO[Role(role)]} can't {act}. Ask a {lowest_role(act)}."
