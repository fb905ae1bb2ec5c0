"""Looks beyond the turn: what the others and the next own turns make of the ends that a turn can come to."""

from __future__ import annotations

from time import perf_counter

from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE
from viceregal.games.viscounts.bots.search.turn import NO_DEADLINE, End, TurnSearch
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.scoring import scores
from viceregal.games.viscounts.rules.state import ViscountsState


class Ahead:
    """Plays on from ends to the end of the next own turn; `positions` are looked at there, `theirs` in the turns between.

    After the deadline it keeps to what it has found.
    """

    def __init__(
        self, weights: list[float] | None, positions: int, theirs: int, deadline: float = NO_DEADLINE
    ) -> None:
        self.weights = weights
        self.positions = positions
        self.theirs = theirs
        self.deadline = deadline

    def best(self, ends: list[End], seat: int, seed: int, samples: int) -> End:
        """Plays on from each end, every time with the same chances: what is hidden is dealt anew, and draws are drawn.

        Then the better half of the ends once more as often, and so on down to one.
        """
        left = ends[:]
        totals = [0.0] * len(left)
        played = 0
        while len(left) > 1 and not self.is_late():
            for number in range(len(left)):
                for sample in range(played, played + samples):
                    totals[number] += self.sample(left[number], seat, seed, sample).worth
            played += samples
            samples = played
            order = sorted([(-totals[number], number) for number in range(len(left))])
            kept = [number for _, number in order[: (len(left) + 1) // 2]]
            left = [left[number] for number in kept]
            totals = [totals[number] for number in kept]
        return left[0]

    def is_late(self) -> bool:
        return self.deadline < NO_DEADLINE and perf_counter() >= self.deadline

    def sample(self, end: End, seat: int, seed: int, number: int) -> End:
        """One way in which the game may go on from an end; samples of the same number have the same chances."""
        world, chance = end.state.clone(), Chance(f"{seed}-{number}")
        GAME.redeal(world, seat, chance)
        return self.played_on(world, seat, chance)

    def played_on(self, s: ViscountsState, seat: int, chance: Chance) -> End:
        """The best end of the next own turn; of the game, with its lead, if that comes before."""
        search = TurnSearch(chance, self.weights, self.deadline)
        s = self.to_next_turn(s, seat, chance, search)
        if s.todo:
            return search.look(s, seat, self.positions, 1)[0]
        points = scores(s)
        rivals = [points[other] for other in range(s.seats) if other != seat]
        return End(search.of_lead(s, float(points[seat] - max(rivals))), s, [])

    def to_next_turn(
        self, s: ViscountsState, seat: int, chance: Chance, search: TurnSearch
    ) -> ViscountsState:
        """Through draws and the turns of the others. The AI board decides nothing: chance and rules play it.

        What is asked outside one's own turn is answered by lot.
        """
        away = False
        while s.todo:
            away = away or s.on_turn != seat
            decider = s.todo[-1].deciders()[0]
            if decider == CHANCE:
                GAME.apply(s, CHANCE, GAME.sample(s, chance))
            elif away and s.on_turn == seat:
                return s
            elif decider == s.on_turn and decider != seat:
                s = search.look(s, decider, self.theirs, 1)[0].state
            else:
                GAME.apply(s, decider, chance.pick(GAME.legal(s, decider)))
        return s
