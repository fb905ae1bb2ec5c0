"""The printed facts: houses, characters and companions, a row each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect
from viceregal.games.hand_of_the_king.rules.effects import (
    AREAS,
    KINGS_LANDING,
    AnotherTurn,
    ExchangeCharacters,
    InOrder,
    KillCharacter,
    KillCompanion,
    StayAs,
    StayAsNamed,
    SwapPlaces,
    TakeCharacter,
)

DIRECTIONS: Final = ("up", "down", "left", "right")

# The houses by size, the largest first: the order of tie-breaks (HK-END-3) and of everything that is shown.
HOUSE_MEMBERS: Final = (
    ("stark", ("eddard", "catelyn", "robb", "sansa", "arya", "bran", "rickon", "lyanna")),
    ("greyjoy", ("balon", "theon", "asha", "euron", "victarion", "aeron", "rodrik")),
    ("lannister", ("tywin", "cersei", "jaime", "tyrion", "kevan", "joffrey")),  # Joffrey bears the lion
    ("targaryen", ("daenerys", "viserys", "rhaegar", "aerys", "aegon")),
    ("baratheon", ("robert", "stannis", "renly", "shireen")),
    ("tyrell", ("olenna", "margaery", "garlan")),
    ("tully", ("hoster", "edmure")),
)
HOUSES: Final = tuple([house for house, _ in HOUSE_MEMBERS])
HOUSE_SIZES: Final = [len(members) for _, members in HOUSE_MEMBERS]
HOUSE_COUNT: Final = 7
STARK: Final = 0
GREYJOY: Final = 1
LANNISTER: Final = 2
TARGARYEN: Final = 3
BARATHEON: Final = 4
TYRELL: Final = 5
TULLY: Final = 6

CHARACTERS: Final = tuple([name for _, members in HOUSE_MEMBERS for name in members])
CHARACTER_COUNT: Final = 35
VARYS: Final = 35  # lies in King's Landing like a character, but is of no house
EMPTY: Final = 36  # a place of King's Landing without a card
CARDS: Final = (*CHARACTERS, "varys")
NO_HOUSE: Final = 7
HOUSE_OF: Final = [h for h, size in enumerate(HOUSE_SIZES) for _ in range(size)] + [NO_HOUSE, NO_HOUSE]

_CARD: Final = {name: number for number, name in enumerate(CARDS)}


@dataclass(frozen=True)
class Companion:
    """A companion. `known` is false for those whose effect is our reconstruction (HK-COM-12).

    `safe` ones can be neither taken nor killed (HK-COM-4).
    """

    name: str
    effect: Effect
    known: bool = True
    safe: bool = False


COMPANION_ROWS: Final = (
    Companion("jaqen", InOrder((KillCharacter(KINGS_LANDING), KillCharacter(AREAS), KillCompanion()))),
    Companion("jon", StayAsNamed(2), safe=True),
    Companion("gendry", StayAs(BARATHEON, 1), safe=True),
    Companion("melisandre", AnotherTurn()),
    Companion("ramsay", SwapPlaces()),
    Companion("sandor", KillCharacter(KINGS_LANDING)),
    Companion("hodor", TakeCharacter(_CARD["bran"])),
    Companion("bronn", TakeCharacter(_CARD["tyrion"])),
    Companion("shae", StayAs(LANNISTER, 1), known=False, safe=True),
    Companion("littlefinger", ExchangeCharacters(), known=False),
    Companion("brienne", TakeCharacter(_CARD["catelyn"]), known=False),
    Companion("syrio", TakeCharacter(_CARD["arya"]), known=False),
    Companion("jorah", TakeCharacter(_CARD["daenerys"]), known=False),
    Companion("ygritte", KillCharacter(AREAS), known=False),
)
COMPANIONS: Final = tuple([row.name for row in COMPANION_ROWS])
POOL_SIZE: Final = 6
