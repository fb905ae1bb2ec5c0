"""A card on offer or in the hand: segments in the corners and below, four steps of cost and reward, or a law in short."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.core.records import Effect
from viceregal.games.viceroy.rules import effects
from viceregal.games.viceroy.rules.cards.deck import BOTTOM, TOP_LEFT, TOP_RIGHT, character, is_law, law
from viceregal.games.viceroy.terminal import signs
from viceregal.games.viceroy.terminal.scene import Scene
from viceregal.terminal.canvas import Canvas
from viceregal.terminal.painted import aim
from viceregal.terminal.palette import Palette
from viceregal.terminal.wrapping import wrapped

CARD_HEIGHT: Final = 4
# Laws lie on rose paper, ruled; they have no number of their own beside their name.
_ROSE: Final = {False: "#F1D3C8", True: "#D9B3A4"}


def paper(palette: Palette, card: int) -> str:
    return _ROSE[palette.dark] if is_law(card) else palette.card_paper


def card_lines(scene: Scene, card: int, width: int) -> list[Text]:
    """Four lines. What is pointed at lies on gold, what can be chosen has a diamond, all else is quiet."""
    palette, target = scene.palette, f"card {card}"
    ground = palette.gold if scene.is_pointed(target) else paper(palette, card)
    base = aim(target, Style(color=palette.card_ink, bgcolor=ground))
    canvas = Canvas(width, CARD_HEIGHT, base)
    _head(scene, canvas, card, base)
    if is_law(card):
        for row, line in enumerate(_law_in_short(scene, card, width - 2)):
            canvas.put((width - line.cell_len) // 2, 1 + row, line, base)
    else:
        _steps(scene, canvas, card, base)
    _foot(scene, canvas, card, base)
    return canvas.lines()


def _head(scene: Scene, canvas: Canvas, card: int, base: Style) -> None:
    width = canvas.width
    name = scene.speech.card(card)
    room = width - 6
    name = name if len(name) <= room else name[: room - 1] + "…"
    canvas.put((width - len(name)) // 2, 0, name, base + Style(bold=True))
    for x, colour in ((0, TOP_LEFT[card]), (width - 2, TOP_RIGHT[card])):
        canvas.put(x, 0, signs.chip(colour, signs.SHAPES[colour] * 2), base)


def _foot(scene: Scene, canvas: Canvas, card: int, base: Style) -> None:
    width = canvas.width
    canvas.put(1, 3, str(card), base + Style(color="#6B563A"))
    canvas.put(width // 2 - 2, 3, signs.chip(BOTTOM[card], signs.SHAPES[BOTTOM[card]] * 4), base)
    if scene.is_target(f"card {card}"):
        mark = "◆" if scene.is_pointed(f"card {card}") else "◇"
        canvas.put(width - 2, 3, mark, base + Style(color="#A3221B", bold=True))


def _steps(scene: Scene, canvas: Canvas, card: int, base: Style) -> None:
    """Levels 1 and 2, below them 3 and 4: the gem that each level adds to the cost, and what it gives."""
    row = character(card)
    has_numbers = canvas.width >= 15
    left = max(7, (canvas.width - 2) // 2) if has_numbers else canvas.width // 2
    for level in range(4):
        x = (1 if has_numbers else 0) + (left if level % 2 else 0)
        y = 1 + level // 2
        if has_numbers:
            canvas.put(x, y, str(level + 1), base + Style(color="#8A7350"))
            x += 1
        canvas.put(x, y, signs.chip(row.costs[level]), base)
        gain = signs.reward(row.rewards[level], scene.speech)
        room = (canvas.width if level % 2 else left + 1) - x - 2  # a space before it where there is room
        canvas.put(x + (2 if gain.cell_len < room else 1), y, gain, base)


def _law_in_short(scene: Scene, card: int, width: int) -> list[Text]:
    return wrapped(law_short(scene, law(card).effect), width, Style(), most=2)


def law_short(scene: Scene, effect: Effect) -> str:
    """A law in a few words and signs; what it says in full stands in the headline when it is pointed at."""
    if isinstance(effect, effects.OneOf):
        return " / ".join([signs.reward(part, scene.speech).plain for part in effect.parts])
    short = f"short.{type(effect).__name__}"
    if not scene.speech.has(short):
        return scene.speech.effect(effect)
    value = getattr(effect, "value", getattr(effect, "count", 0))
    return scene.speech.say(short, value=value, points=signs.POINTS)
