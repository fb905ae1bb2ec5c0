"""`viceregal rules`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import GAME, refused, run
from viceregal import GAMES, rulebook


def test_all_rules_are_listed() -> None:
    for words in ((), (GAME,)):
        out = run("rules", *words).out
        assert all(rule.id in out for rule in rulebook.rules(GAME))
        assert "Hand of the King · Banners" in out
        assert "HK-BAN-2    Only changed houses are checked  (ruling)" in out


def test_a_chapter() -> None:
    ids = [rule["id"] for rule in run("rules", GAME, "ban", "--json").json]
    assert ids == [f"HK-BAN-{number}" for number in range(1, 9)]
    assert [rule["id"] for rule in run("rules", "BAN", "--json").json] == ids


@pytest.mark.parametrize(
    ("whole", "short", "game"),
    [("HK-BAN", "BAN", GAME), ("vw-4", "4", "viscounts"), ("VW-R", "R", "viscounts")],
)
def test_a_chapter_may_be_named_as_its_rules_are(whole: str, short: str, game: str) -> None:
    assert run("rules", whole, "--json").json == run("rules", game, short, "--json").json


@pytest.mark.parametrize("words", [(GAME, "HK-BAN-3"), ("HK-BAN-3",), ("hk-ban-3",)])
def test_one_rule(words: tuple[str, ...]) -> None:
    rule = rulebook.rule("HK-BAN-3")
    out = run("rules", *words).out
    assert out.startswith(f"HK-BAN-3  {rule.title['en']}\nBanners · print · {rule.place}\n\n")
    assert " ".join(rule.text["en"].split()) == " ".join(out.split("\n\n", 1)[1].split())
    assert max(len(line) for line in out.splitlines()[2:]) <= 80


@pytest.mark.parametrize("lang", rulebook.LANGUAGES)
def test_languages(lang: str) -> None:
    rule = rulebook.rule("HK-END-3")
    assert run("rules", "HK-END-3", "--lang", lang, "--json").json == [
        {
            "id": "HK-END-3",
            "game": GAME,
            "chapter": "END",
            "chapter_title": next(each.title[lang] for each in rulebook.chapters(GAME) if each.key == "END"),
            "marks": ["print"],
            "place": rule.place,
            "title": rule.title[lang],
            "text": rule.text[lang],
        }
    ]


def test_search() -> None:
    found = [rule["id"] for rule in run("rules", "--search", "Varys farthest", "--json").json]
    assert "HK-MOV-2" in found
    assert len(found) < 10
    polish = run("rules", GAME, "--search", "choragwi", "--lang", "pl", "--json").json
    assert any(rule["chapter"] == "BAN" for rule in polish)
    in_chapter = run("rules", GAME, "MOV", "--search", "Varys", "--json").json
    assert {rule["chapter"] for rule in in_chapter} == {"MOV"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("HK-BAN-99",), "no rule and no chapter is called 'HK-BAN-99'"),
        (("chess", "HK-BAN-1"), "no game is called 'chess' (there are: hand-of-the-king"),
        (("--lang", "de"), "there is no language 'de' (there are: en, cs, pl, ru)"),
        (("--search", "xyzzy"), "no rule contains all the words 'xyzzy'"),
        (("--search", ""), "no rule contains all the words ''"),
        (("--coverage", "HK-BAN-1"), "takes no id"),
        (("--coverage", "--search", "x"), "takes no id and no --search"),
        (("--coverage", "--tests", "/no/where"), "there is no such folder of tests"),
    ],
)
def test_what_is_not_in_the_book(words: tuple[str, ...], told: str) -> None:
    refused(run("rules", *words), told)


def write_tests(folder: Path, ids: list[str], more: str = "") -> str:
    marks = "\n".join(f"@rule({each!r})\ndef test_{n}() -> None: ..." for n, each in enumerate(ids))
    (folder / "deep").mkdir(exist_ok=True)
    (folder / "deep" / "test_some.py").write_text(
        f"from tests.marks import rule\n{more}\n{marks}\n", encoding="utf-8"
    )
    return str(folder)


EVERY = [rule.id for game in rulebook.games() if game in GAMES for rule in rulebook.rules(game)]


def test_full_coverage(tmp_path: Path) -> None:
    folder = write_tests(tmp_path, EVERY)
    assert (
        run("rules", "--coverage", "--tests", folder).out == f"all {len(EVERY)} rules are covered by tests\n"
    )
    found = run("rules", "--coverage", "--tests", folder, "--json").json
    assert found == {"rules": len(EVERY), "held": len(EVERY), "without_test": [], "unknown": []}


def test_rules_without_a_test_and_tests_without_a_rule(tmp_path: Path) -> None:
    missing = ["HK-BAN-3", "HK-END-1"]
    folder = write_tests(tmp_path, [*[each for each in EVERY if each not in missing], "HK-BAN-77"])
    ran = run("rules", "--coverage", "--tests", folder)
    refused(ran, f"2 of {len(EVERY)} rules without a test, 1 ids of no rule in tests", code=1)
    assert "HK-BAN-3: no test covers it\nHK-END-1: no test covers it\nHK-BAN-77: no such rule (" in ran.out
    ran = run("rules", GAME, "--coverage", "--tests", folder, "--json")
    assert ran.code == 1
    assert '"without_test": ["HK-BAN-3", "HK-END-1"]' in ran.out
    assert '"id": "HK-BAN-77"' in ran.out


def test_where_marks_may_stand(tmp_path: Path) -> None:
    most = [each for each in EVERY if each not in EVERY[:6]]
    more = f"""
import pytest
from viceregal import GAMES, rulebook
pytestmark = [rule({EVERY[0]!r}, {EVERY[1]!r})]

@pytest.mark.rule({EVERY[2]!r})
class TestMany:
    @rule({EVERY[3]!r})
    async def test_one(self) -> None: ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=rule({EVERY[4]!r}))])
def test_two(x: int) -> None:
    assert rulebook.rule("HK-NOT-1") or rule("HK-NOT-2")

@rule("HK-NOT-3")
def no_test() -> None: ...
"""
    folder = write_tests(tmp_path, most, more)
    ran = run("rules", "--coverage", "--tests", folder)
    assert ran.out == f"{EVERY[5]}: no test covers it\n"


def test_tests_that_cannot_be_read(tmp_path: Path) -> None:
    folder = write_tests(tmp_path, EVERY, "def broken(:")
    refused(run("rules", "--coverage", "--tests", folder), "test_some.py: invalid syntax")
    folder = write_tests(tmp_path, EVERY, "ID = 'HK-BAN-1'\n@rule(ID)\ndef test_x() -> None: ...")
    refused(
        run("rules", "--coverage", "--tests", folder), "line 3: the id of a rule is written out in its mark"
    )
