"""The state: where every card, gem and token lies, who knows what, and what is still to be done."""

from __future__ import annotations

from typing import Final

from viceregal.core.rules import State
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD, NO_CARD
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.options import Variant
from viceregal.games.viceroy.rules.pyramid import Pyramid
from viceregal.games.viceroy.rules.tokens import FIRST_GEM, SCIENCE

GEMS_OF_A_COLOUR: Final = 16
RETURNED: Final = 2  # gems that each returns at the start (VR-SET-4)
UNANSWERED: Final = -1  # nothing is sealed

SPECTATOR: Final = 4  # stands behind the seats 0 to 3 where it is said who knows of a card

# Bids, sealed and open. The first four are the colours.
ATTACK_BID: Final = 4
PASS_BID: Final = 5
NO_BID: Final = -1


class ViceroyState(State):
    """Lists of small numbers; cards are their numbers, 0 is no card. Gems are counted by colour."""

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        seats = variant.seats
        self.variant = variant
        self.edition = variant.edition
        self.seats = seats
        self.turn = 0
        self.lifted = False  # the screens, at the end
        # The offer: the colours from left to right, and for each colour the cards at the foot and at the point.
        self.line: list[int] = []
        self.feet: list[int] = [NO_CARD] * COLOUR_COUNT
        self.points: list[int] = [NO_CARD] * COLOUR_COUNT
        # Decks are pools without an order; what law 70 put on top of the laws is in order, the top first.
        self.large: list[int] = []
        self.small: list[int] = []
        self.laws: list[int] = []
        self.laws_on_top: list[int] = []
        self.discards: list[int] = []
        self.reserve: list[int] = [0] * COLOUR_COUNT
        self.box: list[int] = [0] * COLOUR_COUNT
        # Behind the screens.
        self.gems: list[list[int]] = [[0] * COLOUR_COUNT for _ in range(seats)]
        self.returned: list[list[int]] = [[0] * COLOUR_COUNT for _ in range(seats)]  # at the start (VR-SET-4)
        self.attacks: list[int] = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.known: list[int] = [0] * (
            LAST_CARD + 1
        )  # who knows where a hidden card is, a bit each; 0 for an open one
        self.put_back: list[list[int]] = [[] for _ in range(seats)]  # into the small deck, at the start (ru)
        self.sealed: list[int] = [UNANSWERED] * seats  # the secret answers to the question that is open
        # On the table.
        self.pyramids: list[Pyramid] = [{} for _ in range(seats)]
        self.tucked: list[dict[int, tuple[int, ...]]] = [
            {} for _ in range(seats)
        ]  # under a card of the pyramid
        self.tokens: list[dict[int, tuple[int, ...]]] = [{} for _ in range(seats)]  # on a card of the pyramid
        self.parked: list[int] = [0] * COLOUR_COUNT  # gems on law 76
        self.painted: list[dict[int, int]] = [{} for _ in range(seats)]  # circles recoloured at the end
        self.shown: list[int] = [NO_CARD] * seats  # bought (ru), or turned up and not yet placed
        # This turn.
        self.used: list[list[int]] = [[0] * COLOUR_COUNT for _ in range(seats)]  # endless gems already used
        self.bids: list[int] = [NO_BID] * seats  # open bids of the bidding round
        self.virtual_bids: list[int] = [NO_BID] * variant.virtual
        self.virtual_in: list[bool] = [False] * variant.virtual
        self.bidding: list[bool] = [False] * seats  # still in this auction
        self.took: list[bool] = [False] * seats  # got a card in this bidding round
        self.sits_out: list[bool] = [False] * seats  # law 69: no part in the next auction

    def clone(self) -> ViceroyState:
        c = ViceroyState(self.variant)
        c.todo = self.todo[:]
        c.turn = self.turn
        c.lifted = self.lifted
        c.line = self.line[:]
        c.feet = self.feet[:]
        c.points = self.points[:]
        c.large = self.large[:]
        c.small = self.small[:]
        c.laws = self.laws[:]
        c.laws_on_top = self.laws_on_top[:]
        c.discards = self.discards[:]
        c.reserve = self.reserve[:]
        c.box = self.box[:]
        c.gems = [gems[:] for gems in self.gems]
        c.returned = [gems[:] for gems in self.returned]
        c.attacks = self.attacks[:]
        c.hands = [hand[:] for hand in self.hands]
        c.known = self.known[:]
        c.put_back = [cards[:] for cards in self.put_back]
        c.sealed = self.sealed[:]
        c.pyramids = [pyramid.copy() for pyramid in self.pyramids]
        c.tucked = [tucked.copy() for tucked in self.tucked]
        c.tokens = [tokens.copy() for tokens in self.tokens]
        c.parked = self.parked[:]
        c.painted = [painted.copy() for painted in self.painted]
        c.shown = self.shown[:]
        c.used = [used[:] for used in self.used]
        c.bids = self.bids[:]
        c.virtual_bids = self.virtual_bids[:]
        c.virtual_in = self.virtual_in[:]
        c.bidding = self.bidding[:]
        c.took = self.took[:]
        c.sits_out = self.sits_out[:]
        return c

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
        counts = [0] * COLOUR_COUNT
        for tokens in self.tokens[seat].values():
            for token in tokens:
                if FIRST_GEM <= token < FIRST_GEM + COLOUR_COUNT:
                    counts[token - FIRST_GEM] += 1
        return counts

    def lowest_card(self, seat: int) -> int:
        """VR-ORD-2, VR-RUL-19: the lowest number that lies in the pyramid."""
        return min(self.pyramids[seat].values())

    def in_order(self, seats: list[int]) -> list[int]:
        """VR-ORD-2: the player with the lowest card first."""
        if len(seats) < 2:
            return seats
        return sorted(seats, key=self.lowest_card)

    def place_of(self, seat: int, card: int) -> int:
        """Where a card lies in the own pyramid; -1 if it does not."""
        for place, lying in self.pyramids[seat].items():
            if lying == card:
                return place
        return -1

    def offered(self) -> list[int]:
        """All cards on offer, by number."""
        return sorted([card for card in (*self.feet, *self.points) if card != NO_CARD])

    def offered_at(self, colour: int) -> list[int]:
        return [card for card in (self.feet[colour], self.points[colour]) if card != NO_CARD]

    def add_token(self, seat: int, card: int, token: int) -> None:
        tokens = self.tokens[seat]
        tokens[card] = (*tokens.get(card, ()), token)
