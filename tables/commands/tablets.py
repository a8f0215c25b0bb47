"""A tablet that is a table's own: it can do what its role allows, at that table only (rules §6)."""

from __future__ import annotations

from datetime import datetime

from rest_framework.authtoken.models import Token

from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.roles import Act, Role
from pokerroom.turn import Turn, turn
from tables.models import Table
from tables.refusals import TableState


def bind(table: Table, *, by: Staff, at: datetime) -> Staff:
    """Whoever logs in as this is the table's tablet. The one before is out: a lost tablet is shut out by a new one."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLETS) as now:
        table = now.again(Table.objects, table.pk)
        tablet = tablet_of(table) or _new(now, table)
        _shut_out(tablet)
        tablet.is_active = True
        tablet.save()
        _record(now, table, "tables.tablet_bound")
        return tablet


def release(table: Table, *, by: Staff, at: datetime) -> Staff:
    """No tablet is the table's own any more."""
    with turn(table.room_id, by=by, at=at, act=Act.TABLETS) as now:
        table = now.again(Table.objects, table.pk)
        tablet = tablet_of(table)
        if tablet is None or not tablet.is_active:
            raise TableState(f"Table {table.number} has no tablet of its own.", code="no_tablet")
        _shut_out(tablet)
        tablet.is_active = False
        tablet.save()
        _record(now, table, "tables.tablet_released")
        return tablet


def tablet_of(table: Table) -> Staff | None:
    return Staff.objects.filter(room=table.room_id, bound_to=table.number).first()


def _new(now: Turn, table: Table) -> Staff:
    name = f"Table {table.number}"
    username = f"{now.room.slug[:40]}-table-{table.number}"
    return Staff(room=now.room, username=username, name=name, role=Role.TABLE, bound_to=table.number)


def _shut_out(tablet: Staff) -> None:
    """Nobody logs in with a password; with another unusable one, open sessions end at their next request."""
    tablet.set_unusable_password()
    Token.objects.filter(user=tablet.pk).delete()


def _record(now: Turn, table: Table, verb: str) -> None:
    now.record(verb, f"tablet:{table.number}", topics=["tablets"], table=table.number)


says("tables.tablet_bound")("A tablet bound to Table {table}".format_map)
says("tables.tablet_released")("The tablet of Table {table} released".format_map)
