"""The state: where every card, gem and token lies, who knows what, and what is still to be done."""

from __future__ import annotations

from typing import Final

from viceregal.core.records import Action
from viceregal.core.rules import State
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD, NO_CARD, by_number
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.options import Variant
from viceregal.games.viceroy.rules.pyramid import Pyramid
from viceregal.games.viceroy.rules.tokens import FIRST_GEM, SCIENCE

GEMS_OF_A_COLOUR: Final = 16
RETURNED: Final = 2  # gems that each returns at the start (VR-SET-4)
NOTHING_RETURNED: Final = (0,) * COLOUR_COUNT

SPECTATOR: Final = 4  # stands behind the seats 0 to 3 where it is said who knows of a card

# Open bids. The first four are the colours.
ATTACK_BID: Final = 4
PASS_BID: Final = 5
NO_BID: Final = -1


class ViceroyState(State):
    """Lists of small numbers; cards are their numbers, 0 is no card. Gems are counted by colour."""

    def __init__(self, variant: Variant, of: ViceroyState | None = None) -> None:
        """A state before the deal, or a copy of another: a line for each field, so that none is forgotten."""
        super().__init__()
        seats = variant.seats
        self.variant = variant
        self.edition = variant.edition
        self.seats = seats
        self.turn: int = of.turn if of else 0
        self.lifted: bool = of.lifted if of else False  # the screens, at the end
        # The offer: the colours from left to right, and for each colour the cards at the foot and at the point.
        self.line: list[int] = of.line[:] if of else []
        self.feet: list[int] = of.feet[:] if of else [NO_CARD] * COLOUR_COUNT
        self.points: list[int] = of.points[:] if of else [NO_CARD] * COLOUR_COUNT
        # Decks are pools without an order; what law 70 put on top of the laws is in order, the top first.
        self.large: list[int] = of.large[:] if of else []
        self.small: list[int] = of.small[:] if of else []
        self.laws: list[int] = of.laws[:] if of else []
        self.laws_on_top: list[int] = of.laws_on_top[:] if of else []
        self.discards: list[int] = of.discards[:] if of else []
        self.reserve: list[int] = of.reserve[:] if of else [0] * COLOUR_COUNT
        self.box: list[int] = of.box[:] if of else [0] * COLOUR_COUNT
        self.parked: list[int] = of.parked[:] if of else [0] * COLOUR_COUNT  # gems on law 76
        # Who knows where a hidden card is, a bit each; 0 for an open one.
        self.known: list[int] = of.known[:] if of else [0] * (LAST_CARD + 1)
        # This turn: open bids of the bidding round, who is still in the auction, and who got a card in this round.
        self.bids: list[int] = of.bids[:] if of else [NO_BID] * seats
        self.virtual_bids: list[int] = of.virtual_bids[:] if of else [NO_BID] * variant.virtual
        self.virtual_in: list[bool] = of.virtual_in[:] if of else [False] * variant.virtual
        self.bidding: list[bool] = of.bidding[:] if of else [False] * seats
        self.took: list[bool] = of.took[:] if of else [False] * seats
        # Law 69: no part in the next auction.
        self.sits_out: list[bool] = of.sits_out[:] if of else [False] * seats
        self._give(of)
        if of:
            self.todo = of.todo[:]

    def _give(self, of: ViceroyState | None) -> None:
        """What the seats have."""
        seats = self.variant.seats
        # Behind the screens. What was returned at the start (VR-SET-4), and what was put back into the small deck (ru),
        # is said once and never changes: those are values, which copies share.
        self.gems: list[list[int]] = (
            [gems[:] for gems in of.gems] if of else [[0] * COLOUR_COUNT for _ in range(seats)]
        )
        self.returned: list[tuple[int, ...]] = of.returned[:] if of else [NOTHING_RETURNED] * seats
        self.attacks: list[int] = of.attacks[:] if of else [0] * seats
        self.hands: list[list[int]] = [hand[:] for hand in of.hands] if of else [[] for _ in range(seats)]
        self.put_back: list[tuple[int, ...]] = of.put_back[:] if of else [()] * seats
        # The secret answers to the question that is open.
        self.sealed: list[Action | None] = of.sealed[:] if of else [None] * seats
        # On the table: what lies under a card of the pyramid and on it, and the card that is bought (ru), or turned up
        # and not yet placed.
        self.pyramids: list[Pyramid] = (
            [pyramid.copy() for pyramid in of.pyramids] if of else [{} for _ in range(seats)]
        )
        self.tucked: list[dict[int, tuple[int, ...]]] = (
            [tucked.copy() for tucked in of.tucked] if of else [{} for _ in range(seats)]
        )
        self.tokens: list[dict[int, tuple[int, ...]]] = (
            [tokens.copy() for tokens in of.tokens] if of else [{} for _ in range(seats)]
        )
        # Circles recoloured at the end, by seat and upper place.
        self.painted: dict[tuple[int, int], int] = of.painted.copy() if of else {}
        self.shown: list[int] = of.shown[:] if of else [NO_CARD] * seats
        # Endless gems already used in this turn: seat * 4 + colour.
        self.used: list[int] = of.used[:] if of else [0] * (seats * COLOUR_COUNT)

    def clone(self) -> ViceroyState:
        return ViceroyState(self.variant, self)

    # Asked all over the rules -----------------------------------------------------------------------------------

    def everybody(self) -> int:
        """The mark of a card that all have seen, spectators too."""
        return (1 << self.seats) - 1 | 1 << SPECTATOR

    def count_tokens(self, seat: int, token: int) -> int:
        """How many of a kind lie in a pyramid."""
        total = 0
        for tokens in self.tokens[seat].values():
            for each in tokens:
                if each == token:
                    total += 1
        return total

    def science(self, seat: int) -> int:
        return self.count_tokens(seat, SCIENCE)

    def endless_gems(self, seat: int) -> list[int]:
        """Endless gems of each colour in a pyramid."""
        counts = [0, 0, 0, 0]
        on_cards = self.tokens[seat]
        if not on_cards:
            return counts
        for tokens in on_cards.values():
            for token in tokens:
                if FIRST_GEM <= token < FIRST_GEM + COLOUR_COUNT:
                    counts[token - FIRST_GEM] += 1
        return counts

    def lowest_card(self, seat: int) -> int:
        """VR-ORD-2, VR-RUL-19: the lowest number that lies in the pyramid."""
        lowest = LAST_CARD
        for card in self.pyramids[seat].values():
            if card < lowest:
                lowest = card
        return lowest

    def in_order(self, seats: list[int]) -> list[int]:
        """VR-ORD-2: the player with the lowest card first."""
        if len(seats) < 2:
            return seats
        seated = SPECTATOR + 1  # more than there are seats
        ranks = by_number([self.lowest_card(seat) * seated + seat for seat in seats])
        return [rank % seated for rank in ranks]

    def place_of(self, seat: int, card: int) -> int:
        """Where a card lies in the own pyramid; -1 if it does not."""
        for place, lying in self.pyramids[seat].items():
            if lying == card:
                return place
        return -1

    def offered(self) -> list[int]:
        """All cards on offer, by number."""
        cards = [card for card in self.feet if card != NO_CARD]
        cards += [card for card in self.points if card != NO_CARD]
        cards.sort()
        return cards

    def offers_anything(self) -> bool:
        return any(self.feet) or any(self.points)

    def offered_at(self, colour: int) -> list[int]:
        foot, point = self.feet[colour], self.points[colour]
        if foot == NO_CARD:
            return [] if point == NO_CARD else [point]
        return [foot] if point == NO_CARD else [foot, point]

    def offered_for(self, colour: int) -> list[int]:
        """The same by number."""
        cards = self.offered_at(colour)
        if len(cards) == 2 and cards[0] > cards[1]:
            cards.reverse()
        return cards

    def clear_bids(self) -> None:
        """Before a bidding round, and when the auction is over."""
        for seat in range(self.seats):
            self.bids[seat] = NO_BID
            self.took[seat] = False
        for virtual in range(self.variant.virtual):
            self.virtual_bids[virtual] = NO_BID

    def add_token(self, seat: int, card: int, token: int) -> None:
        tokens = self.tokens[seat]
        tokens[card] = (*tokens.get(card, ()), token)
