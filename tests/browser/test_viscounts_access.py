"""What axe finds at the table of Viscounts: no serious fault, in either light, on desk and phone."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.test_access import faults
from tests.browser.test_viscounts import PHONE, actions, answer, create

pytestmark = pytest.mark.long

WANTED = {"pair", "play", "move", "act"}
ACTS = {"trade", "construct", "workers", "transcribe", "dismiss", "pass"}


@pytest.mark.parametrize("dark", [False, True], ids=["parchment", "candlelight"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_serious_fault_at_the_table(person: MakePerson, dark: bool, phone: bool) -> None:
    ania = person(settings={"dark": dark}, **(PHONE if phone else {}))
    ania.go(create(ania))
    lot = random.Random(1)
    found: dict[str, list[str]] = {}
    for _ in range(60):
        assert ania.wait_for_turn()
        legal = actions(ania)
        if not legal:
            continue
        kind = legal[0].split(" ")[0]
        screen = "act" if kind in ACTS else kind
        if screen in WANTED and screen not in found:
            found[screen] = faults(ania)
        if found.keys() >= WANTED:
            break
        answer(ania, lot.choice(legal))
    assert found.keys() >= WANTED
    grave = [f"{screen}: {each}" for screen, those in found.items() for each in those]
    assert not grave, "\n".join(grave)
