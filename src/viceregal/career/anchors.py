"""Where the bots' levels stand on the scale: as far apart as they were measured to be (`bots/strength.toml` of a game).

They stand still, the middle one where people begin. So a rating says the same on every server, and how well somebody
would do against which bot. A step that nobody has measured is as wide as the ladder of bots asks for, and in doubt.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import hypot
from typing import Final

from viceregal.bots.levels import levels
from viceregal.bots.strength import Measured, measured_at
from viceregal.career.scale import MEAN, Rating, apart, doubt_of

ASKED_OF_A_LEVEL: Final = 0.7  # of the games against the one below
# Bots play otherwise against people than among themselves: nobody is known better than that.
MIN_SPREAD: Final = 1.5


def level_rating(level: str, game: str) -> Rating | None:
    """Of a bot that people choose; others stand nowhere."""
    return _ladder(game).get(level)


@cache
def _ladder(game: str) -> dict[str, Rating]:
    names = [each.level for each in levels(game)]
    steps = [_step(measured_at(game, upper), lower) for lower, upper in pairwise(names)]
    middle = (len(names) - 1) / 2
    start = MEAN - sum([wide * min(1.0, max(0.0, middle - place)) for place, (wide, _) in enumerate(steps)])
    ladder: dict[str, Rating] = {}
    for place, name in enumerate(names):
        between = steps[min(place, int(middle)) : max(place, int(middle))]
        mean = start + sum([wide for wide, _ in steps[:place]])
        ladder[name] = Rating(mean, hypot(MIN_SPREAD, *[doubt for _, doubt in between]))
    return ladder


def _step(found: Measured | None, below: str) -> tuple[float, float]:
    """How far a level stands above the one below it, and how sure that is."""
    if found is None or found.against != below:
        wide = apart(ASKED_OF_A_LEVEL)
        return wide, wide
    # Half a game more won and lost: nobody wins always, only in all games that were played.
    games = found.games + 1
    share = (found.share / 100 * found.games + 0.5) / games
    return apart(share), doubt_of(share, games)
