"""What a player who comes back must bring (T16), and what the room keeps for whom."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from django.db.models import QuerySet, Sum

from pokerroom.events import gaming_day, next_gaming_day
from pokerroom.models import Room
from pokerroom.policy import Policy
from tables.models import Bag, CashOut, Game, Posting, Sitting, Table
from tables.rules.custody import Account, BagEnd
from tables.rules.money import Return, due_back, kind_of_game, may_return, must_post
from tables.rules.moves import CameBy
from tables.rules.offerings import same_game_and_limit


def last_cash_out(room: Room, player_id: int, game: Game, table: Table, policy: Policy, at: datetime) -> CashOut | None:
    """The latest cash-out that still binds this player here, in the scope that policy sets; None if none does."""
    return binding(cash_outs(room, [player_id], policy, at), room, game, table, policy, at)


def cash_outs(room: Room, players: Iterable[int], policy: Policy, at: datetime) -> QuerySet[CashOut]:
    """Every cash-out of these players that may still bind them, the latest first."""
    since = at - timedelta(seconds=max(policy.everywhere("cash_out_return_seconds")))
    rows = CashOut.objects.filter(room=room, player__in=players, at__lte=at, at__gt=since, taken_back=False)
    return rows.select_related("game").order_by("-at", "-pk")


def binding(
    rows: Iterable[CashOut], room: Room, game: Game, table: Table | None, policy: Policy, at: datetime
) -> CashOut | None:
    """Of one player's cash-outs, the latest first, the one that binds at this table; None if none does.

    Without a table: what binds at any table of that game.
    """
    last = next((row for row in rows if _in_scope(row, _scope(policy, row), game, table)), None)
    if last is None:
        return None
    if _scope(policy, last) == "day" and gaming_day(last.at, room, policy) != gaming_day(at, room, policy):
        return None
    return None if may_return(last.at, at, _window(policy, last)) else last


def _scope(policy: Policy, row: CashOut) -> str:
    """The game that was left says where else its cash-outs bind."""
    return str(policy.at(row.game).cash_out_return_scope)


def _in_scope(row: CashOut, scope: str, game: Game, table: Table | None) -> bool:
    match scope:
        case "table":
            return table is not None and row.game_id == game.pk and row.table == table.number
        case "game":
            return same_game_and_limit(row.game, game)
        case "kind":
            return kind_of_game(row.game.name) == kind_of_game(game.name)
    return True


def _window(policy: Policy, row: CashOut) -> timedelta:
    return timedelta(seconds=policy.at(row.game).cash_out_return_seconds)


def demanded(room: Room, player_id: int, game: Game, table: Table, policy: Policy, at: datetime) -> Return | None:
    """What the cash-out return rule asks of this player here and now (T16); None if it asks nothing."""
    return demanded_by(last_cash_out(room, player_id, game, table, policy, at), room, game, policy)


def demanded_by(last: CashOut | None, room: Room, game: Game, policy: Policy) -> Return | None:
    """What a cash-out asks of whoever comes back to this game."""
    if last is None or last.amount == 0:
        return None
    return Return(due_back(last.amount, game.buy_in_min), binds_until(last, room, policy), "T16")


def binds_until(last: CashOut, room: Room, policy: Policy) -> datetime:
    """When a cash-out binds no more: the end of the window; of the gaming day, if sooner, where that is the scope."""
    until = last.at + _window(policy, last)
    return min(until, next_gaming_day(last.at, room, policy)) if _scope(policy, last) == "day" else until


def posts(sitting: Sitting, table: Table, policy: Policy, at: datetime) -> str:
    """What this player must post before a hand is dealt, where the game has blinds and cards are in the air (CR22)."""
    if sitting.game.big_blind is None:
        return ""
    there = policy.at(sitting.game)
    shown = timedelta(seconds=there.newcomer_seconds)
    new = comes_new(table, sitting.since) and at < sitting.since + shown
    chair = sitting.chair
    moved = chair is not None and sitting.since < chair.since and at < chair.since + shown
    by_choice = chair is not None and chair.came_by not in FORCED
    return must_post(
        new=new,
        missed_small=sitting.missed_small,
        missed_big=sitting.missed_big,
        newcomer=there.newcomer_posts,
        moved=moved and by_choice and table.running_since is not None,
        mover=there.mover_posts,
    )


FORCED = (CameBy.MUST_MOVE, CameBy.BREAK)  # who is moved by the house owes nothing for it


def comes_new(table: Table, at: datetime) -> bool:
    """Whether somebody who sits down then comes into a game that runs: before the first hand nobody posts."""
    return table.running_since is not None and table.running_since < at


def open_bag(player_id: int, game_id: int) -> Bag | None:
    """This player's chips of this game in custody: while they are, there is no hold and no removal (rules §3)."""
    return Bag.objects.filter(player=player_id, game=game_id, ended_at__isnull=True).first()


def bag_elsewhere(player_id: int, game: Game) -> Bag | None:
    """Chips of this player in custody from another offering of the same game and limit."""
    bags = Bag.objects.filter(player=player_id, ended_at__isnull=True).exclude(game=game).select_related("game")
    return next((bag for bag in bags if same_game_and_limit(bag.game, game)), None)


def session_goes_on(player_id: int, ended_at: datetime, policy: Policy, at: datetime) -> bool:
    """Whether a stay that ended then is still part of the running session (rules §3).

    The session lasts while chips of it are in custody, and to the end of T16's window after the last cash-out.
    """
    if Bag.objects.filter(player=player_id, ended_at__isnull=True).exists():
        return True
    rows = CashOut.objects.filter(player=player_id, taken_back=False, at__lte=at).select_related("game")
    last = rows.order_by("-at").first()
    window = timedelta(seconds=policy.at(last.game if last else None).cash_out_return_seconds)
    return at < max(ended_at, last.at if last else ended_at) + window


def open_bags(room: Room) -> QuerySet[Bag]:
    """Chips in custody now."""
    return Bag.objects.filter(room=room, ended_at__isnull=True).select_related("player", "game", "counted_by")


def paid_bags(cash_outs: Iterable[CashOut]) -> dict[int, Bag]:
    """The bags that these cash-outs were paid out of, by the id of the cash-out."""
    rows = list(cash_outs)
    bags = Bag.objects.filter(sitting__in=[row.sitting_id for row in rows], ended_as=BagEnd.PAID)
    paid = {(bag.sitting_id, bag.ended_at): bag for bag in bags}
    return {row.pk: paid[row.sitting_id, row.at] for row in rows if (row.sitting_id, row.at) in paid}


def in_custody(room: Room) -> int:
    """Cents in custody by the ledger."""
    rows = Posting.objects.filter(room=room, account=Account.CUSTODY)
    return rows.aggregate(total=Sum("cents"))["total"] or 0
