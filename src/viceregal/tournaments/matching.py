"""The most pairs that a graph allows at once: Edmonds' algorithm, which shrinks circles of odd length (blossoms)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

NOBODY = -1


def max_pairs(vertices: Sequence[int], may: Callable[[int, int], bool]) -> int:
    """How many pairs can be made of these at most, where `may` says who goes with whom."""
    matching = Matching(
        [[at for at, two in enumerate(vertices) if two != one and may(one, two)] for one in vertices]
    )
    return matching.grow()


class Matching:
    """Vertices are numbered from zero; `beside` lists the neighbours of each."""

    def __init__(self, beside: list[list[int]]) -> None:
        self.beside = beside
        self.mate = [NOBODY] * len(beside)

    def grow(self) -> int:
        self._take_the_first()
        for vertex in range(len(self.beside)):
            if self.mate[vertex] == NOBODY:
                self._augment(vertex)
        return sum(mate != NOBODY for mate in self.mate) // 2

    def _take_the_first(self) -> None:
        """A good beginning saves most of the search."""
        for vertex, others in enumerate(self.beside):
            if self.mate[vertex] == NOBODY:
                free = next((other for other in others if self.mate[other] == NOBODY), None)
                if free is not None:
                    self.mate[vertex], self.mate[free] = free, vertex

    def _augment(self, root: int) -> None:
        end, came_from = Search(self, root).run()
        while end != NOBODY:
            before = came_from[end]
            after = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = after


class Search:
    """From one free vertex along paths that alternate between pairs that are made and pairs that could be."""

    def __init__(self, matching: Matching, root: int) -> None:
        size = len(matching.beside)
        self.matching = matching
        self.root = root
        self.base = list(range(size))  # of the blossom that a vertex has shrunk into
        self.came_from = [NOBODY] * size
        self.seen = [False] * size
        self.queue = deque([root])

    def run(self) -> tuple[int, list[int]]:
        """The free vertex at the end of a path, and the way back; NOBODY if there is none."""
        mate = self.matching.mate
        self.seen[self.root] = True
        while self.queue:
            here = self.queue.popleft()
            for there in self.matching.beside[here]:
                if self.base[here] == self.base[there] or mate[here] == there:
                    continue
                if there == self.root or (mate[there] != NOBODY and self.came_from[mate[there]] != NOBODY):
                    self._shrink(here, there)
                elif self.came_from[there] == NOBODY:
                    self.came_from[there] = here
                    if mate[there] == NOBODY:
                        return there, self.came_from
                    self._reach(mate[there])
        return NOBODY, self.came_from

    def _reach(self, vertex: int) -> None:
        if not self.seen[vertex]:
            self.seen[vertex] = True
            self.queue.append(vertex)

    def _shrink(self, one: int, two: int) -> None:
        common = self._common_base(one, two)
        inside: set[int] = set()
        self._mark(one, common, two, inside)
        self._mark(two, common, one, inside)
        for vertex in range(len(self.base)):
            if self.base[vertex] in inside:
                self.base[vertex] = common
                self._reach(vertex)

    def _common_base(self, one: int, two: int) -> int:
        mate, on_the_way = self.matching.mate, set()
        while True:
            one = self.base[one]
            on_the_way.add(one)
            if mate[one] == NOBODY:
                break
            one = self.came_from[mate[one]]
        while self.base[two] not in on_the_way:
            two = self.came_from[mate[self.base[two]]]
        return self.base[two]

    def _mark(self, vertex: int, common: int, child: int, inside: set[int]) -> None:
        mate = self.matching.mate
        while self.base[vertex] != common:
            inside |= {self.base[vertex], self.base[mate[vertex]]}
            self.came_from[vertex] = child
            child = mate[vertex]
            vertex = self.came_from[mate[vertex]]
