"""A pyramid of Viceroy in letters: bricks edge to edge, and the circles where three of them meet."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from viceregal.games.viceroy.rules.cards.deck import BOTTOM, TOP_LEFT, TOP_RIGHT
from viceregal.games.viceroy.rules.effects import COLOURS
from viceregal.games.viceroy.rules.pyramid import WIDTH, circle_colour, column_of, level_of
from viceregal.games.viceroy.words.names import ViceroyWords

COLOUR_STYLES: Final = dict(zip(COLOURS, ("bright_blue", "red", "green", "yellow"), strict=True))
MAX_COLUMNS: Final = 98
_WIDEST: Final = 16
_NARROWEST: Final = 8

Cell = tuple[str, str]  # a sign and its style


def pyramid_lines(
    pyramid: dict[int, int], tokens: dict[int, list[str]], painted: dict[int, str], speech: ViceroyWords
) -> list[Text]:
    """Three lines a level, the highest first. Columns are counted from the first card, as places are.

    A letter goes with each colour, so that nothing is said by colour alone.
    """
    if not pyramid:
        return [Text("  " + speech.say("board.no_pyramid"), style="dim")]
    first = min([column_of(place) for place in pyramid if level_of(place) == 1])
    bottom = len([place for place in pyramid if level_of(place) == 1])
    width = max(_NARROWEST, min(_WIDEST, (MAX_COLUMNS - 4) // bottom // 2 * 2))
    lines: list[Text] = []
    for level in range(max(pyramid) // WIDTH, 0, -1):
        rows: list[list[Cell]] = [[(" ", "")] * (bottom * width) for _ in range(3)]
        for place, card in pyramid.items():
            if level_of(place) == level:
                left = (column_of(place) - first) * width + (level - 1) * width // 2
                signs = " ".join([_token(token, speech) for token in tokens.get(card, [])])
                _brick(rows, left, width, card, signs, speech)
                if place in painted or circle_colour(pyramid, place) >= 0:
                    _mark_whole_circle(rows[2], left, width)
        heads = (f" {level}  ", "    ", "    ")
        lines += [Text.assemble((head, "dim"), *row) for head, row in zip(heads, rows, strict=True)]
    return lines


def _brick(
    rows: list[list[Cell]], left: int, width: int, card: int, signs: str, speech: ViceroyWords
) -> None:
    """Top segments in the corners with the name between them, tokens in the middle, bottom segments below."""
    top = f"{speech.card(card)[: width - 4]:^{width - 2}}"
    left_corner, right_corner, below = [
        _segment(side[card], speech) for side in (TOP_LEFT, TOP_RIGHT, BOTTOM)
    ]
    _put(rows[0], left, [left_corner, *_plain(top, "bold"), right_corner])
    if len(signs) > width - 2:
        signs = signs[: width - 3] + "…"
    _put(rows[1], left, _plain(f"│{signs:^{width - 2}}│"))
    half = width // 2
    low = [*_plain("└" + "─" * (half - 2)), *[below] * 2, *_plain("─" * (half - 2) + "┘")]
    _put(rows[2], left, low)
    number = str(card)
    _put(rows[2], left + width - 1 - len(number), _plain(number, "dim"))


def _mark_whole_circle(row: list[Cell], left: int, width: int) -> None:
    """Brackets around the segments of a circle of one colour."""
    half = left + width // 2
    row[half - 2], row[half + 1] = ("(", "bold"), (")", "bold")


def _segment(colour: int, speech: ViceroyWords) -> Cell:
    return speech.letter(colour), f"bold {COLOUR_STYLES[COLOURS[colour]]}"


def _plain(text: str, style: str = "") -> list[Cell]:
    return [(sign, style) for sign in text]


def _put(row: list[Cell], left: int, cells: list[Cell]) -> None:
    row[left : left + len(cells)] = cells


def _token(token: str, speech: ViceroyWords) -> str:
    """`magic+2` is M+2, `gem-blue` is an endless B, `circle-red+4` is R+4, `points-12` is 12."""
    kind, _, rest = token.partition("-")
    if kind == "points":
        return rest
    if kind == "gem":
        return f"∞{speech.say(f'letter.{rest}')}"
    if kind == "circle":
        colour, _, value = rest.partition("+")
        return f"{speech.say(f'letter.{colour}')}+{value}"
    kind, plus, value = token.partition("+")
    return f"{speech.say(f'letter.{kind}')}{plus}{value}"
