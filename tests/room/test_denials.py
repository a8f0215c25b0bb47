"""What somebody is told who may not: every act, every role (rules §6)."""

from __future__ import annotations

import pytest

from pokerroom.models import Staff
from pokerroom.refusals import NotAllowed
from pokerroom.roles import Act, Role, may
from pokerroom.turn import require

WHO = {Role.TABLE: "A table's tablet", Role.HOST: "Hosts", Role.SUPERVISOR: "Supervisors"}

# What follows "can't", and who is asked.
SENTENCES = {
    "LISTS": ("change a waiting list", "host"),
    "SEATING": ("seat or move players", "host"),
    "NEW_PLAYERS": ("add players", "host"),
    "START_TABLE": ("start a table", "host"),
    "CLOSE_LISTS": ("close, reopen or clear a list", "host"),
    "TABLES": ("add, open, close, freeze or mark a table", "supervisor"),
    "LIMIT_CHANGE": ("change the limit of a table", "supervisor"),
    "TAKE_OVER": ("import a room", "supervisor"),
    "TIER": ("set a player's tier", "supervisor"),
    "BARS": ("bar players or keep them apart", "supervisor"),
    "ABOVE_PRIORITY": ("move a name above a priority or held player", "supervisor"),
    "CLOCKS": ("extend clocks", "supervisor"),
    "COME": ("answer a call for the floor", "supervisor"),
    "TABLETS": ("link a tablet to a table", "supervisor"),
    "COUNTS": ("count chips or release them", "supervisor"),
    "EXTENDED_DINNER": ("give an extended dinner", "supervisor"),
    "OVERRULE": ("overrule a refusal", "supervisor"),
    "APPROVE": ("approve a request", "supervisor"),
    "BREAK": ("break a table or draw for an absent player", "supervisor"),
    "ANYWHERE": ("keep or free a seat", "supervisor"),
    "CLOSE_ROOM": ("close the room", "supervisor"),
    "CONDUCT": ("record a warning or remove a player from a game", "supervisor"),
    "UNDO_ANY": ("undo what others did or what was done a while ago", "supervisor"),
    "TRAIL": ("read the activity log", "supervisor"),
    "DISPUTES": ("set aside or decide a disputed pot", "supervisor"),
    "POLICY": ("change settings", "manager"),
    "GAMES": ("change the games offered", "manager"),
    "STAFF": ("change staff accounts", "manager"),
    "SAMPLE": ("fill the room with a sample evening", "manager"),
}
DENIED = [(act, role) for act in Act for role in Role if not may(role, act)]


@pytest.mark.parametrize(("act", "role"), DENIED, ids=lambda part: part.name)
def test_who_may_not_is_told_what_and_whom_to_ask(room, act, role):
    what, ask = SENTENCES[act.name]
    with pytest.raises(NotAllowed) as refusal:
        require(Staff(room=room, role=role, is_active=True), act, room.pk)
    assert refusal.value.detail == f"{WHO[role]} can't {what}. Ask a {ask}."


def test_whose_account_is_switched_off_is_told_so(room, host):
    host.is_active = False
    with pytest.raises(NotAllowed) as refusal:
        require(host, Act.LISTS, room.pk)
    assert refusal.value.detail == "The account of Sam is switched off. Ask a manager."
