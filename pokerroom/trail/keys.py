"""The key that signs the trail. It is outside the database, so whoever owns the database cannot forge an event.

Events carry a short code that only the key can make (HMAC): whoever has the key can check two million of them. A
checkpoint carries a signature (Ed25519) that anybody can check who knows the public key, and nobody else can make.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from django.conf import settings

MAC_DIGITS = 32  # 128 bits, in hexadecimal


class Key:
    """One secret, from which both kinds of signature follow."""

    def __init__(self, secret: str) -> None:
        self._signing = Ed25519PrivateKey.from_private_bytes(_derived("checkpoints", secret))
        self._mac = _derived("events", secret)
        self.public = self._signing.public_key().public_bytes_raw().hex()

    def mac(self, digest: str) -> str:
        """The code of an event with this hash."""
        return hmac.digest(self._mac, digest.encode(), "sha256").hex()[:MAC_DIGITS]

    def sign(self, said: bytes) -> str:
        """A signature, in hexadecimal."""
        return self._signing.sign(said).hex()


def current() -> Key:
    """The key that signs now."""
    return known()[0]


def known() -> tuple[Key, ...]:
    """Every key whose signatures count: the current one, then those before it."""
    return _keys(tuple(settings.CHECKPOINT_KEYS))


@lru_cache(maxsize=4)
def _keys(secrets: tuple[str, ...]) -> tuple[Key, ...]:
    return tuple(map(Key, secrets))


def is_signed(said: bytes, public: str, signature: str) -> bool:
    """Whether one of our keys, the one with this public half, has signed this."""
    if public not in {key.public for key in known()}:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), said)
    except (InvalidSignature, ValueError):
        return False
    return True


def _derived(purpose: str, secret: str) -> bytes:
    return hashlib.sha256(f"pokerroom {purpose} {secret}".encode()).digest()
