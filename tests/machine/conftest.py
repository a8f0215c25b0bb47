"""How long the state machine runs: 2,000 steps in a test run, SOAK_STEPS (200,000) in a soak, on every processor."""

from __future__ import annotations

import os
import sys

from hypothesis import HealthCheck, Phase, Verbosity, settings

EVENING = 100  # steps at most
SOAK = int(os.environ.get("SOAK_STEPS", "200000"))

settings.register_profile("evening", deadline=None, stateful_step_count=EVENING, max_examples=20)
settings.register_profile("first-fault", settings.get_profile("evening"), phases=(Phase.generate,))
settings.register_profile(
    "soak",
    settings.get_profile("evening"),
    max_examples=20,
    print_blob=True,
    verbosity=Verbosity.normal,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate),  # a fault is told at once; shrink it in a test run
)


def pytest_configure(config):
    """The evening's length, unless another profile was asked for."""
    if not config.getoption("--hypothesis-profile", None):
        settings.load_profile("evening")


def pytest_generate_tests(metafunc):
    """A soak is divided among the processors; each plays evenings of its own."""
    if "steps" in metafunc.fixturenames:
        soaks = metafunc.config.getoption("--hypothesis-profile") == "soak"
        processors = os.cpu_count() or 1
        shares = [-(-SOAK // processors)] * processors if soaks else [2_000]
        metafunc.parametrize("steps", shares, ids=[f"share {number}" for number, _ in enumerate(shares, start=1)])


def pytest_exception_interact(node, report):
    """A fault is told when it is found, not when the other shares are done."""
    if node.config.getoption("--hypothesis-profile") == "soak":
        print(report.longreprtext, file=sys.stderr)  # noqa: T201
