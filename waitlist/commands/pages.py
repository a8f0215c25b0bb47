"""The page job: each call's page takes the board's banner in turn, one at a time, never overlapping (BO-05)."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import groupby
from typing import Any

from pokerroom.event_text import says
from pokerroom.sweep import in_each_room
from pokerroom.turn import Turn, turn
from waitlist.models import Page
from waitlist.rules import PageState


def announce(at: datetime) -> None:
    """In every room with pages that nobody has seen: show the next if the banner is free."""
    rooms = Page.objects.filter(state=PageState.PENDING).values_list("room_id", flat=True).distinct()
    in_each_room(rooms, lambda room_id: announce_in(room_id, at))


def announce_in(room_id: int, at: datetime) -> None:
    """The same for one room."""
    if not Page.objects.filter(room=room_id, state=PageState.PENDING).exists():
        return
    with turn(room_id, by=None, at=at, skip_locked=True) as now:
        if now:
            _next_banner(now)


def _next_banner(now: Turn) -> None:
    shown = Page.objects.filter(room=now.room, shown_until__gt=now.at).exists()
    if shown:
        return
    waiting = (
        Page.objects.filter(room=now.room, state=PageState.PENDING)
        .select_related("call", "entry__player")
        .order_by("pk")
    )
    for batch, pages in groupby(waiting, key=lambda page: page.batch):
        fresh = [page for page in pages if _still_true(page)]
        stale = [page for page in waiting if page.batch == batch and page not in fresh]
        _drop(now, stale)
        if fresh:
            _show(now, fresh)
            return


def _still_true(page: Page) -> bool:
    """A page whose call has ended, or been answered, or whose name is off the list by then, is dropped unshown."""
    if page.call is None:
        return page.entry.is_live
    return not page.call.outcome and page.call.answered_at is None


def _show(now: Turn, pages: list[Page]) -> None:
    until = now.at + timedelta(seconds=now.policy.banner_seconds)
    Page.objects.filter(pk__in=[page.pk for page in pages]).update(
        state=PageState.SHOWN, shown_from=now.at, shown_until=until
    )
    now.record(
        "pages.shown",
        f"page:{pages[0].pk}",
        topics=["board"],
        **_whom(pages),
        until=until,
    )


def _whom(pages: list[Page]) -> dict[str, Any]:
    """The facts of an event: whose pages these are."""
    return {
        "entries": [page.entry_id for page in pages],
        "names": [page.entry.player.public_name for page in pages],
    }


def _drop(now: Turn, pages: list[Page]) -> None:
    if pages:
        Page.objects.filter(pk__in=[page.pk for page in pages]).update(state=PageState.DROPPED)
        now.record("pages.dropped", f"page:{pages[0].pk}", **_whom(pages))


says("pages.shown")(lambda facts: f"On the banner: {', '.join(facts.get('names', []))}")
says("pages.dropped")(lambda facts: f"Announcement dropped: {', '.join(facts.get('names', []))}")
