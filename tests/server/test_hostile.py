"""A client that means harm: nothing gets in, nothing falls over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import PATIENT, AtTable, create
from tests.server.serving import PATIENCE, Server
from tests.server.test_moves import first_action, taken_by_a_guest

HELLO = json.dumps({"type": "hello", "protocol": 1})


async def reach(server: Server, table: str, **options: Any) -> ClientConnection:
    address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/live"
    return await connect(address, **PATIENT, **options)


async def closed_with(socket: ClientConnection) -> int | None:
    try:
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    except ConnectionClosed:
        return socket.close_code


async def knock(server: Server, table: str, *first: str | bytes) -> int | None:
    async with await reach(server, table, max_size=None) as socket:
        for message in first:
            await socket.send(message)
        return await closed_with(socket)


def test_who_does_not_begin_with_hello_is_sent_away(server: Server, ania: httpx.Client) -> None:
    table = create(ania)["table"]["id"]
    assert asyncio.run(knock(server, table, json.dumps({"type": "ping"}))) == 1008
    assert asyncio.run(knock(server, table, "nonsense")) == 1008
    assert asyncio.run(knock(server, table, json.dumps({"type": "hello", "protocol": 2}))) == 1008
    assert asyncio.run(knock(server, "nosuchtable", HELLO)) == 1008
    assert (
        asyncio.run(knock(server, table, json.dumps({"type": "hello", "protocol": 1, "token": "vs_x"})))
        == 1008
    )
    assert asyncio.run(knock(server, table, json.dumps({"type": "hello", "protocol": 1, "look": 0}))) == 1008
    assert asyncio.run(knock(server, table, b"\x00\x01")) == 1003
    assert asyncio.run(knock(server, table, HELLO, "x" * 20_000)) == 1009
    assert asyncio.run(knock(server, table, HELLO, "x" * 200_000)) == 1009


def test_a_seat_token_is_of_no_use_at_another_table(server: Server, ania: httpx.Client) -> None:
    tables = [create(ania)["table"]["id"] for _ in range(2)]
    token = taken_by_a_guest(server, tables[0], 0)
    hello = json.dumps({"type": "hello", "protocol": 1, "token": token})
    assert asyncio.run(knock(server, tables[1], hello)) == 1008


def nonsense(choice: Random, player: AtTable) -> str:
    """A message that is broken in one of many ways."""
    question = player.question or {"seat": 0, "number": 1, "actions": [{"action": "move up stark"}]}
    move = {
        "type": "move",
        "id": f"x{choice.random()}".replace(".", ""),
        "seat": question["seat"],
        "question": question["number"],
        "action": question["actions"][0]["action"],
    }
    strange: list[Any] = [
        None,
        -1,
        2**63,
        1.5,
        "",
        "\x00",
        "\ud800",
        "0",
        [],
        {},
        True,
        "x" * 3000,
        float("nan"),
    ]
    ways: list[Callable[[], Any]] = [
        lambda: {
            **move,
            choice.choice(list(move)): choice.choice(strange),
            "id": "what changes is elsewhere",
        },
        lambda: {**move, choice.choice(["type", "seat", "question", "action"]): choice.choice(strange)},
        lambda: {name: move[name] for name in choice.sample(list(move), 3)},
        lambda: {**move, "seat": 1 - question["seat"]},
        lambda: {**move, "question": choice.randrange(10_000) + 10_000},
        lambda: {
            **move,
            "action": choice.choice(
                ["bid 1", "move up", "move up stark stark", "deal", "first 0", "raven 1"]
            ),
        },
        lambda: {**move, "surprise": 1},
        lambda: {"type": choice.choice(["update", "state", "accepted", "__class__", "hello"])},
        lambda: {"type": "undo", "id": "u", "seat": 1 - question["seat"]},
        lambda: {"type": "vote", "id": "v", "seat": question["seat"], "proposal": 1, "agree": "yes"},
        lambda: {"type": "say", "id": "s", "seat": 1 - question["seat"], "text": "I am you"},
        lambda: {"type": "propose", "id": "p", "seat": 1 - question["seat"], "what": "end"},
        lambda: {"type": "look", "seat": 1 - question["seat"]},
        lambda: choice.choice(strange),
        lambda: [move, move],
    ]
    made = choice.choice(ways)()
    text = json.dumps(made)
    return text if choice.random() < 0.9 else text[: choice.randrange(len(text) + 1)]


def test_a_thousand_broken_messages_change_nothing(server: Server, ania: httpx.Client) -> None:
    table = create(ania)["table"]["id"]
    tokens = [taken_by_a_guest(server, table, seat) for seat in range(2)]

    async def attack() -> None:
        choice = Random(11)
        async with (
            AtTable(server.url, table, tokens[0]) as one,
            AtTable(server.url, table, tokens[1]) as other,
        ):
            attacker, victim = (one, other) if one.question is not None else (other, one)
            before = attacker.position["seq"], attacker.position["view"]
            for _ in range(1000):
                assert attacker.socket is not None
                await attacker.socket.send(nonsense(choice, attacker))
                assert (await attacker.hear("refused"))["code"] != "broken"
            async with AtTable(server.url, table) as spectator:
                assert (spectator.position["seq"], {**spectator.position["view"], "viewer": None}) == (
                    before[0],
                    {**before[1], "viewer": None},
                )
            assert (await attacker.move(first_action(attacker)))["type"] == "accepted"
            await victim.until(lambda me: me.question is not None)

    asyncio.run(attack())


def test_many_who_say_nothing_or_do_not_read_stop_nobody(server: Server, ania: httpx.Client) -> None:
    table = create(ania, seats=[{"kind": "bot", "level": "random"}, {"kind": "open"}])["table"]["id"]

    async def course() -> None:
        silent = [await reach(server, table) for _ in range(30)]
        deaf = [await reach(server, table, max_queue=1) for _ in range(5)]
        for socket in deaf:
            await socket.send(HELLO)
        token = taken_by_a_guest(server, table, 1)
        async with AtTable(server.url, table, token) as player:
            await player.play_on(Random(2))
        for socket in (*silent, *deaf):
            socket.transport.abort()

    asyncio.run(course())
    assert ania.get("/healthz").status_code == 200


def test_sockets_that_come_and_go_leave_nothing_behind(server: Server, ania: httpx.Client) -> None:
    table = create(ania)["table"]["id"]

    async def in_and_out(abort: bool) -> None:
        socket = await reach(server, table)
        await socket.send(HELLO)
        if abort:
            socket.transport.abort()
        else:
            await socket.recv()
            await socket.close()

    async def many(work: Callable[[bool], Awaitable[None]]) -> None:
        for round_ in range(5):
            await asyncio.gather(*[work(bool(number % 2 + round_ % 2)) for number in range(10)])

    asyncio.run(many(in_and_out))

    async def nobody_watches() -> None:
        async with AtTable(server.url, table) as last:
            while last.table["watching"] != 1:
                last.table["watching"] = (await last.hear("presence"))["watching"]

    asyncio.run(nobody_watches())
