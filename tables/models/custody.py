"""Chips picked up: a bag for each, and double-entry postings so that custody always adds up."""

from __future__ import annotations

from typing import ClassVar

from django.db import models
from django.db.models import CheckConstraint, Q, UniqueConstraint

from players.models import Player
from pokerroom.models import Room, Staff
from tables.models.floor import Game, Sitting
from tables.rules.custody import Account, BagEnd


class Bag(models.Model):
    """A player's chips in the room's custody: out once, back or cashed once. Cents; null: still to be counted."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="bags")
    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="bags")
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="+")
    sitting = models.ForeignKey(Sitting, on_delete=models.PROTECT, related_name="bags")
    number = models.CharField(max_length=20)
    amount = models.BigIntegerField(null=True)
    picked_up_at = models.DateTimeField()
    counted_by = models.ForeignKey(Staff, null=True, on_delete=models.PROTECT, related_name="+")
    verified_by = models.CharField(max_length=80, blank=True)
    ended_at = models.DateTimeField(null=True)
    ended_as = models.CharField(max_length=8, blank=True, choices=[(e.value, e.value) for e in BagEnd])

    class Meta:
        verbose_name = "bag"
        constraints: ClassVar = [
            UniqueConstraint(fields=["room", "number"], condition=Q(ended_at__isnull=True), name="bag_number_once"),
            CheckConstraint(condition=Q(amount__isnull=True) | Q(amount__gte=0), name="a_bag_is_not_below_zero"),
            CheckConstraint(condition=Q(amount__isnull=True) | ~Q(verified_by=""), name="a_count_has_a_second_name"),
            CheckConstraint(
                condition=Q(ended_at__isnull=True, ended_as="")
                | (Q(ended_at__isnull=False, amount__isnull=False) & ~Q(ended_as="")),
                name="a_bag_that_went_was_counted",
            ),
        ]


class Posting(models.Model):
    """One side of a movement of chips, in cents; the sides of a journal sum to zero. Never changed."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    bag = models.ForeignKey(Bag, on_delete=models.PROTECT, related_name="postings")
    journal = models.BigIntegerField(help_text="seq of the event that it belongs to")
    account = models.CharField(max_length=8, choices=[(a.value, a.value) for a in Account])
    cents = models.BigIntegerField()

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(fields=["room", "journal", "bag", "account"], name="one_posting_per_side"),
            CheckConstraint(condition=~Q(cents=0), name="a_posting_moves_something"),
        ]
