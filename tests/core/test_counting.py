"""Perft and random play."""

from __future__ import annotations

from viceregal_mini.game import GAME

import viceregal as vr
from tests.contract.anatomy import anatomy
from viceregal.core.chance import Chance
from viceregal.core.perft import perft, split
from viceregal.core.playout import playout
from viceregal.core.records import CHANCE


def test_counts_are_those_of_the_tree() -> None:
    """In the first edition with two seats and no hands: 20 cards to reveal, 3 bids each, then a hand of nothing."""
    s = GAME.new(GAME.setup(2, "first", {"hand": "none"}))
    assert [perft(GAME, s, depth) for depth in range(4)] == [1, 20, 60, 180]


def test_the_split_adds_up() -> None:
    s = vr.game("hand-of-the-king").start(vr.game("hand-of-the-king").setup(2), Chance(3))
    game = vr.game("hand-of-the-king")
    before = anatomy(s)
    parts = split(game, s, 3)
    assert sum(count for _, count in parts) == perft(game, s, 3)
    assert [text for text, _ in parts] == [game.text(action) for action in game.legal(s, game.deciders(s)[0])]
    assert dict(split(game, s, 1)) == {text: 1 for text, _ in parts}
    assert anatomy(s) == before, "counting leaves the position alone"


def test_a_finished_game_counts_as_one_way() -> None:
    s = GAME.start(GAME.setup(2), Chance(1))
    playout(GAME, s, Chance(1))
    assert perft(GAME, s, 0) == perft(GAME, s, 5) == 1
    assert split(GAME, s, 3) == []


def test_the_order_in_which_several_answer_does_not_matter() -> None:
    """Perft lets the first of them answer; the others would come to the same states."""
    s = GAME.start(GAME.setup(2, "second"), Chance(2))
    ends = []
    for order in ((0, 1), (1, 0)):
        found = set()
        for first in GAME.legal(s, order[0]):
            for second in GAME.legal(s, order[1]):
                after = s.clone()
                answers = dict(zip(order, (first, second), strict=True))
                for seat in order:
                    GAME.apply(after, seat, answers[seat])
                found.add(str(GAME.open_view(after)))
        ends.append(found)
    assert ends[0] == ends[1]


def test_a_playout_counts_what_players_decided() -> None:
    s, chance = GAME.new(GAME.setup(3)), Chance("playout")
    decisions, again = 0, GAME.new(GAME.setup(3))
    while asked := GAME.deciders(again):
        action = (
            GAME.sample(again, chance) if asked[0] == CHANCE else chance.pick(GAME.legal(again, asked[0]))
        )
        GAME.apply(again, asked[0], action)
        decisions += asked[0] != CHANCE
    assert playout(GAME, s, Chance("playout")) == decisions
    assert anatomy(s) == anatomy(again)
    assert playout(GAME, s, chance) == 0, "over is over"
