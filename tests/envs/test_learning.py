"""The example that learns does learn, within a small budget: what it says of positions, and how it plays."""

from __future__ import annotations

import numpy as np
import pytest

from examples import learn_against_greedy as example
from viceregal import envs

GAMES = 400
UNTRAINED = (1, 2, 3)


def test_it_knows_more_than_untrained_ones_and_beats_them_on_paired_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With so few games it learns most from those that are played at random, gone through several times."""
    for name, value in (("WHIM_AT_FIRST", 1.0), ("WHIM_AT_LAST", 1.0), ("TRACE", 1.0), ("LESSONS", 5)):
        monkeypatch.setattr(example, name, value)
    judge, _ = example.learn(GAMES, seed=1)
    env, source = envs.aec(example.GAME), np.random.default_rng(5)
    positions, margins = [], []
    for number in range(40):
        path = example.play(env, judge, 5000 + number, 1.0, source)
        margin = example.margin(env.table, 0)
        positions += [chosen.after for chosen in path]
        margins += [margin if chosen.seat == 0 else -margin for chosen in path]
    shown = np.stack(positions)
    untrained = [example.Judge(shown.shape[1], seed) for seed in UNTRAINED]
    assert np.corrcoef(judge.worth(shown), margins)[0, 1] > 0.12
    assert all(np.corrcoef(each.worth(shown), margins)[0, 1] < 0.06 for each in untrained)
    assert sum(example.duel(judge, each, 4) for each in untrained) / len(untrained) >= 0.6


def test_its_curve_is_drawn(tmp_path: object) -> None:
    path = f"{tmp_path}/curve.png"
    example.draw([(0, 0.1), (100, 0.6)], "greedy", path)
    with open(path, "rb") as file:
        assert file.read(4) == b"\x89PNG"
