"""OpenSpiel's own random simulation passes, and its bots play whole games of ours."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

from viceregal import envs
from viceregal.core.errors import BadSetup

TABLES = [
    ("hand-of-the-king", 2, "", {}),
    ("hand-of-the-king", 4, "", {"variant": "teams"}),
    ("viceroy", 1, "pl", {}),
    ("viceroy", 3, "ru", {}),
    ("viceroy", 2, "cs", {"virtual": "1"}),
    ("viscounts", 2, "", {}),
    ("viscounts", 2, "", {"rival": "noble"}),
]
every_table = pytest.mark.parametrize(("key", "seats", "edition", "options"), TABLES)


class NoRollouts(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Every position is worth nothing: the search itself is what is tried, in games of hundreds of moves."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        legal = state.chance_outcomes() if state.is_chance_node() else None
        actions = state.legal_actions()
        return legal or [(action, 1 / len(actions)) for action in actions]


@every_table
def test_the_random_simulation_passes(key: str, seats: int, edition: str, options: dict[str, str]) -> None:
    game = envs.open_spiel(key, seats, edition, options=options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def play(game: Any, bots: list[Any], seed: int) -> list[float]:
    source = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(likely) - 1) < 1e-9
            state.apply_action(int(source.choice(outcomes, p=likely)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


@every_table
def test_its_bots_play_whole_games(key: str, seats: int, edition: str, options: dict[str, str]) -> None:
    game = envs.open_spiel(key, seats, edition, options=options)
    source = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, source) if key == "hand-of-the-king" else NoRollouts()
    players = game.num_players()
    others = [uniform_random.UniformRandomBot(seat, source) for seat in range(players)]
    for bot in (
        others[0],
        mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=source),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=source),
    ):
        returns = play(game, [bot, *others[1:]], 2)
        assert len(returns) == players and any(returns)


def test_a_search_beats_chance() -> None:
    """So what its searches see of the game is what happens in it."""
    game = envs.open_spiel("hand-of-the-king", 2)
    source = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, source)
    search = mcts.MCTSBot(game, 1.4, 12, evaluator, random_state=source)
    other = uniform_random.UniformRandomBot(1, source)
    assert sum(play(game, [search, other], seed)[0] for seed in range(4)) >= 2


def test_what_a_player_does_not_know_is_dealt_anew() -> None:
    game = envs.open_spiel("viceroy", 3)
    state = game.new_initial_state()
    source = np.random.RandomState(1)
    for _ in range(80):
        state.apply_action(int(source.choice(state.legal_actions())))
    observation = make_observation(game)
    for player in range(3):
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.table.state != state.table.state
        observation.set_from(state, player)
        told = observation.tensor.copy()
        observation.set_from(other, player)
        assert np.array_equal(told, observation.tensor)


def test_games_are_loaded_by_name_and_wrong_ones_are_named() -> None:
    envs.open_spiel("viceroy")
    game = pyspiel.load_game("viceregal_viceroy(seats=3,edition=ru)")
    assert game.num_players() == 3
    with pytest.raises(BadSetup, match="colour"):
        envs.open_spiel("viceroy", colour="red")
    with pytest.raises(BadSetup):
        envs.open_spiel("viceroy", 9)
