"""The game of the day: agreed on by the date alone, never before its day, and the same at every table."""

from __future__ import annotations

from datetime import date

import pytest

from viceregal.core.errors import BadSetup
from viceregal.daily import daily_games, find_daily, read_date
from viceregal.daily.playing import begun, let_bots_answer
from viceregal.games import game as find_game

DAY = date(2026, 11, 17)


def test_a_seed_follows_from_the_date_the_game_and_its_setup() -> None:
    found = [each.seed() for each in daily_games(DAY)]
    assert len(set(found)) == len(found)
    # Written down once: another seed would be another deal for those who have played already.
    assert find_daily(DAY, "viscounts").seed() == "9c436a7df580441be3f4a4004f921346"
    assert find_daily(DAY, "viceroy", "pl").seed() == "7bcfd139b60429437952b82223f22392"
    assert find_daily(date(2026, 11, 18), "viceroy", "pl").seed() != find_daily(DAY, "viceroy", "pl").seed()


def test_viscounts_meets_every_board_at_every_difficulty_by_turns() -> None:
    days = [date.fromordinal(DAY.toordinal() + n) for n in range(16)]
    met = {tuple(find_daily(day, "viscounts").way.options.values()) for day in days}
    options = {each.key: each.choices for each in find_game("viscounts").facts.options}
    assert met == {(b, h) for b in options["rival"] if b != "players" for h in options["harder"]}


def test_viceroy_is_played_alone_in_each_edition_with_a_goal() -> None:
    ways = [each.way for each in daily_games(DAY) if each.game == "viceroy"]
    assert {way.edition for way in ways} == set(find_game("viceroy").facts.editions)
    assert all(way.seats == 1 and way.goal for way in ways)


@pytest.mark.parametrize("game", ["hand-of-the-king", "viceroy", "viscounts"])
def test_two_who_never_met_are_dealt_the_same_and_answered_the_same(game: str) -> None:
    daily = find_daily(DAY, game)
    one, other = begun(daily), begun(daily)
    for match in (one, other):
        for _ in range(3):
            let_bots_answer(daily, match)
            match.play(match.legal(0)[0], 0)
        let_bots_answer(daily, match)
    assert one.open_view() == other.open_view()
    assert one.open_view() != begun(find_daily(date(2026, 11, 20), game)).open_view()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("2026-11-18", "has not come yet"),
        ("2025-12-31", "the first daily game"),
        ("17.11.2026", "a date is written as"),
        ("2026-02-30", "a date is written as"),
        ("20261117", "a date is written as"),
        ("", "a date is written as"),
    ],
)
def test_a_day_that_cannot_be_played_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        read_date(text, DAY)


def test_an_unknown_game_or_way_is_refused() -> None:
    with pytest.raises(BadSetup, match="no game is called"):
        find_daily(DAY, "chess")
    with pytest.raises(BadSetup, match="has no way 'xx'"):
        find_daily(DAY, "viceroy", "xx")
