"""What a seat has, by name: goods, debts and deeds, workers, cards in hand."""

from __future__ import annotations

from typing import Final

from viceregal.games.viscounts.rules.effects import GOODS
from viceregal.games.viscounts.rules.state import ViscountsState

# In the order of `papers`.
PAPERS_HELD: Final = ("unpaid-debt", "paid-debt", "acquired-deed", "approved-deed")
WORKER: Final = "worker"


def holdings(s: ViscountsState, seat: int) -> dict[str, int]:
    held = {GOODS[good]: s.goods[seat * 4 + good] for good in range(4)}
    held.update({PAPERS_HELD[paper]: s.papers[seat * 4 + paper] for paper in range(4)})
    held[WORKER] = s.supply[seat]
    held["card"] = len(s.hands[seat])
    return held
