"""What was learnt goes with an account: from every device, once, and with the account when it goes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from tests.server.client import browser
from tests.server.serving import Server
from tests.server.test_accounts import register
from tests.server.test_storage import with_services
from viceregal.lessons import lessons, tips
from viceregal.server.services import Services

HAND = "hand-of-the-king"
FIRST, SECOND = [f"{HAND}/{each.editions[0]}/{each.key}" for each in lessons(HAND)[:2]]
TIP = f"{HAND}/{tips(HAND)[0].key}"


def test_what_two_devices_have_learnt_is_one(server: Server, ania: httpx.Client) -> None:
    name = "Ania who learns"
    register(ania, name).raise_for_status()
    assert ania.get("/api/me/lessons").json() == {"lessons": [], "tips": []}
    kept = ania.post("/api/me/lessons", json={"lessons": [FIRST], "tips": [TIP]})
    assert kept.json() == {"lessons": [FIRST], "tips": [TIP]}
    with browser(server.url) as other:
        other.post("/api/session", json={"name": name, "password": "a lantern of seven herrings"})
        merged = other.post("/api/me/lessons", json={"lessons": [SECOND, FIRST, SECOND]}).json()
        assert sorted(merged["lessons"]) == sorted([FIRST, SECOND]) and merged["tips"] == [TIP]
    assert ania.get("/api/me/lessons").json() == merged
    assert "learnt" in ania.get("/api/me/export.json").json()


def test_what_a_guest_has_learnt_becomes_the_accounts_and_no_sooner(ania: httpx.Client) -> None:
    ania.post("/api/me", json={"name": "A guest who learns"})
    refused = ania.post("/api/me/lessons", json={"lessons": [FIRST]})
    assert (refused.status_code, refused.json()["code"]) == (409, "guest")
    register(ania, "No guest any more").raise_for_status()
    assert ania.post("/api/me/lessons", json={"lessons": [FIRST]}).json()["lessons"] == [FIRST]


def test_lessons_of_another_time_are_left_out_and_nonsense_is_refused(ania: httpx.Client) -> None:
    register(ania, "Ania of another time").raise_for_status()
    gone = {"lessons": [f"{HAND}/standard/no-such-lesson", "chess/standard/move"], "tips": ["chess/fork"]}
    assert ania.post("/api/me/lessons", json=gone).json() == {"lessons": [], "tips": []}
    for bad in ({"lessons": ["<b>"]}, {"lessons": [FIRST] * 1001}, {"lesson": []}, {"tips": [1]}):
        assert ania.post("/api/me/lessons", json=bad).status_code == 422
    assert ania.get("/api/me/lessons").json() == {"lessons": [], "tips": []}


def test_it_goes_with_the_account_and_two_may_say_it_at_once(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, _ = await services.identity.new_guest("Ania")
        shelf, player = services.learnt, str(ania.player)
        await asyncio.gather(*[shelf.add(player, {"lesson": [FIRST], "tip": [TIP]}) for _ in range(2)])
        assert await shelf.of(player) == {"lesson": [FIRST], "tip": [TIP]}
        await services.identity.delete_player(player)
        assert await shelf.of(player) == {"lesson": [], "tip": []}

    with_services(tmp_path, course)
