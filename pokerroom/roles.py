"""Who may do what (rules §6). Deny unless the table allows."""

from __future__ import annotations

from enum import StrEnum


class Role(StrEnum):
    TABLE = "table"  # a table's own tablet
    HOST = "host"
    SUPERVISOR = "supervisor"
    MANAGER = "manager"


class Act(StrEnum):
    """What somebody may be allowed to do, in the words of rules §6."""

    LISTS = "lists"
    SEATING = "seating"
    AWAY = "absences"
    CHAIRS = "say who gets up"
    HAND_CLOCK = "call the clock"
    CALL_FLOOR = "call the floor"
    NEW_PLAYERS = "new players"
    START_TABLE = "start a table"
    UNDO_OWN = "undo own commands"
    LIMIT_CHANGE = "change the limit of a table"
    TABLES = "open, close, break and freeze tables"
    TIER = "set a tier"
    BARS = "bar and keep apart"
    ABOVE_PRIORITY = "move somebody above a tier 3 or held player"
    CLOCKS = "extend clocks"
    COME = "answer a call for the floor"
    TABLETS = "bind a tablet to a table"
    COUNTS = "count chips and keep custody"
    EXTENDED_DINNER = "give an extended dinner"
    OVERRULE = "overrule a refusal"
    APPROVE = "approve what a host starts"
    BREAK = "break a table and draw for absent players"
    ANYWHERE = "put anybody in any seat or place"
    CLOSE_ROOM = "close the room"
    CONDUCT = "keep warnings and penalties, and remove a person from a game"
    UNDO_ANY = "undo any command"
    TRAIL = "read the trail"
    CLOSE_LISTS = "close, reopen and clear lists"
    POLICY = "set policy"
    GAMES = "set games"
    STAFF = "set staff"
    SAMPLE = "fill the empty room with a sample evening"


TABLE_ACTS = frozenset({Act.AWAY, Act.CHAIRS, Act.HAND_CLOCK, Act.CALL_FLOOR, Act.UNDO_OWN})
HOST_ACTS = TABLE_ACTS | {
    Act.LISTS,
    Act.SEATING,
    Act.NEW_PLAYERS,
    Act.START_TABLE,
    Act.CLOSE_LISTS,
}
SUPERVISOR_ACTS = HOST_ACTS | {
    Act.LIMIT_CHANGE,
    Act.TABLES,
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
}
MANAGER_ACTS = SUPERVISOR_ACTS | {Act.POLICY, Act.GAMES, Act.STAFF, Act.SAMPLE}

# The house rule that says who decides this.
RULES: dict[Act, str] = {
    Act.LIMIT_CHANGE: "T48",
    Act.TABLES: "T4",
    Act.BREAK: "T43",
    Act.BARS: "T41",
    Act.TIER: "T46",
    Act.ABOVE_PRIORITY: "T46",
    Act.COUNTS: "T31",
    Act.EXTENDED_DINNER: "T34",
    Act.APPROVE: "T47",
    Act.OVERRULE: "T53",
    Act.CONDUCT: "T42",
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
