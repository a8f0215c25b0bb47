"""Touches on a list or on the whole screen: add, walk-up, close, clear, a new table, auto-call, undo."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from django.db import transaction
from django.http import HttpResponse
from django.views.decorators.http import require_POST

from floor.commands import chairs
from players.models import Player
from pokerroom.decorators import StaffRequest, staff_only
from pokerroom.refusals import NotFound
from pokerroom.undo import undo
from screens.host.views.responses import answer, ask_if_somebody_waits, say_left_with, whom
from screens.parts import forms
from screens.parts.double_tap import once
from screens.parts.refusals import ReasonNeeded
from tables.models import Game
from tables.queries import game_of, table_of
from waitlist.commands import entries, lists
from waitlist.commands.auto_call import switch_auto_call
from waitlist.commands.calls.opening import open_and_call
from waitlist.models import Entry
from waitlist.rules import LIVE, Via


@require_POST
@staff_only
def add(request: StaffRequest) -> HttpResponse:
    """Put somebody on the chosen lists. The same again, by a double tap, shows the entry that is there."""
    facts = forms.read(forms.Add, request.POST)
    games = [game_of(request.room, slug) for slug in request.POST.getlist("game")]
    who = whom(request, facts)
    with once(request) as first:
        if first and not _all_there(who.get("player"), games):
            said = {"via": Via(facts["via"] or "desk"), "overrule": facts["overrule"]}
            entries.join(request.room, games=games, **said, **who, **request.by)
    return answer(request, games=[game.pk for game in games], added=True)


def _all_there(player: Player | None, games: list[Game]) -> bool:
    """On every one of these lists already: the second of two taps."""
    if player is None or not games:
        return False
    live = Entry.objects.filter(player=player, game__in=games, status__in=LIVE)
    return live.count() == len(games)


@require_POST
@staff_only
@transaction.atomic
def walk_up(request: StaffRequest) -> HttpResponse:
    """Straight to an open seat; past people who wait and are here, with a reason."""
    table, seat = forms.read(forms.Chair, request.POST)["chair"]
    game = table_of(request.room, table).game
    facts = forms.read(forms.WalkUp, request.POST, game)
    kept = {name: facts[name] for name in ("buy_in", "largest_stack", "id_seen", "reason", "overrule")}
    who = whom(request, facts)
    if game and not facts["reason"]:
        ask_if_somebody_waits(request, game, who.get("player"), (table, seat), "Why a walk-up?")
    if "player" in who:
        say_left_with(request, who["player"], table_of(request.room, table))
    with once(request) as first:
        if first:
            chairs.walk_up(request.room, table=table, seat=seat, **kept, **who, **request.by)
    return answer(request, games=[game.pk] if game else [], added=True)


@require_POST
@staff_only
def act(request: StaffRequest, game: str, verb: str) -> HttpResponse:
    if verb not in VERBS:
        raise NotFound("There is nothing of that name to do.")
    row = game_of(request.room, game)
    VERBS[verb](request, row)
    return answer(request, games=[row.pk])


def _close(request: StaffRequest, game: Game) -> None:
    lists.close_list(request.room, game=game, **request.by)


def _reopen(request: StaffRequest, game: Game) -> None:
    lists.reopen_list(request.room, game=game, **request.by)


def _clear(request: StaffRequest, game: Game) -> None:
    reason = request.POST.get("reason", "")[:120]
    if not reason:
        names = Entry.objects.filter(game=game, status__in=LIVE).count()
        raise ReasonNeeded(f"Take all {names} names off the {game.short} list?", CLEAR_REASONS)
    lists.clear_list(request.room, game=game, reason=reason, **request.by)


def _clear_not_here(request: StaffRequest, game: Game) -> None:
    minutes = forms.read(forms.Minutes, request.POST)["minutes"]
    lists.clear_not_here(request.room, game=game, before=request.now - timedelta(minutes=minutes), **request.by)


CLEAR_REASONS = ("The game ends", "List restarted", "The room closes")


VERBS: dict[str, Callable[[StaffRequest, Game], None]] = {
    "close": _close,
    "reopen": _reopen,
    "clear": _clear,
    "clear-not-here": _clear_not_here,
}


@require_POST
@staff_only
def open_table(request: StaffRequest, game: str) -> HttpResponse:
    """A new table for this list, and a call for as many as it seats: one touch, one banner.

    It is open whether or not anybody can be called for it now.
    """
    row = game_of(request.room, game)
    table = table_of(request.room, forms.read(forms.OpenTable, request.POST)["table"])
    open_and_call(table, game=row, **request.by)
    return answer(request, games=[row.pk])


@require_POST
@staff_only
def auto_call(request: StaffRequest) -> HttpResponse:
    on = forms.read(forms.Switch, request.POST)["on"]
    switch_auto_call(request.room, on=on, **request.by)
    return answer(request)


@require_POST
@staff_only
def take_back(request: StaffRequest) -> HttpResponse:
    """Undo: the event that the button names, nothing else."""
    undo(request.room, seq=forms.read(forms.Undo, request.POST)["seq"], **request.by)
    return answer(request, games=Game.objects.filter(room=request.room).values_list("pk", flat=True))
