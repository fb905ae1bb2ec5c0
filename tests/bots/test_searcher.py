"""The bot that plays every game, with no more than its rules to go by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import viceregal as vr
from tests.contract.tables import TABLES, Table
from viceregal import plugins
from viceregal.arena.plan import Plan, checked
from viceregal.arena.runner import run
from viceregal.bots import registry
from viceregal.bots.base import sensible
from viceregal.bots.search.plain import expected, valued
from viceregal.bots.searcher import Searcher
from viceregal.bots.thinking import Task, advise
from viceregal.core.chance import Chance
from viceregal.core.match import Match

HAND = "hand-of-the-king"
MINI = Path(__file__).parents[2] / "examples" / "mini" / "viceregal_mini"
# One table of each game for each number of seats.
SOME = list({(table.game.key, table.setup.seats): table for table in TABLES if not table.begin}.values())


@pytest.fixture(autouse=True)
def mini_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(plugins.VARIABLE, "")
    plugins.load(str(MINI))


def asked(match: Match) -> tuple[int, list[Any]]:
    seat = match.to_move[0]
    return seat, sensible(match.game.legal(match.state, seat))


def with_a_choice(match: Match, picks: Chance) -> None:
    """Play on at random to a question with several answers."""
    while not match.over and len(asked(match)[1]) < 2:
        seat, answers = asked(match)
        match.play(picks.pick(answers), seat)


def test_a_win_counts_for_more_than_points_and_partners_win_together() -> None:
    assert valued((1,), (4, 4), ()) == [5.0, 15.0]
    assert valued((0,), (40, 10), ()) == [15.0, 1.25]
    assert valued((0,), (0, 0), ()) == [10.0, 0.0]
    assert valued((0, 2), (3, 6, 1, 2), ((0, 2), (1, 3))) == [12.5, 5.0, 12.5, 5.0]


@pytest.mark.parametrize("table", SOME, ids=repr)
def test_it_answers_every_game_by_its_rules_and_always_the_same(table: Table) -> None:
    match = table.first_match("searched")
    picks = Chance("picks")
    for _ in range(2):
        with_a_choice(match, picks)
        seat, answers = asked(match)
        view = match.view(seat)
        first, again = (Searcher(Chance(3), sims=6, seconds=0).choose(view, answers) for _ in range(2))
        assert first == again
        assert first in answers
        match.play(first, seat)


@pytest.mark.parametrize("table", SOME, ids=repr)
def test_what_is_hidden_changes_nothing(table: Table) -> None:
    match = table.first_match("hidden")
    with_a_choice(match, Chance("picks"))
    seat, _ = asked(match)
    found = []
    for seed in ("one", "two"):
        s = match.game.guess(match.view(seat), Chance(seed))
        view = match.game.view(s, seat)
        analysis = Searcher(Chance(5), sims=8, seconds=0).analyse(view)
        found.append([(each.action, each.value, each.visits) for each in analysis.judged])
    assert found[0] == found[1]


@pytest.mark.parametrize(("game", "rival"), [("mini", "random"), (HAND, "greedy")])
def test_it_wins_more_than_who_does_not_look_ahead(game: str, rival: str) -> None:
    setup = vr.game(game).setup(2)
    bots = ("search:sims=400;seconds=0", rival)
    plan = Plan(game, setup, bots, games=10, seed="searched", rotate=True)
    told = run(checked(plan)).document()
    assert told["wins_by_bot"][bots[0]] >= 7 and told["faults"] == []


def test_who_plays_alone_is_held_to_what_chance_would_make() -> None:
    game = vr.game("viceroy")
    s = game.start(game.setup(1), Chance(1))
    before = game.open_view(s)
    par = expected(game, s, 0, Chance(2))
    assert par > 0
    assert game.open_view(s) == before
    seat = game.deciders(s)[0]
    analysis = Searcher(Chance(3), sims=40, seconds=0).analyse(game.view(s, seat))
    assert analysis.judged[0].visits
    assert abs(analysis.value) < 40  # about par, not all the points of a game


def test_a_game_from_outside_has_advice() -> None:
    match = Match.new(vr.game("mini"), vr.game("mini").setup(2), 4)
    with_a_choice(match, Chance(1))
    seat, answers = asked(match)
    told = advise(
        Task("mini", "search", match.view(seat), tuple(match.legal(seat)), seed="1"), thorough=False
    )
    assert {each.action for each in told.judged} == {match.game.text(action) for action in answers}
    assert sum([each.visits for each in told.judged]) == told.nodes == 200
    assert all(each.chance is not None and 0 <= each.chance <= 1 for each in told.judged)


def test_games_that_know_better_are_analysed_by_their_own() -> None:
    for game in (HAND, "viceroy", "viscounts"):
        assert registry.analyst_name(game) not in ("search", "")
    assert registry.analyst_name("mini") == "search"
