"""The five segments of the board with both their sides."""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.rules.cards.own_data import replaced
from viceregal.games.viscounts.rules.cards.rows import (
    LEFT,
    RIGHT,
    Exchange,
    PrintedManuscript,
    PrintedTownsfolk,
    Segment,
    Spot,
)
from viceregal.games.viscounts.rules.effects import (
    CORRUPTION,
    DEBT,
    DEED,
    EITHER,
    GOLD,
    INK,
    NOTHING,
    RESOURCE,
    SILVER,
    STONE,
    VIRTUE,
    CastleMove,
    Destroy,
    Flip,
    FreeHire,
    Gain,
    InOrder,
    Rearrange,
)

# Each spot stands with its bonus and the link to the next spot clockwise; NOTHING where the dotted line is missing.
# The last link of a segment leads to the first spot of whichever segment follows. The printed cards of the side for
# one and two players are taken from the other side (an inference).
PRINTED_SEGMENTS: Final = (
    Segment(
        "a",
        Exchange(1, Gain(SILVER, 1)),
        Exchange(2, Gain(INK, 1)),
        PrintedTownsfolk(2, (0, 0, 1, 1, 0), Gain(VIRTUE, 1)),
        PrintedManuscript(3, Gain(DEED, 1)),
        (
            Spot(LEFT, Gain(GOLD, 1), Gain(VIRTUE, 1)),
            Spot(LEFT, FreeHire(), NOTHING),
            Spot(RIGHT, Flip(EITHER, 1), Gain(INK, 1)),
            Spot(RIGHT, Destroy(1), CastleMove()),
        ),
        (
            Spot(LEFT, Gain(INK, 1), Gain(VIRTUE, 1)),
            Spot(LEFT, FreeHire(), NOTHING),
            Spot(LEFT, Gain(RESOURCE, 1), Gain(DEBT, 1)),
            Spot(RIGHT, Flip(EITHER, 1), CastleMove()),
            Spot(RIGHT, Destroy(1), Gain(VIRTUE, 1)),
        ),
    ),
    Segment(
        "b",
        Exchange(1, Gain(SILVER, 1)),
        Exchange(2, Gain(STONE, 1)),
        PrintedTownsfolk(2, (0, 1, 1, 0, 0), Gain(VIRTUE, 1)),
        PrintedManuscript(3, Gain(RESOURCE, 2)),
        (
            Spot(LEFT, Gain(INK, 1), Gain(SILVER, 2)),
            Spot(LEFT, Gain(STONE, 1), NOTHING),
            Spot(RIGHT, FreeHire(), Gain(VIRTUE, 1)),
            Spot(RIGHT, Destroy(1), Gain(GOLD, 1)),
        ),
        (
            Spot(LEFT, Gain(INK, 1), Gain(SILVER, 2)),
            Spot(LEFT, Gain(STONE, 1), Gain(DEBT, 1)),
            Spot(RIGHT, Gain(DEED, 1), NOTHING),
            Spot(RIGHT, FreeHire(), Destroy(1)),
            Spot(RIGHT, Flip(EITHER, 1), Gain(GOLD, 1)),
        ),
    ),
    Segment(
        "c",
        Exchange(2, Gain(INK, 1)),
        Exchange(4, Flip(EITHER, 1)),
        PrintedTownsfolk(1, (0, 0, 0, 0, 1), Gain(CORRUPTION, 1)),
        PrintedManuscript(3, InOrder((Gain(RESOURCE, 1), Gain(VIRTUE, 1)))),
        (
            Spot(LEFT, Gain(VIRTUE, 1), NOTHING),
            Spot(LEFT, Gain(INK, 1), Gain(VIRTUE, 1)),
            Spot(RIGHT, Gain(DEED, 1), NOTHING),
            Spot(RIGHT, Gain(STONE, 1), Gain(VIRTUE, 1)),
        ),
        (
            Spot(LEFT, Gain(VIRTUE, 1), Flip(EITHER, 1)),
            Spot(LEFT, Gain(GOLD, 1), Gain(VIRTUE, 1)),
            Spot(RIGHT, Rearrange(), NOTHING),
            Spot(RIGHT, Flip(EITHER, 1), Gain(VIRTUE, 1)),
            Spot(RIGHT, Gain(STONE, 1), FreeHire()),
        ),
    ),
    Segment(
        "d",
        Exchange(2, Gain(GOLD, 1)),
        Exchange(3, Destroy(1)),
        PrintedTownsfolk(2, (0, 1, 0, 1, 0), Gain(VIRTUE, 1)),
        PrintedManuscript(3, Gain(VIRTUE, 2)),
        (
            Spot(LEFT, Gain(DEED, 1), NOTHING),
            Spot(LEFT, Destroy(1), CastleMove()),
            Spot(RIGHT, Flip(EITHER, 1), Gain(DEBT, 1)),
            Spot(RIGHT, Gain(GOLD, 1), Gain(VIRTUE, 1)),
        ),
        (
            Spot(LEFT, Gain(DEED, 1), NOTHING),
            Spot(LEFT, Gain(INK, 1), FreeHire()),
            Spot(LEFT, Destroy(1), CastleMove()),
            Spot(RIGHT, Gain(RESOURCE, 1), Gain(VIRTUE, 1)),
            Spot(RIGHT, Gain(GOLD, 1), Gain(INK, 1)),
        ),
    ),
    Segment(
        "e",
        Exchange(2, Gain(STONE, 1)),
        Exchange(2, Gain(GOLD, 1)),
        PrintedTownsfolk(1, (0, 0, 0, 0, 1), Gain(CORRUPTION, 1)),
        PrintedManuscript(3, Flip(EITHER, 1)),
        (
            Spot(LEFT, Flip(EITHER, 1), NOTHING),
            Spot(LEFT, Rearrange(), Gain(DEED, 1)),
            Spot(RIGHT, Gain(RESOURCE, 1), Gain(STONE, 1)),
            Spot(RIGHT, Gain(VIRTUE, 1), Rearrange()),
        ),
        (
            Spot(LEFT, Rearrange(), Gain(SILVER, 2)),
            Spot(LEFT, Flip(EITHER, 1), Gain(DEED, 1)),
            Spot(RIGHT, Gain(GOLD, 1), Gain(VIRTUE, 1)),
            Spot(RIGHT, Gain(DEED, 1), NOTHING),
            Spot(RIGHT, Gain(RESOURCE, 1), CastleMove()),
        ),
    ),
)
SEGMENTS: Final = replaced("segments", [row.key for row in PRINTED_SEGMENTS], PRINTED_SEGMENTS)
