"""Another language changes everything that is said, and stays; keys work on a Russian keyboard; the light changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.at_table import SMALL, WIDE, Table, at_table
from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANIONS
from viceregal.i18n import LANGUAGES, speak


def _words(lines: list[str]) -> set[str]:
    """All words that a language may change: names of people stay, signs and ids too."""
    return set(re.findall(r"[^\W\d_]{3,}", " ".join(lines).lower()))


_KEPT = {
    "viceregal",
    "tab",
    "sgltbyu",
    "del",
    "esc",
    "enter",
    "pgup",
    "pgdn",
    "space",
    "com",
    "mov",
    "alphabeta",
    "greedy",
    "random",
    "regent",
}


def _names() -> set[str]:
    english = speak("en").of("hand-of-the-king")
    words = [
        english.say(message)
        for message in (
            *[f"card.{card}" for card in CARDS],
            *[f"companion.{companion}" for companion in COMPANIONS],
        )
    ]
    return _words([*words, english.say("bot.names")])


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_another_language_changes_every_text(tmp_path: Path, size: tuple[int, int]) -> None:
    async def script(table: Table) -> None:
        await table.press("tab", "enter", "tab")
        english = _words(table.lines()) - _names() - _KEPT
        for lang in LANGUAGES[1:]:
            await table.press("f2")
            assert table.app.speech.lang == lang
            shared = _words(table.lines()) & english
            assert not shared, (lang, shared)
        await table.press("f2")
        assert _words(table.lines()) - _names() - _KEPT == english

    at_table(script, tmp_path, size=size)


@pytest.mark.parametrize("key", ["?", "r", "c", "q", "S"])
def test_dialogs_change_their_language_too(tmp_path: Path, key: str) -> None:
    async def script(table: Table) -> None:
        await table.press(key)
        english = table.text()
        table.app.speak_in("ru")
        await table.settle()
        assert re.search("[а-я]", table.text()) and table.text() != english

    at_table(script, tmp_path)


def test_the_language_is_remembered(tmp_path: Path) -> None:
    async def change(table: Table) -> None:
        await table.click("lang cs")
        assert "Kam pošlete Varyse?" in table.text()

    app = at_table(change, tmp_path)
    assert app.keeper.choices()["lang"] == "cs"


def test_keys_of_a_russian_keyboard(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("tab", "enter")
        assert len(table.screen.sitting.match.log) == 4
        await table.press("я")
        assert len(table.screen.sitting.match.log) == 2
        await table.press("Д")
        assert table.app.speech.lang != "ru"

    at_table(script, tmp_path, lang="ru")


def test_day_and_candlelight(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        assert table.app.palette.name == "parchment"
        await table.press("d")
        assert table.app.palette.name == table.app.theme == "candlelight"
        assert table.app.keeper.choices()["light"] == "candlelight"

    at_table(script, tmp_path)
