"""Games, tables, seats, and who has sat where: built from the chair outward."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar

from django.contrib.postgres.constraints import ExclusionConstraint
from django.contrib.postgres.fields import ArrayField, RangeOperators
from django.db import models
from django.db.models import CheckConstraint, F, Func, Q, UniqueConstraint, Value

from players.models import Player
from pokerroom.models import Room
from tables.rules.floor import MaxKind, Structure, TableStatus
from tables.rules.moves import CameBy
from tables.rules.offerings import Variant


def _span(start: str, end: str) -> Func:
    return Func(F(start), F(end), function="tstzrange")


def _same(column: str) -> Func:
    """A column as a range of one value: equality that a GiST index knows without extensions."""
    return Func(F(column), F(column), Value("[]"), function="int8range")


class Game(models.Model):
    """An offering: a game and limit of the room, and its list (rules §1). Money in cents."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="games")
    slug = models.SlugField(max_length=40)
    name = models.CharField(max_length=60)
    short = models.CharField(max_length=24)
    place = models.PositiveSmallIntegerField(default=0, help_text="order on the screens")
    offered = models.BooleanField(default=True)
    structure = models.CharField(max_length=16, choices=[(s.value, s.value) for s in Structure])
    variants = ArrayField(
        models.CharField(max_length=8, choices=[(v.value, v.value) for v in Variant]),
        default=list,
        help_text="what is played; several: in turn",
    )
    small_blind = models.BigIntegerField(null=True)
    big_blind = models.BigIntegerField(null=True)
    ante = models.BigIntegerField(null=True)
    bring_in = models.BigIntegerField(null=True)
    lower_limit = models.BigIntegerField(null=True)
    upper_limit = models.BigIntegerField(null=True)
    multiples = ArrayField(
        models.PositiveSmallIntegerField(), null=True, help_text="squares of Vegas Hold'em; null: 1 to 5 antes"
    )
    multiples_approval = models.CharField(max_length=120, blank=True, help_text="of other multiples: by whom, when")
    buy_in_min = models.BigIntegerField(null=True)
    buy_in_max = models.BigIntegerField(null=True)
    max_kind = models.CharField(max_length=12, choices=[(k.value, k.value) for k in MaxKind], default=MaxKind.FIXED)
    match_percent = models.PositiveSmallIntegerField(null=True)
    most_chairs = models.PositiveSmallIntegerField(default=9)
    run_it_twice = models.BooleanField(default=False)
    sheet = models.JSONField(default=dict, help_text="what else a player asks: raises, straddle, kill, bomb pots")
    scheduled_at = models.DateTimeField(null=True)
    list_closed_at = models.DateTimeField(null=True, help_text="no new names since")

    class Meta:
        ordering: ClassVar = ["place", "pk"]
        constraints: ClassVar = [
            UniqueConstraint(fields=["room", "slug"], name="game_once_in_a_room"),
            CheckConstraint(
                condition=Q(max_kind=MaxKind.FIXED, buy_in_max__isnull=False)
                | (~Q(max_kind=MaxKind.FIXED) & Q(buy_in_max__isnull=True)),
                name="a_fixed_maximum_has_an_amount",
            ),
            CheckConstraint(condition=Q(buy_in_min__isnull=True) | Q(buy_in_min__gt=0), name="buy_in_min_is_an_amount"),
            CheckConstraint(
                condition=Q(buy_in_max__isnull=True) | Q(buy_in_max__gte=F("buy_in_min")),
                name="buy_in_max_not_below_min",
            ),
        ]

    def __str__(self) -> str:
        return self.name


class Table(models.Model):
    """A table that stands in the room."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="tables")
    number = models.PositiveSmallIntegerField()
    status = models.CharField(
        max_length=8, choices=[(s.value, s.value) for s in TableStatus], default=TableStatus.CLOSED
    )
    game = models.ForeignKey(Game, null=True, on_delete=models.PROTECT, related_name="tables")
    chairs = models.PositiveSmallIntegerField(default=9)
    no_fills = models.BooleanField(default=False)
    must_move = models.BooleanField(default=False, help_text="a feeder: its players move to the game's other tables")
    fill_first = models.BooleanField(default=False, help_text="filled before the other tables of its game")
    opened_at = models.DateTimeField(null=True)
    running_since = models.DateTimeField(null=True)
    clock_due_at = models.DateTimeField(null=True, help_text="the 30-second clock: at zero the hand is dead (T30)")
    floor_called_at = models.DateTimeField(null=True, help_text="a supervisor is asked to come")

    class Meta:
        ordering: ClassVar = ["number"]
        constraints: ClassVar = [
            UniqueConstraint(fields=["room", "number"], name="table_once_in_a_room"),
            CheckConstraint(
                condition=Q(status=TableStatus.CLOSED, game__isnull=True, opened_at__isnull=True)
                | (~Q(status=TableStatus.CLOSED) & Q(game__isnull=False, opened_at__isnull=False)),
                name="an_open_table_has_a_game",
            ),
            CheckConstraint(
                condition=Q(running_since__isnull=True) | Q(status__in=[TableStatus.RUNNING, TableStatus.BREAKING]),
                name="only_a_running_table_runs",
            ),
            CheckConstraint(
                condition=~Q(status=TableStatus.RUNNING) | Q(running_since__isnull=False),
                name="a_running_table_knows_since_when",
            ),
        ]

    def __str__(self) -> str:
        return f"Table {self.number}"


class Seat(models.Model):
    """A numbered place. `open_since` is the hole: left or marked leaving. A lock-up keeps it for one player."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    table = models.ForeignKey(Table, on_delete=models.PROTECT, related_name="seats")
    number = models.PositiveSmallIntegerField()
    open_since = models.DateTimeField(null=True)
    locked_for = models.ForeignKey(Player, null=True, on_delete=models.PROTECT, related_name="+")
    locked_until = models.DateTimeField(null=True, help_text="null while locked: until staff say otherwise")

    # Whoever sits there now, as `queries.chairs` reads it along.
    sitting_id: int | None
    player_id: int | None
    leaving_at: datetime | None
    is_away: bool

    class Meta:
        ordering: ClassVar = ["table__number", "number"]
        constraints: ClassVar = [
            UniqueConstraint(fields=["table", "number"], name="seat_once_at_a_table"),
            CheckConstraint(
                condition=Q(locked_until__isnull=True) | Q(locked_for__isnull=False),
                name="a_lock_up_is_for_somebody",
            ),
        ]


class Session(models.Model):
    """One player's stay in the room, across games (rules §3)."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    player = models.ForeignKey(Player, null=True, on_delete=models.PROTECT, related_name="sessions")
    started_at = models.DateTimeField()
    dinner_used_at = models.DateTimeField(null=True)


class Sitting(models.Model):
    """A player's stay in one game and limit; no player: no name yet. Money in cents or not stated."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="sittings")
    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="sittings")
    player = models.ForeignKey(Player, null=True, on_delete=models.PROTECT, related_name="sittings")
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="sittings")
    since = models.DateTimeField()
    ended_at = models.DateTimeField(null=True)
    buy_in = models.BigIntegerField(null=True)
    left_with = models.BigIntegerField(null=True)
    leaving_at = models.DateTimeField(null=True)
    missed_small = models.BooleanField(default=False, help_text="missed-blind buttons on the seat (T44, CR22)")
    missed_big = models.BooleanField(default=False)
    note = models.CharField(max_length=120, blank=True, help_text="for the dealer: dead button, dead small blind")
    gaming_day = models.DateField()
    chair: Placement | None = None  # the one of now, where a query has read it along

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(
                fields=["room", "player"], condition=Q(ended_at__isnull=True), name="one_seat_per_player_in_a_room"
            ),
            CheckConstraint(condition=Q(buy_in__isnull=True) | Q(buy_in__gt=0), name="a_buy_in_is_an_amount"),
            CheckConstraint(condition=Q(left_with__isnull=True) | Q(left_with__gte=0), name="left_with_not_below_zero"),
            CheckConstraint(
                condition=Q(ended_at__isnull=True) | Q(ended_at__gte=F("since")), name="a_sitting_ends_after_it_starts"
            ),
            ExclusionConstraint(
                name="a_player_sits_once_at_a_time",
                expressions=[
                    (_same("player_id"), RangeOperators.OVERLAPS),
                    (_span("since", "ended_at"), RangeOperators.OVERLAPS),
                ],
                condition=Q(player__isnull=False),
            ),
        ]

    @property
    def is_live(self) -> bool:
        return self.ended_at is None


class Placement(models.Model):
    """One chair of a sitting, from when until when: seat change, table change, must-move and break add to it."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    sitting = models.ForeignKey(Sitting, on_delete=models.PROTECT, related_name="placements")
    seat = models.ForeignKey(Seat, on_delete=models.PROTECT, related_name="placements")
    since = models.DateTimeField()
    until = models.DateTimeField(null=True)
    came_by = models.CharField(max_length=12, choices=[(c.value, c.value) for c in CameBy], default=CameBy.SEATED)
    called_order = models.BigIntegerField(null=True, help_text="the call that it came from: list place (must-move)")
    hole_since = models.DateTimeField(null=True, help_text="since when the chair had been open: the seat-fill clock")

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(fields=["seat"], condition=Q(until__isnull=True), name="one_sitting_per_seat"),
            UniqueConstraint(fields=["sitting"], condition=Q(until__isnull=True), name="one_chair_per_sitting"),
            CheckConstraint(
                condition=Q(until__isnull=True) | Q(until__gte=F("since")), name="a_placement_ends_after_it_starts"
            ),
            ExclusionConstraint(
                name="a_seat_holds_one_at_a_time",
                expressions=[
                    (_same("seat_id"), RangeOperators.OVERLAPS),
                    (_span("since", "until"), RangeOperators.OVERLAPS),
                ],
            ),
        ]
