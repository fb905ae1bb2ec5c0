"""Ratings: anchored by the levels, moved by people's own play alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.career.games import HAND, bot, person, played, ruled
from viceregal.career.anchors import level_rating
from viceregal.career.played import PlayedSeat
from viceregal.career.rating import is_rated, rate
from viceregal.career.scale import Rating


def test_somebody_new_is_unsure_and_becomes_surer() -> None:
    rating = Rating()
    assert (rating.shown, rating.within) == (1500, 653)
    for _ in range(20):
        rating = rate(played(person("ania", 1), bot("steward", 2)), {"ania": rating})["ania"]
    assert rating.shown > 1700 and rating.within < 400


def test_who_wins_half_against_a_level_comes_to_its_rating() -> None:
    known: dict[str, Rating] = {}
    for number in range(60):
        known |= rate(played(person("ania", 1 + number % 2), bot("chancellor", 2 - number % 2)), known)
    level = level_rating("chancellor", HAND)
    assert level is not None and abs(known["ania"].shown - level.shown) < 60


def test_help_can_cost_a_rating_and_never_raise_it() -> None:
    won = played(person("ania", 1, helped=True), bot("page", 2))
    lost = played(person("ania", 2, helped=True), bot("page", 1))
    assert rate(won, {}) == {}
    assert rate(lost, {})["ania"].mean < Rating().mean


def test_nobody_loses_to_somebody_who_was_helped() -> None:
    helped = played(person("ania", 1, helped=True), person("olek", 2))
    assert rate(helped, {}) == {}
    beaten = played(person("ania", 2, helped=True), person("olek", 1))
    made = rate(beaten, {})
    assert made["olek"].mean > Rating().mean > made["ania"].mean


def test_at_a_larger_table_the_others_are_measured_all_the_same() -> None:
    three = played(person("ania", 1, helped=True), person("olek", 2), person("ewa", 3))
    made = rate(three, {})
    assert set(made) == {"olek", "ewa"}
    assert made["olek"].mean > Rating().mean > made["ewa"].mean


def test_partners_win_and_lose_together() -> None:
    seats = (person("ania", 1), person("olek", 2), person("ewa", 1), person("jan", 2))
    made = rate(played(*seats, partners=((0, 2), (1, 3))), {})
    assert made["ania"] == made["ewa"] and made["olek"] == made["jan"]
    assert made["ania"].mean > made["olek"].mean


def test_a_tie_between_equals_moves_nothing_but_the_doubt() -> None:
    tie = played(person("ania", 1), replace(person("olek", 1)))
    made = rate(tie, {})
    assert made["ania"].mean == pytest.approx(Rating().mean)
    assert made["ania"].spread < Rating().spread


def test_what_cannot_be_measured_is_not_rated() -> None:
    games = {
        "alone": played(person("ania", 1)),
        "against the rules": played(person("ania", 1), ruled(False)),
        "a bot without a level": played(person("ania", 1), bot("random", 2)),
        "broken off": played(person("ania", 1), bot("page", 2), reason="agreed"),
        "at one screen": played(person("ania", 1), person("ania", 2)),
        "from a position": played(person("ania", 1), bot("page", 2), from_start=False),
        "without places": played(PlayedSeat("ania", won=True), PlayedSeat(None, level="page")),
        "bots alone": played(bot("page", 1), bot("squire", 2)),
        "partners alone": played(person("ania", 1), person("olek", 1), partners=((0, 1),)),
    }
    assert [why for why, game in games.items() if is_rated(game) or rate(game, {})] == []
    assert is_rated(played(person("ania", 1), bot("page", 2), reason="resigned"))
