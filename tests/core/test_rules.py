"""The stack machine."""

from __future__ import annotations

import pytest
from viceregal_mini import records as r
from viceregal_mini.game import GAME
from viceregal_mini.state import MiniState

import viceregal as vr
from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE, Ask, AskChance, AskSeveral, Frame
from viceregal.core.rules import Rules, then


def empty() -> MiniState:
    return MiniState(GAME.setup(2))


def test_frames_are_put_in_reading_order() -> None:
    s = empty()
    then(s, r.AskPlay(0), r.AskPlay(1), r.Award())
    assert s.todo == [r.Award(), r.AskPlay(1), r.AskPlay(0)]
    then(s)
    assert len(s.todo) == 3


def test_who_is_asked() -> None:
    assert Frame().deciders() == ()
    assert [Ask(seat).deciders() for seat in range(4)] == [(0,), (1,), (2,), (3,)]
    assert AskSeveral((2, 0)).deciders() == (2, 0)
    assert AskChance().deciders() == (CHANCE,)


def test_steps_run_until_a_question_is_on_top() -> None:
    done = []
    rules = Rules()
    rules.step(r.Income, lambda s, frame, emit: done.append("income"))
    rules.step(r.Auction, lambda s, frame, emit: then(s, r.Income(), r.AskPlay(1)))
    s = empty()
    then(s, r.Income(), r.Auction(), r.Income())
    rules.run(s, None)
    assert done == ["income", "income"] and s.todo == [r.Income(), r.AskPlay(1)]
    s.todo.pop()
    rules.run(s, None)
    assert done == ["income"] * 3 and s.todo == []


def test_the_hook_is_called_after_the_answer_and_after_each_step() -> None:
    seen: list[int] = []
    rules = Rules()
    rules.step(r.Income, lambda s, frame, emit: None)
    rules.question(
        r.AskPlay,
        rule="MI-PLAY-1",
        options=lambda s, ask, seat: [r.Pass()],
        answer=lambda s, ask, seat, action, emit: then(s, r.Income(), r.Income()),
    )
    rules.after_step = lambda s: seen.append(len(s.todo))
    s = empty()
    then(s, r.AskPlay(0))
    rules.apply(s, 0, r.Pass(), None)
    assert seen == [2, 1, 0]


def test_chance_may_favour_some_outcomes() -> None:
    """Spies are turned up twice as often as other cards; what can come is listed all the same."""
    s, chance = GAME.new(GAME.setup(2, "first", {"hand": "none"})), Chance(1)
    assert len(GAME.legal(s, CHANCE)) == 20
    turned = [GAME.text(GAME.sample(s, chance)) for _ in range(2400)]
    spies = sum(text.startswith("reveal spy") for text in turned)
    assert 700 < spies < 900  # 8 of 24 chances
    assert {GAME.text(action) for action in GAME.legal(s, CHANCE)} == set(turned)


def test_what_cannot_be_listed_is_sampled() -> None:
    game = vr.game("hand-of-the-king")
    s = game.new(game.setup(2))
    assert not game.is_countable(s)
    with pytest.raises(ValueError, match="too many outcomes to list"):
        game.legal(s, CHANCE)
    deal = game.sample(s, Chance(1))
    assert game.why_not(s, CHANCE, deal) is None
    game.apply(s, CHANCE, deal)
    assert not game.is_countable(s)


def test_records_are_values() -> None:
    frames: list[Frame] = [r.AskPlay(1), r.AskPlay(1), r.AskPlay(0), r.AskWhom(1)]
    assert frames[0] == frames[1] != frames[2] and frames[0] != frames[3]
    assert len({r.Bid(1), r.Bid(1), r.Bid(2)}) == 2
    with pytest.raises(AttributeError):
        r.Bid(1).gems = 2  # type: ignore[misc]
