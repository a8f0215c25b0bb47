"""Names on lists: join, check in, step out, remove, restore, move. Who may: a host, for the most."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from players.commands import enrol
from players.models import Player
from pokerroom.models import Event, Room, Staff
from pokerroom.refusals import Malformed, NotFound, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, from_to, require, turn
from tables.commands import check_not_seated
from tables.models import Game
from tables.queries import sitting_of
from tables.queries.money import open_bag
from waitlist import queries
from waitlist.commands import calls
from waitlist.commands.steps import NOT_PUT, change, check_may_play, give_back, record, typed
from waitlist.models import Entry, Standby
from waitlist.refusals import AlreadyListed, ListClosed, NotWaiting
from waitlist.rules import LIVE, NOT_HERE_YET, Origin, Outcome, Status, Via, between, clock, clock_to_the_second


def join(
    room: Room,
    *,
    games: Iterable[Game],
    player: Player | None = None,
    name: str = "",
    via: Via = Via.DESK,
    by: Staff,
    at: datetime,
) -> list[Entry]:
    """Put somebody on one or more lists, by record or by a name alone.

    By phone or web the place starts *not here* (T10). Refused: closed list, on it already, barred (T41), under age
    (T2), seated in that very game.
    """
    with turn(room, by=by, at=at) as now:
        games = [now.again(Game.objects, game.pk) for game in games]
        if not games:
            raise Malformed({"game": "Choose at least one list."})
        if player is None:
            player = enrol(now, name=name)
        else:
            player = now.again(Player.objects.filter(merged_into__isnull=True), player.pk)
        check_may_play(now, player)
        return [_join(now, player, game, via) for game in games]


def _join(now: Turn, player: Player, game: Game, via: Via) -> Entry:
    if not game.offered:
        raise Refused(f"{game.name} is not offered.", code="not_offered", rule="T4")
    twin = Entry.objects.filter(game=game, player=player, status__in=LIVE).first()
    if twin:
        raise AlreadyListed(f"{player.public_name} is on the {game.short} list already.", entry=twin.pk)
    if game.list_closed_at:
        since = clock(game.list_closed_at, now.room.zone)
        raise ListClosed(f"The {game.short} list takes no new names since {since}.")
    check_not_in_this_game(now, player, game)
    here = via not in NOT_HERE_YET
    entry = Entry.objects.create(
        room=now.room,
        game=game,
        player=player,
        via=via,
        joined_at=now.at,
        arrived_at=now.at if here else None,
        away_since=None if here else now.at,
    )
    record(now, entry, "waitlist.joined", via=via)
    return entry


def check_not_in_this_game(now: Turn, player: Player, game: Game) -> None:
    """Refused (AlreadySeated) if the player sits in that very game."""
    sitting = sitting_of(now.room, player.pk)
    if sitting and sitting.game_id == game.pk:
        check_not_seated(now, player)


def check_in(entry: Entry, *, by: Staff, at: datetime) -> Entry:
    """ "I'm here." Called: answered, the seat stays locked up. Held: first for the next seat (T45). Waiting: here."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = now.again(Entry.objects.select_related("game", "player"), entry.pk)
        match entry.status:
            case Status.CALLED:
                calls.answer(now, entry)
            case Status.HELD:
                _back_from_hold(now, entry)
            case Status.WAITING:
                _arrive(now, entry)
            case _:
                raise NotWaiting(over(now, entry), rule="T45" if entry.ended_why == "no show" else None)
        return entry


def over(now: Turn, entry: Entry) -> str:
    """Why nothing more can be done with this entry."""
    when = clock_to_the_second(entry.ended_at, now.room.zone) if entry.ended_at else ""
    if entry.status == Status.SEATED:
        return f"{entry.player.public_name} was seated from the {entry.game.short} list at {when}."
    return f"{entry.player.public_name} left the {entry.game.short} list at {when}: {entry.ended_why}."


def _back_from_hold(now: Turn, entry: Entry) -> None:
    was = change(
        entry,
        status=Status.WAITING,
        due_at=None,
        back_at=now.at,
        away_since=None,
        back_by=None,
        **NOT_PUT,
    )
    record(now, entry, "waitlist.back", topics=["rail"], rule="T45", was=was)


def _arrive(now: Turn, entry: Entry) -> None:
    paged = Standby.objects.filter(entry=entry, showed_at=None, ended_at=None).update(showed_at=now.at)
    if entry.is_here and not paged:
        return
    was = change(entry, away_since=None, back_by=None, due_at=None, arrived_at=entry.arrived_at or now.at)
    record(now, entry, "waitlist.arrived", was=was)


def step_out(entry: Entry, *, until: datetime | None = None, by: Staff, at: datetime) -> Entry:
    """ "Getting food, back at nine": place kept, passed over until back."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = waiting(now, entry)
        back_by = until or now.at + timedelta(seconds=now.policy.stepped_out_seconds)
        if back_by <= now.at:
            raise Malformed({"until": "Give a time that is still to come."})
        was = change(entry, away_since=now.at, back_by=back_by)
        record(now, entry, "waitlist.stepped_out", until=back_by, was=was)
        return entry


def annotate(
    entry: Entry,
    *,
    note: str | None = None,
    not_tables: list[int] | None = None,
    seat_wish: str | None = None,
    by: Staff,
    at: datetime,
) -> Entry:
    """What staff should know: a note ("red cap"), tables not wanted, a wish for a seat."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = live(now, entry)
        facts = {
            "note": None if note is None else " ".join(note.split()),
            "not_tables": not_tables,
            "seat_wish": None if seat_wish is None else " ".join(seat_wish.split()),
        }
        for field, most in (("note", 200), ("seat_wish", 60)):
            if len(facts[field] or "") > most:
                raise Malformed({field: f"At most {most} characters."})
        was = change(entry, **{field: value for field, value in facts.items() if value is not None})
        record(now, entry, "waitlist.noted", was=was)
        return entry


def remove(entry: Entry, *, reason: str = "taken off", by: Staff, at: datetime) -> Entry:
    """Take a name off; it stays struck through for a while, restorable. An open call's seat goes to the next."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = live(now, entry)
        if open_bag(entry.player_id, entry.game_id):
            raise Refused(
                f"Chips of {entry.player.public_name} are in custody: the place stays until they are paid out.",
                code="in_custody",
                rule=entry.origin_rule or "T35",
            )
        take_off(now, entry, reason)
        return entry


def take_off(now: Turn, entry: Entry, reason: str, outcome: Outcome = Outcome.REMOVED) -> None:
    """A step: the entry ends, and its open call with it."""
    call = calls.open_call_of(entry)
    calls.end(now, call, outcome) if call else None
    calls.end_standbys_of(now, entry)
    was = change(entry, status=Status.REMOVED, due_at=None, ended_at=now.at, ended_why=reason[:120])
    record(
        now,
        entry,
        "waitlist.removed",
        topics=["rail"],
        touches=[f"seat:{call.seat_id}"] if call else [],
        reason=reason,
        was=was,
        call=call.pk if call else None,
    )


def restore(entry: Entry, *, by: Staff, at: datetime) -> Entry:
    """Back to the old place. A call or hold that ended with it goes on if it still has time."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = now.again(Entry.objects.select_related("game", "player"), entry.pk)
        if entry.status != Status.REMOVED:
            raise NotWaiting(f"{entry.player.public_name} is {entry.status}, not removed.")
        off = Event.objects.filter(room=now.room, subject=f"entry:{entry.pk}", verb="waitlist.removed").latest("seq")
        was = stand_again(now, entry, off.data["was"])
        record(now, entry, "waitlist.restored", topics=["rail"], was=was)
        calls.reopen(now, entry, off.data.get("call"))
        return entry


def stand_again(now: Turn, entry: Entry, was: dict[str, Any]) -> dict[str, Any]:
    """A step: an entry that ended stands at its old place, on hold if it was and there is still time.

    Refused while the player has another name on that list, sits in that very game, or may not play.
    """
    check_may_play(now, entry.player)
    twin = Entry.objects.filter(game=entry.game, player=entry.player, status__in=LIVE).first()
    if twin:
        raise AlreadyListed(
            f"{entry.player.public_name} is on the {entry.game.short} list again already.", entry=twin.pk
        )
    check_not_in_this_game(now, entry.player, entry.game)
    due_at = typed("due_at", was["due_at"])
    goes_on = due_at is not None and due_at > now.at and was["status"] != Status.CALLED
    still = {"status": was["status"], "due_at": due_at} if goes_on else {"status": Status.WAITING, "due_at": None}
    if entry.origin == Origin.CHIPS and not open_bag(entry.player_id, entry.game_id):
        still |= {"origin": Origin.LIST, "origin_at": None, "origin_rule": ""}  # paid out: no top rung any more
    return give_back(entry, was | still)


def move(entry: Entry, *, position: int, reason: str, by: Staff, at: datetime) -> Entry:
    """Put an entry at a place among those waiting. Above a tier 3 or held player only a supervisor (rules §2)."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = waiting(now, entry)
        if not reason.strip():
            raise Malformed({"reason": "Say why: a move needs a reason."})
        order = queries.waiting_order(now.room, entry.game, now.policy)
        if not 1 <= position <= len(order):
            raise Malformed({"position": f"Give a place from 1 to {len(order)}."})
        old = next(place for place, other in enumerate(order, 1) if other.pk == entry.pk)
        others = [other for other in order if other.pk != entry.pk]
        if position < old:
            _check_not_above_priority(now, others[position - 1 : old - 1])
        was = put(entry, others, position, now, reason)
        record(
            now,
            entry,
            "waitlist.moved",
            reason=reason,
            was=was,
            **from_to(old, position),
        )
        return entry


def _check_not_above_priority(now: Turn, jumped: list[queries.Placed]) -> None:
    higher = next((other for other in jumped if other.standing.rung != "joined"), None)
    if higher:
        require(now.by, Act.ABOVE_PRIORITY, now.room.pk)


def put(entry: Entry, others: list[queries.Placed], position: int, now: Turn, reason: str) -> dict[str, object]:
    """Store rung, moment and key just before the one now at that place; behind everybody: just after the last."""
    if position <= len(others):
        before = others[position - 2].standing.rank if position >= 2 else None
        rung, moment, key = between(before, others[position - 1].standing.rank)
    elif others:
        rung, moment, key = others[-1].standing.rank[:3]
        key += 1
    else:
        return {}
    return change(entry, put_rung=rung, put_moment=moment, put_key=key, put_why=reason[:160])


def change_list(entry: Entry, *, game: Game, reason: str = "", by: Staff, at: datetime) -> Entry:
    """Put an entry on another list, keeping its joining time; the wrong list was tapped, or the mind was changed."""
    with turn(entry.room_id, by=by, at=at) as now:
        entry = waiting(now, entry)
        game = now.again(Game.objects, game.pk)
        if game.pk == entry.game_id:
            raise Malformed({"game": f"That is the {game.short} list already."})
        moved = _join(now, entry.player, game, Via(entry.via))
        change(
            moved,
            joined_at=entry.joined_at,
            arrived_at=entry.arrived_at,
            away_since=entry.away_since,
            back_by=entry.back_by,
            note=entry.note,
            seat_wish=entry.seat_wish,
        )
        take_off(now, entry, f"to the {game.short} list" + (f": {reason}" if reason else ""))
        return moved


def merge(kept: Entry, *, other: Entry, by: Staff, at: datetime) -> Entry:
    """Two names of one person on one list made one: the better place stays if that one is here."""
    with turn(kept.room_id, by=by, at=at) as now:
        kept, other = waiting(now, kept), waiting(now, other)
        if kept.game_id != other.game_id or kept.pk == other.pk:
            raise Malformed({"other": "Choose two names on the same list."})
        order = [placed.pk for placed in queries.waiting_order(now.room, kept.game, now.policy)]
        better = other if order.index(other.pk) < order.index(kept.pk) else kept
        stays, goes = (better, kept if better is other else other)
        if not stays.is_here and goes.is_here:
            stays, goes = goes, stays
        note = " · ".join(filter(None, [stays.note, goes.note or goes.player.name]))[:200]
        take_off(now, goes, f"same person as {stays.player.public_name}")
        was = change(stays, note=note)
        record(now, stays, "waitlist.merged", other=goes.pk, was=was)
        return stays


def live(now: Turn, entry: Entry) -> Entry:
    entry = now.again(Entry.objects.select_related("game", "player"), entry.pk)
    if not entry.is_live:
        raise NotWaiting(over(now, entry))
    return entry


def waiting(now: Turn, entry: Entry) -> Entry:
    entry = live(now, entry)
    if entry.status != Status.WAITING:
        what = "called for a seat" if entry.status == Status.CALLED else "on hold"
        raise NotWaiting(f"{entry.player.public_name} is {what}, not waiting.", code="not_waiting")
    return entry


def game_of(room: Room, slug: str) -> Game:
    """The room's game by its slug. Raises NotFound."""
    game = Game.objects.filter(room=room, slug=slug).first()
    if game is None:
        raise NotFound(f"There is no game called {slug[:40]} here.")
    return game
