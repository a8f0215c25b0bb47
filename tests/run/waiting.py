import time
from collections.abc import Callable


def until(true: Callable[[], object], seconds: float = 30) -> None:
    give_up = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < give_up, "It did not happen in time."
        time.sleep(0.1)
