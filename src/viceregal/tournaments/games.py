"""What rounds are made of: pairings, and what came of them. Points are counted in halves: a win is two of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

WIN: Final = 2
DRAW: Final = 1
LOSS: Final = 0

# How a game came to its score. Nobody has played where it was a bye, nobody came, or somebody had left.
Why = Literal["finished", "resigned", "time", "agreed", "absent", "left", "bye", "void"]
PLAYED: Final[frozenset[str]] = frozenset({"finished", "resigned", "time", "agreed"})


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two entrants by their numbers, in the order in which they sit; or one with a bye."""

    first: int
    second: int | None

    @property
    def both(self) -> tuple[int, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)


@dataclass(frozen=True, slots=True)
class Score:
    """What each of them gets, in halves of a point."""

    first: int
    second: int
    why: Why

    @property
    def is_played(self) -> bool:
        return self.why in PLAYED


BYE: Final = Score(WIN, LOSS, "bye")


@dataclass(frozen=True, slots=True)
class Game:
    """A pairing of a round; without a score as long as it is not over."""

    round: int
    pairing: Pairing
    score: Score | None = None

    def is_of(self, entrant: int) -> bool:
        return entrant in self.pairing.both

    def opponent_of(self, entrant: int) -> int | None:
        first, second = self.pairing.first, self.pairing.second
        return second if entrant == first else first

    def halves_of(self, entrant: int) -> int:
        if self.score is None:
            return 0
        return self.score.first if entrant == self.pairing.first else self.score.second
