"""Somebody sits there, name later: a chair in one touch, and the name afterwards with all that a seat asks."""

from __future__ import annotations

from datetime import datetime
from typing import TypedDict

from django.db.models import F

from floor.commands.buy_ins import bring, check_brings
from floor.commands.chairs import chair_of, chair_of_sitting, close_entry, live_entry, live_sitting, place
from floor.commands.chairs.closed_entries import check_not_held, entry_open_again, place_kept
from floor.commands.lock_ups import free
from floor.commands.table_starts import Seated
from players.commands.eligibility import check_may_play
from players.commands.records import enrol
from players.models import Player
from players.queries import players, said
from pokerroom.event_text import buy_in_text, chair_text, says
from pokerroom.models import Event, Room, Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import Result, facts_of, undoes
from tables import commands as floor
from tables.commands.subjects import sitting_of
from tables.models import Seat, Session, Sitting
from tables.queries.money import open_bag
from waitlist.commands import calls
from waitlist.commands.open_seats import check_apart, check_fills, check_nobody_chooses, check_not_locked


def occupied(room: Room, *, table: int, seat: int, overrule: str = "", by: Staff, at: datetime) -> Sitting:
    """Somebody sits there, name later. Refused where a host seats nobody: no fills (T4), a break (T43), a lock-up."""
    with turn(room, by=by, at=at, act=Act.CHAIRS, overrule=overrule) as now:
        return sits_unnamed(now, chair_of(now, table, seat))


def sits_unnamed(now: Turn, chair: Seat) -> Sitting:
    """A step of the same, and of a table count."""
    floor.check_free(now, chair)
    _check_open(now, chair)
    open_since = chair.open_since
    sitting = floor.sit_down(now, chair, player=None)
    now.note(Seated).tables.add(chair.table_id)
    now.record("tables.occupied", f"sitting:{sitting.pk}", open_since=open_since, **place(chair))
    return sitting


def _check_open(now: Turn, chair: Seat) -> None:
    assert chair.table.game
    check_fills(now, chair.table)
    check_nobody_chooses(now, chair.table.game)
    if chair.locked_for_id:
        check_not_locked(now, chair)
        free(now, chair, now.overrule)


def name_sitter(
    sitting: Sitting,
    *,
    player: Player | None = None,
    name: str = "",
    buy_in: int | None = None,
    largest_stack: int | None = None,
    id_seen: bool = False,
    overrule: str = "",
    by: Staff,
    at: datetime,
) -> Sitting:
    """Whoever sits there gets a name; their entry in that game closes. What T16 and T34 ask is asked here too."""
    with turn(sitting.room_id, by=by, at=at, act=Act.SEATING, overrule=overrule) as now:
        sitting = live_sitting(now, sitting)
        if sitting.player_id:
            raise Refused("This player has a name already.", code="named_already")
        player = now.again(players(now.room), player.pk) if player else enrol(now, name=name)
        chair = chair_of_sitting(sitting)
        check_may_play(now, player)
        floor.check_not_seated(now, player)
        check_apart(now, player, chair.table)
        floor.check_age(now, player, id_seen=id_seen)
        _check_could_sit(sitting, player)
        own = live_entry(now, player, chair)
        check_not_held(now, own)
        brings = check_brings(now, player, chair, own, buy_in, largest_stack, at=sitting.since)
        was_session = sitting.session_id
        carried = _become(now, sitting, player, brings.buy_in)
        closed = close_entry(now, own)
        facts = place(chair, "rail")
        if closed:
            facts["touches"].append(f"entry:{closed['entry']}")
        event = now.record(
            "tables.named",
            f"sitting:{sitting.pk}",
            name=player.public_name,
            buy_in_cents=brings.buy_in,
            was_session=was_session,
            dinner_carried=carried,
            **closed,
            **facts,
        )
        bring(now, sitting, brings, event.seq)
        calls.end_elsewhere(now, player, "took another seat")
        return sitting


def _become(now: Turn, sitting: Sitting, player: Player, buy_in: int | None) -> bool:
    """The stay is this player's, in the session that runs for them; or else the sitter's own becomes theirs.

    Answers whether a dinner was carried into the running session: once a session, whoever knew the name (T33).
    """
    carried = False
    last = floor.last_of_session(now, player, place_kept=place_kept(player))
    if last:
        carried = bool(sitting.session.dinner_used_at and not last.session.dinner_used_at)
        if carried:
            last.session.dinner_used_at = sitting.session.dinner_used_at
            last.session.save(update_fields=["dinner_used_at"])
        sitting.session = last.session
    else:
        sitting.session.player = player
        sitting.session.save(update_fields=["player"])
    sitting.player, sitting.buy_in = player, buy_in
    sitting.save(update_fields=["player", "session", "buy_in"])
    return carried


def _check_could_sit(sitting: Sitting, player: Player) -> None:
    """Refused for a player who sat elsewhere while somebody sat here, or whose chips for this game are in custody."""
    elsewhere = Sitting.objects.filter(player=player, ended_at__gt=sitting.since).exclude(ended_at=F("since"))
    if elsewhere.exists():
        raise Refused(
            f"{said(player)} sat elsewhere meanwhile: it was somebody else. Tap Left, then seat anew.",
            code="sat_elsewhere",
        )
    if open_bag(player.pk, sitting.game_id):
        raise Refused(
            f"Chips of {said(player)} are in custody: tap Left, then seat with them.",
            code="custody_amount",
            rule="T31",
        )


class Named(TypedDict):
    """What naming a sitter carries: the session there was, and whether its dinner went along."""

    was_session: int
    dinner_carried: bool


@undoes("tables.named")
def _undo_named(now: Turn, event: Event) -> Result:
    sitting = live_sitting(now, sitting_of(now, event))
    named = facts_of(event, Named)
    if named["dinner_carried"]:
        Session.objects.filter(pk=sitting.session_id).update(dinner_used_at=None)
    sitting.session = Session.objects.get(pk=named["was_session"])
    sitting.player = sitting.session.player = sitting.buy_in = None
    sitting.save(update_fields=["player", "session", "buy_in"])
    sitting.session.save(update_fields=["player"])
    sitting.chips.all().delete()
    return entry_open_again(now, event)


says("tables.occupied")(lambda facts: f"{chair_text(facts)} occupied, name later")
says("tables.named")(lambda facts: f"{facts['name']} sits at {chair_text(facts)}{buy_in_text(facts)}")
