"""The main board: five segments in a ring, clockwise from the top left, and the castle in their midst."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.core.records import NOBODY
from viceregal.games.viscounts.rules.board import (
    LAYOUTS,
    SECOND_TIER,
    SEGMENT_COUNT,
    section_at,
)
from viceregal.games.viscounts.rules.cards.rows import RIBBONS
from viceregal.games.viscounts.rules.state import MAX_SEATS
from viceregal.games.viscounts.terminal import signs
from viceregal.games.viscounts.terminal.scene import Panel, Scene, cut
from viceregal.games.viscounts.terminal.segment_drawing import SEGMENT_LINES, paper, segment_lines
from viceregal.terminal.canvas import Canvas

_STONE: Final = Style(color="#F4E8CC", bgcolor="#4B4740")
_STONE_2: Final = Style(color="#D8CDB4", bgcolor="#3D3A34")
_HEART: Final = Style(color="#F6E3AC", bgcolor="#2E2B27")
_TOP: Final = 3  # segments in the upper row
RING_LINES: Final = 2 * SEGMENT_LINES + 6


class Ring(Panel):
    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        if not scene.is_laid_out:
            return []
        if scene.compact:
            return _stacked(scene, width, height)
        canvas = Canvas(width, height, Style(bgcolor=scene.palette.page))
        ring = LAYOUTS[scene.state.layout].ring
        third, half = width // _TOP, width // 2
        top = max(0, (height - RING_LINES) // 2)
        for place in range(_TOP):
            _put(scene, canvas, segment_lines(scene, ring[place], third), place * third, top, third)
        castle = top + SEGMENT_LINES
        bottom = castle + 6
        for place, left in ((3, half), (4, 0)):
            _put(scene, canvas, _inside_out(segment_lines(scene, ring[place], half)), left, bottom, half)
        _castle(scene, canvas, ring, castle)
        for x, y, arrow in (
            (third - 1, top, "▸"),
            (2 * third - 1, top, "▸"),
            (width - 1, castle + 2, "▾"),
            (half - 1, bottom + SEGMENT_LINES - 1, "◂"),
            (0, castle + 3, "▴"),
        ):
            canvas.put(x, y, arrow, Style(color=scene.palette.rubric, bold=True))
        return canvas.lines()


def _inside_out(lines: list[Text]) -> list[Text]:
    """Towards the castle lies the inner space, so the lower segments are drawn the other way round."""
    title, spots, towns, card, ability, tile, inner = lines
    return [inner, tile, card, ability, towns, spots, title]


def _put(scene: Scene, canvas: Canvas, lines: list[Text], x: int, y: int, width: int) -> None:
    for row, line in enumerate(lines):
        canvas.put(x, y + row, " " * (width - 1), paper(scene))
        canvas.put(x, y + row, line)


# The castle ------------------------------------------------------------------------------------------------------------


def _castle(scene: Scene, canvas: Canvas, ring: tuple[int, ...], y: int) -> None:
    width = canvas.width
    third, half = width // _TOP, width // 2
    for place in range(_TOP):
        lower, upper = section_lines(scene, section_at(scene.state.layout, ring[place]), third - 1)
        canvas.put(place * third, y, lower)
        canvas.put(place * third, y + 1, upper)
    for row, line in enumerate(_heart(scene, width)):
        canvas.put(0, y + 2 + row, line)
    for place, left in ((3, half), (4, 0)):
        lower, upper = section_lines(scene, section_at(scene.state.layout, ring[place]), half - 1)
        canvas.put(left, y + 4, upper)
        canvas.put(left, y + 5, lower)


def section_lines(scene: Scene, section: int, width: int) -> tuple[Text, Text]:
    """The first tier, and the second with what it gives to whoever rises there."""
    s, target = scene.state, f"section {section}"
    first = s.first_tier[section * MAX_SEATS : section * MAX_SEATS + s.seats]
    second = s.second_tier[section * MAX_SEATS : section * MAX_SEATS + s.seats]
    lower = Text.assemble(
        (f"{scene.mark(target)}I  ", scene.lit(target, _STONE + Style(bold=True))),
        signs.workers(first, _STONE),
    )
    lower.append(" " * max(0, width - lower.cell_len), scene.lit(target, _STONE))
    upper = Text.assemble(
        (" II ", scene.lit(target, _STONE_2 + Style(bold=True))), signs.workers(second, _STONE_2)
    )
    gives = f"▴ {signs.effect(SECOND_TIER[section], scene.speech)} "
    upper.append(" " * max(1, width - upper.cell_len - len(gives)), scene.lit(target, _STONE_2))
    upper.append(gives, scene.lit(target, _STONE_2))
    return lower, upper


def _heart(scene: Scene, width: int) -> list[Text]:
    """The third tier with its leader, and the bonus cards; what ends the game."""
    s, say = scene.state, scene.speech.say
    tier = Text.assemble((" III ", _HEART + Style(bold=True)), signs.workers(s.third_tier[: s.seats], _HEART))
    tier.append(f"   {signs.LEADER} ", _HEART + Style(bold=True))
    tier.append(signs.of_seat(s.leader) if s.leader != NOBODY else Text("–", _HEART))
    tier.append(f"   {say('table.bonus')} ", _HEART)
    for ribbon in range(len(RIBBONS)):
        holder = s.bonus[ribbon]
        tier.append(f" {signs.RIBBON_SIGNS[ribbon]}", _HEART)
        tier.append(signs.of_seat(holder) if holder != NOBODY else Text("·", _HEART))
    ends = Text(" " + cut(ends_of(scene), width - 2), _HEART)
    return [_filled(tier, width - 1), _filled(ends, width - 1)]


def ends_of(scene: Scene) -> str:
    """How many debts and deeds lie above the cards that end the game; the last round, once it is called."""
    s, say = scene.state, scene.speech.say
    parts = []
    for left, key in ((s.debts_left, "poverty"), (s.deeds_left, "prosperity")):
        if left == 0:
            parts.append(say(f"table.{key}_revealed"))
        elif left > 0:
            parts.append(say(f"table.{key}", left=left))
    if s.last_round:
        parts.append(say("table.last_round", round=s.last_round))
    return "   ".join(parts)


def _filled(line: Text, width: int) -> Text:
    line.append(" " * max(0, width - line.cell_len), _HEART)
    return line


# On a small screen ------------------------------------------------------------------------------------------------------


def _stacked(scene: Scene, width: int, height: int) -> list[Text]:
    """One segment below the other, clockwise; each with its part of the castle."""
    lines: list[Text] = []
    for segment in LAYOUTS[scene.state.layout].ring:
        title, spots, towns, card, ability, tile, inner = segment_lines(scene, segment, width + 1)
        lower, upper = section_lines(
            scene, section_at(scene.state.layout, segment), (width - inner.cell_len) // 2
        )
        lines += [
            Text.assemble(title[:4], towns),
            Text.assemble(inner, lower, upper),
            card,
            Text.assemble(spots, "  ", tile[: max(0, width - spots.cell_len - 2)]),
        ]
        if height >= 6 * SEGMENT_COUNT:
            lines.append(ability)
    return [*lines, *_heart(scene, width + 1)][:height]
