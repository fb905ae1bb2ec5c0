"""The state, and the two editions as values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from viceregal.core.options import Setup
from viceregal.core.records import NOBODY, Frame
from viceregal.core.rules import State
from viceregal_mini.cards import CARDS
from viceregal_mini.records import Auction, Income, PlayCards


class MiniState(State):
    def __init__(self, setup: Setup) -> None:
        super().__init__()
        seats = setup.seats
        self.setup = setup
        self.edition = EDITIONS[setup.edition]
        self.seats = seats
        self.round = 0
        self.row = NOBODY  # the card that is bid for
        self.bids: tuple[tuple[int, int], ...] = ()  # sealed until all have bid
        self.gems = [self.edition.gems] * seats
        self.magic = [0] * seats
        self.science = [0] * seats
        self.pool = list(range(len(CARDS)))  # face down, in no order
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each known to its owner
        self.shown: list[list[int]] = [[] for _ in range(seats)]  # cards in hand that all have seen
        self.peeks: list[tuple[int, int]] = []  # who has seen which card of another's hand
        self.discard: list[int] = []

    def clone(self) -> MiniState:
        c = MiniState.__new__(MiniState)
        c.todo = self.todo[:]
        c.setup, c.edition, c.seats, c.round = self.setup, self.edition, self.seats, self.round
        c.row, c.bids = self.row, self.bids
        c.gems, c.magic, c.science = self.gems[:], self.magic[:], self.science[:]
        c.pool, c.discard, c.peeks = self.pool[:], self.discard[:], self.peeks[:]
        c.hands = [hand[:] for hand in self.hands]
        c.shown = [hand[:] for hand in self.shown]
        return c

    def owner(self, card: int) -> int:
        """In whose hand a card is unseen by all, or NOBODY."""
        for seat, hand in enumerate(self.hands):
            if card in hand:
                return seat
        return NOBODY


# Who wins an auction.


def tie_nobody_wins(bids: tuple[tuple[int, int], ...]) -> int:
    best = max(gems for _, gems in bids)
    top = [seat for seat, gems in bids if gems == best]
    return top[0] if len(top) == 1 else NOBODY


def tie_low_seat_wins(bids: tuple[tuple[int, int], ...]) -> int:
    return max(bids, key=lambda bid: (bid[1], -bid[0]))[0]


# What is worth points.


def magic_points(s: MiniState, seat: int) -> int:
    return s.magic[seat]


def set_points(s: MiniState, seat: int) -> int:
    return 3 * min(s.magic[seat], s.science[seat])


@dataclass(frozen=True)
class Edition:
    key: str
    rounds: int
    gems: int
    phases: tuple[Frame, ...]
    auction_winner: Callable[[tuple[tuple[int, int], ...]], int]
    winner_keeps_card: bool
    scoring: tuple[Callable[[MiniState, int], int], ...]


FIRST = Edition(
    key="first",
    rounds=3,
    gems=2,
    phases=(Auction(), PlayCards(), Income()),
    auction_winner=tie_nobody_wins,
    winner_keeps_card=True,
    scoring=(magic_points, set_points),
)
SECOND = replace(
    FIRST,
    key="second",
    gems=3,
    phases=(Income(), Auction(), PlayCards()),
    auction_winner=tie_low_seat_wins,
    winner_keeps_card=False,
    scoring=(magic_points,),
)
EDITIONS = {edition.key: edition for edition in (FIRST, SECOND)}
