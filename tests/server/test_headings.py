"""The score so far by its headings: told where everybody could count it, and nothing that is hidden."""

from __future__ import annotations

import pytest
from viceregal_mini.game import GAME as MINI

from viceregal.core.chance import Chance
from viceregal.core.game import Game
from viceregal.core.playout import playout
from viceregal.core.rules import State
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.games.headings import open_headings, totals
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.rulebook.reader import rule
from viceregal.server.telling.score import tell_lines_of
from viceregal.server.telling.words import speech_of


def played(key: str, steps: int, edition: str = "", **values: str) -> tuple[Game, State]:
    game = find_game(key)
    chance = Chance("headings")
    s = game.start(game.setup(2, edition, values), chance)
    for _ in range(steps):
        if not s.todo:
            break
        seat = game.deciders(s)[0]
        game.apply(s, seat, chance.pick(game.legal(s, seat)))
        game.settle(s, chance)
    return game, s


@pytest.mark.parametrize("steps", [0, 40, 200])
def test_viscounts_tells_the_score_all_along(steps: int) -> None:
    game, s = played("viscounts", steps)
    headings = open_headings(game, s)
    assert headings is not None
    assert tuple(totals(headings, 2)) == game.scores(s)


def test_the_score_is_the_same_in_every_guess_of_what_is_hidden() -> None:
    game, s = played("viscounts", 120)
    for viewer in (None, 0, 1):
        guess = game.guess(game.view(s, viewer), Chance(str(viewer)))
        assert open_headings(game, guess) == open_headings(game, s)


def test_unseen_schemes_do_not_count() -> None:
    game, s = played("viscounts", 10, rival="cleric", harder="3")
    assert isinstance(s, ViscountsState)
    assert s.secret
    before = list(s.scheme_pile)
    told = open_headings(game, s)
    for number in range(8):
        guess = game.guess(game.view(s, None), Chance(str(number)))
        assert open_headings(game, guess) == told
    assert s.scheme_pile == before


@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
@pytest.mark.parametrize("steps", [4, 60, 200, 400])
@pytest.mark.parametrize("memory", ["hidden", "shown"])
def test_viceroy_tells_the_score_all_along_and_nothing_that_is_hidden(
    steps: int, edition: str, memory: str
) -> None:
    """Losses to attack tokens behind screens are told at the end, or where what is remembered is shown."""
    game, s = played("viceroy", steps, edition, memory=memory)
    headings = open_headings(game, s)
    assert headings is not None
    assert ("attack" in headings) == (memory == "shown" or not s.todo)
    if "attack" in headings:
        assert tuple(totals(headings, 2)) == game.scores(s)
    for viewer in (None, 0, 1):
        for number in range(4):
            guess = game.guess(game.view(s, viewer), Chance(f"{viewer} {number}"))
            assert open_headings(game, guess) == headings


def test_hand_of_the_king_hides_nothing() -> None:
    game, s = played("hand-of-the-king", 6)
    headings = open_headings(game, s)
    assert headings is not None and tuple(totals(headings, 2)) == game.scores(s)


def test_where_points_may_be_hidden_nothing_is_told_before_the_end() -> None:
    chance = Chance(2)
    s = MINI.start(MINI.setup(2), chance)
    assert open_headings(MINI, s) is None
    playout(MINI, s, chance)
    headings = open_headings(MINI, s)
    assert headings is not None and tuple(totals(headings, 2)) == MINI.scores(s)


SHEETS = [("hand-of-the-king", {}), ("viceroy", {}), ("viscounts", {}), ("viscounts", {"rival": "noble"})]


@pytest.mark.parametrize(("key", "values"), SHEETS)
def test_every_line_of_a_sheet_names_the_rule_of_its_heading_and_stands_in_their_order(
    key: str, values: dict[str, str]
) -> None:
    game, s = played(key, 5000, **values)
    rules = pack(key).headings()
    order = list(rules)
    assert [each for each in rules.values() if not rule(each).id] == []
    sheet = game.score_sheet(s)
    for seat in range(2):
        found = [order.index(line.heading) for line in sheet if line.seat == seat]
        assert found and found == sorted(found)
    told = tell_lines_of(sheet, speech_of("en", key), rules)
    assert [each["rule"] for each in told] == [rules[line.heading] for line in sheet]
