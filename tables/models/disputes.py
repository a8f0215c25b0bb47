"""Pots in dispute (T66): what was set aside, who claims it, what was decided."""

from __future__ import annotations

from typing import ClassVar

from django.db import models
from django.db.models import CheckConstraint, Q

from pokerroom.models import Room, Staff
from tables.models.floor import Game, Table


class Dispute(models.Model):
    """A pot, or part of one, set aside while a decision is pending. Amount in cents."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="disputes")
    table = models.ForeignKey(Table, on_delete=models.PROTECT, related_name="disputes")
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="+")
    amount = models.BigIntegerField()
    claimants = models.JSONField(help_text="who claims it, as they sat: seat, player, name")
    at = models.DateTimeField()
    by = models.ForeignKey(Staff, on_delete=models.PROTECT, related_name="+")
    decision = models.CharField(max_length=200, blank=True)
    decided_at = models.DateTimeField(null=True)
    decided_by = models.ForeignKey(Staff, null=True, on_delete=models.PROTECT, related_name="+")

    class Meta:
        verbose_name = "disputed pot"
        constraints: ClassVar = [
            CheckConstraint(condition=Q(amount__gt=0), name="a_disputed_pot_is_an_amount"),
            CheckConstraint(
                condition=Q(decided_at__isnull=True, decided_by__isnull=True, decision="")
                | (Q(decided_at__isnull=False, decided_by__isnull=False) & ~Q(decision="")),
                name="a_decision_has_words_and_a_name",
            ),
        ]
