"""A player's record: age, bars, who is kept apart, conduct, cash-outs. What a role may not see is not read."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

from django.http import HttpResponse
from django.views.decorators.http import require_GET, require_POST

from floor.commands import barring, cash_outs, conduct, kept_apart
from players.models import ApartPair, Player
from players.queries import players
from players.rules import ConductKind
from pokerroom.decorators import StaffRequest, afresh, page, staff_only
from pokerroom.refusals import Malformed, NotFound
from pokerroom.roles import Act, may
from pokerroom.turn import policy_of
from screens.parts import forms
from screens.parts.approvals import or_ask
from screens.parts.refusals import ReasonNeeded
from screens.record.reads import others, record
from tables.models import CashOut
from tables.queries.money import paid_bags

BARS = ((1, "1 day"), (7, "1 week"), (30, "30 days"), (90, "90 days"), (365, "1 year"), (100 * 365, "For good"))


BAR_REASONS = ("Abuse of players", "Abuse of staff", "Collusion", "Own wish", "Management's decision")


RULES = ("T3", "T41", "T51", "T58", "T67")


REVIEWS = ((7, "in a week"), (30, "in 30 days"), (90, "in 90 days"))


@require_GET
@staff_only
def screen(request: StaffRequest, player: int) -> HttpResponse:
    return page(request, "record/record.html", _facts(request, _player(request, player)))


@require_GET
@staff_only
def cards(request: StaffRequest, player: int) -> HttpResponse:
    return page(request, "record/cards.html", _facts(request, _player(request, player)))


@require_GET
@staff_only
def find_other(request: StaffRequest, player: int) -> HttpResponse:
    """Whom the player could be kept apart from."""
    row, text = _player(request, player), " ".join(request.GET.get("q", "")[:80].split())
    found = others(request.room, row, text) if len(text) >= 2 else []
    return page(request, "record/others.html", {"record": {"player": row}, "others": found, "text": text})


@require_POST
@staff_only
def act(request: StaffRequest, player: int, verb: str) -> HttpResponse:
    """Any touch on the record; the cards are shown anew."""
    if verb not in VERBS:
        raise NotFound("There is nothing of that name to do.")
    VERBS[verb](request, _player(request, player))
    with afresh(request):
        return page(request, "record/cards.html", _facts(request, _player(request, player)) | {"oob": True})


def _warn(request: StaffRequest, row: Player) -> None:
    """Put a warning or a penalty on the record, with its rule and when it is looked at again."""
    facts = forms.read(forms.Conduct, request.POST)
    kind = ConductKind(facts.pop("kind"))
    conduct.warn(row, kind=kind, **facts, **request.by)


def _bar(request: StaffRequest, row: Player) -> None:
    facts = forms.read(forms.Bar, request.POST)
    shown = forms.read_shown(forms.Barred, request.POST)
    if facts["days"] is None:
        barring.change_record(row, barred_until=None, barred_why="", shown=shown, **request.by)
        return
    if not facts["reason"]:
        says = f"Bar {row.public_name}: names and calls end at once. Why?"
        raise ReasonNeeded(says, BAR_REASONS, rule="T41")
    until = request.now + timedelta(days=facts["days"])
    barring.change_record(row, barred_until=until, barred_why=facts["reason"], shown=shown, **request.by)


def _age(request: StaffRequest, row: Player) -> None:
    facts = {name: fact for name, fact in forms.read(forms.AgeCheck, request.POST).items() if fact}
    if not facts:
        raise Malformed({"born_on": "Enter the birth date, or say that an ID was seen."}, rule="T2")
    barring.change_record(row, **facts, shown=forms.read_shown(forms.Born, request.POST), **request.by)


def _keep_apart(request: StaffRequest, row: Player) -> None:
    other = _player(request, forms.read(forms.Apart, request.POST)["other"])
    kept_apart.keep_apart(row, other=other, **request.by)


def _let_together(request: StaffRequest, row: Player) -> None:
    pair = ApartPair.objects.filter(room=request.room, pk=forms.read(forms.Apart, request.POST)["other"]).first()
    if pair is None:
        raise NotFound("These two are not kept apart.")
    kept_apart.let_together(pair, **request.by)


def _left_with(request: StaffRequest, row: Player) -> None:
    """What somebody left with, said afterwards (T16)."""
    which = forms.read(forms.LeftThen, request.POST)["cash_out"]
    unstated = CashOut.objects.filter(player=row, amount=None, taken_back=False).select_related("game")
    left = unstated.filter(pk=which).first()
    if left is None:
        raise NotFound("That has been stated already, or there is no such cash-out.")
    amount = forms.read(forms.LeftThen, request.POST, left.game)["left_with"]
    cash_outs.state_left_with(left, amount=amount, **request.by)


def _restate(request: StaffRequest, row: Player) -> None:
    """What somebody left with, corrected by two people; what a bag paid is counted again."""
    which = forms.read(forms.Restate, request.POST)["cash_out"]
    left = CashOut.objects.filter(player=row, taken_back=False, pk=which).select_related("game").first()
    if left is None:
        raise NotFound("There is no such cash-out.")
    typed = forms.read(forms.Restate, request.POST, left.game)
    facts = {"amount": typed["left_with"], "verified_by": typed["verified_by"]}
    if bag := paid_bags([left]).get(left.pk):
        or_ask(request, "custody.recount", bag=bag.pk, **facts)
    else:
        or_ask(request, "custody.restate", cash_out=left.pk, **facts)


VERBS: dict[str, Callable[[StaffRequest, Player], None]] = {
    "conduct": _warn,
    "bar": _bar,
    "age": _age,
    "keep-apart": _keep_apart,
    "let-together": _let_together,
    "left-with": _left_with,
    "restate": _restate,
}


def _facts(request: StaffRequest, player: Player) -> dict[str, object]:
    role, today = request.staff.role, request.now.astimezone(request.room.zone).date()
    return {
        "record": record(request.room, player, request.staff, request.now),
        "may_conduct": may(role, Act.CONDUCT),
        "may_bar": may(role, Act.BARS),
        "may_count": may(role, Act.COUNTS),
        "bars": BARS,
        "rules": RULES,
        "reviews": [(_iso(today, days), says) for days, says in REVIEWS],
        "minimum_age": policy_of(request.room).minimum_age,
    }


def _iso(today: date, days: int) -> str:
    return (today + timedelta(days=days)).isoformat()


def _player(request: StaffRequest, pk: int) -> Player:
    player: Player | None = players(request.room).filter(pk=pk).first()
    if player is None:
        raise NotFound("There is no such player in this room.")
    return player
