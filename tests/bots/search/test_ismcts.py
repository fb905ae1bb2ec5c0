"""The search that knows no game: it repeats itself, sees no more than its seat, and finds what is to be found."""

from __future__ import annotations

from typing import Any

import pytest
from viceregal_mini.game import GAME

from tests.bots.search.counsel_of_mini import MiniCounsel
from viceregal.bots.search.ismcts import Ismcts, Settings, leads_of
from viceregal.bots.search.thought import Thought
from viceregal.core.chance import Chance
from viceregal.core.records import AskSeveral


def thought(s: Any, seat: int, settings: Settings, seed: int = 1) -> Thought:
    return Ismcts(GAME, MiniCounsel(), Chance(seed), settings).think(s, seat, GAME.legal(s, seat))


def numbers(found: Thought) -> list[tuple[str, int, float]]:
    return [(GAME.text(each.action), each.visits, each.value) for each in found.candidates]


def tables(seats: int, edition: str) -> list[tuple[Any, int]]:
    """Questions with a choice from a game at random, and who is asked."""
    chance = Chance(f"{seats}{edition}")
    s = GAME.start(GAME.setup(seats, edition), chance)
    found = []
    while s.todo:
        seat = GAME.deciders(s)[-1]
        answers = GAME.legal(s, seat)
        if len(answers) > 1:
            found.append((s.clone(), seat))
        GAME.apply(s, seat, chance.pick(answers))
        GAME.settle(s, chance)
    return found


@pytest.mark.parametrize("edition", GAME.facts.editions)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_same_seed_and_budget_same_thought(seats: int, edition: str) -> None:
    for s, seat in tables(seats, edition)[:8]:
        before = GAME.open_view(s)
        first, again = (numbers(thought(s, seat, Settings(30))) for _ in range(2))
        assert first == again
        assert GAME.open_view(s) == before


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_hidden_changes_nothing(seats: int) -> None:
    differed = 0
    for s, seat in tables(seats, "first"):
        view = GAME.view(s, seat)
        other = GAME.guess(view, Chance("another"))
        differed += GAME.open_view(other) != GAME.open_view(s)
        one, two = (GAME.guess(GAME.view(each, seat), Chance(4)) for each in (s, other))
        assert numbers(thought(one, seat, Settings(25))) == numbers(thought(two, seat, Settings(25)))
    assert differed


def test_every_playout_is_counted_once_at_the_root() -> None:
    for s, seat in tables(3, "second")[:6]:
        found = thought(s, seat, Settings(40, trust=0.0))
        assert found.simulations == 40 == sum([each.visits for each in found.candidates])
        assert {GAME.text(each.action) for each in found.candidates} == {
            GAME.text(action) for action in GAME.legal(s, seat)
        }


def test_the_most_visited_comes_first() -> None:
    for s, seat in tables(2, "first")[:6]:
        visits = [each.visits for each in thought(s, seat, Settings(60)).candidates]
        assert visits == sorted(visits, reverse=True)


def test_a_card_that_scores_is_played_in_the_last_round() -> None:
    """A point is better than none: passing with a magic card in hand wins nothing."""
    tried = 0
    for seed in range(40):
        s: Any = GAME.start(GAME.setup(2, "first"), Chance(seed))
        chance = Chance(seed)
        while s.todo and not (s.round == s.edition.rounds and type(s.todo[-1]).__name__ == "AskPlay"):
            seat = GAME.deciders(s)[0]
            GAME.apply(s, seat, chance.pick(GAME.legal(s, seat)))
            GAME.settle(s, chance)
        if not s.todo:
            continue
        seat = GAME.deciders(s)[0]
        gains = {}
        for action in GAME.legal(s, seat):
            after = s.clone()
            GAME.apply(after, seat, action)
            if after.todo and GAME.deciders(after) != (1 - seat,):
                break
            gains[GAME.text(action)] = GAME.scores(after)[seat] - GAME.scores(s)[seat]
        else:
            if max(gains.values()) > sorted(gains.values())[-2]:
                tried += 1
                best = thought(s, seat, Settings(150, horizon=2)).best()
                assert gains[GAME.text(best)] == max(gains.values())
    assert tried


def test_sealed_answers_of_others_are_thought_of_anew() -> None:
    """A guess fills them in by lot: the search asks those seats itself, so its view is all that counts."""
    s: Any = GAME.start(GAME.setup(3, "second"), Chance(2))
    assert isinstance(s.todo[-1], AskSeveral) and GAME.deciders(s) == (0, 1, 2)
    thoughts = []
    for bid in GAME.legal(s, 0):
        after = s.clone()
        GAME.apply(after, 0, bid)
        thoughts.append(numbers(thought(after, 1, Settings(50))))
    assert thoughts and all(each == thoughts[0] for each in thoughts)


def played(seed: int, sims: int) -> list[tuple[int, list[tuple[str, int, float]]]]:
    """All thoughts of one search that plays a seat, and how many playouts they go by."""
    chance = Chance(seed)
    s: Any = GAME.start(GAME.setup(2, "first"), chance)
    search = Ismcts(GAME, MiniCounsel(), Chance(seed), Settings(sims))
    found = []
    while s.todo:
        seat = GAME.deciders(s)[0]
        answers = GAME.legal(s, seat)
        if seat == 0 and len(answers) > 1:
            thought = search.think(s, seat, answers)
            found.append((sum([each.visits for each in thought.candidates]), numbers(thought)))
            assert thought.simulations == sims
            GAME.apply(s, seat, thought.best())
        else:
            GAME.apply(s, seat, chance.pick(answers))
        GAME.settle(s, chance)
    return found


def test_what_the_tree_knows_of_a_question_is_used_on() -> None:
    """All playouts are made besides; the same questions in a row have the same thoughts."""
    counts = [count for seed in range(6) for count, _ in played(seed, 60)]
    assert min(counts) == 60 < max(counts)
    assert played(3, 60) == played(3, 60)


def test_a_search_that_is_asked_out_of_the_blue_is_just_cold() -> None:
    search = Ismcts(GAME, MiniCounsel(), Chance(1), Settings(30))
    for edition in GAME.facts.editions:
        for s, seat in tables(2, edition)[::3]:
            found = search.think(s, seat, GAME.legal(s, seat))
            assert sum([each.visits for each in found.candidates]) >= found.simulations == 30


def test_seconds_are_a_cap() -> None:
    s, seat = tables(2, "first")[0]
    found = thought(s, seat, Settings(10**9, seconds=0.01))
    assert 0 < found.simulations < 10**9


def test_leads() -> None:
    assert leads_of([5.0, 3.0, 9.0]) == [-4.0, -6.0, 4.0]
    assert leads_of([7.0]) == [7.0]


def test_the_error_of_a_mean_shrinks_with_the_visits() -> None:
    s, seat = tables(2, "first")[0]
    few, many = (thought(s, seat, Settings(count)).candidates[0] for count in (20, 400))
    assert few.spread > 0 and many.error() < few.error()


# Thinking on while others decide ---------------------------------------------------------------------------------


def pondering(seed: int, bits: list[int]) -> list[tuple[int, list[tuple[str, int, float]]]]:
    """All thoughts of a search that plays a seat and ponders, in such bits, whenever the other one is asked."""
    chance = Chance(seed)
    s: Any = GAME.start(GAME.setup(2, "first"), chance)
    search = Ismcts(GAME, MiniCounsel(), Chance(seed), Settings(20))
    found = []
    while s.todo:
        seat = GAME.deciders(s)[0]
        answers = GAME.legal(s, seat)
        if seat == 0 and len(answers) > 1:
            thought = search.think(s, seat, answers)
            found.append((sum([each.visits for each in thought.candidates]), numbers(thought)))
            GAME.apply(s, seat, thought.best())
        else:
            if seat == 1:
                before = GAME.open_view(s)
                for playouts in bits:
                    search.ponder(GAME.guess(GAME.view(s, 0), Chance("guess")), 0, playouts)
                assert GAME.open_view(s) == before
            GAME.apply(s, seat, chance.pick(answers))
        GAME.settle(s, chance)
    return found


def test_what_was_pondered_is_used_on() -> None:
    """And a table that is pondered bit by bit comes to the same as in one go."""
    without = max([count for seed in range(6) for count, _ in pondering(seed, [])])
    assert max([count for seed in range(6) for count, _ in pondering(seed, [200])]) > max(60, without)
    assert pondering(3, [90]) == pondering(3, [30] * 3) == pondering(3, [1] * 90)


def test_pondering_sees_no_more_than_its_seat() -> None:
    """Two tables that look the same from the seat: what it thinks afterwards is the same."""
    differed = 0
    for s, asked in tables(3, "second") + tables(2, "first"):
        seat = next((each for each in range(s.seats) if each not in GAME.deciders(s)), None)
        if seat is None:
            continue
        other = GAME.guess(GAME.view(s, seat), Chance("another"))
        differed += GAME.open_view(other) != GAME.open_view(s)
        trees = []
        for each in (s, other):
            search = Ismcts(GAME, MiniCounsel(), Chance(4), Settings(10))
            search.ponder(GAME.guess(GAME.view(each, seat), Chance(4)), seat, 40)
            tried = search.root.tried[asked]
            trees.append({GAME.text(action): (one.visits, one.value) for action, one in tried.items()})
        assert trees[0] == trees[1]
    assert differed
