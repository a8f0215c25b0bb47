"""Who works here (manager). Passwords and PINs are neither read nor set through the API."""

from __future__ import annotations

from typing import TypedDict

from pokerroom.api.base import Ask, get, patch
from pokerroom.api.fields import Facts, one_of, text, yes_no
from pokerroom.models import Staff
from pokerroom.refusals import NotFound
from pokerroom.roles import Role
from pokerroom.staffing import LONGEST_NAME, ROLES, change_staff


class StaffShape(TypedDict):
    """A member of staff, who can log in while `is_active`."""

    id: int
    username: str
    name: str
    role: str
    is_active: bool
    has_pin: bool


def staff_shape(row: Staff) -> StaffShape:
    return {
        "id": row.pk,
        "username": row.username,
        "name": row.name,
        "role": row.role,
        "is_active": row.is_active,
        "has_pin": bool(row.pin),
    }


@get(answers=list[StaffShape])
def every(ask: Ask) -> list[StaffShape]:
    """Everybody who works here or did."""
    rows = Staff.objects.filter(room=ask.room).exclude(role=Role.TABLE)
    return [staff_shape(row) for row in rows.order_by("name", "pk")]


@get(answers=StaffShape)
def one(ask: Ask, staff: int) -> StaffShape:
    """A member of staff."""
    row = Staff.objects.filter(room=ask.room, pk=staff).exclude(role=Role.TABLE).first()
    if row is None:
        raise NotFound("There is no such staff in this room.")
    return staff_shape(row)


FACTS: Facts = {"name": text(LONGEST_NAME, least=1), "role": one_of(ROLES), "is_active": yes_no()}


@patch(FACTS, answers=StaffShape)
def change(ask: Ask, staff: int) -> StaffShape:
    """Change a name or a role, switch somebody off or on."""
    change_staff(Staff(pk=staff, room_id=ask.room.pk), changes=ask.facts, **ask.by)
    return one.act(ask, staff)
