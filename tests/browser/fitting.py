"""Whether what is shown fits the window: a screen is looked at in many windows and languages, and faults are collected.

For one game while its page is being drawn: pytest tests/browser/test_fits.py -k viceroy
The windows of a fault are in the message; FITS_PICTURES=/some/folder keeps a picture of each.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.browser.person import Person

Size = tuple[int, int]
LOOK = (Path(__file__).parent / "fitting.js").read_text()
PICTURES = os.environ.get("FITS_PICTURES", "")

# Phones both ways up, a tablet, laptops, desks, large screens, and windows in between.
SIZES: list[Size] = [
    (360, 600),
    (390, 664),
    (390, 844),
    (844, 390),
    (667, 375),
    (600, 700),
    (768, 1024),
    (900, 600),
    (1024, 600),
    (1024, 768),
    (1180, 700),
    (1366, 657),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
# Where there is least room: what is longer in another language shows there first.
TIGHT: list[Size] = [
    (360, 600),
    (390, 664),
    (844, 390),
    (667, 375),
    (768, 1024),
    (1024, 600),
    (1366, 657),
]
LANGUAGES = {"en": SIZES, "ru": TIGHT, "pl": TIGHT, "cs": TIGHT}

# First words of answers that refuse.
REFUSES = ("decline", "pass", "nothing", "skip", "stop", "done")
# A window that was resized is laid out in steps: until nothing has moved for three frames.
SETTLED = """async width => {
    const places = () => [...document.querySelectorAll('main, main > *, main > * > *')].map(each => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(); }).join(' ');
    const frame = () => new Promise(go => requestAnimationFrame(() => setTimeout(go, 15)));
    for (let still = 0, before = ''; still < 3; ) {
        await frame();
        const now = places();
        still = innerWidth === width && now === before ? still + 1 : 0;
        before = now;
    }
}"""


@dataclass(frozen=True)
class Screen:
    """What must be there, in sight and uncovered: `needs`. Where no table is shown, that is what is pressed to go on."""

    name: str
    table: bool = True
    asks: bool = False
    commits: bool = False
    needs: Sequence[str] = field(default=("#question h1", "#board", "#commit"))

    def told(self) -> dict[str, object]:
        return {**self.__dict__, "needs": list(self.needs), "refuses": REFUSES}


def faults(who: Person, screen: Screen, size: Size) -> list[str]:
    """What does not fit in one window."""
    who.page.set_viewport_size({"width": size[0], "height": size[1]})
    who.page.evaluate(SETTLED, size[0])
    who.be_still()
    found: list[str] = who.page.evaluate(LOOK, screen.told())
    if found and PICTURES:
        name = f"{screen.name}-{who.page.evaluate('document.documentElement.lang')}-{size[0]}x{size[1]}.png"
        who.page.screenshot(path=Path(PICTURES) / name.replace(" ", "-"))
    return found


def speak(who: Person, lang: str) -> None:
    """The page is in another language from now on; what is loaded is loaded again."""
    who.page.evaluate("lang => localStorage.setItem('viceregal.lang', JSON.stringify(lang))", lang)
    who.page.reload()


def told(all_faults: dict[str, list[str]]) -> str:
    """The faults, each with the windows that have it."""
    return "\n".join(f"{what}  [{', '.join(where)}]" for what, where in sorted(all_faults.items()))
