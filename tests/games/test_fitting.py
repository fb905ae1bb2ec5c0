"""Which choices go together, in every game: what is barred is refused, and what is mended can be played."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from viceregal.core.errors import BadSetup
from viceregal.games import GAMES, fitting
from viceregal.games import game as find_game
from viceregal.games.fitting import (
    Way,
    lack_of_choice,
    lack_of_edition,
    lack_of_seats,
    mended,
    options_of,
    way_of,
    ways,
    why_not,
    with_choice,
)

HAND, VICEROY, VISCOUNTS = "hand-of-the-king", "viceroy", "viscounts"


def every_wish(key: str) -> list[Way]:
    facts = find_game(key).facts
    seats, choices = range(facts.min_seats, facts.max_seats + 1), [each.choices for each in facts.options]
    return [Way(*each) for each in product(seats, facts.editions, product(*choices))]


@pytest.mark.parametrize("key", GAMES)
def test_every_wish_is_mended_to_what_can_be_played(key: str) -> None:
    for wish in every_wish(key):
        way = mended(key, wish)
        assert why_not(key, way) is None
        assert (way.seats, way.edition) == (wish.seats, wish.edition)
        if why_not(key, wish) is None:
            assert way == wish


@pytest.mark.parametrize("key", GAMES)
def test_what_is_not_barred_is_kept_when_it_is_picked(key: str) -> None:
    for wish in ways(key)[::3]:
        for option in find_game(key).facts.options:
            for choice in option.choices:
                picked = with_choice(key, wish, option.key, choice)
                got = options_of(key, mended(key, picked, option.key))[option.key]
                assert (got == choice) == (lack_of_choice(key, wish, option.key, choice) is None)
                if choice in (option.default, options_of(key, wish)[option.key]):
                    assert got == choice


@pytest.mark.parametrize("key", GAMES)
def test_editions_are_all_there_and_seats_wherever_nobody_plays_alone(key: str) -> None:
    facts = find_game(key).facts
    for wish in ways(key):
        assert [lack_of_edition(key, wish, edition) for edition in facts.editions] == [None] * len(
            facts.editions
        )
    usual = way_of(key, facts.min_seats, "", {})
    for seats in range(facts.min_seats, facts.max_seats + 1):
        assert lack_of_seats(key, usual, seats) is None


def test_teams_are_for_four_and_ravens_for_three_or_four() -> None:
    def lack(seats: int, variant: str) -> tuple[int, ...]:
        found = lack_of_choice(HAND, way_of(HAND, seats, "", {}), "variant", variant)
        return found.seats if found else ()

    assert (lack(2, "teams"), lack(3, "teams"), lack(4, "teams")) == ((4,), (4,), ())
    assert (lack(2, "raven"), lack(3, "raven"), lack(4, "raven")) == ((3, 4), (), ())


def test_a_choice_goes_back_to_what_is_usual_when_a_seat_goes_away() -> None:
    four = way_of(HAND, 4, "", {"variant": "teams", "first": "3"})
    assert mended(HAND, four) == four
    three = options_of(HAND, mended(HAND, replace(four, seats=3)))
    assert (three["variant"], three["first"]) == ("base", "lot")


def test_by_an_ai_board_the_seats_follow_and_only_it_is_made_harder() -> None:
    usual = way_of(VISCOUNTS, 4, "", {})
    lack = lack_of_choice(VISCOUNTS, usual, "harder", "1")
    assert lack is not None and (lack.option, lack.why.rule) == ("rival", "VW-11.2")
    assert lack_of_choice(VISCOUNTS, usual, "rival", "cleric") is None
    solo = mended(VISCOUNTS, with_choice(VISCOUNTS, usual, "rival", "cleric"), "rival")
    assert solo.seats == 2
    assert lack_of_choice(VISCOUNTS, solo, "harder", "1") is None
    barred = lack_of_seats(VISCOUNTS, solo, 3)
    assert barred is not None and barred.why.rule == "VW-11.1"
    harder = with_choice(VISCOUNTS, solo, "harder", "2")
    again = mended(VISCOUNTS, with_choice(VISCOUNTS, harder, "rival", "players"), "rival")
    assert options_of(VISCOUNTS, again) == options_of(VISCOUNTS, usual)


def test_what_is_missing_is_first_another_choice_then_the_edition_then_the_seats() -> None:
    def editions(seats: int, edition: str) -> tuple[str, ...]:
        lack = lack_of_choice(VICEROY, way_of(VICEROY, seats, edition, {}), "virtual_gems", "reserve")
        return lack.editions if lack else ()

    assert (editions(2, "cs"), editions(2, "pl")) == (("pl",), ())
    alone = lack_of_choice(VICEROY, way_of(VICEROY, 1, "pl", {}), "virtual", "0")
    assert alone is not None and alone.seats == (2, 3, 4)
    three = lack_of_choice(VICEROY, way_of(VICEROY, 2, "pl", {}), "virtual", "3")
    assert three is not None and three.seats == (1,)


def test_a_game_with_too_many_ways_bars_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "MAX_TRIED", 10)
    ways.cache_clear()
    try:
        wish = way_of(HAND, 2, "", {"variant": "teams"})
        assert mended(HAND, wish) == wish
        assert lack_of_choice(HAND, wish, "variant", "raven") is None
        with pytest.raises(BadSetup, match="HK-VAR-1"):  # opening the table does
            find_game(HAND).setup(2, "", options_of(HAND, wish))
    finally:
        ways.cache_clear()
