"""What there is to draw of a game that has no drawing: its view."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.games.plain_view import plain_lines
from viceregal.terminal.picking_scene import PickingScene
from viceregal.terminal.scene import ScenePanel
from viceregal.terminal.wrapping import wrapped

SEAT_SIGNS: Final = "①②③④⑤⑥⑦⑧"


class GeneralScene(PickingScene):
    def sign(self, seat: int) -> str:
        return SEAT_SIGNS[seat]


class ViewPanel(ScenePanel[GeneralScene]):
    """The view, a field a line."""

    def draw(self, scene: GeneralScene, width: int, height: int) -> list[Text]:
        lines: list[Text] = []
        for line in plain_lines(scene.view):
            lines += wrapped(line, width, Style(color=scene.palette.ink))
        return lines
