"""What the search calls exact is what a plain minimax over the rules says; a sure win is found."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.hand_of_the_king.search_positions import (
    ALONE,
    SETTINGS,
    TWO_SIDES,
    TreeTooLargeError,
    late_position,
    minimax,
    random_game,
)
from viceregal.games.hand_of_the_king.bots import tables
from viceregal.games.hand_of_the_king.bots.convert import action_text, line_texts, set_board
from viceregal.games.hand_of_the_king.bots.search import tree
from viceregal.games.hand_of_the_king.bots.search.playouts import Playouts
from viceregal.games.hand_of_the_king.bots.search.tree import Search
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.rules.state import HandState

ENTRIES = 1 << 14
TREE = 4000
UNLIMITED = -1


def solve(search: Search, s: HandState, wide: bool = False) -> tuple[int, int]:
    """The answer chosen and its value, searched to the end."""
    set_board(search, s)
    search.begin(s.variant.teams)
    answer = search.think(UNLIMITED, UNLIMITED, 90, wide)
    found = search.result()
    assert found["exact"]
    return answer, found["value"]


@pytest.mark.parametrize(("seats", "values"), TWO_SIDES)
def test_exact_values_are_those_of_minimax(seats: int, values: dict[str, str]) -> None:
    rng = random.Random(f"minimax {seats} {values}")
    search = Search(ENTRIES)
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


@pytest.mark.parametrize(("seats", "values"), TWO_SIDES)
def test_short_cuts_change_no_value(seats: int, values: dict[str, str]) -> None:
    """Merged answers and banners known to be decided only save work."""
    rng = random.Random(f"short cuts {seats} {values}")
    search, plain = Search(ENTRIES), Search(ENTRIES)
    plain.set_switches(False, False)
    for _ in range(3):
        s = late_position(seats, values, rng.randrange(3, 7), rng)
        assert solve(search, s)[1] == solve(plain, s)[1]


@pytest.mark.parametrize(("seats", "values"), ALONE)
def test_a_win_that_nobody_can_prevent_is_found(seats: int, values: dict[str, str]) -> None:
    """Three and four players, each for himself; a win that holds even if all the others join forces."""
    rng = random.Random(f"wins {seats} {values}")
    search = Playouts(ENTRIES)
    found = 0
    while found < 3:
        s = late_position(seats, values, rng.randrange(2, 8), rng)
        (seat,) = GAME.deciders(s)
        try:
            worths = {text: minimax(after, seat, [TREE]) for text, after in answers(s, seat)}
        except TreeTooLargeError:
            continue
        if not min(worths.values()) < 0 < max(worths.values()):
            continue  # every answer wins, or none does for sure
        set_board(search, s)
        search.begin(s.variant.teams)
        answer = search.think(UNLIMITED, 2_000, 90, True)
        assert worths[action_text(search, answer)] > 0
        found += 1


def answers(s: HandState, seat: int) -> list[tuple[str, HandState]]:
    found = []
    for action in GAME.legal(s, seat):
        after = s.clone()
        GAME.apply(after, seat, action)
        found.append((GAME.text(action), after))
    return found


def test_a_finished_game_is_won_first_and_then_by_banners() -> None:
    stark, tully = 1, 64
    assert tables.final_value(stark, tully) == tables.WIN
    assert tables.final_value(tully, stark) == -tables.WIN
    assert tables.final_value(stark | tully, 0) == tables.WIN + 200
    assert tables.final_value(2, 4 | 8 | 16) == -tables.WIN - 200
    assert tables.final_value(0, 0) == 0


@pytest.mark.skipif(
    str(tree.__file__).endswith(".py"), reason="the interpreted search is a hundred times slower"
)
@pytest.mark.parametrize("companions", ["all", "known", "none"])
def test_the_last_twelve_cards_are_solved_with_the_nodes_of_a_second(companions: str) -> None:
    """Two million nodes are less than a second of the compiled search; some 300,000 are the most that was seen."""
    rng = random.Random(f"twelve {companions}")
    search = Search(1 << 18)
    solved = 0
    while solved < 15:
        s = late_position(2, {"companions": companions}, 12, rng)
        if sum(s.left) < 10:
            continue
        set_board(search, s)
        search.begin(False)
        search.think(UNLIMITED, 2_000_000, 90, False)
        assert search.result()["exact"]
        solved += 1


def searched() -> list[object]:
    """What a search of few nodes finds in some positions: answer, value, every answer's value, the line in words."""
    rng = random.Random(1)
    found: list[object] = []
    for seats, values in SETTINGS[::2]:
        positions = [s.clone() for s in random_game(seats, values, rng)][:-1]
        alone = (seats, values) in ALONE
        search, nodes = (Playouts(ENTRIES), 20) if alone else (Search(ENTRIES), 300)
        for s in rng.sample(positions, 3):
            set_board(search, s)
            search.begin(s.variant.teams)
            answer = search.think(UNLIMITED, nodes, 90, False)
            results = [list(each) for each in search.root_results()]
            found.append([answer, search.result(), results, line_texts(search, search.line())])
    return found


def test_interpreted_and_compiled_search_alike() -> None:
    says = "import json; from tests.bots.hand_of_the_king.test_search_values import searched as s; print(json.dumps(s()))"
    run = subprocess.run(
        [sys.executable, "-c", says],
        cwd=Path(__file__).parents[3],
        env=os.environ | {"VICEREGAL_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    assert json.loads(run.stdout) == searched()
