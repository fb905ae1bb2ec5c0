"""Each game to its end in the windows it is drawn for: by mouse at a laptop, by keyboard, with a finger on tablets and phones.

Whenever something is asked that was not asked before, it is looked whether it fits, before and after something is chosen;
and so does the end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import test_viceroy, test_viscounts
from tests.browser.conftest import MakePerson
from tests.browser.fitting import Screen, Size, faults
from tests.browser.person import CHOICES, STANDS, Person, figure
from tests.browser.test_fits import END
from tests.browser.test_viceroy_ways import answer_by_keyboard

SEED = 4
MAX_ANSWERS = 700  # answers
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
READY = "#commit .primary:enabled"
# What is asked about: it has to be seen, the castle in place of the board.
CASTLE = {"AskBump", "AskSection", "AskGroup", "AskShift"}
HAND = {"AskPlay", "AskCards", "AskPay", "AskTuck", "AskDiscard"}
PAIRS = {"AskPair"}  # they lie where the board is
COMPANIONS = {"AskCompanion"}  # on phones and tablets they lie there, too

Answer = Callable[[Person, int], None]


@dataclass(frozen=True)
class Way:
    size: Size
    how: str

    def context(self) -> dict[str, Any]:
        width, height = self.size
        touch = {"has_touch": True, "is_mobile": True} if self.how == "touch" else {}
        return {"viewport": {"width": width, "height": height}, **touch}


WAYS = [
    Way((1366, 657), "mouse"),
    Way((1024, 768), "keys"),
    Way((768, 1024), "touch"),
    Way((390, 664), "touch"),
    Way((844, 390), "touch"),
]
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "hand-of-the-king": ("", {"first": "0"}),
    "viceroy": ("pl", {}),
    "viscounts": ("standard", {"piles": "first"}),
}


# Answers ------------------------------------------------------------------------------------------------------------


def commit(who: Person, asked: str, press: Callable[[], None]) -> None:
    """Gives what is chosen, unless that has led on to another part of the answer."""
    who.page.wait_for_function(
        f"([asked, ready]) => document.querySelector(ready) || ({STANDS})() !== asked", arg=[asked, READY]
    )
    if who.asked() == asked:
        press()
        who.wait_until_taken(asked)


def enter(who: Person, asked: str) -> None:
    commit(who, asked, lambda: who.page.keyboard.press("Enter"))


def hand_by_keys(who: Person, number: int) -> None:
    """Arrows turn to where something lies."""
    asked, ways = who.asked(), ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
    for turn in range(4):
        if who.page.locator(READY).count():
            break
        who.page.keyboard.press(ways[(number + turn) % 4])
    enter(who, asked)


def hand_by_pointer(who: Person, number: int) -> None:
    """Cards of the city and the buttons of the answers in turn."""
    asked = who.asked()
    cards, answers = who.page.locator(".cell.end"), who.page.locator(f"{CHOICES}:not([disabled])")
    some = cards if number % 2 and cards.count() else answers
    who.press(some.nth(number % some.count()))
    commit(who, asked, lambda: who.press(who.page.locator(READY)))


def viscounts_by_keys(who: Person, number: int) -> None:
    """Numbers where there are such, else arrows."""
    asked = who.asked()
    who.page.keyboard.press(str(number % 3 + 1))
    if not who.page.locator(READY).count():
        who.page.keyboard.press("ArrowRight")
    who.be_still()  # what is chosen may lead on to another part as soon as it is foretold
    enter(who, asked)


def viscounts_by_pointer(who: Person, number: int) -> None:
    legal = test_viscounts.actions(who)
    some = [each for each in legal if each != "pass"] or legal
    test_viscounts.answer(who, some[number * 7 % len(some)])


def viceroy_by_pointer(who: Person, number: int) -> None:
    test_viceroy.answer_by_pointer(who, number)


ANSWERS: dict[str, dict[str, Answer]] = {
    "hand-of-the-king": {"keys": hand_by_keys, "mouse": hand_by_pointer, "touch": hand_by_pointer},
    "viceroy": {"keys": answer_by_keyboard, "mouse": viceroy_by_pointer, "touch": viceroy_by_pointer},
    "viscounts": {"keys": viscounts_by_keys, "mouse": viscounts_by_pointer, "touch": viscounts_by_pointer},
}


# Games --------------------------------------------------------------------------------------------------------------


def kind_asked(who: Person, link: str) -> str:
    """What is asked, as the rules name it; nothing if it was answered meanwhile."""
    seat = who.asked().partition(".")[0]
    path = f"{who.url}/api/tables/{link.split('/')[-1]}/position?look={seat}"
    question = who.context.request.get(path).json()["question"]
    return question["is"] if question else ""


def asked_screen(game: str, kind: str) -> Screen:
    instead = {**dict.fromkeys(CASTLE, (".castle[role=group]",)), **dict.fromkeys(COMPANIONS, ("#choices",))}
    about = () if kind in PAIRS else instead.get(kind, ("#board",))
    hand = ("#hand",) if kind in HAND else ()
    return Screen(f"{game}-{kind}", asks=True, commits=True, needs=("#question h1", "#commit", *about, *hand))


def faults_when_chosen(who: Person, screen: Screen, size: Size) -> list[str]:
    """The same with an answer chosen, unless choosing it leads on to another part; nothing is chosen afterwards."""
    asked, answers = who.asked(), who.page.locator(f"{CHOICES}:not([disabled])")
    who.press(answers.nth(answers.count() // 2))
    who.page.mouse.move(0, 0)  # what it rests on long enough is enlarged, over others
    who.be_still()
    found = faults(who, screen, size) if who.asked() == asked else []
    who.page.keyboard.press("Escape")
    who.page.wait_for_function(f"asked => ({STANDS})() === asked", arg=asked)
    return [f"with an answer chosen {what}" for what in found]


def play(who: Person, game: str, link: str, way: Way) -> dict[str, list[str]]:
    """To the end; what did not fit, by the kind of question that was on the table."""
    found: dict[str, list[str]] = {}
    for number in range(MAX_ANSWERS):
        if not who.wait_for_turn():
            return found
        kind = kind_asked(who, link)
        if kind and kind not in found:
            screen = asked_screen(game, kind)
            found[kind] = faults(who, screen, way.size) + faults_when_chosen(who, screen, way.size)
        ANSWERS[game][way.how](who, number)
    raise AssertionError("the game does not end")


# Every game, every window and every way once in the tests of every day; the shortest game has most windows.
EVERY_DAY = {
    ("hand-of-the-king", (390, 664)),
    ("hand-of-the-king", (768, 1024)),
    ("hand-of-the-king", (844, 390)),
    ("viceroy", (1366, 657)),
    ("viscounts", (1024, 768)),
}
ALL = [
    pytest.param(
        game,
        way,
        id=f"{game}-{way.size[0]}x{way.size[1]}-{way.how}",
        marks=[] if (game, way.size) in EVERY_DAY else [pytest.mark.long],
    )
    for game in GAMES
    for way in WAYS
]


def test_every_game_window_and_way_is_played_every_day() -> None:
    daily = [each.values for each in ALL if not each.marks]
    assert {game for game, _ in daily} == set(GAMES)
    assert {way for _, way in daily} == set(WAYS)


@pytest.mark.parametrize(("game", "way"), ALL)
def test_a_whole_game_fits_its_window(person: MakePerson, game: str, way: Way) -> None:
    ania = person(**way.context())
    edition, options = GAMES[game]
    link = ania.create(SEATS, game, edition, SEED, **options)
    ania.go(link)
    found = play(ania, game, link, way)
    expect(ania.end.locator("footer")).to_be_visible()
    found["the end"] = faults(ania, END, way.size)
    told = ania.table(link)
    assert told["phase"] == "over"
    for points in told["outcome"]["scores"]:
        expect(ania.end).to_contain_text(figure(points))
    assert len(found) > 2
    assert not any(found.values()), "\n".join(f"{kind}: {what}" for kind, what in found.items() if what)
