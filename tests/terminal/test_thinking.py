"""Bots think in a process of their own; it can be stopped, and its troubles are told."""

from __future__ import annotations

import asyncio

import pytest

import viceregal
from viceregal.bots.thinking import Task
from viceregal.terminal.thinking import ThinkApart, ThinkHere, ThinkingFailed


def _task(bot: str) -> Task:
    match = viceregal.new("hand-of-the-king", seed=4)
    seat = match.to_move[0]
    return Task("hand-of-the-king", bot, match.view(seat), tuple(match.legal(seat)), "1", "1")


def test_the_same_answer_here_and_apart() -> None:
    async def both() -> tuple[str, str, str]:
        apart = ThinkApart()
        try:
            there = await apart.choose(_task("greedy")), await apart.choose(_task("random"))
        finally:
            await apart.stop()
        return *there, await ThinkHere().choose(_task("greedy"))

    greedy, random, here = asyncio.run(both())
    assert greedy == here
    assert random in _task("random").legal


def test_a_bot_that_does_not_exist_is_told_and_the_process_goes_on() -> None:
    async def script() -> str:
        apart = ThinkApart()
        try:
            with pytest.raises(ThinkingFailed, match="nobody"):
                await apart.choose(_task("nobody"))
            return await apart.choose(_task("random"))
        finally:
            await apart.stop()

    assert asyncio.run(script())


def test_thinking_can_be_stopped_and_begun_again() -> None:
    async def script() -> str:
        apart = ThinkApart()
        try:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(apart.choose(_task("alphabeta:seconds=600")), 1)
            assert apart.worker.process is None, "the process is gone, and with it the search"
            return await apart.choose(_task("random"))
        finally:
            await apart.stop()

    assert asyncio.run(script())


def test_a_question_after_one_that_was_dropped_is_answered() -> None:
    async def script() -> str:
        apart = ThinkApart()
        try:
            await apart.choose(_task("random"))
            dropped = asyncio.create_task(apart.choose(_task("alphabeta:seconds=600")))
            await asyncio.sleep(0.1)
            dropped.cancel()
            return await apart.choose(_task("random"))
        finally:
            await apart.stop()

    assert asyncio.run(script())


def test_a_process_that_has_died_is_told() -> None:
    async def script() -> None:
        apart = ThinkApart()
        await apart.choose(_task("random"))
        assert apart.worker.process is not None
        thinking = asyncio.create_task(apart.choose(_task("alphabeta:seconds=600")))
        await asyncio.sleep(0.2)
        apart.worker.process.kill()
        with pytest.raises(ThinkingFailed):
            await thinking
        await apart.stop()

    asyncio.run(script())


def test_bots_leave_talk_to_people() -> None:
    match = viceregal.new("hand-of-the-king", 3, seed=1, variant="raven")
    seat = match.to_move[0]
    for seed in range(20):
        task = Task(
            "hand-of-the-king", "random", match.view(seat), tuple(match.legal(seat)[-3:]), seed=str(seed)
        )
        assert task.legal[-1].startswith("raven")
        assert not asyncio.run(ThinkHere().choose(task)).startswith("raven")
