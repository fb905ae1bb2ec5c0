"""Bots that think on while people decide: only where the host says so, by their own view, and in nobody's way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.test_storage import ANIA, any_move
from viceregal.bots.thinking import Task, ponder, ponders
from viceregal.bots.worker import Worker, is_called_off
from viceregal.server.live import minds as minds_module
from viceregal.server.live.minds import Minds
from viceregal.server.live.pondering import Pondering, Spell, who_ponders
from viceregal.server.live.turns import Rank, Turn
from viceregal.server.services import Services
from viceregal.server.settings import Settings, from_environment
from viceregal.server.shapes.models import TableWanted
from viceregal.server.tables import seating
from viceregal.server.tables.new_table import settings_of
from viceregal.server.tables.table import Table

PATIENCE = 60.0
ON = Turn(Rank.THINKING_ON, "", "table")


def until_called_off() -> str:
    while not is_called_off():
        time.sleep(0.002)
    return "called off"


def number(value: int) -> int:
    return value


def course(script: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await asyncio.wait_for(script(), PATIENCE)

    asyncio.run(run())


def test_work_is_called_off_and_its_process_lives_on() -> None:
    async def script() -> None:
        worker = Worker()
        assert await worker.do(number, 1) == 1
        process = worker.process
        worker.call_off()  # nothing is being done: the next work hears nothing of it
        assert await worker.do(number, 2) == 2
        work = asyncio.create_task(worker.do(until_called_off))
        await asyncio.sleep(0.1)
        assert not work.done()
        worker.call_off()
        assert await work == "called off"
        assert await worker.do(number, 3) == 3
        assert worker.process is process
        await worker.stop()
        worker.call_off()

    course(script)


def test_whoever_wants_to_think_calls_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds_module, "CALLED_OFF_WITHIN", PATIENCE)  # a busy machine takes its time

    async def script() -> None:
        minds = Minds(2)
        for turn in (Turn(Rank.PEOPLE, "Ania", "table"), Turn(Rank.ASKED), Turn(Rank.ALONE, "Ania", "x")):
            on = asyncio.create_task(minds.think(until_called_off, turn=ON))
            while minds.thinks_on is None or minds.thinks_on.worker.process is None:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            where = minds.thinks_on.worker
            assert await minds.think(number, 7, turn=turn) == 7
            assert await on == "called off" and minds.thinks_on is None
            if turn.table == ON.table:
                assert minds.turns.last["table"] is where, "there the bot remembers what it found out"
        await minds.stop()

    course(script)


def test_a_spell_is_shared_by_its_bots_until_it_is_spent() -> None:
    tasks = [Task("x", "y", {}, (), name) for name in "ab"]
    spell = Spell((0, 1), tasks, 2.0)
    turns = []
    while spell.left:
        player = next(iter(spell.left))
        turns.append(player)
        spell.spend(player, 1.0)
    assert turns == ["a", "b", "a", "b"]
    spell = Spell((0, 1), tasks[:1], 1.0)
    for _ in range(25):
        if spell.left:
            spell.spend("a", 0.0)
    assert not spell.left, "one that has nothing to ponder is not asked for ever"


# At tables ------------------------------------------------------------------------------------------------------
# They have no seed, or nobody would think on: what is held here is the same whatever is dealt.


class Noted(Minds):
    """Nobody thinks here; it is noted who would, and for how long that was allowed."""

    def __init__(self) -> None:
        super().__init__(2)
        self.noted: list[tuple[Task, float]] = []
        self.called_off: list[str] = []

    async def think(self, work: Any, *values: Any, **how: Any) -> Any:
        if work is ponder:
            task, seconds = values
            self.noted.append((task, seconds))
            await asyncio.sleep(0.01)
            return seconds
        return await super().think(work, *values, **how)

    def call_off(self, table: str) -> None:
        self.called_off.append(table)


def with_noted(folder: Path, seconds: float, script: Callable[[Services, Noted], Awaitable[None]]) -> None:
    async def run() -> None:
        services = Services(Settings(folder, workers=1, ponder_seconds=seconds))
        noted = Noted()
        services.minds = services.bots.minds = services.pondering.minds = noted
        await services.start()
        try:
            await asyncio.wait_for(script(services, noted), PATIENCE)
        finally:
            await services.stop()

    asyncio.run(run())


async def new_table(services: Services, level: str = "regent", seed: str = "") -> Table:
    bot = {"kind": "bot", "level": level}
    body = {"game": "viceroy", "seats": [{"kind": "me"}, bot], "name": "Ania"}
    settings = settings_of(TableWanted.model_validate(body), ANIA, seed)
    return await services.rooms.create(ANIA, lambda commands: seating.create(commands, settings))


async def pondered(pondering: Pondering) -> None:
    while pondering.running is not None:
        await asyncio.sleep(0.01)


async def only_people_are_asked(services: Services, table: Table) -> None:
    while table.bots_asked or services.bots.driving:
        await asyncio.sleep(0.01)


@pytest.mark.by_luck
def test_a_bot_thinks_on_by_its_own_view_for_as_long_as_it_may(tmp_path: Path) -> None:
    async def script(services: Services, noted: Noted) -> None:
        table = await new_table(services)
        await only_people_are_asked(services, table)
        await pondered(services.pondering)
        assert [seconds for _, seconds in noted.noted] == [1.0, 1.0, 0.5]
        task = noted.noted[0][0]
        assert table.match is not None
        assert task.view == table.match.view(1) and task.view["viewer"] == 1 and not task.legal
        assert task.player == f"{table.id}-1", "as it is called when it is asked"
        services.pondering.look_at(table)  # somebody has talked
        assert services.pondering.running is None and not noted.called_off
        await services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, Random(1)))
        assert noted.called_off == [table.id]

    with_noted(tmp_path, 2.5, script)


@pytest.mark.by_luck
@pytest.mark.parametrize(
    ("seconds", "level", "seed"), [(0.0, "regent", ""), (2.0, "greedy", ""), (2.0, "regent", "seed")]
)
def test_nobody_does_unless_the_host_allows_it(tmp_path: Path, seconds: float, level: str, seed: str) -> None:
    """Nor one that does not search, nor at a table of which everything follows from the seed."""

    async def script(services: Services, noted: Noted) -> None:
        table = await new_table(services, level, seed)
        await only_people_are_asked(services, table)
        await pondered(services.pondering)
        assert not noted.noted and (seconds == 0.0 or not who_ponders(table))

    with_noted(tmp_path, seconds, script)


def test_it_is_off_by_default() -> None:
    assert Settings(Path()).ponder_seconds == 0.0 == from_environment({}).ponder_seconds
    assert from_environment({"VICEREGAL_PONDER": "5"}).ponder_seconds == 5.0
    with pytest.raises(ValueError, match="VICEREGAL_PONDER"):
        from_environment({"VICEREGAL_PONDER": "-1"})


def test_the_strongest_level_of_some_game_can() -> None:
    assert ponders("regent", "viceroy") and not ponders("greedy", "viceroy")


@pytest.mark.by_luck
@pytest.mark.parametrize("seconds", [0.0, 0.2])
def test_a_table_goes_on_with_real_bots(tmp_path: Path, seconds: float) -> None:
    async def script(services: Services) -> None:
        table = await new_table(services)
        for move in range(6):
            await only_people_are_asked(services, table)
            await services.rooms.do(
                table.id, ANIA, lambda commands, move=move: any_move(commands, Random(move))
            )
        await only_people_are_asked(services, table)
        assert len(table.moves) >= 12

    async def run() -> None:
        services = Services(Settings(tmp_path, workers=1, ponder_seconds=seconds))
        await services.start()
        try:
            await asyncio.wait_for(script(services), PATIENCE)
        finally:
            await services.stop()

    asyncio.run(run())
