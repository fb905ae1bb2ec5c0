"""What a row of each table of components holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect, Value
from viceregal.games.viscounts.rules.effects import Ongoing

# How a row is known: from print or pictures, inferred from its sisters, or made up to fit (a box owner can replace it).
MARKS: Final = ("verified", "inferred", "reconstruction", "owner")
VERIFIED: Final = 0
INFERRED: Final = 1
RECONSTRUCTION: Final = 2
OWNER: Final = 3  # from the data file of somebody who owns the box

# When the ability of a townsfolk works.
TIMINGS: Final = ("never", "at-once", "drop-off", "ongoing")
NEVER: Final = 0
AT_ONCE: Final = 1
DROP_OFF: Final = 2
ONGOING: Final = 3

RIBBONS: Final = ("black", "yellow", "grey", "blue")
BLACK: Final = 0
YELLOW: Final = 1
GREY: Final = 2
BLUE: Final = 3

# What a manuscript can score for. The first five are icons, by their numbers.
SCORED: Final = (
    "merchant-icons",
    "builder-icons",
    "noble-icons",
    "cleric-icons",
    "criminal-icons",
    "manuscripts",
    "approved-deeds",
    "paid-debts",
    "workers",
    "resources",
    "buildings",
)
MERCHANT_ICONS: Final = 0
BUILDER_ICONS: Final = 1
NOBLE_ICONS: Final = 2
CLERIC_ICONS: Final = 3
CRIMINAL_ICONS: Final = 4
MANUSCRIPTS_OWNED: Final = 5
APPROVED_DEEDS: Final = 6
PAID_DEBTS: Final = 7
WORKERS_IN_CASTLE: Final = 8
RESOURCES_LEFT: Final = 9
BUILDINGS_BUILT: Final = 10
NO_SCORE: Final = -1

# Sides of the river in a segment.
LEFT: Final = 0
RIGHT: Final = 1

# The actions in the bottom row of a scheme; the first four are primary actions by their numbers.
TAKE_CONSTRUCT: Final = 1
TAKE_PLACE: Final = 2
TAKE_TRANSCRIBE: Final = 3
TAKE_FOCUS: Final = 4
TAKE_FLIP: Final = 5
AIMS: Final = ("trade", "construct", "place", "transcribe", "focus", "flip")

Icons = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Townsfolk(Value):
    key: str
    name: str
    value: int
    icons: Icons
    corner: Effect
    timing: int
    ability: Effect | Ongoing
    mark: int


@dataclass(frozen=True)
class Manuscript(Value):
    key: str
    ribbon: int
    cost: int
    effect: Effect
    scores: int
    per: int
    grey_back: bool
    mark: int


@dataclass(frozen=True)
class PlayerCard(Value):
    number: int
    goods: tuple[int, int, int, int]
    choices: int
    debts: int
    deeds: int
    extra: Effect
    mark: int


@dataclass(frozen=True)
class Scheme(Value):
    key: str
    future: bool
    icons: Icons
    corrupts: bool
    bonus: Effect
    steps: int
    acts: tuple[int, ...]
    otherwise: Effect
    mark: int


@dataclass(frozen=True)
class AiBoard(Value):
    """A board of the solo game. Resources are taken in this order, each until there are so many of it.

    `flip_cost`: what a flip costs it in resources where its focus is to flip; a reconstruction.
    """

    key: str
    focus: int
    chart: tuple[tuple[int, int], ...]
    pooled: bool
    goods: tuple[int, int, int, int]
    debts: int
    deeds: int
    builds: bool
    removed: tuple[str, ...]
    second: Icons
    third: Icons
    guildhalls: tuple[int, int, int]
    flip_cost: int
    mark: int


@dataclass(frozen=True)
class AiSlot(Value):
    """What a slot of the AI's boards does once the building over it is gone."""

    key: str
    effect: Effect
    mark: int


@dataclass(frozen=True)
class Exchange(Value):
    """VW-6.3: what so many merchant icons give in a town."""

    icons: int
    gives: Effect


@dataclass(frozen=True)
class PrintedTownsfolk(Value):
    value: int
    icons: Icons
    corner: Effect


@dataclass(frozen=True)
class PrintedManuscript(Value):
    cost: int
    effect: Effect


@dataclass(frozen=True)
class Spot(Value):
    """A building spot: its side of the river, its bonus, and the link to the next spot clockwise."""

    side: int
    bonus: Effect
    link: Effect


@dataclass(frozen=True)
class Segment(Value):
    key: str
    left: Exchange
    right: Exchange
    townsfolk: PrintedTownsfolk
    manuscript: PrintedManuscript
    small: tuple[Spot, ...]
    large: tuple[Spot, ...]
