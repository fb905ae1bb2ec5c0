"""What is written from the tables of fields and the vocabularies: fresh, complete, and true."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

import viceregal as vr
from viceregal.core.fields import Field, InnerTable
from viceregal.games import pack

ROOT = Path(__file__).parents[2]
KEYS = [
    key for key in vr.GAMES if vr.game(key).fields is not None and (ROOT / "web/src/games" / key).is_dir()
]
every_game = pytest.mark.parametrize("key", KEYS)


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("describe_games", ROOT / "scripts" / "describe_games.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def page(key: str) -> str:
    return (ROOT / "docs" / "reference" / "positions" / f"{key}.md").read_text(encoding="utf-8")


def test_all_files_are_current(script: ModuleType) -> None:
    stale = [path.name for path, text in script.files().items() if not script.is_current(path, text)]
    assert not stale, "run: python scripts/describe_games.py"
    facts = [key for key in KEYS if pack(key).page_facts()]
    assert len(script.files()) == 3 * len(KEYS) + len(facts) >= 10


def all_fields(fields: list[Field]) -> list[Field]:
    inner = [
        each for field in fields if isinstance(field.kind, InnerTable) for each in field.kind.fields.fields
    ]
    return [*fields, *inner]


@every_game
def test_every_field_is_described_with_its_default(key: str) -> None:
    table = vr.game(key).fields
    assert table is not None
    for field in all_fields(table.fields):
        rows = [line for line in page(key).splitlines() if line.startswith(f"| `{field.name}` |")]
        ends = "" if field.under_way else field.told_default()
        assert any(field.means in row and row.removesuffix(" |").endswith(ends) for row in rows), field.name


@every_game
def test_the_example_loads_and_can_be_played_to_its_end(key: str) -> None:
    [text] = re.findall(r"```json\n(.*?)```", page(key), re.DOTALL)
    document = json.loads(text)
    match, chance = vr.load(document, seed=1), vr.Chance(1)
    assert match.position() == document and len(document["since"]) >= 3
    while match.to_move:
        seat = match.to_move[0]
        match.play(chance.pick(match.actions(seat)), seat)
    assert match.winners()


@every_game
def test_defaults_are_what_is_read_where_nothing_is_said(key: str) -> None:
    """Each field that may be left out, one by one: the position is the same if it had its default there."""
    [text] = re.findall(r"```json\n(.*?)```", page(key), re.DOTALL)
    document = json.loads(text)
    del document["since"]
    table = vr.game(key).fields
    assert table is not None
    left_out = 0
    for field in table.at_rest:
        shorter = {name: value for name, value in document.items() if name != field.name}
        try:
            read = vr.load(shorter).position()
        except vr.BadPosition:
            continue  # needed, or a card is missing without it
        if (
            isinstance(field.default, list | dict)
            and not field.for_each_seat
            and document[field.name] == field.default
        ):
            assert read == document
        left_out += 1
    assert left_out


@every_game
def test_views_have_the_fields_of_their_type(key: str) -> None:
    types = (ROOT / "web/src/games" / key / "types.ts").read_text(encoding="utf-8")
    body = types.partition("export interface GameView {")[2].partition("\n}")[0]
    named = set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE))
    match = vr.new(key, seed=1)
    for seat in (None, 0):
        assert set(match.view(seat)) == named


@every_game
def test_the_page_reads_every_action(key: str, script: ModuleType) -> None:
    game = vr.game(key)
    text = (ROOT / "web" / "src" / "games" / key / "answers.ts").read_text(encoding="utf-8")
    for verb, kind in game.words.actions.items():
        [form] = re.findall(rf"^  '{verb}': \[(.*)\],$", text, re.MULTILINE)
        assert [part.strip("#*' ") for part in form.split(",")] == [kind.__name__, *game.words.names[kind]]


def test_answers_are_taken_apart_in_one_place() -> None:
    """Drawings have words of their own to lay out, and a score sheet has its sources."""
    page = ROOT / "web" / "src"
    others = {page / "protocol" / "answers.ts", page / "games" / "viceroy" / "sheet.ts"}
    others |= {page / "games" / "hand-of-the-king" / "houses.ts"}
    files = [
        path for path in page.rglob("*") if path.suffix in (".ts", ".svelte") and path.parent.name != "draw"
    ]
    apart = [
        path.name
        for path in files
        if path not in others and re.search(r"\.split\(' '|action\??\.startsWith\(", path.read_text())
    ]
    assert apart == []
