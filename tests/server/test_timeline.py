"""The time by which clocks run: no jump of the wall clock, no sleep and no night takes anybody's seat or seconds."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from tests.server.test_storage import ANIA, any_move, new_table, with_services
from viceregal.server.live import rooms
from viceregal.server.live.timeline import Timeline
from viceregal.server.services import Services
from viceregal.server.tables.ending import time_out
from viceregal.server.tables.table import Table

TWO_HOURS = 7200.0


class Watch:
    """A machine with both of its clocks in our hands."""

    def __init__(self) -> None:
        self.wall, self.running = 1_000_000.0, 500.0

    def timeline(self) -> Timeline:
        return Timeline(lambda: self.running, lambda: self.wall)

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.running += seconds


def test_it_begins_as_the_time_of_the_day_and_goes_on_by_itself() -> None:
    watch = Watch()
    timeline = watch.timeline()
    assert timeline.now() == 1_000_000.0
    watch.passes(10)
    watch.wall += TWO_HOURS
    assert timeline.now() == 1_000_010.0
    watch.wall -= 2 * TWO_HOURS
    assert timeline.now() == 1_000_010.0


def test_a_night_without_the_server_takes_no_time() -> None:
    watch = Watch()
    before = watch.timeline()
    watch.passes(100)
    noted = before.note()
    watch.wall += 8 * 3600
    watch.running = 3.0  # the machine was off
    after = watch.timeline()
    after.go_on_from(noted)
    assert after.now() == before.begin + 100
    watch.passes(7)
    assert after.now() == before.begin + 107


def test_processes_that_start_beside_others_agree_with_them() -> None:
    watch = Watch()
    first = watch.timeline()
    watch.passes(50)
    noted = first.note()
    watch.passes(4)
    second = watch.timeline()
    second.go_on_from(noted)
    assert second.now() == pytest.approx(first.now())


def test_a_jump_of_two_hours_takes_nobodys_bank_or_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course(services: Services) -> None:
        table = await new_table(services, clock={"bank": 60, "grace": 5, "level": "random"})
        ahead = SimpleNamespace(
            time=lambda: time.time() + TWO_HOURS, monotonic=time.monotonic, perf_counter=time.perf_counter
        )
        monkeypatch.setattr(rooms, "time", ahead)
        await services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, Random(1)))
        await services.rooms.do(table.id, ANIA, time_out)
        assert table.clocks is not None and table.clocks.bank == [60, 60]
        assert table.updated_at > time.time() + TWO_HOURS - 60  # the time of the day is told as it was
        assert not any(place.level for place in table.places)
        monkeypatch.undo()
        await services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, Random(2)))
        assert [entry.seq for entry in table.entries] == list(range(1, table.seq + 1))
        assert table.clocks.bank == [60, 60]
        again = Table(table.id)
        for entry in await services.store.entries(table.id):
            again.apply(entry)
        assert again.clocks is not None and again.clocks.since == table.clocks.since

    with_services(tmp_path, course)


def test_clocks_go_on_where_they_were_after_a_night(tmp_path: Path) -> None:
    kept: dict[str, float | str] = {}

    async def evening(services: Services) -> None:
        table = await new_table(services, clock={"bank": 60, "grace": 5, "level": "random"})
        kept["id"], kept["deadline"] = table.id, table.deadline() or 0.0
        ticks, wall = services.rooms.timeline.note()
        await services.store.note_time(ticks, wall - 8 * 3600)  # as if that had been eight hours ago
        kept["ticks"] = ticks

    async def morning(services: Services) -> None:
        now = services.rooms.timeline.now()
        assert now == pytest.approx(float(kept["ticks"]), abs=20)
        async with services.rooms.reading(str(kept["id"])) as (_, table):
            assert table.deadline() == kept["deadline"]
        await services.store.note_time(1.0, 1.0)  # by somebody who is behind: it never goes back
        noted = await services.store.noted_time()
        assert noted is not None and noted[0] >= float(kept["ticks"])

    with_services(tmp_path, evening)
    with_services(tmp_path, morning)
