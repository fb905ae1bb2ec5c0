"""What the contract is held for: every game in every number of seats, edition and variant, with some options."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from viceregal_mini import game as mini
from viceregal_mini import rules as mini_rules

import viceregal as vr
from viceregal import rulebook
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.options import Setup
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.rules.companions import EFFECTS as HAND_EFFECTS
from viceregal.games.viceroy.rules.rewards import EFFECTS as VICEROY_EFFECTS
from viceregal.games.viscounts.rules.resolving import EFFECTS as VISCOUNTS_EFFECTS

POSITIONS = Path(__file__).parent / "positions"


@dataclass(frozen=True, eq=False, repr=False)
class Table:
    """A game as it is set up, and what the contract has to know about it."""

    game: Game
    setup: Setup
    rules: frozenset[str]  # the ids of the rulebook
    effects: Mapping[type, Any]  # what handles each kind of effect
    max_decisions: int  # no game may take more, chance included
    find_game: Callable[[str], Game]
    begin: str = ""  # a position that random play hardly reaches, where its games begin
    stride: int = 1  # of long games, the contract looks at one decision in so many, drawn by lot

    def __repr__(self) -> str:
        chosen = [value for key, value in self.setup.values]
        begun = [self.begin.partition(".")[0]] if self.begin else []
        if self.setup.version < self.game.facts.version:
            begun.append(f"version-{self.setup.version}")
        return "-".join([self.game.key, f"{self.setup.seats}p", self.setup.edition, *chosen, *begun])

    @property
    def sieve(self) -> int:
        """Of all actions that could be said, those refused one by one are one in so many."""
        return 7 if self.stride == 1 else 41

    def first_state(self) -> State:
        """Before anything is dealt; or the position where its games begin."""
        if not self.begin:
            return self.game.new(self.setup)
        return self.game.from_document(self.first_document())

    def first_document(self) -> Any:
        return json.loads((POSITIONS / self.begin).read_text(encoding="utf-8"))

    def first_match(self, seed: int | str) -> Match:
        if not self.begin:
            return Match.new(self.game, self.setup, seed)
        return Match.from_document(self.game, self.first_document(), seed)


# Every number of players with every number of virtual opponents.
VICEROY_STRIDE = 30
VICEROY_PLAYERS = ((1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0))


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
    old = game.setup(3, version=1)
    tables.append(Table(game, old, rules, HAND_EFFECTS, 35 + 6 * 11 + 4 + 3, vr.game))
    return tables


def _viceroy() -> list[Table]:
    game = vr.game("viceroy")
    rules = frozenset(rule.id for rule in rulebook.rules(game.key))
    tables = []
    for edition in game.facts.editions:
        for seats, virtual in VICEROY_PLAYERS:
            for gems in ("box", "reserve") if edition == "pl" and (seats, virtual) == (2, 2) else ("box",):
                setup = game.setup(seats, edition, {"virtual": str(virtual), "virtual_gems": gems})
                tables.append(Table(game, setup, rules, VICEROY_EFFECTS, 600, vr.game, stride=VICEROY_STRIDE))
    others = [game.setup(1, "ru", {"solo_choice": "yes"}), game.setup(3, "cs", {"memory": "shown"})]
    others += [game.setup(1, "pl", version=1), game.setup(2, "ru", version=1)]
    for setup in others:
        tables.append(Table(game, setup, rules, VICEROY_EFFECTS, 600, vr.game, stride=VICEROY_STRIDE))
    tower = game.setup(2, "cs")
    tables.append(Table(game, tower, rules, VICEROY_EFFECTS, 600, vr.game, "viceroy-tower.json", stride=4))
    return tables


# The solo game with each AI board, at each degree of difficulty.
VISCOUNTS_STRIDE = 40
SOLO = (("cleric", "0"), ("builder", "1"), ("noble", "2"), ("card", "3"))


def _viscounts() -> list[Table]:
    game = vr.game("viscounts")
    rules = frozenset(rule.id for rule in rulebook.rules(game.key))
    setups = [
        game.setup(seats, "", {"piles": piles}) for seats, piles in ((2, "last"), (3, "first"), (4, "last"))
    ]
    setups += [game.setup(2, "", {"rival": rival, "harder": harder}) for rival, harder in SOLO]
    return [
        Table(game, setup, rules, VISCOUNTS_EFFECTS, 3000, vr.game, stride=VISCOUNTS_STRIDE)
        for setup in setups
    ]


def _mini() -> list[Table]:
    rules = frozenset(mini_rules.RULE_IDS)
    setups = [
        mini.GAME.setup(seats, edition, {"hand": "none" if seats == 4 and edition == "first" else "two"})
        for edition in mini.FACTS.editions
        for seats in (2, 3, 4)
    ]
    return [Table(mini.GAME, setup, rules, mini_rules.EFFECTS, 120, mini.game) for setup in setups]


HAND_TABLES = _hand_of_the_king()
VICEROY_TABLES = _viceroy()
VISCOUNTS_TABLES = _viscounts()
MINI_TABLES = _mini()
TABLES = HAND_TABLES + VICEROY_TABLES + VISCOUNTS_TABLES + MINI_TABLES

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_mini_table = pytest.mark.parametrize("table", MINI_TABLES, ids=str)
every_game = pytest.mark.parametrize(
    "table",
    [HAND_TABLES[0], VICEROY_TABLES[0], VISCOUNTS_TABLES[0], MINI_TABLES[0]],
    ids=lambda table: table.game.key,
)
