"""Nothing is left in English: every command that speaks is asked in every language, and no English word comes of it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import viceregal as vr
from tests.catalogues import messages_in
from tests.cli.command import run
from viceregal import rulebook
from viceregal.i18n import LANGUAGES, speak

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
every_language = pytest.mark.parametrize("lang", OTHERS)
PLAYERS = ("Ó", "Ł")
GAMES = [
    ("hand-of-the-king", "standard"),
    ("viceroy", "pl"),
    ("viceroy", "ru"),
    ("viceroy", "cs"),
    ("viscounts", "standard"),
]
every_game = pytest.mark.parametrize(("game", "edition"), GAMES)
# What stays in the notation, whatever the language: actions, ids of rules, what points are made of.
NOTATION = (
    re.compile(r"^ *\d+\. [0-9*] .*(\n {7,}\S.*)*$", re.MULTILINE),  # `  12. 0 move left stark`
    re.compile(r"^ +[-+−][\d.]+.*$", re.MULTILINE),  # the candidates of an analysis
    re.compile(r"\b[A-Z]{2}-[A-Z0-9.-]+\b"),
    re.compile(r" -> \d+: .*$|(?<=\d)  -?\d+ [^:\n]+: .*$", re.MULTILINE),
)


@pytest.fixture(scope="module", params=GAMES, ids=["-".join(each) for each in GAMES])
def played(request: pytest.FixtureRequest) -> vr.Match:
    """A game that is played to its end, each answer by the luck of a seed."""
    game, edition = request.param
    match = vr.new(game, seats=2, seed=4, edition=edition, players=PLAYERS)
    chance = vr.Chance(4)
    while not match.over:
        for seat in match.players_to_move:
            match.play(chance.pick(match.legal(seat)), seat)
    return match


@cache
def english_words(lang: str) -> frozenset[str]:
    """Words that English has and this language has not; names of people and places are the same in both."""
    return frozenset(_words("en") - _words(lang))


@cache
def _words(lang: str) -> set[str]:
    texts = [form for found in messages_in(lang) for form in found.forms]
    for game in rulebook.games():
        texts += [text[lang] for rule in rulebook.rules(game) for text in (rule.title, rule.text)]
        texts += [chapter.title[lang] for chapter in rulebook.chapters(game)]
    return {word for text in texts for word in letters(re.sub(r"\{\w+\}", " ", text))}


def letters(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


def left_over(text: str, lang: str) -> set[str]:
    for pattern in NOTATION:
        text = pattern.sub("", text)
    found = letters(text) & english_words(lang)
    if lang == "ru":
        found |= {word for word in letters(text) if re.fullmatch("[a-z]+", word)}
    return found


def test_the_words_of_english_are_known() -> None:
    for lang in OTHERS:
        assert len(english_words(lang)) > 1000
        assert left_over("The seat 1 is thinking; winner: Ania", lang) >= {
            "the",
            "seat",
            "thinking",
            "winner",
        }


@every_language
def test_a_replay_has_none(played: vr.Match, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(played.record(), encoding="utf-8")
    for words in ((), ("--at", "30")):
        told = run("replay", str(file), "--lang", lang, *words).out
        assert len(told) > 500 and left_over(told, lang) == set()


@every_language
def test_a_position_and_what_is_foretold_have_none(played: vr.Match, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    file.write_text(
        run("new", played.game.key, "--seed", "7", "--edition", played.setup.edition).out, "utf-8"
    )
    first = run("position", played.game.key, str(file), "--legal", "--json").out
    action = re.findall(r'"actions": \[\s*"([^"]+)"', first)[0]
    told = run("position", played.game.key, str(file), "--board", "--score", "--lang", lang).out
    told += run(
        "position", played.game.key, str(file), "--foretell", action, "--seat", "0", "--lang", lang
    ).out
    assert left_over(told.replace(action, ""), lang) == set()


@every_language
@pytest.mark.parametrize("game", rulebook.games())
def test_the_rules_have_none(game: str, lang: str) -> None:
    assert left_over(run("rules", game, "--lang", lang).out, lang) == set()
    for rule in rulebook.rules(game)[::25]:
        lines = run("rules", game, rule.id, "--lang", lang).lines
        lines[1] = lines[1].rpartition("·")[0]  # the heading in the printed book is quoted
        assert left_over("\n".join(lines), lang) == set()


@every_language
def test_a_review_has_none(lang: str, tmp_path: Path) -> None:
    match = vr.new("hand-of-the-king", seats=2, seed=4, players=PLAYERS)
    while not match.over:
        match.play(match.legal()[0])
    file = tmp_path / "record.txt"
    file.write_text(match.record(), encoding="utf-8")
    told = run("review", str(file), "--budget", "20", "--lang", lang).out
    assert left_over(told, lang) == set()


@every_language
@pytest.mark.parametrize("game", ["hand-of-the-king", "viceroy", "viscounts"])
def test_an_analysis_has_none(game: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    file.write_text(run("new", game, "--seed", "7").out, "utf-8")
    budget = {"hand-of-the-king": ("--nodes", "40"), "viceroy": ("--sims", "4"), "viscounts": ()}[game]
    told = run("analyse", game, str(file), *budget, "--lang", lang).lines
    said = speak(lang).of(game).say("analyse.line", line="")
    kept = [line for line in told if not line.startswith(said.strip())]
    assert left_over("\n".join(kept), lang) == set()
