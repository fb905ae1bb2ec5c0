"""Viscounts: change every hidden thing, and the view and a bot's choice stay; a guess is true no oftener than chance."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from tests.contract import hidden_viscounts as hidden
from tests.contract.play import decisions, states, viewers
from tests.contract.tables import VISCOUNTS_TABLES, Table
from tests.contract.test_redaction import sampling_bot
from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE

every_viscounts_table = pytest.mark.parametrize("table", VISCOUNTS_TABLES, ids=str)
OWN = ("hand", "draw")


def test_hands_draw_piles_and_schemes_really_change_and_do_not_show() -> None:
    changes: Counter[str] = Counter()
    for table in VISCOUNTS_TABLES:
        game, rng = table.game, Random(str(table))
        for s in states(table, "redaction"):
            document = game.open_view(s)
            for viewer in viewers(table):
                other = hidden.changed(document, viewer, rng)
                assert game.view(game.from_open_view(other), viewer) == game.view(s, viewer)
                changes["schemes"] += other["schemes"] != document["schemes"]
                for old, new in zip(document["players"], other["players"], strict=True):
                    changes.update([name for name in old if old[name] != new[name]])
    assert set(changes) == {"hand", "draw", "schemes"}
    assert changes["hand"] > 300 and changes["draw"] > 300 and changes["schemes"] > 10, changes


@every_viscounts_table
def test_no_hidden_thing_sways_a_bot(table: Table) -> None:
    """What it may answer, and what it answers, follow from its view and its seed."""
    game, rng = table.game, Random(str(table))
    met = 0
    for number, turn in enumerate(decisions(table, 1)):
        if turn.seat == CHANCE or met == 2:
            continue
        changed = game.from_open_view(hidden.changed(game.open_view(turn.s), turn.seat, rng))
        legal = game.legal(turn.s, turn.seat)
        assert game.legal(changed, turn.seat) == legal
        if len(legal) > 1:
            met += 1
            choice = sampling_bot(game, game.view(turn.s, turn.seat), legal[:4], number)
            assert sampling_bot(game, game.view(changed, turn.seat), legal[:4], number) == choice
    assert met


@every_viscounts_table
def test_a_guess_keeps_what_is_known(table: Table) -> None:
    """All that lies open, one's own, how much each has: held against the true position itself."""
    game, chance = table.game, Chance(2)
    for s in states(table, 2):
        truth = game.open_view(s)
        for viewer in viewers(table):
            guess = game.open_view(game.guess(game.view(s, viewer), chance))
            assert {**guess, "players": [], "schemes": {}} == {**truth, "players": [], "schemes": {}}
            for seat, (old, new) in enumerate(zip(truth["players"], guess["players"], strict=True)):
                assert {name: old[name] for name in old if name not in OWN} == {
                    name: new[name] for name in new if name not in OWN
                }
                assert len(old["hand"]) == len(new["hand"]) and set(old["known"]) <= set(new["hand"])
                assert sorted([*old["hand"], *old["draw"]]) == sorted([*new["hand"], *new["draw"]])
                assert seat != viewer or old == new


def test_each_hidden_card_is_guessed_right_no_oftener_than_chance() -> None:
    right, expected, spread = 0.0, 0.0, 0
    for table in VISCOUNTS_TABLES:
        game, chance = table.game, Chance(str(table))
        for s in [s.clone() for seed in range(2) for s in states(table, f"cards {seed}")]:
            truth = game.open_view(s)
            for viewer in viewers(table):
                guess = game.open_view(game.guess(game.view(s, viewer), chance))
                for seat, player in enumerate(truth["players"]):
                    real = set(hidden.hidden_hand(player))
                    if real and seat != viewer:
                        right += len(real & set(guess["players"][seat]["hand"])) / len(real)
                        expected += len(real) / (len(real) + len(player["draw"]))
                        spread += 1
    # Hoeffding's bound for a sum of numbers between 0 and 1 that do not pull each other up.
    assert spread > 500, "too little to tell"
    assert abs(right - expected) < sqrt(spread * 3), (right, expected, spread)
