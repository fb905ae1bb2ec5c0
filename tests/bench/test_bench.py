"""The loops that `make bench` measures do what they say. Nothing is timed here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import viceregal as vr
from bench import environments, ours
from bench.clock import ROUNDS, Tally, best_of, repeat
from bench.games import (
    GAMES_OF_A_RUN,
    after,
    along,
    clones,
    guesses,
    own_loop,
    python_loop,
    redeals,
    simulations,
)
from bench.report import bars, table, verdicts
from viceregal.core.options import Setup

ROOT = Path(__file__).parents[2]


def tally(rate: float) -> Tally:
    return Tally(games=1, units=int(rate), seconds=1.0)


OURS = {
    "loop in Python": tally(800_000),
    "own loop": tally(1_000_000),
    "simulation": tally(900_000),
    "clone": tally(1_000_000),
    "redeal": tally(900_000),
    "guess": tally(20_000),
    "search": tally(3_000_000),
    "viceroy loop in Python": tally(500_000),
    "viceroy own loop": Tally(games=3_500, units=700_000, seconds=1.0),
    "viceroy simulation": Tally(games=3_300, units=660_000, seconds=1.0),
    "viceroy clone": tally(500_000),
    "viceroy redeal": tally(150_000),
    "viceroy guess": tally(20_000),
    "viscounts loop in Python": tally(300_000),
    "viscounts own loop": tally(400_000),
    "viscounts simulation": tally(380_000),
    "viscounts clone": tally(300_000),
    "viscounts redeal": tally(150_000),
    "viscounts guess": tally(20_000),
}
# What is measured of the compiled rules only.
COMPILED = {
    **OURS,
    "viscounts slowest legal": Tally(games=1000, units=1, seconds=0.0001),
    "environment": tally(40_000),
    "viceroy environment": tally(35_000),
    "viscounts environment": tally(30_000),
}
PEERS = {
    "breakthrough": tally(700_000),
    "gin_rummy": tally(70_000),
    "catanatron": tally(40_000),
    "hanabi_v5": tally(4_000),
    "gin_rummy_v4": tally(5_000),
    "in OpenSpiel": tally(4_000),
    "python_liars_poker": tally(7_000),
}
GAMES = [
    (ours.HAND, [ours.HAND_FOR_TWO]),
    (ours.VICEROY, ours.VICEROY_FOR_FOUR),
    (ours.VISCOUNTS, [ours.VISCOUNTS_FOR_FOUR]),
]


def test_games_are_played_to_the_end_and_at_least_one_of_them() -> None:
    played = repeat(0, lambda: 30)
    assert (played.games, played.units) == (1, 30)


@pytest.mark.parametrize(("game", "setups"), GAMES)
def test_both_loops_play_the_same_games(game: vr.Game, setups: list[Setup]) -> None:
    by_python, by_library = python_loop(game, setups)(0), own_loop(game, setups)(0)
    assert by_python.games == by_library.games == 1
    assert by_python.units == by_library.units > 20


def test_either_bar_for_random_games_of_viceroy_will_do() -> None:
    few = {"viceroy own loop": Tally(games=2_900, units=700_000, seconds=1.0)}
    found = bars({**COMPILED, **few, "viceroy loop in Python": tally(1_100_000)}, PEERS)
    assert all(bar.passed() for bar in found)


def test_what_a_simulation_keeps_of_the_own_loop_is_told() -> None:
    games = {"own loop": Tally(games=25_000, units=1_000_000, seconds=1.0)}
    [bar] = [
        bar for bar in bars({**COMPILED, **games}, PEERS) if bar.asks.startswith("Hand of the King: 85%")
    ]
    assert bar.reached == "90.0%"


def test_simulated_games_are_counted() -> None:
    played = simulations(ours.HAND, [ours.HAND_FOR_TWO])(0)
    assert played.games == GAMES_OF_A_RUN
    assert played.units > 20 * GAMES_OF_A_RUN


def test_clones_and_searches_are_counted() -> None:
    assert clones(after(ours.HAND, ours.HAND_FOR_TWO, 15))(0).units >= 1000
    assert ours.searches(200)(0).units >= 200


def test_clones_of_viscounts_are_made_in_the_middle_of_a_game() -> None:
    state = after(ours.VISCOUNTS, ours.VISCOUNTS_FOR_FOUR, 400)
    assert ours.VISCOUNTS.deciders(state) and 5 <= state.round <= 30  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "setups"), GAMES)
def test_redeals_and_guesses_are_made_all_along_a_game(game: vr.Game, setups: list[Setup]) -> None:
    states = along(game, setups, 1, 20)
    assert states and all(game.deciders(state) for state in states)
    before = [game.open_view(state) for state in states]
    assert redeals(game, states)(0).units == guesses(game, states)(0).units == ROUNDS * len(states)
    assert [game.open_view(state) for state in states] == before


def test_the_slowest_list_of_actions_is_one_unit() -> None:
    found = ours.slowest_legal_of_viscounts(1)
    assert (found.games, found.units) == (1, 1) and 0 < found.seconds < 5


def test_each_loop_takes_its_turn_and_its_best_round_counts() -> None:
    turns: list[str] = []
    speeds = {"a": iter([3, 5, 4]), "b": iter([2, 1, 9])}

    def loop(name: str) -> Tally:
        turns.append(name)
        return tally(next(speeds[name]))

    best = best_of({"a": lambda _: loop("a"), "b": lambda _: loop("b")}, rounds=3, seconds=0)
    assert turns == ["a", "b"] * 3
    assert (best["a"].rate(), best["b"].rate()) == (5, 9)


def test_bars_are_passed() -> None:
    found = bars(COMPILED, PEERS)
    assert all(bar.passed() for bar in found)
    assert [line.split()[0] for line in verdicts(found)] == ["pass"] * 31


@pytest.mark.parametrize(
    ("missed", "ours_too_slow"),
    [
        (0, {"loop in Python": tally(699_000)}),
        (1, {"own loop": tally(799_000)}),
        (2, {"clone": tally(199_000)}),
        (3, {"search": tally(1_999_000)}),
        (4, {"viceroy loop in Python": tally(139_000)}),
        (5, {"viceroy own loop": Tally(games=3_500, units=599_000, seconds=1.0)}),
        (6, {"viceroy clone": tally(399_000)}),
        (7, {"viceroy redeal": tally(124_000)}),
        (8, {"viceroy guess": tally(16_000)}),
        (9, {"viscounts loop in Python": tally(69_000)}),
        (10, {"viscounts own loop": tally(319_000)}),
        (11, {"viscounts clone": tally(39_000)}),
        (12, {"viscounts redeal": tally(124_000)}),
        (13, {"viscounts guess": tally(16_000)}),
        (14, {"viscounts slowest legal": Tally(games=1000, units=1, seconds=0.0051)}),
        (27, {"simulation": tally(849_000)}),
        (28, {"viceroy simulation": tally(594_000)}),
        (29, {"viscounts simulation": tally(339_000)}),
        (30, {"viceroy own loop": Tally(games=2_900, units=700_000, seconds=1.0)}),
    ],
)
def test_a_bar_is_missed(missed: int, ours_too_slow: dict[str, Tally]) -> None:
    found = bars({**COMPILED, **ours_too_slow}, PEERS)
    assert [number for number, bar in enumerate(found) if not bar.passed()] == [missed]
    assert list(verdicts(found))[missed].startswith("FAIL")


@pytest.mark.parametrize(
    ("missed", "peer"),
    [(15, "hanabi_v5"), (16, "gin_rummy_v4"), (17, "in OpenSpiel"), (18, "python_liars_poker")],
)
def test_a_bar_of_the_environments_is_missed(missed: int, peer: str) -> None:
    found = bars(COMPILED, {**PEERS, peer: tally(14_000)})
    all_games = [missed, missed + 4, missed + 8]
    assert [number for number, bar in enumerate(found) if not bar.passed()] == all_games


@pytest.mark.parametrize(("first", "game"), [(15, ""), (19, "viceroy "), (23, "viscounts ")])
def test_the_environment_of_one_game_misses_its_bars(first: int, game: str) -> None:
    found = bars({**COMPILED, f"{game}environment": tally(11_000)}, PEERS)
    assert [number for number, bar in enumerate(found) if not bar.passed()] == [*range(first, first + 4)]


def test_the_table_has_the_environments() -> None:
    lines = list(table({"compiled": COMPILED, "peers": PEERS}))
    assert "| Viscounts, for two | 30,000 | 33.3 |" in lines
    assert "| PettingZoo hanabi_v5 | 4,000 | 250.0 |" in lines


@pytest.mark.parametrize("name", ["environment", "viceroy environment", "viscounts environment"])
def test_environments_are_stepped_to_the_end(name: str) -> None:
    assert environments.ours()[name](0).units > 20


def test_the_table_leaves_out_what_was_not_measured() -> None:
    lines = "\n".join(table({"interpreted": OURS}))
    assert "interpreted" in lines
    assert "compiled" not in lines
    assert "OpenSpiel" not in lines


def test_the_interpreted_rules_are_measured_on_demand() -> None:
    command = [sys.executable, "-m", "bench", "--pure", "--json", "--rounds=1", "--seconds=0"]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    figures = json.loads(done.stdout)
    assert set(figures["interpreted"]) == set(OURS)
    assert figures["bars"] == []


def test_peers_play_too() -> None:
    pytest.importorskip("catanatron", reason="the peers are installed by `make bench`")
    from bench import peers

    for name, loop in {**peers.loops(), **environments.peers()}.items():
        assert loop(0).units > 0, name
