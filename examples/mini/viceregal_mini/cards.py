"""Effects and cards: a row each, four of every kind."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal.core.records import Effect

GOODS = ("gem", "magic", "science")
GEM, MAGIC, SCIENCE = range(3)


@dataclass(frozen=True)
class Gain(Effect):
    good: int
    count: int


@dataclass(frozen=True)
class Either(Effect):
    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class InOrder(Effect):
    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class EachOpponent(Effect):
    effect: Effect


@dataclass(frozen=True)
class DrawOne(Effect):
    """A card of the pool comes to the hand, unseen by the others."""


@dataclass(frozen=True)
class LoseGem(Effect):
    pass


@dataclass(frozen=True)
class LookAtOne(Effect):
    """Look at one card of another's hand."""


@dataclass(frozen=True)
class Nothing(Effect):
    pass


@dataclass(frozen=True)
class Card:
    name: str
    effect: Effect


KINDS = (
    Card("mage", Gain(MAGIC, 2)),
    Card("scholar", Either((Gain(SCIENCE, 1), Gain(MAGIC, 1)))),
    Card("bandit", EachOpponent(LoseGem())),
    Card("merchant", InOrder((Gain(GEM, 2), Either((DrawOne(), Nothing()))))),
    Card("spy", InOrder((LookAtOne(), DrawOne()))),
)
EFFECT_OF = [kind.effect for kind in KINDS for _ in range(4)]
CARDS = tuple([f"{kind.name}{number}" for kind in KINDS for number in range(1, 5)])
