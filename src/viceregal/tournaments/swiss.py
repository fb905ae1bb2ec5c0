"""The Swiss system: who has as many points meets whom, nobody twice while that can be helped, everybody every round.

From the top, each in turn gets the most fitting opponent: of the same score group, half the group away, as the Dutch
system has it; else of the next groups. Before a pair stands it is made sure that the others can still be paired with
as few second meetings as there must be, so nothing is ever taken back. With an odd number the last who had no bye has one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from viceregal.tournaments.games import Game, Pairing
from viceregal.tournaments.matching import max_pairs

MAX_SEAT_LEAD = 2  # who has sat first, or second, so much more often meets somebody who has not


def usual_rounds(entrants: int) -> int:
    """So many leave one without a loss, if all win or lose."""
    return max(1, (entrants - 1).bit_length())


def max_rounds(entrants: int) -> int:
    """With more, somebody would meet somebody twice."""
    return entrants - 1 + entrants % 2


def pair(order: Sequence[int], games: Iterable[Game]) -> list[Pairing]:
    """The next round of those in `order`, which decides between equals, after these games."""
    return _Round(order, list(games)).pair()


class _Round:
    def __init__(self, order: Sequence[int], games: list[Game]) -> None:
        self.halves: Counter[int] = Counter()
        self.met: Counter[frozenset[int]] = Counter()
        self.unpaired: Counter[int] = Counter()  # points that nobody was played for
        self.lead: Counter[int] = Counter()  # how much more often somebody sat first than second
        self.sat_first: dict[int, int] = {}  # the last round in which somebody did
        for game in games:
            self._count(game)
        place = {entrant: at for at, entrant in enumerate(order)}
        self.ranked = sorted(order, key=lambda entrant: (-self.halves[entrant], place[entrant]))
        self.place = {entrant: at for at, entrant in enumerate(self.ranked)}

    def _count(self, game: Game) -> None:
        for entrant in game.pairing.both:
            self.halves[entrant] += game.halves_of(entrant)
        if game.pairing.second is None:
            self.unpaired[game.pairing.first] += 1
            return
        first, second = game.pairing.first, game.pairing.second
        if game.score is not None and not game.score.is_played:
            for entrant in (first, second):  # a win without a game is as good as a bye
                self.unpaired[entrant] += bool(game.halves_of(entrant))
            return
        self.met[frozenset((first, second))] += 1
        self.lead[first] += 1
        self.lead[second] -= 1
        self.sat_first[first] = game.round

    def pair(self) -> list[Pairing]:
        left, byes = list(self.ranked), []
        if len(left) % 2:
            rests = self._who_rests(left)
            left.remove(rests)
            byes.append(Pairing(rests, None))
        made: list[Pairing] = []
        again = self._again(left)  # second meetings that cannot be helped
        while left:
            one = left.pop(0)
            other = self._opponent(one, left, again)
            left.remove(other)
            again -= self._have_met(one, other)
            made.append(self._seated(one, other))
        return made + byes

    def _have_met(self, one: int, other: int) -> bool:
        return self.met[frozenset((one, other))] > 0

    def _again(self, left: Sequence[int]) -> int:
        """How many pairs of these must meet again, at least."""
        return len(left) // 2 - max_pairs(left, lambda one, other: not self._have_met(one, other))

    def _who_rests(self, left: list[int]) -> int:
        least = min(self.unpaired[entrant] for entrant in left)
        may = [entrant for entrant in reversed(left) if self.unpaired[entrant] == least]
        return min(may, key=lambda one: self._again([other for other in left if other != one]))

    def _opponent(self, one: int, left: list[int], again: int) -> int:
        for other in self._by_fitness(one, left):
            rest = [entrant for entrant in left if entrant != other]
            if self._again(rest) + self._have_met(one, other) <= again:
                return other
        raise AssertionError("some pair of these is always the one that was counted on")

    def _by_fitness(self, one: int, left: list[int]) -> list[int]:
        group = [other for other in left if self.halves[other] == self.halves[one]]
        half = (
            len(group) + 1
        ) // 2 - 1  # where the lower half begins, now that one of the group is taken out
        at = {other: number for number, other in enumerate(group)}

        def fitness(other: int) -> tuple[int, bool, int, bool, int]:
            inside = other in at
            return (
                self.met[frozenset((one, other))],
                not inside,
                0 if inside else self.halves[one] - self.halves[other],
                self._want_the_same_seat(one, other),
                abs(at[other] - half) if inside else self.place[other],
            )

        return sorted(left, key=fitness)

    def _want_the_same_seat(self, one: int, other: int) -> bool:
        leads = self.lead[one], self.lead[other]
        return min(leads) >= MAX_SEAT_LEAD or max(leads) <= -MAX_SEAT_LEAD

    def _seated(self, one: int, other: int) -> Pairing:
        """First sits who did so less often; then whose last time is longer ago; then the one with fewer points or behind."""
        first = min((other, one), key=lambda entrant: (self.lead[entrant], self.sat_first.get(entrant, 0)))
        return Pairing(first, one if first == other else other)
