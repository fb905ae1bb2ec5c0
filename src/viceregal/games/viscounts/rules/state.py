"""The state: where every card, tile, worker and building lies, what everybody has, and what is still to be done."""

from __future__ import annotations

from typing import Final

from viceregal._mypyc import i64
from viceregal.core.records import NOBODY
from viceregal.core.rules import State
from viceregal.games.viscounts.rules.board import LARGE_SIDE, NOWHERE, SEGMENT_COUNT, SMALL_SIDE, SPOTS, Side
from viceregal.games.viscounts.rules.cards.deck import CRIMINALS, ICON, NO_CARD
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import CRIMINAL, ICON_COUNT
from viceregal.games.viscounts.rules.options import Variant
from viceregal.games.viscounts.rules.player_board import (
    BONUS_ICONS,
    CORRUPTION_START,
    SLOT_ICONS,
    START_ICONS,
    VIRTUE_START,
    WORKERS,
)

UNBUILT: Final = -1  # the piles of debts and deeds before VW-1.8
MAX_SEATS: Final = 4
RIBBON_COUNT: Final = 4

# Places in `papers`, seat * 4 and one of these.
UNPAID: Final = 0
PAID: Final = 1
ACQUIRED: Final = 2
APPROVED: Final = 3


class ViscountsState(State):
    """Flat lists of small numbers, so that a clone is cheap. What seats have is at seat * so many and which."""

    def __init__(self, variant: Variant, of: ViscountsState | None = None) -> None:
        """A state before the set-up, or a copy of another: a line for each field, so that none is forgotten."""
        super().__init__()
        seats = variant.seats
        self.variant = variant
        self.seats: i64 = seats
        self.ai: i64 = NOBODY if variant.board == NOBODY else 1
        self.side: Side = SMALL_SIDE if seats <= 2 else LARGE_SIDE
        self.layout: i64 = of.layout if of else NOWHERE
        self.round: i64 = of.round if of else 0
        self.last_round: i64 = of.last_round if of else 0
        self.first: i64 = of.first if of else 0
        self.on_turn: i64 = of.on_turn if of else NOBODY
        self.played: i64 = of.played if of else NO_CARD  # the card of this turn
        # Townsfolk: the visible card of each segment, how many lie below it, and all those, in no order.
        self.tops: list[int] = of.tops[:] if of else [NO_CARD] * SEGMENT_COUNT
        self.below: list[int] = of.below[:] if of else [0] * SEGMENT_COUNT
        self.pool: list[int] = of.pool[:] if of else []
        self.gone: list[int] = of.gone[:] if of else []  # destroyed and dismissed
        # Manuscripts likewise, and those of each seat as they came.
        self.tiles: list[int] = of.tiles[:] if of else [NO_CARD] * SEGMENT_COUNT
        self.tiles_below: list[int] = of.tiles_below[:] if of else [0] * SEGMENT_COUNT
        self.tile_pool: list[int] = of.tile_pool[:] if of else []
        self.manuscripts: list[list[int]] = (
            [tiles[:] for tiles in of.manuscripts] if of else [[] for _ in range(seats)]
        )
        # Who holds the castle leader card and the bonus card of each ribbon.
        self.leader: i64 = of.leader if of else NOBODY
        self.bonus: list[int] = of.bonus[:] if of else [NOBODY] * RIBBON_COUNT
        # Debts above the poverty card and deeds above the prosperity card; 0 is revealed.
        self.debts_left: i64 = of.debts_left if of else UNBUILT
        self.deeds_left: i64 = of.deeds_left if of else UNBUILT
        # The AI: schemes on its board, in its pile (no order), discarded, and for the future (no order).
        self.schemes: list[int] = of.schemes[:] if of else [NO_CARD] * 3
        self.scheme_pile: list[int] = of.scheme_pile[:] if of else []
        self.scheme_discards: list[int] = of.scheme_discards[:] if of else []
        self.future: list[int] = of.future[:] if of else []
        # Future schemes that were shuffled into the pile and that nobody has seen (VW-11.2).
        self.secret: list[int] = of.secret[:] if of else []
        self._give(of)
        if of:
            self.todo = of.todo[:]

    def _give(self, of: ViscountsState | None) -> None:
        """What the seats have, on the table and in the castle."""
        seats = self.variant.seats
        # Pairs of player card and hero that nobody has taken; the player card of each seat.
        self.player_cards: list[int] = of.player_cards[:] if of else []
        self.heroes: list[int] = of.heroes[:] if of else []
        self.identity: list[int] = of.identity[:] if of else [NO_CARD] * seats
        # Cards of each seat: board (seat * 3 + space), hand, draw pile (in no order), discards as they came, and
        # what everybody knows to be in the hand.
        self.board: list[int] = of.board[:] if of else [NO_CARD] * (3 * seats)
        self.hands: list[list[int]] = [cards[:] for cards in of.hands] if of else [[] for _ in range(seats)]
        self.draws: list[list[int]] = [cards[:] for cards in of.draws] if of else [[] for _ in range(seats)]
        self.discards: list[list[int]] = (
            [cards[:] for cards in of.discards] if of else [[] for _ in range(seats)]
        )
        self.known: list[list[int]] = [cards[:] for cards in of.known] if of else [[] for _ in range(seats)]
        # Goods (seat * 4 + good), debts and deeds (seat * 4 and UNPAID ...), markers, uncovered slots (a bit each).
        self.goods: list[int] = of.goods[:] if of else [0] * (4 * seats)
        self.papers: list[int] = of.papers[:] if of else [0] * (4 * seats)
        self.corruption: list[int] = of.corruption[:] if of else [CORRUPTION_START] * seats
        self.virtue: list[int] = of.virtue[:] if of else [VIRTUE_START] * seats
        self.slots: list[int] = of.slots[:] if of else [0] * seats
        # On the board: viscounts, buildings (seat * 3 + building), workers (section * 4 + seat).
        self.viscounts: list[int] = of.viscounts[:] if of else [NOWHERE] * seats
        self.spots: list[int] = of.spots[:] if of else [NOBODY] * len(SPOTS)
        self.supply: list[int] = of.supply[:] if of else [WORKERS] * seats
        self.first_tier: list[int] = of.first_tier[:] if of else [0] * (SEGMENT_COUNT * MAX_SEATS)
        self.second_tier: list[int] = of.second_tier[:] if of else [0] * (SEGMENT_COUNT * MAX_SEATS)
        self.third_tier: list[int] = of.third_tier[:] if of else [0] * MAX_SEATS

    def clone(self) -> ViscountsState:
        return ViscountsState(self.variant, self)

    # Asked all over the rules -----------------------------------------------------------------------------------

    def criminals(self, seat: int) -> int:
        """Criminal icons on a player board; on the AI's, those of the headers."""
        total = 0
        if seat == self.ai:
            for scheme in self.schemes:
                if scheme != NO_CARD:
                    total += SCHEMES[scheme].icons[CRIMINAL]
            return total
        for space in range(3 * seat, 3 * seat + 3):
            card = self.board[space]
            if card != NO_CARD:
                total += CRIMINALS[card]
        return total

    def icons(self, seat: int) -> list[int]:
        """VW-6.1: the icons of cards, uncovered start icons, slots and bonus cards; not for the AI."""
        counts = [0] * ICON_COUNT
        for space in range(3):
            card = self.board[3 * seat + space]
            if card != NO_CARD:
                for icon in range(ICON_COUNT):
                    counts[icon] += ICON[card * ICON_COUNT + icon]
            else:
                for icon in range(ICON_COUNT):
                    counts[icon] += START_ICONS[space][icon]
        slots = self.slots[seat]
        if slots:
            for bit, icon, count in SLOT_ICONS:
                if slots & bit:
                    counts[icon] += count
        for ribbon in range(RIBBON_COUNT):
            if self.bonus[ribbon] == seat:
                icon, count = BONUS_ICONS[ribbon]
                counts[icon] += count
        return counts

    def card_count(self, seat: int) -> int:
        """VW-4.2: all cards of a seat, wherever they are."""
        total = len(self.hands[seat]) + len(self.draws[seat]) + len(self.discards[seat])
        for space in range(3 * seat, 3 * seat + 3):
            if self.board[space] != NO_CARD:
                total += 1
        return total

    def segment_of(self, seat: int) -> int:
        """Where a viscount stands."""
        return self.viscounts[seat] // 3

    def following(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def from_seat(self, seat: int) -> list[int]:
        """All seats in turn order, this one first."""
        return [(seat + step) % self.seats for step in range(self.seats)]
