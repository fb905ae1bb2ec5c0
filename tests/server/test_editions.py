"""The editions compared for the page: the values that the rules read, in each language."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import httpx
import pytest

from viceregal.games.viceroy.options import EDITIONS
from viceregal.i18n import LANGUAGES
from viceregal.server.editions import ROWS, compare, values_of

SCRIPT = Path(__file__).parents[2] / "scripts" / "edition_table.py"


@pytest.fixture(scope="module")
def written() -> ModuleType:
    """What writes the same comparison as a page of the documentation."""
    spec = importlib.util.spec_from_file_location("edition_table", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_value_of_an_edition_has_a_row_with_the_rules_of_the_documentation(written: ModuleType) -> None:
    for edition in EDITIONS.values():
        assert set(values_of(edition)) == set(ROWS)
    assert {name: ", ".join(ids) for name, ids in ROWS.items()} == {
        name: ids for name, (_, ids, _) in written.ROWS.items()
    }


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
