"""The city under the cards: as the court empties, it comes to light. Thirty-six tiles, nine wide and five high."""

from __future__ import annotations

TILE_HEIGHT = 5

_TILES = {
    "houses": ("         ", "   ╱╲    ", "  ╱  ╲╱╲ ", "  │▫ │▫│ ", "▁▁│▁▁│▁│▁"),
    "roofs": ("  ╱╲     ", " ╱  ╲ ╱╲ ", " │▫▫│╱  ╲", " │  ││▫ │", "▁│▁▁││▁▁│"),
    "tower": ("   ┬─┬   ", "   │▫│   ", " ╱╲│ │╱╲ ", " │▫│▫││▫│", "▁│▁│▁││▁│"),
    "gate": ("         ", "▖▖▖▖▖▖▖▖▖", "│  ╭─╮  │", "│  │ │  │", "▁▁▁│▁│▁▁▁"),
    "square": ("         ", "         ", "    ┼    ", "  ╭─┴─╮  ", "▁▁╰───╯▁▁"),
    "trees": ("         ", "   ^   ^ ", "  ^^^ ^^^", " ^^^^^^^^", "▁▁│▁▁▁│▁▁"),
    "sept": ("    ╷    ", "   ╱╲    ", "  ╱__╲   ", " ╱│╷╷│╲  ", "▁▁│││││▁▁"),
    "keep": ("┌┐┌┐┌┐┌┐ ", "│└┘└┘└┘│ ", "│ ▫  ▫ │ ", "│   ╭╮ │ ", "│▁▁▁││▁│▁"),
    "sea": ("         ", " ~   ~~  ", "~~ ~~   ~", "   ~  ~~ ", " ~~  ~   "),
    "ship": ("    │╲   ", "    │ ╲  ", " ___│__╲_", " ╲_____╱ ", "~ ~~ ~ ~~"),
}
_MAP = (
    ("trees", "houses", "keep", "sept", "houses", "trees"),
    ("houses", "tower", "roofs", "square", "tower", "roofs"),
    ("roofs", "houses", "tower", "houses", "roofs", "houses"),
    ("houses", "square", "roofs", "sept", "houses", "tower"),
    ("gate", "tower", "gate", "houses", "gate", "gate"),
    ("sea", "ship", "sea", "sea", "ship", "sea"),
)


def tile(place: int, wide: int, tall: int) -> list[str]:
    """What is drawn on an empty place; a low place shows the lower part, a large one more sky and street."""
    row, column = divmod(place, len(_MAP))
    kind = _MAP[row][column]
    street = " " if kind in ("sea", "ship") else "▁"
    drawn = _TILES[kind][max(0, TILE_HEIGHT - tall) :]
    lines = [line.center(wide) for line in drawn]
    lines[-1] = drawn[-1].center(wide, street)
    return [" " * wide] * (tall - len(lines)) + lines
