"""Files of the page: small ones for those who can read them, and none from beside the page."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from viceregal.server.http import static


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "secret.js").write_text("not for you")
    (tmp_path / "page" / "index.html").write_text("the page")
    (tmp_path / "page" / "assets" / "a.js").write_text("large")
    (tmp_path / "page" / "assets" / "a.js.br").write_bytes(b"small")
    monkeypatch.setattr(static, "PAGE", tmp_path / "page")
    return tmp_path


class Got(NamedTuple):
    """An answer as it was sent, not unpacked."""

    status: int
    headers: httpx.Headers
    body: bytes


def get(path: str, accepted: str) -> Got:
    async def ask() -> Got:
        app = Starlette(routes=[Route("/{path:path}", static.serve_page)])
        async with (
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client,
            client.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer,
        ):
            body = b"".join([part async for part in answer.aiter_raw()])
            return Got(answer.status_code, answer.headers, body)

    return asyncio.run(ask())


@pytest.mark.parametrize("accepted", ["br", "gzip, deflate, br, zstd", "gzip;q=0.5,BR;q=1.0"])
def test_who_can_read_it_gets_the_small_file(page: Path, accepted: str) -> None:
    answer = get("/assets/a.js", accepted)
    assert answer.body == b"small"
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert answer.headers["vary"] == "Accept-Encoding" and "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("accepted", ["", "gzip", "brr"])
def test_everybody_else_gets_the_file(page: Path, accepted: str) -> None:
    answer = get("/assets/a.js", accepted)
    assert answer.body == b"large" and "content-encoding" not in answer.headers


def test_every_other_address_is_the_page(page: Path) -> None:
    assert get("/t/abc", "br").body == b"the page"  # there is no small one
    assert get("/..%2fsecret.js", "").status == 404


def test_an_address_too_long_for_a_file_is_nowhere(page: Path) -> None:
    assert get("/assets/" + "x" * 300 + ".js", "").status == 404
    assert get("/" + "x" * 5000, "").status == 404
