"""Where the bots' levels stand: as far apart as they were measured, and nowhere else."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from tests.career.games import HAND, bot, person, played
from viceregal.bots.levels import levels
from viceregal.bots.strength import Measured, measured_at
from viceregal.career import anchors
from viceregal.career.anchors import level_rating
from viceregal.career.rating import rate
from viceregal.career.scale import LUCK, Rating, apart

GAMES = (HAND, "viceroy", "viscounts")


def ladder(game: str) -> dict[str, Rating]:
    found = {each.level: level_rating(each.level, game) for each in levels(game)}
    return {level: rating for level, rating in found.items() if rating is not None}


@pytest.mark.parametrize("game", GAMES)
def test_a_level_wins_as_often_as_it_was_measured_to(game: str) -> None:
    found = ladder(game)
    rows = [measured_at(game, level) for level in found]
    known = {row.level: row for row in rows if row is not None}
    assert list(found) == [each.level for each in levels(game)] and len(known) >= 3
    for level, row in known.items():
        gap = found[level].mean - found[row.against].mean
        share = 1 / (1 + math.exp(-gap / (math.sqrt(2) * LUCK)))
        assert share == pytest.approx(row.share / 100, abs=0.5 / row.games), level


@pytest.mark.parametrize("level", ["squire", "steward", "chancellor"])
def test_who_wins_as_often_as_a_level_against_the_one_below_comes_to_its_rating(level: str) -> None:
    row, known = measured_at(HAND, level), {"ania": Rating()}
    assert row is not None
    won = 0
    for number in range(1, 401):  # she begins in the middle, and some levels stand far from it
        wins = number * row.share // 100 > won  # as evenly as can be
        won += wins
        known |= rate(played(person("ania", 2 - wins), bot(row.against, 1 + wins)), known)
    upper, lower = ladder(HAND)[level].mean, ladder(HAND)[row.against].mean
    assert known["ania"].mean == pytest.approx(upper, abs=(upper - lower) / 4)


@pytest.mark.parametrize("game", GAMES)
def test_the_middle_level_stands_where_people_begin_and_the_others_in_order(game: str) -> None:
    found = list(ladder(game).values())
    assert found[len(found) // 2].mean == pytest.approx(Rating().mean)
    assert all(lower.mean < upper.mean for lower, upper in pairwise(found))
    assert 0 < found[0].shown < found[-1].shown < 3000


def test_the_fewer_games_the_more_doubt_and_more_the_further_from_the_middle() -> None:
    hand, viscounts = ladder(HAND), ladder("viscounts")
    assert hand["steward"].spread == anchors.MIN_SPREAD
    assert hand["steward"].spread < hand["squire"].spread < hand["page"].spread
    assert viscounts["squire"].spread > hand["squire"].spread, "30 games say less than 200"


def test_a_step_that_nobody_measured_is_as_wide_as_the_ladder_asks_and_in_doubt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def known(game: str, level: str) -> Measured | None:
        return None if level == "regent" else measured_at(game, level)

    monkeypatch.setattr(anchors, "measured_at", known)
    hand = anchors._ladder.__wrapped__(HAND)
    assert hand["regent"].mean - hand["chancellor"].mean == pytest.approx(apart(0.7))
    assert hand["regent"].spread > apart(0.7)


def test_what_people_do_not_choose_stands_nowhere() -> None:
    assert level_rating("random", HAND) is None
