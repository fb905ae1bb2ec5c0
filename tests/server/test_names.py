"""What everybody at a table is called."""

from __future__ import annotations

import pytest

from viceregal.games import pack
from viceregal.server.tables.table import Place, Table
from viceregal.server.telling.faces import faces
from viceregal.server.telling.tournaments import names_in
from viceregal.server.telling.words import names_of, titles_of
from viceregal.tournaments.tournament import Entrant, Tournament

PLACES = [Place("p1", "Ania", ""), Place(None, "", "greedy"), Place(None, "", "greedy")]


def table(game: str, seats: int, **options: str) -> Table:
    return Table("t", settings={"game": game, "options": options}, places=PLACES[:seats])


def test_people_and_bots_by_their_names() -> None:
    assert names_of(table("viceroy", 3), "en") == ("Ania", "Greta", "Hugo")
    assert names_of(table("viceroy", 3), "ru") == ("Ania", "Грета", "Гуго")


def test_no_bot_takes_the_name_of_somebody_at_the_table() -> None:
    table = Table(
        "t", settings={"game": "viceroy", "options": {}}, places=[Place("p1", "Greta", ""), *PLACES[1:]]
    )
    assert names_of(table, "en") == ("Greta", "Hugo", "Vera")


def test_a_record_says_how_strong_a_bot_is() -> None:
    assert titles_of(table("viceroy", 2), "pl") == ("Ania", "Greta (Skarbnik)")
    assert titles_of(table("viscounts", 2, rival="cleric"), "en") == ("Ania", "AI (Cleric)")


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "cs"])
@pytest.mark.parametrize("game", ["hand-of-the-king", "viceroy", "viscounts"])
def test_no_bot_is_called_like_a_card(game: str, lang: str) -> None:
    """In the chronicle a bot named Chancellor played the card Chancellor."""
    bots = [Place(None, "", "regent") for _ in range(8)]
    names = names_of(Table("t", settings={"game": game, "options": {}}, places=bots), lang)
    assert len(set(names)) == len(names)
    cards = [face.name for edition in pack(game).game().facts.editions for face in faces(game, edition, lang)]
    assert not {name for name in names for card in cards if name in card.split()}


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "AI (Cleric)"), ("pl", "SI (Kapłan)"), ("ru", "ИИ (Священник)")]
)
def test_the_ai_of_a_solo_game_goes_by_its_board(lang: str, name: str) -> None:
    """VW-11.1: it is no bot that happens to sit there."""
    assert names_of(table("viscounts", 2, rival="cleric"), lang) == ("Ania", name)


def test_against_players_there_is_no_ai() -> None:
    assert names_of(table("viscounts", 2, rival="players"), "en")[1] == "Greta"
    assert names_of(table("viscounts", 2), "en")[1] == "Greta"


def test_a_bot_of_a_tournament_is_called_the_same_in_its_standings_and_at_its_tables() -> None:
    entrants = {
        1: Entrant(1, "p1", "Ania"),
        2: Entrant(2, None, "", "greedy"),
        3: Entrant(3, None, "", "greedy"),
    }
    tournament = Tournament("t", entrants=entrants)
    assert names_in(tournament, "en") == {1: "Ania", 2: "Hugo", 3: "Vera"}
    seats = [
        {"player": "p1", "name": "Ania", "level": ""},
        {"player": None, "name": "", "level": "greedy", "number": 3},
    ]
    settings = {"game": "viceroy", "options": {}, "seats": seats}
    assert names_of(Table("t", settings=settings, places=PLACES[:2]), "en") == ("Ania", "Vera")
