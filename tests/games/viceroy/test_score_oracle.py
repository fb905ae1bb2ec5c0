"""Random games are scored twice: by the game, and by the literal oracle beside it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.viceroy.playing import every_edition
from tests.games.viceroy.score_oracle import Scorer
from tests.marks import rule
from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE
from viceregal.core.rules import State
from viceregal.games.viceroy.rules.actions import Pass
from viceregal.games.viceroy.rules.game import GAME


def played(edition: str, seats: int, seed: int) -> State:
    """A game at random, in which cards are played rather than not, so that pyramids grow."""
    chance = Chance(f"oracle {edition} {seats} {seed}")
    s = GAME.start(GAME.setup(seats, edition), chance)
    while s.todo:
        seat = GAME.deciders(s)[0]
        if seat == CHANCE:
            GAME.apply(s, seat, GAME.sample(s, chance))
            continue
        options = GAME.legal(s, seat)
        eager = [action for action in options if not isinstance(action, Pass)]
        GAME.apply(s, seat, chance.pick(eager if eager and chance.below(4) else options))
    return s


@rule("VR-END-3", "VR-END-4", "VR-END-5", "VR-END-6", "VR-END-7", "VR-END-8", "VR-END-9", "VR-END-2")
@every_edition
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_oracle_scores_random_games_alike(edition: str, seats: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(20):
        s = played(edition, seats, seed)
        position = GAME.open_view(s)
        for seat in range(seats):
            sheet: Counter[str] = Counter()
            for line in GAME.score_sheet(s):
                if line.seat == seat:
                    sheet[line.heading] += line.points
            literal = Scorer(position, seat).score()
            assert {heading: sheet[heading] for heading in literal} == literal
            assert GAME.scores(s)[seat] == sum(literal.values())
            met.update([heading for heading, points in literal.items() if points])
    headings = {"circles", "endless_gems", "laws", "points", "magic"}
    assert headings | ({"attack"} if seats > 1 else set()) <= set(met)
