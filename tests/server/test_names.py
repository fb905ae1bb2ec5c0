"""What everybody at a table is called."""

from __future__ import annotations

import pytest

from viceregal.server.tables.table import Place, Table
from viceregal.server.telling.words import names_of

PLACES = [Place("p1", "Ania", ""), Place(None, "", "greedy"), Place(None, "", "greedy")]


def table(game: str, seats: int, **options: str) -> Table:
    return Table("t", settings={"game": game, "options": options}, places=PLACES[:seats])


def test_people_by_their_names_and_bots_of_a_kind_by_numbers() -> None:
    assert names_of(table("viceroy", 3), "en") == ("Ania", "Treasurer", "Treasurer II")


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "AI (Cleric)"), ("pl", "SI (Kapłan)"), ("ru", "ИИ (Священник)")]
)
def test_the_ai_of_a_solo_game_goes_by_its_board(lang: str, name: str) -> None:
    """VW-11.1: it is no bot that happens to sit there."""
    assert names_of(table("viscounts", 2, rival="cleric"), lang) == ("Ania", name)


def test_against_players_there_is_no_ai() -> None:
    assert names_of(table("viscounts", 2, rival="players"), "en")[1] == "Treasurer"
    assert names_of(table("viscounts", 2), "en")[1] == "Treasurer"
