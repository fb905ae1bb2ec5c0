"""What players and chance can answer. Actions that come up all the time are made once and shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Action
from viceregal.games.viscounts.rules.board import LAYOUTS, PLACE_COUNT, SECTIONS, SPOTS
from viceregal.games.viscounts.rules.cards.deck import CARDS, SCHEME_KEYS, TILE_COUNT
from viceregal.games.viscounts.rules.effects import BUILDINGS
from viceregal.games.viscounts.rules.player_board import SLOTS

# Chance -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LayOut(Action):
    """The ring of segments, clockwise, and the section of the castle at the first of them."""

    section: int
    segments: tuple[int, ...]


@dataclass(frozen=True)
class LayTiles(Action):
    """The grey-backed manuscripts on segments A to E."""

    tiles: tuple[int, ...]


@dataclass(frozen=True)
class Begin(Action):
    """The lot falls on the start player."""

    seat: int


@dataclass(frozen=True)
class LayPlayerCards(Action):
    player_cards: tuple[int, ...]


@dataclass(frozen=True)
class LayHeroes(Action):
    """The heroes under the player cards."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class TurnUp(Action):
    """The townsfolk that lay below the one taken."""

    card: int


@dataclass(frozen=True)
class TurnUpTile(Action):
    """The manuscript that lay below the one taken."""

    tile: int


@dataclass(frozen=True)
class Draw(Action):
    """A card from the draw pile into the hand."""

    card: int


@dataclass(frozen=True)
class Reveal(Action):
    """The top card of the draw pile, to be played, discarded or destroyed."""

    card: int


@dataclass(frozen=True)
class RevealScheme(Action):
    """The top scheme of the AI's pile, or the top future scheme."""

    scheme: int


# Players ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakePair(Action):
    """VW-1.7: a player card and the hero under it."""

    player_card: int


@dataclass(frozen=True)
class TakeResource(Action):
    """VW-4.8"""

    good: int


@dataclass(frozen=True)
class Play(Action):
    """VW-5.2"""

    card: int


@dataclass(frozen=True)
class Move(Action):
    """VW-5.6: where the viscount goes, and the silver paid for more steps."""

    place: int
    silver: int


@dataclass(frozen=True)
class Dismiss(Action):
    """VW-6.2: the townsfolk of the segment, for this primary action."""

    act: int


@dataclass(frozen=True)
class Trade(Action):
    """VW-6.3: so many exchanges, with so much silver paid in."""

    times: int
    silver: int


@dataclass(frozen=True)
class Construct(Action):
    """VW-6.4: a building, and the goods paid for it."""

    building: int
    pays: tuple[int, ...]


@dataclass(frozen=True)
class Place(Action):
    """VW-6.6: so many workers, and the goods paid for them."""

    count: int
    pays: tuple[int, ...]


@dataclass(frozen=True)
class Transcribe(Action):
    """VW-6.7: the manuscript of the segment, and the goods paid for it."""

    pays: tuple[int, ...]


@dataclass(frozen=True)
class Pass(Action):
    """VW-R2: no primary action."""


@dataclass(frozen=True)
class Decline(Action):
    """What is optional is not done."""


@dataclass(frozen=True)
class EmptySlot(Action):
    """VW-6.5: which slot a building leaves."""

    slot: int


@dataclass(frozen=True)
class BuildOn(Action):
    """VW-6.4, VW-4.9: the building spot."""

    spot: int


@dataclass(frozen=True)
class ResolveGroup(Action):
    """VW-7.1: the section whose group moves next."""

    section: int


@dataclass(frozen=True)
class Bump(Action):
    """VW-7.3: a worker of this seat."""

    seat: int


@dataclass(frozen=True)
class Shift(Action):
    """VW-7.8: an own worker of this section goes to its neighbour."""

    section: int
    direction: int


@dataclass(frozen=True)
class PlaceIn(Action):
    """VW-7.6: the section for free workers."""

    section: int


@dataclass(frozen=True)
class Hire(Action):
    """VW-4.6, VW-8.1"""

    card: int


@dataclass(frozen=True)
class TakeManuscript(Action):
    """VW-4.10"""

    tile: int


@dataclass(frozen=True)
class DiscardCard(Action):
    """VW-4.3: from hand."""

    card: int


@dataclass(frozen=True)
class DiscardTop(Action):
    """VW-4.3: unseen, from the draw pile."""


@dataclass(frozen=True)
class DestroyCard(Action):
    """VW-4.3: from hand; in the set-up any own card."""

    card: int


@dataclass(frozen=True)
class DestroyTop(Action):
    """VW-4.3: unseen, from the draw pile."""


@dataclass(frozen=True)
class FlipPaper(Action):
    """VW-2.2"""

    paper: int


@dataclass(frozen=True)
class Choose(Action):
    """One of the effects offered, counted from 1."""

    option: int


@dataclass(frozen=True)
class Arrange(Action):
    """The cards of these spaces, from left to right: 132 swaps spaces 2 and 3."""

    order: int


# For each arrangement, the space whose card comes to spaces 1, 2 and 3; the first leaves all as it is.
ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
ORDER_WORDS: Final = ("123", "132", "213", "231", "312", "321")

LAY_OUTS: Final[list[Action]] = [LayOut(layout.section, layout.ring) for layout in LAYOUTS]
BEGINNINGS: Final[list[Action]] = [Begin(seat) for seat in range(4)]
TURN_UPS: Final[list[Action]] = [TurnUp(card) for card in range(len(CARDS))]
TILE_TURN_UPS: Final[list[Action]] = [TurnUpTile(tile) for tile in range(TILE_COUNT)]
DRAWS: Final[list[Action]] = [Draw(card) for card in range(len(CARDS))]
REVEALS: Final[list[Action]] = [Reveal(card) for card in range(len(CARDS))]
SCHEME_REVEALS: Final[list[Action]] = [RevealScheme(scheme) for scheme in range(len(SCHEME_KEYS))]
PAIRS: Final[list[Action]] = [TakePair(number) for number in range(10)]
RESOURCES: Final[list[Action]] = [TakeResource(good) for good in (1, 2, 3)]
PLAYS: Final[list[Action]] = [Play(card) for card in range(len(CARDS))]
MAX_PAID: Final = 40
MOVES: Final[list[list[Action]]] = [
    [Move(place, silver) for silver in range(MAX_PAID + 1)] for place in range(PLACE_COUNT)
]
DISMISSALS: Final[list[Action]] = [Dismiss(act) for act in range(4)]
PASS: Final = Pass()
DECLINE: Final = Decline()
EMPTY_SLOTS: Final[list[Action]] = [EmptySlot(slot) for slot in range(len(SLOTS))]
BUILD_ONS: Final[list[Action]] = [BuildOn(spot) for spot in range(len(SPOTS))]
GROUPS: Final[list[Action]] = [ResolveGroup(section) for section in range(len(SECTIONS))]
BUMPS: Final[list[Action]] = [Bump(seat) for seat in range(4)]
SHIFTS: Final[list[list[Action]]] = [
    [Shift(section, direction) for direction in range(2)] for section in range(len(SECTIONS))
]
PLACE_INS: Final[list[Action]] = [PlaceIn(section) for section in range(len(SECTIONS))]
HIRES: Final[list[Action]] = [Hire(card) for card in range(len(CARDS))]
MANUSCRIPT_TAKES: Final[list[Action]] = [TakeManuscript(tile) for tile in range(TILE_COUNT)]
DISCARDS: Final[list[Action]] = [DiscardCard(card) for card in range(len(CARDS))]
DISCARD_TOP: Final = DiscardTop()
DESTROYS: Final[list[Action]] = [DestroyCard(card) for card in range(len(CARDS))]
DESTROY_TOP: Final = DestroyTop()
FLIPS: Final[list[Action]] = [FlipPaper(paper) for paper in range(2)]
CHOICES: Final[list[Action]] = [Choose(option) for option in range(1, 7)]
ARRANGEMENTS: Final[list[Action]] = [Arrange(order) for order in range(len(ORDERS))]

_constructs: Final[dict[int, Action]] = {}
_places: Final[dict[int, Action]] = {}
_transcribes: Final[dict[int, Action]] = {}
_trades: Final[dict[tuple[int, int], Action]] = {}
# A payment as one number: how many of each good, 64 to the power of the good.
RADIX: Final = 64
UNIT: Final = (1, RADIX, RADIX * RADIX, RADIX * RADIX * RADIX)  # one piece of each good


def pieces(code: int) -> tuple[int, ...]:
    """The goods of a payment one by one, as actions say them."""
    made: list[int] = []
    for good in range(4):
        made.extend([good] * (code % RADIX))
        code //= RADIX
    return tuple(made)


def construct(building: int, code: int) -> Action:
    key = code * len(BUILDINGS) + building
    found = _constructs.get(key)
    if found is None:
        found = _constructs[key] = Construct(building, pieces(code))
    return found


def place(count: int, code: int) -> Action:
    key = code * 8 + count
    found = _places.get(key)
    if found is None:
        found = _places[key] = Place(count, pieces(code))
    return found


def transcribe(code: int) -> Action:
    found = _transcribes.get(code)
    if found is None:
        found = _transcribes[code] = Transcribe(pieces(code))
    return found


def trade(times: int, silver: int) -> Action:
    key = (times, silver)
    found = _trades.get(key)
    if found is None:
        found = _trades[key] = Trade(times, silver)
    return found
