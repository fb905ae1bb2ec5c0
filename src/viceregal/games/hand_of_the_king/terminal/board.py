"""King's Landing: the cards, what is lit on them, Varys, and the thread of his way."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.games.hand_of_the_king.rules.board import SIDE
from viceregal.games.hand_of_the_king.rules.cards import EMPTY, VARYS
from viceregal.games.hand_of_the_king.terminal.card_drawing import CardSize, Look, draw_card, draw_empty
from viceregal.games.hand_of_the_king.terminal.heraldry import ARROWS
from viceregal.games.hand_of_the_king.terminal.scene import Panel, Scene

_MIN_HEIGHT = 2
_WIDTHS = (9, 11)  # of cards
_UP, _DOWN, _LEFT, _RIGHT = range(4)
_HEADS = "▲▼◀▶"
_BLANKS = " \N{BRAILLE PATTERN BLANK}"


def card_size(width: int, height: int) -> CardSize:
    """The largest cards that fit into so many columns and lines, frame included."""
    wide = max(w for w in _WIDTHS if w == _WIDTHS[0] or width >= SIDE * (w + 1) + 2)
    tall = max(_MIN_HEIGHT, min(wide - 4, (height - 2) // SIDE))
    return CardSize(wide, tall)


class Board(Panel):
    """Six by six cards in an illuminated frame."""

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        size = card_size(width, height)
        gap = " " if width >= SIDE * (size.wide + 1) + 2 else ""
        inner = SIDE * (size.wide + len(gap))
        left = " " * ((width - inner - 2) // 2)
        thread = _thread(scene)
        frame = Style(color=scene.palette.gold, bgcolor="#1F4690", bold=True)
        edge = Text.assemble(left, ("◆" + "═" * inner + "◆", frame))
        lines = [edge]
        for row in range(SIDE):
            cells = [self._cell(scene, row * SIDE + column, size, gap, thread) for column in range(SIDE)]
            for parts in zip(*cells, strict=True):
                lines.append(Text.assemble(left, ("║", frame), *parts, ("║", frame)))
        return [*lines, edge]

    def _cell(self, scene: Scene, place: int, size: CardSize, gap: str, thread: dict[int, int]) -> list[Text]:
        card = scene.state.grid[place]
        way = thread.get(place)
        if card == EMPTY:
            lines = draw_empty(scene, place, size)
        else:
            lines = draw_card(scene, card, _look(scene, card), _mark(scene, card), size)
        for line in lines:
            line.append(gap)
        if way is not None:
            _draw_thread(scene, lines, way, card, is_end=place == _landing(scene))
        return lines


def _look(scene: Scene, card: int) -> Look:
    if scene.shown is not None and card in scene.shown.taken:
        return Look.LIT
    if scene.choices.picked == card or scene.is_pointed(f"card {card}"):
        return Look.LIT
    if not scene.choices.every:
        return Look.VEILED if scene.shown is not None and card != VARYS else Look.CLEAR
    if scene.asks_for_a_move:
        return Look.CLEAR if card in scene.ends or card == VARYS else Look.VEILED
    return Look.CLEAR if scene.is_target(f"card {card}") else Look.VEILED


def _mark(scene: Scene, card: int) -> str:
    """What says, without colour, what can be done with a card, and where Varys will stand."""
    landing = _landing(scene)
    if landing is not None and scene.state.grid[landing] == card:
        return "V"
    if scene.shown is not None and card in scene.shown.taken:
        return "◆"
    if scene.choices.picked == card:
        return "◆"
    if scene.asks_for_a_move:
        direction = scene.ends.get(card)
        return "" if direction is None else ARROWS[direction]
    return "◇" if scene.is_target(f"card {card}") else ""


def _landing(scene: Scene) -> int | None:
    return None if scene.shown is None else scene.shown.landing


def _thread(scene: Scene) -> dict[int, int]:
    """The places that Varys comes to on his way, each with the direction he comes in."""
    landing = _landing(scene)
    start = scene.state.varys
    if landing is None or landing == start:
        return {}
    if landing // SIDE == start // SIDE:
        step, direction = (1, _RIGHT) if landing > start else (-1, _LEFT)
    else:
        step, direction = (SIDE, _DOWN) if landing > start else (-SIDE, _UP)
    return dict.fromkeys(range(start, landing + step, step), direction)


def _draw_thread(scene: Scene, lines: list[Text], way: int, card: int, *, is_end: bool) -> None:
    """Along the top of the cards, or down their right edge."""
    style = Style(color=scene.palette.rubric, bold=True)
    if way in (_LEFT, _RIGHT):
        _along(lines[0], way, style, is_end=is_end, is_start=card == VARYS)
    else:
        _beside(lines, way, style, is_end=is_end, is_start=card == VARYS)


def _along(line: Text, way: int, style: Style, *, is_end: bool, is_start: bool) -> None:
    """Over what is blank of the first line; what is drawn there stays in front."""
    middle = len(line.plain) // 2
    for x, sign in enumerate(line.plain):
        before = x <= middle if way == _RIGHT else x >= middle
        if (is_start and before) or (is_end and not before):
            continue
        if is_end and x == middle:
            _put(line, x, _HEADS[way], style)
        elif sign in _BLANKS:
            _put(line, x, "━", style)


def _beside(lines: list[Text], way: int, style: Style, *, is_end: bool, is_start: bool) -> None:
    x = len(lines[0].plain) - 1
    middle = len(lines) // 2
    for y, line in enumerate(lines):
        before = y < middle if way == _DOWN else y > middle
        if (is_start and before) or (is_end and y != middle and not before):
            continue
        _put(
            line,
            x,
            "●" if is_start and y == middle else _HEADS[way] if is_end and y == middle else "┃",
            style,
        )


def _put(line: Text, x: int, sign: str, style: Style) -> None:
    line.plain = line.plain[:x] + sign + line.plain[x + 1 :]
    line.stylize(style, x, x + 1)
