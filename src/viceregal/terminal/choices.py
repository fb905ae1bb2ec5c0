"""What can be picked: each choice is an answer, and is reached by the things on the table that it concerns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from viceregal.core.records import Action


@dataclass(frozen=True)
class Choice:
    """A target is a thing on the table that can be pointed at: `card 5`, `place 256`, `gem 0`."""

    action: Action
    said: str  # in words, for the list
    targets: tuple[str, ...]


@dataclass(frozen=True)
class Choices:
    """All choices of a question, in the order of the rules."""

    every: Sequence[Choice] = ()

    def by_target(self, target: str) -> int | None:
        for number, choice in enumerate(self.every):
            if target in choice.targets:
                return number
        return None

    @property
    def targets(self) -> frozenset[str]:
        return frozenset(target for choice in self.every for target in choice.targets)
