"""Viscounts at its own table: whole games by mouse and by touch, alone and by two, and what is seen before the click."""

from __future__ import annotations

import gzip
import random
import re
import time

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PAGE, MakePerson
from tests.browser.person import CHOICES, WAIT, Person, figure, see

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SHORT = {"piles": "first"}  # the debts and deeds of the set-up come from the piles that end the game

# What is drawn for the first word of an answer; {0} and {1} are the words that follow.
DRAWN = {
    "pair": "[data-pair='{0}']",
    "play": "#hand [data-card='{0}']",
    "move": "[data-place='{0}'][role=button]",
    "spot": "[data-spot='{0}'][role=button]",
    "hire": "[data-folk='{0}'][role=button]",
    "manuscript": "[data-tile='{0}'][role=button]",
    "section": "[data-section='{0}']",
    "group": "[data-section='{0}']",
    "bump": "[data-bump='{0}']",
    "slot": "[data-slot='{0}']",
    "discard": "#hand [data-card='{0}']",
    "destroy": "#hand [data-card='{0}']",
}


# A phone shows one segment of the ring: what lies on another cannot be tapped before one looks there.
IN_SIGHT = """each => {
    const board = document.querySelector('#board')?.getBoundingClientRect();
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return !each.closest('#board') || (x > board.left && x < board.right && y > board.top && y < board.bottom);
}"""


def create(
    who: Person, seats: list[dict[str, str]] | None = None, seed: int | None = None, **options: str
) -> str:
    return who.create(seats or ME_AND_BOT, "viscounts", "standard", seed, **{**SHORT, **options})


def actions(who: Person) -> list[str]:
    found: list[str] = who.page.eval_on_selector_all(CHOICES, "all => all.map(each => each.dataset.action)")
    return found


def asked(who: Person) -> str:
    """Which question stands there; nothing while others are asked."""
    return who.asked()


def wait_until_taken(who: Person, before: str) -> None:
    """Waits until that question stands there no more, or the game is over."""
    who.wait_until_taken(before)


def on_the_table(who: Person, action: str) -> Locator | None:
    """What is drawn for an answer, where it stands for this answer only."""
    kind, *rest = action.split(" ")
    if kind not in DRAWN:
        return None
    found = who.page.locator(DRAWN[kind].format(*rest, ""))
    if not found.count():
        return None
    return found.first if found.first.evaluate(IN_SIGHT) else None


def answer(who: Person, action: str) -> str:
    """Points at what is drawn, where it is, or at the words, and gives the answer with the button."""
    before = asked(who)
    words = who.page.locator(f'#choices [data-action="{action}"]')
    drawn = on_the_table(who, action)
    if words.get_attribute("aria-pressed") != "true":
        who.press(drawn or words)
        if words.get_attribute("aria-pressed") != "true":  # the thing stands for several answers
            who.press(words)
            drawn = None
    who.press(who.page.locator(".bar .primary"))
    wait_until_taken(who, before)
    return action.split(" ")[0] if drawn else "in words"


def play(who: Person, most: int = 400, seed: int = 1) -> set[str]:
    """Plays to the end, or so many answers; which kinds of answers were drawn."""
    lot = random.Random(seed)
    kinds: set[str] = set()
    for _ in range(most):
        if not who.wait_for_turn():
            return kinds
        legal = actions(who)
        if legal:
            kinds.add(answer(who, lot.choice([each for each in legal if each != "pass"] or legal)))
    assert most < 400, "the game does not end"
    return kinds


def play_until(who: Person, kind: str, most: int = 120) -> list[str]:
    """Plays until such an answer is possible; all answers that are."""
    lot = random.Random(2)
    for _ in range(most):
        assert who.wait_for_turn()
        legal = actions(who)
        if any(each.split(" ")[0] == kind for each in legal):
            return legal
        if legal:
            answer(who, lot.choice(legal))
    raise AssertionError(f"no chance to {kind}")


def sees_the_end(who: Person, link: str) -> None:
    see(who.end, "Winner")
    outcome = who.table(link)["outcome"]
    for points in outcome["scores"]:
        see(who.end, figure(points))


def test_the_code_of_the_game_is_light() -> None:
    """It is loaded only when a table of Viscounts opens, and is under 150 kB compressed."""
    assets = PAGE.parent / "assets"
    files = [*assets.glob("ViscountsTable-*.js"), *assets.glob("ViscountsTable-*.css")]
    assert {each.suffix for each in files} == {".js", ".css"}
    assert sum([len(gzip.compress(each.read_bytes())) for each in files]) < 150_000


@pytest.mark.long
def test_a_whole_game_by_mouse(person: MakePerson) -> None:
    ania = person()
    link = create(ania)
    ania.go(link)
    kinds = play(ania)
    assert {"pair", "play", "move", "hire"} <= kinds
    sees_the_end(ania, link)


@pytest.mark.long
def test_a_whole_game_on_a_phone(person: MakePerson) -> None:
    ania = person(**PHONE)
    link = create(ania)
    ania.go(link)
    kinds = play(ania, seed=2)
    assert {"pair", "play"} <= kinds
    sees_the_end(ania, link)
    assert ania.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_alone_against_the_cleric(person: MakePerson) -> None:
    ania = person()
    link = create(ania, rival="cleric")
    ania.go(link)
    play(ania, seed=3)
    sees_the_end(ania, link)


def test_a_ride_is_foretold_before_the_click(person: MakePerson) -> None:
    ania = person()
    ania.go(create(ania))
    legal = play_until(ania, "move")
    place = legal[0].split(" ")[1]
    ania.page.locator(f"[data-place='{place}']").hover()
    see(ania.page.locator(".fore"), "you could")
    label = ania.page.locator(f"[data-place='{place}'] title").text_content() or ""
    assert re.search(r"steps: \d+; (no silver|\d+\ssilver)", label)
    expect(ania.page.locator(".bar .primary")).to_be_disabled()


def test_two_people_play_and_neither_loses_what_they_began(person: MakePerson) -> None:
    """What one has chosen stays chosen while the other talks and looks on; then the game goes from hand to hand."""
    ania, olek = person("Ania"), person("Olek")
    link = create(ania, [{"kind": "me"}, {"kind": "open"}])
    ania.go(link)
    olek.go(link)
    olek.page.get_by_role("button", name="Sit here").click()
    both = (ania, olek)
    lot = random.Random(4)
    for _ in range(40):
        who = on_turn(both)
        legal = actions(who)
        if any(each.startswith("move ") for each in legal):
            break
        answer(who, lot.choice(legal))
    other = olek if who is ania else ania
    chosen = legal[-1]
    who.page.locator(f'#choices [data-action="{chosen}"]').click()
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_label("Say something").fill("Ride on")
    other.page.keyboard.press("Enter")
    expect(who.page.get_by_role("tab", name="Chat").locator("sup")).to_have_text("1", timeout=WAIT)
    expect(who.page.locator(f'#choices [data-action="{chosen}"]')).to_have_attribute("aria-pressed", "true")
    expect(who.page.locator(".bar .primary")).to_be_enabled()
    who.page.locator(".bar .primary").click()
    place = chosen.split(" ")[1]
    for each in both:
        expect(each.page.locator(f"[data-rider][data-at='{place}']").first).to_be_attached(timeout=WAIT)
    for _ in range(30):
        who = on_turn(both)
        legal = actions(who)
        if legal:
            answer(who, lot.choice(legal))


def on_turn(people: tuple[Person, ...]) -> Person:
    deadline = time.monotonic() + WAIT / 1000
    while time.monotonic() < deadline:
        for who in people:
            if who.is_asked():
                return who
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_turns_by_keyboard_with_a_payment(person: MakePerson) -> None:
    """Numbers and arrows point at answers, letters at actions, Enter gives them; nothing is touched by a pointer."""
    ania = person()
    ania.go(create(ania))
    keys = {"construct": "b", "workers": "p", "transcribe": "w", "trade": "t"}
    paid = False
    for number in range(90):
        assert ania.wait_for_turn()
        before, legal = asked(ania), actions(ania)
        kinds = {each.split(" ")[0] for each in legal}
        act = next((kind for kind in keys if kind in kinds), None)
        if act:
            ania.page.keyboard.press(keys[act])
        elif "play" in kinds:
            ania.page.keyboard.press(str(number % len(legal) + 1))
        else:
            ania.page.keyboard.press("ArrowRight" if number % 2 else "ArrowLeft")
        expect(ania.page.locator(".bar .primary")).to_be_enabled()
        ania.page.keyboard.press("Enter")
        wait_until_taken(ania, before)
        paid = paid or act in ("construct", "workers", "transcribe")
        if paid and number > 20:
            return
    raise AssertionError("nothing was paid for")


def test_a_spectator_reads_no_board_as_their_own(person: MakePerson) -> None:
    ania, zofia = person("Ania"), person("Zofia")
    link = create(ania)
    ania.go(link)
    play_until(ania, "move")
    zofia.go(link)
    see(zofia.page.locator("header.top"), "You are watching this table.")
    expect(zofia.page.locator("#board")).to_be_visible(timeout=WAIT)
    expect(zofia.page.locator("main [data-seat]")).to_have_count(2, timeout=WAIT)
    expect(zofia.choices).to_have_count(0)
    words = " ".join(zofia.page.locator("main [data-seat], #question").all_inner_texts()).lower()
    labels = zofia.page.eval_on_selector_all("main [data-seat]", "all => all.map(each => each.ariaLabel)")
    assert not re.search(r"\byour?\b", words + " ".join(labels).lower())


def test_moves_are_played_out_and_nothing_is_lost(person: MakePerson) -> None:
    """With all the motion: answers are given as soon as they can be."""
    ania = person(settings={"motion": True, "pace": "fast"})
    ania.go(create(ania))
    assert "move" in play(ania, most=16, seed=5)
    expect(ania.page.get_by_role("log")).to_contain_text("You move to", timeout=WAIT)
