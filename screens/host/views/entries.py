"""Touches on a name: each posts the entry, and the seat that its button showed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from django.db import transaction
from django.http import HttpResponse
from django.views.decorators.http import require_POST

from floor.commands import chairs
from pokerroom.decorators import StaffRequest, staff_only
from pokerroom.refusals import NotFound, Refused
from screens.host.views.responses import MOVE_REASONS, TURN_REASONS, answer_entry, entry_of, say_left_with
from screens.parts import forms
from screens.parts.refusals import ReasonNeeded
from tables.queries import game_of, seat_of, table_of
from waitlist import queries
from waitlist.commands import calls, entries
from waitlist.models import Call, Entry
from waitlist.rules import Status


@require_POST
@staff_only
def call(request: StaffRequest, entry: int) -> HttpResponse:
    """Call: the button of the list's head for who is next, or a chip in the row, out of turn with a reason."""
    facts, row = forms.read(forms.Call, request.POST), entry_of(request, entry)
    table, seat, reason = facts["table"], facts["seat"], facts["reason"]
    if facts["next"]:
        shown = (row.pk, _seat_id(request, table, seat))
        behind = facts["behind"] or 0
        calls.call_next(request.room, game=row.game, behind=behind, table=table, shown=shown, **request.by)
    else:
        _ask_if_out_of_turn(request, row, reason, table, seat)
        calls.call(row, table=table, seat=seat, reason=reason, overrule=facts["overrule"], **request.by)
    return answer_entry(request, row)


def _seat_id(request: StaffRequest, table: int | None, number: int | None) -> int:
    return seat_of(request.room, table or 0, number or 0).pk


def _ask_if_out_of_turn(request: StaffRequest, entry: Entry, reason: str, table: int | None, seat: int | None) -> None:
    """Nobody who could be called for that seat may be jumped without a word on record."""
    if reason or entry.status != Status.WAITING:
        return
    other = queries.jumped(request.room, entry.game, request.now, table=table, seat=seat, before=entry)
    if other:
        name = entry_of(request, other).player.public_name
        raise ReasonNeeded(
            f"{name} is here and stands before {entry.player.public_name}. Why out of turn?", TURN_REASONS
        )


@require_POST
@staff_only
def act(request: StaffRequest, entry: int, verb: str) -> HttpResponse:
    """Any other touch on a row."""
    if verb not in VERBS:
        raise NotFound("There is nothing of that name to do.")
    row = entry_of(request, entry)
    changed = VERBS[verb](request, row)
    return answer_entry(request, changed, row.game_id)


def _check_in(request: StaffRequest, entry: Entry) -> Entry:
    return entries.check_in(entry, **request.by)


def _pass(request: StaffRequest, entry: Entry) -> Entry:
    return calls.pass_(_as_shown(request, entry), **request.by)


def _withdraw(request: StaffRequest, entry: Entry) -> Entry:
    return calls.withdraw(_as_shown(request, entry), **request.by)


def _as_shown(request: StaffRequest, entry: Entry) -> Entry:
    """The call that the button stood beside; another call of the same name by now is left alone."""
    shown = forms.read(forms.Shown, request.POST)
    call = Call.objects.filter(entry=entry, outcome="").select_related("seat__table").first()
    if call and shown["table"] and (call.seat.table.number, call.seat.number) != (shown["table"], shown["seat"]):
        raise Refused(
            f"{entry.player.public_name} is called for table {call.seat.table.number} seat {call.seat.number} by now.",
            code="stale",
        )
    return entry


def _page(request: StaffRequest, entry: Entry) -> Entry:
    return calls.page(entry, **request.by)


def _was_here(request: StaffRequest, entry: Entry) -> Entry:
    minutes = forms.read(forms.Minutes, request.POST)["minutes"]
    overrule = request.POST.get("overrule", "")[:120]
    return calls.was_here(entry, told=request.now - timedelta(minutes=minutes), overrule=overrule, **request.by)


def _step_out(request: StaffRequest, entry: Entry) -> Entry:
    minutes = forms.read(forms.Minutes, request.POST)["minutes"]
    return entries.step_out(entry, until=request.now + timedelta(minutes=minutes), **request.by)


@transaction.atomic  # what is said to be left with is not, where the seat is refused
def _seat(request: StaffRequest, entry: Entry) -> Entry:
    facts = forms.read(forms.Seat, request.POST, entry.game)
    _ask_if_out_of_turn(request, entry, facts["reason"], facts["table"], facts["seat"])
    say_left_with(request, entry.player, table_of(request.room, facts["table"]))
    return chairs.seat(entry, **facts, **request.by)


def _remove(request: StaffRequest, entry: Entry) -> Entry:
    return entries.remove(entry, reason=forms.read(forms.Remove, request.POST)["reason"], **request.by)


def _restore(request: StaffRequest, entry: Entry) -> Entry:
    return entries.restore(entry, **request.by)


def _move(request: StaffRequest, entry: Entry) -> Entry:
    facts = forms.read(forms.MoveEntry, request.POST)
    if not facts["reason"]:
        raise ReasonNeeded(f"Why does {entry.player.public_name} move?", MOVE_REASONS)
    return entries.move(entry, **facts, **request.by)


def _change_list(request: StaffRequest, entry: Entry) -> Entry:
    facts = forms.read(forms.ChangeList, request.POST)
    game = game_of(request.room, facts["game"])
    if not facts["reason"]:
        reasons = ("Wrong list tapped", "Changed their mind", "Floor's decision")
        raise ReasonNeeded(f"Why does {entry.player.public_name} go to {game.short}, with the same time?", reasons)
    said = {name: facts[name] for name in ("reason", "overrule")}
    return entries.change_list(entry, game=game, **said, **request.by)


def _note(request: StaffRequest, entry: Entry) -> Entry:
    changes, shown = forms.read_changed(forms.Note, request.POST)
    return entries.annotate(entry, **changes, shown=shown, **request.by)


def _merge(request: StaffRequest, entry: Entry) -> Entry:
    other = entry_of(request, forms.read(forms.Merge, request.POST)["other"])
    return entries.merge(entry, other=other, **request.by)


VERBS: dict[str, Callable[[StaffRequest, Entry], Entry]] = {
    "check-in": _check_in,
    "pass": _pass,
    "withdraw": _withdraw,
    "page": _page,
    "was-here": _was_here,
    "step-out": _step_out,
    "seat": _seat,
    "remove": _remove,
    "restore": _restore,
    "move": _move,
    "change-list": _change_list,
    "note": _note,
    "merge": _merge,
}
