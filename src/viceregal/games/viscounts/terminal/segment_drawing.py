"""A segment of the main board: building spots and links, two towns, townsfolk and manuscript, and the inner space."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.core.records import NOBODY
from viceregal.games.viscounts.rules.board import INNER, STRIDE, exchange_at
from viceregal.games.viscounts.rules.cards.deck import FIRST_PRINTED, NO_CARD, ROWS
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.rows import LEFT, NEVER
from viceregal.games.viscounts.rules.cards.segments import SEGMENTS
from viceregal.games.viscounts.rules.effects import BUILDINGS, NOTHING
from viceregal.games.viscounts.terminal import signs
from viceregal.games.viscounts.terminal.scene import Scene, cut
from viceregal.games.viscounts.words.names import sign

SEGMENT_LINES: Final = 7
_FREE: Final = "#EAD9AE"  # a spot that nobody has built on
_PALE: Final = "#6B563A"
_WATER: Final = "#24539F"


def paper(scene: Scene) -> Style:
    return Style(color=scene.palette.card_ink, bgcolor=scene.palette.card_paper)


def segment_lines(scene: Scene, segment: int, width: int) -> list[Text]:
    """From the outside in: a bar with its letter, spots, towns, townsfolk (two lines), manuscript, inner space."""
    return [
        title_line(scene, segment, width),
        spots_line(scene, segment),
        towns_line(scene, segment, width),
        *townsfolk_lines(scene, segment, width),
        manuscript_line(scene, segment, width),
        inner_line(scene, segment),
    ]


def title_line(scene: Scene, segment: int, width: int) -> Text:
    """Whoever's viscount stands in the segment stands on its bar."""
    bar = Style(color="#F6E3AC", bgcolor="#5C3B22", bold=True)
    text = Text(f" {scene.speech.segment(segment)} ", bar)
    for seat in range(len(scene.names)):
        if scene.state.viscounts[seat] // 3 == segment:
            text.append(" ", bar)
            text.append(signs.of_seat(seat))
    text.append(" " * max(0, width - 1 - text.cell_len), bar)
    return text


# Building spots -----------------------------------------------------------------------------------------------------


def spots_line(scene: Scene, segment: int) -> Text:
    """Each spot with its bonus or the building on it, what the link to the next one gives, and the river."""
    ground, side = paper(scene), scene.state.side
    text = Text(" ", ground)
    for number in range(side.per_segment):
        spot = segment * STRIDE + number
        row = side.spots[spot]
        if number and side.spots[spot - 1].side == LEFT != row.side:
            text.append(signs.RIVER, ground + Style(color=_WATER, bold=True))
        text.append(_spot(scene, spot))
        if row.link != NOTHING:
            text.append(signs.effect(row.link, scene.speech), ground + Style(color=_PALE))
        elif number + 1 < side.per_segment and side.spots[spot + 1].side == row.side:
            text.append(" ", ground)
    return text


def _spot(scene: Scene, spot: int) -> Text:
    target, built = f"spot {spot}", scene.state.spots[spot]
    if built == NOBODY:
        bonus = signs.effect(scene.state.side.spots[spot].bonus, scene.speech)
        bonus = signs.PAPER_SIGNS[2][:1] if bonus == signs.PAPER_SIGNS[2] else bonus  # a flip of either
        style = Style(color=scene.palette.card_ink, bgcolor=_FREE)
        return Text(f"[{bonus}]", scene.lit(target, style))
    seat, building = divmod(built, len(BUILDINGS))
    return Text(
        f"{signs.SEAT_SIGNS[seat]}{signs.BUILDING_SIGNS[building]}", scene.lit(target, signs.seat_style(seat))
    )


# Places ---------------------------------------------------------------------------------------------------------------


def towns_line(scene: Scene, segment: int, width: int) -> Text:
    half = (width - 1) // 2
    left, right = _place(scene, segment * 3), _place(scene, segment * 3 + 1)
    return Text.assemble(left, (" " * max(1, half - left.cell_len), paper(scene)), right)


def inner_line(scene: Scene, segment: int) -> Text:
    return _place(scene, segment * 3 + INNER)


def _place(scene: Scene, place: int) -> Text:
    """A town by its number with its exchange, or the inner space; and the viscounts there."""
    target, ground = f"place {place}", paper(scene)
    style = scene.lit(target, ground + Style(bold=True))
    mark = scene.mark(target)
    if place % 3 == INNER:
        text = Text(f"{mark}○ {scene.speech.place(place)}", style)
    else:
        row = exchange_at(place)
        number = place // 3 * 2 + place % 3 + 1
        trade = f"{row.icons}{signs.ICON_SIGNS[0]}→{signs.effect(row.gives, scene.speech)}"
        text = Text.assemble((f"{mark}{number}", style), (f" {trade}", ground + Style(color=_PALE)))
    for seat in range(len(scene.names)):
        if scene.state.viscounts[seat] == place:
            text.append(" ", ground)
            text.append(signs.of_seat(seat))
    return text


# Piles ----------------------------------------------------------------------------------------------------------------


def townsfolk_lines(scene: Scene, segment: int, width: int) -> list[Text]:
    """Who lies on top, with value and icons; below it what hiring or dismissing gives, and the ability."""
    top = scene.state.tops[segment]
    card = FIRST_PRINTED + segment if top == NO_CARD else top
    ground, target = paper(scene), f"card {card}"
    row = ROWS[card]
    below = f"·{scene.state.below[segment]}"
    shown = signs.icons(row.icons, ground)
    room = width - 9 - shown.cell_len - len(below)
    name = cut(scene.speech.card(card), room)
    head = Text.assemble(
        (f"{scene.mark(target)}{signs.TOWNSFOLK} {name}", scene.lit(target, ground + Style(bold=True))),
        (f" {row.value}{signs.SILVER} ", ground),
        shown,
    )
    head.append(" " * max(1, width - 1 - head.cell_len - len(below)) + below, ground + Style(color=_PALE))
    return [head, Text(cut("   " + card_signs(scene, card), width - 1), ground + Style(color=_PALE))]


def card_signs(scene: Scene, card: int) -> str:
    """Corner and ability: `+◁  ↘ ✂/2✦`."""
    row = ROWS[card]
    said = [] if row.corner == NOTHING else [f"{signs.TOWNSFOLK}: {signs.effect(row.corner, scene.speech)}"]
    if row.timing != NEVER:
        said.append(f"{signs.TIMING_SIGNS[row.timing]} {signs.ability(row.ability, scene.speech)}")
    return "  ".join(said)


def manuscript_line(scene: Scene, segment: int, width: int) -> Text:
    tile, ground = scene.state.tiles[segment], paper(scene)
    below = f"·{scene.state.tiles_below[segment]}"
    if tile == NO_CARD:
        row = SEGMENTS[segment].manuscript
        target, label = (
            f"printed-tile {segment}",
            Text(f" {row.cost} ", ground + Style(bold=True, reverse=True)),
        )
        gives = signs.effect(row.effect, scene.speech)
    else:
        target, known = f"tile {tile}", MANUSCRIPTS[tile]
        label = signs.ribbon(known.ribbon, known.cost)
        gives = signs.tile_gives(known, scene.speech) + sign(known.mark)
    text = Text.assemble((f"{scene.mark(target)}{signs.MANUSCRIPT} ", scene.lit(target, ground)), label)
    room = width - 2 - text.cell_len - len(below)
    text.append(" " + cut(gives, room - 1), scene.lit(target, ground))
    text.append(" " * max(1, width - 1 - text.cell_len - len(below)) + below, ground + Style(color=_PALE))
    return text
