"""Following an answer to what it gives: a card that is gone counts no more."""

from __future__ import annotations

import pytest

from viceregal.core.chance import Chance
from viceregal.games.viceroy.bots.greedy import Greedy
from viceregal.games.viceroy.bots.search.following import Following
from viceregal.games.viceroy.bots.search.leaf import Leaf
from viceregal.games.viceroy.bots.weights import FIRST
from viceregal.games.viceroy.rules.actions import DISCARD, KEEP
from viceregal.games.viceroy.rules.frames import AskKeep
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.state import ViceroyState


def asked_to_keep(seed: int) -> ViceroyState:
    """The first table on the way of a game at which a bought card may be kept or discarded."""
    s = GAME.start(GAME.setup(2, "ru"), Chance(seed))
    bots = [Greedy(Chance(f"{seed}-{seat}")) for seat in range(2)]
    while not (isinstance(s.todo[-1], AskKeep) and len(GAME.legal(s, GAME.deciders(s)[0])) == 2):
        seat = GAME.deciders(s)[0]
        GAME.apply(s, seat, bots[seat].choose(GAME.view(s, seat), GAME.legal(s, seat)))
        GAME.settle(s, Chance(seed))
    assert isinstance(s, ViceroyState)
    return s


@pytest.mark.parametrize("seed", range(3))
def test_a_discarded_card_is_not_to_be_played(seed: int) -> None:
    s = asked_to_keep(seed)
    seat = GAME.deciders(s)[0]
    only_hand = Leaf([float(name == "characters to be played") for name in FIRST])
    s.hands[seat] = []
    assert only_hand.judge(s, seat) == 1.0  # the bought card
    kept, discarded = Following(Chance(1), only_hand).worths(s, seat, [KEEP, DISCARD])
    assert kept == 0.0  # it lies in the pyramid
    assert discarded == 0.0
