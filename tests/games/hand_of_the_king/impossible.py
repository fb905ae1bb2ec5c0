"""Documents of positions that are under way, to be spoilt by the tests, and how to say that one is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hand_of_the_king.given import GAME, position
from viceregal import BadPosition

CITY = "varys edmure / robb theon"
END = {"is": "EndTurn", "seat": 0}
START = {"is": "StartTurn", "seat": 1}
TURN = {"is": "AskTurn", "seat": 0}
CALL = {"is": "AskCompanion", "seat": 0}


def finish(companion: str) -> dict[str, Any]:
    return {"is": "FinishCompanion", "companion": companion}


def ask(kind: str, **fields: Any) -> dict[str, Any]:
    return {"is": kind, "seat": 0, **fields}


def refused(document: Any, broken: str, says: str = "") -> None:
    """The document is refused, the rule it breaks is named, and this is the sentence, if one is given."""
    with pytest.raises(BadPosition) as refusal:
        GAME.from_document(document)
    assert refusal.value.rule == broken, refusal.value
    assert not says or str(refusal.value) == (f"{broken}: {says}" if broken else says)


def tie(**changes: Any) -> dict[str, Any]:
    """Seats 0 and 1 are tied for Stark and for Greyjoy; seat 0 decides."""
    asks = [ask("AskBanner", house="greyjoy", tied=[0, 1]), ask("AskBanner", house="stark", tied=[0, 1])]
    made = position("varys edmure", ["robb theon", "sansa asha"], todo=[START, *asks])
    return {**made, **changes}


def at_work(
    companion: str, question: dict[str, Any], *parts: dict[str, Any], **changes: Any
) -> dict[str, Any]:
    """Seat 0 has taken the last Tully and called this companion, who asks this."""
    todo = [END, finish(companion), *parts, question]
    made = position(
        "varys . / robb theon",
        ["sansa edmure", "asha"],
        pool="bronn",
        called=[companion],
        moved="tully",
        todo=todo,
    )
    made["banners"] = {"stark": 0, "greyjoy": 1}  # Tully is not settled yet
    return {**made, **changes}
