"""The scene of a table where one picks among choices, and hands are hidden from the others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from viceregal.core.records import Frame
from viceregal.core.rules import State
from viceregal.terminal.choices import Choice, Choices
from viceregal.terminal.scene import TableScene


@dataclass(frozen=True, kw_only=True)
class PickingScene(TableScene):
    """The position as a seat may know it, the choices if a person is asked, and what is being pointed at.

    What is hidden in `state` is made up: only `view` tells of hands.
    """

    view: dict[str, Any]
    state: State
    asked: tuple[int, ...]  # nobody when the game is over
    viewer: int | None  # whose hand is open
    looked_at: int  # whose cards lie in the middle
    choices: Choices = field(default_factory=Choices)
    pointed: int | None = None  # a number in the choices
    compact: bool = False

    @property
    def choice(self) -> Choice | None:
        return None if self.pointed is None else self.choices.every[self.pointed]

    @property
    def ask(self) -> Frame | None:
        return self.state.todo[-1] if self.state.todo else None

    def is_target(self, target: str) -> bool:
        return target in self.choices.targets

    def is_pointed(self, target: str) -> bool:
        choice = self.choice
        return choice is not None and target in choice.targets

    def sign(self, seat: int) -> str:
        """What stands for a seat, whatever the colours."""
        raise NotImplementedError
