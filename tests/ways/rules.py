"""Why Ann may not come to that chair: by each rule, from the moment it is called."""

from __future__ import annotations

from datetime import timedelta

from floor.commands.absences import away
from floor.commands.barring import change_record
from floor.commands.breaking import break_table
from floor.commands.chairs import leave, walk_up
from floor.commands.custody import pick_up
from floor.commands.kept_apart import keep_apart
from floor.commands.lock_ups import lock_seat
from floor.commands.take_over import Sits
from players.models import Player
from tables.commands import no_fills
from tables.models import Table
from tables.queries import seat_of
from tests.ways.room import CHAIR, Evening
from waitlist.commands.calls import call


def age(it: Evening) -> None:
    Player.objects.filter(pk=it.ann.pk).update(born_on=it.begins.date() - timedelta(days=20 * 365))


def bar(it: Evening) -> None:
    facts = {"barred_until": it.at(10**6), "barred_why": "Collusion"}
    change_record(it.ann, **facts, by=it.supervisor, at=it.at())


def apart(it: Evening) -> None:
    """A rival sits there."""
    if it.paper is not None:
        rex = it.player("Rex")
        it.paper.append(Sits(6, 1, "Rex", record=rex.pk))
        keep_apart(it.ann, other=rex, by=it.supervisor, at=it.at())
        return
    rival = it.sitting("Rival").player
    assert rival
    keep_apart(it.ann, other=rival, by=it.supervisor, at=it.at())


def custody(it: Evening) -> None:
    """187.00 of hers are in custody, picked up at that very table; she comes with 100.00."""
    sat = walk_up(it.room, **CHAIR, player=it.ann, reason="x", by=it.host, at=it.at(-60))
    away(sat, by=it.host, at=it.at(-55))
    pick_up(sat, amount=18_700, verified_by="Dee Ortiz", bag="7", by=it.supervisor, at=it.at(-30))


def t16(it: Evening) -> None:
    """She left with 900.00 half an hour ago; she comes with 100.00."""
    sat = walk_up(it.room, **CHAIR, player=it.ann, reason="x", by=it.host, at=it.at(-60))
    leave(sat, amount=90_000, by=it.host, at=it.at(-30))


def t47(it: Evening) -> None:
    """That table has just begun; she comes with 900.00."""
    Table.objects.filter(number=2).update(running_since=it.at())


def t43(it: Evening) -> None:
    break_table(it.table(5), by=it.supervisor, at=it.at())


def fills(it: Evening) -> None:
    """That table takes no fills; nor does the one on the paper."""
    if it.paper is None:
        no_fills(it.table(it.chair[0]), on=True, by=it.supervisor, at=it.at())


def kept(it: Evening) -> None:
    """The floor keeps that chair for Bob."""
    if it.paper is not None:
        it.paper.append(Sits(6, 3, "Bob Baker", kept=True))
        return
    chair = seat_of(it.room, *it.chair)
    lock_seat(chair, player_id=it.player("Bob").pk, reason="Promised", by=it.supervisor, at=it.at())


def called(it: Evening) -> None:
    """Cy was called for that chair."""
    table, seat = it.chair
    call(it.on_list("Cy", at=it.at()), table=table, seat=seat, reason="x", by=it.host, at=it.at())


EARLIER = {"custody", "t16"}  # what she did before: so from the start
