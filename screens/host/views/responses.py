"""What the host's screen gets back: parts of itself, renewed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.http import HttpResponse
from django.urls import reverse

from floor.commands import cash_outs
from players.models import Player
from players.queries import players
from pokerroom.decorators import StaffRequest, afresh, page
from pokerroom.models import Event, Room
from pokerroom.refusals import NotFound
from pokerroom.roles import Act, may
from pokerroom.turn import policy_of
from screens.host.reads import cards
from screens.host.views.tray import close, opened, tray_of
from screens.parts import action_bar, forms
from screens.parts.action_bar import Bar
from screens.parts.refusals import ReasonNeeded
from tables.models import Game, Table
from tables.queries import games_offered
from tables.queries.money import last_cash_out
from waitlist import queries
from waitlist.models import Entry
from waitlist.queries.auto_call import is_on
from waitlist.queries.snapshot import Snapshot
from waitlist.rules import LIVE, Status

REMOVE_REASONS = ("Gave up", "Asked to", "Not here", "By mistake")


MOVE_REASONS = ("Was here first", "Agreed with the others", "Corrected error", "Floor's decision")


TURN_REASONS = ("Others declined", "Agreed with the others", "Floor's decision")


STEP_OUTS = (15, 30, 45, 60)


def parts(request: StaffRequest) -> dict[str, Any]:
    """What every card needs beside itself: what is open on this screen, and the chips."""
    is_open, policy = opened(request), policy_of(request.room)
    return {
        "on_floor": _on_floor(request),
        "auto_call": is_on(request.room, policy),
        "silent_since": request.room.silent_since,
        "open": int(is_open) if is_open.isdecimal() else is_open,
        "all_lists": games_offered(request.room),
        "free_tables": Table.objects.filter(room=request.room, status="closed"),
        "may_open": may(request.staff.role, Act.TABLES),
        "may_count": may(request.staff.role, Act.COUNTS),
        "may_extend": may(request.staff.role, Act.CLOCKS),
        "more_time": policy.more_time_seconds,
        "may_conduct": may(request.staff.role, Act.CONDUCT),
        "remove_reasons": REMOVE_REASONS,
        "step_outs": STEP_OUTS,
        "not_here_minutes": [max(1, seconds // 60) for seconds in policy.clear_not_here_seconds],
    }


def _on_floor(request: StaffRequest) -> bool:
    """Whether this is, or is for, the floor's screen: its tables are on the map, and not on the cards."""
    return (request.htmx.current_url_abs_path or request.path) == reverse("floor:screen", args=[request.room.slug])


def answer(
    request: StaffRequest, *, games: Iterable[int] = (), added: bool = False, done: bool = False
) -> HttpResponse:
    """After a command: the lists it touched, the foot, and the chairs that are open, so that no feed is needed.

    `done`: what was open on the screen for this is closed with it.
    """
    shown = forms.number(request.POST.get("tray", ""))
    if done:
        close(request)
    with afresh(request):
        context = parts(request) | {
            "cards": cards.list_cards(Snapshot(request.room, request.now), games=set(games)),
            **foot(request),
            "tray": shown is not None,
            **({} if shown is None else tray_of(request, shown)),
        }
        response = page(request, "host/answer.html", context)
    if added or done:
        response["HX-Trigger"] = "added" if added else "done"
    return response


def foot(request: StaffRequest) -> dict[str, Any]:
    """The foot of the screen: the last action, and whoever it passed over, with why."""
    bar = action_bar.bar(Snapshot(request.room, request.now), request.staff)
    return {"bar": bar, "told": passed_over(request.room, bar)}


def passed_over(room: Room, bar: Bar) -> list[tuple[str, str]]:
    command = bar.last.event_seq if bar.last else 0
    events = Event.objects.filter(room=room, command=command, verb__in=["waitlist.called", "waitlist.seated"])
    why = {row["entry"]: row["why"] for event in events for row in event.data.get("passed_over", [])}
    entries = Entry.objects.filter(room=room, pk__in=why).select_related("player").order_by("pk")
    return [(entry.player.public_name, why[entry.pk]) for entry in entries]


def answer_entry(request: StaffRequest, entry: Entry, *games: int) -> HttpResponse:
    """The entry's list, and every other list that says something about the same player."""
    with afresh(request):
        others = Entry.objects.filter(room=request.room, player=entry.player_id, status__in=LIVE)
        return answer(request, games={entry.game_id, *games, *others.values_list("game_id", flat=True)})


def entry_of(request: StaffRequest, pk: int) -> Entry:
    entry = Entry.objects.select_related("player", "game", "room").filter(room=request.room, pk=pk).first()
    if entry is None:
        raise NotFound("There is no such name in this room.")
    return entry


def ask_if_somebody_waits(
    request: StaffRequest, game: Game, player: Player | None, chair: tuple[int, int], why: str
) -> None:
    """Nobody sits down past somebody who waits and is here without a word on record; who was called passes nobody."""
    own = Entry.objects.filter(game=game, player=player, status__in=LIVE).first() if player else None
    if own and own.status != Status.WAITING:
        return
    other = queries.jumped(request.room, game, request.now, table=chair[0], seat=chair[1], before=own)
    if other:
        name = entry_of(request, other).player.public_name
        raise ReasonNeeded(f"{name} is here and waits for {game.short}. {why}", TURN_REASONS)


def say_left_with(request: StaffRequest, player: Player, table: Table, at: datetime | None = None) -> None:
    """What the player left with, said at the moment it is asked for (T16); said before, it stands.

    In one transaction with the command that asks for it: refused, neither is on record.
    `at`: when they sat down, where the name comes later.
    """
    if "left_with" not in request.POST or table.game is None:
        return
    amount = forms.read(forms.LeftWith, request.POST, table.game)["left_with"]
    policy = policy_of(request.room)
    last = last_cash_out(request.room, player.pk, table.game, table, policy, at or request.now)
    if last and last.amount is None:
        cash_outs.state_left_with(last, amount=amount, **request.by)


def whom(request: StaffRequest, facts: dict[str, Any]) -> dict[str, Any]:
    if facts["player"] is None:
        return {"name": facts["name"]}
    player: Player | None = players(request.room).filter(pk=facts["player"]).first()
    if player is None:
        raise NotFound("There is no such player in this room.")
    return {"player": player}
