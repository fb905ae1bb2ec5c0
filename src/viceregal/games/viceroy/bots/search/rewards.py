"""What cards give, in points by rule of thumb: enough to tell a good card from a poor one."""

from __future__ import annotations

from typing import Final

from viceregal.core.records import Effect
from viceregal.games.viceroy.rules.cards.deck import LAST_CHARACTER, character, law
from viceregal.games.viceroy.rules.cards.laws import LAWS
from viceregal.games.viceroy.rules.effects import (
    Attack,
    CircleBonus,
    Defence,
    DrawCards,
    EndlessGem,
    Gems,
    InOrder,
    Magic,
    MagicBonus,
    PerCard,
    PerCircleAndEndlessGem,
    PerNeighbour,
    PerSet,
    Points,
    Science,
    TuckWhenTaken,
)


def reward_worth(effect: Effect) -> float:
    worth = 0.0
    if isinstance(effect, InOrder):
        worth = sum([reward_worth(part) for part in effect.parts])
    elif isinstance(effect, Points | CircleBonus):
        worth = float(effect.value)
    elif isinstance(effect, MagicBonus):
        worth = 2.0 * effect.value
    elif isinstance(effect, Gems):
        worth = 1.2 * effect.count
    elif isinstance(effect, DrawCards):
        worth = 3.0 * effect.count
    elif isinstance(effect, Science | Magic):
        worth = 5.0 * effect.count
    elif isinstance(effect, Defence | Attack):
        worth = 4.0 * effect.count
    elif isinstance(effect, EndlessGem):
        worth = 6.0
    return worth


# By card and level; level 0 gives nothing.
REWARDS: Final[list[list[float]]] = [
    [0.0] * 5,
    *[
        [0.0, *[reward_worth(effect) for effect in character(card).rewards]]
        for card in range(1, LAST_CHARACTER + 1)
    ],
]


def _counted(effect: Effect, kind: type[Effect]) -> int:
    """How many tokens of a kind an effect gives, or the sum of its bonuses."""
    if isinstance(effect, InOrder):
        return sum([_counted(part, kind) for part in effect.parts])
    if not isinstance(effect, kind):
        return 0
    if isinstance(effect, MagicBonus):
        return effect.value
    return effect.count if isinstance(effect, Science | Magic) else 0


def _by_level(kind: type[Effect]) -> list[list[int]]:
    return [
        [0] * 5,
        *[
            [0, *[_counted(effect, kind) for effect in character(card).rewards]]
            for card in range(1, LAST_CHARACTER + 1)
        ],
    ]


# By card and level.
SCIENCES: Final[list[list[int]]] = _by_level(Science)
MAGICS: Final[list[list[int]]] = _by_level(Magic)
BONUSES: Final[list[list[int]]] = _by_level(MagicBonus)

_SCORING: Final = (PerCard, PerSet, PerCircleAndEndlessGem, PerNeighbour, TuckWhenTaken)


def _kind(effect: Effect) -> int:
    for number, kind in enumerate(_SCORING):
        if isinstance(effect, kind):
            return number
    return -1


# Which of the laws that score for what is still to come each law is; -1 for the others.
LAW_KINDS: Final[list[int]] = [_kind(law(each.number).effect) for each in LAWS]
