"""What is counted in a game of Viscounts agrees with the board, for the AI too."""

from __future__ import annotations

from random import Random

from viceregal.core.match import Match
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.statistics import statistics


def played(seed: int) -> Match:
    """Everything is answered at random."""
    match, choice = Match.new(GAME, GAME.setup(2, "standard", {"rival": "builder"}), seed), Random(seed)
    while not match.over:
        seat = match.players_to_move[0]
        match.play(choice.choice(match.legal(seat)), seat)
    return match


def test_all_that_stands_was_counted_as_built() -> None:
    built = 0
    for seed in range(3):
        match = played(seed)
        assert isinstance(match.state, ViscountsState)
        values = {each.key: each.values for each in statistics(match)}.get("built", (0, 0))
        standing = [0, 0]
        for spot in GAME.view(match.state, None)["spots"].values():
            standing[spot["seat"]] += 1
        assert list(values) == standing
        built += values[match.state.ai]
    assert built > 0  # else nothing was looked at
