"""VR-REW-10, VR-RUL-14: tokens never run out; but there are no more of a kind than the cards can have given.

That is all their rows together, twice: law 65 brings a card back into the hand, and law 66 doubles tokens.
"""

from __future__ import annotations

from typing import Final

from viceregal.core.errors import BadPosition
from viceregal.core.records import Effect
from viceregal.games.viceroy.rules.cards.deck import character, law
from viceregal.games.viceroy.rules.complaints import TOO_MANY_TOKENS
from viceregal.games.viceroy.rules.editions.edition import Edition
from viceregal.games.viceroy.rules.effects import (
    Attack,
    CircleBonus,
    Defence,
    InOrder,
    Magic,
    MagicBonus,
    OneOf,
    Points,
    Science,
)
from viceregal.games.viceroy.rules.placing import LEVEL_FIVE_POINTS
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import (
    DEFENCE,
    MAGIC,
    SCIENCE,
    TOKENS,
    circle_bonus_token,
    gem_colour,
    magic_bonus_token,
    points_token,
)

_ATTACK: Final = len(TOKENS)  # lies behind a screen, but is counted like the others
_counted: Final[dict[Edition, list[int]]] = {}


def check_tokens(s: ViceroyState) -> None:
    most = _counted.get(s.edition)
    if most is None:
        most = _counted[s.edition] = printed(s.edition)
    counts = [0] * len(TOKENS) + [sum(s.attacks)]
    for lying in s.tokens:
        for tokens in lying.values():
            for token in tokens:
                counts[token] += 1
    for token, count in enumerate(counts):
        if count > 2 * most[token] and gem_colour(token) < 0:
            name = "attack" if token == _ATTACK else TOKENS[token]
            raise BadPosition(TOO_MANY_TOKENS, "VR-REW-10", there=count, name=name)


def printed(edition: Edition) -> list[int]:
    """How often each token is printed on the cards of an edition; and the points of level 5, once a character."""
    counts = [0] * (len(TOKENS) + 1)
    for card in edition.characters:
        for reward in character(card).rewards:
            _count(reward, counts)
        counts[points_token(LEVEL_FIVE_POINTS)] += 1
    for card in edition.laws:
        _count(law(card).effect, counts)
    return counts


def _count(effect: Effect, counts: list[int]) -> None:
    if isinstance(effect, InOrder | OneOf):
        for part in effect.parts:
            _count(part, counts)
    elif isinstance(effect, Magic):
        counts[MAGIC] += effect.count
    elif isinstance(effect, Science):
        counts[SCIENCE] += effect.count
    elif isinstance(effect, Defence):
        counts[DEFENCE] += effect.count
    elif isinstance(effect, Attack):
        counts[_ATTACK] += effect.count
    elif isinstance(effect, Points):
        counts[points_token(effect.value)] += 1
    elif isinstance(effect, MagicBonus):
        counts[magic_bonus_token(effect.value)] += 1
    elif isinstance(effect, CircleBonus):
        counts[circle_bonus_token(effect.colour, effect.value)] += 1
