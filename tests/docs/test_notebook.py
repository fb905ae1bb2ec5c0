"""The notebook runs from its first cell to its last, and shows what it has kept."""

from __future__ import annotations

import matplotlib
import pytest

from tests.docs.notebook import Kernel, cells, kept
from tests.docs.pages import ROOT

NOTEBOOK = ROOT / "examples" / "first-game-to-tournament.ipynb"
MAX_BYTES = 80_000


def test_the_notebook_runs_and_shows_what_it_has_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VICEREGAL_LOAD", "")  # what its tournament loads stays here
    matplotlib.use("agg")
    kernel, pictures = Kernel(), 0
    with matplotlib.rc_context():
        monkeypatch.setattr("matplotlib.pyplot.show", lambda: None)
        for number, cell in enumerate(cells(NOTEBOOK)):
            if cell["cell_type"] == "code":
                told, drawn = kernel.run("".join(cell["source"]))
                before, drawn_before = kept(cell)
                assert told.split() == before.split(), f"cell {number}"  # a kernel breaks its lines elsewhere
                assert drawn == drawn_before, f"cell {number}"
                pictures += drawn
    assert pictures == 3


def test_the_notebook_is_small_and_has_no_traces_of_who_ran_it() -> None:
    text = NOTEBOOK.read_text(encoding="utf-8")
    assert len(text.encode()) < MAX_BYTES
    for cell in cells(NOTEBOOK):
        assert cell["metadata"] == {}
    for trace in ("/home/", "/root/", "/tmp/", "Traceback"):
        assert trace not in text


def test_a_cell_that_comes_to_something_else_is_noticed() -> None:
    kernel = Kernel()
    assert kernel.run("a = 1\nprint('x')\na + 1") == ("x\n2\n", 0)
    assert kernel.run("a = a + 1") == ("", 0)
    assert kernel.run("a\nNone") == ("", 0)
