"""A bot's luck is nobody's to know, unless a test gives it a seed."""

from __future__ import annotations

import pytest

import viceregal
from viceregal.bots import thinking
from viceregal.bots.thinking import Task


def asked(player: str = "", seed: str | None = None) -> Task:
    match = viceregal.new("hand-of-the-king", seed=4)
    seat = match.to_move[0]
    return Task("hand-of-the-king", "random", match.view(seat), tuple(match.legal(seat)), player, seed)


@pytest.mark.by_luck
@pytest.mark.parametrize("answer", [thinking.choose, thinking.choose_at_random])
def test_without_a_seed_nobody_can_foretell_what_a_bot_draws_on(answer: object) -> None:
    assert callable(answer)
    assert len({answer(asked()) for _ in range(60)}) > 1


@pytest.mark.by_luck
def test_nor_by_the_table_it_sits_at() -> None:
    answers = set()
    for _ in range(60):
        thinking._bots.clear()  # as in a new process
        answers.add(thinking.choose(asked("table-0")))
    assert len(answers) > 1


def test_with_a_seed_the_answer_follows_from_the_question() -> None:
    assert len({thinking.choose(asked(seed="7")) for _ in range(20)}) == 1
