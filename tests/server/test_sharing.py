"""What many ask for is made once: words, cards, rules, and the log of a table for readers who are alike."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import orjson
import pytest

from tests.server.offline import Offline
from tests.server.serving import PATIENCE
from tests.server.test_elsewhere import with_app
from tests.server.test_storage import ANIA, new_table
from viceregal.i18n import LANGUAGES
from viceregal.server.http import shelf
from viceregal.server.http.routes import library
from viceregal.server.live import audience
from viceregal.server.live.audience import SharedLines, first_page
from viceregal.server.services import Services
from viceregal.server.tables import seating
from viceregal.server.tables.actor import Actor
from viceregal.server.telling.position import tell_lines

LONG = 2300
PATHS = ("/api/games", "/api/words/pl", "/api/cards/viscounts", "/api/rules/viceroy", "/api/editions/viceroy")


def test_what_does_not_change_is_written_once_and_has_a_tag(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def course(client: httpx.AsyncClient, _: Services) -> None:
        for path in PATHS:
            first = await client.get(path)
            with monkeypatch.context() as closed:
                closed.setattr(shelf.Shelf, "put", None)
                again = await client.get(path)
                plain = await client.get(path, headers={"Accept-Encoding": "identity"})
                same = await client.get(
                    path, headers={"If-None-Match": f'"other", W/{first.headers["etag"]}'}
                )
            assert first.json() == again.json() == plain.json()
            assert again.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
            assert (same.status_code, same.content) == (304, b"")
            assert first.headers["etag"] == same.headers["etag"]
        assert len({(await client.get(path)).headers["etag"] for path in PATHS}) == len(PATHS)

    with_app(tmp_path, course)


def test_the_same_words_in_another_spacing_are_searched_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = []
    find = library.find_rules

    def counted(*wanted: str) -> Any:
        searched.append(wanted)
        return find(*wanted)

    monkeypatch.setattr(library, "find_rules", counted)

    async def course(client: httpx.AsyncClient, _: Services) -> None:
        for words in ("gem  tower", " gem tower", "gem tower"):
            assert (await client.get("/api/rules/viceroy", params={"search": words})).status_code == 200
        assert searched == [("viceroy", "en", "gem tower", "")]

    with_app(tmp_path, course)


def test_reading_has_a_limit_by_address(tmp_path: Path) -> None:
    async def course(client: httpx.AsyncClient, services: Services) -> None:
        services.limits.reads.enabled = True
        services.limits.reads.rate, services.limits.reads.burst = 1e-9, 3.0
        found = [(await client.get("/api/games")).status_code for _ in range(4)]
        assert found == [200, 200, 200, 429]
        assert (await client.get("/healthz")).status_code == 200

    with_app(tmp_path, course)


def test_a_log_is_read_by_the_page(tmp_path: Path) -> None:
    async def course(client: httpx.AsyncClient, _: Services) -> None:
        wanted = {"game": "viceroy", "seats": [{"kind": "me"}, {"kind": "here"}], "name": "Ania"}
        path = f"/api/tables/{(await client.post('/api/tables', json=wanted)).json()['table']['id']}/log"
        whole = (await client.get(path)).json()
        assert whole["next"] is None and len(whole["lines"]) > 6
        since, lines = 0, []
        while since is not None:
            part = (await client.get(path, params={"since": since, "limit": 3})).json()
            assert len(part["lines"]) <= 3
            lines, since = lines + part["lines"], part["next"]
        assert lines == whole["lines"]
        assert (await client.get(path, params={"limit": 1001})).status_code == 422

    with_app(tmp_path, course)


def test_readers_who_are_alike_share_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def counted(table: Any, look: Any, lang: Any, since: int) -> Any:
        found = tell_lines(table, look, lang, since)
        told.append(len(found))
        return found

    monkeypatch.setattr(audience, "tell_lines", counted)
    offline, shared, choice = Offline("viceroy"), SharedLines(), Random(2)
    for _ in range(6):
        offline.play_at_random(choice, 3)
        for lang in LANGUAGES * 3:
            got = orjson.loads(orjson.dumps(shared.after(offline.table, 0, lang, 0)))
            assert got == orjson.loads(orjson.dumps(tell_lines(offline.table, 0, lang, 0)))
    assert sum(told) == len(LANGUAGES) * len(tell_lines(offline.table, 0, "en", 0))
    assert shared.after(offline.table, 0, "en", 5) == tell_lines(offline.table, 0, "en", 5)
    seating.give_to_bot(offline.at(), 0, "random")  # another player by another name
    offline.table.places[1].name = "Zofia"
    got = orjson.loads(orjson.dumps(shared.after(offline.table, 0, "en", 0)))
    assert got == orjson.loads(orjson.dumps(tell_lines(offline.table, 0, "en", 0)))


def test_of_a_long_log_the_last_pages_are_told_at_the_door() -> None:
    """Ten sockets that switch language cost what one does, however long the log is."""
    offline = Offline("hand-of-the-king")
    for number in range(LONG):
        offline.at(0).say(f"s{number}", 0, f"line {number}", False)
    listener: Any = SimpleNamespace(
        actor=Actor(offline.table.places[0].player), look=0, lang="en", foretell=False
    )
    hearers = audience.Audience()
    told = orjson.loads(hearers.state(offline.table, listener, 0, 0.0))
    assert told["after"] == first_page(offline.table.seq) >= LONG - 1000
    assert [line["seq"] for line in told["lines"]] == list(range(told["after"] + 1, offline.table.seq + 1))
    seen = orjson.loads(hearers.state(offline.table, listener, offline.table.seq - 3, 0.0))
    assert (seen["after"], len(seen["lines"])) == (offline.table.seq - 3, 3)
    behind = orjson.loads(hearers.state(offline.table, listener, 1, 0.0))
    assert behind["after"] == told["after"] and behind["lines"] == told["lines"]


def test_nobody_waits_while_words_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes, others are answered meanwhile; and who wants the same waits for it once."""
    monkeypatch.setattr(shelf, "SHELF", shelf.Shelf())
    written, may_go_on = [], threading.Event()
    find = library.find_rules

    def slowly(*wanted: str) -> Any:
        written.append(wanted)
        assert may_go_on.wait(PATIENCE)
        return find(*wanted)

    monkeypatch.setattr(library, "find_rules", slowly)

    async def course(client: httpx.AsyncClient, _: Services) -> None:
        asking = [asyncio.create_task(client.get("/api/rules/viceroy?search=gem")) for _ in range(2)]
        while not written:
            await asyncio.sleep(0.01)
        assert (await client.get("/api/me")).json() is None
        assert not any(task.done() for task in asking)
        may_go_on.set()
        assert [(await task).status_code for task in asking] == [200, 200] and len(written) == 1

    with_app(tmp_path, course)


def test_what_costs_more_counts_more(tmp_path: Path) -> None:
    """A page of a long log, or of the lobby, is worth several requests."""

    async def course(client: httpx.AsyncClient, services: Services) -> None:
        table = await new_table(services)
        for number in range(250):
            await services.rooms.do(
                table.id, ANIA, lambda commands, n=number: commands.say(f"s{n}", 0, "line", False)
            )
        services.limits.reads.enabled = True
        services.limits.reads.rate, services.limits.reads.burst = 1e-9, 12.0
        path = f"/api/tables/{table.id}/log"
        found = [(await client.get(path)).status_code for _ in range(5)]
        assert found == [200, 200, 200, 429, 429]

    with_app(tmp_path, course)
