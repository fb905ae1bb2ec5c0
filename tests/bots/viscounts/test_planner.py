"""The planning bot of Viscounts: it plays any table, knows no more than its view, learns, and says why."""

from __future__ import annotations

import pytest

from viceregal.bots import registry
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.games.viscounts.bots.headings import HEADINGS, by_heading
from viceregal.games.viscounts.bots.planner import Planner
from viceregal.games.viscounts.bots.search.ahead import Ahead
from viceregal.games.viscounts.bots.search.turn import TurnSearch
from viceregal.games.viscounts.bots.search.weights import NAMED_WEIGHTS, WEIGHTS
from viceregal.games.viscounts.bots.tastes import TASTES, tasted
from viceregal.games.viscounts.bots.teacher import ViscountsTeacher
from viceregal.games.viscounts.bots.weights import weights_for
from viceregal.games.viscounts.rules.frames import AskPlay
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.i18n import LANGUAGES, speak


def dealt(seats: int, seed: int, **values: str) -> ViscountsState:
    s = GAME.start(GAME.setup(seats, values=values), Chance(seed))
    assert isinstance(s, ViscountsState)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_with_any_number_of_seats(seats: int) -> None:
    match = Match.new(GAME, GAME.setup(seats), 4)
    bots = [Planner(Chance(seat), 40, samples=1 - min(1, seat)) for seat in range(seats)]
    while not match.over:
        seat = match.to_move[0]
        match.play(bots[seat].choose(match.view(seat), match.actions(seat)), seat)
    assert min(match.scores()) > 10


@pytest.mark.parametrize("whim", [0.0, 5.0])
def test_same_view_and_seed_same_choice_whatever_is_hidden(whim: float) -> None:
    s = dealt(3, 5)
    differed = 0
    for step in range(25):
        seat = GAME.deciders(s)[0]
        view, legal = GAME.view(s, seat), GAME.legal(s, seat)
        other = GAME.guess(view, Chance(f"other{step}"))
        differed += GAME.open_view(other) != GAME.open_view(s)
        chosen = Planner(Chance(9), 40, whim, samples=1).choose(view, legal)
        again = Planner(Chance(9), 40, whim, samples=1)
        assert again.choose(GAME.view(other, seat), GAME.legal(other, seat)) == chosen
        GAME.apply(s, seat, chosen)
        GAME.settle(s, Chance(step))
    assert differed > 10


def test_among_players_it_judges_by_weights_and_greedy_by_rules_of_thumb() -> None:
    s = dealt(2, 1)
    learned = TurnSearch(Chance(1), weights_for(s)).judge(s, 0)
    assert learned == pytest.approx(sum(by_heading(s, 0, weights_for(s)).values()))
    assert learned != TurnSearch(Chance(1)).judge(s, 0)
    solo = dealt(2, 1, rival="cleric")
    assert TurnSearch(Chance(1), WEIGHTS).judge(solo, 0) == TurnSearch(Chance(1)).judge(solo, 0)


def test_an_analysis_says_why_one_answer_is_better() -> None:
    s = dealt(2, 3)
    found = registry.analyst("viscounts", {"positions": "200"}).analyse(GAME.view(s, GAME.deciders(s)[0]))
    answers = {GAME.text(action) for action in GAME.legal(s, found.seat)}
    assert {each.action for each in found.judged} == answers and len(answers) > 1
    assert found.line[0] == found.judged[0].action
    values = [each.value for each in found.judged]
    assert values == sorted(values, reverse=True)
    assert sum([each.points for each in found.reasons]) == pytest.approx(values[0] - values[1], abs=0.5)


def test_every_feature_has_a_heading() -> None:
    named = dict(zip([name for name, _ in NAMED_WEIGHTS], HEADINGS, strict=True))
    assert named["lead"] == "points" and named["silver to 4"] == "goods" and named["more paid"] == "papers"
    assert named["slots"] == "cards" and named["merchants that stay"] == "next turn"
    assert named["corruption"] == "track" and named["very near, by place"] == "track"
    assert named["their pairs above"] == "castle" and named["ribbons with 2"] == "library"
    assert {heading for name, heading in named.items() if name.startswith("their s")} == {"rivals"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_heading_has_words(lang: str) -> None:
    speech = speak(lang).of("viscounts")
    for heading in HEADINGS:
        assert speech.say(f"reason.{heading}") != f"reason.{heading}"


@pytest.mark.parametrize("values", [{}, {"rival": "cleric"}])
def test_lessons_repeat_themselves_and_leave_the_lead_alone(values: dict[str, str]) -> None:
    teacher, setup = ViscountsTeacher(), GAME.setup(2, values=values)
    present = teacher.present(setup)
    runs = teacher.lesson(setup, "x", present)
    assert runs == teacher.lesson(setup, "x", present) and len(runs) == (1 if values else 2)
    assert all(len(run.rows) > 4 for run in runs)
    rows = [row for run in runs for row in run.rows]
    assert present[0] == 1.0 and all(row[0] == 0.0 and len(row) == len(present) for row, _ in rows)
    assert teacher.examine(setup, "x", 0, present, present) in (0.0, 0.5, 1.0)


def test_tastes_change_with_the_seed_alone_and_leave_a_point_a_point() -> None:
    one, again, other = [tasted(WEIGHTS, seed) for seed in ("a", "a", "b")]
    assert one == again != other
    assert one[0] == other[0] == WEIGHTS[0]
    changed = {name for (name, weight), mine in zip(NAMED_WEIGHTS, one, strict=True) if mine != weight}
    assert {name for taste in TASTES for name in taste} <= changed


def test_weights_lie_by_number_of_players_and_by_board() -> None:
    teacher = ViscountsTeacher()
    assert teacher.file_name(GAME.setup(3)) == "players-3"
    assert teacher.file_name(GAME.setup(2, values={"rival": "noble"})) == "board-noble"
    two, three, four = [weights_for(dealt(seats, 1)) for seats in (2, 3, 4)]
    assert two == three == four != WEIGHTS
    boards = {
        board: weights_for(dealt(2, 1, rival=board)) for board in ("cleric", "builder", "noble", "card")
    }
    assert boards["card"] == WEIGHTS
    assert len({tuple(weights) for weights in boards.values()}) == 4


@pytest.mark.parametrize("rival", ["card", "players"])
def test_looking_ahead_keeps_the_end_that_is_better_however_the_cards_fall(rival: str) -> None:
    s = dealt(2, 3, rival=rival)
    while s.on_turn != 0 or not isinstance(s.todo[-1], AskPlay):
        seat = GAME.deciders(s)[0]
        GAME.apply(s, seat, GAME.legal(s, seat)[0])
        GAME.settle(s, Chance(1))
    ends = TurnSearch(Chance(1), WEIGHTS).look(s, 0, 60, 3)
    assert len(ends) == 3
    ends[2].state.papers[3] += 5  # five approved deeds more than it has: fifteen points, whatever comes
    assert Ahead(WEIGHTS, 20, 10).best(ends, 0, 7, 1) is ends[2]


def test_a_lead_at_the_end_counts_as_in_the_judgement() -> None:
    solo = dealt(2, 1, rival="cleric")
    assert TurnSearch(Chance(1), [2.0]).of_lead(solo, 3.0) == 6.0
    assert TurnSearch(Chance(1)).of_lead(solo, 3.0) == pytest.approx(3.0 * WEIGHTS[0])
    assert TurnSearch(Chance(1)).of_lead(dealt(2, 1), 3.0) == 3.0


def test_hints_and_puzzles_keep_to_the_first_weights() -> None:
    steady = registry.steady_analyst("viscounts", 40)
    assert isinstance(steady, Planner)
    s = dealt(2, 1)
    assert steady.weights_for(s) == WEIGHTS
    assert Planner(Chance(1)).weights_for(s) == weights_for(s) != WEIGHTS
