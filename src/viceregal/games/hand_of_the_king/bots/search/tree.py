# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, annotation_typing=False, auto_pickle=False
# ruff: noqa: I001, C901, PLR0912, PLR0915, SIM102
# (an inner loop that is compiled to C: long functions save calls, and generators would be Python objects)
"""The alpha-beta search of two sides, with a transposition table."""

from __future__ import annotations

from viceregal.games.hand_of_the_king.bots.search.rounds import Rounds
from viceregal.games.hand_of_the_king.bots.search.layout import (
    LEFT_ALL, SEAT, PHASE, OVER, TURN, CALL, BANNER, WIDTH, INFINITE, SOLVED, UPPER, LOWER, EXACT, LATE, SHORT_LOOK,
    MIDDLE, LONG_LOOK,
)  # fmt: skip


class Search(Rounds):
    """Alpha-beta with iterative deepening. Values are from the side that is to decide."""

    def __init__(self, table_entries: int) -> None:
        super().__init__(table_entries)
        self.merging = 1
        self.pruning = 1

    # The search itself

    def search(self, alpha: int, beta: int, depth: int, ply: int) -> int:
        """The value of the position within (alpha, beta), looking so many turns ahead."""
        self.line_length[ply] = 0
        self.nodes += 1
        if self.nodes >= self.next_look:
            self.look_at_clock()
        if self.stopped:
            return 0
        phase = self.s[PHASE]
        mine = self.side[self.s[SEAT]]
        low = -INFINITE
        if phase == OVER:
            value = self.final_value()
            return value if mine == 0 else -value
        if phase == BANNER and self.seats == 2 and self.merging:
            return self.take_banner(mine, alpha, beta, depth, ply)
        self.judge()
        if self.pruning and (phase == TURN or self.seats == 2):
            low = self.low if mine == 0 else -self.high
            high = self.high if mine == 0 else -self.low
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            if low > alpha:
                alpha = low
            if high < beta:
                beta = high
        if phase == TURN and depth <= 0:
            self.leaned = 1
            value = self.estimate()
            return value if mine == 0 else -value
        return self.expand(alpha, beta, depth, ply, self.key, low)

    def take_banner(self, mine: int, alpha: int, beta: int, depth: int, ply: int) -> int:
        """Of two players, who may choose takes the banner himself: nothing in the game turns on it but the end."""
        seat = self.s[SEAT]
        mark = self.top
        self.make(seat)
        value = self.child(mine, alpha, beta, depth, ply + 1)
        self.undo(mark)  # the caller may search this position again, with a wider window
        self.extend_line(ply, seat)
        return value

    def expand(self, alpha: int, beta: int, depth: int, ply: int, key: int, low: int) -> int:
        """Look the position up; else try its answers, the most promising first."""
        phase = self.s[PHASE]
        key ^= self.generation
        entry = key & self.table_mask
        first_move = -1
        # Elsewhere a look into so large a table takes longer than it saves.
        tabled = phase == CALL or (phase == TURN and depth > 1)
        if tabled and self.table[2 * entry] == key:
            data = self.table[2 * entry + 1]
            known_depth = (data >> 8) & 127
            value = ((data >> 17) & 65535) - 32768
            bound = (data >> 15) & 3
            first_move = data & 127
            if known_depth >= depth:
                if (
                    bound == EXACT
                    or (bound == LOWER and value >= beta)
                    or (bound == UPPER and value <= alpha)
                ):
                    if known_depth != SOLVED:
                        self.leaned = 1
                    return value
        base = WIDTH * ply
        number = self.generate(ply)
        if self.merging:
            number = self.merge(base, number)
        self.order(ply, number, first_move)
        deeper = depth
        if phase == TURN and number > 1:
            deeper -= 1
        mine = self.side[self.s[SEAT]]
        leaned_before = self.leaned
        leaned_here = 0
        least = alpha
        best = -INFINITE
        best_move = -1
        mark = self.top
        for i in range(number):
            move = self.pick(base, i, number)
            self.make(move)
            self.leaned = 0
            if i == 0:
                value = self.child(mine, alpha, beta, deeper, ply + 1)
            else:
                value = self.child(mine, alpha, alpha + 1, deeper, ply + 1)
                if alpha < value < beta and not self.stopped:
                    self.leaned = 0
                    value = self.child(mine, alpha, beta, deeper, ply + 1)
            self.undo(mark)
            if self.stopped:
                return 0
            leaned_here |= self.leaned
            if value > best:
                best = value
                best_move = move
                if value > alpha:
                    alpha = value
                    self.extend_line(ply, move)
                    if value >= beta:
                        leaned_here = self.leaned
                        self.reward(mine, phase, move, depth, ply)
                        break
        self.leaned = leaned_before | leaned_here
        if best < low:
            best = low
        bound = UPPER if best <= least else LOWER if best >= beta else EXACT
        if tabled:
            self.store(key, entry, best, bound, depth if leaned_here else SOLVED, best_move)
        return best

    def child(self, mine: int, alpha: int, beta: int, depth: int, ply: int) -> int:
        """The value of the position just reached, for the side that led there."""
        if self.side[self.s[SEAT]] == mine:
            return self.search(alpha, beta, depth, ply)
        return -self.search(-beta, -alpha, depth, ply)

    def store(self, key: int, entry: int, value: int, bound: int, depth: int, move: int) -> None:
        """Deeper results of this search stay; what earlier searches left counts as empty."""
        data = self.table[2 * entry + 1]
        if self.table[2 * entry] != key and data >> 33 == self.generation and (data >> 8) & 127 > depth:
            if self.nodes & 7:
                return
        self.table[2 * entry] = key
        packed = (self.generation << 33) | ((value + 32768) << 17) | (bound << 15) | (depth << 8)
        self.table[2 * entry + 1] = packed | (move if move >= 0 else 127)

    # The root

    def next_depth(self, depth: int, max_depth: int, wide: bool) -> int:
        """One turn deeper; late in the game, after a look around, all the way to the end."""
        left = self.s[LEFT_ALL]
        if (left <= LATE and self.nodes >= SHORT_LOOK) or (
            left <= MIDDLE and self.nodes >= LONG_LOOK and not wide
        ):
            return max_depth if depth < max_depth else depth + 1
        return depth + 1 if left > LATE else depth + 2

    def deepen(self, depth: int, wide: bool) -> None:
        """One round at the root; the best answer comes to the front, also if the round is cut short."""
        alpha = -INFINITE
        beta = INFINITE
        if 2 < depth < SOLVED // 2 and not wide:
            alpha = self.best_value - 40
            beta = self.best_value + 40
        while not self.stopped:
            self.leaned = 0
            value = self.root_round(alpha, beta, depth, wide)
            if self.was_stopped():
                return
            if value <= alpha and alpha > -INFINITE:
                alpha = -INFINITE
            elif value >= beta and beta < INFINITE:
                beta = INFINITE
            else:
                self.best_value = value
                self.keep_what_was_found()
                self.depth_done = depth
                self.is_exact = 0 if self.leaned else 1
                return

    def root_round(self, alpha: int, beta: int, depth: int, wide: bool) -> int:
        mine = self.side[self.s[SEAT]]
        mark = self.top
        leaned = 0
        best = -INFINITE
        deeper = depth
        if self.s[PHASE] == TURN and self.root_total > 1:
            deeper -= 1
        for i in range(self.root_total):
            move = self.root_moves[i]
            self.make(move)
            self.leaned = 0
            if i == 0 or wide:
                value = self.child(mine, -INFINITE if wide else alpha, beta, deeper, 1)
            else:
                value = self.child(mine, alpha, alpha + 1, deeper, 1)
                if alpha < value < beta and not self.stopped:
                    self.leaned = 0
                    value = self.child(mine, alpha, beta, deeper, 1)
            self.undo(mark)
            if self.stopped:
                break
            leaned |= self.leaned
            self.root_values[i] = value
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self.extend_line(0, move)
                    self.bring_forward(i)
                    if value >= beta:
                        break
        self.leaned = leaned
        return best

    def set_switches(self, merging: bool, pruning: bool) -> None:
        """For tests: the search must find the same values without its short cuts."""
        self.merging = 1 if merging else 0
        self.pruning = 1 if pruning else 0
