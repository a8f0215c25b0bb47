"""How long the state machine runs: 2,000 steps in a test run, SOAK_STEPS (200,000) in a soak."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, Verbosity, settings

STEPS = 50  # an evening

settings.register_profile("evening", deadline=None, stateful_step_count=STEPS, max_examples=40)
settings.register_profile("first-fault", settings.get_profile("evening"), phases=(Phase.generate,))
settings.register_profile(
    "soak",
    deadline=None,
    stateful_step_count=STEPS,
    max_examples=max(1, int(os.environ.get("SOAK_STEPS", "200000")) // STEPS),
    print_blob=True,
    verbosity=Verbosity.normal,
    suppress_health_check=list(HealthCheck),
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
)


def pytest_configure(config):
    """The evening's length, unless another profile was asked for."""
    if not config.getoption("--hypothesis-profile", None):
        settings.load_profile("evening")
