"""The luck of a table: new for every answer of chance or, at tables of tests, all of it from one seed.

With a seed the same answers make the same game, however fast or in what order they come: what chance and bots say
follows from the seed and from how many decisions the question had before it, and from nothing else.
"""

from __future__ import annotations

import secrets

from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.server.problem import Problem
from viceregal.server.tables.table import Table


def seed_for(wanted: str | None, of_tests: str) -> str | None:
    """The seed of a new table: `of_tests` is what the server was started with, and empty outside tests.

    Whoever knew the seed would know all that is hidden: nobody else may choose one.
    """
    if not of_tests:
        if wanted is not None:
            raise Problem(403, "seed", "seed: only a server that was started for tests takes one")
        return None
    return of_tests if wanted is None else wanted


def chance_at(table: Table) -> Chance:
    """What answers for chance now."""
    seed = _seed(table)
    if seed is None:
        # A new source for every answer: what was drawn so far tells nothing about what will be.
        return Chance(secrets.randbits(256))
    return Chance(f"{seed}-{len(table.moves)}")


def bot_seed(table: Table, seat: int) -> str | None:
    """What a bot draws on for the question to this seat; nothing where it draws on what it likes."""
    seed = _seed(table)
    return None if seed is None else f"{seed}-{table.decided_before(seat)}-{seat}"


def bot_view(table: Table, seat: int) -> View:
    """What a bot looks at. With a seed: the table as it was when it was asked, whoever has answered since."""
    match = table.match
    assert match is not None
    if _seed(table) is None:
        return match.view(seat)
    return match.game.view(match.state_before(table.decided_before(seat)), seat)


def _seed(table: Table) -> str | None:
    seed: str | None = table.settings.get("seed")  # tables of earlier versions have no such field
    return seed
