"""What a player who comes back must bring (T16), and what the room keeps for whom."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db.models import QuerySet, Sum

from pokerroom.events import gaming_day
from pokerroom.models import Room
from pokerroom.policy import Policy
from tables.models import Bag, CashOut, Game, Posting, Table
from tables.rules.custody import Account
from tables.rules.money import Return, due_back, may_return


def last_cash_out(room: Room, player_id: int, game: Game, table: Table, policy: Policy, at: datetime) -> CashOut | None:
    """The latest cash-out that still binds this player here, in the scope that policy sets; None if none does."""
    window = timedelta(seconds=policy.cash_out_return_seconds)
    rows = CashOut.objects.filter(room=room, player=player_id, at__lte=at, taken_back=False)
    match policy.cash_out_return_scope:
        case "table":
            rows = rows.filter(game=game, table=table.number)
        case "game":
            rows = rows.filter(game=game)
        case "kind":
            rows = rows.filter(game__structure=game.structure)
    last = rows.select_related("game").order_by("-at", "-pk").first()
    if last is None:
        return None
    if policy.cash_out_return_scope == "day":
        same_day = gaming_day(last.at, room, policy) == gaming_day(at, room, policy)
        return last if same_day else None
    return None if may_return(last.at, at, window) else last


def demanded(room: Room, player_id: int, game: Game, table: Table, policy: Policy, at: datetime) -> Return | None:
    """What the cash-out return rule asks of this player here and now (T16); None if it asks nothing."""
    last = last_cash_out(room, player_id, game, table, policy, at)
    if last is None or last.amount == 0:
        return None
    until = last.at + timedelta(seconds=policy.cash_out_return_seconds)
    return Return(due_back(last.amount, game.buy_in_min), until, "T16")


def open_bags(room: Room) -> QuerySet[Bag]:
    """Chips in custody now."""
    return Bag.objects.filter(room=room, ended_at__isnull=True).select_related("player", "game", "counted_by")


def in_custody(room: Room) -> int:
    """Cents in custody by the ledger."""
    rows = Posting.objects.filter(room=room, account=Account.CUSTODY)
    return rows.aggregate(total=Sum("cents"))["total"] or 0
