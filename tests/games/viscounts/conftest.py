"""`given` builds a scenario; each test that uses it runs three ways."""

from __future__ import annotations

import pytest

from tests.games.viscounts.given import Given, builder
from tests.scenario import every_way


@pytest.fixture(params=every_way())
def given(request: pytest.FixtureRequest) -> Given:
    return builder(request.param)
