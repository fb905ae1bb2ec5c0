"""The luck of a table: new for every answer of chance or, at tables of tests and of a day, all of it from one seed.

With a seed the same answers make the same game, however fast or in what order they come: what chance and bots say
follows from the seed and from how many decisions the question had before it, and from nothing else.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from viceregal.core.chance import Chance
from viceregal.daily import chance_at
from viceregal.server.problem import Problem


def seed_for(wanted: str | None, of_tests: str) -> str | None:
    """The seed of a new table: `of_tests` is what the server was started with, and empty outside tests.

    Whoever knew the seed would know all that is hidden: nobody else may choose one.
    """
    if not of_tests:
        if wanted is not None:
            raise Problem(403, "seed", "seed: only a server that was started for tests takes one")
        return None
    return of_tests if wanted is None else wanted


def seed_of(settings: Mapping[str, Any]) -> str | None:
    """The seed of a table; none but at tables of tests and of a day."""
    seed: str | None = settings.get("seed")  # tables of earlier versions have no such field
    return seed


def chance_of(settings: Mapping[str, Any]) -> Callable[[int], Chance]:
    """What answers for chance at a table, by the number of the decision."""
    seed = seed_of(settings)
    if seed is None:
        # A new source for every answer: what was drawn so far tells nothing about what will be.
        return lambda _: Chance(secrets.randbits(256))
    return chance_at(seed)
