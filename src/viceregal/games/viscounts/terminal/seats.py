"""Everybody in two lines: name, points, goods, papers, markers, icons."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.viscounts.rules.effects import GOODS
from viceregal.games.viscounts.rules.solo_icons import ai_icons
from viceregal.games.viscounts.terminal import signs
from viceregal.games.viscounts.terminal.ring import ends_of
from viceregal.games.viscounts.terminal.scene import Panel, Scene, cut
from viceregal.terminal.painted import aim
from viceregal.terminal.wrapping import wrapped


class Seats(Panel):
    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        lines: list[Text] = []
        for seat in range(len(scene.names)):
            lines += [_title(scene, seat, width), _purse(scene, seat, width)]
        if scene.compact:
            lines += wrapped(ends_of(scene), width, Style(color=scene.palette.ink_2))
        return lines


def _title(scene: Scene, seat: int, width: int) -> Text:
    """A red ribbon lies on whoever is asked; a click shows the board."""
    palette = scene.palette
    target = f"seat {seat}"
    style = Style(color=palette.ink, bgcolor=palette.raised, bold=True)
    if seat in scene.asked:
        style = Style(color=palette.on_strong, bgcolor=palette.rubric_fill, bold=True)
    right = f"{_track(scene, seat)} {signs.POINTS}{scene.score(seat)} "
    mark = scene.mark(target) if scene.is_target(target) else ("▸" if seat == scene.looked_at else " ")
    name = cut(f" {scene.names[seat]}", width - len(right) - 3)
    text = Text.assemble((mark, style), signs.of_seat(seat), (name, style))
    text.append(" " * max(1, width - text.cell_len - len(right)) + right, style)
    text.stylize(scene.lit(target, Style()) if scene.is_pointed(target) else aim(target))
    return text


def _track(scene: Scene, seat: int) -> str:
    """`▶2 5◁`: where the markers stand; `✺3` where they collide."""
    corruption, virtue = scene.state.corruption[seat], scene.state.virtue[seat]
    if corruption == virtue:
        return f"{signs.COLLISION}{corruption}"
    return f"{signs.CORRUPTION}{corruption} {virtue}{signs.VIRTUE}"


def _purse(scene: Scene, seat: int, width: int) -> Text:
    s, ink = scene.state, Style(color=scene.palette.ink_2)
    goods = [f"{signs.THING_SIGNS[good]}{s.goods[seat * 4 + good]}" for good in range(len(GOODS))]
    if scene.is_ai(seat):
        goods = goods[1:]  # it has no silver
    unpaid, paid, acquired, approved = s.papers[seat * 4 : seat * 4 + 4]
    text = Text(" ".join(goods), ink)
    text.append(f"  {signs.DEBT}{unpaid}/{paid} {signs.DEED}{acquired}/{approved}", ink)
    counts = ai_icons(s) if scene.is_ai(seat) else s.icons(seat)
    icons = "".join([f"{signs.ICON_SIGNS[icon]}{count}" for icon, count in enumerate(counts) if count])
    if text.cell_len + 2 + len(icons) <= width:
        text.append("  " + icons, Style(color=scene.palette.gold_ink))
    text.truncate(width)
    return text
