"""The facts that lists and calls refuse with."""

from __future__ import annotations

from pokerroom.refusals import Refused


class AlreadyListed(Refused):
    code = "already_listed"


class ListClosed(Refused):
    code = "list_closed"


class NotWaiting(Refused):
    code = "not_waiting"


class NoOpenSeat(Refused):
    code = "no_open_seat"


class MoveFirst(Refused):
    code = "move_first"
    rule = "T12"


class NobodyToCall(Refused):
    code = "nobody_to_call"
