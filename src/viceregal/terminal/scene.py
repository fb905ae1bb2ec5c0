"""What the scenes of all tables have in common: a scene is one picture of the table, handed to all its panels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.style import Style
from rich.text import Text

from viceregal.i18n.game_speech import GameSpeech
from viceregal.terminal.painted import Painted
from viceregal.terminal.palette import Palette


@dataclass(frozen=True)
class TableScene:
    """How it is drawn and said, and what the players are called."""

    palette: Palette
    speech: GameSpeech
    names: tuple[str, ...]

    def heading(self, title: str, width: int) -> Text:
        """The title of a panel, with a rule after it."""
        rule = max(0, width - len(title) - 1)
        return Text.assemble(
            (title.upper(), Style(color=self.palette.ink_2, bold=True)),
            (" " + "─" * rule, Style(color=self.palette.rule_strong)),
        )


Shown = TypeVar("Shown", bound=TableScene)


class ScenePanel(Painted, Generic[Shown]):
    """A part of the table: draws the scene it was shown last."""

    scene: Shown | None = None

    def show(self, scene: Shown) -> None:
        self.scene = scene
        self.repaint()

    def paint(self, width: int, height: int) -> list[Text]:
        return [] if self.scene is None else self.draw(self.scene, width, height)

    def draw(self, scene: Shown, width: int, height: int) -> list[Text]:
        raise NotImplementedError
