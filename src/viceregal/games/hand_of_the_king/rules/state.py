"""The state: where every card lies, who holds which banner, and what is still to be done."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal._mypyc import i64
from viceregal.core.records import NOBODY
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.rules.cards import EMPTY, HOUSE_COUNT
from viceregal.games.hand_of_the_king.rules.options import Variant


@dataclass(frozen=True)
class Staying:
    """A companion that stays in a play area and counts for a house (HK-COM-13)."""

    companion: int
    seat: int
    house: int
    count: int


class HandState(State):
    """Lists of small numbers, so that a clone is cheap. `left` and `counts` follow from the rest and save counting."""

    def __init__(self, variant: Variant, of: HandState | None = None) -> None:
        """A state before the deal, or a copy of another: a line for each field, so that none is forgotten."""
        super().__init__()
        seats = variant.seats
        self.variant = variant
        self.seats: i64 = seats
        self.turn: i64 = of.turn if of else 0
        # The place where Varys stands, 0 to 35; NOBODY before the deal.
        self.varys: i64 = of.varys if of else NOBODY
        # King's Landing: the card on each place, row by row.
        self.grid: list[int] = of.grid[:] if of else [EMPTY] * 36
        # Characters of each house still in King's Landing.
        self.left: list[int] = of.left[:] if of else [0] * HOUSE_COUNT
        # Characters of each seat, as they came.
        self.areas: list[list[int]] = [area[:] for area in of.areas] if of else [[] for _ in range(seats)]
        # What counts for banners: seat * 7 + house.
        self.counts: list[int] = of.counts[:] if of else [0] * (seats * HOUSE_COUNT)
        # Who holds the banner of each house.
        self.banners: list[int] = of.banners[:] if of else [NOBODY] * HOUSE_COUNT
        # Companions to be had; those at work, the latest last; those that stay; those used up or killed.
        self.pool: list[int] = of.pool[:] if of else []
        self.called: list[int] = of.called[:] if of else []
        self.staying: list[Staying] = of.staying[:] if of else []
        self.spent: list[int] = of.spent[:] if of else []
        # Characters killed, and those left in King's Landing at the end.
        self.killed: list[int] = of.killed[:] if of else []
        self.discarded: list[int] = of.discarded[:] if of else []
        # Who still has the raven, and with whom the player on turn may talk in private.
        self.ravens: list[bool] = of.ravens[:] if of else [variant.ravens] * seats
        self.talk: i64 = of.talk if of else NOBODY
        # The house that the move of this turn took; those (a bit each) whose counts a companion changed in it.
        self.moved: i64 = of.moved if of else NOBODY
        self.stirred: i64 = of.stirred if of else 0
        # Who was tied for the lead of a stirred house before the first companion: a bit for each seat, four a house.
        self.tied: i64 = of.tied if of else 0
        self.another_turn: bool = of.another_turn if of else False
        if of:
            self.todo = of.todo[:]

    def clone(self) -> HandState:
        return HandState(self.variant, self)

    def area_of(self, card: int) -> int:
        """In whose area a character lies, or NOBODY."""
        for seat in range(self.seats):
            if card in self.areas[seat]:
                return seat
        return NOBODY
