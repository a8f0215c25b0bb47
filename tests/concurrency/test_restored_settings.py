"""A database put back to an earlier moment may have another version of the settings under the same number."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from django.db import connection, transaction

from pokerroom.clock import now
from pokerroom.commands import set_policy
from pokerroom.models import Staff
from pokerroom.roles import Role
from pokerroom.turn import policy_of
from tables.commands.first_load import make_room
from tests.conftest import fresh

ANOTHER = """UPDATE pokerroom_policyversion SET settings = '{"call_claim_seconds": 90}'"""


def claim_seconds(room):
    """As a thread with a connection of its own reads it."""
    try:
        return policy_of(fresh(room)).call_claim_seconds
    finally:
        connection.close()


def test_settings_are_read_again_at_each_new_connection():
    room = make_room(slug="toledo", name="Toledo", timezone="America/New_York")
    manager = Staff.objects.create_user("max", "password", name="Max", role=Role.MANAGER, room=room)
    set_policy(room, changes={"call_claim_seconds": 200}, by=manager, at=now())
    assert policy_of(fresh(room)).call_claim_seconds == 200
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET LOCAL session_replication_role = replica")  # the guards look away
        cursor.execute(ANOTHER)
    with ThreadPoolExecutor(1) as another:
        assert another.submit(claim_seconds, room).result() == 90
