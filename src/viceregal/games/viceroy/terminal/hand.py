"""Behind the own screen: gems, attack tokens and the hand."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.games.viceroy.rules.cards.deck import NO_CARD
from viceregal.games.viceroy.rules.costs import endless_left
from viceregal.games.viceroy.terminal import signs
from viceregal.games.viceroy.terminal.card_drawing import CARD_HEIGHT, card_lines
from viceregal.games.viceroy.terminal.scene import Panel, Scene
from viceregal.terminal.painted import aim

_GAP: Final = 1
_NARROWEST: Final = 13


class Hand(Panel):
    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        lines = [_screen(scene, width)]
        if scene.viewer is None:
            said = scene.speech.say("table.screens_closed")
            return [*lines, Text(""), Text(said.center(width), Style(color=scene.palette.ink_3, italic=True))]
        cards = _shown_first(scene)
        rows = max(1, (height - 1) // CARD_HEIGHT)
        in_a_row = max(1, -(-len(cards) // rows))
        column = max(_NARROWEST, min((width - 3 * _GAP) // 4, (width + _GAP) // max(4, in_a_row) - _GAP))
        in_a_row = max(1, (width + _GAP) // (column + _GAP))
        for start in range(0, min(len(cards), in_a_row * rows), in_a_row):
            drawn = [card_lines(scene, card, column) for card in cards[start : start + in_a_row]]
            lines += [Text(" " * _GAP).join([card[row] for card in drawn]) for row in range(CARD_HEIGHT)]
        if not cards:
            said = scene.speech.say("table.empty_hand")
            lines += [Text(""), Text(said.center(width), Style(color=scene.palette.ink_3, italic=True))]
        return lines


def hand_rows(scene: Scene, width: int) -> int:
    """How many rows of cards the hand would like to have."""
    in_a_row = max(1, (width + _GAP) // ((width - 3 * _GAP) // 4 + _GAP))
    return min(2, max(1, -(-len(_shown_first(scene)) // in_a_row)))


def _shown_first(scene: Scene) -> list[int]:
    """A card that was bought or turned up lies before the hand."""
    if scene.viewer is None:
        return []
    shown = scene.state.shown[scene.viewer]
    hand = sorted(scene.hand())
    return [shown, *hand] if shown != NO_CARD and shown not in hand else hand


def _screen(scene: Scene, width: int) -> Text:
    """A board with what is behind it; others see the counts at most."""
    palette = scene.palette
    ground = Style(color="#F4E8CC", bgcolor="#5C3B22")
    if scene.viewer is None:
        return Text(" " * width, ground)
    title = f" {scene.sign(scene.viewer)} {scene.speech.say('table.screen')}  "
    text = Text(title, Style(color=palette.gold, bold=True))
    counts = list(scene.view["gems"][scene.viewer].values())
    text.append(signs.gems(counts, scene.line, "gem", tight=width < 60))
    attacks = scene.state.attacks[scene.viewer]
    text.append(f"   {signs.ATTACK} {attacks}", aim("attack", Style(bold=True)))
    left = endless_left(scene.state, scene.viewer)
    for colour in scene.line:
        if left[colour]:
            text.append(f"   {signs.ENDLESS}")
            text.append(signs.chip(colour))
            text.append(str(left[colour]) if left[colour] > 1 else "")
    text.truncate(width)
    text.append(" " * max(0, width - text.cell_len))
    text.stylize_before(ground)
    return text
