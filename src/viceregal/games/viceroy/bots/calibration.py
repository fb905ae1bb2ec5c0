"""How the levels below the regent play, by edition: what costs the game in one costs little in another.

Calibrated by the arena so that each wins seven games of ten against the one below; docs/strength.md has the figures.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Way(NamedTuple):
    """How a level judges, and which mistakes it makes; see `Greedy`."""

    whim: float = 0.0
    overlooks: float = 0.0
    learned: bool = False
    careless: bool = False


# From the page to the chancellor.
USUAL: Final = (Way(whim=14.0), Way(whim=3.3), Way(whim=1.4), Way())
BY_EDITION: Final = {
    # Here a whim costs little, and there is more between rules of thumb and what was learned than below them. The page
    # errs as one does who begins: it does not see every answer, and plans no gems.
    "cs": (
        Way(whim=3.0, overlooks=0.6, careless=True),
        Way(whim=2.5),
        Way(whim=0.2),
        Way(overlooks=0.17, learned=True),
    ),
}


def way_of(edition: str, level: int) -> Way:
    return BY_EDITION.get(edition, USUAL)[level]
