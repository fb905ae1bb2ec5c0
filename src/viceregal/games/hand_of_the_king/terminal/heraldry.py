"""The houses as they are drawn: colours, letters, beasts and field patterns. Colour is never the only sign."""

from __future__ import annotations

from viceregal.games.hand_of_the_king.rules.cards import TARGARYEN
from viceregal.terminal.palette import Palette, Tincture

# The letters, also the keys of the houses, in the order of the houses.
LETTERS = "SGLTBYU"

_TINCTURES = (
    Tincture(field="#566879", dark="#3B4A59", charge="#F6F2E4"),
    Tincture(field="#10525A", dark="#0A363C", charge="#F1CE6A"),
    Tincture(field="#98171E", dark="#6B0D13", charge="#F5CB58"),
    Tincture(field="#1D171A", dark="#000000", charge="#F36B52"),
    Tincture(field="#E3AE32", dark="#A87712", charge="#241806"),
    Tincture(field="#376527", dark="#234516", charge="#F6D765"),
    Tincture(field="#2453A6", dark="#163874", charge="#F1F3F4"),
)
# By candlelight the black of the dragons would be lost in the night.
_DRAGON_BY_CANDLELIGHT = Tincture(field="#4A1F24", dark="#2E1216", charge="#FF8A6E")
VARYS_TINCTURE = Tincture(field="#2B1420", dark="#1A0B13", charge="#E2B748")

# What runs over the field of a card that is too low for a beast: snow, waves, lozenges, flames, antlers, petals, river.
PATTERNS = (" · · · · ", "≈≈≈≈≈≈≈≈≈", " ◇ ◇ ◇ ◇ ", " ▴ ▴ ▴ ▴ ", "∨ ∨ ∨ ∨ ∨", " ✿  ✿  ✿ ", "╱ ╱ ╱ ╱ ╱")

# Signs of the seats: sun, moon, star, comet.
SEAT_SIGNS = "☀☾★☄"
BANNER = "⚑"
ARROWS = "↑↓←→"

# The beasts, fourteen dots wide and twelve high: wolf, kraken, lion, dragon, stag, rose, trout; then Varys's hood.
_DRAWINGS = """
..#........#.. .....####..... ...########... .#....#....... #..#......#..# .....####..... .............. .....####.....
..##......##.. ....######.... .############. .##..###...... ##.#......#.## ....######.... .....####..... ...########...
..###.##.###.. ...########... ############## ..##.#####.... .###......###. .##.######.##. ...########..# ..##########..
..##########.. ...########... ####......#### ..###########. ...##....##... ####.####.#### ..#########.## .####....####.
.############. ...#.####.#... ###.#....#.### ...####.###### ....##..##.... #####....##### .#..########.. .###......###.
.##.##..##.##. ...########... ###........### ..############ ##...####...## ####.####.#### ###########... .###......###.
####.####.#### ....######.... ###...##...### .######..#.#.. .############. .##.######.##. ###########... .###......###.
############## .##.######.##. ####..##..#### .#####........ ....######.... ....##..##.... ..##########.. .####....####.
.##.######.##. #..##.##.##..# .###.#..#.###. .######.#..#.. ....#.##.#.... ..####..####.. ...########.## .#####..#####.
..#..####..#.. #.#..#..#..#.# .####.##.####. ..############ ....######.... ..####..####.. .....####....# ##############
.....#..#..... .#..#....#..#. ..##########.. ...#########.. .....####..... ...##....##... .............. ##############
......##...... ..##......##.. ....######.... ....####...... ......##...... .............. .............. ##############
"""


def tincture(palette: Palette, house: int) -> Tincture:
    """The colours of a house in this light."""
    return _DRAGON_BY_CANDLELIGHT if palette.dark and house == TARGARYEN else _TINCTURES[house]


_DOTS = ((0, 0, 1), (0, 1, 2), (0, 2, 4), (1, 0, 8), (1, 1, 16), (1, 2, 32), (0, 3, 64), (1, 3, 128))
BEAST_WIDTH = 7
BEAST_HEIGHT = 3


def _braille(drawing: list[str]) -> tuple[str, ...]:
    """A drawing of dots in the eight-dot characters of Braille, two by four to each."""
    return tuple(
        "".join(
            chr(0x2800 + sum(bit for x, y, bit in _DOTS if drawing[row + y][column + x] == "#"))
            for column in range(0, 2 * BEAST_WIDTH, 2)
        )
        for row in range(0, 4 * BEAST_HEIGHT, 4)
    )


def _beasts() -> tuple[tuple[str, ...], ...]:
    rows = [line.split() for line in _DRAWINGS.split("\n") if line]
    return tuple(_braille([row[which] for row in rows]) for which in range(len(rows[0])))


*_OF_HOUSES, VARYS_BEAST = _beasts()
BEASTS = tuple(_OF_HOUSES)
