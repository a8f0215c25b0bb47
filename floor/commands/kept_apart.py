"""Players kept apart (T39): the pairs, and whom a chair is not for because of them."""

from __future__ import annotations

from datetime import datetime
from typing import TypedDict

from players.models import ApartPair, Player
from players.queries import players
from pokerroom.event_text import says
from pokerroom.models import Event, Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import Result, facts_of, only, undoes
from tables import queries as floor
from tables.models import Table
from tables.queries.apart import KeptApart
from waitlist import queries
from waitlist.commands import calls
from waitlist.commands.calls.open_calls import call_again
from waitlist.models import Entry
from waitlist.rules import Status


def keep_apart(one: Player, *, other: Player, by: Staff, at: datetime) -> ApartPair:
    """These two are never at one table (T39). A call that would bring them together is withdrawn."""
    with turn(one.room_id, by=by, at=at, act=Act.BARS) as now:
        first, second = sorted((now.again(Player.objects, one.pk), now.again(Player.objects, other.pk)), key=_pk)
        if first.pk == second.pk:
            raise Malformed({"other": "Choose two different players."})
        pair, made = ApartPair.objects.get_or_create(
            room=now.room, one=first, other=second, until=None, defaults={"since": now.at}
        )
        if made:
            touches = [f"player:{second.pk}"]
            now.record(
                "players.kept_apart",
                f"player:{first.pk}",
                topics=["players"],
                touches=touches,
                name=first.public_name,
                pair=pair.pk,
                other=second.pk,
            )
            part(now, first, second)
        return pair


def _pk(player: Player) -> int:
    return int(player.pk)


def part(now: Turn, one: Player, other: Player) -> None:
    """A step: the open calls end that would seat one beside the other."""
    for player, rival in ((one, other), (other, one)):
        for entry in Entry.objects.select_related("game", "player").filter(player=player, status=Status.CALLED):
            call = calls.open_call_of(entry)
            tables = queries.tables_of(now.room, {rival.pk}, now.policy)
            if call and call.seat.table.number in tables:
                calls.take_back(now, entry, "kept apart")


def let_together(pair: ApartPair, *, by: Staff, at: datetime) -> ApartPair:
    """These two may sit together again."""
    with turn(pair.room_id, by=by, at=at, act=Act.BARS) as now:
        pair = now.again(ApartPair.objects, pair.pk)
        if pair.until is None:
            pair.until = now.at
            pair.save(update_fields=["until"])
            now.record(
                "players.let_together",
                f"player:{pair.one_id}",
                topics=["players"],
                touches=[f"player:{pair.other_id}"],
                name=pair.one.public_name,
                pair=pair.pk,
                other=pair.other_id,
            )
        return pair


def rivals_near(now: Turn, table: Table) -> set[tuple[int, int]]:
    """Pairs of ids kept apart (T39): one sits or is kept a seat here, the other does so near, by the room's scope."""
    seats = list(floor.chairs(now.room))
    apart = KeptApart(now.room, seats)
    here = {who for seat in seats if seat.table_id == table.pk for who in (seat.player_id, seat.locked_for_id) if who}
    return {(player, rival) for player in here for rival in apart.near(player, table.number)}


def check_no_rivals_came(now: Turn, table: Table, near: set[tuple[int, int]]) -> None:
    """Refused if somebody here has come near a rival, those pairs excepted that were `near` before."""
    came = {player for player, _ in rivals_near(now, table) - near}
    for player in players(now.room).filter(pk__in=came).order_by("pk"):
        says = f"{player.public_name}: not in that game."
        now.refuse(Refused(says, code="kept_apart", rule="T39", overrulable=True, player=player.pk))


class Apart(TypedDict):
    """What an event about two players kept apart carries: the pair."""

    pair: int


@undoes("players.kept_apart")
def _undo_kept_apart(now: Turn, event: Event) -> Result:
    """Only now are the calls that it ended possible again."""
    ApartPair.objects.filter(pk=facts_of(event, Apart)["pair"]).delete()
    return only(call_again(now, event))


@undoes("players.let_together")
def _undo_let_together(now: Turn, event: Event) -> None:
    """Kept apart from now on: whoever came to sit together in between is named, not undone."""
    pair = now.again(ApartPair.objects.select_related("one", "other"), facts_of(event, Apart)["pair"])
    pair.since, pair.until = now.at, None
    pair.save(update_fields=["since", "until"])
    part(now, pair.one, pair.other)


says("players.kept_apart")("{name} kept apart from another player".format_map)
says("players.let_together")("{name} no longer kept apart".format_map)
