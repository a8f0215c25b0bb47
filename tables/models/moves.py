"""Requests to move, draws when a table breaks, and what waits for a supervisor."""

from __future__ import annotations

from datetime import datetime
from typing import ClassVar

from django.db import models
from django.db.models import CheckConstraint, Q, UniqueConstraint

from pokerroom.models import Room, Staff
from tables.models.floor import Game, Seat, Sitting, Table
from tables.rules.moves import RequestState, Wish


class Request(models.Model):
    """A player who sits asks for another chair or another table, in order of asking (rules §2 a, c)."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="requests")
    sitting = models.ForeignKey(Sitting, on_delete=models.PROTECT, related_name="requests")
    wish = models.CharField(max_length=5, choices=[(w.value, w.value) for w in Wish])
    to_table = models.ForeignKey(Table, null=True, on_delete=models.PROTECT, related_name="+")
    to_seat = models.PositiveSmallIntegerField(null=True, help_text="null: any chair")
    state = models.CharField(
        max_length=9, choices=[(s.value, s.value) for s in RequestState], default=RequestState.ASKED
    )
    asked_at = models.DateTimeField()
    lot = models.PositiveIntegerField(default=0, help_text="drawn when asked: who is first where seats go by draw")
    approved_by = models.ForeignKey(Staff, null=True, on_delete=models.PROTECT, related_name="+")
    approved_at = models.DateTimeField(null=True)
    declined_at = models.DateTimeField(null=True, help_text="turned down: passed over for every chair open then")
    ended_at = models.DateTimeField(null=True)

    class Meta:
        verbose_name = "request"
        constraints: ClassVar = [
            UniqueConstraint(
                fields=["sitting", "wish"], condition=Q(ended_at__isnull=True), name="one_open_request_of_a_kind"
            ),
            CheckConstraint(
                condition=(Q(state__in=["done", "withdrawn"]) & Q(ended_at__isnull=False))
                | (~Q(state__in=["done", "withdrawn"]) & Q(ended_at__isnull=True)),
                name="a_request_that_ended_knows_when",
            ),
            CheckConstraint(
                condition=~Q(state="approved") | Q(approved_by__isnull=False), name="an_approval_has_a_name"
            ),
        ]

    def turned_down(self, open_since: datetime | None) -> bool:
        """Whether a chair that has been open since then was turned down."""
        return self.declined_at is not None and open_since is not None and open_since <= self.declined_at


class Draw(models.Model):
    """A table that breaks: cards are drawn for the order of choosing (T43). Seed and hash where the software draws."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    table = models.ForeignKey(Table, on_delete=models.PROTECT, related_name="draws")
    game = models.ForeignKey(
        Game, null=True, on_delete=models.PROTECT, related_name="+", help_text="null: closed before this was kept"
    )
    opened_at = models.DateTimeField()
    closed_at = models.DateTimeField(null=True)
    seed = models.CharField(max_length=64, blank=True, help_text="hex; shown once the draw is closed")
    seed_hash = models.CharField(max_length=64, blank=True, help_text="shown before: SHA-256 of the seed")

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(fields=["table"], condition=Q(closed_at__isnull=True), name="one_draw_at_a_time"),
        ]


class Card(models.Model):
    """One player's card in a draw, and the seat that was chosen with it."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    draw = models.ForeignKey(Draw, on_delete=models.PROTECT, related_name="cards")
    sitting = models.ForeignKey(Sitting, on_delete=models.PROTECT, related_name="+")
    card = models.CharField(max_length=2)
    by_supervisor = models.BooleanField(default=False, help_text="drawn for an absent player")
    seat = models.ForeignKey(Seat, null=True, on_delete=models.PROTECT, related_name="+")

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(fields=["draw", "card"], name="a_card_is_drawn_once"),
            UniqueConstraint(fields=["draw", "sitting"], name="one_card_a_player"),
        ]
