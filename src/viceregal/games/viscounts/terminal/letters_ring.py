"""The main board of Viscounts in letters: a column for each segment, clockwise, with its part of the castle above."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.table import Table
from rich.text import Text

from viceregal.games.viscounts.rules.board import PLACES, SECOND_TIER, SECTIONS, SEGMENT_KEYS
from viceregal.games.viscounts.rules.cards.rows import LEFT, Exchange, Segment, Spot
from viceregal.games.viscounts.rules.cards.segments import SEGMENTS
from viceregal.games.viscounts.rules.effects import NOTHING
from viceregal.games.viscounts.terminal.letters_short import card_lines, icon_letters, short, tile_lines
from viceregal.games.viscounts.words.cards import ViscountsCards

# Five columns and their borders make 96.
WIDTH: Final = 18
SEAT_STYLES: Final = ("red", "bright_blue", "green", "yellow")


def ring_table(view: dict[str, Any], speech: ViscountsCards) -> Table:
    """The last column is followed by the first."""
    table = Table(box=box.SQUARE, padding=0, show_lines=True)
    for key in view["ring"]:
        head = speech.say("board.segment", segment=key.upper())
        table.add_column(Text(head, style="bold"), width=WIDTH)
    places = list(enumerate(view["ring"]))
    table.add_row(*[_castle(view, number, speech) for number, _ in places])
    table.add_row(*[_places(view, key, speech) for _, key in places])
    table.add_row(*[_spots(view, key, speech) for _, key in places])
    table.add_row(*[_townsfolk(view, key, speech) for _, key in places])
    table.add_row(*[_manuscript(view, key, speech) for _, key in places])
    return table


def seat_sign(seat: int, count: int = 1, sign: str = "") -> Text:
    """`0×2`: two of seat 0, in its colour."""
    text = f"{sign}{seat}" + (f"×{count}" if count > 1 else "")
    return Text(text, style=f"bold {SEAT_STYLES[seat]}")


def workers(counts: list[int]) -> Text:
    signs = [seat_sign(seat, count) for seat, count in enumerate(counts) if count]
    return Text(" ").join(signs) if signs else Text("-", style="dim")


def section_of(view: dict[str, Any], number: int) -> int:
    """The section of the castle at the segment with this number in the ring."""
    return (SECTIONS.index(view["castle"]) + number) % len(SECTIONS)


def _castle(view: dict[str, Any], number: int, speech: ViscountsCards) -> Text:
    section = section_of(view, number)
    name = SECTIONS[section]
    text = Text.assemble((speech.say("board.castle", section=speech.section(section)), "bold"), "\n")
    text.append(f"{short(SECOND_TIER[section], speech)}\n", style="dim")
    text.append(speech.say("board.tier", tier=2) + " ").append(workers(view["second_tier"][name]))
    text.append("\n" + speech.say("board.tier", tier=1) + " ")
    return text.append(workers(view["first_tier"][name]))


def _places(view: dict[str, Any], key: str, speech: ViscountsCards) -> Text:
    """The inner space, and the two towns with what they trade."""
    segment = _segment(key)
    number = SEGMENT_KEYS.index(key) * 2
    lines = [_place(view, f"inner-{key}", "", speech)]
    for town, exchange in ((number + 1, segment.left), (number + 2, segment.right)):
        lines.append(_place(view, f"town-{town}", _exchange(exchange, speech), speech))
    return Text("\n").join(lines)


def _place(view: dict[str, Any], word: str, what: str, speech: ViscountsCards) -> Text:
    text = Text(speech.place(PLACES.index(word)))
    for seat, player in enumerate(view["players"]):
        if player["viscount"] == word:
            text.append(" ").append(seat_sign(seat, sign=speech.say("letter.viscount")))
    if what:
        text.append(f"\n {what}", style="dim")
    return text


def _exchange(exchange: Exchange, speech: ViscountsCards) -> str:
    return f"{exchange.icons}{speech.say('letter.merchant')}: {short(exchange.gives, speech)}"


def _spots(view: dict[str, Any], key: str, speech: ViscountsCards) -> Text:
    """Spots from the left with their bonuses and links, and the river between the sides."""
    segment = _segment(key)
    spots = segment.small if view["seats"] <= 2 else segment.large
    lines: list[Text] = []
    for number, spot in enumerate(spots):
        if number and spots[number - 1].side == LEFT != spot.side:
            lines.append(Text(speech.say("board.river"), style="blue"))
        arrow = "→" if number + 1 == len(spots) else "↓"
        lines += _spot(view, f"{key}{number + 1}", spot, arrow, speech)
    return Text("\n").join(lines)


def _spot(view: dict[str, Any], word: str, spot: Spot, arrow: str, speech: ViscountsCards) -> list[Text]:
    """Its bonus or the building on it; then the link, which the last spot has with the next segment."""
    built = view["spots"].get(word)
    text = Text(f"{word} ")
    if built is None:
        text.append(short(spot.bonus, speech))
    else:
        text.append(seat_sign(built["seat"], sign=speech.say(f"letter.{built['building']}")))
    link = [] if spot.link == NOTHING else [Text(f" {arrow} {short(spot.link, speech)}", style="dim")]
    return [text, *link]


def _townsfolk(view: dict[str, Any], key: str, speech: ViscountsCards) -> Text:
    top = view["tops"][key]
    if top is None:
        row = _segment(key).townsfolk
        value, icons = speech.say("board.value", value=row.value), icon_letters(row.icons, speech)
        lines = [
            f"{speech.say('board.printed_townsfolk')} {value} {icons}",
            speech.say("board.dismissed", effect=short(row.corner, speech)),
        ]
    else:
        lines = card_lines(top, speech)
    return _pile(lines, view["below"][key], speech)


def _manuscript(view: dict[str, Any], key: str, speech: ViscountsCards) -> Text:
    top = view["tiles"][key]
    row = _segment(key).manuscript
    printed = [speech.say("board.printed_tile", cost=row.cost), short(row.effect, speech)]
    return _pile(printed if top is None else tile_lines(top, speech), view["tiles_below"][key], speech)


def _pile(lines: list[str], below: int, speech: ViscountsCards) -> Text:
    text = Text(lines[0], style="bold")
    text = Text.assemble(text, *[f"\n{line}" for line in lines[1:]])
    return text.append("\n" + speech.say("board.below", count=below), style="dim")


def _segment(key: str) -> Segment:
    return SEGMENTS[SEGMENT_KEYS.index(key)]
