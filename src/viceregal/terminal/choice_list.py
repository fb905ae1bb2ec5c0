"""The choices in words, as a panel of a table where one picks among them."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.terminal.painted import aim
from viceregal.terminal.picking_scene import PickingScene
from viceregal.terminal.scene import ScenePanel


class ChoiceList(ScenePanel[PickingScene]):
    """Numbered, as the keys are; what is pointed at is red. A long list shows the part around it."""

    def draw(self, scene: PickingScene, width: int, height: int) -> list[Text]:
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


def _choice(scene: PickingScene, number: int, width: int) -> Text:
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
