"""What a supervisor decides for a table: count, marks, lock-ups, limit change, and its break (T43, T48)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from django.http import HttpResponse, QueryDict
from django.views.decorators.http import require_GET, require_POST

from floor.commands import breaking, lock_ups, marks, moves, table_counts
from floor.commands.breaking import Count
from pokerroom.decorators import StaffRequest, page, staff_only
from pokerroom.refusals import NotFound
from screens.floor.reads.slips import slips as slips_of
from screens.host.views.responses import answer
from screens.parts import forms
from screens.parts.approvals import or_ask
from screens.parts.refusals import ReasonNeeded
from tables.commands import disputes
from tables.models import Dispute, Game, Sitting, Table
from tables.queries import seat_of, table_of

KEEP_REASONS = ("Promised by the floor", "Coming right back", "Floor's decision")


FREE_REASONS = ("Not coming", "Promised by mistake", "Floor's decision")


Touch = Callable[[StaffRequest, Table], Any]


@require_POST
@staff_only
def act(request: StaffRequest, table: int, verb: str) -> HttpResponse:
    row = table_of(request.room, table)
    if verb not in VERBS:
        raise NotFound("There is nothing of that name to do.")
    VERBS[verb](request, row)
    games = Game.objects.filter(room=request.room) if verb in WHOLE_ROOM else [row.game] if row.game else []
    return answer(request, games=[game.pk for game in games], added=verb == "keep")


def _count(request: StaffRequest, table: Table) -> None:
    """Right; or the chairs that were not as shown."""
    facts = forms.read(forms.TableCount, request.POST)
    wrong: dict[str, Any] = {name: [facts[name]] if facts[name] else [] for name in ("occupied", "empty")}
    table_counts.count(table, **wrong, overrule=request.POST.get("overrule", "")[:160], **request.by)


def _mark(request: StaffRequest, table: Table) -> None:
    facts = forms.read(forms.Mark, request.POST)
    marks.mark(table, must_move=facts["must_move"], fill_first=facts["fill_first"], **request.by)


def _limit_change(request: StaffRequest, table: Table) -> None:
    facts = forms.read(forms.LimitChange, request.POST)
    agreed = _numbers(request.POST.getlist("agreed"))
    or_ask(request, "tables.limit_change", table=table.number, agreed=agreed, **facts)


def _refuses(request: StaffRequest, table: Table) -> None:
    """The next mover stays where nobody may: the seat is given up."""
    shown = forms.read(forms.Sits, request.POST)["sitting"]
    moves.must_move(table, to=(table.number, 1), shown=shown, refused=True, **request.by)


def _keep(request: StaffRequest, table: Table) -> None:
    facts = forms.read(forms.Keep, request.POST)
    if not facts["reason"]:
        raise ReasonNeeded("Why is this seat kept?", KEEP_REASONS)
    seat = seat_of(request.room, table.number, facts["seat"])
    lock_ups.lock_seat(seat, player_id=facts["player"], reason=facts["reason"], **request.by)


def _free(request: StaffRequest, table: Table) -> None:
    facts = forms.read(forms.Free, request.POST)
    seat = seat_of(request.room, table.number, facts["seat"])
    if not facts["reason"]:
        name = seat.locked_for.public_name if seat.locked_for else "nobody"
        raise ReasonNeeded(f"Seat {seat.number} is kept for {name}. Why free it?", FREE_REASONS)
    lock_ups.free_seat(seat, reason=facts["reason"], **request.by)


def _break(request: StaffRequest, table: Table) -> None:
    breaking.break_table(table, software=forms.read(forms.Break, request.POST)["software"], **request.by)


def _deal(request: StaffRequest, table: Table) -> None:
    breaking.deal(table, **request.by)


def _draw(request: StaffRequest, table: Table) -> None:
    facts = forms.read(forms.Drawn, request.POST)
    breaking.draw_card(table, sitting=Sitting(pk=facts["sitting"]), card=facts["card"], **request.by)


def _close_draw(request: StaffRequest, table: Table) -> None:
    """Where each goes, as confirmed: "to-12" is "4-2" or "list"; chips of those away who get no seat."""
    said = request.POST
    named = {name.removeprefix("to-"): said[name] for name in said if name.startswith("to-")}
    goers = [(goer, to) for text, to in named.items() for goer in _numbers([text])]
    choices = [(goer, *_chair(to)) for goer, to in goers if to != "list"]
    counts = {
        goer: _counted(said, goer, table.game) for goer, to in goers if to == "list" and said.get(f"amount-{goer}")
    }
    overrule = said.get("overrule", "")[:160]
    breaking.close_draw(table, choices=choices, counts=counts, overrule=overrule, **request.by)


def _chair(said: str) -> tuple[int, int]:
    chair: tuple[int, int] = forms.read(forms.Chair, QueryDict(f"chair={said[:8]}"))["chair"]
    return chair


def _counted(said: QueryDict, goer: int, game: Game | None) -> Count:
    given = QueryDict(mutable=True)
    given.update({name: said.get(f"{name}-{goer}", "") for name in ("amount", "bag", "verified_by")})
    count = forms.read(forms.PickUp, given, game)
    return Count(count["amount"], count["bag"], count["verified_by"])


def _numbers(said: Iterable[str]) -> list[int]:
    return [number for number in map(forms.number, said) if number is not None]


def _set_aside(request: StaffRequest, table: Table) -> None:
    """A pot in dispute, and who claims it (T66)."""
    amount = forms.read(forms.SetAside, request.POST, table.game)["amount"]
    disputes.set_aside(table, amount=amount, seats=_numbers(request.POST.getlist("claims")), **request.by)


def _decide(request: StaffRequest, table: Table) -> None:
    facts = forms.read(forms.Decision, request.POST)
    row = Dispute.objects.filter(table=table, pk=facts["dispute"]).first()
    if row is None:
        raise NotFound("There is no such pot in dispute at this table.")
    disputes.decide(row, decision=facts["decision"], **request.by)


VERBS: dict[str, Touch] = {
    "count": _count,
    "mark": _mark,
    "limit-change": _limit_change,
    "refuses": _refuses,
    "keep": _keep,
    "free": _free,
    "break": _break,
    "deal": _deal,
    "draw": _draw,
    "close-draw": _close_draw,
    "set-aside": _set_aside,
    "decide": _decide,
}


WHOLE_ROOM = ("limit-change", "close-draw")


@require_GET
@staff_only
def slips(request: StaffRequest, table: int) -> HttpResponse:
    """One slip a player of the table that broke last: where to, and what the dealer there must know."""
    return page(request, "floor/slips.html", {"broken": slips_of(table_of(request.room, table))})
