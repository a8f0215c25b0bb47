"""Who is in the house: players, age checks, bars, pairs kept apart."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar

from django.db import models
from django.db.models import CheckConstraint, F, Q, UniqueConstraint

from players.rules import ConductKind
from pokerroom.models import Room, Staff


class Player(models.Model):
    """Somebody who plays here; a name alone is enough."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="players")
    name = models.CharField(max_length=60)
    public_name = models.CharField(max_length=60)
    public_name_stated = models.BooleanField(default=False, help_text="else derived from the name, and with it")
    search = models.CharField(max_length=140, help_text="what a search compares")
    phone = models.CharField(max_length=20, blank=True, help_text="E.164")
    card = models.CharField(max_length=30, blank=True)
    tier = models.PositiveSmallIntegerField(default=0)
    born_on = models.DateField(null=True)
    note = models.CharField(max_length=500, blank=True)
    employee = models.BooleanField(default=False)
    barred_until = models.DateTimeField(null=True)
    barred_why = models.CharField(max_length=200, blank=True)
    merged_into = models.ForeignKey("self", null=True, on_delete=models.PROTECT, related_name="merged")

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(fields=["room", "card"], condition=~Q(card=""), name="card_once_in_a_room"),
            CheckConstraint(condition=Q(tier__lte=9), name="tier_up_to_nine"),
            CheckConstraint(condition=~Q(name=""), name="a_player_has_a_name"),
        ]
        indexes: ClassVar = [models.Index(fields=["room", "search"]), models.Index(fields=["room", "phone"])]

    def __str__(self) -> str:
        return self.name

    def is_barred(self, at: datetime) -> bool:
        return self.barred_until is not None and at < self.barred_until


class AgeCheck(models.Model):
    """Who saw that a player is old enough, when and how (T2)."""

    class How(models.TextChoices):
        BORN_ON = "born_on", "birth date entered"
        ID_SEEN = "id_seen", "ID seen"

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="age_checks")
    at = models.DateTimeField()
    by = models.ForeignKey(Staff, on_delete=models.PROTECT, related_name="+")
    how = models.CharField(max_length=8, choices=How.choices)


class Conduct(models.Model):
    """A warning, a penalty, a removal or an ejection, with its rule and when it is looked at again."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="conduct")
    kind = models.CharField(max_length=8, choices=[(kind.value, kind.value) for kind in ConductKind])
    rule = models.CharField(max_length=12)
    note = models.CharField(max_length=300, blank=True)
    at = models.DateTimeField()
    by = models.ForeignKey(Staff, null=True, on_delete=models.PROTECT, related_name="+")
    review_on = models.DateField(null=True)


class ConductReversal(models.Model):
    """An entry of conduct that was made in error: it stays on record, and so does who said so, and when."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    conduct = models.OneToOneField(Conduct, on_delete=models.PROTECT, related_name="reversal")
    at = models.DateTimeField()
    by = models.ForeignKey(Staff, on_delete=models.PROTECT, related_name="+")


class ApartPair(models.Model):
    """Two players who are never at one table (T39)."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    one = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="+")
    other = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="+")
    since = models.DateTimeField()
    until = models.DateTimeField(null=True)

    class Meta:
        constraints: ClassVar = [
            CheckConstraint(condition=Q(one__lt=F("other")), name="apart_pair_in_order"),
            UniqueConstraint(fields=["one", "other"], condition=Q(until__isnull=True), name="apart_once_at_a_time"),
        ]
