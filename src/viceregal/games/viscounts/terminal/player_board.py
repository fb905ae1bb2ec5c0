"""The board that is looked at: goods, the three spaces, the hand, slots under buildings, manuscripts and the track."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.games.viscounts.rules.cards.deck import NO_CARD, ROWS
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.rows import NEVER
from viceregal.games.viscounts.rules.effects import BUILDINGS, GOODS, NOTHING
from viceregal.games.viscounts.rules.player_board import SLOTS, SLOTS_PER_BUILDING, SPACES, START_ICONS
from viceregal.games.viscounts.rules.solo_icons import ai_icons
from viceregal.games.viscounts.terminal import signs
from viceregal.games.viscounts.terminal.pairs import draw_pairs
from viceregal.games.viscounts.terminal.scene import Panel, Scene, cut
from viceregal.games.viscounts.terminal.schemes import ai_slot_signs, draw_schemes
from viceregal.games.viscounts.terminal.segment_drawing import card_signs, paper
from viceregal.games.viscounts.terminal.track import TRACK_LINES, track_lines
from viceregal.games.viscounts.words.names import sign
from viceregal.terminal.canvas import Canvas
from viceregal.terminal.painted import aim
from viceregal.terminal.wrapping import wrapped

CARD_LINES: Final = 5
BOARD_LINES: Final = 1 + CARD_LINES + 2 + TRACK_LINES
_WOOD: Final = Style(color="#F4E8CC", bgcolor="#5C3B22")
# What the slots give, by building and place from the left.
_SLOT_SIGNS: Final = ("+0/1→", "−☺=1◎", "2⚖", "⚒", "⚜", "✝", "+☺:✕", "✺:◁", "+1▯")


class PlayerBoard(Panel):
    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        if scene.shows_pairs:
            return draw_pairs(scene, width, height)
        seat = scene.looked_at
        lines = [purse_line(scene, seat, width)]
        if scene.is_ai(seat):
            lines += draw_schemes(scene, width, CARD_LINES)
        else:
            lines += cards_lines(scene, seat, width)
        lines += [slots_line(scene, seat, width), library_line(scene, seat, width)]
        return [*lines, *track_lines(scene, seat, width)][:height]


def purse_line(scene: Scene, seat: int, width: int) -> Text:
    """Whose board it is; goods, workers in the supply, debts and deeds, points."""
    s = scene.state
    name = cut(f" {scene.sign(seat)} {scene.names[seat]} ", width // 4)
    text = Text(name, signs.seat_style(seat))
    text.append(" ", _WOOD)
    for good in range(len(GOODS)):
        target = f"good {good}"
        shown = f"{scene.mark(target).strip()}{signs.THING_SIGNS[good]}{s.goods[seat * 4 + good]}"
        text.append(f"{shown}", scene.lit(target, _WOOD + Style(bold=True)))
        text.append("  ", _WOOD)
    text.append(f"{signs.WORKER}{s.supply[seat]}  ", _WOOD + Style(bold=True))
    for paper_number, thing in ((0, signs.DEBT), (1, signs.DEED)):
        target = f"paper {paper_number}"
        waiting, flipped = s.papers[seat * 4 + 2 * paper_number : seat * 4 + 2 * paper_number + 2]
        text.append(
            f"{scene.mark(target).strip()}{thing}{waiting} ↻{flipped}",
            scene.lit(target, _WOOD + Style(bold=True)),
        )
        text.append("  ", _WOOD)
    text.append(f"{signs.POINTS}{scene.score(seat)}  ", _WOOD + Style(bold=True))
    counts = ai_icons(s) if scene.is_ai(seat) else s.icons(seat)
    icons = signs.icons(counts, paper(scene), counted=True)
    if text.cell_len + icons.cell_len + 1 <= width:
        text.append(" " * (width - 1 - text.cell_len - icons.cell_len), _WOOD)
        text.append(icons)
    text.append(" " * max(0, width - text.cell_len), _WOOD)
    return text


# Cards -----------------------------------------------------------------------------------------------------------------


def cards_lines(scene: Scene, seat: int, width: int) -> list[Text]:
    """The spaces from the left, each a card; beside them the hand, a card to a line; below on a small screen."""
    if scene.compact:
        column = (width - 2) // SPACES
        canvas = Canvas(width, CARD_LINES, Style(bgcolor=scene.palette.page))
        for space in range(SPACES):
            _space(scene, canvas, seat, space, space * (column + 1), column)
        return [*canvas.lines(), *hand_lines(scene, seat, width, most=6)]
    column = max(13, min(15, width // 6))
    canvas = Canvas(width, CARD_LINES, Style(bgcolor=scene.palette.page))
    for space in range(SPACES):
        _space(scene, canvas, seat, space, space * (column + 1), column)
    left = SPACES * (column + 1) + 1
    for row, line in enumerate(hand_lines(scene, seat, width - left)[:CARD_LINES]):
        canvas.put(left, row, line)
    return canvas.lines()


def _space(scene: Scene, canvas: Canvas, seat: int, space: int, x: int, width: int) -> None:
    card = scene.state.board[3 * seat + space]
    if card == NO_CARD:
        ground = Style(color=scene.palette.ink_3, bgcolor=scene.palette.inset)
        for line in range(CARD_LINES):
            canvas.put(x, line, " " * width, ground)
        canvas.put(x + 1, 0, str(space + 1), ground)
        canvas.put(x + 1, 2, signs.icons(START_ICONS[space], Style(bgcolor=scene.palette.card_paper)))
        return
    ground, target, row = paper(scene), f"card {card}", ROWS[card]
    base = aim(target, ground)
    for line in range(CARD_LINES):
        canvas.put(x, line, " " * width, base)
    canvas.put(x, 0, cut(scene.speech.card(card), width), scene.lit(target, base + Style(bold=True)))
    canvas.put(x, 1, f"{row.value}{signs.STEP} ", base)
    canvas.put(x + 3, 1, signs.icons(row.icons, base))
    if row.timing != NEVER:
        said = f"{signs.TIMING_SIGNS[row.timing]} {signs.ability(row.ability, scene.speech)}"
        for number, line_text in enumerate(wrapped(said, width, base, most=3)):
            canvas.put(x, 2 + number, line_text, base)


def hand_lines(scene: Scene, seat: int, width: int, most: int = CARD_LINES - 1) -> list[Text]:
    """A line for each card: name, value and icons, ability. Others' cards are backs."""
    palette, say = scene.palette, scene.speech.say
    cards, hidden = scene.hand(seat)
    draw, discards = scene.draw_pile(seat), len(scene.state.discards[seat])
    head = Text.assemble(
        (say("table.hand"), Style(color=palette.ink_2, bold=True)),
        (f" {'▯' * hidden} " if hidden else " ", Style(color=palette.ink_3)),
    )
    pile = scene.lit("draw-pile", Style(color=palette.ink_2))
    head.append(f"{scene.mark('draw-pile').strip()}{say('table.piles', draw=draw, discards=discards)}", pile)
    lines = [head]
    shown = sorted(cards)
    if len(shown) <= most:
        return [*lines, *[hand_line(scene, card, width) for card in shown]]
    half = (width - 1) // 2
    for first in range(0, len(shown), 2):
        pair = [hand_line(scene, card, half) for card in shown[first : first + 2]]
        lines.append(Text(" ").join(pair))
    return lines


def hand_line(scene: Scene, card: int, width: int) -> Text:
    ground, target, row = paper(scene), f"card {card}", ROWS[card]
    name = cut(scene.speech.card(card), min(18, width // 2))
    text = Text.assemble(
        (f"{scene.mark(target)}{name}", scene.lit(target, ground + Style(bold=True))),
        (f" {row.value}{signs.STEP} ", aim(target, ground)),
        signs.icons(row.icons, aim(target, ground)),
    )
    more = (
        card_signs(scene, card)
        if row.corner == NOTHING
        else f"{signs.TIMING_SIGNS[row.timing]} "
        + (signs.ability(row.ability, scene.speech) if row.timing != NEVER else "")
    )
    text.append("  " + cut(more, width - text.cell_len - 2), aim(target, ground + Style(color="#6B563A")))
    text.truncate(width)
    text.append(" " * max(0, width - text.cell_len), aim(target, ground))
    return text


# Buildings and manuscripts ----------------------------------------------------------------------------------------------


def slots_line(scene: Scene, seat: int, width: int) -> Text:
    """Three slots for each kind of building: a building still covers what stands there, or it works."""
    ground = Style(color=scene.palette.ink_3, bgcolor=scene.palette.inset)
    text = Text("", ground)
    open_slots = scene.state.slots[seat]
    for building in range(len(BUILDINGS)):
        target = f"building {building}"
        kind = scene.lit(target, ground + Style(color=scene.palette.ink, bold=True))
        text.append(f"{scene.mark(target)}{signs.BUILDING_SIGNS[building]} ", kind)
        for place in range(SLOTS_PER_BUILDING):
            slot = building * SLOTS_PER_BUILDING + place
            text.append(_slot(scene, seat, slot, bool(open_slots >> slot & 1), ground))
            text.append(" ", ground)
        text.append(" ", ground)
    text.truncate(width)
    text.append(" " * max(0, width - text.cell_len), ground)
    return text


def _slot(scene: Scene, seat: int, slot: int, is_open: bool, ground: Style) -> Text:
    target = f"slot {slot}"
    given = ai_slot_signs(scene)[slot] if scene.is_ai(seat) else _SLOT_SIGNS[slot]
    if is_open:
        return Text(f"[{given}]", scene.lit(target, paper(scene) + Style(bold=True)))
    cover = signs.BUILDING_SIGNS[slot // SLOTS_PER_BUILDING]
    return Text(f"{scene.mark(target).strip()}{cover}{given}", scene.lit(target, ground))


def library_line(scene: Scene, seat: int, width: int) -> Text:
    """The manuscripts, each by its ribbon and cost."""
    ground = Style(color=scene.palette.ink_3)
    text = Text(f" {signs.MANUSCRIPT} ", ground)
    tiles = scene.state.manuscripts[seat]
    for tile in tiles:
        row = MANUSCRIPTS[tile]
        label = signs.ribbon(row.ribbon, row.cost)
        label.stylize(aim(f"tile {tile}"))
        text.append(label)
        given = signs.tile_gives(row, scene.speech) + sign(row.mark)
        if len(tiles) <= 5:
            text.append(f"{given}", aim(f"tile {tile}", Style(color=scene.palette.ink_2)))
        text.append(" ", ground)
    if not tiles:
        text.append(scene.speech.say("table.no_manuscripts"), ground)
    text.truncate(width)
    return text


assert len(_SLOT_SIGNS) == len(SLOTS)
