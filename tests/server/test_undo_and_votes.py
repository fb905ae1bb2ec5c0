"""Undo, and what all must agree to."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx

from tests.server.client import AtTable, create
from tests.server.serving import Server
from tests.server.test_moves import first_action, two_players


def test_the_own_last_decision_is_taken_back_by_consent_once_another_is_asked(
    server: Server, ania: httpx.Client
) -> None:
    """In Hand of the King nothing is hidden: until the other acts, undo is free."""

    async def course(one: AtTable, other: AtTable) -> None:
        view, seat = one.position["view"], one.holds[0]
        await one.move(first_action(one))
        await one.until(lambda me: me.question is None)
        assert one.position["undo"] == "free" and other.position["undo"] == "no"
        done = await one.ask("undo", seat=seat)
        assert done["type"] == "accepted"
        await one.until(lambda me: me.question is not None)
        assert one.position["view"] == view
        assert one.lines[-1]["is"] == "undone"
        assert one.question is not None and one.question["number"] == one.lines[-1]["seq"]
        assert (await one.ask("undo", seat=seat))["code"] == "no_undo"

    two_players(server, ania, course)


def test_after_the_other_has_acted_all_must_agree(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        start = one.position["view"]
        await one.move(first_action(one))
        await other.until(lambda me: me.question is not None)
        await other.move(first_action(other))
        await one.until(lambda me: me.question is not None)
        assert one.position["undo"] == "vote"
        asked = await one.ask("undo", seat=one.holds[0])
        await other.until(lambda me: me.position["proposal"] is not None)
        proposal = other.position["proposal"]
        assert (proposal["what"], proposal["waiting"]) == ("undo", other.holds)
        assert proposal["number"] == asked["seq"]
        assert (await one.ask("undo", seat=one.holds[0]))["code"] == "phase"  # one proposal at a time
        stranger = await one.ask("vote", seat=one.holds[0], proposal=asked["seq"], agree=True)
        assert stranger["code"] == "no_proposal"
        await other.ask("vote", seat=other.holds[0], proposal=asked["seq"], agree=False)
        await one.until(lambda me: me.position["proposal"] is None)
        assert one.lines[-1]["is"] == "voted"

        asked = await one.ask("undo", seat=one.holds[0])
        await other.ask("vote", seat=other.holds[0], proposal=asked["seq"], agree=True)
        await one.until(lambda me: me.lines[-1]["is"] == "undone")
        assert one.position["view"] == start
        late = await other.ask("vote", seat=other.holds[0], proposal=asked["seq"], agree=True)
        assert late["code"] == "no_proposal"

    table = two_players(server, ania, course)
    asyncio.run(reads_the_same(server, table))


async def reads_the_same(server: Server, table: str) -> None:
    async with AtTable(server.url, table) as spectator:
        assert [line["is"] for line in spectator.lines][-3:] == ["proposed", "voted", "undone"]


def test_a_move_drops_a_proposal(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        asked = await other.ask("propose", seat=other.holds[0], what="end")
        assert asked["type"] == "accepted"
        await one.move(first_action(one))
        await one.until(lambda me: me.position["proposal"] is None)
        assert one.table["phase"] == "playing"

    two_players(server, ania, course)


def test_the_game_ends_by_a_vote(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        asked = await one.ask("propose", seat=one.holds[0], what="end")
        await other.ask("vote", seat=other.holds[0], proposal=asked["seq"], agree=True)
        await one.until(lambda me: me.over)
        outcome = one.table["outcome"]
        assert (outcome["reason"], outcome["by"], outcome["winners"]) == ("agreed", one.holds[0], [])
        assert (await one.ask("undo", seat=one.holds[0]))["code"] == "phase"

    two_players(server, ania, course)


def test_anyone_gives_up_alone_and_a_clock_is_put_to_the_vote(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        clock = {"bank": 600, "grace": 15}
        assert (await one.ask("propose", seat=one.holds[0], what="clock"))["code"] == "invalid"
        asked = await one.ask("propose", seat=one.holds[0], what="clock", clock=clock)
        await other.until(lambda me: me.position["proposal"] is not None)
        proposal = other.position["proposal"]
        assert (proposal["clock"]["bank"], proposal["waiting"]) == (600, other.holds)
        assert proposal["until"] > other.position["at"]  # and it says so
        await other.ask("vote", seat=other.holds[0], proposal=asked["seq"], agree=True)
        await one.until(lambda me: me.position["clocks"] is not None)
        assert one.table["clock"]["bank"] == 600
        given_up = await other.ask("resign", id="enough", seat=other.holds[0])
        assert given_up["type"] == "accepted"
        await one.until(lambda me: me.over)
        outcome = one.table["outcome"]
        assert (outcome["reason"], outcome["winners"]) == ("resigned", one.holds)
        assert (await other.ask("resign", id="enough", seat=other.holds[0]))["code"] == "doubled"

    two_players(server, ania, course)


def replacing(who: AtTable, whom: int, level: str = "random") -> dict[str, Any]:
    return {"seat": who.holds[0], "what": "replace", "whom": whom, "level": level}


def test_who_is_here_is_replaced_only_if_he_agrees(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        whom = one.holds[0]
        assert (await other.ask("propose", **replacing(other, other.holds[0])))["code"] == "invalid"
        assert (await other.ask("propose", **replacing(other, whom, "genius")))["code"] == "setup"
        asked = await other.ask("propose", **replacing(other, whom))
        await one.until(lambda me: me.position["proposal"] is not None)
        assert one.position["proposal"]["waiting"] == [whom]
        assert one.question is not None and not one.table["seats"][whom]["away"]
        await one.ask("vote", seat=whom, proposal=asked["seq"], agree=False)
        await one.move(first_action(one))
        await other.until(lambda me: me.question is not None)
        asked = await one.ask("propose", **replacing(one, other.holds[0]))
        await other.ask("vote", seat=other.holds[0], proposal=asked["seq"], agree=True)
        await other.until(lambda me: me.table["seats"][me.holds[0]]["away"])

    two_players(server, ania, course)


def test_a_bot_in_the_place_of_somebody_absent(server: Server, ania: httpx.Client) -> None:
    """Not at once: two seconds at this server. Whoever comes back plays again."""

    async def course(one: AtTable, other: AtTable) -> None:
        whom = one.holds[0]
        await one.__aexit__()
        await other.until(lambda me: whom not in present(me))
        first = await other.ask("propose", **replacing(other, whom))
        while first.get("code") == "absent":
            await asyncio.sleep(0.2)
            first = await other.ask("propose", **replacing(other, whom))
        assert first["type"] == "accepted"  # nobody else is there to be asked
        await other.until(lambda me: me.question is not None)
        assert other.table["seats"][whom]["away"]
        headers = {"Authorization": f"Bearer {one.hello['token']}"}
        moved = {"id": "x", "seat": whom, "question": 1, "action": "move up stark"}
        refused = ania.post(f"/api/tables/{one.table_id}/moves", json=moved, headers=headers)
        assert refused.json()["code"] == "phase"
        back = ania.post(f"/api/tables/{one.table_id}/seats/{whom}/back", json={}, headers=headers)
        assert back.status_code == 200 and not back.json()["table"]["seats"][whom]["away"]

    two_players(server, ania, course)


def test_where_there_is_a_clock_the_clock_decides(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        await one.__aexit__()
        await other.until(lambda me: one.holds[0] not in present(me))
        await asyncio.sleep(2.5)
        assert (await other.ask("propose", **replacing(other, one.holds[0])))["code"] == "absent"

    two_players(server, ania, course, clock={"bank": 3600, "grace": 10})


def present(who: AtTable) -> list[int]:
    """The seats whose holders are here, by the last message that tells."""
    told = [json.loads(text) for text in who.received]
    lists = [each["present"] for each in told if each["type"] == "presence"]
    return lists[-1] if lists else list(range(2))


def test_alone_against_bots_everything_can_be_taken_back(server: Server, ania: httpx.Client) -> None:
    made = create(
        ania,
        "mini",
        name="Ania",
        seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}],
    )

    async def play() -> None:
        async with AtTable(server.url, made["table"]["id"], made["seats"][0]["token"]) as me:
            await me.until(lambda me: me.question is not None and me.position["asked"] == [0])
            before = me.position["view"]  # the bot has sealed its bid
            stored = await me.move(first_action(me))
            await me.until(lambda me: me.question is not None and me.question["number"] >= stored["seq"])
            assert me.position["undo"] == "vote"  # the bids have come to light
            assert (await me.ask("undo", seat=0))["type"] == "accepted"
            await me.until(lambda me: me.position["view"] == before)

    asyncio.run(play())


def test_what_came_to_light_is_not_taken_back_without_the_others(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        await one.move(first_action(one))
        await other.move(first_action(other))
        await other.until(lambda me: "BidsRevealed" in str(me.lines[-4:]))
        assert other.position["undo"] == "vote"
        asked = await other.ask("undo", seat=other.holds[0])
        await one.until(lambda me: me.position["proposal"] is not None)
        assert one.position["proposal"]["number"] == asked["seq"]

    two_players(server, ania, course, game="mini", options={"hand": "none"})
