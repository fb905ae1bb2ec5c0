"""Clocks: time for nothing, then one's own; then a bot plays on."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from tests.server.client import AtTable
from tests.server.serving import Server
from tests.server.test_moves import first_action, two_players
from viceregal.server.clock import Clocks


def test_only_what_goes_beyond_the_grace_is_taken_from_the_bank() -> None:
    clocks = Clocks(2, bank=10, grace=5)
    clocks.start(0, at=100)
    assert clocks.deadline(0) == 115
    clocks.stop(0, at=104)
    assert clocks.bank == [10, 10] and clocks.deadline(0) is None
    clocks.start(0, at=110, extra=60)
    assert clocks.deadline(0) == 185
    clocks.stop(0, at=178)
    assert clocks.bank == [7, 10]
    clocks.start(0, at=200)
    clocks.stop(0, at=999)
    assert clocks.bank == [0, 10]


def test_whose_time_is_up_is_played_by_a_bot_and_may_come_back(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        seat = one.holds[0]
        clock = one.position["clocks"][seat]
        assert clock["bank"] == 4 and clock["deadline"] == pytest.approx(clock["since"] + 5)
        assert other.position["clocks"][other.holds[0]]["since"] is None
        await other.until(lambda me: me.table["seats"][seat]["away"])
        assert [line["why"] for line in other.lines if line["is"] == "bot"] == ["clock"]
        await other.until(lambda me: me.question is not None)
        assert other.table["seats"][seat]["level"] == "random"
        headers = {"Authorization": f"Bearer {one.hello['token']}"}
        back = ania.post(f"/api/tables/{one.table_id}/seats/{seat}/back", json={}, headers=headers)
        assert back.status_code == 200
        assert (await other.move(first_action(other)))["type"] == "accepted"
        await other.until(lambda me: me.position["clocks"][seat]["since"] is not None)
        assert other.position["clocks"][seat]["bank"] == 0

    two_players(server, ania, course, clock={"bank": 4, "grace": 1, "level": "random"})


def test_without_a_clock_nobody_is_hurried(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        assert one.position["clocks"] is None and one.table["clock"] is None
        await asyncio.sleep(0)

    two_players(server, ania, course)
