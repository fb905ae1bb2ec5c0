"""The tables of the game say what is printed, and mark what is not known for sure."""

from __future__ import annotations

from tests.games.viscounts.cards import printed
from tests.marks import rule
from viceregal.core.records import Effect
from viceregal.games.viscounts.rules.board import LARGE_SIDE, SMALL_SIDE, SPOTS, Side
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.neutral import NEUTRAL
from viceregal.games.viscounts.rules.cards.own import HEROES, STARTERS
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import INFERRED, RECONSTRUCTION, VERIFIED
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.cards.segments import SEGMENTS
from viceregal.games.viscounts.rules.effects import (
    PAPERS,
    THINGS,
    CastleMove,
    Destroy,
    Discard,
    Flip,
    FreeHire,
    Gain,
    InOrder,
    Nothing,
    Rearrange,
    Shuffle,
)

PLAIN = {
    Rearrange: "rearrange",
    Shuffle: "shuffle",
    FreeHire: "hire",
    CastleMove: "castle-move",
    Discard: "discard",
    Destroy: "destroy",
    Nothing: "-",
}


def said(effect: Effect) -> str:
    """An effect in the short words of what is printed."""
    if isinstance(effect, InOrder):
        return "+".join(said(part) for part in effect.parts)
    if isinstance(effect, Gain):
        return THINGS[effect.thing] + (str(effect.count) if effect.count > 1 else "")
    if isinstance(effect, Flip):
        return "flip" if PAPERS[effect.paper] == "either" else f"flip-{PAPERS[effect.paper]}"
    return PLAIN[type(effect)]


def letters(icons: tuple[int, ...]) -> str:
    return "".join(sorted("".join(letter * count for letter, count in zip("mbncx", icons, strict=True))))


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


@rule("VW-1.2", "VW-1.5", "VW-1.7")
def test_values_icons_and_corners_of_the_townsfolk() -> None:
    for table, text, count in (
        (NEUTRAL, printed.NEUTRAL, 68),
        (HEROES, printed.HEROES, 10),
        (STARTERS, printed.STARTERS, 8),
    ):
        assert len(table) == count
        found = [[row.key, str(row.value), letters(row.icons), said(row.corner)] for row in table]
        assert found == [
            [key, value, "".join(sorted(icons)), corner] for key, value, icons, corner in rows(text)
        ]


@rule("VW-1.1", "VW-6.4")
def test_spots_and_links_of_both_sides() -> None:
    sides: list[tuple[Side, str]] = [(SMALL_SIDE, printed.SMALL_SIDE), (LARGE_SIDE, printed.LARGE_SIDE)]
    for side, text in sides:
        for name, bank, bonus, link in rows(text):
            spot = side.spots[SPOTS.index(name)]
            assert ["LR"[spot.side], said(spot.bonus), said(spot.link)] == [bank, bonus, link], name
        assert len(rows(text)) == 5 * side.per_segment


@rule("VW-6.3", "VW-6.2", "VW-6.7")
def test_towns_and_printed_cards() -> None:
    exchanges = [exchange for segment in SEGMENTS for exchange in (segment.left, segment.right)]
    assert [
        [str(number + 1), str(each.icons), said(each.gives)] for number, each in enumerate(exchanges)
    ] == rows(printed.TOWNS)
    for segment, row in zip(SEGMENTS, rows(printed.PRINTED), strict=True):
        who, what = segment.townsfolk, segment.manuscript
        assert row[:4] == [segment.key, str(who.value), "".join(sorted(letters(who.icons))), said(who.corner)]
        assert row[4:] == [str(what.cost), said(what.effect)]


@rule("VW-1.3")
def test_manuscripts_by_ribbon_and_back() -> None:
    ribbons = [row.ribbon for row in MANUSCRIPTS]
    assert [ribbons.count(ribbon) for ribbon in range(4)] == [9, 9, 9, 8]
    assert sum(row.grey_back for row in MANUSCRIPTS) == 5
    assert {row.cost for row in MANUSCRIPTS} == {3, 4, 5, 6, 7}


def test_reconstructions_are_marked() -> None:
    assert [row.mark for row in MANUSCRIPTS].count(RECONSTRUCTION) == 13
    assert [row.number for row in PLAYER_CARDS if row.mark == RECONSTRUCTION] == [3, 4, 5, 6, 7]
    assert [row.key for row in NEUTRAL if row.mark == INFERRED] == ["strongman"]
    verified = {row.key for row in SCHEMES if row.mark == VERIFIED}
    assert verified == {"s-bn", "s-n", "s-x1", "f-c", "f-cb"}
