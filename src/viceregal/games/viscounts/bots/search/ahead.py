"""Looks beyond the turn: what an AI board and the next own turn make of the ends that a turn can come to."""

from __future__ import annotations

from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE
from viceregal.games.viscounts.bots.search.turn import End, TurnSearch
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.scoring import scores
from viceregal.games.viscounts.rules.state import ViscountsState


def best_ahead(
    ends: list[End], seat: int, seed: int, samples: int, positions: int, weights: list[float] | None = None
) -> End:
    """Plays on from each end, every time with the same chances: what is hidden is dealt anew, and draws are drawn.

    Then the better half of the ends once more as often, and so on down to one. The AI board decides nothing: chance
    and rules play it.
    """
    left = ends[:]
    totals = [0.0] * len(left)
    played = 0
    while len(left) > 1:
        for number in range(len(left)):
            for sample in range(played, played + samples):
                world, chance = left[number].state.clone(), Chance(f"{seed}-{sample}")
                GAME.redeal(world, seat, chance)
                totals[number] += played_on(world, seat, chance, positions, weights)
        played += samples
        samples = played
        order = sorted([(-totals[number], number) for number in range(len(left))])
        kept = [number for _, number in order[: (len(left) + 1) // 2]]
        left = [left[number] for number in kept]
        totals = [totals[number] for number in kept]
    return left[0]


def played_on(
    s: ViscountsState, seat: int, chance: Chance, positions: int, weights: list[float] | None
) -> float:
    """The worth after the next own turn; the lead, if the game ends before."""
    to_next_turn(s, seat, chance)
    search = TurnSearch(chance, weights)
    if not s.todo:
        points = scores(s)
        return search.of_lead(s, float(points[seat] - points[s.ai]))
    return search.look(s, seat, positions, 1)[0].worth


def to_next_turn(s: ViscountsState, seat: int, chance: Chance) -> None:
    """Through draws and the turn of the AI board; what the seat is asked in between is answered by lot."""
    away = False
    while s.todo:
        away = away or s.on_turn != seat
        decider = s.todo[-1].deciders()[0]
        if decider == CHANCE:
            GAME.apply(s, CHANCE, GAME.sample(s, chance))
        elif away and s.on_turn == seat:
            return
        else:
            GAME.apply(s, decider, chance.pick(GAME.legal(s, decider)))
