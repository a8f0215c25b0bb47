"""Idempotency keys: the key's row, the effect and the stored answer are one transaction (AP-02, I33).

The same request again gets the first answer, a refusal too, and does nothing. Two at once: the second waits for the
row of the first, and finds its answer there. A key is remembered for two days: nobody tries again after that.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

from django.db import connection, transaction
from django.utils.crypto import salted_hmac

from pokerroom.models import IdempotencyKey, Staff
from pokerroom.refusals import Malformed, Refused

Answer = tuple[int, Any]

REMEMBERED = timedelta(days=2)
CLAIM = """
    INSERT INTO pokerroom_idempotencykey (caller_id, key, digest) VALUES (%s, %s, %s)
    ON CONFLICT (caller_id, key) DO NOTHING RETURNING id
"""


class KeyReused(Refused):
    code = "key_reused"


def checked(key: str) -> str:
    if not 1 <= len(key) <= 120 or not key.isascii() or not key.isprintable():
        raise Malformed({"Idempotency-Key": "Give a key of 1 to 120 plain characters."})
    return key


def digest(method: str, path: str, body: Any) -> str:
    """What the request says, however its JSON is laid out; with our key, for a PIN in it must not be found again."""
    text = json.dumps([method, path, body], sort_keys=True)
    return salted_hmac(__name__, text, algorithm="sha256").hexdigest()


def once(caller: Staff, key: str, said: str, act: Callable[[], Answer]) -> Answer:
    """Act, unless this caller's key was here before. Raises KeyReused if it came with another request."""
    with transaction.atomic():
        claim = _claim(caller, key, said)
        if claim is None:
            return _answered(caller, key, said)
        answer = _refusal_too(act)
        IdempotencyKey.objects.filter(pk=claim).update(status=answer[0], body=answer[1])
        return answer


def forget(at: datetime) -> None:
    """Drop the keys that nobody will send again."""
    IdempotencyKey.objects.filter(at__lt=at - REMEMBERED).delete()


def _claim(caller: Staff, key: str, said: str) -> int | None:
    with connection.cursor() as cursor:
        cursor.execute(CLAIM, [caller.pk, key, said])
        row = cursor.fetchone()
    return row[0] if row else None


def _answered(caller: Staff, key: str, said: str) -> Answer:
    first = IdempotencyKey.objects.get(caller=caller, key=key)
    if first.digest != said:
        raise KeyReused("This key was used for another request: take a new one.")
    assert first.status
    return first.status, first.body


def _refusal_too(act: Callable[[], Answer]) -> Answer:
    try:
        with transaction.atomic():
            return _standing(act)
    except Refused as refusal:
        return refusal.status, refusal.body()


def _standing(act: Callable[[], Answer]) -> Answer:
    """Act; a refusal that stands takes nothing back: a wrong PIN is counted."""
    try:
        return act()
    except Refused as refusal:
        if not refusal.stands:
            raise
        return refusal.status, refusal.body()
