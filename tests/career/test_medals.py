"""Medals are found in the games, each at the game that first met what it asks for."""

from __future__ import annotations

import pytest

from tests.career.games import HAND, bot, person, played, ruled
from viceregal.career.medals import BadMedal, all_medals, medals_of, medals_won, read_medals
from viceregal.career.played import Played, PlayedSeat
from viceregal.games import GAMES, pack
from viceregal.i18n import LANGUAGES, speak


def keys(games: list[Played], player: str = "ania") -> list[tuple[str, str]]:
    return [(won.medal.key, won.table) for won in medals_won(games, player)]


def test_first_game_and_first_wins_are_where_they_happened() -> None:
    lost = played(person("ania", 2), bot("page", 1))
    helped = played(person("ania", 1, helped=True), bot("page", 2))
    own = played(person("ania", 1), person("olek", 2), bot("squire", 3))
    assert keys([lost, helped, own]) == [
        ("first_game", lost.id),
        ("first_win", helped.id),
        ("beat_level", helped.id),
        ("own_strength", own.id),
        ("beat_level", own.id),
        ("beat_person", own.id),
        ("beat_several", own.id),
    ]


def test_a_level_is_beaten_once() -> None:
    games = [played(person("ania", 1), bot(level, 2)) for level in ("page", "page", "squire")]
    levels = [won.level for won in medals_won(games, "ania") if won.medal.key == "beat_level"]
    assert levels == ["page", "squire"]


def test_three_in_a_row_and_ten_in_all() -> None:
    def game(place: int) -> Played:
        return played(person("ania", place), bot("page", 3 - place))

    places = [1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1]
    games = [game(place) for place in places]
    found = dict(keys(games))
    assert found["three_in_a_row"] == games[5].id and found["ten_wins"] == games[11].id


def test_alone_one_is_better_than_oneself() -> None:
    def game(points: int) -> Played:
        return played(PlayedSeat("ania", points=points, won=True, place=1))

    games = [game(10), game(9), game(12)]
    assert [key for key in keys(games) if key[0] != "first_game"] == [("better_alone", games[2].id)]
    against = played(person("ania", 1), ruled(False))
    assert ("win_alone", against.id) in keys([against]) and "first_win" not in dict(keys([against]))


def test_medals_of_a_game_ask_for_its_own_counts_and_headings() -> None:
    shield = played(person("ania", 2, counts={"parried": 1}), bot("page", 1), game="viceroy")
    elsewhere = played(person("ania", 2, counts={"parried": 1}), bot("page", 1), game="viscounts")
    assert "parried" in dict(keys([shield])) and "parried" not in dict(keys([elsewhere]))
    four, five = [played(person("ania", 2, headings={"banners": n}), bot("page", 1)) for n in (4, 5)]
    assert dict(keys([four, five]))["five_banners"] == five.id


def test_only_games_with_several_editions_have_medals_for_them() -> None:
    several = [
        played(person("ania", 2), bot("page", 1), game="viceroy", edition=each) for each in ("pl", "ru", "pl")
    ]
    assert [won.edition for won in medals_won(several, "ania") if won.medal.key == "edition"] == ["pl", "ru"]
    assert "edition" not in dict(keys([played(person("ania", 2), bot("page", 1))]))


def test_games_that_do_not_count_win_nothing() -> None:
    assert keys([played(person("ania", 1), bot("page", 2), reason="agreed")]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_medal_has_its_words(lang: str) -> None:
    for medal in all_medals():
        speech = speak(lang).of(medal.game) if medal.game else speak(lang)
        assert speech.has(f"medal.{medal.key}"), medal


def test_what_medals_ask_for_is_counted_somewhere() -> None:
    """A misspelt heading or statistic would be a medal that nobody ever wins."""
    for game in GAMES:
        speech = pack(game).speech("en")
        for medal in medals_of(game):
            assert speech is not None
            assert not medal.heading or speech.has(f"heading.{medal.heading}"), medal
            assert not medal.count or speech.has(f"statistic.{medal.count}"), medal
    assert medals_of(HAND)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[medal]]\nkey = 'a'\nwins = true", "wins is no field of a medal"),
        ("[[medal]]\nkey = 'a'\ntimes = 'often'", "times cannot be 'often'"),
        ("[[medal]]\nkey = 'a'\neach = 'day'", "each is one of game, edition, level"),
        ("[[medal]]\nwon = true", "has a key"),
        ("[[medal]]\nkey = 'a'\n[[medal]]\nkey = 'a'", "a key occurs twice"),
        ("[[medals]]\nkey = 'a'", "holds"),
        ("[[medal", "x.toml: "),
    ],
)
def test_a_wrong_file_of_medals_is_told_of_in_one_line(text: str, why: str) -> None:
    with pytest.raises(BadMedal, match=why.replace("[", r"\[")) as error:
        read_medals(text, "x.toml")
    assert "\n" not in str(error.value)
