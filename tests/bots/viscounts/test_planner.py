"""The planning bot of Viscounts: it plays any table, knows no more than its view, learns, and says why."""

from __future__ import annotations

from itertools import pairwise

import pytest

from viceregal.bots import registry
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.games.viscounts.bots.headings import HEADINGS, by_heading
from viceregal.games.viscounts.bots.planner import Planner
from viceregal.games.viscounts.bots.prospects import Prospect, errors_of
from viceregal.games.viscounts.bots.search.ahead import Ahead
from viceregal.games.viscounts.bots.search.turn import End, TurnSearch
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


def begun(**values: str) -> ViscountsState:
    """The first turn of seat 0."""
    s = dealt(2, 3, **values)
    while not isinstance(s.todo[-1], AskPlay) or GAME.deciders(s) != (0,):
        GAME.apply(s, GAME.deciders(s)[0], GAME.legal(s, GAME.deciders(s)[0])[0])
        GAME.settle(s, Chance(1))
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
    assert WEIGHTS not in boards.values()
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


def test_with_one_end_it_takes_the_best_of_its_turn_and_looks_no_further() -> None:
    s = dealt(2, 3, rival="cleric")
    seat = GAME.deciders(s)[0]
    one, glance = Planner(Chance(2), 60, ends=1), Planner(Chance(2), 60, samples=0)
    assert one.best_end(s.clone(), seat).path == glance.best_end(s.clone(), seat).path
    assert one.chance.below(10**9) == glance.chance.below(10**9)  # no chance was used to look ahead


def test_a_lead_at_the_end_counts_as_in_the_judgement() -> None:
    solo = dealt(2, 1, rival="cleric")
    assert TurnSearch(Chance(1), [2.0]).of_lead(solo, 3.0) == 6.0
    assert TurnSearch(Chance(1)).of_lead(solo, 3.0) == pytest.approx(3.0 * WEIGHTS[0])
    assert TurnSearch(Chance(1)).of_lead(dealt(2, 1), 3.0) == 3.0


def test_hints_and_reviews_judge_by_all_that_was_learned_and_puzzles_as_they_were_proven() -> None:
    s = dealt(2, 1)
    advising, proving = registry.steady_analyst("viscounts", 40), registry.prover("viscounts", 40)
    assert isinstance(advising, Planner) and isinstance(proving, Planner)
    assert advising.weights_for(s) == weights_for(s) != WEIGHTS and advising.samples > 0
    assert proving.weights_for(s) == WEIGHTS and proving.samples == 0
    assert Planner(Chance(1)).weights_for(s) == weights_for(s)


def test_seconds_are_a_cap_and_change_nothing_where_there_is_time() -> None:
    s = dealt(2, 3, rival="cleric")
    view = GAME.view(s, GAME.deciders(s)[0])
    free, capped = [Planner(Chance(4), 60, seconds=seconds).analyse(view) for seconds in (0.0, 600.0)]
    assert free.judged == capped.judged and free.line == capped.line


@pytest.mark.parametrize("samples", [0, 3])
def test_when_its_seconds_are_over_it_ends_what_it_has_begun(samples: int) -> None:
    s = begun(rival="cleric")
    view, legal = GAME.view(s, 0), GAME.legal(s, 0)
    late = Planner(
        Chance(4), 10**6, samples=samples, seconds=1e-6
    )  # more positions than a test could wait for
    assert late.choose(view, legal) in legal
    found = late.analyse(view)
    assert {each.action for each in found.judged} == {GAME.text(action) for action in legal}


@pytest.mark.parametrize("rival", ["players", "noble"])
def test_an_analysis_looks_ahead_and_says_how_sure_it_is(rival: str) -> None:
    s = begun(rival=rival)
    answers = [GAME.text(action) for action in GAME.legal(s, 0)]
    found = Planner(Chance(4), 60, samples=1).analyse(GAME.view(s, 0), answers[-1:])
    sampled = [each for each in found.judged if each.visits]
    assert answers[-1] in [each.action for each in sampled] and len(sampled) >= 3
    assert {each.visits for each in sampled} == {2} and found.depth == 2
    assert any([each.error > 0 for each in sampled])
    assert found.judged[0].visits, "what it has not looked into is never the best"
    for best, other in pairwise(sampled):
        assert best.value >= other.value
    assert sum([each.points for each in found.reasons]) == pytest.approx(
        sampled[0].value - sampled[1].value, abs=0.5
    )


def test_what_chance_does_to_all_answers_alike_is_no_doubt_about_one() -> None:
    s = begun()
    end = TurnSearch(Chance(1), WEIGHTS).look(s, 0, 20, 1)[0]

    def prospect(*worths: float) -> Prospect:
        return Prospect(end, [End(worth, s, []) for worth in worths])

    assert errors_of([prospect(1.0, 5.0, 9.0), prospect(3.0, 7.0, 11.0)]) == pytest.approx([0.0, 0.0])
    one, other = errors_of([prospect(1.0, 5.0, 9.0), prospect(5.0, 5.0, 5.0)])
    assert one == other > 0
    assert errors_of([prospect(1.0, 5.0, 9.0)])[0] == pytest.approx(4.0 / 3**0.5)
    assert errors_of([prospect(), prospect()]) == [0.0, 0.0]
