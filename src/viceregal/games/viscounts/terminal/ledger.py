"""The choices in words. What can be done in several ways is one line; left and right go through the ways."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.viscounts.terminal.scene import Panel, Scene, cut
from viceregal.terminal.painted import aim


class ChoiceList(Panel):
    """Numbered, as the keys are; what is pointed at is red. A long list shows the part around it."""

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        groups = scene.choices.groups()
        title = scene.speech.say("table.choices" if groups else "table.no_choices")
        lines = [scene.heading(title, width)]
        here = None if scene.pointed is None else scene.choices.group_of(scene.pointed)
        room = max(1, height - 1)
        first = 0
        if here is not None and len(groups) > room:
            first = max(0, min(here - room // 2, len(groups) - room))
        last = min(len(groups), first + room)
        lines += [_row(scene, place, groups[place], here, width) for place in range(first, last)]
        if last < len(groups) and here != last - 1:
            lines[-1] = Text(f"  ↓ {len(groups) - last + 1}", Style(color=scene.palette.ink_3))
        return lines


def _row(scene: Scene, place: int, group: list[int], here: int | None, width: int) -> Text:
    palette = scene.palette
    style = Style(color=palette.ink)
    number = group[0]
    if place == here and scene.pointed is not None:
        number = scene.pointed
        style = Style(color=palette.on_strong, bgcolor=palette.rubric_fill, bold=True)
    key = str(place + 1) if place < 9 else "·"
    ways = f" ◂{group.index(number) + 1}/{len(group)}▸" if len(group) > 1 else ""
    said = cut(f"{'▸' if place == here else ' '}{key} {scene.choices.every[number].said}", width - len(ways))
    text = Text(said.ljust(width - len(ways)), aim(f"choice {number}", style))
    if ways:
        after = group[(group.index(number) + 1) % len(group)]
        text.append(ways, aim(f"way {after}", style + Style(bold=True)))
    return text
