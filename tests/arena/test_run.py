"""A run of games: the same for the same seed, however it is played."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from viceregal.arena.play import play_at_random, play_match
from viceregal.arena.runner import Plan, checked, run
from viceregal.core import gamerecord
from viceregal.core.errors import BadSetup
from viceregal.core.match import Match
from viceregal.games import game

KEY = "hand-of-the-king"
GAME = game(KEY)
SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"companions": "known"}),
    (3, {"variant": "raven"}),
    (4, {"variant": "teams", "companions": "none"}),
    (4, {"variant": "raven", "first": "2"}),
]


def plan_of(
    *bots: str, seats: int = 2, games: int = 12, values: dict[str, str] | None = None, **more: Any
) -> Plan:
    return checked(Plan(KEY, GAME.setup(seats, values=values), bots, games, more.pop("seed", 7), **more))


def what_came(plan: Plan, workers: int = 1) -> dict[str, Any]:
    document = run(plan, workers).document()
    return {name: value for name, value in document.items() if "second" not in name and "per_s" not in name}


@pytest.mark.parametrize(("seats", "values"), SETUPS)
def test_the_fast_way_plays_the_same_random_games(seats: int, values: dict[str, str]) -> None:
    plan = plan_of(seats=seats, values=values, rotate=True)
    for index in range(plan.games):
        assert play_at_random(GAME, plan, index) == play_match(GAME, plan, index)


@pytest.mark.parametrize(
    "bots", [("random", "random"), ("greedy", "random"), ("greedy", "alphabeta:nodes=50;table_mb=1")]
)
def test_the_number_of_workers_does_not_matter(bots: tuple[str, ...]) -> None:
    plan = plan_of(*bots, games=16, rotate=True)
    assert what_came(plan, 1) == what_came(plan, 2)


def test_records_come_in_order_from_any_number_of_workers() -> None:
    plan = plan_of("greedy", games=13, records=True)
    alone: list[str] = []
    together: list[str] = []
    run(plan, 1, on_record=alone.append)
    run(plan, 3, on_record=together.append)
    assert alone == together
    assert len(alone) == 13


def test_records_replay_and_name_the_bots() -> None:
    texts: list[str] = []
    report = run(plan_of("greedy", games=4, records=True, rotate=True), on_record=texts.append)
    matches = [gamerecord.replay(record, game) for text in texts for record in gamerecord.read(text)]
    assert [match.players for match in matches] == [("greedy", "random"), ("random", "greedy")] * 2
    assert (
        sum(match.players[match.winners()[0]] == "greedy" for match in matches)
        == report.document()["wins_by_bot"]["greedy"]
    )


def test_records_do_not_change_the_games() -> None:
    assert what_came(plan_of(games=20)) == what_came(plan_of(games=20, records=True))


def test_the_deals_are_the_same_whoever_plays() -> None:
    """With a record, with other bots, from other seats; and a seed deals its game again."""
    deals = []
    for plan in (
        plan_of(games=3, records=True),
        plan_of("greedy", games=3, records=True),
        plan_of("random", "squire", games=6, rotate=True, records=True),
    ):
        texts: list[str] = []
        run(plan, on_record=texts.append)
        first_games = texts[:: plan.games_on_a_deal]
        deals.append([text.split("\n\n")[1].splitlines()[:3] for text in first_games])
        matches = [
            gamerecord.replay(record, game) for text in first_games for record in gamerecord.read(text)
        ]
        for number, match in enumerate(matches):
            again = Match.new(GAME, GAME.setup(2), plan.match_seed(number * plan.games_on_a_deal))
            assert again.chance.seed == match.chance.seed == f"quick:7/{number}"
            assert again.state == match.state_before(len(again.log))
    assert deals[0] == deals[1] == deals[2]
    assert len({str(deal) for deal in deals[0]}) == 3


def test_a_tournament_keeps_the_deals_of_its_seeds() -> None:
    plan = plan_of(games=3, quick=False)
    assert [plan.match_seed(index) for index in range(3)] == ["7/0", "7/1", "7/2"]
    assert pickle.loads(pickle.dumps(plan)) == plan
    assert what_came(plan) == what_came(plan, 2) != what_came(plan_of(games=3))


def test_another_seed_other_games() -> None:
    assert what_came(plan_of(seed=1, games=30)) != what_came(plan_of(seed=2, games=30))


def test_rotation_plays_each_deal_from_each_seat() -> None:
    texts: list[str] = []
    run(
        plan_of("greedy", "random", "greedy", seats=3, games=6, rotate=True, records=True),
        on_record=texts.append,
    )
    deals = [text.splitlines()[text.splitlines().index("") + 1] for text in texts]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]
    players = [next(line for line in text.splitlines() if line.startswith("players")) for text in texts[:3]]
    assert players == [
        "players: greedy | random | greedy",
        "players: random | greedy | greedy",
        "players: greedy | greedy | random",
    ]


def test_counts_add_up() -> None:
    heard: list[int] = []
    plan = plan_of("greedy", seats=4, values={"variant": "teams"}, games=8, rotate=True)
    report = run(plan, on_games=heard.append).document()
    assert sum(heard) == report["games"] == 8
    assert sum(report["wins"]) == pytest.approx(8)
    assert report["wins"][0] == report["wins"][2]  # partners share their wins
    assert sum(report["wins_by_bot"].values()) == pytest.approx(8)
    assert set(report["wins_by_bot"]) == {"greedy", "random"}
    assert sum(report["scores"]) <= 7
    assert report["moves"] > 8 * 10
    assert report["games_per_s"] > 0
    assert report["moves_per_s"] > report["games_per_s"]


def test_a_plan_goes_to_another_process() -> None:
    plan = plan_of("greedy", seats=3, values={"variant": "raven"}, rotate=True)
    assert pickle.loads(pickle.dumps(plan)) == plan


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (Plan(KEY, GAME.setup(2), ("random",) * 3, 1, 7), "3 bots for 2 seats"),
        (Plan(KEY, GAME.setup(2), (), 0, 7), "at least one game"),
        (Plan(KEY, GAME.setup(2), ("clever",), 1, 7), "no bot of hand-of-the-king is called 'clever'"),
    ],
)
def test_plans_that_cannot_be_played(plan: Plan, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        checked(plan)


def test_a_rotation_is_finished() -> None:
    plan = checked(Plan(KEY, GAME.setup(3), (), 4, 7, rotate=True))
    assert plan.games == 6


def test_the_interval_is_that_of_whole_deals_for_any_number_of_processes() -> None:
    """Deals that each bot wins from one seat and loses from the other say that they are even, and nothing of luck."""
    plan = plan_of("squire", "greedy", games=24, seed="i", rotate=True)
    report = run(plan)
    shares = []
    for deal in range(12):
        won = [
            plan.seated(index)[seat]
            for index in (2 * deal, 2 * deal + 1)
            for seat in play_match(GAME, plan, index).winners
        ]
        shares.append(won.count(1) / 2)
    mean = sum(shares) / 12
    variance = sum([(share - mean) ** 2 for share in shares]) / 11
    assert variance > 0
    found = report.document()["within"]
    assert found["greedy"] == pytest.approx(1.96 * (variance / 12) ** 0.5, abs=1e-5)
    assert run(plan, workers=2).document()["within"] == found


def test_of_a_single_deal_nobody_can_say() -> None:
    plan = plan_of("random", "greedy", games=2, rotate=True)
    assert run(plan).document()["within"] == {"random": None, "greedy": None}
