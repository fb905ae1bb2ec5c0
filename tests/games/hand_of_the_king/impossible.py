"""Documents of positions that are under way, to be spoilt by the tests, and how to say that one is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hand_of_the_king.given import GAME
from viceregal import BadPosition

CITY = "varys edmure / robb theon"
END = {"is": "EndTurn", "seat": 0}
TURN = {"is": "AskTurn", "seat": 0}
CALL = {"is": "AskCompanion", "seat": 0}


def refused(document: Any, broken: str, says: str = "") -> None:
    """The document is refused, the rule it breaks is named, and this is the sentence, if one is given."""
    with pytest.raises(BadPosition) as refusal:
        GAME.from_document(document)
    assert refusal.value.rule == broken, refusal.value
    assert not says or str(refusal.value) == (f"{broken}: {says}" if broken else says)
