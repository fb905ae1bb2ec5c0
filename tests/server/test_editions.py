"""The editions compared for the page: the values that the rules read, in each language."""

from __future__ import annotations

import httpx
import pytest

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
