"""The track of virtue and corruption: what a collision gives above, where the markers stand, what others gain below."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.games.viscounts.rules.player_board import ABOVE, ABOVE_AI, BELOW
from viceregal.games.viscounts.terminal import signs
from viceregal.games.viscounts.terminal.scene import Scene
from viceregal.terminal.canvas import Canvas
from viceregal.terminal.painted import aim

TRACK_LINES: Final = 3
SPACE_COUNT: Final = len(ABOVE)
_LIGHT: Final = Style(color="#2A1C10", bgcolor="#F6E3AC", bold=True)
_DARK: Final = Style(color="#F4E8CC", bgcolor="#3B1F45", bold=True)
_BOTH: Final = Style(color="#FFF6E2", bgcolor="#A3221B", bold=True)


def track_lines(scene: Scene, seat: int, width: int) -> list[Text]:
    palette, s = scene.palette, scene.state
    ground = Style(color=palette.ink_2, bgcolor=palette.sheet)
    canvas = Canvas(width, TRACK_LINES, ground)
    column = width // SPACE_COUNT
    above = ABOVE_AI if scene.is_ai(seat) else ABOVE
    for space in range(1, SPACE_COUNT + 1):
        x = (space - 1) * column
        target = aim(f"space {space}")
        canvas.put(x, 0, _tight(signs.effect(above[space - 1], scene.speech)).center(column), ground + target)
        canvas.put(x, 2, _below(scene, space).center(column), ground + target + Style(color=palette.ink_3))
        canvas.put(
            x, 1, f"{space}".center(column - 1, "─"), ground + target + Style(color=palette.rule_strong)
        )
        marker, style = _marker(space, s.corruption[seat], s.virtue[seat])
        if marker:
            canvas.put(x + (column - 1 - len(marker)) // 2, 1, marker, style + target)
    return canvas.lines()


def _tight(said: str) -> str:
    return said.replace(" ", "")


def _below(scene: Scene, space: int) -> str:
    """`☠+ ⊟`: those with a criminal gain a debt; `☠0 ◁`: those without one a virtue."""
    criminal, effect = BELOW[space - 1]
    condition = "" if criminal is None else f"{signs.ICON_SIGNS[4]}{'+' if criminal else '0'} "
    return condition + signs.effect(effect, scene.speech)


def _marker(space: int, corruption: int, virtue: int) -> tuple[str, Style]:
    if corruption == virtue == space:
        return f" {signs.CORRUPTION}{signs.COLLISION}{signs.VIRTUE} ", _BOTH
    if corruption == space:
        return f" {signs.CORRUPTION} ", _DARK
    if virtue == space:
        return f" {signs.VIRTUE} ", _LIGHT
    return "", Style()
