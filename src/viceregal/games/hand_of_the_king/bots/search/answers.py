# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, annotation_typing=False, auto_pickle=False
# ruff: noqa: I001, SIM102, SIM109
# (an inner loop that is compiled to C: long functions save calls, and generators would be Python objects)
"""Every legal answer to the question that stands on the search board, and perft over them."""

from __future__ import annotations

from viceregal.games.hand_of_the_king.bots.search.board import Board
from viceregal.games.hand_of_the_king.bots.search.layout import (
    AT, HOUSE_CELLS, COUNT, OCCUPIED, VARYS, POOL, SEAT, PHASE, HELD, ASK, AREA, GONE, VARYS_CARD, OVER,
    TURN, CALL, JAQEN_AREA, JAQEN_POOL, NAME, SWAP, WITH, GIVE, TAKE, YGRITTE, BANNER, WIDTH, PLIES,
)  # fmt: skip


class Answers(Board):
    """The board with what can be answered."""

    def __init__(self) -> None:
        super().__init__()
        self.moves = [0] * 7680

    # What can be answered

    def generate(self, ply: int) -> int:
        """Write all legal answers into `moves` from WIDTH * ply on, in the order of the rules."""
        base = WIDTH * ply
        phase = self.s[PHASE]
        if phase == TURN:
            return self.generate_moves(base)
        if phase == CALL or phase == JAQEN_POOL:
            return self.generate_companions(base, phase == JAQEN_POOL)
        if phase == NAME:
            for house in range(7):
                self.moves[base + house] = house
            return 7
        if phase == BANNER:
            return self.generate_banner(base)
        if phase == OVER:
            return 0
        return self.generate_cards(base, phase)

    def generate_moves(self, base: int) -> int:
        number = 0
        first = 4 * self.s[VARYS]
        for direction in range(4):
            ray = self.ray[first + direction]
            if ray & self.s[OCCUPIED]:
                for house in range(7):
                    if ray & self.s[HOUSE_CELLS + house]:
                        self.moves[base + number] = 7 * direction + house
                        number += 1
        return number

    def generate_companions(self, base: int, dismissible_only: bool) -> int:
        number = 0
        for place in range(self.pool_size):
            if self.s[POOL] & self.bit[place]:
                if not dismissible_only or self.dismissible(self.pool_order[place]):
                    self.moves[base + number] = self.pool_order[place]
                    number += 1
        return number

    def generate_banner(self, base: int) -> int:
        number = 0
        most = 0
        house = self.s[ASK]
        for seat in range(self.seats):
            most = max(most, self.s[COUNT + 7 * seat + house])
        for seat in range(self.seats):
            if self.s[COUNT + 7 * seat + house] == most:
                self.moves[base + number] = seat
                number += 1
        return number

    def generate_cards(self, base: int, phase: int) -> int:
        number = 0
        own = AREA + self.s[SEAT]
        for card in range(36):
            if self.candidate(card, self.s[AT + card], phase, own):
                self.moves[base + number] = card
                number += 1
        if phase == SWAP:  # the last one has no partner of a higher number
            number -= 1
        return number

    def candidate(self, card: int, place: int, phase: int, own: int) -> bool:
        """Whether a card that lies at a place may be named in a phase."""
        if place == GONE:
            return False
        if phase == JAQEN_AREA or phase == YGRITTE:
            return place >= AREA
        if phase == GIVE:
            return place == own
        if phase == TAKE:
            return place >= AREA and place != own
        if place >= AREA:
            return False
        if phase == SWAP:
            return card != VARYS_CARD or self.ramsay_moves_varys != 0
        if phase == WITH:
            return card > self.s[HELD] and (card != VARYS_CARD or self.ramsay_moves_varys != 0)
        return card != VARYS_CARD

    def legal(self) -> list[int]:
        """All legal answers, as numbers."""
        base = WIDTH * (PLIES - 1)
        return [self.moves[base + i] for i in range(self.generate(PLIES - 1))]

    def play(self, action: int) -> None:
        """Carry out an answer for good."""
        self.make(action)
        self.top = 0

    def perft(self, depth: int) -> int:
        """The number of sequences of so many decisions, shorter ones at the game's end included."""
        return self.count_leaves(depth, 0)

    def count_leaves(self, depth: int, ply: int) -> int:
        if depth == 0 or self.s[PHASE] == OVER:
            return 1
        number = self.generate(ply)
        if depth == 1:
            return number
        total = 0
        base = WIDTH * ply
        mark = self.top
        for i in range(number):
            self.make(self.moves[base + i])
            total += self.count_leaves(depth - 1, ply + 1)
            self.undo(mark)
        return total
