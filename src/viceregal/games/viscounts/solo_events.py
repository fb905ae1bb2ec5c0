"""What happened in the turns of the AI, with the reason of each step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect, Event

# What the AI finds of an action: it takes it, cannot pay for it, or has nothing to take it with or on.
VERDICTS: Final = ("taken", "too-dear", "nothing-to-take")
TAKEN: Final = 0
TOO_DEAR: Final = 1
NOTHING_TO_TAKE: Final = 2


@dataclass(frozen=True)
class AiSeated(Event):
    """The AI's board and where its viscount stands."""

    ai_board: int
    place: int


@dataclass(frozen=True)
class SchemeDropped(Event):
    """It has left space 3 of the AI's board."""

    scheme: int


@dataclass(frozen=True)
class SchemeRevealed(Event):
    scheme: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class SchemeGained(Event):
    """A future scheme onto the AI's discard pile."""

    scheme: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class SchemeAdded(Event):
    """A future scheme is shuffled, unseen, into the AI's pile at the start."""


@dataclass(frozen=True)
class AiDismissed(Event):
    """The townsfolk beside its viscount."""

    card: int


@dataclass(frozen=True)
class AiConsidered(Event):
    """An action of the bottom row: what it needs, the icons and the resources the AI has for it, and what came of it."""

    aim: int
    need: int
    have: int
    spare: int
    verdict: int


@dataclass(frozen=True)
class AiFellBack(Event):
    """No action was possible: the last entry of the row."""

    scheme: int


@dataclass(frozen=True)
class AiConverted(Event):
    """An effect means something else to the AI."""

    effect: Effect
    into: Effect


@dataclass(frozen=True)
class AiTook(Event):
    """A resource by its chart."""

    good: int
