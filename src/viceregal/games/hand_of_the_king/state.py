"""The state: where every card lies, who holds which banner, and what is still to be done."""

from __future__ import annotations

from dataclasses import dataclass

from viceregal._mypyc import i64
from viceregal.core.records import NOBODY
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.cards import EMPTY, HOUSE_COUNT
from viceregal.games.hand_of_the_king.options import Variant


@dataclass(frozen=True)
class Staying:
    """A companion that stays in a play area and counts for a house (HK-COM-13)."""

    companion: int
    seat: int
    house: int
    count: int


class HandState(State):
    """Lists of small numbers, so that a clone is cheap. `left` and `counts` follow from the rest and save counting."""

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        seats = variant.seats
        self.variant = variant
        self.seats: i64 = seats
        self.turn: i64 = 0
        self.varys: i64 = NOBODY  # the place where he stands, 0 to 35; NOBODY before the deal
        self.grid: list[int] = [EMPTY] * 36  # King's Landing: the card on each place, row by row
        self.left: list[int] = [0] * HOUSE_COUNT  # characters of each house still in King's Landing
        self.areas: list[list[int]] = [[] for _ in range(seats)]  # characters of each seat, as they came
        self.counts: list[int] = [0] * (seats * HOUSE_COUNT)  # what counts for banners: seat * 7 + house
        self.banners: list[int] = [NOBODY] * HOUSE_COUNT  # who holds the banner of each house
        self.pool: list[int] = []  # companions to be had
        self.called: list[int] = []  # companions at work, the latest last
        self.staying: list[Staying] = []
        self.spent: list[int] = []  # companions used up or killed
        self.killed: list[int] = []
        self.discarded: list[int] = []  # what was left in King's Landing at the end
        self.ravens: list[bool] = [variant.ravens] * seats  # who still has the token
        self.talk: i64 = NOBODY  # with whom the player on turn may talk in private
        self.moved: i64 = NOBODY  # the house that the move of this turn took
        self.stirred: i64 = 0  # the houses (a bit each) whose counts a companion changed in this turn
        self.another_turn = False

    def clone(self) -> HandState:
        c = HandState(self.variant)
        c.todo = self.todo[:]
        c.turn = self.turn
        c.varys = self.varys
        c.grid = self.grid[:]
        c.left = self.left[:]
        c.areas = [area[:] for area in self.areas]
        c.counts = self.counts[:]
        c.banners = self.banners[:]
        c.pool = self.pool[:]
        c.called = self.called[:]
        c.staying = self.staying[:]
        c.spent = self.spent[:]
        c.killed = self.killed[:]
        c.discarded = self.discarded[:]
        c.ravens = self.ravens[:]
        c.talk = self.talk
        c.moved = self.moved
        c.stirred = self.stirred
        c.another_turn = self.another_turn
        return c

    def area_of(self, card: int) -> int:
        """In whose area a character lies, or NOBODY."""
        for seat in range(self.seats):
            if card in self.areas[seat]:
                return seat
        return NOBODY
