"""Races: what each thread does is committed."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def races(transactional_db: None) -> None:
    """In every test here."""
