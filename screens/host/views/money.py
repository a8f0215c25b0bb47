"""Touches on a chair with money in them: the amount is asked for at the touch, and only what a rule needs of it."""

from __future__ import annotations

from collections.abc import Callable

from floor.commands import add_ons, conduct
from pokerroom.decorators import StaffRequest
from pokerroom.refusals import Refused
from screens.parts import forms
from screens.parts.approvals import or_ask
from screens.parts.refusals import ReasonNeeded
from tables.models import Sitting

# What is asked for, as what, by which rule: a dinner's chips are counted by two people.
DINNER = (("amount", "verified_by"), "Extended dinner", "T34")
CASH_OUT = (("amount",), "Cash out", None)
REMOVAL_REASONS = ("Abuse of players", "Abuse of staff", "Slows the game", "Refuses to pay", "Floor's decision")


class AmountNeeded(Refused):
    """Allowed, but not without an amount: the way out is a field or two."""

    status = 422
    code = "amount_needed"

    def __init__(self, detail: str, *fields: str, does: str, rule: str | None = None) -> None:
        super().__init__(detail, rule=rule, missing=dict.fromkeys(fields), does=does)


def _pick_up(request: StaffRequest, row: Sitting) -> None:
    facts = forms.read(forms.PickUp, request.POST, row.game)
    or_ask(request, "custody.pick_up", sitting=row.pk, **facts)


def _cash_out(request: StaffRequest, row: Sitting) -> None:
    dinner = bool(request.POST.get("extended_dinner"))
    if "amount" not in request.POST:
        fields, does, rule = DINNER if dinner else CASH_OUT
        raise AmountNeeded(f"What does {_name(row)} leave with?", *fields, does=does, rule=rule)
    facts = forms.read(forms.CashOut, request.POST, row.game)
    or_ask(request, "custody.cash_out", sitting=row.pk, **facts)


def _add_on(request: StaffRequest, row: Sitting) -> None:
    """Between hands, up to the maximum (T21); under one big blind a rebuy (T23)."""
    game = row.game
    facts = forms.read(forms.AddOn, request.POST, game)
    if facts["amount"] is None or (facts["stack"] is None and game.buy_in_max is not None):
        fields = ["amount", *(["stack"] if game.buy_in_max is not None else [])]
        fields += ["largest_stack"] if game.match_percent else []
        raise AmountNeeded(f"What does {_name(row)} add?", *fields, does="Add on", rule="T21")
    add_ons.add_on(row, **facts, **request.by)


def _remove(request: StaffRequest, row: Sitting) -> None:
    """The house removes a person from a game (T42): a supervisor, with a reason."""
    reason = forms.read(forms.RemoveFromGame, request.POST)["reason"]
    if not reason:
        raise ReasonNeeded(f"Remove {_name(row)} from {row.game.short}. Why?", REMOVAL_REASONS, rule="T42")
    conduct.remove_from_game(row, reason=reason, **request.by)


def _name(row: Sitting) -> str:
    return row.player.public_name if row.player else "the player"


VERBS: dict[str, Callable[[StaffRequest, Sitting], object]] = {
    "pick-up": _pick_up,
    "cash-out": _cash_out,
    "add-on": _add_on,
    "remove": _remove,
}
