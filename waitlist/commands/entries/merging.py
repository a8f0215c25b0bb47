"""Two entries of one person on one list become one (rules §2, §8)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.db.models import F

from players.commands.merging import fuller, unite
from players.models import Player
from pokerroom.event_text import says
from pokerroom.models import Staff
from pokerroom.refusals import Malformed, Refused
from pokerroom.turn import Turn, turn
from tables.models import Sitting
from waitlist import queries
from waitlist.commands import calls
from waitlist.commands.entries.lookup import live
from waitlist.commands.entries.removing import take_off
from waitlist.commands.entry_changes import change, record, seen_here
from waitlist.models import Entry
from waitlist.rules import LIVE, LONGEST_NOTE, Origin, Status

PINNED = (Status.CALLED, Status.HELD, Status.WAITING)  # in this order they stand on the list
ORIGIN = ("origin", "origin_at", "origin_rank", "origin_rule", "origin_cents")
MISSED = ("missed_at", "back_at")
PASS = ("passed_at", "not_passed")


def merge(kept: Entry, *, other: Entry, by: Staff, at: datetime) -> Entry:
    """Two names of one person on one list made one: the better place, if that one is here, on the fuller record.

    Whichever of the two is named first. The records become one too, on every list: T16, T39, tier, bars, custody,
    notes and age checks of either follow. Refused where they are two people.
    """
    with turn(kept.room_id, by=by, at=at) as now:
        kept, other = live(now, kept), live(now, other)
        if kept.game_id != other.game_id or kept.pk == other.pk:
            raise Malformed({"other": "Choose two names on the same list."})
        whose, lesser = fuller(kept.player, other.player)
        _check_one_body(whose, lesser)
        stays = _make_one(now, kept, other, lesser.name)
        for one, twin in _twins(whose, lesser):
            _make_one(now, one, twin, lesser.name)
        unite(now, whose, lesser)
        _end_what_cannot_be(now, whose)
        stays.refresh_from_db()
        return stays


def _check_one_body(one: Player, other: Player) -> None:
    """Refused for two who sit, or sat, at one time."""
    for sat in Sitting.objects.filter(player=one).exclude(ended_at=F("since")):
        meanwhile = Sitting.objects.filter(player=other).exclude(ended_at=F("since")).exclude(ended_at__lte=sat.since)
        if (meanwhile.filter(since__lt=sat.ended_at) if sat.ended_at else meanwhile).exists():
            raise Refused(
                f"{one.public_name} and {other.public_name} sat at the same time: they are two people.",
                code="two_people",
            )


def _twins(one: Player, other: Player) -> list[tuple[Entry, Entry]]:
    """Where else both names are on one list."""
    rows = Entry.objects.select_related("game", "player").filter(status__in=LIVE)
    twins = {entry.game_id: entry for entry in rows.filter(player=other)}
    return [(entry, twins[entry.game_id]) for entry in rows.filter(player=one) if entry.game_id in twins]


def _make_one(now: Turn, one: Entry, other: Entry, alias: str) -> Entry:
    """A step: the better place stays, with what is known of either entry; the other ends."""
    stays, goes = _better_first(now, one, other)
    take_off(now, goes, f"same person as {stays.player.public_name}")
    was = change(stays, **_known_of_either(stays, goes, alias))
    record(now, stays, "waitlist.merged", topics=["rail"], other=goes.pk, was=was)
    return stays


def _better_first(now: Turn, one: Entry, other: Entry) -> tuple[Entry, Entry]:
    """The better place first: called, on hold, then the order of the list; of those waiting one that is here."""
    order = [placed.pk for placed in queries.waiting_order(now.room, one.game, now.policy)]

    def rank(entry: Entry) -> tuple[int, bool, int]:
        waits = entry.status == Status.WAITING
        return PINNED.index(Status(entry.status)), waits and not entry.is_here, order.index(entry.pk) if waits else 0

    first, then = sorted((one, other), key=rank)
    return first, then


def _known_of_either(stays: Entry, goes: Entry, alias: str) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "note": " · ".join(dict.fromkeys(filter(None, (stays.note, goes.note, alias))))[:LONGEST_NOTE],
        "not_tables": sorted({*stays.not_tables, *goes.not_tables}),
        "seat_wish": stays.seat_wish or goes.seat_wish,
        "passes": max(stays.passes, goes.passes),
    }
    if goes.passed_at and (stays.passed_at is None or stays.passed_at < goes.passed_at):
        facts |= {field: getattr(goes, field) for field in PASS}
    if stays.origin == Origin.LIST != goes.origin:
        facts |= {field: getattr(goes, field) for field in ORIGIN}
    if goes.back_at and not stays.back_at:
        facts |= {field: getattr(goes, field) for field in MISSED}
    arrived = min(filter(None, (stays.arrived_at, goes.arrived_at)), default=None)
    if stays.is_here or goes.is_here:
        assert arrived
        facts |= seen_here(stays, arrived) | {"arrived_at": arrived}
        facts |= {"due_at": None} if stays.status == Status.WAITING else {}
    return facts


def _end_what_cannot_be(now: Turn, player: Player) -> None:
    """One person now: no call beside a rival (T39), or besides one that was answered; no place where they sit."""
    for entry in Entry.objects.select_related("game", "player").filter(player=player, status__in=LIVE):
        call = calls.open_call_of(entry)
        if call and call.seat.table.number in queries.not_at(now.room, entry, now.policy):
            calls.take_back(now, entry, "kept apart")
        elif call and call.answered_at:
            calls.end_elsewhere(now, player, "answered another call", but=entry.pk)
        if Sitting.objects.filter(player=player, game=entry.game_id, ended_at__isnull=True).exists():
            take_off(now, entry, "sits in that game")


says("waitlist.merged")("Two entries of {name} merged".format_map)
