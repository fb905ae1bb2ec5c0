"""What is done again and again: it ends between two steps, and in the middle of one only if that does not end."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.serving import PATIENCE
from viceregal.server.live import watch
from viceregal.server.live.watch import Watch


def test_a_step_is_taken_again_when_it_is_due_and_not_after_the_end() -> None:
    taken: list[int] = []

    async def step() -> float:
        taken.append(len(taken))
        return 0.0 if len(taken) < 3 else PATIENCE

    async def course() -> None:
        each = Watch(step)
        each.start()
        async with asyncio.timeout(PATIENCE):
            while len(taken) < 3:
                await asyncio.sleep(0)
            await each.stop()  # it does not wait until the next step is due
        assert taken == [0, 1, 2]
        assert each.task is not None and each.task.done()

    asyncio.run(course())


def test_a_step_under_way_is_taken_to_its_end() -> None:
    """A connection that is cut off in the middle answers when the loop is closed, and its thread breaks down."""
    begun, go_on, done = asyncio.Event(), asyncio.Event(), []

    async def step() -> float:
        begun.set()
        await go_on.wait()
        done.append(True)
        return 0.0

    async def course() -> None:
        each = Watch(step)
        each.start()
        await begun.wait()
        stopping = asyncio.create_task(each.stop())
        await asyncio.sleep(0)
        assert not stopping.done()
        go_on.set()
        await stopping
        assert done == [True]

    asyncio.run(course())


def test_a_step_that_does_not_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "STOP_SECONDS", 0.01)

    async def step() -> float:
        await asyncio.Event().wait()
        return 0.0

    async def course() -> None:
        each = Watch(step)
        each.start()
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await each.stop()
        assert each.task is not None and each.task.cancelled()

    asyncio.run(course())


def test_one_that_never_started_stops() -> None:
    async def step() -> float:
        return 0.0

    asyncio.run(Watch(step).stop())
