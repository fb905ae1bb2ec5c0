"""Moments of a turn of Viscounts: a collision, a payment that is begun, two at one screen, the tour, the AI boards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import WAIT, Person, see
from tests.browser.test_viscounts import PHONE, asked, create
from tests.browser.viscounts_over_http import Position, Seated, Wanted, collides, offers, table_where

pytestmark = pytest.mark.long

AT_ONE_SCREEN = [{"kind": "me"}, {"kind": "here", "name": "Olek"}]
PAID = ("trade", "construct", "workers", "transcribe")
LONG = "last"  # the option `piles`: enough rounds for everything to come up


def test_the_hand_is_in_sight_while_a_ride_is_foretold(person: MakePerson) -> None:
    ania = person()
    link = table_where(ania, lambda seed: create(ania, seed=seed), offers("move"))
    ania.go(link)
    assert ania.wait_for_turn()
    ania.page.locator('#choices [data-action^="move "]').first.click()
    see(ania.page.locator(".fore"), "you could")
    see(ania.page.locator(".fore"), "steps:")
    cards = ania.page.locator("#hand .hc")
    if cards.count():  # all of them may be on the board
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)
    turned_by_hand(ania)


def turned_by_hand(who: Person) -> None:
    """Whoever drags the ring turns it; what is drawn on it stays upright."""
    town = who.page.locator("#board [data-place=town-1]")
    before = town.get_attribute("transform") or ""
    box = who.page.locator("#board").bounding_box()
    assert box
    who.page.mouse.move(box["x"] + 40, box["y"] + 100)
    who.page.mouse.down()
    who.page.mouse.move(box["x"] + box["width"] - 60, box["y"] + 60, steps=4)
    who.page.mouse.up()
    expect(town).not_to_have_attribute("transform", before)
    assert "rotate" not in (town.get_attribute("transform") or "")


def test_cards_are_swapped_by_two_taps(person: MakePerson) -> None:
    ania = person(**PHONE)
    link = table_where(ania, lambda seed: create(ania, seed=seed, piles=LONG), full_board)
    ania.go(link)
    assert ania.wait_for_turn()
    first = ania.page.locator("[data-space='1']").inner_text()
    ania.page.locator("[data-space='1']").tap()
    ania.page.locator("[data-space='2']").tap()
    chosen = ania.page.locator('#choices [data-action="arrange 213"]')
    expect(chosen).to_have_attribute("aria-pressed", "true")
    assert ania.page.locator("[data-space='2']").inner_text().split(": ")[1] == first.split(": ")[1]


def full_board(now: Position) -> bool:
    seat = now["question"]["seat"]
    return now["question"]["is"] == "AskRearrange" and all(now["view"]["players"][seat]["board"])


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_collision_is_explained_before_it_is_resolved(person: MakePerson, phone: bool) -> None:
    ania = person(**(PHONE if phone else {}))
    seen: list[Position] = []

    def meets(now: Position) -> bool:
        """Before a payment is built: then only the own gain is told."""
        seen[:] = [now]
        return collides(now) and now["question"]["is"] in ("AskPlay", "AskMove")

    link = table_where(ania, lambda seed: create(ania, seed=seed, piles=LONG), meets)
    ania.go(link)
    view = seen[0]["view"]
    space = view["players"][seen[0]["question"]["seat"]]["virtue"]
    panel = ania.page.locator(f"[data-collision='{space}']")
    see(panel, f"Your markers meet on {space}")
    expect(panel.locator("[data-step=above]")).to_contain_text("silver")
    see(panel.locator("[data-step=below]"), "others")
    panel.get_by_role("button", name="VW-8.2").click()
    see(ania.page.get_by_role("dialog"), "VW-8.2")


def payable(now: Position) -> bool:
    """An action can be taken and paid for."""
    kinds = [choice["action"].split(" ")[0] for choice in now["question"]["actions"]]
    return now["question"]["is"] == "AskAct" and any(kind in PAID for kind in kinds)


def begin_payment(who: Person) -> None:
    """Chooses something that can be paid for."""
    pay = who.page.locator(".pay")
    for tab in range(pay.locator(".act").count()):
        pay.locator(".act").nth(tab).click()
        if pay.locator(".bo:enabled").count():
            break
    pay.locator(".bo:enabled").last.click()
    expect(pay.locator(".bo.on")).to_have_count(1)


def test_a_payment_outlives_the_others_and_gives_way_to_a_hint(person: MakePerson) -> None:
    """Talk and comings and goings leave it as it is; Escape lays it down, and a hint is laid as it says."""
    ania, olek = person("Ania"), person("Olek")
    seats = [{"kind": "me"}, {"kind": "open"}]
    link = ania.create(seats, "viscounts", "standard", hints=True, piles=LONG)
    olek.go(link)
    olek.page.get_by_role("button", name="Sit here").click()
    expect(olek.page.locator("#question")).to_be_visible()
    who = play_to_payment((ania, olek), link)
    other = olek if who is ania else ania
    for each in (who, other):
        each.go(link)
    assert who.wait_for_turn()
    begin_payment(who)
    pay, primary = who.page.locator(".pay"), who.page.locator(".bar .primary")
    wanted = pay.locator(".bo.on").get_attribute("data-target") or ""
    expect(other.page.locator("#question")).to_be_visible()
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_label("Say something").fill("Take your time")
    other.page.keyboard.press("Enter")
    expect(who.page.get_by_role("tab", name="Chat").locator("sup")).to_have_text("1", timeout=WAIT)
    other.page.reload()
    expect(other.page.locator("#question")).to_be_visible()
    expect(pay.locator(".bo.on")).to_have_attribute("data-target", wanted)
    expect(primary).to_be_enabled()
    who.page.keyboard.press("Escape")
    expect(primary).to_be_disabled()
    expect(pay.locator(".bo.on")).to_have_count(0)
    who.page.keyboard.press("h")
    expect(primary).to_be_enabled()
    hinted = who.page.locator('#choices [aria-pressed="true"]').get_attribute("data-action") or ""
    if hinted.split(" ")[0] in PAID:
        expect(pay.locator(".bo.on")).to_have_count(1)


def play_to_payment(people: tuple[Person, Person], link: str) -> Person:
    """Both answer over HTTP until one of them can pay for an action; who that is."""
    seats = [Seated(each, link, seed) for seed, each in enumerate(people)]
    for _ in range(400):
        for each in seats:
            now = each.asked()
            if now is not None and payable(now):
                return each.who
            if now is not None:
                each.answer(now)
    raise AssertionError("nothing can be paid for")


def test_two_at_one_screen_see_nothing_of_each_other(person: MakePerson) -> None:
    """Turn by turn: behind the curtain there is no hand, no board and no open sheet."""
    ania = person()
    link = create(ania, AT_ONE_SCREEN, piles=LONG)
    seated = Seated(ania, link)
    seated.play_until(offers("play"))
    ania.go(link)
    curtain = ania.page.get_by_role("dialog", name="Pass the screen on")
    hands: dict[str, set[str]] = {}
    for _ in range(4):
        expect(curtain).to_be_visible()
        expect(ania.page.locator("main, #hand, dialog[open]:not(.curtain)")).to_have_count(0)
        name = curtain.get_by_role("button").inner_text().removeprefix("I\N{NO-BREAK SPACE}am ")
        curtain.get_by_role("button").click()
        assert ania.wait_for_turn()
        own = ania.page.get_by_label("Your board")
        see(own.locator("h3"), name)
        cards = ania.page.eval_on_selector_all(
            "#hand [data-card]", "all => all.map(each => each.dataset.card)"
        )
        hands[name] = hands.get(name, set()) | set(cards)
        play_in_words(ania)
        own.get_by_role("button", name="draw pile").click()
        expect(ania.page.locator("dialog[open]")).to_be_visible()
        next_seat = 1 - ["Ania", "Olek"].index(name)
        seated.play_until(turn_of(next_seat))
    assert hands.keys() == {"Ania", "Olek"}
    assert not hands["Ania"] & hands["Olek"]  # starters are told apart by their owners


def turn_of(seat: int) -> Wanted:
    """At the beginning of a turn of that seat."""
    return lambda now: bool(now["question"]["seat"] == seat and now["question"]["is"] == "AskPlay")


def play_in_words(who: Person) -> None:
    """One answer on the page; after it another question is asked, or the screen goes on."""
    before = asked(who)
    words = who.page.locator("#choices [data-action]").first
    if words.get_attribute("aria-pressed") != "true":
        words.click()
    who.page.locator(".bar .primary").click()
    who.wait_until_taken(before)
    assert who.wait_for_turn()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_tour_shows_what_it_explains(person: MakePerson, phone: bool) -> None:
    ania = person(settings={"toured": []}, **(PHONE if phone else {}))
    link = create(ania)
    Seated(ania, link).play_until(
        offers("play")
    )  # on a phone the pairs of the set-up leave no room for the ring
    ania.go(link)
    note = ania.page.locator(".note")
    see(note, "Five segments surround the castle.")
    expect(ania.page.locator("#board")).to_be_in_viewport(ratio=1)
    steps, most = 1, 5
    while note.get_by_role("button", name="Next", exact=True).count():
        note.get_by_role("button", name="Next", exact=True).click()
        steps += 1
        see(note, f"{steps} of {most}")
        hole = ania.page.locator("body > .hole, #app > .hole")
        expect(hole).to_be_in_viewport()
    assert steps == most


SPACES = "[data-own] [data-space], [data-own] .c3, .tray .three, #drawer"
HELD = """([what, hole]) => [...document.querySelectorAll(what)].some(each => {
    const [a, b] = [each.getBoundingClientRect(), document.querySelector(hole).getBoundingClientRect()];
    return a.width && a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom })"""


@pytest.mark.parametrize("size", [(390, 664), (844, 390), (1024, 600), (1366, 657), (1920, 1080)])
def test_the_tour_points_at_the_spaces_where_they_are(person: MakePerson, size: tuple[int, int]) -> None:
    """Or at the button that they lie behind; never at a hand without them."""
    ania = person(settings={"toured": []}, viewport={"width": size[0], "height": size[1]})
    link = create(ania)
    Seated(ania, link).play_until(offers("play"))
    ania.go(link)
    note = ania.page.locator(".note")
    for step in (2, 3):
        note.get_by_role("button", name="Next", exact=True).click()
        see(note, f"{step} of 5")
    see(note, "three spaces")
    ania.page.wait_for_function(HELD, arg=[SPACES, ".hole"])


def test_each_board_of_the_ai_is_drawn_and_its_turn_told(person: MakePerson) -> None:
    ania = person()
    for rival, name in (("cleric", "Cleric"), ("builder", "Builder"), ("noble", "Noble"), ("card", "Card")):
        link = create(ania, rival=rival, piles=LONG)
        assert Seated(ania, link).play_until(lambda now: now["view"]["round"] > 2)
        ania.go(link)
        ania.page.get_by_role("button", name="The AI’s board").click()
        board = ania.page.get_by_label("The AI’s board")
        see(board, name)
        expect(board.locator(".as")).to_have_count(9)
        expect(board.locator(".sch")).to_have_count(3)
        ania.page.get_by_role("button", name="The AI’s turn").click()
        told = ania.page.locator(".told ol li")
        expect(told.nth(3)).to_be_visible()
        expect(ania.page.locator(".told .rule-id")).to_have_count(told.count())
        see(ania.page.get_by_label("The AI’s turn"), "Primary focus")
