"""What the speech of every game can say of its records; each game fills in the words of its own."""

from __future__ import annotations

from collections.abc import Sequence

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Effect, Event, Frame
from viceregal.i18n.catalogue import Words


class GameSpeech(Words):
    """A language with the words of one game. `names` are always the players by seat."""

    def event(self, event: Event, names: Sequence[str]) -> str:
        """A sentence about what happened."""
        raise NotImplementedError

    def effect(self, effect: Effect) -> str:
        """What an effect does, in a sentence or more."""
        raise NotImplementedError

    def action(self, action: Action, names: Sequence[str]) -> str:
        """An action as a choice: short, without a full stop."""
        raise NotImplementedError

    def answer(self, ask: Frame, action: Action, names: Sequence[str]) -> str:
        """An action as a choice where it is known what was asked: what is only numbered may be said in full."""
        return self.action(action, names)

    def question(self, frame: Frame) -> str:
        """What is asked. Whom it is put to stands beside it, so names need no vocative."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why an action is refused, without the id of the rule."""
        raise NotImplementedError

    def thing(self, key: str, n: int) -> str:
        """So many of what a seat can hold, pay, gain or lack; without a message by the name it has in the rules."""
        words = self.say_n(f"thing.{key}", n)
        return f"{n} {key}" if words == f"thing.{key}" else words


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else text + "."
