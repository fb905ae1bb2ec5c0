"""The search board is the game: same answers in the same order, same counts, same outcome."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.bots.hand_of_the_king.search_positions import SETTINGS, random_game, start
from tests.games.hand_of_the_king.given import position
from viceregal.core.perft import perft
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.bots.convert import action_text, set_board
from viceregal.games.hand_of_the_king.bots.search.answers import Answers
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.rules.state import HandState

GAMES = 3  # a setting: about 70 random games and 2300 positions in all


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(("seats", "values"), SETTINGS)
def test_perft_equals_that_of_the_rules(seats: int, values: dict[str, str], version: int) -> None:
    rng = random.Random(f"{seats} {values}")
    board = Answers()
    for _ in range(GAMES if version == GAME.facts.version else 1):
        for s in random_game(seats, values, rng, version):
            set_board(board, s)
            deciders = GAME.deciders(s)
            legal = GAME.legal(s, deciders[0]) if deciders else []
            assert [action_text(board, answer) for answer in board.legal()] == [
                GAME.text(each) for each in legal
            ]
            depth = 3 if len(legal) < 6 else 2
            assert board.perft(depth) == perft(GAME, s, depth)


@pytest.mark.parametrize(("seats", "values"), SETTINGS)
def test_a_whole_game_on_the_board_alone(seats: int, values: dict[str, str]) -> None:
    rng = random.Random(f"whole {seats} {values}")
    for _ in range(GAMES):
        s = start(seats, values, rng)
        board = Answers()
        set_board(board, s)
        while deciders := GAME.deciders(s):
            assert board.seat() == deciders[0]
            answer = rng.choice(board.legal())
            GAME.apply(s, deciders[0], GAME.parse(action_text(board, answer)))
            board.play(answer)
        assert board.legal() == []
        assert board.holders() == list(s.banners)


# Ties that stand before the companions (HK-BAN-8): the last Tully or Stark earns one, in a game for two or three.
STANDING = [
    position(
        "varys edmure / . theon", ["robb", "sansa arya", "bran eddard"], banners={"stark": 2}, pool="ygritte"
    ),
    position("varys edmure / . theon", ["", "arya", "bran"], banners={"stark": 2}, pool="jaqen jon"),
    position("varys eddard / . theon", ["robb", "sansa arya", "bran"], pool="ygritte littlefinger"),
    position(
        "varys eddard / . theon", ["", "robb lyanna", "sansa arya"], banners={"stark": 2}, pool="ygritte"
    ),
    position("varys edmure bran / . theon", ["robb", "sansa"], banners={"stark": 1}, pool="hodor ygritte"),
]


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("document", STANDING, ids=range(len(STANDING)))
def test_every_way_from_a_standing_tie_ends_with_the_same_banners(
    document: dict[str, Any], version: int
) -> None:
    board = Answers()

    def walk(s: State) -> None:
        assert isinstance(s, HandState)
        set_board(board, s)
        answers, deciders = board.legal(), GAME.deciders(s)
        for answer in answers:
            set_board(board, s)
            text = action_text(board, answer)
            board.play(answer)
            after = s.clone()
            GAME.apply(after, deciders[0], GAME.parse(text))
            assert len(board.legal()) == sum([len(GAME.legal(after, seat)) for seat in GAME.deciders(after)])
            if after.todo and after.turn == s.turn:
                walk(after)
            else:  # in the middle of a turn the board gives the banners in another order
                assert board.holders() == list(after.banners), text

    walk(GAME.from_open_view({**document, "version": version}))
