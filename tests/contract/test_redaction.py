"""Change every hidden thing: the view and a bot's choice stay. And a guess is the truth no oftener than chance."""

from __future__ import annotations

import json
from math import exp, sqrt
from random import Random

import pytest

from tests.contract import hidden
from tests.contract.anatomy import anatomy
from tests.contract.play import decisions, states, viewers
from tests.contract.tables import HAND_TABLES, MINI_TABLES, Table, every_mini_table
from viceregal.bots import registry
from viceregal.core.chance import Chance
from viceregal.core.game import Game, View
from viceregal.core.playout import playout
from viceregal.core.records import CHANCE, Action


def sampling_bot(game: Game, view: View, legal: list[Action], seed: int) -> Action:
    """The plainest bot that searches: a few random games behind each answer, each in a world that fits the view."""
    chance = Chance(seed)
    root = game.guess(view, chance)
    viewer = view["viewer"]
    worth = dict.fromkeys(legal, 0.0)
    for _ in range(3):
        for action in legal:
            s = root.clone()
            game.redeal(s, viewer, chance)
            game.apply(s, viewer, action)
            playout(game, s, chance)
            worth[action] += game.scores(s)[viewer] - max(game.scores(s)) / 2
    return max(legal, key=lambda action: worth[action])


@every_mini_table
def test_no_hidden_thing_shows_in_a_view(table: Table) -> None:
    game, rng = table.game, Random(str(table))
    really_changed = 0
    for seed in range(3):
        for s in states(table, seed):
            document = game.open_view(s)
            for viewer in viewers(table):
                for _ in range(3):
                    other = hidden.changed(document, viewer, rng)
                    changed = game.from_open_view(other)
                    assert game.view(changed, viewer) == game.view(s, viewer)
                    really_changed += hidden.hidden_part(other) != hidden.hidden_part(document)
    assert really_changed > 100


@every_mini_table
def test_no_hidden_thing_sways_a_bot(table: Table) -> None:
    """What it may answer, and what it answers, follow from its view and its seed."""
    game, rng = table.game, Random(str(table))
    for number, turn in enumerate(decisions(table, 1)):
        for seat in game.deciders(turn.s):
            if seat == CHANCE:
                continue
            other = game.from_open_view(hidden.changed(game.open_view(turn.s), seat, rng))
            legal = game.legal(turn.s, seat)
            assert game.legal(other, seat) == legal
            choice = sampling_bot(game, game.view(turn.s, seat), legal, number)
            assert sampling_bot(game, game.view(other, seat), legal, number) == choice


@pytest.mark.parametrize("spec", ["random", "greedy", "alphabeta:nodes=300;table_mb=1"])
@pytest.mark.parametrize("table", HAND_TABLES[::5], ids=str)
def test_a_bot_needs_nothing_but_its_view_and_its_seed(table: Table, spec: str) -> None:
    """A new bot of the same seed chooses the same from a view that came over the wire; and it spoils nothing."""
    game = table.game
    for number, turn in enumerate(decisions(table, 1)):
        if turn.seat == CHANCE or number % 3:
            continue
        before, legal = anatomy(turn.s), game.legal(turn.s, turn.seat)
        view, wire = game.view(turn.s, turn.seat), json.dumps(game.view(turn.s, turn.seat))
        choice = registry.make(spec, game.key, number).choose(view, legal)
        assert choice in legal
        assert (
            legal == game.legal(turn.s, turn.seat) and anatomy(turn.s) == before and json.dumps(view) == wire
        )
        assert registry.make(spec, game.key, number).choose(json.loads(wire), legal[:]) == choice


@every_mini_table
def test_a_guess_keeps_what_is_known(table: Table) -> None:
    """Cards that lie open, one's own, those looked at, how many each has: held against the true position itself."""
    game, chance = table.game, Chance(2)
    for s in states(table, 2):
        truth = game.open_view(s)
        for viewer in viewers(table):
            guess = game.open_view(game.guess(game.view(s, viewer), chance))
            for name in (
                "round",
                "row",
                "gems",
                "magic",
                "science",
                "shown",
                "discard",
                "todo",
                "options",
                "edition",
            ):
                assert guess[name] == truth[name]
            assert [len(hand) for hand in guess["hands"]] == [len(hand) for hand in truth["hands"]]
            if viewer is not None:
                assert guess["hands"][viewer] == truth["hands"][viewer]
            for peek in truth["peeks"]:
                if peek["seat"] == viewer:
                    here = [peek["card"] in hand for hand in truth["hands"]]
                    assert [peek["card"] in hand for hand in guess["hands"]] == here
            assert [bid["seat"] for bid in guess["bids"]] == [bid["seat"] for bid in truth["bids"]]
            assert [bid for bid in guess["bids"] if bid["seat"] == viewer] == [
                bid for bid in truth["bids"] if bid["seat"] == viewer
            ]


def test_a_guess_is_the_truth_no_oftener_than_chance() -> None:
    """Of guesses that are right with probability 1/ways each, how many are right stays within Bernstein's bound."""
    right, expected, guesses = 0, 0.0, 0
    for table in MINI_TABLES:
        game, chance = table.game, Chance(str(table))
        for seed in range(4):
            for s in states(table, f"guess {seed}"):
                truth = game.open_view(s)
                for viewer in viewers(table):
                    ways = hidden.ways(truth, viewer)
                    if ways == 1:
                        continue
                    for _ in range(2):
                        guess = game.open_view(game.guess(game.view(s, viewer), chance))
                        right += hidden.hidden_part(guess) == hidden.hidden_part(truth)
                        expected += 1 / ways
                        guesses += 1
    surplus = right - expected
    assert guesses > 5000 and expected > 5, "too little to tell"
    assert surplus < 0 or exp(-(surplus**2) / (2 * (expected + surplus / 3))) > 1e-6, (right, expected)
    assert surplus > -6 * sqrt(expected) - 6, "nor is it shy of the truth"


def test_each_hidden_card_is_guessed_right_no_oftener_than_chance() -> None:
    """The same card by card: a guess that leaks a part of the truth is found out too."""
    right, expected, spread = 0.0, 0.0, 0
    for table in MINI_TABLES:
        game, chance = table.game, Chance(str(table))
        for s in states(table, "cards"):
            truth = game.open_view(s)
            for viewer in viewers(table):
                places = hidden.unknown_places(truth, viewer)
                guess = game.open_view(game.guess(game.view(s, viewer), chance))
                for zone, seat, _ in {place for place in places if place[0] == "hands"}:
                    real = {hidden.card_at(truth, place) for place in places if place[:2] == (zone, seat)}
                    right += len(real & set(guess["hands"][seat])) / len(real)
                    expected += len(real) / len(places)
                    spread += 1
    # Hoeffding's bound for a sum of numbers between 0 and 1 that do not pull each other up.
    assert spread > 1000, "too little to tell"
    assert abs(right - expected) < sqrt(spread * 7), (right, expected, spread)


@every_mini_table
def test_every_hidden_card_may_be_guessed_anywhere(table: Table) -> None:
    """No card is held back: in many guesses each turns up in every hidden place."""
    game, chance = table.game, Chance(3)
    for number, turn in enumerate(decisions(table, 3)):
        truth = game.open_view(turn.s)
        viewer = 0
        zones = {place[:2] for place in hidden.unknown_places(truth, viewer)}
        if number % 8 != 5 or len(zones) < 2:
            continue
        places = hidden.unknown_places(truth, viewer)
        met = set()
        for _ in range(400):
            guess = game.open_view(game.guess(game.view(turn.s, viewer), chance))
            met |= {
                (hidden.card_at(guess, place), *place[:2]) for place in hidden.unknown_places(guess, viewer)
            }
        assert met == {(hidden.card_at(truth, place), *zone) for place in places for zone in zones}
