"""Friends by name: nobody learns who exists, and nothing happens without consent."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from tests.server.client import Plain, browser, create
from tests.server.finished import HAND, ME, OPEN, PAGE
from tests.server.serving import Server
from tests.server.test_accounts import GOOD, register
from tests.server.test_storage import with_services
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.storage import friends, schema

_numbers = count(1)


class Somebody:
    """An account of a name that nobody else has."""

    def __init__(self, url: str, name: str) -> None:
        self.client = browser(url)
        self.name = f"{name}/{next(_numbers)} & Co."  # what an address would read otherwise
        register(self.client, self.name).raise_for_status()

    def friends(self) -> Plain:
        told: Plain = self.client.get("/api/friends").json()
        return told

    def ask(self, name: str) -> httpx.Response:
        return self.client.post("/api/friends", json={"name": name})

    def answer(self, name: str, agree: bool = True) -> httpx.Response:
        return self.client.post("/api/friends/answers", json={"name": name, "agree": agree})

    def names(self) -> list[str]:
        return [friend["name"] for friend in self.friends()["friends"]]


@pytest.fixture
def ewa(server: Server) -> Iterator[Somebody]:
    made = Somebody(server.url, "Ewa")
    yield made
    made.client.close()


@pytest.fixture
def jan(server: Server) -> Iterator[Somebody]:
    made = Somebody(server.url, "Jan")
    yield made
    made.client.close()


def test_friends_are_asked_and_answer(ewa: Somebody, jan: Somebody) -> None:
    assert ewa.ask(jan.name.upper()).status_code == 204
    assert ewa.ask(jan.name).status_code == 204  # a second time changes nothing
    assert ewa.friends()["asked"] == [jan.name.upper()] and ewa.names() == []
    assert jan.friends()["asking"] == [ewa.name]
    assert jan.client.get("/api/me").json()["news"] == 1
    assert jan.answer(ewa.name).status_code == 204
    assert ewa.names() == [jan.name] and jan.names() == [ewa.name]
    assert ewa.friends()["asked"] == jan.friends()["asking"] == []
    assert jan.answer(ewa.name).status_code == 404
    assert jan.client.delete("/api/friends", params={"name": ewa.name}).status_code == 204
    assert ewa.names() == jan.names() == []
    assert jan.client.delete("/api/friends", params={"name": ewa.name}).status_code == 404


def test_two_who_ask_each_other_are_friends(ewa: Somebody, jan: Somebody) -> None:
    ewa.ask(jan.name)
    jan.ask(ewa.name)
    assert ewa.names() == [jan.name] and jan.friends()["asked"] == []


def test_who_asks_learns_nothing_about_who_exists(ewa: Somebody, jan: Somebody) -> None:
    """There, not there, declined, blocked: the same answers, and the same list."""
    nobody = "Nobody of this name"
    there, not_there = ewa.ask(jan.name), ewa.ask(nobody)
    assert (there.status_code, there.content) == (not_there.status_code, not_there.content) == (204, b"")
    assert ewa.friends()["asked"] == [jan.name, nobody]
    jan.answer(ewa.name, agree=False)
    assert ewa.friends()["asked"] == [jan.name, nobody] and jan.friends()["asking"] == []
    ewa.ask(jan.name)  # and again: nobody is bothered
    assert jan.friends()["asking"] == []
    for name in (jan.name, nobody):
        assert ewa.client.delete("/api/friends", params={"name": name}).status_code == 404
    for name in (jan.name, nobody):
        assert ewa.answer(name).json() == ewa.answer(nobody).json()
        assert ewa.client.post("/api/blocks", json={"name": name}).status_code == 404
        assert ewa.client.delete("/api/friends/asks", params={"name": name}).status_code == 204
    assert ewa.friends()["asked"] == []


def test_whoever_is_blocked_is_heard_of_no_more(ewa: Somebody, jan: Somebody) -> None:
    ewa.ask(jan.name)
    assert jan.client.post("/api/blocks", json={"name": ewa.name}).status_code == 204
    assert jan.friends()["asking"] == [] and jan.friends()["blocked"] == [ewa.name]
    assert ewa.friends()["asked"] == [jan.name] and ewa.friends()["blocked"] == []
    ewa.client.delete("/api/friends/asks", params={"name": jan.name})
    assert ewa.ask(jan.name).status_code == 204
    assert jan.friends()["asking"] == []
    assert jan.ask(ewa.name).json()["code"] == "phase"
    assert jan.client.delete("/api/blocks", params={"name": ewa.name}).status_code == 204
    assert jan.client.delete("/api/blocks", params={"name": ewa.name}).status_code == 404
    assert jan.ask(ewa.name).status_code == 204 and ewa.friends()["asking"] == [jan.name]


def test_guests_and_oneself_are_nobodys_friends(ewa: Somebody, olek: httpx.Client) -> None:
    assert ewa.ask(ewa.name).json()["code"] == "phase"
    assert olek.get("/api/friends").status_code == 401
    olek.post("/api/me", json={"name": "A guest"})
    for answer in (olek.get("/api/friends"), olek.post("/api/friends", json={"name": ewa.name})):
        assert (answer.status_code, answer.json()["code"]) == (409, "phase")


def befriend(one: Somebody, other: Somebody) -> None:
    one.ask(other.name)
    other.answer(one.name)


def test_a_friend_is_seen_at_a_table_and_private_tables_are_not_given_away(
    ewa: Somebody, jan: Somebody
) -> None:
    befriend(ewa, jan)
    private = create(jan.client, seats=[ME, PAGE], public=False)["table"]["id"]
    [friend] = ewa.friends()["friends"]
    assert (friend["game"], friend["phase"], friend["table"]) == (HAND, "playing", None)
    public = create(jan.client, seats=[ME, OPEN], public=True)["table"]["id"]
    [friend] = ewa.friends()["friends"]
    assert (friend["phase"], friend["table"]) == ("open", public) and private != public


def test_friends_are_asked_to_a_table_that_waits(
    server: Server, ewa: Somebody, jan: Somebody, olek: httpx.Client
) -> None:
    befriend(ewa, jan)
    table = create(ewa.client, seats=[ME, OPEN], public=False)["table"]["id"]
    path, body = f"/api/tables/{table}/invitations", {"name": jan.name}
    for _ in range(2):
        assert ewa.client.post(path, json=body).json() == {"names": [jan.name]}
    [told] = jan.friends()["invitations"]
    assert (told["table"], told["by"], told["game"]) == (table, ewa.name, HAND)
    assert jan.client.get("/api/me").json()["news"] == 1
    assert jan.client.post(path, json={"name": ewa.name}).json()["code"] == "seat"  # he does not sit there
    assert ewa.client.post(path, json={"name": "Nobody"}).status_code == 404
    register(olek, f"Stranger {next(_numbers)}").raise_for_status()
    assert olek.post(path, json=body).json()["code"] == "seat"
    assert jan.client.delete(f"/api/me/invitations/{table}").status_code == 204
    assert jan.friends()["invitations"] == []
    ewa.client.post(path, json=body)
    jan.client.post(f"/api/tables/{table}/seats/1/take", json={}).raise_for_status()
    assert jan.friends()["invitations"] == []
    assert ewa.client.post(path, json=body).json()["code"] == "phase"  # it waits for nobody


def test_whoever_is_no_friend_any_more_does_not_call(ewa: Somebody, jan: Somebody) -> None:
    befriend(ewa, jan)
    table = create(ewa.client, seats=[ME, OPEN])["table"]["id"]
    ewa.client.post(f"/api/tables/{table}/invitations", json={"name": jan.name})
    jan.client.post("/api/blocks", json={"name": ewa.name}).raise_for_status()
    assert jan.friends()["invitations"] == [] and jan.client.get("/api/me").json()["news"] == 0
    assert ewa.names() == []


def test_a_deleted_account_leaves_no_friends_behind(ewa: Somebody, jan: Somebody) -> None:
    befriend(ewa, jan)
    assert jan.client.post("/api/accounts/delete", json={"password": GOOD}).status_code == 204
    assert ewa.friends() == {"friends": [], "asked": [], "asking": [], "blocked": [], "invitations": []}


def test_asks_are_limited_and_lapse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MAX_ASKS", 2)

    async def course(services: Services) -> None:
        ewa, _ = await services.identity.new_account("Ewa", GOOD)
        jan, _ = await services.identity.new_account("Jan", GOOD)
        book, a = services.friends, schema.friend_asks
        for name in ("Jan", "Nobody"):
            await book.ask(ewa, name)
        with pytest.raises(Problem, match="asked enough"):
            await book.ask(ewa, "Somebody")
        async with services.store.transaction() as connection:
            old = time.time() - (friends.ASK_DAYS + 1) * 86400
            await connection.execute(update(a).where(a.c.name == "Jan").values(at=old))
        assert (await services.tidying.tidy())["asks"] == 1
        assert await book.asked_by(str(ewa.player)) == ["Nobody"]
        assert await book.asking(str(jan.player)) == []

    with_services(tmp_path, course)
