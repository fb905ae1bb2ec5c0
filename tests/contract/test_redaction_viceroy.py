"""Viceroy: change every hidden thing, and the view and a bot's choice stay; a guess is true no oftener than chance."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.contract import hidden_viceroy as hidden
from tests.contract.play import decisions, states, viewers
from tests.contract.tables import VICEROY_TABLES, Table
from tests.contract.test_redaction import sampling_bot
from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE

every_viceroy_table = pytest.mark.parametrize("table", VICEROY_TABLES, ids=str)
PUBLIC = (
    "turn",
    "lifted",
    "line",
    "feet",
    "points",
    "discards",
    "reserve",
    "box",
    "attacks",
    "pyramids",
    "tucked",
    "tokens",
    "parked",
    "painted",
    "shown",
    "used",
    "bids",
    "virtual_bids",
    "virtual_in",
    "bidding",
    "took",
    "sits_out",
    "todo",
    "options",
    "edition",
)


def test_hands_gems_bids_and_decks_really_change_and_do_not_show() -> None:
    changes: Counter[str] = Counter()
    for table in VICEROY_TABLES:
        game, rng = table.game, Random(str(table))
        for s in states(table, "redaction"):
            document = game.open_view(s)
            for viewer in viewers(table):
                other = hidden.changed(document, viewer, rng)
                if other is None:
                    continue
                assert game.view(game.from_open_view(other), viewer) == game.view(s, viewer)
                changes.update([name for name in document if document[name] != other[name]])
    for name in ("hands", "gems", "returned", "sealed", "large", "small", "laws", "put_back"):
        assert changes[name] > 20, (name, changes)


@every_viceroy_table
def test_no_hidden_thing_sways_a_bot(table: Table) -> None:
    """What it may answer, and what it answers, follow from its view and its seed."""
    game, rng = table.game, Random(str(table))
    met = 0
    for number, turn in enumerate(decisions(table, 1)):
        if turn.seat == CHANCE or met == 2:
            continue
        other = hidden.changed(game.open_view(turn.s), turn.seat, rng)
        if other is None:
            continue
        changed = game.from_open_view(other)
        legal = game.legal(turn.s, turn.seat)
        assert game.legal(changed, turn.seat) == legal
        if len(legal) > 1:
            met += 1
            choice = sampling_bot(game, game.view(turn.s, turn.seat), legal[:4], number)
            assert sampling_bot(game, game.view(changed, turn.seat), legal[:4], number) == choice


@every_viceroy_table
def test_a_guess_keeps_what_is_known(table: Table) -> None:
    """All that lies open, one's own, what one was shown, how much each has: held against the true position itself."""
    game, chance = table.game, Chance(2)
    for s in states(table, 2):
        truth = game.open_view(s)
        for viewer in viewers(table):
            guess = game.open_view(game.guess(game.view(s, viewer), chance))
            assert [guess[name] for name in PUBLIC] == [truth[name] for name in PUBLIC]
            for name in ("large", "small", "laws", "laws_on_top"):
                assert len(guess[name]) == len(truth[name])
            assert_hands(truth, guess, viewer)
            for seat in range(table.setup.seats):
                assert _total(guess, seat) == _total(truth, seat)
                assert sum(guess["gems"][seat].values()) == sum(truth["gems"][seat].values())
                assert (guess["sealed"][seat] is None) == (truth["sealed"][seat] is None)
            if viewer is not None:
                for name in ("hands", "gems", "returned", "sealed", "put_back"):
                    assert guess[name][viewer] == truth[name][viewer]


def assert_hands(truth: dict[str, Any], guess: dict[str, Any], viewer: int | None) -> None:
    for true, guessed in zip(truth["hands"], guess["hands"], strict=True):
        assert sum(card > 64 for card in guessed) == sum(card > 64 for card in true)
        known = {card for card in true if hidden.is_known(truth, card, viewer)}
        assert known <= set(guessed)


def _total(document: dict[str, Any], seat: int) -> list[int]:
    gems, returned = document["gems"][seat], document["returned"][seat]
    return [gems[colour] + returned[colour] for colour in gems]


def test_each_hidden_card_is_guessed_right_no_oftener_than_chance() -> None:
    """Card by card, laws and characters apart: a guess that leaks a part of the truth is found out."""
    right, expected, spread = 0.0, 0.0, 0
    for table in VICEROY_TABLES:
        game, chance = table.game, Chance(str(table))
        for s in [s.clone() for seed in range(2) for s in states(table, f"cards {seed}")]:
            truth = game.open_view(s)
            if any(answer is not None for answer in truth["sealed"]) or any(truth["put_back"]):
                continue  # what was chosen in secret, and where cards were put back, pulls at the odds
            for viewer in viewers(table):
                guess = game.open_view(game.guess(game.view(s, viewer), chance))
                places = hidden.unknown_places(truth, viewer)
                for seat in range(table.setup.seats):
                    for laws in (False, True):
                        alike = [place for place in places if (place[2] > 64) == laws]
                        real = {card for zone, owner, card in alike if (zone, owner) == ("hands", seat)}
                        if real and seat != viewer:
                            right += len(real & set(guess["hands"][seat])) / len(real)
                            expected += len(real) / len(alike)
                            spread += 1
    # Hoeffding's bound for a sum of numbers between 0 and 1 that do not pull each other up.
    assert spread > 800, "too little to tell"
    assert abs(right - expected) < sqrt(spread * 3), (right, expected, spread)


def test_gems_returned_and_sealed_bids_are_guessed_right_no_oftener_than_chance() -> None:
    """Of two or more ways that things can be, no guess is sure: over many, some are wrong wherever they can be."""
    sure: Counter[str] = Counter()
    met: Counter[str] = Counter()
    for table in VICEROY_TABLES:
        if table.setup.seats < 3:
            continue
        game, chance = table.game, Chance(str(table))
        for s in states(table, "secret"):
            truth = game.open_view(s)
            if truth["lifted"]:
                continue
            for viewer in viewers(table):
                guesses = [game.open_view(game.guess(game.view(s, viewer), chance)) for _ in range(12)]
                for name in ("returned", "sealed"):
                    if _can_differ(truth, viewer, name):
                        met[name] += 1
                        sure[name] += all(guess[name] == truth[name] for guess in guesses)
    assert met["returned"] > 50 and met["sealed"] > 10, "too little to tell"
    assert sure["returned"] < met["returned"] / 10 and sure["sealed"] < met["sealed"] / 4, (sure, met)


def _can_differ(truth: dict[str, Any], viewer: int | None, name: str) -> bool:
    rng = Random(str(truth))
    others = [hidden.changed(truth, viewer, rng) for _ in range(12)]
    return any(other is not None and other[name] != truth[name] for other in others)
