"""Passwords are judged here alone: at the log-in, for a token, and where somebody's own is asked for.

Five a name in a quarter of an hour, from however many addresses, and thirty a minute from one address. What is tried at
the log-in never shuts out whoever is logged in: there, the own password has tries of its own.
"""

from __future__ import annotations

from django.contrib.auth import authenticate
from django.http import HttpRequest

from pokerroom.models import Staff
from pokerroom.refusals import Refused
from pokerroom.throttles import LOG_INS, LOG_INS_FROM, OWN_PASSWORD, TooOften, origin_of, spacing


class WrongLogin(Refused):
    status = 401
    code = "wrong_login"

    def __init__(self) -> None:
        super().__init__("Name or password is not right.")


def whose(request: HttpRequest, username: str, password: str) -> Staff | None:
    """The active member of staff of that name and password. Raises TooOften."""
    origin = origin_of(request.META.get("REMOTE_ADDR", ""))
    try:
        LOG_INS_FROM.count(origin)
        LOG_INS.count(username.casefold())
    except TooOften:
        spacing.refused(origin)
        raise
    staff = authenticate(request, username=username, password=password)
    if staff is not None:
        LOG_INS.forget(username.casefold())
    return staff


def is_own(staff: Staff, password: str) -> bool:
    """Whether that is the password of somebody who is logged in. Raises TooOften."""
    OWN_PASSWORD.count(str(staff.pk))
    right = staff.check_password(password)
    if right:
        OWN_PASSWORD.forget(str(staff.pk))
    return right


def may_try_again(staff: Staff) -> None:
    """With another password, what was tried before counts no longer."""
    LOG_INS.forget(staff.username.casefold())
    OWN_PASSWORD.forget(str(staff.pk))
