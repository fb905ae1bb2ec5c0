"""How deep endgames are solved: what is counted, with a clock that does not matter."""

from __future__ import annotations

import pytest

from bench import endgames
from viceregal.games.hand_of_the_king.bots.search.tree import Search
from viceregal.games.hand_of_the_king.rules.state import HandState

FOREVER = 10.0**6


def test_a_game_is_walked_back_to_the_first_position_that_was_not_solved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    positions = endgames.played("test")
    cards = [sum(state.left) for state in positions]
    assert cards == sorted(set(cards), reverse=True) and cards[0] == 35
    tried: list[int] = []

    def solve(search: Search, state: HandState, seconds: float) -> tuple[bool, int, float]:
        tried.append(sum(state.left))
        return tried[-1] <= 9, 100, 0.5

    monkeypatch.setattr(endgames, "solve", solve)
    found = endgames.solved("test", 1.0)
    assert tried == [
        *[each for each in reversed(cards) if each <= 9],
        min([each for each in cards if each > 9]),
    ]
    assert found.cards == max([each for each in cards if each <= 9])
    assert (found.nodes, found.seconds, found.slowest) == (100 * len(tried), 0.5 * len(tried), 0.5)


def test_only_what_is_exact_and_in_time_is_solved() -> None:
    late = next(state for state in endgames.played("test") if sum(state.left) <= 8)
    search = Search(1 << 12)
    solved, nodes, _ = endgames.solve(search, late, FOREVER)
    assert solved and nodes > 0
    solved, _, _ = endgames.solve(search, late, 0.0)
    assert not solved


def test_the_report_has_median_worst_and_best() -> None:
    found = [endgames.Solved(str(cards), cards, 0.1, 1000, 0.5) for cards in (14, 20, 17)]
    text = "\n".join(endgames.lines(found, 1.0))
    assert "median 17, worst 14, best 20" in text
    assert "2,000 nodes/s" in text
