"""How strong the levels were measured to be: data beside the bots, told to people, and the same in the documents."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from viceregal import games
from viceregal.bots.entry import LEVELS
from viceregal.bots.strength import BadStrength, Measured, measured, measured_at, read_measured

DOCUMENT = Path(__file__).parents[2] / "docs" / "strength.md"
HAND = "hand-of-the-king"
ROW = '[[measured]]\nlevel = "squire"\nagainst = "page"\nplayers = 2\nshare = 80\ngames = 30\n'


def told(row: Measured | None) -> str:
    return "not measured yet" if row is None else f"{row.figure} % ({row.games})"


def test_each_level_is_measured_against_the_one_below_it() -> None:
    for key in games.GAMES:
        for row in measured(key):
            assert LEVELS.index(row.level) == LEVELS.index(row.against) + 1, (key, row)


def test_the_document_has_the_same_figures() -> None:
    """A row a pair of levels, a column a game, in the order of the registry."""
    begin = tuple([f"| {level} over " for level in LEVELS])
    lines = [line for line in DOCUMENT.read_text().splitlines() if line.startswith(begin)]
    wanted = [
        f"| {upper} over {lower} | " + " | ".join(told(measured_at(key, upper)) for key in games.GAMES) + " |"
        for lower, upper in pairwise(LEVELS)
    ]
    assert [line.replace(" games)", ")") for line in lines] == wanted


def test_the_document_has_the_same_figures_of_other_editions_and_larger_tables() -> None:
    lines = [line for line in DOCUMENT.read_text().splitlines() if " players | " in line and " over " in line]
    wanted = []
    for key in games.GAMES:
        for row in measured(key):
            if row is not measured_at(key, row.level):
                edition = f" ({row.edition})" if row.edition else ""
                wanted.append(
                    f"| {games.game(key).facts.title}{edition}, {row.players} players | {row.level} over {row.against} |"
                    f" {told(row)} | {row.fair_share} % |"
                )
    assert lines == wanted and wanted


def test_a_game_without_measurements_has_none() -> None:
    assert read_measured(ROW, HAND) == (Measured("squire", "page", 2, 80, 30),)
    assert measured_at(HAND, "page") is None  # nobody is below


def test_a_table_is_told_the_figure_that_fits_it_best() -> None:
    def found(level: str, players: int, edition: str) -> tuple[int, str] | None:
        row = measured_at("viceroy", level, players, edition)
        return None if row is None else (row.players, row.edition)

    assert found("squire", 3, "pl") == (3, "pl")
    assert found("squire", 2, "cs") == found("squire", 4, "cs") == (2, "cs")
    assert found("squire", 3, "ru") == (2, "ru") and found("squire", 2, "") == (2, "pl"), "not measured there"
    hand = measured_at(HAND, "squire", 4, "standard")
    assert hand is not None and hand.players == 2


@pytest.mark.parametrize(("players", "seats", "fair"), [(2, 1, 50), (3, 1, 33), (4, 1, 25), (4, 2, 50)])
def test_a_fair_share_goes_by_the_seats(players: int, seats: int, fair: int) -> None:
    assert Measured("squire", "page", players, 80, 30, seats=seats).fair_share == fair


def test_a_level_may_stand_there_for_several_tables() -> None:
    assert len(read_measured(ROW + ROW.replace("players = 2", "players = 4") + "seats = 2\n", HAND)) == 2


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
        (ROW + "seats = 2\n", "no such level, table or share"),
        (ROW + ROW, "a level occurs twice at a table"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_one_line(text: str, said: str) -> None:
    with pytest.raises(BadStrength, match=said) as caught:
        read_measured(text, HAND)
    assert "\n" not in str(caught.value)
