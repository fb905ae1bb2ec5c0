"""What `make bars` and `make ladder` play: every table that is asked for, at equal seats."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from viceregal.arena.spec import Match, read
from viceregal.bots.entry import LEVELS

BENCH = Path(__file__).parents[2] / "bench"
EDITIONS = {"hand-of-the-king": ("standard",), "viceroy": ("pl", "ru", "cs"), "viscounts": ("standard",)}
BOARDS = ("cleric", "builder", "noble", "card")


def matches(name: str) -> tuple[Match, ...]:
    return read(BENCH / name).matches


def table_of(match: Match) -> tuple[str, str, int, tuple[str, ...]]:
    setup = match.plan.setup
    return match.plan.game, setup.edition, setup.seats, tuple(match.plan.chosen())


@pytest.mark.parametrize("game", EDITIONS)
def test_the_ladder_has_every_step_at_every_table(game: str) -> None:
    steps = [(upper, lower) for lower, upper in pairwise(LEVELS)]
    tables = [(game, edition, seats, ()) for edition in EDITIONS[game] for seats in (2, 3, 4)]
    if game == "hand-of-the-king":
        tables.append((game, "standard", 4, ("variant=teams",)))
    found = [each for each in matches("ladder.toml") if each.plan.game == game]
    assert {table_of(each) for each in found} == set(tables)
    for table in tables:
        met = [each.plan.bots[:2] for each in found if table_of(each) == table]
        assert met == steps, table


def test_the_seats_of_the_ladder_are_equal_where_they_can_be() -> None:
    """Two, and four by turns: the same number each. Three: one among two, asked for what seven of ten come to there."""
    for match in matches("ladder.toml"):
        upper, lower = match.plan.bots[:2]
        seats = match.plan.setup.seats
        if seats == 3:
            assert match.plan.bots == (upper, lower, lower)
            odds = 0.7 / 0.3
            assert match.decide == pytest.approx(odds / (odds + 2), abs=0.005)
        else:
            assert match.plan.bots == (upper, lower) * (seats // 2)
            assert Counter(match.plan.bots)[upper] == seats / 2 and match.decide == 0.7


BARS = {
    ("hand-of-the-king", "standard", 3, ()): 0.8,
    ("hand-of-the-king", "standard", 4, ()): 0.7,
    ("hand-of-the-king", "standard", 4, ("variant=teams",)): 0.95,
    **{("viceroy", edition, 2, ()): 0.85 for edition in EDITIONS["viceroy"]},
    **{("viceroy", edition, 3, ()): 0.65 for edition in EDITIONS["viceroy"]},
    **{("viceroy", edition, 4, ()): 0.55 for edition in EDITIONS["viceroy"]},
    ("viscounts", "standard", 2, ()): 0.88,
    ("viscounts", "standard", 3, ()): 0.65,
    ("viscounts", "standard", 4, ()): 0.55,
}


@pytest.mark.parametrize(("table", "bar"), BARS.items(), ids=str)
def test_every_bar_is_played_against_greedy(table: tuple[str, str, int, tuple[str, ...]], bar: float) -> None:
    (match,) = [each for each in matches("bars.toml") if table_of(each) == table]
    best, *others = match.plan.bots
    partners = [bot for bot in others if bot == best]
    assert match.decide == bar and {bot for bot in others if bot != best} == {"greedy"}
    assert len(partners) == (1 if table[3] else 0)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("harder", ["0", "3"])
def test_every_board_is_played_with_and_without_three_more_schemes(board: str, harder: str) -> None:
    values = {f"rival={board}"} | ({f"harder={harder}"} if harder != "0" else set())
    (match,) = [each for each in matches("bars.toml") if set(each.plan.chosen()) == values]
    assert match.plan.bots[0] == "planner" and match.plan.games == 50


def test_hand_of_the_king_for_two_is_played_to_the_last_game() -> None:
    """Never lost is more than a bar that is passed."""
    found = [
        each for each in matches("bars.toml") if table_of(each) == ("hand-of-the-king", "standard", 2, ())
    ]
    (against_greedy,) = [each for each in found if "greedy" in each.plan.bots]
    assert against_greedy.decide is None and against_greedy.plan.games == 200
