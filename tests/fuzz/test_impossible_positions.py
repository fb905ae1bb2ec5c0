"""Positions that once came through: each is impossible, and must say so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.contract.tables import HAND_TABLES
from tests.fuzz.test_positions import assert_sound
from viceregal.core.chance import Chance
from viceregal.core.errors import BadPosition
from viceregal.games.hand_of_the_king.rules.cards import HOUSE_MEMBERS
from viceregal.games.hand_of_the_king.rules.game import GAME

ROOT = Path(__file__).parents[2]
Change = dict[str, Any]
END = {"is": "EndTurn", "seat": 0}
CHOOSE = {"is": "AskCompanion", "seat": 0}
POOL = ["melisandre", "sandor"]
STARKS = list(dict(HOUSE_MEMBERS)["stark"])


def changed(change: Change) -> dict[str, Any]:
    """The beginning of a game for two, seat 0 to move, with some fields changed, as it was written once."""
    return {**GAME.open_view(GAME.start(GAME.setup(2, "", {"first": "0"}), Chance(1))), **change}


IMPOSSIBLE: dict[str, Change] = {
    "an effect of a companion that is still in the pool": {
        "todo": [
            END,
            {"is": "FinishCompanion", "companion": "sandor"},
            {"is": "Resolve", "seat": 0, "effect": {"is": "KillCharacter", "zone": "kings_landing"}},
            CHOOSE,
        ],
        "moved": "stark",
        "pool": POOL,
    },
    "an effect of a companion that is nowhere": {
        "todo": [
            END,
            {"is": "FinishCompanion", "companion": "jon"},
            {"is": "Resolve", "seat": 0, "effect": {"is": "StayAsNamed", "count": 2}},
            CHOOSE,
        ],
        "moved": "stark",
        "pool": POOL,
    },
    "more turns than cards were taken": {"turn": 1000},
    "a game that is no name": {"game": 10**5000},
    "rows that are no list": {"grid": 10**5000},
}


# Nobody is asked in these. They may go on by themselves when they are read, but they must not stand still.
STILL: dict[str, Change] = {
    "a turn to begin": {"todo": [{"is": "StartTurn", "seat": 0}], "turn": 0},
    "a turn to end": {"todo": [END], "moved": "stark"},
    "a companion to be discarded": {
        "todo": [END, {"is": "FinishCompanion", "companion": "sandor"}],
        "moved": "stark",
        "called": ["sandor"],
        "pool": [],
    },
}


@pytest.mark.parametrize("name", STILL)
def test_it_is_refused_or_goes_on(name: str) -> None:
    assert_sound(HAND_TABLES[0], changed(STILL[name]))


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_it_is_refused(name: str) -> None:
    with pytest.raises(BadPosition):
        GAME.from_document(changed(IMPOSSIBLE[name]))


def test_a_number_too_long_to_print_is_no_document() -> None:
    with pytest.raises(BadPosition):
        GAME.from_document(10**5000)


@pytest.mark.parametrize("depth", [400, 100_000])
def test_nesting_without_end_is_refused(depth: int) -> None:
    """Whether Python's stack or the machine's would run out first. In a process of its own, which may fall over."""
    program = (
        "from tests.fuzz.test_impossible_positions import GAME, BadPosition, nested\n"
        f"try: GAME.from_document(nested({depth}))\n"
        "except BadPosition: print('refused')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert run.stdout == "refused\n"


def nested(depth: int) -> dict[str, Any]:
    effect: dict[str, Any] = {"is": "KillCompanion"}
    for _ in range(depth):
        effect = {"is": "InOrder", "parts": [effect]}
    todo = [END, {"is": "Resolve", "seat": 0, "effect": effect}]
    return changed({"todo": todo, "moved": "stark"})


def test_a_few_levels_are_refused_by_the_rules() -> None:
    with pytest.raises(BadPosition):
        GAME.from_document(nested(3))
