"""What axe finds at Viceroy's table: no serious fault, in either light, on desk and phone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.test_access import faults
from tests.browser.test_viceroy import PHONE, actions, answer_by_pointer, create
from tests.browser.viceroy_over_http import table_that_asks

pytestmark = pytest.mark.long

WANTED = {"choose", "bid", "gem", "at"}


@pytest.mark.parametrize("dark", [False, True], ids=["parchment", "candlelight"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_serious_fault_at_the_table(person: MakePerson, dark: bool, phone: bool) -> None:
    ania = person(settings={"dark": dark}, **(PHONE if phone else {}))
    ania.go(create(ania, "pl"))
    found: dict[str, list[str]] = {}
    for number in range(60):
        assert ania.wait_for_turn()
        kind = (actions(ania) or [""])[0].split(" ")[0]
        if kind and kind not in found:
            found[kind] = faults(ania)
        if found.keys() >= WANTED:
            break
        answer_by_pointer(ania, number)
    assert found.keys() >= WANTED
    grave = [f"{screen}: {each}" for screen, those in found.items() for each in those]
    assert not grave, "\n".join(grave)


@pytest.mark.parametrize("dark", [False, True], ids=["parchment", "candlelight"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_serious_fault_when_circles_are_painted_and_counted(
    person: MakePerson, dark: bool, phone: bool
) -> None:
    ania = person(settings={"dark": dark}, **(PHONE if phone else {}))
    ania.go(table_that_asks(ania, "AskRecolour"))
    assert ania.wait_for_turn()
    found = {"painting": faults(ania)}
    ania.page.locator('#choices [data-action="enough"]').click()
    ania.page.locator(".bar .primary").click()
    ania.page.wait_for_selector("dialog[open]")
    found["score"] = faults(ania)
    ania.page.keyboard.press("Escape")
    if phone:
        ania.page.locator("#drawer").click()
    ania.page.get_by_role("button", name="Polish edition").click()
    ania.page.wait_for_selector("dialog[open] table")
    found["editions"] = faults(ania)
    grave = [f"{screen}: {each}" for screen, those in found.items() for each in those]
    assert not grave, "\n".join(grave)
