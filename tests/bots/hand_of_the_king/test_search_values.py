"""What the search calls exact is what a plain minimax over the rules says."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import random

import pytest

from tests.bots.hand_of_the_king.search_positions import (
    SETTINGS,
    TreeTooLargeError,
    late_position,
    minimax,
    random_game,
)
from viceregal.bots.hand_of_the_king import search_core, tables
from viceregal.bots.hand_of_the_king.convert import set_board
from viceregal.games.hand_of_the_king.game import GAME
from viceregal.games.hand_of_the_king.state import HandState

ENTRIES = 1 << 14
TREE = 4000
UNLIMITED = -1


def solve(search: search_core.Search, s: HandState, wide: bool = False) -> tuple[int, int]:
    """The answer chosen and its value, searched to the end."""
    set_board(search, s)
    search.begin(s.variant.teams)
    answer = search.think(UNLIMITED, UNLIMITED, 90, wide)
    found = search.result()
    assert found["exact"]
    return answer, found["value"]


@pytest.mark.parametrize(("seats", "values"), SETTINGS)
def test_exact_values_are_those_of_minimax(seats: int, values: dict[str, str]) -> None:
    rng = random.Random(f"minimax {seats} {values}")
    search = search_core.Search(ENTRIES)
    solved = 0
    while solved < 10:
        s = late_position(seats, values, rng.randrange(2, 12), rng)
        (seat,) = GAME.deciders(s)
        try:
            value = minimax(s, seat, [TREE])
        except TreeTooLargeError:
            continue
        answer, found = solve(search, s)
        assert found == value
        _, wide = solve(search, s, wide=True)
        assert wide == value
        assert dict(search.root_results())[answer] == value
        solved += 1


@pytest.mark.parametrize(("seats", "values"), SETTINGS)
def test_short_cuts_change_no_value(seats: int, values: dict[str, str]) -> None:
    """Merged answers and banners known to be decided only save work."""
    rng = random.Random(f"short cuts {seats} {values}")
    search, plain = search_core.Search(ENTRIES), search_core.Search(ENTRIES)
    plain.set_switches(False, False)
    for _ in range(3):
        s = late_position(seats, values, rng.randrange(3, 7), rng)
        assert solve(search, s)[1] == solve(plain, s)[1]


def test_a_finished_game_is_won_first_and_then_by_banners() -> None:
    stark, tully = 1, 64
    assert tables.final_value(stark, tully) == tables.WIN
    assert tables.final_value(tully, stark) == -tables.WIN
    assert tables.final_value(stark | tully, 0) == tables.WIN + 200
    assert tables.final_value(2, 4 | 8 | 16) == -tables.WIN - 200
    assert tables.final_value(0, 0) == 0


def from_source() -> type[search_core.Search]:
    """The search as interpreted Python, whatever the package runs."""
    folder = importlib.util.find_spec("viceregal.bots.hand_of_the_king.tables")
    assert folder is not None and folder.origin is not None
    path = folder.origin.replace("tables.py", "search_core.py")
    loader = importlib.machinery.SourceFileLoader("search_core_from_source", path)
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    found: type[search_core.Search] = module.Search
    return found


def test_interpreted_and_compiled_search_alike() -> None:
    rng = random.Random(1)
    ours, other = search_core.Search(ENTRIES), from_source()(ENTRIES)
    for seats, values in SETTINGS[::2]:
        positions = [s.clone() for s in random_game(seats, values, rng)][:-1]
        for s in rng.sample(positions, 3):
            found = []
            for search in (ours, other):
                set_board(search, s)
                search.begin(s.variant.teams)
                answer = search.think(UNLIMITED, 300, 90, False)
                found.append((answer, search.result(), search.line(), search.root_results()))
            assert found[0] == found[1]
