"""Names on lists, calls for seats, pages, standbys. Order is computed from these facts, never stored."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from django.db import models
from django.db.models import CheckConstraint, F, Q, UniqueConstraint

from players.models import Player
from pokerroom.models import Room, Staff
from tables.models import Game, Seat
from waitlist.rules import LIVE, LONGEST_NOTE, Origin, Outcome, PageState, Status, Via


def _choices(values: type[StrEnum]) -> list[tuple[str, str]]:
    return [(value.value, value.value) for value in values]


class Entry(models.Model):
    """One player's name on one list: the facts from which place and sentence are computed."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="entries")
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="entries")
    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="entries")
    status = models.CharField(max_length=8, choices=_choices(Status), default=Status.WAITING)
    due_at = models.DateTimeField(null=True, help_text="deadline of a call, hold, dinner, arrival or name")
    expires_at = models.DateTimeField(null=True, help_text="how long the name may wait at most; null: for good")
    ended_at = models.DateTimeField(null=True)
    ended_why = models.CharField(max_length=120, blank=True)

    via = models.CharField(max_length=6, choices=_choices(Via))
    joined_at = models.DateTimeField()
    origin = models.CharField(max_length=8, choices=_choices(Origin), default=Origin.LIST)
    origin_at = models.DateTimeField(null=True)
    origin_rank = models.PositiveSmallIntegerField(null=True, help_text="draw order of a broken table")

    origin_rule = models.CharField(max_length=12, blank=True)
    origin_cents = models.BigIntegerField(null=True, help_text="extended dinner: what was taken off the table (T34)")

    return_place = models.PositiveSmallIntegerField(null=True, help_text="chips picked up: the place on coming back")

    arrived_at = models.DateTimeField(null=True, help_text="first arrival; stepping out does not clear it")
    away_since = models.DateTimeField(null=True, help_text="not here since; null = here")
    back_by = models.DateTimeField(null=True, help_text="stepped out until")

    called_at = models.DateTimeField(null=True, help_text="the last call")
    missed_at = models.DateTimeField(null=True, help_text="when the call was made that was missed (T45)")
    back_at = models.DateTimeField(null=True, help_text="checked back in from hold (T45)")
    passes = models.PositiveSmallIntegerField(default=0)
    passed_at = models.DateTimeField(null=True)
    not_passed = models.JSONField(default=list, help_text="seats locked up for others at that moment: not passed over")

    put_before = models.ForeignKey(
        "self",
        null=True,
        on_delete=models.PROTECT,
        related_name="put_behind",
        help_text="a staff move; null: behind all",
    )
    put_at = models.DateTimeField(null=True, help_text="when staff moved it; null: the place is the rule's")
    put_why = models.CharField(max_length=160, blank=True)

    note = models.CharField(max_length=LONGEST_NOTE, blank=True)
    not_tables = models.JSONField(default=list, help_text="numbers of tables the player does not want")
    seat_wish = models.CharField(max_length=60, blank=True)

    class Meta:
        verbose_name = "entry"
        constraints: ClassVar = [
            UniqueConstraint(fields=["game", "player"], condition=Q(status__in=LIVE), name="once_on_this_list"),
            CheckConstraint(
                condition=(Q(status__in=LIVE) & Q(ended_at__isnull=True))
                | (~Q(status__in=LIVE) & Q(ended_at__isnull=False) & Q(due_at__isnull=True)),
                name="an_entry_that_ended_knows_when",
            ),
            CheckConstraint(condition=~Q(status=Status.HELD) | Q(due_at__isnull=False), name="a_hold_has_a_deadline"),
            CheckConstraint(
                condition=~Q(status=Status.WAITING)
                | Q(due_at__isnull=True)
                | Q(origin=Origin.DINNER)
                | Q(arrived_at__isnull=True)
                | Q(due_at=F("expires_at")),
                name="waiting_has_a_deadline_by_rule",
            ),
            CheckConstraint(condition=Q(put_before__isnull=True) | Q(put_at__isnull=False), name="a_move_knows_when"),
            CheckConstraint(
                condition=Q(arrived_at__isnull=False) | Q(away_since__isnull=False), name="here_means_arrived"
            ),
        ]
        indexes: ClassVar = [
            models.Index(fields=["room", "game"], condition=Q(status__in=LIVE), name="live_entries"),
            models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="entries_due"),
            models.Index(fields=["room", "ended_at"]),
        ]

    @property
    def is_here(self) -> bool:
        return self.away_since is None

    @property
    def is_live(self) -> bool:
        return self.status in LIVE


class Call(models.Model):
    """A seat offered to one entry. It ends as exactly one outcome, which is never rewritten."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="calls")
    entry = models.ForeignKey(Entry, on_delete=models.PROTECT, related_name="calls")
    seat = models.ForeignKey(Seat, on_delete=models.PROTECT, related_name="+")
    called_at = models.DateTimeField()
    due_at = models.DateTimeField()
    answered_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    outcome = models.CharField(max_length=10, choices=_choices(Outcome), blank=True)
    by = models.ForeignKey(Staff, null=True, on_delete=models.PROTECT, related_name="+")
    again = models.ForeignKey("self", null=True, on_delete=models.PROTECT, related_name="+")
    opening = models.BooleanField(default=False, help_text="made before the table ran")

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(fields=["entry"], condition=Q(outcome=""), name="one_open_call_per_entry"),
            UniqueConstraint(fields=["seat"], condition=Q(outcome=""), name="one_open_call_per_seat"),
            CheckConstraint(
                condition=Q(outcome="", ended_at__isnull=True) | (~Q(outcome="") & Q(ended_at__isnull=False)),
                name="a_call_that_ended_has_one_outcome",
            ),
            CheckConstraint(
                condition=~Q(outcome=Outcome.LAPSED) | Q(ended_at=F("due_at"), answered_at__isnull=True),
                name="a_lapse_is_stamped_when_due",
            ),
            CheckConstraint(condition=Q(due_at__gt=F("called_at")), name="a_call_has_time"),
        ]
        indexes: ClassVar = [models.Index(fields=["entry", "called_at"])]


class Standby(models.Model):
    """Somebody paged behind a call, without clock or lock-up."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    call = models.ForeignKey(Call, on_delete=models.PROTECT, related_name="standbys")
    entry = models.ForeignKey(Entry, on_delete=models.PROTECT, related_name="standbys")
    showed_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(fields=["call", "entry"], name="one_standby_per_call_and_entry"),
        ]


class Page(models.Model):
    """An announcement: the board's banner, chime and voice; other channels can join later."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="pages")
    entry = models.ForeignKey(Entry, on_delete=models.PROTECT, related_name="pages")
    call = models.ForeignKey(Call, null=True, on_delete=models.PROTECT, related_name="pages")
    batch = models.BigIntegerField(help_text="one banner: the seq of the command's first event")
    made_at = models.DateTimeField()
    state = models.CharField(max_length=8, choices=_choices(PageState), default=PageState.PENDING)
    shown_from = models.DateTimeField(null=True)
    shown_until = models.DateTimeField(null=True)

    class Meta:
        constraints: ClassVar = [
            CheckConstraint(
                condition=Q(shown_from__isnull=True, shown_until__isnull=True)
                | Q(shown_from__isnull=False, shown_until__gt=F("shown_from")),
                name="a_banner_has_a_span",
            ),
            CheckConstraint(
                condition=(Q(state=PageState.SHOWN) & Q(shown_from__isnull=False))
                | (~Q(state=PageState.SHOWN) & Q(shown_from__isnull=True)),
                name="a_page_shown_knows_when",
            ),
        ]
        indexes: ClassVar = [
            models.Index(fields=["room", "made_at"], condition=Q(state="pending"), name="pages_pending"),
            models.Index(fields=["room", "shown_until"]),
        ]
