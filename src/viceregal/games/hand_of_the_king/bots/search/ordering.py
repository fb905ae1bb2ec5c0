# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, annotation_typing=False, auto_pickle=False
# ruff: noqa: I001, SIM102, SIM109
# (an inner loop that is compiled to C: long functions save calls, and generators would be Python objects)
"""Which answers are worth looking at, and in which order."""

from __future__ import annotations

from viceregal.games.hand_of_the_king.bots import tables
from viceregal.games.hand_of_the_king.bots.search.judgement import Judgement
from viceregal.games.hand_of_the_king.bots.search.layout import (
    AT, HOUSE_CELLS, LEFT, HOLDER, COUNT, STAY, LEFT_ALL, VARYS, POOL, SEAT, PHASE, HELD, AREA, GONE, TURN,
    CALL, JAQEN_AREA, NAME, WITH, GIVE, TAKE, YGRITTE, BANNER, WIDTH, LATE, WANTED,
)  # fmt: skip


class Ordering(Judgement):
    """The board with its answers in the order of their promise."""

    def __init__(self) -> None:
        super().__init__()
        self.phase_merges = [0] * 14
        self.call_rank = [0] * 14
        self.rank = [0] * 7680
        self.history = [0] * 1120
        self.killer = [0] * 192
        for i in range(14):
            self.call_rank[i] = tables.CALL_RANK[i]
        for phase in (JAQEN_AREA, NAME, WITH, GIVE, TAKE, YGRITTE):
            self.phase_merges[phase] = 1

    # Which answers are worth looking at, and in which order

    def merge(self, base: int, number: int) -> int:
        """Drop answers that lead to the same thing as an earlier one, or never to a better one; how many are left.

        Characters of one house in one area are alike unless a companion of the pool can fetch them; so are
        all of decided houses, as long as there are more of them than can be removed later; to swap two
        such in King's Landing is to do nothing, whichever they are; and who may choose takes a banner for
        his own side. The position must have been judged.
        """
        phase = self.s[PHASE]
        if phase == BANNER:
            return self.merge_banner(base, number)
        if not self.phase_merges[phase]:
            return number
        finest = 0
        if self.seats == 2 and phase != WITH:
            for i in range(number):
                merit = self.merit_of(self.moves[base + i], phase)
                if finest < merit < WANTED:
                    finest = merit
        kept = 0
        seen = 0
        for i in range(number):
            answer = self.moves[base + i]
            kind = self.kind_of(answer, phase)
            if kind >= 0 and seen & self.bit[kind]:
                continue
            if finest and self.merit_of(answer, phase) < finest:
                continue
            if kind >= 0:
                seen |= self.bit[kind]
            self.moves[base + kept] = answer
            kept += 1
        return kept

    def merit_of(self, answer: int, phase: int) -> int:
        """With two players, an answer of less merit is never better than one of more.

        To have more of a house than otherwise, or the other less, never harms when nobody can remove a
        character any more: the same moves then lead to the same counts but for that difference, and no
        banner is lost by it. A companion that stays is not removed in any case. So it is best to change
        what is undecided to the own good, second best to change what is decided, worst to harm oneself.
        """
        if phase == NAME:
            return 1 if self.indifferent & self.bit[answer] else 2
        if self.is_wanted(answer):
            return WANTED
        if self.pool_removers[self.s[POOL]]:
            return 0
        if self.indifferent & self.bit[self.house_of[answer]]:
            return 2
        if phase == GIVE or self.s[AT + answer] == AREA + self.s[SEAT]:
            return 1
        return 3

    def kind_of(self, answer: int, phase: int) -> int:
        """Answers of one kind (-1: of none) lead to the same thing."""
        if phase == NAME:
            return 28 if self.indifferent & self.bit[answer] else -1
        if self.is_wanted(answer):
            return -1
        house = self.house_of[answer]
        if phase == WITH:
            held = self.s[HELD]
            return 28 if house == self.house_of[held] and not self.is_wanted(held) else -1
        seat = self.s[AT + answer] - AREA
        if self.indifferent & self.bit[house] and self.is_spare(seat, house, phase):
            return 28
        return 7 * seat + house

    def is_spare(self, seat: int, house: int, phase: int) -> bool:
        """Whether one character less of the house here (and one more there) leaves enough to choose from."""
        removers = self.pool_removers[self.s[POOL]]
        if removers == 0:
            return True
        other = COUNT + 7 * (1 - seat) + house
        if (
            phase != JAQEN_AREA
            and phase != YGRITTE
            and self.s[other] - self.s[other + STAY - COUNT] < removers
        ):
            return False
        return self.s[COUNT + 7 * seat + house] - self.s[STAY + 7 * seat + house] > removers

    def merge_banner(self, base: int, number: int) -> int:
        mine = self.side[self.s[SEAT]]
        for i in range(number):
            if self.side[self.moves[base + i]] == mine:
                self.moves[base] = self.moves[base + i]
                return 1
        return number if self.alone else 1

    def order(self, ply: int, number: int, first_move: int) -> None:
        """Rank the answers: what the table says, then banners won, killers and history."""
        base = WIDTH * ply
        phase = self.s[PHASE]
        mine = self.side[self.s[SEAT]]
        start = (14 * mine + phase) * 40
        for i in range(number):
            move = self.moves[base + i]
            value = self.history[start + move]
            if move == first_move:
                value += 1 << 40
            elif phase == TURN:
                value += self.rank_move(move)
                if self.killer[ply] == move:
                    value += 1 << 20
            elif phase == CALL:
                value += self.rank_call(move)
            elif phase == JAQEN_AREA or phase == YGRITTE:
                if self.side[self.s[AT + move] - AREA] != mine:
                    value += 1 << 20
            self.rank[base + i] = value

    def rank_move(self, move: int) -> int:
        """Emptied houses first, then banners that change hands, then many cards; late, none for the next player."""
        house = move % 7
        seat = self.s[SEAT]
        taken = self.cards_in(self.ray[4 * self.s[VARYS] + move // 7] & self.s[HOUSE_CELLS + house])
        value = taken << 16
        if taken == self.s[LEFT + house] and self.s[POOL]:
            value += 1 << 23
        holder = self.s[HOLDER + house]
        if holder < 0 or self.side[holder] != self.side[seat]:
            most = 0
            for other in range(self.seats):
                if self.s[COUNT + 7 * other + house] > most:
                    most = self.s[COUNT + 7 * other + house]
            if self.s[COUNT + 7 * seat + house] + taken >= most:
                value += 1 << 22
        if self.s[POOL] and self.s[LEFT_ALL] <= LATE and self.offers_call(move):
            value -= 1 << 22
        return value

    def offers_call(self, move: int) -> bool:
        """Whether the next player can empty a house from where this move takes Varys."""
        ray = self.ray[4 * self.s[VARYS] + move // 7]
        target = ray & self.s[HOUSE_CELLS + move % 7]
        if move // 7 & 1:
            while target & (target - 1):
                target &= target - 1
        first = 4 * self.bit_number[(target & -target) % 37]
        for house in range(7):
            cells = self.s[HOUSE_CELLS + house]
            if house == move % 7:
                cells &= ~ray
            if cells:
                if not cells & ~self.ray[first] or not cells & ~self.ray[first + 1]:
                    return True
                if not cells & ~self.ray[first + 2] or not cells & ~self.ray[first + 3]:
                    return True
        return False

    def rank_call(self, companion: int) -> int:
        """The strong companions first; one that would find nobody to fetch last."""
        card = self.fetched[companion]
        if card >= 0:
            place = self.s[AT + card]
            if place == GONE or place == AREA + self.s[SEAT]:
                return 0
        return self.call_rank[companion] << 20

    def reward(self, mine: int, phase: int, move: int, depth: int, ply: int) -> None:
        """Remember an answer that was good enough."""
        slot = (14 * mine + phase) * 40 + move
        self.history[slot] += depth * depth + 1
        if self.history[slot] > 1 << 18:
            for i in range(1120):
                self.history[i] >>= 1
        if phase == TURN:
            self.killer[ply] = move
