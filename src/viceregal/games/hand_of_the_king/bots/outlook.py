"""What a line of play comes to, and how near a value is to a win: for those who ask a search why."""

from __future__ import annotations

from collections.abc import Sequence
from math import atanh, sqrt, tanh
from typing import Final

from viceregal.core.records import NOBODY
from viceregal.games.hand_of_the_king.rules.cards import HOUSES
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.rules.state import HandState

# Fitted to games of the middle levels with each other: with that many banners ahead, seven of eight were won.
NEARLY_WON: Final = 1.5


def chance_of(value: float, exact: bool) -> float:
    """Of 1: how near a value in banners is to a win."""
    if exact:
        return 1.0 if value > 0 else 0.0
    return 0.5 + 0.5 * tanh(value / NEARLY_WON)


def lead_of(chance: float) -> float:
    """The lead in banners that makes a win so likely; not more than there are."""
    return NEARLY_WON * atanh(2 * min(max(chance, 0.0001), 0.9999) - 1)


def error_of(chance: float, games: int) -> float:
    """The standard error of that lead, at most, after so many games played to their end: nothing between a win and a loss
    spreads more than those two. It counts one more that is won and one that is lost, or who has never won would be sure.
    """
    chance = (chance * games + 1) / (games + 2)
    return NEARLY_WON / (2 * sqrt(games * chance * (1 - chance))) if games else 0.0


def banners_after(s: HandState, seat: int, line: Sequence[str]) -> dict[str, float]:
    """For each house: 1 if the own side holds its banner after the line, -1 if the only other side does, or 0."""
    after = s.clone()
    for text in line:
        GAME.apply(after, GAME.deciders(after)[0], GAME.parse(text))
    variant = after.variant
    side, two_sides = variant.side(seat), variant.sides() == 2
    found = {}
    for house, holder in zip(HOUSES, after.banners, strict=True):
        theirs = -1.0 if two_sides and holder != NOBODY else 0.0
        found[house] = 1.0 if holder != NOBODY and variant.side(holder) == side else theirs
    return found
