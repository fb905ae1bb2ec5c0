"""The right-hand column: the reserve and the decks."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.viceroy.terminal import signs
from viceregal.games.viceroy.terminal.scene import Panel, Scene


class Reserve(Panel):
    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        s, say = scene.state, scene.speech.say
        laws = len(s.laws) + len(s.laws_on_top)
        gems = signs.gems(s.reserve, scene.line, "gem", tight=width < 30)
        ink = Style(color=scene.palette.ink_2)
        if scene.compact:
            short = f"{signs.CARD} {len(s.large)} + {len(s.small)}   § {laws}"
            return [gems, Text(short, ink)]
        decks = say("table.decks", large=len(s.large), small=len(s.small), laws=laws)
        return [scene.heading(say("table.reserve"), width), gems, Text(decks, ink)]
