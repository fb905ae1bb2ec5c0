"""A card of King's Landing in nine columns or more and two lines or more: letter, beast or pattern, and the name on vellum."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from viceregal.games.hand_of_the_king.rules.cards import HOUSE_OF, VARYS
from viceregal.games.hand_of_the_king.terminal.city import tile
from viceregal.games.hand_of_the_king.terminal.heraldry import (
    BEASTS,
    LETTERS,
    PATTERNS,
    VARYS_BEAST,
    VARYS_TINCTURE,
    tincture,
)
from viceregal.games.hand_of_the_king.terminal.scene import Scene
from viceregal.terminal.painted import aim
from viceregal.terminal.palette import blend


class Look(Enum):
    CLEAR = "clear"  # can be chosen, or nothing is asked
    VEILED = "veiled"  # out of play for what is asked
    LIT = "lit"  # pointed at, or to be taken


@dataclass(frozen=True)
class CardSize:
    """How many columns and lines a card has."""

    wide: int
    tall: int


def draw_card(scene: Scene, card: int, look: Look, mark: str, size: CardSize) -> list[Text]:
    """The lines of a card. `mark` stands in its upper right corner."""
    head, art = _styles(scene, card, look)
    letter = "V" if card == VARYS else LETTERS[HOUSE_OF[card]]
    picture = VARYS_BEAST if card == VARYS else BEASTS[HOUSE_OF[card]]
    pattern = "    ◆    " if card == VARYS else PATTERNS[HOUSE_OF[card]]
    corner = mark or " "
    wide, tall = size.wide, size.tall
    top = [(f" {letter}{' ' * (wide - 4)}{corner} ", head)]
    drawn = [[(part.center(wide), art)] for part in picture]
    if tall >= len(picture) + 2:
        blank = [(" " * wide, art)]
        rows = [top, *drawn, *[blank] * (tall - len(picture) - 2)]
    elif tall == len(picture) + 1:
        first = picture[0].center(wide)
        rows = [[(letter, head), (first[1:-1], art), (corner, head)], *drawn[1:]]
    elif tall == len(picture):
        rows = [top, [(pattern.center(wide), art)]]
    else:
        rows = [[(f" {letter} ", head), (pattern[3:-2].center(wide - 5), art), (f"{corner} ", head)]]
    rows.append([_name(scene, card, look, wide)])
    lines = [Text.assemble(*row) for row in rows]
    for line in lines:
        line.stylize(aim(f"card {card}"))
    return lines


def _styles(scene: Scene, card: int, look: Look) -> tuple[Style, Style]:
    """For the letter and the corner, and for the picture."""
    colours = VARYS_TINCTURE if card == VARYS else tincture(scene.palette, HOUSE_OF[card])
    palette = scene.palette
    if look is Look.LIT:
        head = Style(color=palette.card_ink, bgcolor=palette.gold, bold=True)
        return head, Style(color=colours.charge, bgcolor=colours.field, bold=True)
    if look is Look.VEILED:
        field = blend(colours.field, palette.sheet, palette.veil)
        charge = blend(colours.charge, field, 0.45)
        letter = palette.ink if not palette.dark else palette.ink_2
        return Style(color=letter, bgcolor=field), Style(color=charge, bgcolor=field)
    head = Style(color=colours.charge, bgcolor=colours.field, bold=True)
    return head, Style(color=colours.charge, bgcolor=colours.field)


def _name(scene: Scene, card: int, look: Look, wide: int) -> tuple[str, Style]:
    palette = scene.palette
    name = scene.speech.card_short(card)
    if look is Look.LIT:
        return _centred(name, wide), Style(
            color=palette.card_ink, bgcolor=palette.gold, bold=True, underline=True
        )
    if card == VARYS:
        return _centred(name.upper(), wide), Style(
            color=palette.on_strong, bgcolor=palette.rubric_fill, bold=True
        )
    if look is Look.VEILED:
        paper = blend(palette.card_paper, palette.sheet if palette.dark else palette.rule, 0.4)
        return _centred(name, wide), Style(color=blend(palette.card_ink, paper, 0.25), bgcolor=paper)
    return _centred(name, wide), Style(color=palette.card_ink, bgcolor=palette.card_paper, bold=True)


def _centred(name: str, wide: int) -> str:
    room = wide - cell_len(name)
    return " " * (room // 2) + name + " " * (room - room // 2)


def draw_empty(scene: Scene, place: int, size: CardSize) -> list[Text]:
    """The city that was under the card."""
    style = Style(color=blend(scene.palette.rule_strong, scene.palette.sheet, 0.35))
    return [Text.assemble((line, style)) for line in tile(place, size.wide, size.tall)]
