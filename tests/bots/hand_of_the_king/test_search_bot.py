"""The bot keeps its budget, repeats itself under a budget of nodes, and says what it sees."""

from __future__ import annotations

import random
from time import process_time

import pytest

from tests.bots.hand_of_the_king.search_positions import SETTINGS, late_position, random_game
from viceregal.core.chance import Chance
from viceregal.games.hand_of_the_king.bots.alphabeta import AlphaBeta
from viceregal.games.hand_of_the_king.bots.outlook import error_of, lead_of
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.rules.state import HandState

RAVEN_SETTINGS = [(3, {"variant": "raven"}), (4, {"variant": "raven"})]


@pytest.mark.parametrize(("seats", "values"), [*SETTINGS[::2], *RAVEN_SETTINGS])
def test_every_choice_is_legal(seats: int, values: dict[str, str]) -> None:
    rng = random.Random(f"legal {seats} {values}")
    bots = [AlphaBeta(nodes=nodes, table_mb=1) for nodes in (0, 1, 60)]
    for s in random_game(seats, values, rng):
        for seat in GAME.deciders(s):
            legal = GAME.legal(s, seat)
            action = rng.choice(bots).choose(GAME.view(s, seat), legal)
            assert action in legal
            assert not GAME.text(action).startswith("raven")


def test_a_budget_of_nodes_makes_choices_that_repeat() -> None:
    rng = random.Random(2)
    used = AlphaBeta(nodes=400, table_mb=1)
    for s in random_game(2, {}, rng):
        for seat in GAME.deciders(s):
            view, legal = GAME.view(s, seat), GAME.legal(s, seat)
            first = used.choose(view, legal)
            assert used.choose(view, legal) == first
            assert AlphaBeta(nodes=400, table_mb=1).choose(view, legal) == first


def test_a_budget_of_time_is_kept() -> None:
    """Time of the processor: it is no more than the time that passed, however busy the machine is."""
    rng = random.Random(3)
    bot = AlphaBeta(seconds=0.2, table_mb=4)
    for s in random_game(2, {}, rng):
        for seat in GAME.deciders(s)[: sum(s.left) > 25]:
            begin = process_time()
            bot.choose(GAME.view(s, seat), GAME.legal(s, seat))
            assert process_time() - begin < 0.3


@pytest.mark.parametrize("nodes", [0, 1, 50, 2000])
def test_lines_can_be_played_and_the_first_answer_has_the_value(nodes: int) -> None:
    """Wherever the search is cut short, what it says is that of its last whole round."""
    rng = random.Random(f"lines {nodes}")
    bot = AlphaBeta(nodes=nodes, table_mb=1)
    for seats, values in SETTINGS:
        positions = [s.clone() for s in random_game(seats, values, rng)][:-1]
        for s in rng.sample(positions, 2):
            analysis = bot.analyse(GAME.view(s, GAME.deciders(s)[0]))
            assert analysis.candidates[0] == (analysis.line[0], analysis.value)
            play_line(s, analysis.line)


def play_line(s: HandState, line: list[str]) -> None:
    for text in line:
        (decider,) = GAME.deciders(s)
        action = GAME.parse(text)
        assert action in GAME.legal(s, decider)
        GAME.apply(s, decider, action)


def test_no_time_at_all_still_gives_a_legal_move() -> None:
    s = late_position(2, {}, 30, random.Random(4))
    (seat,) = GAME.deciders(s)
    legal = GAME.legal(s, seat)
    assert AlphaBeta(seconds=0, table_mb=1).choose(GAME.view(s, seat), legal) in legal


def test_analysis_of_an_endgame() -> None:
    s = late_position(2, {"companions": "none"}, 8, random.Random(5))
    (seat,) = GAME.deciders(s)
    analysis = AlphaBeta(nodes=1_000_000, table_mb=1).analyse(GAME.view(s, GAME.deciders(s)[0]))
    assert analysis.exact
    assert analysis.seat == seat
    assert analysis.candidates[0] == (analysis.line[0], analysis.value)
    assert {text for text, _ in analysis.candidates} == {GAME.text(each) for each in GAME.legal(s, seat)}
    play_line(s, analysis.line)


def test_options_are_read_from_texts() -> None:
    bot = AlphaBeta.from_options({"seconds": "0.5", "nodes": "1000", "table_mb": "2"})
    assert (bot.seconds, bot.nodes) == (0.5, 1000)
    assert AlphaBeta().seconds == 1.0
    with pytest.raises(ValueError, match="no option 'depth'"):
        AlphaBeta.from_options({"depth": "3"})
    with pytest.raises(ValueError, match="nodes is a number"):
        AlphaBeta.from_options({"nodes": "many"})
    with pytest.raises(ValueError, match="cannot be negative"):
        AlphaBeta(seconds=-1)


@pytest.mark.parametrize("seats", [3, 4])
def test_each_for_himself_an_answer_says_how_often_it_was_tried_and_how_sure_that_is(seats: int) -> None:
    s = GAME.start(GAME.setup(seats), Chance(3))
    few, many = [AlphaBeta(nodes=nodes, table_mb=1).analyse(GAME.to_document(s)) for nodes in (60, 960)]
    for found in (few, many):
        assert sum([each.visits for each in found.judged]) == found.nodes
        assert all([(each.error > 0) == (each.visits > 0) for each in found.judged])
    assert many.judged[0].error < few.judged[0].error


def test_an_error_is_the_spread_of_wins_and_losses_on_the_scale_of_leads() -> None:
    """A tenth of a chance more or less, after 25 games at even chances, is so much of a lead."""
    assert error_of(0.5, 25) == pytest.approx((lead_of(0.501) - lead_of(0.499)) / 0.002 * 0.1, rel=0.01)
    assert error_of(0.0, 10) == pytest.approx(error_of(1.0, 10))
    assert error_of(0.5, 10) < error_of(0.0, 10) < 1
