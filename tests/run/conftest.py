from collections.abc import Iterator

import pytest

from tests.run.opened import Opened


@pytest.fixture(scope="module")
def opened() -> Iterator[Opened]:
    """`make run` for real, for the tests of one file."""
    with Opened() as room:
        yield room
