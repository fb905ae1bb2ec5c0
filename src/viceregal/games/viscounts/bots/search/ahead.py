"""Looks beyond the turn: what an AI board and the next own turn make of the ends that a turn can come to."""

from __future__ import annotations

from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE
from viceregal.games.viscounts.bots.search.turn import End, TurnSearch
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.scoring import scores
from viceregal.games.viscounts.rules.state import ViscountsState


def best_ahead(ends: list[End], seat: int, seed: int, samples: int, positions: int) -> End:
    """Plays on from each end, every time with the same chances: what is hidden is dealt anew, and draws are drawn.

    The AI board decides nothing: chance and rules play it.
    """
    best, most = ends[0], -1e9
    for end in ends:
        total = 0.0
        for sample in range(samples):
            world, chance = end.state.clone(), Chance(f"{seed}-{sample}")
            GAME.redeal(world, seat, chance)
            total += played_on(world, seat, chance, positions)
        if total > most:
            best, most = end, total
    return best


def played_on(s: ViscountsState, seat: int, chance: Chance, positions: int) -> float:
    """The worth after the next own turn; the lead, if the game ends before."""
    to_next_turn(s, seat, chance)
    if not s.todo:
        points = scores(s)
        return float(points[seat] - points[s.ai])
    return TurnSearch(chance).look(s, seat, positions, 1)[0].worth


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
