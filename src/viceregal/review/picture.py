"""The curve of a game as a picture: each player's chance, or expected lead, with the points on the table below it.

It is drawn once, for the page and for files. Marks of turning points say by `data-at` which decision they stand for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

from viceregal.i18n.typesetting import MINUS

Plain = dict[str, Any]
WIDTH: Final = 760
LEFT: Final = 46
RIGHT: Final = 12
TOP: Final = 46
CURVE: Final = 220
GAP: Final = 44
SCORES: Final = 110
BOTTOM: Final = 20
HEIGHT: Final = TOP + CURVE + GAP + SCORES + BOTTOM
INK: Final = "#2a1c10"
FAINT: Final = "#a98b55"
PAPER: Final = "#f8f0dc"
# Told apart by their dashes, too.
SEATS: Final = (("#a3221b", ""), ("#1f4690", "7 4"), ("#2e6b3f", "2 4"), ("#7a4a00", "10 3 2 3"))


def curve_picture(
    made: Plain, names: Sequence[str], labels: dict[str, str], percent: Callable[[float], str]
) -> str:
    """An SVG that needs nothing else."""
    by_chance = all(point[1] is not None for curve in made["curves"] for point in curve)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="Georgia, serif" font-size="14" fill="{INK}">',
        f"<title>{escape(labels['chance' if by_chance else 'lead'])}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        _legend(names),
    ]
    parts += _curves(made, by_chance, labels, percent)
    parts += _scores(made, labels)
    return "".join([*parts, "</svg>"])


def _legend(names: Sequence[str]) -> str:
    found, x = [], LEFT
    for seat, name in enumerate(names):
        found.append(_stroke(seat, f"M{x} 16h22") + f'<text x="{x + 28}" y="20">{escape(name)}</text>')
        x += 52 + 8 * len(name)
    return "".join(found)


def _stroke(seat: int, path: str) -> str:
    colour, dash = SEATS[seat % len(SEATS)]
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.5"{dashes}/>'


class Scale:
    """From decisions and values to places in the picture."""

    def __init__(self, last: int, low: float, high: float, top: int, height: int) -> None:
        self.last = max(1, last)
        self.low, self.high = low, high if high > low else low + 1
        self.top, self.height = top, height

    def x(self, number: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / self.last, 1)

    def y(self, value: float) -> float:
        return round(self.top + self.height * (self.high - value) / (self.high - self.low), 1)

    def rule(self, value: float, text: str) -> str:
        y, said = self.y(value), text.replace("-", "−")
        return (
            f'<path d="M{LEFT} {y}H{WIDTH - RIGHT}" stroke="{FAINT}" stroke-width=".6"/>'
            f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{said}</text>'
        )


def _curves(
    made: Plain, by_chance: bool, labels: dict[str, str], percent: Callable[[float], str]
) -> list[str]:
    curves = made["curves"]
    values = [point[1] if by_chance else point[2] for curve in curves for point in curve] or [0.0]
    low, high = (0.0, 1.0) if by_chance else (min(values), max(values))
    scale = Scale(made["decisions"], low, high, TOP, CURVE)
    marks = (0.0, 0.5, 1.0) if by_chance else (low, (low + high) / 2, high)
    found = [f'<text x="{LEFT}" y="{TOP - 8}">{escape(labels["chance" if by_chance else "lead"])}</text>']
    found += [
        scale.rule(mark, percent(mark) if by_chance else f"{mark:.0f}".replace("-", MINUS)) for mark in marks
    ]
    for seat, curve in enumerate(curves):
        points = [(scale.x(at), scale.y(chance if by_chance else lead)) for at, chance, lead in curve]
        if points:
            found.append(_stroke(seat, "M" + "L".join([f"{x} {y}" for x, y in points])))
    found += _marks(made, by_chance, scale)
    return found


def _marks(made: Plain, by_chance: bool, scale: Scale) -> list[str]:
    """A disc with its number at each turning point."""
    verdicts = {each["number"]: each for each in made["verdicts"]}
    found = []
    for place, number in enumerate(made["turning"], start=1):
        verdict = verdicts[number]
        x, y = scale.x(number), scale.y(verdict["chance"] if by_chance else verdict["value"])
        colour = SEATS[verdict["seat"] % len(SEATS)][0]
        found.append(
            f'<g data-at="{number}" style="cursor:pointer"><circle cx="{x}" cy="{y}" r="10" fill="{colour}" '
            f'stroke="{PAPER}"/><text x="{x}" y="{y + 4}" text-anchor="middle" fill="#fff">{place}</text></g>'
        )
    return found


def _scores(made: Plain, labels: dict[str, str]) -> list[str]:
    """The points of each seat, in steps."""
    scores = made["scores"]
    if not scores:
        return []
    top = TOP + CURVE + GAP
    every = [points for each in scores for points in each["totals"]]
    scale = Scale(made["decisions"], min(0, *every), max(1, *every), top, SCORES)
    found = [f'<text x="{LEFT}" y="{top - 8}">{escape(labels["scores"])}</text>']
    found += [scale.rule(mark, f"{mark:.0f}") for mark in (scale.low, scale.high)]
    for seat in range(made["seats"]):
        path = f"M{scale.x(scores[0]['at'])} {scale.y(scores[0]['totals'][seat])}"
        path += "".join([f"H{scale.x(each['at'])}V{scale.y(each['totals'][seat])}" for each in scores[1:]])
        found.append(_stroke(seat, path + f"H{scale.x(made['decisions'])}"))
    return found
