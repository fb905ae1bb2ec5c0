"""A pyramid: bricks edge to edge under a night sky, circles where three of them meet, dashed places that are open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.games.viceroy.rules.cards.deck import (
    BOTTOM,
    COSTS,
    TOP_LEFT,
    TOP_RIGHT,
    character,
    is_law,
    law,
)
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, ParkGems
from viceregal.games.viceroy.rules.placing import LEVEL_FIVE_POINTS
from viceregal.games.viceroy.rules.pyramid import LEVELS, WIDTH, column_of, level_of
from viceregal.games.viceroy.rules.scoring import painted_colour
from viceregal.games.viceroy.terminal import signs
from viceregal.games.viceroy.terminal.card_drawing import paper
from viceregal.games.viceroy.terminal.scene import Scene
from viceregal.terminal.canvas import Canvas
from viceregal.terminal.painted import aim
from viceregal.terminal.palette import blend

SKY: Final = "#152A57"
_LOW_SKY: Final = "#24427C"
_STARS: Final = "#8FA6D6"
_GROUND: Final = "#5C4630"
_WIDTHS: Final = (18, 16, 14, 12, 10, 8, 6, 4)
_SMALL_WIDTHS: Final = (8, 6, 4)
_GOLD: Final = "#F3C94F"
_EDGE: Final = "#C9B78C"
_FAINT: Final = "#8A7350"


@dataclass(frozen=True)
class Scale:
    """How large a brick is, and how wide a segment at its corners."""

    wide: int
    tall: int

    @property
    def segment(self) -> int:
        return 2 if self.wide >= 8 else 1


@dataclass(frozen=True)
class Viewport:
    """Which columns and levels are drawn, and where the first brick stands."""

    scale: Scale
    first: int
    left: int
    ground: int  # the line under the first level

    def corner(self, place: int) -> tuple[int, int]:
        level = level_of(place)
        x = (column_of(place) - self.first) * self.scale.wide + (level - 1) * self.scale.wide // 2
        return self.left + x, self.ground - level * self.scale.tall


def draw_pyramid(scene: Scene, seat: int, width: int, height: int, *, small: bool = False) -> list[Text]:
    """Fills its space: sky above, earth below."""
    pyramid = scene.state.pyramids[seat]
    canvas = Canvas(width, height, Style(bgcolor=SKY))
    _sky(canvas)
    if not pyramid:
        return canvas.lines()
    places = _open_places(scene) if not small and seat == scene.viewer else []
    viewport = _fit([*pyramid, *places], width, height - 1, small)
    for place in sorted(pyramid):
        _brick(scene, canvas, viewport, seat, place)
    for place in sorted(pyramid):
        _circle(scene, canvas, viewport, seat, place)
    for place in places:
        _open_place(scene, canvas, viewport, place)
    return canvas.lines()


def _sky(canvas: Canvas) -> None:
    for y in range(canvas.height - 1):
        share = y / max(1, canvas.height - 1)
        canvas.shade(0, y, canvas.width, 1, Style(bgcolor=blend(SKY, _LOW_SKY, share)))
        for x in range((y * 37 + 11) % 23, canvas.width, 31 + y * 7 % 13):
            canvas.put(x, y, "·" if (x + y) % 3 else "✦", canvas.cells[y][x][1] + Style(color=_STARS))
    canvas.put(0, canvas.height - 1, "▔" * canvas.width, Style(color="#8A6B45", bgcolor=_GROUND))


def _open_places(scene: Scene) -> list[int]:
    return [
        int(target.removeprefix("place "))
        for target in scene.choices.targets
        if target.startswith("place ") and scene.to_place
    ]


def _fit(places: list[int], width: int, height: int, small: bool) -> Viewport:
    """The largest bricks that fit; a pyramid too wide for the smallest is cut off at both ends."""
    columns = [column_of(place) for place in places if level_of(place) == 1]
    first, count = min(columns), max(columns) - min(columns) + 1
    levels = min(LEVELS, max(places) // WIDTH)
    sizes = _SMALL_WIDTHS if small else _WIDTHS
    wide = next((size for size in sizes if size * count <= width), sizes[-1])
    heights = (3, 2) if small else (5, 4, 3, 2) if wide >= 12 else (4, 3, 2)
    tall = next((size for size in heights if size * levels <= height and (not small or size <= wide // 2)), 2)
    return Viewport(Scale(wide, tall), first, (width - wide * count) // 2, height)


# Bricks -----------------------------------------------------------------------------------------------------------


def _brick(scene: Scene, canvas: Canvas, viewport: Viewport, seat: int, place: int) -> None:
    card = scene.state.pyramids[seat][place]
    x, y = viewport.corner(place)
    wide, tall, segment = viewport.scale.wide, viewport.scale.tall, viewport.scale.segment
    target = f"card {card}"
    ground = scene.palette.gold if scene.is_pointed(target) else paper(scene.palette, card)
    base = aim(target, Style(color=scene.palette.card_ink, bgcolor=ground))
    for row in range(tall):
        canvas.put(x, y + row, " " * wide, base)
        canvas.put(x + wide - 1, y + row, "▕", base + Style(color=_EDGE))
    canvas.put(x, y, signs.chip(TOP_LEFT[card], signs.SHAPES[TOP_LEFT[card]] * segment), base)
    canvas.put(
        x + wide - segment, y, signs.chip(TOP_RIGHT[card], signs.SHAPES[TOP_RIGHT[card]] * segment), base
    )
    shape = signs.SHAPES[BOTTOM[card]] * (2 * segment)
    canvas.put(x + wide // 2 - segment, y + tall - 1, signs.chip(BOTTOM[card], shape), base)
    if tall == 2:
        _write_low(canvas, viewport.scale, (x, y), card_tokens(scene, seat, card) or Text(str(card)), base)
    else:
        _write(scene, canvas, viewport.scale, (x, y), seat, card)


def _write_low(canvas: Canvas, scale: Scale, corner: tuple[int, int], text: Text, base: Style) -> None:
    """Between the upper segments: the tokens, or else the number."""
    room = scale.wide - 2 * scale.segment
    shown = cut(text, room)
    canvas.put(corner[0] + (scale.wide - shown.cell_len) // 2, corner[1], shown, base)


def _write(scene: Scene, canvas: Canvas, scale: Scale, corner: tuple[int, int], seat: int, card: int) -> None:
    """The name, and the tokens below it."""
    x, y = corner
    wide, bottom = scale.wide, y + scale.tall - 1
    narrow = scale.tall == 3
    room = wide - (2 * scale.segment if narrow else 1)
    full = scene.speech.card(card)
    name = cut(Text(f"§{card}" if is_law(card) and len(full) > room else full), room)
    base = canvas.cells[y + 1][max(0, min(x + 1, canvas.width - 1))][1]
    style = base + Style(bold=not is_law(card), italic=is_law(card))
    canvas.put(x + (wide - name.cell_len) // 2, y if narrow else y + 1, name, style)
    tokens = cut(card_tokens(scene, seat, card), wide - 1)
    canvas.put(x + (wide - tokens.cell_len) // 2, y + (1 if narrow else 2), tokens, base + Style(bold=True))
    if wide >= 10:
        canvas.put(x + 1, bottom, str(card), base + Style(color=_FAINT))
    if scene.is_target(f"card {card}"):
        canvas.put(x + wide - 2, bottom, "◇", base + Style(color="#A3221B", bold=True))


def card_tokens(scene: Scene, seat: int, card: int) -> Text:
    """What lies on a card of the pyramid, and how many cards are tucked under it."""
    parts = [signs.token(each) for each in scene.state.tokens[seat].get(card, ())]
    tucked = len(scene.state.tucked[seat].get(card, ()))
    if tucked:
        parts.append(Text(f"{signs.CARD}{tucked}"))
    if is_law(card) and isinstance(law(card).effect, ParkGems) and any(scene.state.parked):
        parts.append(Text(f"{signs.ANY_GEM}{sum(scene.state.parked)}"))
    return Text(" ").join(parts)


def cut(text: Text, room: int) -> Text:
    """With an ellipsis where there is no room for all of it."""
    return text if text.cell_len <= room else Text.assemble(text[: room - 1], "…")


# Circles ----------------------------------------------------------------------------------------------------------


def _circle(scene: Scene, canvas: Canvas, viewport: Viewport, seat: int, upper: int) -> None:
    """A whole circle gets a rim of gold; one that was recoloured shows its new colour all round."""
    if upper < 2 * WIDTH:
        return
    segment = viewport.scale.segment
    x, y = viewport.corner(upper)
    x, y = x + viewport.scale.wide // 2 - segment, y + viewport.scale.tall - 1
    target = f"place {upper}"
    colour = painted_colour(scene.state, seat, upper)
    if (seat, upper) in scene.state.painted:
        for row in (y, y + 1):
            canvas.put(x, row, signs.chip(colour, signs.SHAPES[colour] * (2 * segment)))
    if colour >= 0 and segment == 2:
        rim = Style(color=_GOLD, bold=True)
        for row, ends in ((y, "◜◝"), (y + 1, "◟◞")):
            for side, sign in zip((x, x + 3), ends, strict=True):
                canvas.put(side, row, sign, canvas.cells[row][side][1] + rim)
    if scene.is_target(target) and not scene.to_place and seat == scene.viewer:
        style = Style(color="#FFFFFF" if not scene.is_pointed(target) else _GOLD, bold=True, reverse=True)
        canvas.shade(x, y, 2 * segment, 2, aim(target))
        canvas.put(x + segment - 1, y, "◇◇" if segment == 2 else "◇", aim(target, style))


# Open places ------------------------------------------------------------------------------------------------------


def _open_place(scene: Scene, canvas: Canvas, viewport: Viewport, place: int) -> None:
    """Dashed, with its number in the list, the price, and what the card would give there."""
    x, y = viewport.corner(place)
    wide, tall = viewport.scale.wide, viewport.scale.tall
    target = f"place {place}"
    number = scene.choices.by_target(target)
    assert number is not None
    pointed = scene.is_pointed(target)
    ground = scene.palette.gold if pointed else "#2F4E8C"
    base = aim(target, Style(color="#1B1206" if pointed else "#F4E8CC", bgcolor=ground))
    for row in range(tall):
        canvas.put(x, y + row, " " * wide, base)
    canvas.put(x, y, "┌" + "╌" * (wide - 2) + "┐", base)
    if tall > 2:
        canvas.put(x, y + tall - 1, "└" + "╌" * (wide - 2) + "┘", base)
    canvas.put(x + 1, y, str(number + 1), base + Style(bold=True))
    card, level = scene.to_place, level_of(place)
    cost, gain = _price(scene, card, level), _gain(scene, card, level)
    rows = [cost, gain] if tall >= 4 else [Text.assemble(cost, " ", gain)]
    if tall == 3 and rows[0].cell_len > wide - 2:
        rows = [gain]
    for row, text in enumerate(rows if tall > 2 else [gain]):
        shown = cut(text, wide - 2)
        canvas.put(x + (wide - shown.cell_len) // 2, y + (1 + row if tall > 2 else 1), shown, base)


def _price(scene: Scene, card: int, level: int) -> Text:
    if is_law(card) or not scene.places_cost:
        return Text("")
    price = Text()
    for colour in range(COLOUR_COUNT):
        for _ in range(COSTS[card][level][colour]):
            price.append(signs.chip(colour))
    return price


def _gain(scene: Scene, card: int, level: int) -> Text:
    if is_law(card):
        return Text("§")
    return (
        signs.reward(character(card).rewards[level - 1], scene.speech)
        if level < LEVELS
        else Text(f"{LEVEL_FIVE_POINTS}{signs.POINTS}")
    )
