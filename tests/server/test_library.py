"""Games, rules, words, records, replays, hints, analyses."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

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
    assert hand["analysis"] is True and found["mini"]["analysis"] is True
    assert all(option["words"] and option["choices"] for option in hand["options"])


def fitting(ania: httpx.Client, game: str, seats: int, last: str = "", **options: str) -> dict[str, Any]:
    edition, lang = options.pop("edition", ""), options.pop("lang", "en")
    chosen = [f"{key}:{choice}" for key, choice in options.items()]
    asked = {"seats": seats, "edition": edition, "last": last, "option": chosen, "lang": lang}
    answer = ania.get(f"/api/games/{game}/fitting", params=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def barred(told: dict[str, Any], option: str) -> dict[str, str]:
    return {each["choice"]: each["words"] for each in told["barred"]["options"][option]}


def test_a_wish_is_told_what_cannot_be_chosen_beside_it_and_why(ania: httpx.Client) -> None:
    told = fitting(ania, "hand-of-the-king", 2)
    assert told["barred"]["options"]["variant"] == [
        {"choice": "teams", "words": "players: 4", "rule": "HK-VAR-1"},
        {"choice": "raven", "words": "players: 3–4", "rule": "HK-VAR-2"},
    ]
    assert told["barred"]["seats"] == told["barred"]["editions"] == told["ruled"] == told["sides"] == []
    assert barred(fitting(ania, "viceroy", 2, edition="cs"), "virtual_gems") == {"reserve": "Polish edition"}
    assert set(barred(fitting(ania, "viscounts", 2, lang="pl"), "harder").values()) == {"przeciw planszy SI"}
    assert fitting(ania, "hand-of-the-king", 4, variant="teams")["sides"] == [[0, 2], [1, 3]]


def test_a_wish_is_mended_and_told_who_plays_which_seat(ania: httpx.Client) -> None:
    told = fitting(ania, "viscounts", 4, "rival", rival="cleric")
    assert (told["seats"], told["options"]["rival"]) == (2, "cleric")
    assert told["ruled"] == [{"seat": 1, "words": "AI board: Cleric", "rule": "VW-11.1"}]
    assert [each["choice"] for each in told["barred"]["seats"]] == ["3", "4"]
    assert (
        fitting(ania, "viscounts", 4, rival="cleric")["options"]["rival"] == "players"
    )  # the seats were last


def test_a_wish_may_be_nonsense(ania: httpx.Client) -> None:
    """What a browser remembers of a game may be older than the game."""
    told = fitting(ania, "viscounts", 8, "gone", edition="gone", gone="yes", rival="gone")
    assert (told["seats"], told["edition"], told["options"]["rival"]) == (4, "standard", "players")
    assert "gone" not in told["options"]
    assert ania.get("/api/games/chess/fitting", params={"seats": 2}).json()["code"] == "unknown"
    for broken in (
        {},
        {"seats": 0},
        {"seats": 9},
        {"seats": 2, "option": ["x" * 61]},
        {"seats": 2, "lang": "de"},
    ):
        assert ania.get("/api/games/viscounts/fitting", params=broken).status_code == 422


def test_what_goes_with_a_wish_is_asked_for_with_a_tag(ania: httpx.Client) -> None:
    asked = {"seats": 2, "option": ["variant:base"]}
    answer = ania.get("/api/games/hand-of-the-king/fitting", params=asked)
    again = ania.get(
        "/api/games/hand-of-the-king/fitting", params=asked, headers={"If-None-Match": answer.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    assert len(answer.content) < 2000


def test_a_game_says_how_few_people_can_play_it(ania: httpx.Client) -> None:
    found = {game["key"]: game for game in ania.get("/api/games").json()}
    assert {key: found[key]["min_people"] for key in GAMES} == {
        "hand-of-the-king": 2,
        "viceroy": 1,
        "viscounts": 1,
    }
    solo = {key: [each["key"] for each in found[key]["options"] if each["solo"]] for key in GAMES}
    assert solo == {"hand-of-the-king": [], "viceroy": [], "viscounts": ["rival"]}


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


# How the page asks for a word of a game, and the first part of the key.
ASKED_FOR = re.compile(r"""\b(?:g|word|knows)\((?:\w+, |'', )?['`](\w+)\.""")


def test_a_page_gets_no_sentences_that_the_server_says(ania: httpx.Client) -> None:
    for game in ("", "viceroy", "viscounts", "hand-of-the-king"):
        everything = ania.get("/api/words/pl", params={"game": game}).json()
        drawn = ania.get("/api/words/pl", params={"game": game, "drawn": True}).json()
        kind = everything["games"][game] if game else everything["common"]
        left = drawn["games"][game] if game else drawn["common"]
        assert left.items() < kind.items()
        gone = {key.split(".")[0] for key in kind.keys() - left.keys()}
        assert gone & {"error", "refusal"} and not gone & {key.split(".")[0] for key in left}
        assert {**everything, "games": {}, "common": {}} == {**drawn, "games": {}, "common": {}}


def test_a_page_gets_every_word_of_a_game_that_it_asks_for(ania: httpx.Client) -> None:
    """As far as the page names them; what the terminal says is none of its words."""
    asked = {
        first
        for file in sorted((ROOT / "web" / "src").rglob("*"))
        if file.suffix in (".svelte", ".ts")
        for first in ASKED_FOR.findall(file.read_text(encoding="utf-8"))
    }
    assert {"name", "card", "gem", "about", "house", "icon"} <= asked
    books = [ania.get("/api/words/en", params={"game": game, "drawn": True}).json() for game in ("", *GAMES)]
    drawn = {
        key.split(".")[0]
        for book in books
        for words in (book["common"], *book["games"].values())
        for key in words
    }
    assert asked - drawn == set()


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
    best = found["candidates"][0]
    assert best["words"] and found["line"] and found["reasons"] == best["reasons"]
    assert 0 <= best["chance"] <= 1 and best["visits"] == 0 and best["error"] is None
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
