# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, annotation_typing=False, auto_pickle=False, cpow=True
# ruff: noqa: I001, SIM109
# (an inner loop that is compiled to C: generators would be Python objects)
"""Three and four players, each for himself: a tree grown by games played to their end (Monte Carlo)."""

from __future__ import annotations

from array import array

from viceregal.games.hand_of_the_king.bots.search.rounds import Rounds
from viceregal.games.hand_of_the_king.bots.search.layout import (
    HOUSE_CELLS, LEFT, HOLDER, COUNT, VARYS, POOL, SEAT, PHASE, OVER, TURN, CALL, LINE, AT, AREA, JAQEN_AREA, YGRITTE,
    GIVE, TAKE, BANNER, WHOLE, A_BANNER, WHIM, CURIOUS, DOUBT, SURE,
)  # fmt: skip


class Playouts(Rounds):
    """Everybody is taken to play for his own win: in the tree by what was found there, beyond it by a rule of thumb."""

    def __init__(self, table_entries: int) -> None:
        super().__init__(1024)
        self.room = table_entries // 2
        self.answer = array(
            "q", bytes(8 * self.room)
        )  # of each position of the tree: the answer that led there,
        self.promise = array("q", bytes(8 * self.room))  # how good it looks by the rule of thumb,
        self.visits = array("q", bytes(8 * self.room))  # how often it was tried,
        self.total = array("q", bytes(8 * self.room))  # what that brought to who gave it,
        self.first = array("q", bytes(8 * self.room))  # the first of its answers, and how many there are
        self.number = array("q", bytes(8 * self.room))
        self.size = 0
        self.path = [0] * 256
        self.choosers = [0] * 256
        self.reward_of = [0] * 4
        self.random = 1

    # A game from the root to its end

    def think(self, seconds: float, nodes: int, max_depth: int, wide: bool) -> int:
        """Search the loaded position under the budget (negative: none) and return the answer to give.

        `wide` keeps answers apart at the root that come to the same.
        """
        self.start_round(seconds, nodes)
        self.random = 12345
        self.size = 1
        self.visits[0] = 0
        self.open(0, not wide)
        mark = self.top
        self.look_at_clock()
        while self.number[0] > 0 and not self.was_stopped():
            self.play_one()
            self.undo(mark)
            if self.nodes >= self.next_look:
                self.look_at_clock()
        self.keep_answers()
        return self.found_moves[0] if self.root_total else -1

    def play_one(self) -> None:
        """Down the tree by promise and success, one position further, then to the end by the rule of thumb."""
        self.nodes += 1  # a game counts as one
        place = 0
        length = 0
        while self.s[PHASE] != OVER:
            if self.number[place] < 0:
                if self.visits[place] == 0:
                    break
                self.open(place, True)
            if self.number[place] == 0:
                break
            following = self.best_of(place)
            self.choosers[length] = self.s[SEAT]
            self.make(self.answer[following])
            self.path[length] = following
            length += 1
            place = following
        self.play_to_end()
        self.share_out()
        self.visits[0] += 1
        for i in range(length):
            self.visits[self.path[i]] += 1
            self.total[self.path[i]] += self.reward_of[self.choosers[i]]

    def open(self, place: int, merging: bool) -> None:
        """The answers of the position on the board join the tree."""
        number = self.generate(0)
        if merging:
            number = self.merge(0, number)
        if self.size + number > self.room:
            self.number[place] = 0
            return
        self.number[place] = number
        self.first[place] = self.size
        for i in range(number):
            self.answer[self.size] = self.moves[i]
            self.promise[self.size] = self.promise_of(self.moves[i])
            self.visits[self.size] = 0
            self.total[self.size] = 0
            self.number[self.size] = -1
            self.size += 1

    def best_of(self, place: int) -> int:
        """PUCT: what the answer has brought, and how much of its promise has not been looked into."""
        start = self.first[place]
        end = start + self.number[place]
        promised = 0
        tried = 0
        gained = 0
        for each in range(start, end):
            promised += self.promise[each]
            tried += self.visits[each]
            gained += self.total[each]
        usual = 0.0
        if tried:
            usual = gained / (tried * 1.0) - DOUBT
        eager = CURIOUS * (tried + 1.0) ** 0.5 / promised
        best = start
        most = -1.0e9
        for each in range(start, end):
            value = usual
            if self.visits[each]:
                value = self.total[each] / (self.visits[each] * 1.0)
            value += eager * self.promise[each] / (1.0 + self.visits[each])
            if value > most:
                most = value
                best = each
        return best

    def play_to_end(self) -> None:
        while self.s[PHASE] != OVER:
            number = self.generate(0)
            best = self.moves[0]
            if number > 1:
                most = -1
                for i in range(number):
                    self.random = (self.random * 1103515245 + 12345) & 0x7FFFFFFF
                    value = self.promise_of(self.moves[i]) * WHIM + ((self.random >> 12) & 1023)
                    if value > most:
                        most = value
                        best = self.moves[i]
            self.make(best)

    def promise_of(self, answer: int) -> int:
        """The rule of thumb: banners first, then companions, then cards. From 1 up."""
        phase = self.s[PHASE]
        if phase == TURN:
            return self.promise_of_move(answer)
        if phase == CALL:
            return 1 + (self.rank_call(answer) >> 20)
        if phase == JAQEN_AREA or phase == YGRITTE or phase == TAKE or phase == GIVE:
            return self.promise_of_card(answer, phase)
        if phase == BANNER:
            return 40 if answer == self.s[SEAT] else 1
        return 1

    def promise_of_move(self, move: int) -> int:
        house = move % 7
        seat = self.s[SEAT]
        taken = self.cards_in(self.ray[4 * self.s[VARYS] + move // 7] & self.s[HOUSE_CELLS + house])
        value = 1 + taken
        if taken == self.s[LEFT + house] and self.s[POOL]:
            value += 6
        holder = self.s[HOLDER + house]
        if holder != seat:
            most = 0
            for other in range(self.seats):
                if other != seat and self.s[COUNT + 7 * other + house] > most:
                    most = self.s[COUNT + 7 * other + house]
            if self.s[COUNT + 7 * seat + house] + taken >= most:
                value += 12 if holder < 0 else 16
        return value

    def promise_of_card(self, card: int, phase: int) -> int:
        """Whose banner hangs by this card?"""
        seat = self.s[AT + card] - AREA
        house = self.house_of[card]
        mine = seat == self.s[SEAT]
        if phase == GIVE:
            return 2 if self.s[HOLDER + house] == seat else 8
        if mine:
            return 1
        lead = 8
        for other in range(self.seats):
            if other != seat:
                gap = self.s[COUNT + 7 * seat + house] - self.s[COUNT + 7 * other + house]
                if gap < lead:
                    lead = gap
        if self.s[HOLDER + house] == seat and lead <= 1:
            return 16
        return 4

    def share_out(self) -> None:
        """A finished game: nearly all of it is the winner's; the rest goes by banners, so that losers play on for them."""
        for seat in range(self.seats):
            held = self.banners_of(seat)
            won = held != 0
            for other in range(self.seats):
                if other != seat and self.final_table[128 * held + self.banners_of(other)] < 0:
                    won = False
            value = A_BANNER * self.cards_in(held)
            if won:
                value += WHOLE - 7 * A_BANNER
            self.reward_of[seat] = value

    def keep_answers(self) -> None:
        """The answers by how often they were tried, each with what it brought; the line that was tried most."""
        self.root_total = self.number[0]
        start = self.first[0]
        for i in range(self.root_total):
            self.root_moves[i] = start + i
            self.root_values[i] = self.weight_of(start + i)
        self.line_length[0] = 0
        self.keep_what_was_found()
        for i in range(self.root_total):
            place = self.found_moves[i]
            self.found_moves[i] = self.answer[place]
            self.found_values[i] = 0
            if self.visits[place]:
                self.found_values[i] = self.total[place] // self.visits[place]
            # More, from fewer tries, is no better than what was tried most.
            if i and self.found_values[i] > self.found_values[i - 1]:
                self.found_values[i] = self.found_values[i - 1]
        self.best_value = self.found_values[0]
        self.follow_line()

    def tries(self) -> dict[int, int]:
        """How often each answer to the question on the board was tried."""
        start = self.first[0]
        return {self.answer[start + i]: self.visits[start + i] for i in range(self.root_total)}

    def weight_of(self, place: int) -> int:
        """How often it was tried, then how good it looked."""
        return 64 * self.visits[place] + self.promise[place]

    def follow_line(self) -> None:
        place = 0
        while self.number[place] > 0 and self.found_length < LINE:
            following = self.first[place]
            for each in range(following, following + self.number[place]):
                if self.weight_of(each) > self.weight_of(following):
                    following = each
            if place and self.visits[following] < SURE:
                break
            self.found_line[self.found_length] = self.answer[following]
            self.found_length += 1
            place = following
        self.depth_done = self.found_length
