"""Mining: the same order finds the same puzzles, however it was cut."""

from __future__ import annotations

from pathlib import Path

import pytest

from viceregal.core.errors import BadSetup
from viceregal.puzzles import mining, puzzles
from viceregal.puzzles.checking import check
from viceregal.puzzles.puzzle import position_of

HAND = "hand-of-the-king"
SMALL = mining.order(HAND, 2, "test", 60_000)


def mined(notes: Path) -> mining.Mined:
    return mining.mine(SMALL, notes, 1, lambda now: None)


def test_the_same_order_finds_the_same_puzzles_and_goes_on_after_a_stop(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    first = mined(notes)
    assert len(first.kept) == SMALL.count
    whole = notes.read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    notes.write_text(
        "".join(lines[: len(lines) // 2 + 1]) + '[{"key', encoding="utf-8"
    )  # killed while it wrote
    assert mined(notes) == first
    assert notes.read_text(encoding="utf-8") == whole
    for puzzle in first.kept:
        check(puzzle)


def test_who_looks_for_a_theme_finds_nothing_else(tmp_path: Path) -> None:
    wanted = mining.order(HAND, 2, "test", 60_000, ("companion",))
    found = mining.mine(wanted, tmp_path / "notes", 1, lambda now: None)
    assert [each.theme for each in found.kept] == ["companion"] * 2
    assert "--theme companion" in mining.written(wanted, found.kept).splitlines()[0]
    assert mining.mine(wanted, tmp_path / "notes", 1, lambda now: None) == found  # out of its notes


@pytest.mark.parametrize("game", ["viceroy", "viscounts"])
def test_a_question_is_looked_at_only_for_themes_that_it_can_have(game: str) -> None:
    """What `themes_at` says of a shipped puzzle's question is its theme."""
    puzzling = mining.puzzling_of(game)
    for theme in puzzling.themes:
        puzzle = next(each for each in puzzles(game) if each.theme == theme)
        assert puzzling.themes_at(position_of(puzzle), puzzle.aim) == (theme,)


def test_notes_of_another_order_are_left_alone(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.write_text(
        '{"game": "hand-of-the-king", "count": 2, "seed": "other", "budget": 1}\n', encoding="utf-8"
    )
    with pytest.raises(BadSetup, match="another search for puzzles"):
        mined(notes)
    notes.write_text("nothing of ours", encoding="utf-8")
    with pytest.raises(BadSetup, match="holds no notes"):
        mined(notes)


def test_what_cannot_be_mined_is_said() -> None:
    with pytest.raises(BadSetup, match="no game is called 'chess'"):
        mining.order("chess", 1, "1")
    with pytest.raises(BadSetup, match="has no theme 'castling'"):
        mining.order(HAND, 1, "1", None, ("castling",))
