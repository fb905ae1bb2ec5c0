"""What is counted in a game of Viceroy agrees with its score."""

from __future__ import annotations

from random import Random

from viceregal.core.match import Match
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.statistics import statistics


def played(seed: int) -> Match:
    """Everybody answers at random."""
    match, choice = Match.new(GAME, GAME.setup(3, "pl"), seed), Random(seed)
    while not match.over:
        seat = match.players_to_move[0]
        match.play(choice.choice(match.legal(seat)), seat)
    return match


def test_attacks_that_were_parried_cost_nothing() -> None:
    parried = 0
    for seed in range(4):
        match = played(seed)
        s = match.state
        assert isinstance(s, ViceroyState)
        values = {each.key: each.values for each in statistics(match)}.get("parried", (0, 0, 0))
        for line in match.score_sheet():
            if line.heading == "attack":
                met = int(line.sources[0]) - values[line.seat]
                assert line.points == -s.edition.scoring.attack * met
        parried += sum(values)
    assert parried > 0  # else nothing was looked at


def test_the_first_card_is_one_of_its_level() -> None:
    match = played(1)
    s = match.state
    assert isinstance(s, ViceroyState)
    values = {each.key: each.values for each in statistics(match)}
    levels = [values[key] for key in values if key.startswith("level_")]
    assert [sum(cards) for cards in zip(*levels, strict=True)] == [len(pyramid) for pyramid in s.pyramids]
