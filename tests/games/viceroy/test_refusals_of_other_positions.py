"""What is legal in one position is, in others, refused with a rule of the rulebook, and nothing has changed."""

from __future__ import annotations

import pytest

from tests.contract.anatomy import anatomy
from tests.contract.play import all_decisions
from tests.contract.tables import VICEROY_TABLES, Table
from tests.marks import rule
from viceregal.core.chance import Chance
from viceregal.core.errors import BadSetup, Refusal
from viceregal.core.records import CHANCE
from viceregal.games.viceroy.rules.game import GAME


@rule("VR-ORD-2", "VR-AUC-6", "VR-COS-6", "VR-PYR-3")
@pytest.mark.parametrize("table", VICEROY_TABLES[::3], ids=str)
def test_actions_of_other_positions(table: Table) -> None:
    """Each decision of a game is tried in some earlier and later positions of another game."""
    lot = Chance(str(table))
    said = [turn.action for turn in all_decisions(table, "said")]
    refused: dict[str, int] = {}
    for turn in all_decisions(table, "asked"):
        if turn.seat == CHANCE or lot.below(4):
            continue
        before, legal = anatomy(turn.s), GAME.legal(turn.s, turn.seat)
        for action in [lot.pick(said) for _ in range(20)]:
            refusal = GAME.why_not(turn.s, turn.seat, action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert isinstance(refusal, Refusal) and refusal.rule in table.rules
                refused[refusal.rule] = refused.get(refusal.rule, 0) + 1
        assert anatomy(turn.s) == before
    assert len(refused) >= 5 and sum(refused.values()) > 100, refused


@rule("VR-SOL-1", "VR-SOL-5")
@pytest.mark.parametrize(
    ("seats", "edition", "values", "says"),
    [
        (1, "ru", {"virtual": "0"}, "VR-SOL-1: one player needs a virtual opponent"),
        (3, "cs", {"virtual": "2"}, "VR-SOL-5: 3 players and 2 virtual opponents are more than four"),
        (4, "pl", {"virtual": "1"}, "VR-SOL-5: 4 players and 1 virtual opponents are more than four"),
        (
            2,
            "cs",
            {"virtual": "1", "virtual_gems": "reserve"},
            "VR-SOL-1: only the Polish rulebook can be read so that virtual bids come from the reserve",
        ),
    ],
)
def test_setups(seats: int, edition: str, values: dict[str, str], says: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seats, edition, values)
    assert str(refusal.value) == says
