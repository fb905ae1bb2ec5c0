"""What axe finds: no serious fault on any screen, in either light."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.test_ways_to_play import PHONE
from tests.browser.test_whole_games import ME_AND_BOT, play_to_the_end

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def faults(person: Person) -> list[str]:
    person.be_still()
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['target']} {' '.join(node['failureSummary'].split())}"
        for each in found["violations"]
        if each["impact"] in GRAVE
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["parchment", "candlelight"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_serious_fault_on_any_screen(person: MakePerson, dark: bool, phone: bool) -> None:
    ania = person(settings={"dark": dark}, **(PHONE if phone else {}))
    found: dict[str, list[str]] = {}
    for path, comes_last in {
        "/": ".st",
        "/about": "h1",
        "/watch": "main label",
        "/rules/hand-of-the-king/HK-BAN-1": "article.found",
        ania.create([{"kind": "me"}, {"kind": "open"}]): "main .about",
    }.items():
        ania.go(path)
        ania.page.wait_for_selector(comes_last)
        found[path] = faults(ania)
    if not phone:
        ania.page.get_by_role("button", name="Ania").click()
        ania.page.get_by_text("Programs").click()
        found["account"] = faults(ania)
    link = ania.create([*ME_AND_BOT, {"kind": "bot", "level": "random"}], first="0", variant="raven")
    ania.go(link)
    assert ania.wait_for_turn()
    found["table"] = faults(ania)
    ania.choices.first.hover()
    ania.page.locator(".cell.take").first.wait_for()
    found["foretold"] = faults(ania)
    ania.page.keyboard.press("i")
    ania.page.wait_for_selector("article.found")
    found["rule"] = faults(ania)
    ania.page.keyboard.press("Escape")
    if not phone:
        play_to_the_end(ania)
        found["end"] = faults(ania)
        ania.go(f"{link}/replay")
        ania.page.wait_for_selector("#board")
        found["replay"] = faults(ania)
    ania.go(ania.create(ME_AND_BOT, game="mini"))
    assert ania.wait_for_turn()
    found["general"] = faults(ania)
    ania.go(ania.create([{"kind": "me"}, {"kind": "here", "name": "Olek"}], game="mini"))
    ania.page.wait_for_selector(".curtain[open]")
    found["curtain"] = faults(ania)
    grave = [f"{screen}: {each}" for screen, those in found.items() for each in those]
    assert not grave, "\n".join(grave)
