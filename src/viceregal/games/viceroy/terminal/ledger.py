"""The right-hand column: the reserve and the decks, and the choices in words."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.viceroy.terminal import signs
from viceregal.games.viceroy.terminal.scene import Panel, Scene
from viceregal.terminal.painted import aim


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


class ChoiceList(Panel):
    """Numbered, as the keys are; what is pointed at is red. A long list shows the part around it."""

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        every = scene.choices.every
        title = scene.speech.say("table.choices" if every else "table.no_choices")
        lines = [scene.heading(title, width)]
        first = 0
        room = max(1, height - 1)
        if scene.pointed is not None and len(every) > room:
            first = max(0, min(scene.pointed - room // 2, len(every) - room))
        for number in range(first, min(len(every), first + room)):
            lines.append(_choice(scene, number, width))
        if first + room < len(every):
            more = Text(f"  ↓ {len(every) - first - room + 1}", Style(color=scene.palette.ink_3))
            lines[-1] = more if scene.pointed != first + room - 1 else lines[-1]
        return lines


def _choice(scene: Scene, number: int, width: int) -> Text:
    palette = scene.palette
    here = number == scene.pointed
    style = Style(color=palette.ink)
    if here:
        style = Style(color=palette.on_strong, bgcolor=palette.rubric_fill, bold=True)
    key = str(number + 1) if number < 9 else "·"
    said = scene.choices.every[number].said
    text = f"{'▸' if here else ' '}{key} {said}"
    text = text if len(text) <= width else text[: width - 1] + "…"
    return Text(text.ljust(width), aim(f"choice {number}", style))
