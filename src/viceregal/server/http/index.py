"""The page's own file as it is sent: with the languages that are found here, so that the page knows of no others."""

from __future__ import annotations

import gzip
import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from viceregal.games.languages import LANGUAGES
from viceregal.i18n.catalogue import own_words

# Where they are put: a block of data, which no browser runs.
PLACE: Final = b"<!-- languages -->"


class Index(NamedTuple):
    body: bytes
    packed: bytes
    tag: str


def send_index(request: Request, file: Path) -> Response:
    index = _read(file, file.stat().st_mtime_ns)
    headers = {"ETag": index.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if index.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(index.body, headers=headers, media_type="text/html")
    return Response(index.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="text/html")


@cache
def _read(file: Path, changed: int) -> Index:
    body = file.read_bytes().replace(PLACE, _block())
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Index(body, gzip.compress(body, 9, mtime=0), tag)


def _block() -> bytes:
    told = json.dumps(languages(), ensure_ascii=False).replace("<", "\\u003c")
    return f'<script id="languages" type="application/json">{told}</script>'.encode()


def languages() -> list[dict[str, str]]:
    """Each by its key, as it calls itself, in two letters, and what it says where no words come."""
    english = own_words("en", "language.wordless") or ""
    return [
        {
            "lang": lang,
            "name": _capital(own_words(lang, "language.name") or lang),
            "sign": own_words(lang, "language.sign") or lang.upper(),
            "wordless": own_words(lang, "language.wordless") or english,
        }
        for lang in LANGUAGES
    ]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
