"""How strong the levels were measured to be: data beside the bots, told to people, and the same in the documents."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from viceregal import games
from viceregal.bots.entry import LEVELS
from viceregal.bots.strength import BadStrength, Measured, measured, read_measured

DOCUMENT = Path(__file__).parents[2] / "docs" / "strength.md"
HAND = "hand-of-the-king"
ROW = '[[measured]]\nlevel = "squire"\nagainst = "page"\nplayers = 2\nshare = 80\ngames = 30\n'


def told(row: Measured | None) -> str:
    return "not measured yet" if row is None else f"{row.figure} % ({row.games})"


def test_each_level_is_measured_against_the_one_below_it() -> None:
    for key in games.GAMES:
        for level, row in measured(key).items():
            assert LEVELS.index(level) == LEVELS.index(row.against) + 1, (key, level)


def test_the_document_has_the_same_figures() -> None:
    """A row a pair of levels, a column a game, in the order of the registry."""
    lines = [line for line in DOCUMENT.read_text().splitlines() if " over " in line and line.startswith("|")]
    wanted = [
        f"| {upper} over {lower} | "
        + " | ".join(told(measured(key).get(upper)) for key in games.GAMES)
        + " |"
        for lower, upper in pairwise(LEVELS)
    ]
    assert [line.replace(" games)", ")") for line in lines] == wanted


def test_a_game_without_measurements_has_none() -> None:
    assert read_measured(ROW, HAND)["squire"] == Measured("squire", "page", 2, 80, 30)
    assert "page" not in measured(HAND)  # nobody is below


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("level = 1", "holds .* and nothing else"),
        ("[[measured]\n", "strength.toml: "),
        (ROW.replace("share = 80\n", ""), "share is missing"),
        (ROW.replace("80", "true"), "share cannot be True"),
        (ROW.replace("80", "180"), "no such level, table or share"),
        (ROW.replace('"page"', '"king"'), "no such level, table or share"),
        (ROW + 'edition = "pl"\n', "no such level, table or share"),
        (ROW + "luck = 1\n", "luck cannot be 1"),
        (ROW + ROW, "a level occurs twice"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_one_line(text: str, said: str) -> None:
    with pytest.raises(BadStrength, match=said) as caught:
        read_measured(text, HAND)
    assert "\n" not in str(caught.value)
