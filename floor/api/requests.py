"""Requests of players who sit: another chair, another table."""

from __future__ import annotations

from typing import Literal, TypedDict

from floor.api.moves import TABLE
from floor.api.sittings import named
from floor.commands.declining import decline as turn_down
from floor.commands.requests import approve_request, withdraw_request
from floor.commands.requests import ask as note
from players.queries.api import PlayerShape, player_shape
from pokerroom.api.base import Ask, get, post
from pokerroom.api.fields import one_of, required
from pokerroom.api.shapes import moment
from tables.models import Request
from tables.queries import open_requests
from tables.rules.moves import Wish
from waitlist.api.entries import SEAT


class RequestShape(TypedDict):
    """A wish for another chair or table; no seat: any."""

    id: int
    sitting: int
    player: PlayerShape | None
    wish: Literal["seat", "table"]
    to_table: int | None
    to_seat: int | None
    state: Literal["asked", "approved", "done", "withdrawn"]
    asked_at: str
    approved_by: str | None


def request_shape(row: Request) -> RequestShape:
    return {
        "id": row.pk,
        "sitting": row.sitting_id,
        "player": player_shape(row.sitting.player) if row.sitting.player else None,
        "wish": row.wish,  # type: ignore[typeddict-item]
        "to_table": row.to_table.number if row.to_table else None,
        "to_seat": row.to_seat,
        "state": row.state,  # type: ignore[typeddict-item]
        "asked_at": moment(row.asked_at),
        "approved_by": row.approved_by.name if row.approved_by else None,
    }


def _request(ask: Ask, asked: int) -> Request:
    return Request(pk=asked, room_id=ask.room.pk)


@get(answers=list[RequestShape])
def requests(ask: Ask) -> list[RequestShape]:
    """Open wishes in order of asking."""
    return [request_shape(row) for row in open_requests(ask.room)]


@post({"wish": required(one_of(Wish)), "table": TABLE, "seat": SEAT}, answers=RequestShape, status=201)
def ask_for(ask: Ask, number: int) -> RequestShape:
    """A player asks for another chair or table."""
    return request_shape(note(named(ask, number), **ask.facts, **ask.by))


@post(answers=RequestShape)
def approve(ask: Ask, asked: int) -> RequestShape:
    """Approve a table change (T47, supervisor)."""
    return request_shape(approve_request(_request(ask, asked), **ask.by))


@post(answers=RequestShape)
def decline(ask: Ask, asked: int) -> RequestShape:
    """The player turns down the chair that was asked for: the place stays, goes behind or is lost, by policy."""
    return request_shape(turn_down(_request(ask, asked), **ask.by))


@post(answers=RequestShape)
def withdraw(ask: Ask, asked: int) -> RequestShape:
    """The wish is gone."""
    return request_shape(withdraw_request(_request(ask, asked), **ask.by))
