"""Whole lists: close for new names, reopen, clear."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TypedDict

from pokerroom.event_text import game_text, kept_text, says
from pokerroom.events import typed
from pokerroom.models import Event, Room, Staff
from pokerroom.refusals import Refused
from pokerroom.roles import Act
from pokerroom.turn import Turn, turn
from pokerroom.undo import facts_of, nothing_to_undo, undoes
from tables.models import Game
from waitlist.commands.entries import may_end, take_off
from waitlist.models import Entry
from waitlist.rules import LIVE, Origin, Outcome, Status


def close_list(room: Room, *, game: Game, by: Staff, at: datetime) -> Game:
    """No new names; whoever stands there keeps the place."""
    with turn(room, by=by, at=at, act=Act.CLOSE_LISTS) as now:
        game = now.again(Game.objects, game.pk)
        if game.list_closed_at:
            raise Refused(f"The {game.short} list is closed already.", code="list_closed")
        return _set_closed(now, game, now.at)


def reopen_list(room: Room, *, game: Game, by: Staff, at: datetime) -> Game:
    """New names again."""
    with turn(room, by=by, at=at, act=Act.CLOSE_LISTS) as now:
        game = now.again(Game.objects, game.pk)
        if not game.list_closed_at:
            raise Refused(f"The {game.short} list is open.", code="list_open")
        return _set_closed(now, game, None)


def _set_closed(now: Turn, game: Game, closed_at: datetime | None) -> Game:
    was, game.list_closed_at = game.list_closed_at, closed_at
    game.save(update_fields=["list_closed_at"])
    verb = "waitlist.list_closed" if closed_at else "waitlist.list_reopened"
    now.record(verb, f"list:{game.slug}", topics=[f"list:{game.slug}", "board"], short=game.short, was_closed_at=was)
    return game


def clear_list(room: Room, *, game: Game, reason: str = "list cleared", by: Staff, at: datetime) -> list[Entry]:
    """End every entry of the list, one event each, restorable. Nobody is called in their stead.

    Who has chips in custody keeps the place (rules §3); the event names them.
    """
    with turn(room, by=by, at=at, act=Act.CLOSE_LISTS) as now:
        game = now.again(Game.objects, game.pk)
        live = Entry.objects.select_related("game", "player").filter(game=game, status__in=LIVE).order_by("pk")
        entries, kept = may_end(live)
        now.record(
            "waitlist.cleared",
            f"list:{game.slug}",
            topics=[f"list:{game.slug}", "board"],
            short=game.short,
            names=len(entries),
            kept=names_of(kept),
        )
        for entry in entries:
            take_off(now, entry, reason, Outcome.WITHDRAWN)
        return entries


def clear_not_here(room: Room, *, game: Game, before: datetime, by: Staff, at: datetime) -> list[Entry]:
    """Take off whoever has not been here since before that moment, in one tap, restorable.

    Who is away by right keeps the place: at an extended dinner, or with chips in custody.
    """
    with turn(room, by=by, at=at, act=Act.LISTS) as now:
        old = Entry.objects.select_related("game", "player").filter(
            room=now.room, game=game, status=Status.WAITING, away_since__lt=before
        )
        entries, kept = may_end(old.exclude(origin=Origin.DINNER).order_by("pk"))
        if entries:
            now.record(
                "waitlist.cleared_not_here",
                f"list:{game.slug}",
                topics=[f"list:{game.slug}"],
                short=game.short,
                names=len(entries),
                kept=names_of(kept),
            )
        for entry in entries:
            take_off(now, entry, "not here for long")
        return entries


def names_of(entries: Iterable[Entry]) -> list[str]:
    return [entry.player.public_name for entry in entries]


class ListClosed(TypedDict):
    """What closing and reopening a list carry: since when it was closed before."""

    was_closed_at: str | None


@undoes("waitlist.list_closed", "waitlist.list_reopened")
def _undo_list(now: Turn, event: Event) -> None:
    slug = event.subject.removeprefix("list:")
    Game.objects.filter(room=now.room, slug=slug).update(
        list_closed_at=typed("closed_at", facts_of(event, ListClosed)["was_closed_at"])
    )


nothing_to_undo("waitlist.cleared", "waitlist.cleared_not_here")
says("waitlist.cleared")(lambda facts: f"{game_text(facts)} list cleared, {facts['names']} names{kept_text(facts)}")
says("waitlist.cleared_not_here")(
    lambda facts: f"{game_text(facts)}: {facts['names']} not here removed{kept_text(facts)}"
)
says("waitlist.list_closed")(lambda facts: f"{game_text(facts)} list closed for new names")
says("waitlist.list_reopened")(lambda facts: f"{game_text(facts)} list open for new names")
