"""Moves: stored once, in the right order, by the right seat; refused with a reason otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx

from tests.server.client import AtTable, Plain, create, take, visitor
from tests.server.serving import Server


def two_players(
    server: Server, client: httpx.Client, course: Callable[[AtTable, AtTable], Awaitable[None]], **wanted: Any
) -> str:
    """Two people at a table; `course` gets the one who is asked first, then the other."""
    table = create(client, **wanted)["table"]["id"]
    tokens = [taken_by_a_guest(server, table, seat) for seat in range(2)]

    async def play() -> None:
        async with AtTable(server.url, table, tokens[0]) as a, AtTable(server.url, table, tokens[1]) as b:
            await course(*((a, b) if a.question is not None else (b, a)))

    asyncio.run(play())
    return str(table)


def taken_by_a_guest(server: Server, table: str, seat: int) -> str:
    with visitor(server.url) as guest:
        return take(guest, table, seat, ("Ania", "Olek", "Zofia", "Jan", "Ewa", "Piotr")[seat])


def first_action(player: AtTable) -> str:
    assert player.question is not None
    action: str = player.question["actions"][0]["action"]
    return action


def test_a_doubled_move_is_stored_once(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        action, question = first_action(one), one.question
        assert question is not None
        move = {"seat": question["seat"], "question": question["number"], "action": action, "id": "my-move"}
        stored = await one.ask("move", **move)
        assert stored["type"] == "accepted"
        again = await one.ask("move", **move)
        assert (again["type"], again["code"], again["seq"]) == ("refused", "doubled", stored["seq"])
        over_http = one_by_http(ania, one, move)
        assert over_http["code"] == "doubled" and over_http["seq"] == stored["seq"]
        await other.until(lambda me: me.position["seq"] >= stored["seq"])
        assert [line["is"] for line in other.lines].count("move") == 1

    two_players(server, ania, course)


def one_by_http(client: httpx.Client, player: AtTable, move: Plain) -> Plain:
    headers = {"Authorization": f"Bearer {player.hello['token']}"}
    answer = client.post(f"/api/tables/{player.table_id}/moves", json=move, headers=headers)
    body: Plain = answer.json()
    return body


def test_the_same_move_from_two_sockets_at_once_is_stored_once(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        async with AtTable(server.url, one.table_id, one.hello["token"]) as twin:
            action = first_action(one)
            answers = await asyncio.gather(one.move(action, id="a"), twin.move(action, id="b"))
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["stale"]

    two_players(server, ania, course)


def test_a_stale_move_is_refused(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        question = one.question
        assert question is not None
        await one.move(first_action(one))
        refused = await one.ask(
            "move",
            seat=question["seat"],
            question=question["number"],
            action=question["actions"][0]["action"],
        )
        assert refused["code"] == "stale"
        await other.until(lambda me: me.question is not None)
        refused = await other.move(first_action(other), question=1)
        assert refused["code"] == "stale" and "now" in refused["message"]

    two_players(server, ania, course)


def test_what_the_rules_forbid_is_refused_with_the_rule_and_in_words(
    server: Server, ania: httpx.Client
) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        await one.send("language", lang="pl")
        await one.hear("state")
        assert one.question is not None
        offered = {each["action"] for each in one.question["actions"]}
        houses = ("stark", "greyjoy", "lannister", "targaryen", "baratheon", "tyrell", "tully")
        moves = [f"move {way} {house}" for way in ("up", "down", "left", "right") for house in houses]
        before = one.position["seq"]
        refused = await one.move(next(move for move in moves if move not in offered))
        assert (refused["code"], refused["rule"]) == ("refused", "HK-MOV-1")
        assert refused["words"] and refused["words"] != refused["message"]
        assert (await one.move("move sideways stark"))["code"] == "action"
        out_of_turn = await other.ask("move", seat=other.holds[0], question=0, action=next(iter(offered)))
        assert (out_of_turn["code"], out_of_turn["rule"]) == ("refused", "HK-SET-3")
        assert one.position["seq"] == before

    two_players(server, ania, course)


def test_nobody_plays_for_another_seat(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        question = one.question
        assert question is not None
        move = {"seat": question["seat"], "question": question["number"], "action": first_action(one)}
        assert (await other.ask("move", **move))["code"] == "seat"
        async with AtTable(server.url, one.table_id) as spectator:
            assert (await spectator.ask("move", **move))["code"] == "seat"
        assert (await one.move(first_action(one)))["type"] == "accepted"

    two_players(server, ania, course)


def test_who_comes_back_goes_on_after_what_was_seen(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        choice = Random(1)
        for _ in range(3):
            for player in (one, other):
                await player.until(lambda me: me.question is not None)
                assert player.question is not None
                await player.move(choice.choice(player.question["actions"])["action"])
        token, seen = other.hello["token"], 6
        async with AtTable(server.url, one.table_id, token, seen=seen) as back:
            assert [line["seq"] for line in back.lines] == list(range(seen + 1, back.position["seq"] + 1))
            everything = ania.get(
                f"/api/tables/{one.table_id}/log?look={other.holds[0]}&since={seen}",
                headers={"Authorization": f"Bearer {token}"},
            ).json()
            assert everything["lines"] == back.lines

    two_players(server, ania, course)


def test_a_move_that_was_lost_with_the_connection_can_be_sent_again(
    server: Server, ania: httpx.Client
) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        assert one.question is not None and one.socket is not None
        move = {
            "id": "lost",
            "seat": one.question["seat"],
            "question": one.question["number"],
            "action": first_action(one),
        }
        await one.send("move", **move)
        await other.until(lambda me: me.lines[-1]["is"] == "move")
        one.socket.transport.abort()  # the answer is never read
        async with AtTable(server.url, one.table_id, one.hello["token"]) as back:
            again = await back.ask("move", **move)
            assert again["code"] == "doubled" and again["seq"] == other.lines[-1]["seq"]

    two_players(server, ania, course)


def test_several_seats_answer_one_question_in_any_order(server: Server, ania: httpx.Client) -> None:
    """The answer of another makes one's own question neither stale nor different."""

    async def course(one: AtTable, other: AtTable) -> None:
        for player in (one, other):
            while player.position["asked"] != [0, 1]:
                if player.question is not None:
                    await player.move(first_action(player))
                else:
                    await player.receive()
        await one.until(lambda me: me.position["asked"] == [0, 1])
        assert one.question is not None and other.question is not None
        before = other.question
        stored = await one.move(first_action(one))
        assert stored["type"] == "accepted"
        assert (await other.move(before["actions"][-1]["action"]))["type"] == "accepted"

    two_players(server, ania, course, game="mini")
