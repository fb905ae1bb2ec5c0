"""Who thinks first: no crowd of bots makes a person wait, no owner another, and what nobody wants is not thought about."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.test_elsewhere import with_app
from tests.server.test_storage import ANIA, new_table, with_services
from viceregal.bots import thinking
from viceregal.server.live import turns
from viceregal.server.live.bots import turn_of
from viceregal.server.live.minds import Minds
from viceregal.server.live.turns import NotWanted, Rank, Turn, Turns
from viceregal.server.services import Services
from viceregal.server.tables import seating, votes
from viceregal.server.tables.commands import Commands


class Hall:
    """Places to think in, and who got one, in order. Nobody thinks here: the test says when somebody is done."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(list(range(places)))
        self.got: list[str] = []
        self.sitting: dict[str, tuple[int, Turn]] = {}
        self.waiting: list[asyncio.Task[None]] = []

    async def come(self, name: str, turn: Turn, is_wanted: Callable[[], bool] = lambda: True) -> None:
        async def wait() -> None:
            self.sitting[name] = (await self.turns.take(turn, is_wanted), turn)
            self.got.append(name)

        self.waiting.append(asyncio.create_task(wait()))
        await asyncio.sleep(0)

    async def done(self, name: str, seconds: float = 0.0) -> None:
        place, turn = self.sitting.pop(name)
        self.turns.give_back(place, turn, seconds)
        await settled()

    async def all_done(self) -> None:
        """One after another, each when it has begun."""
        while self.sitting:
            await self.done(next(iter(self.sitting)))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def course(script: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(script())  # type: ignore[arg-type]


def alone(owner: str, table: str = "") -> Turn:
    return Turn(Rank.ALONE, owner, table)


def test_people_come_before_hints_and_hints_before_bots_alone() -> None:
    async def script() -> None:
        hall = Hall(2)
        await hall.come("first", Turn(Rank.PEOPLE, "x"))
        await hall.come("second", Turn(Rank.PEOPLE, "y"))
        for rank in (Rank.ALONE, Rank.WATCHED, Rank.ASKED, Rank.PEOPLE):
            await hall.come(rank.name, Turn(rank, "z"))
        await hall.all_done()
        assert hall.got == ["first", "second", "PEOPLE", "ASKED", "WATCHED", "ALONE"]

    course(script)


def test_a_place_is_always_left_for_people() -> None:
    async def script() -> None:
        hall = Hall(4)
        for number in range(9):
            await hall.come(f"alone {number}", alone(f"owner {number}"))
        await settled()
        assert len(hall.sitting) == 2, "bots alone have half of the places"
        for number in range(9):
            await hall.come(f"hint {number}", Turn(Rank.ASKED, f"address {number}"))
        await settled()
        assert len(hall.sitting) == 3, "and with hints all but one"
        await hall.come("person", Turn(Rank.PEOPLE, "Ania"))
        await settled()
        assert "person" in hall.sitting

    course(script)


def test_owners_take_turns_and_so_do_the_tables_of_each() -> None:
    async def script() -> None:
        hall = Hall(2)
        await hall.come("first", alone("Zofia"))
        for number in range(4):
            await hall.come(f"a{number}", alone("Ania", "one"))
        await hall.come("a of another table", alone("Ania", "two"))
        await hall.come("o", alone("Olek"))
        await hall.all_done()
        assert hall.got == ["first", "a0", "o", "a of another table", "a1", "a2", "a3"]

    course(script)


def test_bots_alone_have_a_budget_that_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(turns.time, "monotonic", lambda: now)

    async def script() -> None:
        nonlocal now
        hall = Hall(2)
        await hall.come("long", alone("Ania"))
        await hall.done("long", turns.ALONE_BURST + 5.0)
        await hall.come("again", alone("Ania"))
        await hall.come("other", alone("Olek"))
        assert set(hall.sitting) == {"other"}
        await hall.done("other")
        now += 5.0 / turns.ALONE_SHARE + 1.0
        hall.turns._serve_later()
        await settled()
        assert "again" in hall.sitting
        hall.turns.stop()

    course(script)


def test_thinking_on_is_for_when_nobody_else_thinks() -> None:
    async def script() -> None:
        hall = Hall(4)
        await hall.come("hint", Turn(Rank.ASKED, "x"))
        for name in ("on", "on too"):
            await hall.come(name, Turn(Rank.THINKING_ON, "", name))
        await settled()
        assert hall.got == ["hint"]
        await hall.done("hint")
        assert hall.got == ["hint", "on"], "and one at a time"
        for name in ("one", "two", "three"):
            await hall.come(name, Turn(Rank.PEOPLE, name))
        await settled()
        assert {"one", "two", "three"} < set(hall.sitting), "nobody waits for it"

    course(script)


def test_a_table_is_thought_about_where_it_was_before() -> None:
    async def script() -> None:
        hall = Hall(4)
        places = {}
        for name in ("a", "b", "c"):
            await hall.come(name, Turn(Rank.PEOPLE, "x", name))
            places[name] = hall.sitting[name][0]
        await hall.all_done()
        for name in ("b", "c", "a"):
            await hall.come(name, Turn(Rank.PEOPLE, "x", name))
            assert hall.sitting[name][0] == places[name]
        await hall.come("a again", Turn(Rank.PEOPLE, "x", "a"))
        assert "a again" in hall.sitting, "and elsewhere, where that is taken"

    course(script)


def test_what_nobody_wants_any_more_is_left_out() -> None:
    async def script() -> None:
        hall, wanted = Hall(2), {"late"}
        await hall.come("one", Turn(Rank.PEOPLE))
        await hall.come("two", Turn(Rank.PEOPLE))
        await hall.come("late", Turn(Rank.PEOPLE), lambda: "late" in wanted)
        await hall.come("given up", Turn(Rank.PEOPLE))
        await hall.come("last", Turn(Rank.PEOPLE))
        wanted.clear()
        hall.waiting[3].cancel()
        await hall.done("one")
        assert hall.got == ["one", "two", "last"]
        with pytest.raises(NotWanted):
            await hall.waiting[2]

    course(script)


def test_who_gives_up_in_the_moment_of_its_turn_gives_the_place_back() -> None:
    async def script() -> None:
        hall = Hall(2)
        await hall.come("one", Turn(Rank.PEOPLE))
        await hall.come("two", Turn(Rank.PEOPLE))
        await hall.come("three", Turn(Rank.PEOPLE))
        place, turn = hall.sitting.pop("one")
        hall.turns.give_back(place, turn, 0.0)  # the third has the place, and does not know it yet
        hall.waiting[2].cancel()
        await settled()
        await hall.come("four", Turn(Rank.PEOPLE))
        await settled()
        assert "four" in hall.sitting

    course(script)


# With real processes --------------------------------------------------------------------------------------------


def slowly(name: str) -> str:
    time.sleep(0.5)
    return name


def test_a_crowd_of_bots_does_not_keep_a_person_waiting() -> None:
    async def script() -> None:
        minds, order = Minds(1), []

        async def think(name: str, turn: Turn) -> None:
            order.append(await minds.think(slowly, name, turn=turn))

        crowd = [asyncio.create_task(think(f"bot {n}", alone("Olek", str(n)))) for n in range(8)]
        await settled()  # they stand there, however slow the machine
        await think("Ania's", Turn(Rank.PEOPLE, "Ania"))
        assert len(order) < 6, "eight were before it"
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        await minds.stop()

    course(script)


def endless(*_: object) -> str:
    while True:
        time.sleep(1)


def test_a_bot_stops_thinking_when_its_game_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course(services: Services) -> None:
        monkeypatch.setattr(thinking, "choose", endless)
        bot = {"kind": "bot", "level": "greedy"}
        table = await new_table(services, seats=[bot, {"kind": "me"}], options={"first": "0"})
        while not any(worker.process for worker in services.minds.workers):
            await asyncio.sleep(0.02)

        def give_up(commands: Commands) -> None:
            votes.propose(commands, "r", 1, votes.Wish("end"))

        await services.rooms.do(table.id, ANIA, give_up)
        while services.bots.driving:
            await asyncio.sleep(0.02)
        assert not any(worker.process for worker in services.minds.workers)

    with_services(tmp_path, course)


def test_a_hint_that_nobody_waits_for_is_not_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course(client: httpx.AsyncClient, services: Services) -> None:
        monkeypatch.setattr(thinking, "advise", endless)
        wanted = {"game": "hand-of-the-king", "seats": [{"kind": "me"}, {"kind": "here"}], "name": "Ania"}
        made = (await client.post("/api/tables", json={**wanted, "options": {"first": "0"}})).json()
        path = f"/api/tables/{made['table']['id']}/hint"
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        heard: list[Any] = [
            {"type": "http.request", "body": b'{"seat": 0}', "more_body": False},
            {"type": "http.disconnect"},
        ]

        async def receive() -> Any:
            while len(heard) == 1 and not any(worker.process for worker in services.minds.workers):
                await asyncio.sleep(0.02)  # it hangs up when the bot has begun
            return heard.pop(0) if heard else {"type": "http.disconnect"}

        async def send(_: Any) -> None:
            pass

        headers = [
            (b"host", b"localhost"),
            (b"content-type", b"application/json"),
            (b"cookie", cookie.encode()),
        ]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "path": path,
        }
        scope |= {
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
        }
        scope |= {"server": ("localhost", 80), "scheme": "http", "root_path": ""}
        await client._transport.app(scope, receive, send)  # type: ignore[attr-defined]
        assert not any(worker.process for worker in services.minds.workers)

    with_app(tmp_path, course)


def test_the_turn_of_a_table(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        bot = {"kind": "bot", "level": "random"}
        together = await new_table(services, seats=[{"kind": "me"}, bot])
        bots = await new_table(services, seats=[bot, bot])
        assert turn_of(together, False) == Turn(Rank.PEOPLE, "ania", together.id)
        assert turn_of(bots, False) == Turn(Rank.ALONE, "ania", bots.id)
        assert turn_of(bots, True).rank == Rank.WATCHED
        await services.rooms.do(
            together.id, ANIA, lambda commands: seating.give_to_bot(commands, 0, "random")
        )
        assert turn_of(together, False).rank == Rank.ALONE, "nobody plays there any more"

    with_services(tmp_path, course)
