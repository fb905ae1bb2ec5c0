"""Luck from a seed, so that the same answers make the same game, however fast or in what order they come.

What chance and bots say follows from the seed and from how many decisions the question had before it.
"""

from __future__ import annotations

from collections.abc import Callable

from viceregal.core.chance import Chance


def chance_at(seed: str) -> Callable[[int], Chance]:
    """What answers for chance, by the number of the decision."""
    return lambda number: Chance(f"{seed}-{number}")


def luck_of_bot(seed: str, decided: int, seat: int) -> str:
    """The seed of a bot's answer to what it was asked after so many decisions."""
    return f"{seed}-{decided}-{seat}"
