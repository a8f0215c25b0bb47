"""Every setting of the room: named, typed, with its unit, its default and the rule it comes from.

`house` settings stand in the house rules; the others are the room's own, where the rules give none.
A room keeps only what differs from these defaults, in dated versions (`PolicyVersion`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from pokerroom.money import cents_of, decimal_of
from pokerroom.refusals import Malformed
from pokerroom.times import span

LADDER = ("broken", "held", "chips", "dinner", "vip", "joined")
AUTO_CALL = ("off", "follow_up", "every_open_seat")
APPROVALS = ("verbal", "screen", "pin")
DECLINED = ("keep", "behind", "lose")
NEXT_SEAT = ("seat_change", "broken", "table_change", "mover", "list")
RETURN_SCOPES = ("table", "game", "kind", "day")  # "game" is game and limit; "kind" any limit of the game

Clean = Callable[[Any], Any]


@dataclass(frozen=True)
class Setting:
    """One setting: what it is called, what it counts, where it comes from."""

    key: str
    default: Any
    unit: str
    rule: str | None
    label: str
    clean: Clean
    house: bool = True

    def says(self, value: Any) -> str:
        """A value in words: 4 min, every open seat, no."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(self.clean, OneOf):
            return str(value).replace("_", " ")
        if isinstance(self.clean, OrderOf):
            return ", ".join(value)
        return span(value) if self.unit == "s" else f"{value} {self.unit}"


def seconds(value: Any) -> int:
    """A whole number of seconds, from 1."""
    return whole(value, least=1)


def count(value: Any) -> int:
    """A whole number, from 0."""
    return whole(value, least=0)


def chairs(value: Any) -> int:
    """A whole number of chairs, from 2."""
    return whole(value, least=2)


def whole(value: Any, *, least: int, most: int = 10_000_000) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"Give a whole number from {least} to {most:,}.")
    return value


def money(value: Any) -> str:
    """A decimal string with cents; kept as a string, computed in cents."""
    try:
        cents = cents_of(value)
    except ValueError:
        cents = -1
    if cents < 0:
        raise ValueError('Give an amount such as "10.00".')
    return decimal_of(cents)


def yes_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("Give true or false.")
    return value


def tier_hours(value: Any) -> dict[str, int]:
    """Tier → hours a quarter from which it is reached, rising with the tier; a tier left out is set by staff alone."""
    tiers = [str(tier) for tier in range(1, 10)]
    if not isinstance(value, dict) or not set(value) <= set(tiers):
        raise ValueError('Give hours for tiers from 1 to 9, such as {"1": 150, "3": 400}, or {} for none.')
    hours = {tier: whole(value[tier], least=1) for tier in tiers if tier in value}
    rising = list(hours.values())
    if rising != sorted(set(rising)):
        raise ValueError("A higher tier takes more hours.")
    return hours


def time_of_day(value: Any) -> str:
    hours, colon, minutes = str(value).partition(":")
    if not (colon and hours.isdigit() and minutes.isdigit() and int(hours) < 24 and int(minutes) < 60):
        raise ValueError('Give a time of day such as "06:00".')
    return f"{int(hours):02}:{int(minutes):02}"


@dataclass(frozen=True)
class OneOf:
    """One of these words."""

    choices: tuple[str, ...]

    def __call__(self, value: Any) -> str:
        if value not in self.choices:
            raise ValueError(f"Give one of: {', '.join(self.choices)}.")
        return str(value)


@dataclass(frozen=True)
class OrderOf:
    """Each of these words once."""

    names: tuple[str, ...]

    def __call__(self, value: Any) -> list[str]:
        if not isinstance(value, list) or sorted(map(str, value)) != sorted(self.names):
            raise ValueError(f"Give each of these once, in the order you want: {', '.join(self.names)}.")
        return list(value)


@dataclass(frozen=True)
class ListOf:
    """At least one such value, each once, smallest first."""

    clean: Clean
    most: int = 6

    def __call__(self, value: Any) -> list[Any]:
        if not isinstance(value, list) or not 1 <= len(value) <= self.most:
            raise ValueError(f"Give a list of one to {self.most}.")
        return sorted({self.clean(one) for one in value})


SETTINGS: dict[str, Setting] = {
    setting.key: setting
    for setting in (
        Setting("call_claim_seconds", 300, "s", "T45", "To claim a called seat", seconds),
        Setting("call_hold_seconds", 900, "s", "T45", "On hold after a missed call", seconds),
        Setting("was_here_seconds", 60, "s", "T45", "To say somebody was here in time", seconds, False),
        Setting("seat_after_answer_seconds", 600, "s", None, "Answered but not sitting: alert", seconds, False),
        Setting("stepped_out_seconds", 1800, "s", None, "Stepped out: asked for after", seconds, False),
        Setting("auto_call", "follow_up", "choice", None, "Calls made by itself", OneOf(AUTO_CALL), False),
        Setting("quiet_seconds", 1800, "s", None, "No automatic calls after a silence of", seconds, False),
        Setting("passes_allowed", 1, "passes", None, "Passes that keep the place", count, False),
        Setting("players_to_start", 2, "players", "T4", "Sitting before a table runs by itself", seconds, False),
        Setting("vip_priority_tier", 3, "tier", "T46", "Tier with priority on arrival", count),
        Setting("vip_qualifying_hours", 150, "h a quarter", "T46", "Hours that qualify for the programme", count),
        Setting("tier_hours", {}, "h a quarter", "T46", 'Hours for each tier, such as {"3": 400}', tier_hours, False),
        Setting("ladder", list(LADDER), "order", "T45", "Who stands before whom", OrderOf(LADDER), False),
        Setting("minimum_age", 21, "years", "T2", "Youngest player", count),
        Setting("employees_may_play", True, "yes/no", None, "Employees may play", yes_no, False),
        Setting("kept_apart_scope", "table", "choice", "T39", "Kept apart at", OneOf(("table", "game"))),
        Setting("removed_shown_seconds", 1800, "s", None, "Removed names stay in sight", seconds, False),
        Setting("undo_seconds", 60, "s", None, "A host's own undo", seconds, False),
        Setting("more_time_seconds", 300, "s", "T1", "More time, one touch of a supervisor", seconds, False),
        Setting("banner_seconds", 15, "s", None, "A call on the board's banner", seconds, False),
        Setting("away_warning_seconds", 120, "s", None, "Away: warn before the end", seconds, False),
        Setting("cash_out_return_scope", "game", "choice", "T16", "Cash-out return binds at", OneOf(RETURN_SCOPES)),
        Setting("newcomer_posts", "big", "choice", "CR22", "A new player posts", OneOf(("big", "nothing")), False),
        Setting("newcomer_seconds", 600, "s", "CR22", "A new player is shown what to post", seconds, False),
        Setting("renumber_on_return", False, "yes/no", "T35", "Orders anew when somebody returns", yes_no, False),
        Setting("dinner_seconds", 3600, "s", "T33", "Dinner", seconds),
        Setting("first_away_seconds", 1200, "s", "T33", "First player away", seconds),
        Setting("second_away_seconds", 1200, "s", "T35", "Second player away", seconds),
        Setting("third_away_seconds", 300, "s", "T36", "Third player away", seconds),
        Setting("extended_dinner_seconds", 5400, "s", "T34", "Extended dinner, cashed out", seconds),
        Setting("cash_out_return_seconds", 7200, "s", "T16", "Return with the amount taken off", seconds),
        Setting("clean_up_not_here_seconds", 7200, "s", None, "Not here: offered for clean-up", seconds, False),
        Setting(
            "clear_not_here_seconds",
            [1800, 3600, 7200],
            "s",
            None,
            "Removing absent names: after one of",
            ListOf(seconds),
            False,
        ),
        Setting("clean_up_waiting_seconds", 28_800, "s", None, "Waiting: offered for clean-up", seconds, False),
        Setting("clean_up_sitting_seconds", 57_600, "s", None, "Sitting: offered for clean-up", seconds, False),
        Setting("approval_seconds", 300, "s", None, "A host's request waits for a supervisor", seconds, False),
        Setting("table_change_approval", "verbal", "choice", "T47", "Table changes approved", OneOf(APPROVALS), False),
        Setting("named_move_shown_seconds", 1800, "s", "T47", "Move in a supervisor's name: shown", seconds, False),
        Setting("next_seat", list(NEXT_SEAT), "order", "T12", "Who has the next seat", OrderOf(NEXT_SEAT), False),
        Setting(
            "seat_change_declined", "keep", "choice", "T12", "Seat change declined: the place", OneOf(DECLINED), False
        ),
        Setting("software_draw", False, "yes/no", "T43", "The software draws the cards", yes_no, False),
        Setting("draw_choice", True, "yes/no", "T43", "Who draws is chosen at each break", yes_no, False),
        Setting("thirty_second_clock", 30, "s", "T30", "Clock called on a player", seconds),
        Setting("new_game_transfer_seconds", 3600, "s", "T47", "New game before a larger stack", seconds),
        Setting("jackpot_minimum_pot", "10.00", "USD", "T7", "Smallest eligible pot", money),
        Setting("run_it_twice_blind", "5.00", "USD", "T61", "Run it twice: smallest big blind in no limit", money),
        Setting("stud_chairs", 9, "chairs", "TS1", "Most chairs with a stud round", chairs),
        Setting("gaming_day_starts", "06:00", "room time", None, "The reports' day begins", time_of_day, False),
    )
}


def add(*settings: Setting) -> None:
    """An app's own settings, where their form is that app's business."""
    SETTINGS.update({setting.key: setting for setting in settings})


class Policy:
    """The settings in force: `policy.call_claim_seconds`. Times of day and money come as strings."""

    def __init__(self, settings: Mapping[str, Any] | None = None, number: int = 0) -> None:
        self.number = number
        self._settings = {key: setting.default for key, setting in SETTINGS.items()} | dict(settings or {})

    def __getattr__(self, key: str) -> Any:
        try:
            return self.__dict__["_settings"][key]
        except KeyError:
            raise AttributeError(key) from None

    def as_dict(self) -> dict[str, Any]:
        return dict(self._settings)


def cleaned(changes: Mapping[str, Any]) -> dict[str, Any]:
    """The changes, each typed and in its bounds. Raises Malformed naming every bad setting."""
    good: dict[str, Any] = {}
    bad: dict[str, str] = {}
    for key, value in changes.items():
        if key not in SETTINGS:
            bad[key] = f"There is no setting called {key[:60]}."
            continue
        try:
            good[key] = SETTINGS[key].clean(value)
        except ValueError as error:
            bad[key] = f"{SETTINGS[key].label}: {error}"
    if bad:
        raise Malformed(bad)
    return good


def cents(policy: Policy, key: str) -> int:
    """A money setting in cents."""
    return cents_of(Decimal(getattr(policy, key)))
