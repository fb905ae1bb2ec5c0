"""The search board is the game: same answers in the same order, same counts, same outcome."""

from __future__ import annotations

import random

import pytest

from tests.bots.hand_of_the_king.search_positions import SETTINGS, random_game, start
from viceregal.core.perft import perft
from viceregal.games.hand_of_the_king.bots.convert import action_text, set_board
from viceregal.games.hand_of_the_king.bots.search.answers import Answers
from viceregal.games.hand_of_the_king.rules.game import GAME

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
