"""Words and forms that no text of a language may have: `wrong_words/<language>.txt`, one pattern a line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.catalogues import SOURCES, messages_in
from viceregal.i18n import LANGUAGES

LISTS = Path(__file__).parent / "wrong_words"
LISTED = sorted(path.stem for path in LISTS.glob("*.txt"))

every_list = pytest.mark.parametrize("lang", LISTED)


def _wrong(lang: str) -> list[re.Pattern[str]]:
    """A line is a pattern, then `#` and what to say instead. Small letters match capitals too."""
    lines = (LISTS / f"{lang}.txt").read_text("utf-8").splitlines()
    patterns = [text for line in lines if (text := re.split(r"\s+#|^#", line)[0].strip())]
    return [re.compile(text, 0 if _has_a_capital(text) else re.IGNORECASE) for text in patterns]


def _has_a_capital(pattern: str) -> bool:
    bare = re.sub(r"\\.", "", pattern)
    return bare != bare.lower()


def _catalogues(lang: str) -> Iterator[tuple[str, str]]:
    """Of the program, of the games and of the page."""
    for found in messages_in(lang):
        yield from ((f"{found.game} {found.domain}.po: {found.key}", form) for form in found.forms)


def _rule_texts(lang: str) -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCES.rglob("rulebook.toml")):
        book = tomllib.loads(path.read_text("utf-8"))
        for part in (*book["chapters"], *book["rules"]):
            for kind in ("title", "text"):
                if kind in part:
                    yield f"{part.get('id', part.get('key'))} {kind}", " ".join(part[kind][lang].split())


def _lesson_texts(lang: str) -> Iterator[tuple[str, str]]:
    """Lessons, tips, guides and the themes of puzzles: every text stands in a line of its own."""
    files = [*SOURCES.rglob("games/*/lessons/*.toml"), *SOURCES.rglob("games/*/puzzles/themes.toml")]
    for path in sorted([*files, SOURCES / "lessons" / "sayings.toml"]):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if re.match(rf"\w+\.{lang} = ", line):
                yield f"{'/'.join(path.parts[-3:])}:{number}", line.partition(" = ")[2].strip('"')


def _texts(lang: str) -> list[tuple[str, str]]:
    return [*_catalogues(lang), *_rule_texts(lang), *_lesson_texts(lang)]


@every_list
def test_no_text_has_a_wrong_word(lang: str) -> None:
    patterns = _wrong(lang)
    found = [
        f"{where}: {pattern.pattern!r} in {text!r}"
        for where, text in _texts(lang)
        for pattern in patterns
        if pattern.search(text)
    ]
    assert found == []


def test_the_lists_are_of_languages_and_find_words() -> None:
    assert {"pl", "en"} <= set(LISTED) <= set(LANGUAGES)
    for lang in LISTED:
        assert _wrong(lang)
        wheres = [where for where, _ in _texts(lang)]
        assert len(wheres) > 2000
        assert any("page.po" in where for where in wheres)
        assert any("page-lessons.po" in where for where in wheres)
        assert any("sayings.toml" in where for where in wheres)
        assert any(where.startswith("VW-T18") for where in wheres)
        assert any("/lessons/" in where for where in wheres)
        assert any("/puzzles/themes.toml" in where for where in wheres)
