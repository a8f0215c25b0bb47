"""The settings of a room: named, typed, each with its unit, its default, its rule and the layers that may set it.

`house` settings come from the house rules; the others are the room's own, where the rules give none. A room stores
only what differs from these defaults (`DatedSetting`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pokerroom.money import CURRENCIES, amount_text
from pokerroom.policy.layers import Layers, Policy, kind_of
from pokerroom.policy.values import (
    Clean,
    ListOf,
    OneOf,
    OrderOf,
    SomeOf,
    chairs,
    count,
    from_one,
    money,
    money_cents,
    seconds,
    tier_hours,
    time_of_day,
    yes_no,
)
from pokerroom.refusals import Malformed
from pokerroom.times import span

LADDER = ("broken", "held", "chips", "dinner", "vip", "joined")
AUTO_CALL = ("off", "follow_up", "every_open_seat")
CHANNELS = ("desk", "phone", "kiosk", "web")
MISSED_CALL = ("hold", "behind", "keep", "remove")
OUT_OF_TURN = ("reason", "supervisor", "never")
TABLE_CHANGES = ("at_once", "in_order", "never")
SEAT_CHANGES = ("asked", "longest", "draw")
STACKS = ("any", "minimum")
MOVER_POSTS = ("nothing", "out_of_blinds", "big")
TOP_UPS = ("any", "to_minimum")
APPROVALS = ("verbal", "screen", "pin")
DECLINED = ("keep", "behind", "lose")
NEXT_SEAT = ("seat_change", "broken", "table_change", "mover", "list")
RETURN_SCOPES = ("table", "game", "kind", "day")  # "game" is game and limit; "kind" any limit of the game

ROOM: Layers = frozenset({"room"})
GAME: Layers = frozenset({"room", "game"})
TABLE: Layers = frozenset({"room", "game", "table"})


@dataclass(frozen=True)
class Setting:
    """One setting: what it is called, what it counts, which rule it comes from, and which layers may set it."""

    key: str
    default: Any
    unit: str
    rule: str | None
    label: str
    clean: Clean
    layers: Layers = ROOM
    house: bool = False

    def says(self, value: Any) -> str:
        """A value in words: 4 min, every open seat, no."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(self.clean, OneOf):
            return str(value).replace("_", " ")
        if isinstance(self.clean, OrderOf | SomeOf):
            return ", ".join(value)
        if isinstance(value, list | dict):
            return self._says_several(value)
        if self.unit == "money":
            return amount_text(money_cents(value))
        if self.unit == "s":
            return span(value) if value or self.clean is seconds else "no limit"
        return "by list priority" if self.unit == "place" and not value else f"{value} {self.unit}"

    def _says_several(self, value: list[Any] | dict[str, Any]) -> str:
        if isinstance(value, dict):
            return ", ".join(f"{key.replace('_', ' ')} {one}" for key, one in value.items()) or "none"
        plain = all(isinstance(one, int) for one in value)
        return (", ".join(map(self.says, value)) if plain else f"{len(value)} {self.unit}") or "none"


SETTINGS: dict[str, Setting] = {}


def add(*settings: Setting) -> None:
    """Register settings: the kernel's below, and an app's own, whose form is that app's business."""
    for setting in settings:
        SETTINGS[setting.key] = setting
        Policy.DEFAULTS[setting.key] = setting.default


def house(key: str, default: Any, unit: str, rule: str, label: str, clean: Clean, layers: Layers = TABLE) -> Setting:
    """A setting that the house rules give."""
    return Setting(key, default, unit, rule, label, clean, layers, house=True)


add(
    house("call_claim_seconds", 300, "s", "T45", "Time to claim a seat", seconds),
    house("call_hold_seconds", 900, "s", "T45", "Hold after a missed call", seconds, GAME),
    house("missed_call", "hold", "choice", "T45", "After a missed call: the place", OneOf(MISSED_CALL), GAME),
    Setting("was_here_seconds", 60, "s", "T45", "Late check-in grace period", seconds, TABLE),
    Setting("seat_after_answer_seconds", 600, "s", None, "Alert if not seated", seconds, TABLE),
    Setting("stepped_out_seconds", 1800, "s", None, "Step-out limit", seconds, GAME),
    Setting("list_channels", list(CHANNELS), "channels", "T10", "Names are taken by", SomeOf(CHANNELS), GAME),
    Setting("call_in_window_seconds", 0, "s", "T10", "Call-ins: at most this long before arriving", count, GAME),
    Setting("entry_age_seconds", 0, "s", None, "A name stays on the list for at most", count, GAME),
    Setting("out_of_turn", "reason", "choice", "T12", "Out of turn: a host gives", OneOf(OUT_OF_TURN), GAME),
    Setting("auto_call", "follow_up", "choice", None, "Auto-call", OneOf(AUTO_CALL), GAME),
    Setting("quiet_seconds", 1800, "s", None, "No auto-call after a silence of", seconds),
    Setting("passes_allowed", 1, "passes", None, "Passes allowed", count, GAME),
    Setting("players_to_start", 2, "players", "T4", "Players to start a table", from_one, TABLE),
    house("vip_priority_tier", 3, "tier", "T46", "Tier with priority on arrival", count, GAME),
    house("vip_qualifying_hours", 150, "h a quarter", "T46", "Hours to qualify for the program", count, ROOM),
    Setting("tier_hours", {}, "h a quarter", "T46", 'Hours for each tier, such as {"3": 400}', tier_hours),
    Setting("ladder", list(LADDER), "order", "T45", "List priority", OrderOf(LADDER), GAME),
    house("minimum_age", 21, "years", "T2", "Minimum age", count, ROOM),
    Setting("employees_may_play", True, "yes/no", None, "Employees may play", yes_no),
    house("kept_apart_scope", "table", "choice", "T39", "Do-not-seat-together scope", OneOf(("table", "game")), ROOM),
    Setting("removed_shown_seconds", 1800, "s", None, "Show removed names for", seconds),
    Setting("undo_seconds", 60, "s", None, "Host's own undo", seconds),
    Setting("more_time_seconds", 300, "s", "T1", "More time, one touch of a supervisor", seconds),
    Setting("banner_seconds", 15, "s", None, "Call shown on the board's banner", seconds),
    Setting("away_warning_seconds", 120, "s", None, "Away: warn before the end", seconds),
    house(
        "cash_out_return_scope", "game", "choice", "T16", "Cash-out return rule applies to", OneOf(RETURN_SCOPES), GAME
    ),
    Setting("newcomer_posts", "big", "choice", "CR22", "A new player posts", OneOf(("big", "nothing")), GAME),
    Setting("mover_posts", "nothing", "choice", "CR22", "A player who moves posts", OneOf(MOVER_POSTS), GAME),
    Setting("newcomer_seconds", 600, "s", "CR22", "Show what a new player, or a mover, posts for", seconds, GAME),
    Setting("renumber_on_return", False, "yes/no", "T35", "Recalculate order on return", yes_no, GAME),
    house("dinner_seconds", 3600, "s", "T33", "Dinner", seconds),
    house("first_away_seconds", 1200, "s", "T33", "First player away", seconds),
    house("second_away_seconds", 1200, "s", "T35", "Second player away", seconds),
    house("third_away_seconds", 300, "s", "T36", "Third player away", seconds),
    house("extended_dinner_seconds", 5400, "s", "T34", "Extended dinner, cashed out", seconds, GAME),
    Setting("extended_dinner_place", 0, "place", "T34", "Back from extended dinner: at place", count, GAME),
    house("cash_out_return_seconds", 7200, "s", "T16", "Return with the amount taken off", seconds, GAME),
    Setting("clean_up_not_here_seconds", 7200, "s", None, "Suggest removing absent names after", seconds),
    Setting(
        "clear_not_here_seconds", [1800, 3600, 7200], "s", None, "Removing absent names: after one of", ListOf(seconds)
    ),
    Setting("clean_up_waiting_seconds", 28_800, "s", None, "Suggest removing waiting names after", seconds),
    Setting("clean_up_sitting_seconds", 57_600, "s", None, "Suggest a seat check after", seconds),
    Setting("idle_lock_seconds", 300, "s", None, "Lock staff screens that nobody touches after", seconds),
    Setting("backup_view_seconds", 43_200, "s", None, "A device keeps the backup view for", seconds),
    Setting("approval_seconds", 300, "s", None, "A host's request waits for a supervisor", seconds),
    Setting("table_change_approval", "verbal", "choice", "T47", "Table changes approved", OneOf(APPROVALS), TABLE),
    Setting("named_move_shown_seconds", 1800, "s", "T47", "Show a move in a supervisor's name for", seconds),
    Setting("next_seat", list(NEXT_SEAT), "order", "T12", "Who has the next seat", OrderOf(NEXT_SEAT), GAME),
    Setting("seat_change_declined", "keep", "choice", "T12", "Seat change declined: the place", OneOf(DECLINED), TABLE),
    Setting("table_changes", "at_once", "choice", "T12", "Table changes", OneOf(TABLE_CHANGES), TABLE),
    Setting("table_change_stack", "any", "choice", "T14", "A table change brings", OneOf(STACKS), TABLE),
    Setting("seat_change_order", "asked", "choice", "T12", "Seat changes go to who", OneOf(SEAT_CHANGES), TABLE),
    Setting("seat_change_after_lock_up", True, "yes/no", "T12", "Seat changes into a locked-up seat", yes_no, TABLE),
    Setting("seat_change_over", 0, "players", "T12", "Seat changes only with more than", count, TABLE),
    house("top_up", "any", "choice", "T21", "An add-on below the minimum brings", OneOf(TOP_UPS), GAME),
    Setting("top_up_least", "0.00", "money", "T21", "Smallest add-on", money, GAME),
    Setting("software_draw", False, "yes/no", "T43", "The software draws the cards", yes_no, TABLE),
    Setting("draw_choice", True, "yes/no", "T43", "Staff choose who draws at each break", yes_no, TABLE),
    house("thirty_second_clock", 30, "s", "T30", "Clock called on a player", seconds),
    house("new_game_transfer_seconds", 3600, "s", "T47", "Over-max transfers after", seconds),
    house("jackpot_minimum_pot", "10.00", "money", "T7", "Smallest eligible pot", money, GAME),
    house("run_it_twice_blind", "5.00", "money", "T61", "Run it twice: smallest big blind in no limit", money, ROOM),
    house("stud_chairs", 9, "chairs", "TS1", "Most chairs with a stud round", chairs, ROOM),
    Setting("currency", "USD", "choice", None, "Currency", OneOf(tuple(CURRENCIES))),
    Setting("smallest_chip", "1.00", "money", None, "Smallest chip", money),
    Setting("gaming_day_starts", "06:00", "room time", None, "Gaming day starts", time_of_day),
)


def cleaned(changes: Mapping[str, Any], layer: str = "") -> dict[str, Any]:
    """The changes, each typed and in its bounds; None goes back to the layer below.

    Raises Malformed naming every bad setting.
    """
    kind = kind_of(layer)
    good: dict[str, Any] = {}
    bad: dict[str, str] = {}
    for key, value in changes.items():
        setting = SETTINGS.get(key)
        if setting is None:
            bad[key] = f"There is no setting called {key[:60]}."
        elif kind not in setting.layers:
            bad[key] = f"{setting.label}: set this for the {' or a '.join(_in_order(setting.layers))}."
        else:
            try:
                good[key] = None if value is None else setting.clean(value)
            except ValueError as error:
                bad[key] = f"{setting.label}: {error}"
    if bad:
        raise Malformed(bad)
    return good


def _in_order(layers: Layers) -> list[str]:
    return [name for name in ("room", "game", "table") if name in layers]
