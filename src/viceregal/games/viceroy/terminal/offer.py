"""The auction line: a column for each colour, the card that leaves next above its name, the new one below."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.games.viceroy.rules.cards.deck import NO_CARD
from viceregal.games.viceroy.rules.state import ATTACK_BID, NO_BID, PASS_BID
from viceregal.games.viceroy.terminal import signs
from viceregal.games.viceroy.terminal.card_drawing import CARD_HEIGHT, card_lines
from viceregal.games.viceroy.terminal.scene import Panel, Scene
from viceregal.terminal.painted import aim

OPEN_HEIGHT: Final = 2 * CARD_HEIGHT + 1
FOLDED_HEIGHT: Final = 3
_GAP: Final = 1


class Offer(Panel):
    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        if not scene.state.line:
            return [Text("")]
        column = (width - 3 * _GAP) // 4
        if height < OPEN_HEIGHT:
            return _folded(scene, column)
        points = [_slot(scene, scene.state.points[colour], column) for colour in scene.line]
        feet = [_slot(scene, scene.state.feet[colour], column) for colour in scene.line]
        names = Text(" " * _GAP).join([_ribbon(scene, colour, column) for colour in scene.line])
        return [*_side_by_side(points), names, *_side_by_side(feet)]


def _slot(scene: Scene, card: int, width: int) -> list[Text]:
    if card != NO_CARD:
        return card_lines(scene, card, width)
    edge = Style(color=scene.palette.rule_strong)
    return [
        Text("┌" + "╌" * (width - 2) + "┐", edge),
        *[Text("┆" + " " * (width - 2) + "┆", edge)] * (CARD_HEIGHT - 2),
        Text("└" + "╌" * (width - 2) + "┘", edge),
    ]


def _side_by_side(cards: list[list[Text]]) -> list[Text]:
    return [Text(" " * _GAP).join([card[row] for card in cards]) for row in range(CARD_HEIGHT)]


def _ribbon(scene: Scene, colour: int, width: int) -> Text:
    """The auction card: its colour, and who bid it once the bids are open."""
    tincture = signs.TINCTURES[colour]
    target = f"colour {colour}"
    bidders = "".join([scene.sign(seat) for seat, bid in enumerate(scene.state.bids) if bid == colour])
    mark = "▸" if scene.is_pointed(target) else "◇" if scene.is_target(target) else " "
    name = f"{mark}{signs.SHAPES[colour]} {scene.speech.colour(colour)}"
    text = f"{name[:width]:<{width - len(bidders) - 1}}{bidders} "[:width]
    style = Style(color=tincture.charge, bgcolor=tincture.field, bold=True, reverse=scene.is_pointed(target))
    return Text(text.ljust(width), aim(target, style))


def _folded(scene: Scene, column: int) -> list[Text]:
    """While cards are played the offer is names alone."""
    rows = []
    for cards in (scene.state.points, None, scene.state.feet):
        if cards is None:
            rows.append(Text(" " * _GAP).join([_ribbon(scene, colour, column) for colour in scene.line]))
            continue
        rows.append(Text(" " * _GAP).join([_name(scene, cards[colour], column) for colour in scene.line]))
    return rows


def _name(scene: Scene, card: int, width: int) -> Text:
    if card == NO_CARD:
        return Text("·".center(width), Style(color=scene.palette.ink_3))
    name = scene.speech.card(card)[: width - 2]
    return Text(name.center(width), aim(f"card {card}", Style(color=scene.palette.ink_2)))


def bid_sign(scene: Scene, bid: int) -> Text:
    """An open bid beside a name."""
    if bid == NO_BID:
        return Text("")
    if bid == ATTACK_BID:
        return Text(signs.ATTACK)
    return Text("∅") if bid == PASS_BID else signs.chip(bid, f" {signs.SHAPES[bid]} ")
