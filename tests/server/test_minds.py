"""Where bots think: the queue is not their thinking time, and one that breaks down takes no other with it."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

import viceregal as vr
from viceregal.bots.thinking import Task, is_instant
from viceregal.bots.worker import WorkerDied
from viceregal.server.live.bots import Bots
from viceregal.server.live.minds import Minds


def slowly(number: int, seconds: float = 0.1) -> int:
    time.sleep(seconds)
    return number


def for_ever() -> None:
    while True:
        time.sleep(1)


def dies_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return "alive"


def dies() -> None:
    os._exit(1)


def test_a_bot_that_answers_in_no_time_needs_no_process() -> None:
    """And one that thinks has one."""
    match = vr.new("hand-of-the-king", 2, seed=1)
    (seat,) = match.to_move
    asked = Task(match.game.key, "random", match.view(seat), tuple(match.legal(seat)), seed=1)
    nowhere: Any = None
    bots = Bots(nowhere, nowhere)
    assert bots._chosen_at_once(asked) in asked.legal
    assert is_instant("random", match.game.key)
    assert not is_instant("page", match.game.key)


def test_time_in_the_queue_is_not_thinking_time() -> None:
    async def course() -> list[int]:
        minds = Minds(1)
        await minds.think(slowly, 0)  # the process has started
        minds.limit = 12.0  # more than ten times what one of them takes, and less than all of them
        try:
            return await asyncio.gather(*[minds.think(slowly, number, 1.1) for number in range(12)])
        finally:
            await minds.stop()

    assert asyncio.run(course()) == list(range(12))


def test_who_thinks_beside_one_that_hangs_or_dies_hears_nothing_of_it(tmp_path: Path) -> None:
    async def course() -> None:
        minds = Minds(2)
        await asyncio.gather(minds.think(slowly, 0), minds.think(slowly, 1))
        minds.limit = 2.0
        hanging = asyncio.create_task(minds.think(for_ever))
        await asyncio.sleep(0)  # it has begun, with the limit of then
        minds.limit = 60.0
        assert await minds.think(slowly, 7, 3.0) == 7  # it is still thinking when the other's time is up
        with pytest.raises(TimeoutError):
            await hanging
        assert await minds.think(dies_once, str(tmp_path / "mark")) == "alive"
        with pytest.raises(WorkerDied):
            await minds.think(dies)
        with pytest.raises(ZeroDivisionError):
            await minds.think(divmod, 1, 0)
        assert await minds.think(slowly, 8) == 8
        await minds.stop()

    asyncio.run(course())
