"""Off the table, seat still theirs (T33-T36)."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar

from django.db import models
from django.db.models import CheckConstraint, F, Q, UniqueConstraint

from pokerroom.models import Room
from tables.models.floor import Sitting, Table
from tables.rules.absences import AbsenceEnd, is_over


class Absence(models.Model):
    """One walk or dinner. The allowance is fixed by the order of leaving; `extra_seconds` is time given on top."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    sitting = models.ForeignKey(Sitting, on_delete=models.PROTECT, related_name="absences")
    table = models.ForeignKey(Table, on_delete=models.PROTECT, related_name="+")
    since = models.DateTimeField()
    ordinal = models.PositiveSmallIntegerField(help_text="how many were away from that table, this one counted")
    kind = models.CharField(max_length=12, help_text="dinner, first, second, third, or the name of a room's own rule")
    rule = models.CharField(max_length=12)
    wants_dinner = models.BooleanField(default=False)
    allowed_seconds = models.PositiveIntegerField(null=True, help_text="null: counted in blinds or laps only")
    allowed_blinds = models.PositiveSmallIntegerField(null=True)
    allowed_laps = models.PositiveSmallIntegerField(null=True)
    either = models.BooleanField(default=True, help_text="any limit ends it; false: all of them together")
    blinds = models.PositiveSmallIntegerField(default=0, help_text="missed so far")
    laps = models.PositiveSmallIntegerField(default=0, help_text="of the button, so far")
    extra_seconds = models.PositiveIntegerField(default=0)
    by_itself = models.BooleanField(default=False, help_text="picked up at the deadline without a person")
    only_if = models.CharField(max_length=16, blank=True, help_text="given up only when this is so: list, feeder, …")
    return_to = models.CharField(max_length=6, default="top", help_text="place on the list after a pick-up")
    due_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    ended_as = models.CharField(max_length=10, blank=True, choices=[(e.value, e.value) for e in AbsenceEnd])

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(
                fields=["sitting"], condition=Q(ended_at__isnull=True), name="one_open_absence_per_sitting"
            ),
            CheckConstraint(
                condition=Q(ended_at__isnull=True, ended_as="") | (Q(ended_at__gte=F("since")) & ~Q(ended_as="")),
                name="an_absence_that_ended_knows_how",
            ),
            CheckConstraint(condition=Q(ordinal__gte=1), name="an_absence_has_an_order"),
            CheckConstraint(
                condition=Q(due_at__isnull=True, allowed_seconds__isnull=True)
                | Q(due_at__isnull=False, allowed_seconds__isnull=False),
                name="an_allowance_in_time_has_a_deadline",
            ),
        ]
        indexes: ClassVar = [
            models.Index(fields=["room", "due_at"], condition=Q(ended_at__isnull=True), name="absences_open"),
        ]

    def is_overdue(self, at: datetime) -> bool:
        """Whether the allowance is used up: at exactly the limit it is."""
        seconds = (at - self.due_at).total_seconds() if self.due_at else 0
        limits = (
            (seconds, 0 if self.due_at else None),
            (self.blinds, self.allowed_blinds),
            (self.laps, self.allowed_laps),
        )
        return is_over(limits, either=self.either)
