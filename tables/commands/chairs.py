"""Chairs, as steps: somebody sits down, gets up, sits again; and who may not."""

from __future__ import annotations

from datetime import datetime

from players.models import AgeCheck, Player
from players.queries import of_person, said
from pokerroom.events import gaming_day
from pokerroom.refusals import NotFound, Refused
from pokerroom.turn import Turn
from tables import queries
from tables.commands.absences import end_absence, go_on
from tables.commands.money import cashed_out
from tables.models import CashOut, Placement, Seat, Session, Sitting
from tables.refusals import AlreadySeated, SeatTaken, TableState
from tables.rules import TableStatus
from tables.rules.absences import AbsenceEnd


def sit_down(
    now: Turn,
    seat: Seat,
    *,
    player: Player | None,
    buy_in: int | None = None,
    place_kept: bool = False,
) -> Sitting:
    """A step: somebody takes this chair, which must be free. `buy_in` in cents, or None where not stated.

    `place_kept`: a place kept from an earlier seat carries the session on. Raises SeatTaken, AlreadySeated.
    Whether the amount will do is checked before (tables/commands/money.py).
    """
    table, game = seat.table, seat.table.game
    if game is None or table.status not in (TableStatus.OPEN, TableStatus.RUNNING):
        raise TableState(f"Table {table.number} is {table.status}: nobody is seated there.", rule="T4")
    if seat.number > table.chairs:
        raise NotFound(f"Table {table.number} has {table.chairs} chairs in use.")
    check_free(now, seat)
    if player:
        check_not_seated(now, player)
    last = last_of_session(now, player, place_kept=place_kept) if player else None
    same_game = last if last and last.game_id == game.pk else None  # what was missed is still to be posted (CR22)
    sitting = Sitting.objects.create(
        room=now.room,
        session=last.session if last else Session.objects.create(room=now.room, player=player, started_at=now.at),
        player=player,
        game=game,
        since=now.at,
        buy_in=buy_in,
        missed_small=bool(same_game and same_game.missed_small),
        missed_big=bool(same_game and same_game.missed_big),
        gaming_day=gaming_day(now.at, now.room, now.policy),
    )
    Placement.objects.create(room=now.room, sitting=sitting, seat=seat, since=now.at, hole_since=seat.open_since)
    fill_hole(seat)
    return sitting


def get_up(
    now: Turn, sitting: Sitting, *, amount: int | None, cash_out: bool = True, at: datetime | None = None
) -> Placement:
    """A step: the sitting ends; its chair is a hole since the player was marked leaving, or since now.

    `at`: the due moment of what ended by itself.
    """
    at = at or now.at
    placement = sitting.placements.select_related("seat__table__game").get(until__isnull=True)
    end_absence(now, sitting, AbsenceEnd.LEFT, at=at)
    sitting.ended_at, sitting.left_with = at, amount
    sitting.save(update_fields=["ended_at", "left_with"])
    if cash_out:
        cashed_out(now, sitting, placement.seat.table.number, amount)
    placement.until = at
    placement.save(update_fields=["until"])
    placement.seat.open_since = sitting.leaving_at or at
    placement.seat.save(update_fields=["open_since"])
    return placement


def sit_again(now: Turn, sitting: Sitting, seat: Seat) -> None:
    """A step of undo: the sitting that ended goes on in its chair, as if nobody had got up."""
    check_free(now, seat)
    if sitting.player:
        check_not_seated(now, sitting.player)
    ended_at = sitting.ended_at
    CashOut.objects.filter(sitting=sitting).update(taken_back=True)
    go_on(sitting.absences.filter(ended_at=ended_at, ended_as__in=(AbsenceEnd.LEFT, AbsenceEnd.PICKED_UP)))
    sitting.ended_at = sitting.left_with = None
    sitting.save(update_fields=["ended_at", "left_with"])
    # Where moves share a moment with the leaving, the last stay in that chair was the one.
    stay = Placement.objects.filter(sitting=sitting, seat=seat, until=ended_at).latest("pk")
    Placement.objects.filter(pk=stay.pk).update(until=None)
    seat.open_since = sitting.leaving_at
    seat.save(update_fields=["open_since"])


def fill_hole(seat: Seat) -> None:
    """A step: nobody can be called for this chair any more, and no lock-up is on it."""
    seat.open_since = seat.locked_for = seat.locked_until = None
    seat.save(update_fields=["open_since", "locked_for", "locked_until"])


def check_free(now: Turn, seat: Seat) -> None:
    """Refused (SeatTaken) if somebody sits in this chair."""
    sitter = Placement.objects.filter(seat=seat, until__isnull=True).select_related("sitting__player").first()
    if sitter is None:
        return
    name = sitter.sitting.player.public_name if sitter.sitting.player else "somebody without a name yet"
    leaving = " is leaving but still sits there: tap Left first" if sitter.sitting.leaving_at else " sits there"
    raise SeatTaken(f"Table {seat.table.number} seat {seat.number} is taken: {name}{leaving}.")


def check_not_seated(now: Turn, player: Player) -> None:
    """Refused (AlreadySeated) if this player sits anywhere in the room: one player, one seat."""
    chair = queries.where(now.room, [player.pk]).get(player.pk)
    if chair:
        raise AlreadySeated(
            f"{said(player)} sits at table {chair.seat.table.number} seat {chair.seat.number} already.",
            table=chair.seat.table.number,
            seat=chair.seat.number,
        )


def check_age(now: Turn, player: Player, *, id_seen: bool) -> None:
    """The first seating needs an age check on record (T2); "ID seen" makes one."""
    if AgeCheck.objects.filter(of_person(player)).exists():
        return
    if not id_seen:
        raise Refused(
            f"No age check for {said(player)} yet: see an ID, {now.policy.minimum_age} or over.",
            code="age_check_needed",
            rule="T2",
            player=player.pk,
        )
    assert now.by
    AgeCheck.objects.create(room=now.room, player=player, at=now.at, by=now.by, how=AgeCheck.How.ID_SEEN)


def last_of_session(now: Turn, player: Player, *, place_kept: bool = False) -> Sitting | None:
    """The last sitting of the player's running stay in the room (rules §3).

    `place_kept`: the player still has a place from a broken table, a pick-up or an extended dinner.
    """
    last = Sitting.objects.filter(room=now.room, player=player).order_by("-since", "-pk").first()
    if last is None or last.ended_at is None or place_kept:
        return last
    return last if queries.session_goes_on(player.pk, last.ended_at, now.policy, now.at) else None
