"""A database put back to an earlier moment may have another version of the settings under the same number."""

from __future__ import annotations

from django.db import connection

from pokerroom.clock import now
from pokerroom.commands import set_policy
from pokerroom.turn import policy_of
from tests.conftest import fresh

ANOTHER = """
    SET session_replication_role = replica;
    UPDATE pokerroom_policyversion SET settings = '{"call_claim_seconds": 90}';
    SET session_replication_role = origin
"""


def test_settings_are_read_again_at_each_new_connection(room, manager):
    set_policy(room, changes={"call_claim_seconds": 200}, by=manager, at=now())
    assert policy_of(fresh(room)).call_claim_seconds == 200
    with connection.cursor() as cursor:
        cursor.execute(ANOTHER)
    connection.close()
    assert policy_of(fresh(room)).call_claim_seconds == 90
