"""The beginners that the lowest level is held against: they play whole games, by the rules that they are said to go by."""

from __future__ import annotations

from pathlib import Path

import pytest

from viceregal import games, plugins
from viceregal.arena.spec import read
from viceregal.bots import registry
from viceregal.bots.base import Bot
from viceregal.core.match import Match

BENCH = Path(__file__).parents[2] / "bench"
TABLES = [
    *[("hand-of-the-king", "standard", seats) for seats in (2, 3, 4)],
    *[("viceroy", edition, seats) for edition in ("pl", "ru", "cs") for seats in (2, 3, 4)],
    *[("viscounts", "standard", seats) for seats in (2, 3, 4)],
]


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(plugins.VARIABLE, "")
    plugins.load(str(BENCH / "beginner.py"))


@pytest.mark.parametrize(("key", "edition", "seats"), TABLES)
def test_a_beginner_plays_whole_games_by_what_it_sees(key: str, edition: str, seats: int) -> None:
    """Same views, same seed, same answers; and every answer is legal, or the match would refuse it."""

    def bots() -> list[Bot]:
        return [registry.make("beginner", key, f"{seat}") for seat in range(seats)]

    match = Match.new(games.game(key), games.game(key).setup(seats, edition), 5)
    players, others = bots(), bots()
    while not match.over:
        seat = match.to_move[0]
        view, legal = match.view(seat), match.actions(seat)
        action = players[seat].choose(view, legal)
        assert others[seat].choose(view, legal) == action
        match.play(action, seat)


@pytest.mark.parametrize("key", games.GAMES)
def test_the_lowest_level_meets_a_beginner_in_every_edition(key: str) -> None:
    found = [each.plan for each in read(BENCH / "beginner.toml").matches if each.plan.game == key]
    assert sorted([plan.setup.edition for plan in found]) == sorted(games.game(key).facts.editions)
    assert {plan.bots for plan in found} == {("beginner", "page")}
    assert {plan.games for plan in found} == {200}
