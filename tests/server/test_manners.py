"""A house with manners: rematches are asked and answered, hints are shown, what is alone is private, the end says why."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.client import AtTable, Plain, create, fetch, take, visitor
from tests.server.serving import Server

ME: Plain = {"kind": "me"}
OPEN: Plain = {"kind": "open"}
HERE: Plain = {"kind": "here", "name": "Basia"}
BOT: Plain = {"kind": "bot", "level": "random"}


def lines(client: httpx.Client, table: str, lang: str = "en") -> list[Plain]:
    found: list[Plain] = client.get(f"/api/tables/{table}/log", params={"lang": lang}).json()["lines"]
    return found


def finished(server: Server, ania: httpx.Client, olek: httpx.Client, **options: str) -> str:
    """A game of two people and a bot, played to its end."""
    made = create(ania, name="Ania", seats=[ME, OPEN, BOT], options=options)
    table: str = made["table"]["id"]
    key = take(olek, table, 1, "Olek")

    async def play() -> None:
        async with (
            AtTable(server.url, table, made["seats"][0]["token"]) as one,
            AtTable(server.url, table, key) as other,
        ):
            await asyncio.gather(one.play_on(Random(1)), other.play_on(Random(2)))

    asyncio.run(play())
    return table


# Rematches ------------------------------------------------------------------------------------------------------


def test_a_rematch_waits_until_the_others_accept(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    table = finished(server, ania, olek)
    path = f"/api/tables/{table}/rematch"
    asked = ania.post(path, json={}).json()["table"]
    assert asked["phase"] == "open" and asked["rematch_of"] == table
    assert [seat["kind"] for seat in asked["seats"]] == ["person", "open", "bot"]
    assert asked["seats"][1]["invited"] == {"name": "Olek", "you": False, "declined": False}
    assert lines(olek, table)[-1]["words"] == "Ania asks for a rematch"
    old = olek.get(f"/api/tables/{table}").json()
    assert old["rematch"] == asked["id"]
    with visitor(server.url) as stranger:
        assert stranger.post(path, json={}).json()["code"] == "seat"
        kept = stranger.post(f"/api/tables/{asked['id']}/seats/1/take", json={"name": "Ewa"})
        assert kept.json()["code"] == "kept"  # a seat that waits for Olek is nobody else's
    accepted = olek.post(path, json={}).json()
    assert accepted["table"]["id"] == asked["id"] and accepted["table"]["phase"] == "playing"
    assert [seat["seat"] for seat in accepted["seats"]] == [1]
    assert [seat["name"] for seat in accepted["table"]["seats"]][:2] == ["Ania", "Olek"]
    key = {"Authorization": f"Bearer {accepted['seats'][0]['token']}"}
    assert fetch(f"{server.url}/api/tables/{asked['id']}/position?look=1", headers=key).status_code == 200
    assert ania.post(path, json={}).json()["table"]["id"] == asked["id"]  # to ask again leads there


def test_who_declines_leaves_the_seat_to_others(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    table = finished(server, ania, olek)
    path = f"/api/tables/{table}/rematch"
    assert olek.post(path, json={"agree": False}).json()["code"] == "phase"  # nobody has asked
    new = ania.post(path, json={}).json()["table"]["id"]
    shown = olek.get(f"/api/tables/{new}").json()["seats"][1]["invited"]
    assert shown == {"name": "Olek", "you": True, "declined": False}
    assert olek.post(path, json={"agree": False}).json()["seats"] == []
    olek.post(path, json={"agree": False})  # said once
    told = [line for line in lines(ania, new) if line["is"] == "no_rematch"]
    assert [line["words"] for line in told] == ["Olek declines the rematch"]
    assert lines(ania, new, "cs")[-1]["words"] == "Olek odvetu odmítá"
    assert ania.get(f"/api/tables/{new}").json()["seats"][1]["invited"]["declined"] is True
    with visitor(server.url) as stranger:
        taken = stranger.post(f"/api/tables/{new}/seats/1/take", json={"name": "Ewa"}).json()["table"]
    assert taken["phase"] == "playing" and taken["seats"][1]["name"] == "Ewa"


def test_who_waits_can_ask_a_bot_to_an_empty_seat(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    table = create(ania, name="Ania", seats=[ME, OPEN])["table"]["id"]
    path = f"/api/tables/{table}/seats"
    olek.post("/api/me", json={"name": "Olek"})
    assert olek.post(f"{path}/1/bot", json={"level": "page"}).json()["code"] == "seat"
    assert ania.post(f"{path}/0/bot", json={"level": "page"}).json()["code"] == "taken"
    assert ania.post(f"{path}/1/bot", json={"level": "dragon"}).json()["code"] == "setup"
    begun = ania.post(f"{path}/1/bot", json={"level": "page"}).json()
    assert begun["phase"] == "playing" and begun["seats"][1]["level"] == "page"
    assert "Greta, a bot, takes the empty seat" in [line["words"] for line in lines(ania, table)]


# Hints and privacy ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "hints", "public"),
    [
        ([ME, BOT], True, False),
        ([ME, HERE], False, False),
        ([ME, OPEN], False, True),
        ([ME, OPEN, BOT], False, True),
    ],
)
def test_what_nobody_has_said_follows_from_who_plays(
    ania: httpx.Client, seats: list[Plain], hints: bool, public: bool
) -> None:
    made = create(ania, name="Ania", seats=seats)["table"]
    assert (made["hints"], made["public"]) == (hints, public)
    said = create(ania, seats=seats, hints=not hints, public=not public)["table"]
    assert (said["hints"], said["public"]) == (not hints, not public)


def test_a_hint_between_people_is_told_to_all_once(ania: httpx.Client) -> None:
    table = create(ania, name="Ania", seats=[ME, HERE], hints=True, options={"first": "0"})["table"]["id"]
    for _ in range(2):
        assert ania.post(f"/api/tables/{table}/hint", json={"seat": 0}).status_code == 200
    told = [line["words"] for line in lines(ania, table) if line["is"] == "hinted"]
    assert told == ["Ania asks for a hint"]
    alone = create(ania, seats=[ME, BOT], options={"first": "0"})["table"]["id"]
    assert ania.post(f"/api/tables/{alone}/hint", json={"seat": 0}).status_code == 200
    assert not [line for line in lines(ania, alone) if line["is"] == "hinted"]


# What the lobby and the end tell --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "cs"])
def test_every_option_level_and_game_is_explained(ania: httpx.Client, lang: str) -> None:
    games: list[dict[str, Any]] = ania.get("/api/games", params={"lang": lang}).json()
    for game in games:
        if game["key"] == "mini":
            continue
        assert len(game["about"].split()) >= 45, game["key"]  # half a minute
        assert all(option["about"] for option in game["options"])
        assert len({level["about"] for level in game["levels"] if level["about"]}) == 5


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "measured: won 80 ± 8% against Page (100 games, 2 players, Polish edition)"),
        ("pl", "zmierzono: 80 ± 8% wygranych, rywal: Paź (100 partii, 2 gracze, wydanie polskie)"),
        ("ru", "измерено: 80 ± 8 % побед, соперник: Паж (100 партий, 2 игрока, польское издание)"),
        ("cs", "změřeno: 80 ± 8 % výher, soupeř: Páže (100 partií, 2 hráči, polské vydání)"),
    ],
)
def test_a_level_says_how_strong_it_was_measured_to_be(ania: httpx.Client, lang: str, words: str) -> None:
    games = {game["key"]: game for game in ania.get("/api/games", params={"lang": lang}).json()}
    told = {level["level"]: level["measured"].replace("\xa0", " ") for level in games["viceroy"]["levels"]}
    assert told["squire"] == words and told["page"] == ""
    assert not any(level["measured"] for level in games["mini"]["levels"])


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            "measured: won 73 ± 10% against Page (60 games, 3 players, Polish edition; 33% would be fair)",
        ),
        (
            "cs",
            "změřeno: 73 ± 10 % výher, soupeř: Páže (60 partií, 3 hráči, polské vydání; rovným dílem by bylo 33 %)",
        ),
    ],
)
def test_a_wish_is_told_how_strong_the_levels_are_at_its_table(
    ania: httpx.Client, lang: str, words: str
) -> None:
    def told(seats: int) -> dict[str, str]:
        asked: dict[str, str | int] = {"seats": seats, "edition": "pl", "lang": lang}
        found = ania.get("/api/games/viceroy/fitting", params=asked).json()["measured"]
        return {level: said.replace("\xa0", " ") for level, said in found.items()}

    games = {game["key"]: game for game in ania.get("/api/games", params={"lang": lang}).json()}
    usual = {each["level"]: each["measured"].replace("\xa0", " ") for each in games["viceroy"]["levels"]}
    assert told(3)["squire"] == words
    assert told(2)["squire"] == usual["squire"] != words
    assert "page" not in told(2), "there is none below it"


def test_partners_are_told_before_and_at_the_table(ania: httpx.Client) -> None:
    for variant in ("teams", "raven"):
        asked: dict[str, str | int] = {"seats": 4, "option": f"variant:{variant}", "last": "variant"}
        told = ania.get("/api/games/hand-of-the-king/fitting", params=asked).json()
        assert told["sides"] == [[0, 2], [1, 3]]
    assert ania.get("/api/games/viceroy/fitting", params={"seats": 4}).json()["sides"] == []
    four = [ME, BOT, BOT, BOT]
    teams = create(ania, name="Ania", seats=four, options={"variant": "teams"})["table"]
    assert teams["partners"] == [[0, 2], [1, 3]]
    assert create(ania, seats=four)["table"]["partners"] == []


def test_the_end_says_why_by_which_rule_and_what_is_left(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    table = finished(server, ania, olek)
    ending = ania.get(f"/api/tables/{table}").json()["outcome"]["ending"]
    assert ending["rule"] == "HK-END-1" and ending["words"] == "Varys has nowhere left to go."
    taken = sum(len(line["sources"]) for line in ania.get(f"/api/tables/{table}").json()["outcome"]["sheet"])
    assert taken and all(each[0].isdigit() for each in ending["left"])
    polish = ania.get(f"/api/tables/{table}", params={"lang": "pl"}).json()["outcome"]
    assert polish["ending"]["words"] == "Varys nie ma już dokąd pójść."
    assert all(bool(line["source"]) == bool(line["sources"]) for line in polish["sheet"])
    assert any("owie" in line["source"] for line in polish["sheet"])


def test_who_invites_is_named(ania: httpx.Client, olek: httpx.Client) -> None:
    table = create(ania, name="Ania", seats=[OPEN, ME])["table"]["id"]
    assert olek.get(f"/api/tables/{table}").json()["host"] == "Ania"
