"""Which code the tests run on, and how hard Hypothesis looks."""

from __future__ import annotations

import os
import sys

import pytest
from hypothesis import HealthCheck, settings

from tests.environment import leave_behind

leave_behind(
    os.environ
)  # before anything of ours is loaded: cards are read from a file that may be named there

from viceregal import _build  # noqa: E402

# The same examples in every run, so that a red build says something about the change and not about luck.
settings.register_profile(
    "default",
    max_examples=150,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# `make fuzz`: new examples each time, and many.
settings.register_profile(
    "deep",
    max_examples=5000,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_report_header() -> str:
    return f"viceregal: the rules run {_build.kind()}"


BY_LUCK = ("viceregal.bots.thinking", "viceregal.server.tables.luck")


class NoLuck:
    """In place of the module `secrets`, where ours ask it for luck."""

    def randbits(self, bits: int) -> int:
        raise AssertionError("a test left something to luck: give its table, or its bot, a seed")


@pytest.fixture(autouse=True)
def no_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table dealt by real luck makes a test that fails one time in a hundred: it has to have a seed."""
    if request.node.get_closest_marker("by_luck") is None:
        for module in [sys.modules[name] for name in BY_LUCK if name in sys.modules]:
            monkeypatch.setattr(module, "secrets", NoLuck())
