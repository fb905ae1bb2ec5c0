"""Where the points came from, over the game, as a picture: for each player what each heading brought, one above another.

What costs points hangs below the line. It is drawn once, for the page and for files.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from viceregal.review.picture import FAINT, INK, LEFT, PAPER, RIGHT, WIDTH, Scale

Plain = dict[str, Any]
TOP: Final = 30
PANEL: Final = 96
GAP: Final = 40
LINE: Final = 20  # of the legend
SWATCH: Final = 12
LETTER: Final = 8.2  # about as wide as one is
# Light and dark by turns: told apart without their colours, too, as they stand in the same order everywhere.
COLOURS: Final = (
    "#a3221b", "#e6b85c", "#1f4690", "#9cc3a5", "#5b3a78", "#d98c5f", "#2e6b3f", "#c9b3da", "#3b3b3b", "#b9d0e6",
)  # fmt: skip


def sources_picture(made: Plain, names: Sequence[str], headings: Mapping[str, str], title: str) -> str:
    """An SVG that needs nothing else; nothing where no points were ever counted."""
    scores, seats = made["scores"], range(made["seats"])
    shown = [name for name in headings if any([any(_of(each, name, made["seats"])) for each in scores])]
    if not shown:
        return ""
    legend, rows = _legend(shown, headings)
    legend_top = TOP + len(names) * (PANEL + GAP)
    height = legend_top + rows * LINE
    highest = max([_reach(each, seat, 1) for each in scores for seat in seats])
    lowest = min([_reach(each, seat, -1) for each in scores for seat in seats])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="Georgia, serif" font-size="14" fill="{INK}">',
        f'<title>{escape(title)}</title><rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
    ]
    for seat in seats:
        scale = Scale(made["decisions"], lowest, highest, TOP + seat * (PANEL + GAP), PANEL)
        parts.append(f'<text x="{LEFT}" y="{scale.top - 8}">{escape(names[seat])}</text>')
        parts += _areas(made, seat, shown, scale)
        parts += [scale.rule(mark, f"{mark:.0f}") for mark in sorted({scale.low, 0, scale.high})]
    return "".join([*parts, f'<g transform="translate(0 {legend_top})">', *legend, "</g></svg>"])


def _of(each: Plain, heading: str, seats: int) -> list[int]:
    found: list[int] = each["headings"].get(heading, [0] * seats)
    return found


def _reach(each: Plain, seat: int, sign: int) -> int:
    """How far the points of a seat go up, or down."""
    return sum([points[seat] for points in each["headings"].values() if points[seat] * sign > 0])


def _areas(made: Plain, seat: int, shown: Sequence[str], scale: Scale) -> list[str]:
    """Each heading as one shape, on top of those before it, or below them."""
    scores = made["scores"]
    ends = [each["at"] for each in scores[1:]] + [made["decisions"]]
    above, below = [0] * len(scores), [0] * len(scores)
    found = []
    for number, heading in enumerate(shown):
        lower, upper = [], []
        for place, each in enumerate(scores):
            points = _of(each, heading, made["seats"])[seat]
            stack = above if points >= 0 else below
            lower.append(stack[place])
            stack[place] += points
            upper.append(stack[place])
        if lower != upper:
            there = _steps(scores, ends, upper, scale)
            back = list(reversed(_steps(scores, ends, lower, scale)))
            path = "M" + "L".join([f"{x} {y}" for x, y in there + back]) + "Z"
            colour = COLOURS[number % len(COLOURS)]
            found.append(
                f'<path data-heading="{escape(heading)}" d="{path}" fill="{colour}" stroke="{PAPER}" stroke-width=".6"/>'
            )
    return found


def _steps(
    scores: Sequence[Plain], ends: Sequence[int], values: Sequence[int], scale: Scale
) -> list[tuple[float, float]]:
    return [
        (scale.x(at), scale.y(value))
        for each, end, value in zip(scores, ends, values, strict=True)
        for at in (each["at"], end)
    ]


def _legend(shown: Sequence[str], headings: Mapping[str, str]) -> tuple[list[str], int]:
    """Swatches with their words, and how many rows they take."""
    found, x, row = [], float(LEFT), 0
    for number, name in enumerate(shown):
        wide = SWATCH + 6 + LETTER * len(headings[name]) + 16
        if x > LEFT and x + wide > WIDTH - RIGHT:
            x, row = float(LEFT), row + 1
        y = row * LINE
        found.append(
            f'<rect x="{x:.0f}" y="{y}" width="{SWATCH}" height="{SWATCH}" fill="{COLOURS[number % len(COLOURS)]}" '
            f'stroke="{FAINT}" stroke-width=".5"/><text x="{x + SWATCH + 6:.0f}" y="{y + 11}">{escape(headings[name])}</text>'
        )
        x += wide
    return found, row + 1
