"""The levels that people choose from: the same five in every game, and each of them plays."""

from __future__ import annotations

import pytest

from viceregal import games
from viceregal.bots import registry
from viceregal.bots.entry import LEVELS, BotEntry
from viceregal.bots.levels import check_level, levels, quick_level
from viceregal.bots.mistakes import pick_by_worth, thought_of
from viceregal.bots.random_bot import RANDOM, RandomBot
from viceregal.core.chance import Chance
from viceregal.core.errors import BadSetup
from viceregal.core.match import Match

OWN_NAMES = ("random", "greedy")
every_game = pytest.mark.parametrize("key", games.GAMES)


@every_game
def test_every_game_offers_the_same_five(key: str) -> None:
    assert tuple([each.level for each in levels(key)]) == LEVELS
    assert quick_level(key) == LEVELS[-1]


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_legally(key: str, level: str) -> None:
    """A few decisions of each seat; the longest thought is cut short where it can be."""
    match = Match.new(games.game(key), games.game(key).setup(2), 3)
    entry = registry.entries(key)[level]
    cut = {
        name: 3 for name in ("sims", "nodes", "positions") if name in entry.maker().__init__.__annotations__
    }
    for step in range(6):
        seat = match.to_move[0]
        given = {name: value for name, value in {**entry.given, **cut}.items() if name != "seconds"}
        bot = entry.maker()(Chance(step), **given) if entry.chance else entry.maker()(**given)
        legal = match.actions(seat)
        action = bot.choose(match.view(seat), legal)
        assert action in legal
        match.play(action, seat)


@every_game
def test_programs_still_name_bots_themselves(key: str) -> None:
    for name in OWN_NAMES:
        check_level(name, key)
        assert registry.make(name, key, 1)
    with pytest.raises(BadSetup, match="no level is called 'king'"):
        check_level("king", key)


def test_a_bot_brought_along_is_offered_beside_the_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    key = next(iter(games.GAMES))
    brought = BotEntry("mine", key, RandomBot)
    monkeypatch.setattr(registry.plugins, "loaded", lambda kind: (brought,))
    assert {"mine", *LEVELS} == {each.level for each in levels(key)}


def test_a_game_without_levels_offers_all_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_installed", lambda: (RANDOM,))
    assert [each.level for each in levels(next(iter(games.GAMES)))] == ["random"]


def test_what_a_level_is_given_cannot_be_changed() -> None:
    key = next(iter(games.GAMES))
    with pytest.raises(BadSetup, match="bot page has no option 'whim'"):
        registry.check("page:whim=1", key)


def test_without_a_whim_the_best_is_taken() -> None:
    assert pick_by_worth(Chance(1), "abc", [1.0, 5.0, 4.9], 0.0) == "b"


def test_the_larger_the_whim_the_more_mistakes_and_the_smaller_ones_first() -> None:
    def taken(whim: float) -> dict[str, int]:
        chance = Chance(7)
        picks = [pick_by_worth(chance, "abc", [10.0, 9.0, 0.0], whim) for _ in range(1000)]
        return {item: picks.count(item) for item in "abc"}

    some, many = taken(1.0), taken(6.0)
    assert some["a"] > some["b"] > some["c"] == 0
    assert many["a"] > many["b"] > many["c"] > 0
    assert many["a"] < some["a"]


def test_who_overlooks_nothing_thinks_of_all() -> None:
    assert thought_of(Chance(1), "abc", 0.0) == ["a", "b", "c"]


def test_answers_are_overlooked_as_often_as_said_and_never_all_of_them() -> None:
    chance = Chance(3)
    seen = [thought_of(chance, "abcd", 0.25) for _ in range(1000)]
    assert 700 < sum([each.count("a") for each in seen]) < 800
    assert all(seen)
    assert thought_of(chance, "abcd", 1.0) == ["a", "b", "c", "d"]
