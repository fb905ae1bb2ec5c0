"""Games, states, matches and values go between processes and can be copied, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import viceregal as vr

Sent = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.fixture(params=[pickled, copy.deepcopy], ids=["pickle", "deepcopy"])
def sent(request: pytest.FixtureRequest) -> Sent:
    way: Sent = request.param
    return way


@pytest.fixture(params=["hand-of-the-king", "viceroy"])
def match(request: pytest.FixtureRequest) -> vr.Match:
    match = vr.new(request.param, seats=3, seed=11, players=("Ania", "Marek", "bot"))
    for _ in range(9):
        seat = match.to_move[0]
        match.play(match.legal(seat)[0], seat)
    return match


def test_a_match_goes_on_as_it_was(match: vr.Match, sent: Sent) -> None:
    other = sent(match)
    assert other.record() == match.record()
    while not match.over:
        seat = match.to_move[-1]
        action = match.legal(seat)[-1]
        assert other.play(action, seat) == match.play(action, seat)
    assert other.record() == match.record()


def test_a_state_goes_on_as_it_was(match: vr.Match, sent: Sent) -> None:
    game, state = match.game, sent(match.state)
    assert state is not match.state
    assert game.open_view(state) == match.open_view()
    game.apply(state, match.to_move[0], match.actions(match.to_move[0])[0])
    assert game.open_view(state) != match.open_view()


def test_a_game_is_the_same_game(match: vr.Match, sent: Sent) -> None:
    assert sent(match.game) is match.game


def test_values_are_equal(match: vr.Match, sent: Sent) -> None:
    for value in (
        match.setup,
        *match.actions(match.to_move[0]),
        *match.events(),
        *match.score_sheet(),
        match.game.facts,
    ):
        assert sent(value) == value


@pytest.mark.parametrize("seed", ["seed", "quick:seed"])
def test_chance_goes_on_where_it_was(seed: str, sent: Sent) -> None:
    chance = vr.Chance(seed)
    chance.below(10)
    other = sent(chance)
    assert [other.below(1000) for _ in range(20)] == [chance.below(1000) for _ in range(20)]
