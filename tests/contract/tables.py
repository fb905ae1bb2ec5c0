"""What the contract is held for: every game in every number of seats, edition and variant, with some options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

import viceregal as vr
from tests.mini import game as mini
from tests.mini import rules as mini_rules
from viceregal import rulebook
from viceregal.core.game import Game
from viceregal.core.options import Setup
from viceregal.games.hand_of_the_king.companions import EFFECTS as HAND_EFFECTS


@dataclass(frozen=True, eq=False, repr=False)
class Table:
    """A game as it is set up, and what the contract has to know about it."""

    game: Game
    setup: Setup
    rules: frozenset[str]  # the ids of the rulebook
    effects: Mapping[type, Any]  # what handles each kind of effect
    most_decisions: int  # no game may take more, chance included
    find_game: Callable[[str], Game]

    def __repr__(self) -> str:
        chosen = [value for key, value in self.setup.values]
        return "-".join([self.game.key, f"{self.setup.seats}p", self.setup.edition, *chosen])


def _hand_of_the_king() -> list[Table]:
    game = vr.game("hand-of-the-king")
    rules = frozenset(rule.id for rule in rulebook.rules(game.key))
    variants = [(2, "base"), (3, "base"), (3, "raven"), (4, "base"), (4, "teams"), (4, "raven")]
    options = [
        (seats, variant, companions) for seats, variant in variants for companions in ("all", "known", "none")
    ]
    tables = []
    for number, (seats, variant, companions) in enumerate(options):
        values = {
            "companions": companions,
            "variant": variant,
            "first": "lot" if number % 2 else str(number % seats),
            "ramsay_moves_varys": "no" if number % 4 == 1 else "yes",
        }
        # 35 moves, 6 companions of at most 4 decisions and 7 banners each, 4 ravens, 3 answers of chance.
        setup = game.setup(seats, "", values)
        tables.append(Table(game, setup, rules, HAND_EFFECTS, 35 + 6 * 11 + 4 + 3, vr.game))
    return tables


def _mini() -> list[Table]:
    rules = frozenset(mini_rules.RULE_IDS)
    setups = [
        mini.GAME.setup(seats, edition, {"hand": "none" if seats == 4 and edition == "first" else "two"})
        for edition in mini.FACTS.editions
        for seats in (2, 3, 4)
    ]
    return [Table(mini.GAME, setup, rules, mini_rules.EFFECTS, 120, mini.game) for setup in setups]


HAND_TABLES = _hand_of_the_king()
MINI_TABLES = _mini()
TABLES = HAND_TABLES + MINI_TABLES

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_mini_table = pytest.mark.parametrize("table", MINI_TABLES, ids=str)
every_game = pytest.mark.parametrize(
    "table", [HAND_TABLES[0], MINI_TABLES[0]], ids=lambda table: table.game.key
)
