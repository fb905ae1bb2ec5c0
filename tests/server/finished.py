"""Games that are played to their end without a network, for what is told of them afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.serving import PATIENCE
from tests.server.test_storage import any_move
from viceregal.server.services import Services
from viceregal.server.shapes.models import TableWanted
from viceregal.server.tables import ending, seating
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import settings_of
from viceregal.server.tables.table import Table

HAND = "hand-of-the-king"
ME, PAGE, RANDOM = {"kind": "me"}, {"kind": "bot", "level": "page"}, {"kind": "bot", "level": "random"}
HERE, OPEN = {"kind": "here"}, {"kind": "open"}


async def opened(services: Services, actor: Actor, seats: list[dict[str, Any]], **wanted: Any) -> Table:
    """A table whose luck follows from a seed."""
    body = {"game": HAND, "seats": seats, "hints": True, **wanted}
    settings = settings_of(TableWanted.model_validate(body), actor, "tests")
    return await services.rooms.create(actor, lambda commands: seating.create(commands, settings))


async def sit(services: Services, table: Table, seat: int, actor: Actor) -> None:
    def command(commands: Commands) -> None:
        seating.take(commands, seat, actor.name, f"vs_{seat}{actor.player}")

    await services.rooms.do(table.id, actor, command)


async def played_out(services: Services, table: Table, *actors: Actor, seed: int = 4) -> Table:
    """Everybody moves at random to the end; bots by themselves."""
    choice = Random(seed)
    while table.phase != "over":
        asked = [actor for actor in actors if table.asked and table.asked[0] in table.seats_of(actor.player)]
        if asked:
            await services.rooms.do(table.id, asked[0], lambda commands: any_move(commands, choice))
        else:
            await asyncio.sleep(0.01)
    async with services.rooms.reading(table.id):  # the last move is stored and told of
        pass
    await services.careers.settle()
    return table


async def given_up(services: Services, table: Table, actor: Actor) -> None:
    seat = min(table.seats_of(actor.player))
    await services.rooms.do(table.id, actor, lambda commands: ending.resign(commands, "up", seat))
    await services.careers.settle()


def until(holds: Callable[[], bool]) -> None:
    """Wait for a condition, as long as no busy machine takes."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it does not come"
        time.sleep(0.02)
