"""Every word of a game that the page asks for by name stands in the catalogues: a key that does not is shown as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.catalogues import messages_in

TABLES = Path(__file__).parents[1] / "web" / "src" / "games"
GAMES = sorted(path.name for path in TABLES.iterdir() if (path / "words.ts").is_file())
# `word('place.table')`, `g(`edition.${key}`)`: what is said with the words of a game, not with those of its table.
ASKED = re.compile(r"\b(?:word|g)\(\s*(['`])([\w-]+\.[^'`]+)\1")


def _known(game: str) -> set[str]:
    return {
        found.key for found in messages_in("en") if found.domain == "viceregal" and found.game in ("", game)
    }


def _asked(game: str) -> set[str]:
    files = [path for path in (TABLES / game).rglob("*") if path.suffix in (".svelte", ".ts")]
    return {key for path in files for _, key in ASKED.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_what_the_page_asks_for_is_there(game: str) -> None:
    known = _known(game)
    assert len(known) > 500
    missing = []
    for key in _asked(game):
        pattern = re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(key)))
        if not any(pattern.fullmatch(each) for each in known):
            missing.append(key)
    assert missing == []
