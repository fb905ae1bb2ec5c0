"""Bots are found by name, and what cannot be one is told in a clear line."""

from __future__ import annotations

import pytest

from viceregal.bots import registry
from viceregal.bots.entry import LEVELS
from viceregal.bots.random_bot import RANDOM, RandomBot
from viceregal.core.errors import BadSetup

GAME = "hand-of-the-king"


def test_the_bots_of_a_game_have_names() -> None:
    assert registry.names(GAME) == ("random", "search", "greedy", "alphabeta", *LEVELS)


@pytest.mark.parametrize("spec", ["random", "greedy", "alphabeta", "alphabeta:nodes=10;table_mb=1"])
def test_every_call_makes_a_new_bot(spec: str) -> None:
    assert registry.make(spec, GAME, 1) is not registry.make(spec, GAME, 1)


def test_options_reach_the_bot() -> None:
    bot = registry.make("alphabeta:seconds=0.25;nodes=12;table_mb=1", GAME, 1)
    assert (bot.seconds, bot.nodes) == (0.25, 12)  # type: ignore[attr-defined]


def test_the_seed_reaches_the_bot() -> None:
    bots = [registry.make("random", GAME, seed) for seed in ("a", "a", "b")]
    assert all(isinstance(bot, RandomBot) for bot in bots)
    first, same, other = ([bot.luck.below(1000) for _ in range(9)] for bot in bots)  # type: ignore[attr-defined]
    assert first == same != other


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("", "no bot of hand-of-the-king is called ''"),
        ("Random", "there are: random, search, greedy, alphabeta"),
        ("minimax", "no bot of hand-of-the-king is called 'minimax'"),
        ("random:seconds=1", "bot random has no option 'seconds' (there are: none)"),
        ("alphabeta:", "bot alphabeta has no option ''"),
        ("alphabeta:depth=3", "bot alphabeta has no option 'depth' (there are: seconds, nodes, table_mb)"),
        ("alphabeta:seconds", "seconds is a number from 0 to 3,600, not ''"),
        ("alphabeta:seconds=soon", "seconds is a number from 0 to 3,600, not 'soon'"),
        ("alphabeta:seconds=nan", "seconds is a number"),
        ("alphabeta:seconds=inf", "seconds is a number"),
        ("alphabeta:seconds=-1", "seconds is a number"),
        ("alphabeta:nodes=1.5", "nodes is a whole number from 0 to 1,000,000,000,000, not '1.5'"),
        ("alphabeta:table_mb=0", "table_mb is a whole number from 1 to 4,096, not '0'"),
        ("alphabeta:nodes=1;nodes=2", "nodes is given twice"),
        ("alphabeta:nodes=1;", "has no option ''"),
        ("alphabeta:nodes=" + "9" * 5000, "nodes is a whole number"),
    ],
)
def test_what_is_no_bot(spec: str, words: str) -> None:
    for use in (lambda: registry.check(spec, GAME), lambda: registry.make(spec, GAME, 1)):
        with pytest.raises(BadSetup) as caught:
            use()
        assert words in str(caught.value)
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 200


def test_no_bots_of_no_game() -> None:
    with pytest.raises(BadSetup, match="no game is called 'chess'"):
        registry.names("chess")


def test_the_bot_that_analyses() -> None:
    analyst = registry.analyst(GAME, {"nodes": "50", "table_mb": "1"})
    assert analyst.nodes == 50  # type: ignore[attr-defined]
    with pytest.raises(BadSetup, match="nodes is a whole number"):
        registry.analyst(GAME, {"nodes": "x"})


def test_a_game_without_bots_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_installed", lambda: (RANDOM,))
    assert registry.names(GAME) == ("random",)
    with pytest.raises(BadSetup, match="no bot can analyse hand-of-the-king"):
        registry.analyst(GAME, {})
