"""What a player bought in for and left with, where a rule needs it (T14, T16, T21, T34). Cents, or not stated."""

from __future__ import annotations

from typing import ClassVar

from django.db import models
from django.db.models import CheckConstraint, Q

from players.models import Player
from pokerroom.models import Room, Staff
from tables.models.floor import Game, Session, Sitting
from tables.rules.money import Bought


class Chips(models.Model):
    """Chips brought to the table: first buy-in, add-on or rebuy, with the stack that a match was measured by."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    sitting = models.ForeignKey(Sitting, on_delete=models.PROTECT, related_name="chips")
    kind = models.CharField(max_length=8, choices=[(b.value, b.value) for b in Bought])
    cents = models.BigIntegerField()
    largest_stack = models.BigIntegerField(null=True, help_text="as entered by staff")
    short = models.BooleanField(default=False, help_text="below the minimum, where the room allows it")
    at = models.DateTimeField()
    by = models.ForeignKey(Staff, null=True, on_delete=models.PROTECT, related_name="+")

    class Meta:
        constraints: ClassVar = [CheckConstraint(condition=Q(cents__gt=0), name="chips_are_an_amount")]


class CashOut(models.Model):
    """What somebody left a game with, and when: the cash-out return rule (T16) and extended dinner (T34) read it."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="cash_outs")
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="+")
    session = models.ForeignKey(Session, on_delete=models.PROTECT, related_name="+")
    sitting = models.ForeignKey(Sitting, on_delete=models.PROTECT, related_name="cash_outs")
    table = models.PositiveSmallIntegerField()
    at = models.DateTimeField()
    amount = models.BigIntegerField(null=True, help_text="null: not stated yet")
    taken_back = models.BooleanField(default=False, help_text="undone: the player never left")

    class Meta:
        constraints: ClassVar = [
            CheckConstraint(condition=Q(amount__isnull=True) | Q(amount__gte=0), name="cash_out_not_below_zero"),
        ]
        indexes: ClassVar = [models.Index(fields=["player", "game", "at"])]
