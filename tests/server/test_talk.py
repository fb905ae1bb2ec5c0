"""Talk at the table, and the private minute of the Three-Eyed Raven."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from tests.marks import rule
from tests.server.client import AtTable, create, fetch
from tests.server.serving import Server
from tests.server.test_moves import first_action, taken_by_a_guest, two_players


def test_what_is_said_reaches_all(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        assert (await one.ask("say", seat=one.holds[0], text="  Witaj!  "))["type"] == "accepted"
        await other.until(lambda me: me.lines[-1]["is"] == "said")
        assert other.lines[-1]["text"] == "Witaj!" and other.lines[-1]["private"] is False
        assert (await one.ask("say", seat=other.holds[0], text="as you"))["code"] == "seat"
        assert (await one.ask("say", seat=one.holds[0], text="psst", private=True))["code"] == "talk"
        assert (await one.ask("say", seat=one.holds[0], text=" \n "))["code"] == "invalid"
        async with AtTable(server.url, one.table_id) as stranger:
            assert (await stranger.ask("say", text="who am I?"))["code"] == "nobody"
        ania.post("/api/me", json={"name": "Widz"})
        async with AtTable(server.url, one.table_id, ania.cookies["viceregal"]) as watcher:
            assert (await watcher.ask("say", text="Brawo"))["type"] == "accepted"
        await other.until(lambda me: me.lines[-1].get("text") == "Brawo")
        assert other.lines[-1]["name"] == "Widz" and other.lines[-1]["seat"] is None
        assert other.position["undo"] == "no" and other.position["question"] is None

    two_players(server, ania, course)


@pytest.mark.parametrize("seats", [3, 4])
@rule("HK-VAR-2", "HK-VAR-3", "HK-VAR-4")
def test_the_raven_carries_a_private_talk(server: Server, ania: httpx.Client, seats: int) -> None:
    table = create(ania, options={"variant": "raven", "first": "0"}, seats=[{"kind": "open"}] * seats)[
        "table"
    ]["id"]
    tokens = [taken_by_a_guest(server, table, seat) for seat in range(seats)]

    async def play() -> None:
        people = [AtTable(server.url, table, token) for token in tokens]
        spectator = AtTable(server.url, table)
        for person in (*people, spectator):
            await person.__aenter__()
        sender, friend, outsider = people[0], people[2], people[1]
        closed = await outsider.ask("say", seat=1, text="hello all")
        assert closed["code"] == "talk" and closed["rule"] == ("HK-VAR-2" if seats == 3 else "HK-VAR-3")
        assert sender.position["talk"]["private"] is None
        assert (await sender.move("raven 2"))["type"] == "accepted"
        await friend.until(lambda me: me.position["talk"]["private"] is not None)
        assert friend.position["talk"]["private"]["with"] == 0
        minute = friend.position["talk"]["private"]["until"] - friend.position["at"]
        assert 50 < minute <= 60
        assert (await outsider.ask("say", seat=1, text="me too", private=True))["code"] == "talk"
        assert outsider.position["talk"]["private"] is None
        assert (await sender.ask("say", seat=0, text="SECRET-ONE", private=True))["type"] == "accepted"
        assert (await friend.ask("say", seat=2, text="SECRET-TWO", private=True))["type"] == "accepted"
        await sender.until(lambda me: me.lines[-1].get("text") == "SECRET-TWO")
        assert (await sender.move(first_action(sender)))["type"] == "accepted"
        over = await sender.ask("say", seat=0, text="too late", private=True)
        assert over["code"] == "talk"
        for person in (outsider, spectator):
            await person.until(lambda me: me.position["view"]["turn"] == 2)
            assert "SECRET" not in "".join(person.received)
        assert "SECRET-ONE" in "".join(friend.received)
        for person in (*people, spectator):
            await person.__aexit__()

    asyncio.run(play())
    for look, token in [(None, None), (1, tokens[1])]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        query = "" if look is None else f"?look={look}"
        assert "SECRET" not in fetch(f"{server.url}/api/tables/{table}/log{query}", headers=headers).text
