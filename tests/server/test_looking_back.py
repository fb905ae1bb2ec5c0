"""The table as it was after an entry: each reader sees what that reader saw then."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.client import AtTable, create, fetch, take
from tests.server.serving import Server
from tests.server.test_moves import first_action, two_players

Plain = dict[str, Any]


@pytest.mark.parametrize("game", ["mini", "hand-of-the-king", "viceroy", "viscounts"])
def test_every_position_is_shown_again_as_it_was_seen(server: Server, ania: httpx.Client, game: str) -> None:
    table = create(ania, game)["table"]["id"]
    keys = [take(ania, table, seat, f"player {seat}") for seat in range(2)]
    seen = asyncio.run(play(server, table, keys))
    for look, key in [*enumerate(keys), (None, "")]:
        for seq, view in seen[look].items():
            told = past(server, table, look, key, seq)
            assert told["view"] == view
            assert (told["seq"], told["question"], told["asked"], told["undo"]) == (seq, None, [], "no")
    assert past(server, table, None, "", 1)["view"] is None  # before the game


async def play(server: Server, table: str, keys: list[str]) -> dict[int | None, dict[int, Plain]]:
    """Some moves; what each reader saw after which entry."""
    readers: dict[int | None, AtTable] = {
        seat: AtTable(server.url, table, key) for seat, key in enumerate(keys)
    }
    readers[None] = AtTable(server.url, table)
    seen: dict[int | None, dict[int, Plain]] = {look: {} for look in readers}
    for reader in readers.values():
        await reader.__aenter__()
    for _ in range(8):
        mover = next(reader for reader in readers.values() if reader.question is not None)
        stored = await mover.move(first_action(mover))
        head = (await asyncio.to_thread(fetch, f"{server.url}/api/tables/{table}")).json()["seq"]
        for look, reader in readers.items():
            await reader.up_to(max(head, stored["seq"]))
            seen[look][reader.position["seq"]] = reader.position["view"]
    for reader in readers.values():
        await reader.__aexit__()
    return seen


def past(server: Server, table: str, look: int | None, key: str, seq: int) -> Plain:
    query = "" if look is None else f"&look={look}"
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    answer = fetch(f"{server.url}/api/tables/{table}/position?after={seq}{query}", headers)
    assert answer.status_code == 200, answer.text
    told: Plain = answer.json()
    return told


def test_what_cannot_be_looked_back_at(server: Server, ania: httpx.Client) -> None:
    gone: list[int] = []

    async def course(one: AtTable, other: AtTable) -> None:
        stored = await one.move(first_action(one))
        await one.ask("undo", seat=one.holds[0])
        gone.append(stored["seq"])

    table = two_players(server, ania, course)
    path = f"{server.url}/api/tables/{table}/position"
    assert fetch(f"{path}?after={gone[0]}").json()["code"] == "phase"
    assert fetch(f"{path}?after=999").json()["code"] == "unknown"
    assert fetch(f"{path}?after=3&look=0").json()["code"] == "seat"
