# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
# cython: cdivision=True, annotation_typing=False, auto_pickle=False
# ruff: noqa: I001
# (an inner loop that is compiled to C: long functions save calls, and generators would be Python objects)
"""What every search of this game shares: its budget, rounds that look deeper and deeper, the line it found, a table."""

from __future__ import annotations

from array import array
from time import perf_counter

from viceregal.games.hand_of_the_king.bots.search.ordering import Ordering
from viceregal.games.hand_of_the_king.bots.search.layout import PHASE, OVER, LINE, CLOCK


class Rounds(Ordering):
    """Iterative deepening. How a round looks ahead is for those who inherit it to say."""

    def __init__(self, table_entries: int) -> None:
        super().__init__()
        size = 1024
        while size * 2 <= table_entries:
            size *= 2
        self.table_mask = size - 1
        self.table = array("q", bytes(16 * size))  # key and data of each entry side by side
        self.generation = 0
        self.line_length = [0] * 193
        self.line_moves = [0] * 12352
        self.nodes = 0
        self.node_limit = 0
        self.next_look = 0
        self.deadline = 0.0
        self.stopped = 0
        self.leaned = 0
        self.root_total = 0
        self.root_moves = [0] * 40
        self.root_values = [0] * 40
        self.found_moves = [0] * 40  # at the end of the last whole round
        self.found_values = [0] * 40
        self.found_line = [0] * 64
        self.found_length = 0
        self.depth_done = 0
        self.best_value = 0
        self.is_exact = 0

    # While it searches

    def look_at_clock(self) -> None:
        self.next_look = self.nodes + CLOCK
        if self.node_limit >= 0:
            if self.nodes >= self.node_limit:
                self.stopped = 1
            if self.next_look > self.node_limit:
                self.next_look = self.node_limit
        if self.deadline >= 0.0 and perf_counter() >= self.deadline:
            self.stopped = 1

    def pick(self, base: int, start: int, number: int) -> int:
        """Bring the highest of the answers not yet tried to the front."""
        best = start
        for i in range(start + 1, number):
            if self.rank[base + i] > self.rank[base + best]:
                best = i
        move = self.moves[base + best]
        rank = self.rank[base + best]
        while best > start:
            self.moves[base + best] = self.moves[base + best - 1]
            self.rank[base + best] = self.rank[base + best - 1]
            best -= 1
        self.moves[base + start] = move
        self.rank[base + start] = rank
        return move

    def extend_line(self, ply: int, move: int) -> None:
        length = self.line_length[ply + 1]
        if length > LINE - 1:
            length = LINE - 1
        self.line_moves[LINE * ply] = move
        for i in range(length):
            self.line_moves[LINE * ply + i + 1] = self.line_moves[LINE * ply + LINE + i]
        self.line_length[ply] = length + 1

    # The root

    def think(self, seconds: float, nodes: int, max_depth: int, wide: bool) -> int:
        """Search the loaded position under the budget (negative: none) and return the answer to give.

        `wide` gives each answer its own exact value instead of only proving it no better than the best.
        """
        self.start_round(seconds, nodes)
        for i in range(1120):
            self.history[i] = 0
        for i in range(192):
            self.killer[i] = -1
        number = self.generate(0)
        if not wide and number:
            self.judge()
            number = self.merge(0, number)
        self.root_total = number
        self.order(0, number, -1)
        for i in range(number):
            self.root_moves[i] = self.pick(0, i, number)
            self.root_values[i] = 0
        self.line_moves[0] = self.root_moves[0]
        self.line_length[0] = 1 if number else 0
        self.keep_what_was_found()
        depth = 1
        while depth <= max_depth and not self.is_exact and not self.stopped and number:
            self.deepen(depth, wide)
            depth = self.next_depth(depth, max_depth, wide)
        if number == 0:
            return -1
        return self.found_moves[0] if wide else self.root_moves[0]

    def start_round(self, seconds: float, nodes: int) -> None:
        self.generation = (self.generation + 1) & 0xFFFF
        self.nodes = 0
        self.node_limit = nodes
        self.deadline = perf_counter() + seconds if seconds >= 0 else -1.0
        self.next_look = 0
        self.stopped = 0
        self.depth_done = 0
        self.is_exact = 0
        self.best_value = 0

    def next_depth(self, depth: int, max_depth: int, wide: bool) -> int:
        """How deep the next round looks."""
        return depth + 1

    def deepen(self, depth: int, wide: bool) -> None:
        """One round at the root; the best answer comes to the front, also if the round is cut short."""
        raise NotImplementedError

    def keep_what_was_found(self) -> None:
        """The answers of a whole round in the order of their values, and its line."""
        for i in range(self.root_total):
            move = self.root_moves[i]
            value = self.root_values[i]
            place = i
            while place > 0 and self.found_values[place - 1] < value:
                self.found_moves[place] = self.found_moves[place - 1]
                self.found_values[place] = self.found_values[place - 1]
                place -= 1
            self.found_moves[place] = move
            self.found_values[place] = value
        self.found_length = self.line_length[0]
        for i in range(self.found_length):
            self.found_line[i] = self.line_moves[i]

    def was_stopped(self) -> bool:
        return self.stopped != 0

    def bring_forward(self, place: int) -> None:
        move = self.root_moves[place]
        value = self.root_values[place]
        while place > 0:
            self.root_moves[place] = self.root_moves[place - 1]
            self.root_values[place] = self.root_values[place - 1]
            place -= 1
        self.root_moves[0] = move
        self.root_values[0] = value

    # What a search found

    def result(self) -> dict[str, int]:
        return {
            "value": self.best_value,
            "exact": self.is_exact,
            "depth": self.depth_done,
            "nodes": self.nodes,
        }

    def line(self) -> list[int]:
        return [self.found_line[i] for i in range(self.found_length)]

    def table_move(self) -> int:
        """What the table holds as the best answer to the question on the board, or -1."""
        if self.s[PHASE] == OVER:
            return -1
        self.judge()
        key = self.key ^ self.generation
        entry = key & self.table_mask
        move = self.table[2 * entry + 1] & 127
        return move if self.table[2 * entry] == key and move < 127 else -1

    def root_results(self) -> list[tuple[int, int]]:
        """Every answer with its value, the best first; of a search that was not wide only the first is exact."""
        return [(self.found_moves[i], self.found_values[i]) for i in range(self.root_total)]
