"""Mining: the same order finds the same puzzles, however it was cut."""

from __future__ import annotations

from pathlib import Path

import pytest

from viceregal.core.errors import BadSetup
from viceregal.puzzles import mining
from viceregal.puzzles.checking import check

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
