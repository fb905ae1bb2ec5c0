"""The editions compared for the page: the values that the rules read, in each language."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.blanks import plain
from viceregal import rulebook
from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.games.viceroy.words.editions import ROWS, values_of
from viceregal.i18n import LANGUAGES
from viceregal.server.telling.editions import compare


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_comparison_is_whole_in_every_language(ania: httpx.Client, lang: str) -> None:
    told = ania.get("/api/editions/viceroy", params={"lang": lang}).json()
    assert [row["key"] for row in told["rows"]] == list(ROWS)
    for row in told["rows"]:
        assert not row["words"].startswith("compare.")
        assert set(row["values"]) == set(EDITIONS)
        assert not any(value.startswith("compare.") for value in row["values"].values())
    assert told["lacks"]["ru"] == [] and len(told["lacks"]["pl"]) == 8
    assert {rule["id"] for rule in told["rules"]} >= {"VR-DEV-3", "VR-PAY-1"}


def test_where_the_rules_differ_the_words_do_and_only_there() -> None:
    values = {key: values_of(edition) for key, edition in EDITIONS.items()}
    for row in compare("viceroy", "en")["rows"]:
        same = len({repr(each[row["key"]]) for each in values.values()}) == 1
        counted = row["key"] in ("characters", "laws")
        assert same == (len(set(row["values"].values())) == 1) or counted, row["key"]


def test_a_game_of_one_edition_has_no_rows(ania: httpx.Client) -> None:
    assert ania.get("/api/editions/hand-of-the-king").json()["rows"] == []
    assert ania.get("/api/editions/chess").json()["code"] == "unknown"


def _rule(ania: httpx.Client, rule_id: str, lang: str = "en", edition: str = "pl") -> dict[str, Any]:
    told = json.loads(plain(ania.get("/api/rules/viceroy", params={"lang": lang, "edition": edition}).text))
    return next(rule for chapter in told["chapters"] for rule in chapter["rules"] if rule["id"] == rule_id)


@pytest.mark.parametrize(("edition", "first"), [("ru", "Russian"), ("cs", "Czech"), ("pl", "Polish")])
def test_a_rule_is_told_as_the_played_edition_has_it(ania: httpx.Client, edition: str, first: str) -> None:
    rule = _rule(ania, "VR-SET-5", edition=edition)
    assert rule["text"].startswith(f"{first} edition: ") and rule["text"].count(" edition: ") == 1
    others = [name for name in ("Russian", "Czech", "Polish") if name != first]
    assert [line.split(" edition: ")[0] for line in rule["elsewhere"]] == others
    assert rule["here"] == [] and rule["only"] == ""


def test_values_of_an_edition_are_told_before_a_rule_that_names_them_all(ania: httpx.Client) -> None:
    sets = _rule(ania, "VR-END-8")
    assert sets["here"] == ["Points per set: 12."]
    assert sets["elsewhere"] == ["Russian edition – points per set: 7."]
    circles = _rule(ania, "VR-END-3", edition="ru")
    assert circles["here"] == ["Circles and infinite gems score: a fixed value.", "The fixed value: 3."]
    assert circles["elsewhere"] == [
        "Czech edition, Polish edition – circles and infinite gems score: their level."
    ]


def test_rules_of_other_editions_stand_behind_and_say_where_they_hold(ania: httpx.Client) -> None:
    told = ania.get("/api/rules/viceroy", params={"lang": "en", "edition": "ru"}).json()
    assert told["edition"] == {"key": "ru", "words": "Russian edition"}
    for chapter in told["chapters"]:
        only = [bool(rule["only"]) for rule in chapter["rules"]]
        assert only == sorted(only)
    assert _rule(ania, "VR-DEV-3", edition="ru")["only"] == "Not in this edition, only: Polish edition."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_an_edition_rules_are_told_for_all_of_them(ania: httpx.Client, lang: str) -> None:
    told = ania.get("/api/rules/viceroy", params={"lang": lang}).json()
    assert told["edition"] is None
    for rule in (rule for chapter in told["chapters"] for rule in chapter["rules"]):
        assert rule["text"] == rulebook.rule(rule["id"]).text[lang]
        assert not rule["here"] and not rule["elsewhere"] and not rule["only"]


def test_an_edition_that_is_not_there_is_refused(ania: httpx.Client) -> None:
    assert ania.get("/api/rules/viceroy", params={"edition": "fr"}).json()["code"] == "unknown"
    one = ania.get("/api/rules/viscounts", params={"edition": "standard"}).json()
    assert one["edition"] is None
