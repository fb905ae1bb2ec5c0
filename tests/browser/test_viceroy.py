"""Viceroy at its own table: whole games by mouse, by touch and by keyboard, and the score told as the server counts it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import WAIT, Person, figure, see

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def create(
    who: Person, edition: str, seats: list[dict[str, str]] | None = None, seed: int | None = None
) -> str:
    return who.create(seats or ME_AND_BOT, "viceroy", edition, seed)


def actions(who: Person) -> list[str]:
    """What this person may answer now, as the server lists it: the page has fewer buttons."""
    seat = who.asked().partition(".")[0]
    path = f"{who.url}/api/tables/{who.page.url.rpartition('/')[2]}/position?look={seat}"
    question = who.context.request.get(path).json()["question"]
    return [choice["action"] for choice in question["actions"]] if question else []


def on_the_table(who: Person, action: str) -> Locator | None:
    """What is drawn for an answer: a card on offer, of the hand or of a pyramid, a place, a circle, a deck."""
    kind, *rest = action.split(" ")
    first = rest[0] if rest else ""
    drawn = {
        "bid": f"[data-offer={first}]",
        "take": f"#offer [data-card='{first}']",
        "claim": f"#offer [data-card='{first}']",
        "bury": f"#offer [data-card='{first}']",
        "choose": f"#hand [data-card='{first}']",
        "at": f".spot[data-place='{first}']",
        "draw": f"[data-deck={first}]",
        "colour": f"[data-reserve={first}]",
    }.get(kind)
    found = who.page.locator(drawn) if drawn else None
    return found.first if found is not None and found.count() else None


def take_gems(who: Person) -> None:
    """Gems of any colours are tapped, until no pile gives any; then they are taken together."""
    piles = who.page.locator("#choices [data-action^='gem ']:enabled")
    for number in range(40):
        if not (left := piles.count()):
            return who.press(who.page.locator(".bar .primary"))  # once the basket was looked at
        who.press(piles.nth((number * 3) % left))  # in no order of the rules
    raise AssertionError("the basket is never full")


def choose(who: Person, action: str) -> bool:
    """Points at an answer: where it is drawn, or at its button. Whether it is drawn."""
    verb, _, thing = action.partition(" ")
    held = who.page.locator(f"#hand [data-card='{thing}']")
    if verb in ("choose", "discard-card", "tuck") and held.count():  # a law may take one of the pyramid, too
        who.press(held)
        if verb == "discard-card":
            who.press(who.page.locator("#choices [data-verb=discard-card]"))
        return True
    told = who.page.locator(f'#choices [data-action="{action}"]')
    if told.count() and told.get_attribute("aria-pressed") == "true":
        return False  # what was wanted when bidding is offered already
    drawn = on_the_table(who, action)
    who.press(drawn or told)
    return drawn is not None


def answer_by_pointer(who: Person, number: int) -> str:
    """Points at what is drawn, where it is, and gives the answer with the button; the kind of answer."""
    asked, legal = who.asked(), actions(who)
    if not legal:
        return ""
    if legal[0].startswith("gem "):
        take_gems(who)
        who.wait_until_taken(asked)
        return "gem"
    action = legal[number % len(legal)]
    drawn = choose(who, action)
    who.press(who.page.locator(".bar .primary"))
    who.wait_until_taken(asked)
    return action.split(" ")[0] if drawn else "in words"


def play_by_pointer(who: Person) -> set[str]:
    kinds: set[str] = set()
    for number in range(700):
        if not who.wait_for_turn():
            return kinds
        kinds.add(answer_by_pointer(who, number))
    raise AssertionError("the game does not end")


def sees_the_score(who: Person, link: str) -> None:
    """The walk through the headings, and the score that the page counted while it was played."""
    told = who.table(link)
    see(who.end, "Winner" if len(told["outcome"]["scores"]) > 1 else "Your score")
    rows = who.end.locator("tbody tr")
    for seat, points in enumerate(told["outcome"]["scores"]):
        name = told["seats"][seat]["name"]
        row = rows.filter(has=who.page.get_by_role("rowheader", name=re.compile(rf"^{re.escape(name)}\b")))
        # On a phone the sum stands with the name.
        expect(row.locator(".points:visible, .above:visible")).to_have_text(figure(points))
    who.end.get_by_role("button", name="Next").click()
    see(who.end.locator(".now"), "2 of 7")
    who.end.get_by_role("button", name=re.compile("View the table|table", re.I)).first.click()


@pytest.mark.parametrize("edition", ["pl", "ru"])
def test_a_whole_game_by_mouse(person: MakePerson, edition: str) -> None:
    ania = person()
    link = create(ania, edition)
    ania.go(link)
    kinds = play_by_pointer(ania)
    assert {"choose", "at", "gem", "bid"} <= kinds
    sees_the_score(ania, link)
    told = ania.table(link)["outcome"]["scores"]
    expect(ania.page.locator(".sco tr.t td")).to_have_text(
        [figure(told[seat]) for seat in seats_from_me(ania, link)]
    )


def seats_from_me(who: Person, link: str) -> list[int]:
    names = [seat["name"] for seat in who.table(link)["seats"]]
    me = names.index(who.name)
    return [(me + i) % len(names) for i in range(len(names))]


def test_a_whole_game_on_a_phone(person: MakePerson) -> None:
    ania = person(**PHONE)
    link = create(ania, "cs")
    ania.go(link)
    assert {"choose", "at", "gem", "bid"} <= play_by_pointer(ania)
    sees_the_score(ania, link)
    width = ania.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_a_bid_by_keyboard(person: MakePerson) -> None:
    """A number chooses a column, Enter closes the hand; before that, arrows and Enter place cards."""
    ania = person()
    ania.go(create(ania, "pl"))
    for _ in range(40):
        assert ania.wait_for_turn()
        asked, legal = ania.asked(), actions(ania)
        bids = legal[0].startswith("bid ")
        if legal[0].startswith("gem "):
            for key in "1234123412341234":
                ania.page.keyboard.press(key)
        else:
            ania.page.keyboard.press("1")
        if not bids and ania.page.locator(".bar .primary").is_disabled():
            ania.page.keyboard.press("0" if "pass" in legal else "2")
        ania.page.wait_for_selector(".bar .primary:enabled")
        ania.page.keyboard.press("Enter")
        ania.wait_until_taken(asked)
        if bids:
            see(ania.page.get_by_role("log"), "Bids, round 1")
            return
    raise AssertionError("no auction came up")


def test_places_tell_their_price_before_the_click(person: MakePerson) -> None:
    ania = person()
    ania.go(create(ania, "pl"))
    for number in range(60):
        assert ania.wait_for_turn()
        legal = actions(ania)
        if any(action.startswith("bid ") for action in legal):
            break
        answer_by_pointer(ania, number)
    bid = next(action for action in actions(ania) if action.startswith("bid "))
    ania.page.locator(f"[data-offer={bid.split(' ')[1]}]").first.click()
    spots = ania.page.locator(".spot")
    expect(spots.first.locator("title")).to_have_text(re.compile("cost: .*reward: "), timeout=WAIT)
    expect(spots.nth(1)).to_be_attached()
