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
    return {word for text in texts for word in letters(re.sub(r"\{\w+\}|--\w+", " ", text))}


NUMERAL = re.compile("[ivx]+")  # townsfolk that share a name


def letters(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


def left_over(text: str, lang: str) -> set[str]:
    for pattern in NOTATION:
        text = pattern.sub("", text)
    found = letters(text) & english_words(lang)
    if lang == "ru":
        found |= {
            word for word in letters(text) if re.fullmatch("[a-z]+", word) and not NUMERAL.fullmatch(word)
        }
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


# What commands of bots, records and hosts print: names that are typed are the same in every language.
TYPED = re.compile(
    r"\b(random|search|greedy|alphabeta|thinker|planner|cleric|page|squire|steward|chancellor|regent|memory|house)\b"
)
KEYS = re.compile(
    r"\b(hand-of-the-king|[Vv]iceroy|viscounts)\b|viceregal [a-z]+|--\w+|\b(FILE|UTC|openskill|standard)\b"
)


def typed_left_out(text: str) -> str:
    return KEYS.sub("", TYPED.sub("", text))


@every_language
def test_games_between_bots_have_none(lang: str) -> None:
    alone = ("viceroy", "--players", "1")
    against_an_ai = ("viscounts", "--set", "rival=cleric", "--players", "1")
    turning = ("hand-of-the-king", "--bot", "greedy", "--rotate")
    for game in (alone, against_an_ai, turning):
        told = run("sim", *game, "--games", "2", "--seed", "1", "--lang", lang).lines
        assert len(told) > 3 and left_over(typed_left_out("\n".join(told)), lang) == set()


@every_language
def test_a_tournament_and_its_report_have_none(lang: str, tmp_path: Path) -> None:
    spec = tmp_path / "spec.toml"
    contest = '[[contest]]\ngame = "hand-of-the-king"\nbots = ["random", "greedy"]\ndecide = 0.5\n'
    spec.write_text(f"deals = 2\n{contest}", encoding="utf-8")
    told = run("arena", "run", str(spec), "--workers", "1", "--lang", lang).out
    report = (tmp_path / "spec.arena" / "report.html").read_text("utf-8")
    assert f'lang="{lang}"' in report
    drawn = re.sub(
        r"<style.*?</style>|<defs>.*?</defs>|<metadata>.*?</metadata>|<!--.*?-->", "", report, flags=re.DOTALL
    )
    words = re.sub(r"<[^>]*>", " ", drawn).replace("spec", "")
    kept = "\n".join([line for line in told.splitlines() if str(tmp_path) not in line and "2p" not in line])
    assert len(letters(words)) > 30
    for text in (kept, words):
        assert left_over(typed_left_out(text), lang) == set()


@every_language
def test_the_games_the_day_and_the_puzzles_have_none(lang: str) -> None:
    games = [line for line in run("games", "--lang", lang).lines if " = " not in line]
    assert left_over(typed_left_out(re.sub(r"\brival\b|\b(ru|cs|pl)\b", "", "\n".join(games))), lang) == set()
    day = run("daily", "--date", "2026-11-15", "--lang", lang).out
    assert left_over(typed_left_out(re.sub(r"--way \S+", "", day)), lang) == set()
    listed = run("puzzles", "list", "viscounts", "--lang", lang).lines
    shown = run("puzzles", "show", "viscounts", listed[0].split()[0], "--answer", "--lang", lang).out
    titles = "\n".join([line.split(maxsplit=1)[1] for line in listed])
    without_actions = re.sub(r"\[[^\]]*\]|\(\S+, \d+\)", "", shown)
    assert left_over(titles, lang) == set()
    assert left_over(without_actions, lang) == set()


@every_language
def test_a_career_has_none(played: vr.Match, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(played.record(), encoding="utf-8")
    assert left_over(run("career", str(file), "--name", "Ó", "--lang", lang).out, lang) == set()
    verified = run("replay", str(file), "--verify", "--lang", lang).out.replace(str(file), "")
    assert verified and left_over(verified, lang) == set()


@every_language
def test_a_review_for_a_browser_has_none(lang: str, tmp_path: Path) -> None:
    match = vr.new("hand-of-the-king", seats=2, seed=4, players=PLAYERS)
    while not match.over:
        match.play(match.legal()[0])
    file, page = tmp_path / "record.txt", tmp_path / "review.html"
    file.write_text(match.record(), encoding="utf-8")
    assert run("review", str(file), "--budget", "20", "--html", str(page), "--lang", lang).code == 0
    html = page.read_text("utf-8")
    words = re.sub(r"<style>.*?</style>|<script.*?</script>|<[^>]*>", " ", html, flags=re.DOTALL)
    assert len(letters(words)) > 100 and left_over(words, lang) == set()


# A command that goes wrong, in every way that the words of a command can.
WRONG = (
    ("sim", "checkers"),
    ("sim", "viceroy", "--players", "9"),
    ("sim", "viceroy", "--bot", "deep"),
    ("sim", "hand-of-the-king", "--bot", "greedy:depth=3"),
    ("sim", "viceroy", "--edition", "xx"),
    ("sim", "viceroy", "--set", "memory"),
    ("sim", "viceroy", "--set", "tempo=1"),
    ("sim", "viceroy", "--set", "memory=xx"),
    ("sim", "viceroy", "--set", "memory=shown", "--set", "memory=shown"),
    ("sim", "viceroy", "--games", "0"),
    ("sim", "viceroy", "--games", "x"),
    ("sim", "viceroy", "--gams", "3"),
    ("sim", "viceroy", "--rows", "x.xls"),
    ("sim", "viscounts", "--players", "1"),
    ("sim",),
    ("sim", "viceroy", "xx"),
    ("simm",),
    ("replay", "/nowhere.txt"),
    ("replay", "/"),
    ("replay", "/nowhere.txt", "--verify", "--at", "3"),
    ("position", "viceroy", "/nowhere.json"),
    ("rules", "ZZ-1"),
    ("rules", "--search", "qqq"),
    ("rules", "checkers", "ZZ"),
    ("daily", "--date", "3026-01-01"),
    ("daily", "--date", "2001-01-01"),
    ("daily", "--date", "x"),
    ("daily", "viceroy", "--way", "xx"),
    ("puzzles", "list", "viceroy", "--theme", "xx"),
    ("puzzles", "show", "viceroy", "xx"),
    ("learn", "hand-of-the-king"),
    ("learn", "viceroy", "--way", "xx"),
    ("review", "/nowhere.txt"),
    ("perft", "viceroy"),
    ("arena", "run", "/nowhere.toml"),
)
GIVEN = re.compile(r"'[^']*'|\([^()]*: [\w, =|.-]+\)|\S*/\S*|--[\w=|]+|\b[A-Z]+(-\w+)*\b|\.\w+|\w+=[\w|=]+")


@every_language
@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_an_error_has_none(words: tuple[str, ...], lang: str) -> None:
    ran = run(*words, "--lang", lang)
    assert ran.code in (1, 2) and ran.err.count("\n") == 1
    told = ran.err.removeprefix("viceregal: ").replace("viceregal", "")
    assert left_over(typed_left_out(GIVEN.sub("", told)), lang) == set(), ran.err
    assert letters(told)


@every_language
def test_a_record_and_an_action_that_do_not_hold_have_none(lang: str, tmp_path: Path) -> None:
    record, start = tmp_path / "record.txt", tmp_path / "start.json"
    start.write_text(run("new", "hand-of-the-king", "--seed", "7").out, "utf-8")
    told = []
    for text in ("", "xx\n", "viceregal record 1\nxx: yy\n", "viceregal record 1\n\n1. 0 move\n"):
        record.write_text(text, "utf-8")
        told.append(run("replay", str(record), "--lang", lang).err)
    for action in ("move left stark", "mve left stark", "move left strak", "move left", "move left stark x"):
        told.append(run("position", "hand-of-the-king", str(start), "--do", action, "--lang", lang).err)
    start.write_text("{", "utf-8")
    told.append(run("position", "hand-of-the-king", str(start), "--lang", lang).err)
    start.write_text("{}", "utf-8")
    told.append(run("position", "hand-of-the-king", str(start), "--lang", lang).err)
    for each in told:
        assert left_over(typed_left_out(GIVEN.sub("", each.replace("viceregal", ""))), lang) == set(), each


def test_the_language_of_an_error_may_be_that_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VICEREGAL_LANG", "cs")
    assert "neexistuje" in run("sim", "checkers").err
    assert "nie ma gry" in run("sim", "checkers", "--lang=pl").err
    assert "there is no language" in run("sim", "viceroy", "--lang", "xx").err
