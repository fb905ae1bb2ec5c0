"""Games, rules, words, records, replays, hints, analyses."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random

import httpx
import pytest

import viceregal
from tests.server.client import AtTable, create, visitor
from tests.server.serving import Server
from viceregal.bots.entry import LEVELS
from viceregal.games import GAMES
from viceregal.i18n import LANGUAGES
from viceregal.server.http import static

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_described_in_every_language(ania: httpx.Client, lang: str) -> None:
    found = {game["key"]: game for game in ania.get("/api/games", params={"lang": lang}).json()}
    assert set(GAMES) <= set(found)
    hand = found["hand-of-the-king"]
    for game in GAMES:
        assert tuple([each["level"] for each in found[game]["levels"]]) == LEVELS
        assert not {each["words"] for each in found[game]["levels"]} & set(
            LEVELS
        )  # each has a name for people
    assert hand["analysis"] is True and found["mini"]["analysis"] is False
    assert all(option["words"] and option["choices"] for option in hand["options"])


def test_a_choice_says_what_it_goes_together_with(ania: httpx.Client) -> None:
    found = {game["key"]: game for game in ania.get("/api/games").json()}

    def asked(game: str, option: str) -> dict[str, object]:
        choices = next(each for each in found[game]["options"] if each["key"] == option)["choices"]
        return {choice["key"]: choice["asks"] for choice in choices}

    nothing: dict[str, object] = {"seats": [], "editions": [], "options": {}}
    assert asked("hand-of-the-king", "variant") == {
        "base": nothing,
        "teams": {**nothing, "seats": [4]},
        "raven": {**nothing, "seats": [3, 4]},
    }
    assert asked("viceroy", "virtual_gems")["reserve"] == {**nothing, "editions": ["pl"]}
    assert asked("viscounts", "rival")["players"] == nothing  # what is usual asks for nothing
    boards = [key for key in asked("viscounts", "rival") if key != "players"]
    assert asked("viscounts", "harder")["1"] == {**nothing, "seats": [2], "options": {"rival": boards}}


def test_rules_are_found_by_chapter_words_and_id(ania: httpx.Client) -> None:
    book = ania.get("/api/rules/hand-of-the-king", params={"lang": "pl"}).json()
    ids = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert "HK-BAN-3" in ids and len(ids) > 30
    one = ania.get("/api/rules/hand-of-the-king/HK-BAN-3", params={"lang": "ru"}).json()
    assert one["id"] == "HK-BAN-3" and one["chapter"] == "BAN"
    found = ania.get("/api/rules/hand-of-the-king", params={"search": "farthest", "lang": "en"}).json()
    assert 0 < sum(len(chapter["rules"]) for chapter in found["chapters"]) < len(ids)
    assert ania.get("/api/rules/chess").json()["code"] == "unknown"
    assert ania.get("/api/rules/hand-of-the-king/HK-XX-1").status_code == 404
    assert ania.get("/api/rules/hand-of-the-king", params={"lang": "de"}).status_code == 422


def test_the_words_of_a_language_are_all_there(ania: httpx.Client) -> None:
    words = ania.get("/api/words/pl").json()
    assert ania.get("/api/words/pl").json() == words  # and they are there for the next one who asks
    assert words["common"]["name.player"] == "Gracz {number}"
    assert words["plural"].startswith("2011122222") and len(words["plural"]) == 200
    assert words["page"]["table.undo"] == "Cofnij"
    assert words["tables"]["viceroy"]
    assert words["common"]["language.name"]
    assert words["games"]["hand-of-the-king"]["house.stark"] == "Starkowie"
    forms = [text for text in words["games"]["hand-of-the-king"].values() if isinstance(text, list)]
    assert forms and all(len(form) == 3 for form in forms)
    assert ania.get("/api/words/de").status_code == 422


def test_words_can_be_asked_for_game_by_game(ania: httpx.Client) -> None:
    everything = ania.get("/api/words/pl").json()
    none = ania.get("/api/words/pl", params={"game": ""}).json()
    assert none == {**everything, "games": {}, "tables": {}}
    one = ania.get("/api/words/pl", params={"game": "viceroy"}).json()
    own = {kind: {"viceroy": everything[kind]["viceroy"]} for kind in ("games", "tables")}
    assert one == {**everything, "common": {}, "page": {}, **own}
    assert ania.get("/api/words/pl", params={"game": "chess"}).status_code == 404


def test_parts_of_the_page_have_words_of_their_own(ania: httpx.Client) -> None:
    told = ania.get("/api/words/pl/lessons")
    assert told.json()["words"]["goal"] == "Cel" and told.json()["lang"] == "pl"
    again = ania.get("/api/words/pl/lessons", headers={"If-None-Match": told.headers["etag"]})
    assert again.status_code == 304
    assert ania.get("/api/words/pl/nonsense").status_code == 404
    assert ania.get("/api/words/xx/lessons").status_code == 422


def test_a_page_gets_no_sentences_that_the_server_says(ania: httpx.Client) -> None:
    everything = ania.get("/api/words/pl").json()["games"]["viceroy"]
    drawn = ania.get("/api/words/pl", params={"game": "viceroy", "drawn": True}).json()["games"]["viceroy"]
    assert drawn == {
        key: text for key, text in everything.items() if key.split(".")[0] not in ("event", "action")
    }
    assert len(drawn) < len(everything)


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A finished game of the mini, which hides things, with an undo in it."""
    with visitor(server.url) as client:
        made = create(client, "mini", name="Ania", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    table = made["table"]["id"]

    async def play() -> None:
        async with AtTable(server.url, table, made["seats"][0]["token"]) as me:
            await me.until(lambda me: me.question is not None)
            assert me.question is not None
            stored = await me.move(me.question["actions"][0]["action"])
            await me.until(lambda me: me.position["seq"] >= stored["seq"])
            await me.ask("undo", seat=0)
            await me.play_on(Random(5))

    asyncio.run(play())
    return str(table)


def test_a_replay_shows_each_reader_what_it_may_know(ania: httpx.Client, finished: str) -> None:
    path = f"/api/tables/{finished}/replay"
    open_ = ania.get(path, params={"as": "open"}).json()
    seen = ania.get(path, params={"as": "spectator"}).json()
    mine = ania.get(path, params={"as": "0"}).json()
    assert len(open_["frames"]) == len(seen["frames"]) == len(mine["frames"])
    assert all(frame["action"] for frame in open_["frames"][1:])
    assert not any(frame["action"] for frame in seen["frames"])
    assert {frame["seat"] for frame in mine["frames"] if frame["action"]} == {0}
    assert all(frame["view"]["viewer"] == 0 for frame in mine["frames"])
    assert ania.get(path, params={"as": "2"}).json()["code"] == "invalid"
    assert ania.get(path, params={"as": "both"}).json()["code"] == "invalid"


def test_a_record_can_be_downloaded_and_dropped_in_again(ania: httpx.Client, finished: str) -> None:
    record = ania.get(f"/api/tables/{finished}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.text.startswith("viceregal record 1") and "seed:" not in record.text
    headers = {"Content-Type": "text/plain"}
    dropped = ania.post("/api/replays?as=open", content=record.text.encode(), headers=headers).json()
    there = ania.get(f"/api/tables/{finished}/replay", params={"as": "open"}).json()
    assert dropped["frames"] == there["frames"]
    broken = record.text.replace("\n3. ", "\n4. ", 1)
    refused = ania.post("/api/replays", content=broken.encode(), headers=headers)
    assert refused.json()["code"] == "record" and refused.json()["message"].startswith("line ")
    in_polish = ania.post("/api/replays?lang=pl", content=broken.encode(), headers=headers).json()["message"]
    assert in_polish.startswith("wiersz ") and "powinna być decyzja" in in_polish.replace("\xa0", " ")
    assert ania.post("/api/replays", content=b"\xff", headers=headers).json()["code"] == "record"
    golden = (ROOT / "tests/golden/hand-of-the-king-4p-raven-all.record").read_bytes()
    assert len(ania.post("/api/replays?as=3&lang=ru", content=golden, headers=headers).json()["frames"]) > 20


def test_nothing_of_a_running_game_is_shown_openly(ania: httpx.Client) -> None:
    table = create(ania, "mini", name="Ania", seats=[{"kind": "me"}, {"kind": "here"}])["table"]["id"]
    for path in ("record", "replay?as=open", "replay?as=1", "analysis?at=1"):
        assert ania.get(f"/api/tables/{table}/{path}").json()["code"] == "phase", path


def test_hints_and_analyses(server: Server, ania: httpx.Client) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    made = create(ania, name="Ania", seats=seats, options={"first": "0"})
    path = f"/api/tables/{made['table']['id']}"
    hint = ania.post(f"{path}/hint", json={"seat": 0}).json()
    question = ania.get(f"{path}/position?look=0").json()["question"]
    assert hint["action"] in [each["action"] for each in question["actions"]] and hint["words"]
    assert hint["question"] == question["number"] and not hint["thorough"]
    first, *others = hint["choices"]
    assert first["action"] == hint["action"] and len(others) == 2
    assert first["value"] >= max(each["value"] for each in others) and 0 <= first["chance"] <= 1
    assert first["foretold"]["actions"] == [first["action"]] and first["foretold"]["events"]
    assert all(each["words"] for choice in hint["choices"] for each in choice["reasons"])
    better = ania.post(f"{path}/hint?lang=cs", json={"seat": 0, "thorough": True}).json()
    assert better["thorough"] and len(better["choices"]) == 3
    assert ania.post(f"{path}/hint", json={"seat": 1}).json()["code"] == "seat"
    without = create(ania, seats=seats, hints=False, options={"first": "0"})["table"]["id"]
    assert ania.post(f"/api/tables/{without}/hint", json={"seat": 0}).json()["code"] == "hints"

    async def end() -> None:
        async with AtTable(server.url, made["table"]["id"], made["seats"][0]["token"]) as me:
            await me.play_on(Random(1))

    asyncio.run(end())
    found = ania.get(f"{path}/analysis", params={"at": 20, "seconds": 0.2, "lang": "cs"}).json()
    assert found["candidates"] and found["candidates"][0]["words"] and found["line"]
    assert ania.get(f"{path}/analysis", params={"at": 0}).json()["code"] == "phase"
    assert ania.get(f"{path}/analysis", params={"at": 999}).json()["code"] == "unknown"


def test_the_page_or_a_word_on_how_to_build_it(ania: httpx.Client) -> None:
    for path in ("/", "/t/abc", "/rules"):
        page = ania.get(path)
        assert page.status_code == 200 and "text/html" in page.headers["content-type"]
        assert "default-src 'self'" in page.headers["content-security-policy"]
    for path in ("/no.js", "/..%2f..%2fschema.py", "/api/nothing", "/%00"):
        assert ania.get(path).status_code == 404, path
    assert static.PAGE.name == "page"


def test_the_figures_for_prometheus(ania: httpx.Client) -> None:
    text = ania.get("/metrics").text
    for name in ("viceregal_entries_total", "viceregal_commit_seconds_bucket", "viceregal_connections"):
        assert name in text


def test_the_description_is_complete_and_current(ania: httpx.Client) -> None:
    told = ania.get("/api/openapi.json").json()
    assert {"ClientMessage", "ServerMessage", "MoveMessage", "StateMessage", "Error"} <= set(
        told["components"]["schemas"]
    )
    protocol = (ROOT / "docs/reference/protocol.md").read_text(encoding="utf-8")
    for path in told["paths"]:
        plain = re.sub(r"\{(table|rule|token|tournament)_id\}", "{id}", path)
        assert plain in protocol, f"{path} is not in protocol.md"
    assert json.dumps(told).count("$defs") == 0
    assert viceregal.__version__ == told["info"]["version"]
