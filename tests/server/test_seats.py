"""Seats, the lobby, spectators, people at one screen, bots that play on."""

from __future__ import annotations

import asyncio
from random import Random

import httpx

from tests.server.client import AtTable, Plain, create, fetch, take
from tests.server.serving import Server
from tests.server.test_moves import first_action, two_players

BOTS = [{"kind": "bot", "level": "random"}] * 2


def lobby(client: httpx.Client, **query: object) -> list[str]:
    answer = client.get("/api/tables", params={"limit": 100, **query})  # type: ignore[dict-item]
    assert answer.status_code == 200
    return [table["id"] for table in answer.json()["tables"]]


def test_the_lobby_lists_public_tables_and_ones_own(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    seats: list[Plain] = [{"kind": "me"}, {"kind": "open"}]
    open_table = create(ania, name="Ania", seats=seats)["table"]["id"]
    private = create(ania, seats=seats, public=False)["table"]["id"]
    assert open_table in lobby(olek, phase="open") and private not in lobby(olek)
    assert {open_table, private} <= set(lobby(ania, mine=True))
    assert open_table not in lobby(olek, phase="playing") and open_table not in lobby(olek, game="mini")
    assert olek.get("/api/tables", params={"mine": True}).status_code == 401
    assert olek.get("/api/tables", params={"game": "\0"}).status_code == 422  # no storage has such a name
    assert olek.get(f"/api/tables/{private}").json()["seats"][0]["yours"] is False  # by its link
    one = ania.get("/api/tables", params={"limit": 1, "mine": True}).json()
    assert one["tables"][0]["id"] == private
    rest = ania.get("/api/tables", params={"mine": True, "before": one["before"]}).json()
    assert [table["id"] for table in rest["tables"]] == [open_table]


def test_a_seat_is_taken_once_and_left_before_the_game(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    table = create(ania, name="Ania", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["table"][
        "id"
    ]
    key = take(olek, table, 1, "Olek")
    path = f"/api/tables/{table}/seats"
    assert ania.post(f"{path}/1/take", json={}).json()["code"] == "taken"
    assert ania.post(f"{path}/1/leave", json={}).json()["code"] == "seat"
    assert ania.post(f"{path}/7/take", json={}).status_code == 404
    assert olek.post(f"{path}/1/leave", json={}).json()["seats"][1]["kind"] == "open"
    stale = fetch(
        f"{server.url}/api/tables/{table}/position?look=1", headers={"Authorization": f"Bearer {key}"}
    )
    assert stale.status_code == 401  # the key is gone with the seat
    take(olek, table, 1, "Olek")
    assert olek.post(f"{path}/2/take", json={}).json()["table"]["phase"] == "playing"
    assert olek.post(f"{path}/1/leave", json={}).json()["code"] == "phase"


def test_two_at_one_screen(server: Server, ania: httpx.Client) -> None:
    made = create(ania, "mini", name="Ania", seats=[{"kind": "me"}, {"kind": "here", "name": "Olek"}])
    table = made["table"]["id"]
    assert [seat["name"] for seat in made["table"]["seats"]] == ["Ania", "Olek"]
    token = ania.cookies["viceregal"]

    async def play() -> None:
        async with AtTable(server.url, table, token) as screen:
            assert screen.holds == [0, 1] and screen.position["look"] == 0
            choice = Random(3)
            while not screen.over:
                seat = choice.choice(screen.position["asked"])
                await screen.send("look", seat=seat)
                await screen.hear("state")
                assert screen.position["look"] == seat and screen.position["secret"]
                assert screen.question is not None
                stored = await screen.move(choice.choice(screen.question["actions"])["action"])
                await screen.up_to(stored["seq"])

    asyncio.run(play())


def test_a_spectator_sees_no_more_than_all_may_see(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        async with AtTable(server.url, one.table_id) as spectator:
            assert spectator.position["question"] is None and spectator.position["prompt"] is not None
            assert spectator.position["view"]["viewer"] is None
            await spectator.send("look", seat=0)
            assert (await spectator.hear("refused"))["code"] == "seat"
        shown = ania.get(f"/api/tables/{one.table_id}").json()
        assert sorted(seat["seat"] for seat in shown["seats"] if seat["present"]) == [0, 1]
        for seat in range(2):
            answer = fetch(f"{server.url}/api/tables/{one.table_id}/position?look={seat}")
            assert answer.json()["code"] == "seat"

    two_players(server, ania, course)


def test_presence_is_told(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        async with AtTable(server.url, one.table_id):
            while (await one.hear("presence"))["watching"] != 1:
                pass
        while (await one.hear("presence"))["watching"] != 0:
            pass

    two_players(server, ania, course)


def test_a_bot_plays_on_until_one_comes_back(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        headers = {"Authorization": f"Bearer {one.hello['token']}"}
        path = f"/api/tables/{one.table_id}/seats/{one.holds[0]}"
        assert ania.post(f"{path}/bot", json={"level": "alphabeta:seconds=99"}, headers=headers).json()[
            "code"
        ] == ("setup")
        given = ania.post(f"{path}/bot", json={"level": "greedy"}, headers=headers)
        assert given.json()["seats"][one.holds[0]]["away"]
        await other.until(lambda me: me.question is not None)
        await other.move(first_action(other))
        await other.until(lambda me: me.question is not None)  # the bot has answered
        back = ania.post(f"{path}/back", json={}, headers=headers).json()
        await other.move(first_action(other))
        async with AtTable(server.url, one.table_id, back["seats"][0]["token"]) as me:
            await me.until(lambda me: me.question is not None)
            assert (await me.move(first_action(me)))["type"] == "accepted"
        old = fetch(f"{server.url}{path.split('/seats')[0]}", headers=headers)
        assert old.status_code == 401  # coming back makes a new key

    two_players(server, ania, course, hints=True)  # without, the bot would stay


def test_what_cannot_be_a_table(server: Server, ania: httpx.Client) -> None:
    def refused(**wanted: object) -> tuple[int, str, str | None]:
        body = {"game": "hand-of-the-king", "seats": BOTS, **wanted}
        answer = ania.post("/api/tables", json=body)
        error = answer.json()
        return answer.status_code, error.get("code"), error.get("rule")

    assert refused(game="chess") == (400, "setup", None)
    assert refused(edition="golden") == (400, "setup", None)
    assert refused(seats=BOTS[:1]) == (400, "setup", None)
    assert refused(options={"variant": "teams"}) == (400, "setup", "HK-VAR-1")
    assert refused(options={"colour": "red"}) == (400, "setup", None)
    assert refused(seats=[{"kind": "bot", "level": "alphabeta:seconds=3600"}, BOTS[0]]) == (
        400,
        "setup",
        None,
    )
    assert refused(seats=[{"kind": "bot"}, BOTS[0]]) == (422, "invalid", None)
    assert refused(seats=[{"kind": "me"}, BOTS[0]]) == (401, "nobody", None)
    assert refused(name="A", seats=[{"kind": "me"}] * 2) == (422, "invalid", None)
    assert refused(surprise=1) == (422, "invalid", None)
    assert refused(clock={"bank": -1}) == (422, "invalid", None)
