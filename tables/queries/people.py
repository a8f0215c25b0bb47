"""Ids of the players whom the floor knows: in a chair, with chips in custody, with a seat kept for them."""

from __future__ import annotations

from typing import Any

from django.db.models import QuerySet

from pokerroom.models import Room
from tables.models import Bag, Seat, Sitting


def seated(room: Room) -> QuerySet[Sitting, Any]:
    return Sitting.objects.filter(room=room, ended_at__isnull=True, player__isnull=False).values_list("player")


def with_bags(room: Room) -> QuerySet[Bag, Any]:
    return Bag.objects.filter(room=room, ended_at__isnull=True).values_list("player")


def with_seats_kept(room: Room) -> QuerySet[Seat, Any]:
    return Seat.objects.filter(room=room, locked_for__isnull=False).values_list("locked_for")
