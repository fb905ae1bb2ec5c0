"""Hand of the King draws what the server foretells: ways, counts, banners, companions with whom they touch."""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import MakePerson
from tests.browser.hand_over_http import Question, asks, offers, table_that_asks, takes_the_last
from tests.browser.person import see


def test_a_move_is_drawn_with_its_cards_its_count_and_its_banner(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, offers("move up greyjoy"), companions="none"))
    ania.page.locator("#choices [data-action='move up greyjoy']").hover()
    number = int(ania.page.locator("#choices [data-action='move up greyjoy'] b").inner_text())
    expect(ania.page.locator(".cell.take")).to_have_count(number)
    see(ania.page.locator("#question"), "You take ")
    see(ania.page.locator("#question"), "Greyjoy")
    expect(ania.page.locator(".seat .rises")).to_have_count(1)
    expect(ania.page.locator(".path")).to_have_count(1)
    ania.page.locator("#question").hover()
    expect(ania.page.locator(".cell.take, .seat .rises")).to_have_count(0)


def test_companions_say_what_they_bring_before_they_are_chosen(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, offers("call shae")))
    shae = ania.page.locator("#companions [data-companion=shae]")
    see(shae, "→")
    shae.hover()
    see(ania.page.locator("#question"), "Shae stays with you and counts as 1 character of House Lannister")
    expect(ania.page.locator(".seat .rises")).to_have_count(1)


def test_a_companion_and_whom_it_touches_are_one_deed(person: MakePerson) -> None:
    ania = person()
    link = table_that_asks(ania, offers("call sandor"))
    ania.go(link)
    assert ania.wait_for_turn()
    before = ania.cards().count()
    ania.page.locator("#companions [data-action='call sandor']").click()
    expect(ania.page.locator("#question[data-part='1']")).to_have_count(1)
    see(ania.question, "Who dies")
    card = ania.page.locator(".cell.target[data-card]").first.get_attribute("data-card")
    asked = ania.asked()
    ania.page.locator(f".cell.target[data-card={card}]").click()
    ania.page.locator("#commit .primary").click()
    ania.wait_until_taken(asked)
    expect(ania.cards()).to_have_count(before - 1)
    expect(ania.page.locator(f".cell[data-card={card}]")).to_have_count(0)
    ania.page.get_by_role("button", name="Undo").click()  # both are taken back together
    expect(ania.page.locator("#companions [data-action='call sandor']")).to_have_count(1)
    expect(ania.cards()).to_have_count(before)


def test_the_parts_of_a_deed_can_be_taken_back_before_it_is_done(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, offers("call sandor")))
    assert ania.wait_for_turn()
    words = ania.question.inner_text()
    ania.page.locator("#companions [data-action='call sandor']").click()
    see(ania.question, "Who dies")
    ania.page.get_by_role("button", name="Back", exact=True).click()
    see(ania.question, words)


def test_a_companion_who_earns_another_is_told_as_the_first_part_of_one_deed(person: MakePerson) -> None:
    """What the first brings stays drawn, why one more is chosen is said, and the second says only what it adds."""
    found: list[str] = []

    def two_or_more(question: Question) -> bool:
        found[:] = takes_the_last(question)
        return bool(found) and len(question["actions"]) > 1

    ania = person()
    ania.go(table_that_asks(ania, two_or_more))
    assert ania.wait_for_turn()
    first = ania.page.locator(f"#companions [data-action='call {found[0]}']")
    first.hover()
    see(ania.page.locator("#question"), "earn a companion")
    first.click()
    expect(ania.page.locator("#question[data-part='1']")).to_have_count(1)
    ania.page.locator("#question h1").hover()
    see(ania.page.locator("#question"), "you choose a companion")
    expect(ania.page.locator(".cell.take[data-card]")).to_have_count(1)
    expect(ania.page.locator(".seat .rises")).to_have_count(1)
    ania.page.locator("#companions [data-action^='call ']").first.hover()
    expect(ania.page.locator("#question .text p")).not_to_contain_text("earn a companion")
    ania.page.locator("#question h1").hover()
    ania.page.get_by_role("button", name="Back", exact=True).click()
    expect(ania.page.locator(".cell.take[data-card], .seat .rises")).to_have_count(0)


def test_ramsay_swaps_two_cards_named_in_either_order(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, offers("call ramsay")))
    ania.page.locator("#companions [data-action='call ramsay']").click()
    listed = ania.page.locator("#choices [data-action^='swap ']")
    expect(listed).to_have_count(
        ania.cards().count()
    )  # each card, also the one that the rules name second only
    expect(ania.page.locator(".cell.target[data-card]")).to_have_count(ania.cards().count())
    last = str(listed.last.get_attribute("data-action")).split()[
        1
    ]  # listed by the rules as a second card only
    first = str(listed.first.get_attribute("data-action")).split()[1]
    places = {
        card: ania.page.locator(f"[data-card={card}]").first.get_attribute("data-place")
        for card in (last, first)
    }
    ania.page.locator(f".cell[data-card={last}]").click()
    expect(ania.page.locator(f".cell.take[data-card={last}]")).to_have_count(1)
    asked = ania.asked()
    ania.page.locator(f".cell[data-card={first}]").click()
    ania.page.locator("#commit .primary").click()
    ania.wait_until_taken(asked)
    expect(ania.page.locator(f".cell[data-card={last}]")).to_have_attribute("data-place", str(places[first]))


def test_who_gets_the_banner_is_asked_with_both_scores(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, asks("AskBanner")))
    choices = ania.page.locator("#choices [data-action^=banner]")
    expect(choices).to_have_count(2)
    for number in range(2):
        expect(choices.nth(number).locator("[data-banners]")).to_have_count(2)
    told = [choices.nth(number).locator("[data-banners]").all_inner_texts() for number in range(2)]
    assert all(len(each) == 2 and "Ania" in each[0] and "Olek" in each[1] for each in told)
    assert told[0] != told[1] and any("→" in text for each in told for text in each)


def test_what_cannot_be_chosen_is_refused_by_its_rule(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, offers("move up greyjoy"), companions="none"))
    ania.page.locator(".cell.dim").first.click()
    notice = ania.page.locator("#question").get_by_role("alert")
    see(notice, "is not in line with Varys")
    see(notice, "HK-MOV-1")
    ania.choose()
    expect(ania.page.locator("[data-notice]")).to_have_count(0)  # it goes with the decision


APART = """heads => heads.flatMap(head => { const cell = head.closest('th').getBoundingClientRect();
    const boxes = [...head.children].map(part => part.getBoundingClientRect());
    return boxes.some(box => box.left < cell.left - 1 || box.right > cell.right + 1)
        || boxes.some((box, i) => i && box.left < boxes[i - 1].right - 1) ? [head.dataset.slot] : [] })"""


# Answers that are not wholly in their place, or lie over the board.
ALL_SEEN = """() => { const place = document.querySelector('#choices').getBoundingClientRect();
    const board = document.querySelector('#board').getBoundingClientRect();
    return [...document.querySelectorAll('#choices [data-action]')].filter(each => {
        const box = each.getBoundingClientRect();
        return box.top < Math.max(place.top, board.bottom) - 1 || box.bottom > place.bottom + 1
            || box.left < place.left - 1 || box.right > place.right + 1;
    }).map(each => each.dataset.action) }"""


LAPTOP: ViewportSize = {"width": 1366, "height": 657}
COLOUR_AND_SIGN = "(it) => [getComputedStyle(it).color, getComputedStyle(it, '::after').rotate]"
OF_TOKEN = """(name) => { const it = document.createElement('i'); it.style.color = `var(${name})`;
    document.body.append(it); const { color } = getComputedStyle(it); it.remove(); return color }"""


def test_on_a_small_phone_all_that_would_happen_is_read_and_the_counts_stand_apart(
    person: MakePerson,
) -> None:
    ania = person(
        settings={"lang": "ru"}, viewport={"width": 390, "height": 664}, has_touch=True
    )  # the longest words
    ania.go(table_that_asks(ania, asks("AskCompanion")))
    assert ania.wait_for_turn()
    assert ania.page.locator("thead [data-slot]").evaluate_all(APART) == []
    place = ania.page.locator(".question [data-scrolls]")
    for i in range(ania.choices.count()):
        ania.choices.nth(i).click()
        ania.be_still()
        assert place.evaluate("each => each.scrollHeight <= each.clientHeight + 1"), place.inner_text()
        ania.page.keyboard.press("Escape")  # one that leads on has asked whom it touches
    assert ania.page.evaluate(ALL_SEEN) == []
    ania.press(ania.page.locator("#choices [data-action='call ramsay']"))
    expect(ania.page.locator(".cell.reach")).to_have_count(ania.cards().count())
    asked = ania.asked()
    ania.press(ania.page.locator("#choices [data-action='call shae']"))
    ania.press(ania.page.locator("#commit .primary"))
    ania.wait_until_taken(asked)
    expect(ania.page.locator("td [data-stays=shae]")).to_have_count(1)


def test_a_companion_that_stays_is_explained_where_it_counts(person: MakePerson) -> None:
    """In the table of counts and in the panels of the seats, and in the list of the companions."""
    ania = person(viewport={"width": 390, "height": 664}, has_touch=True)
    ania.go(table_that_asks(ania, offers("call jon")))
    assert ania.wait_for_turn()
    ania.press(ania.page.locator("#choices [data-action='call jon']"))
    ania.press(ania.page.locator("#commit .primary"))  # to whom it touches
    ania.press(ania.page.locator("#choices [data-action='name stark']"))
    asked = ania.asked()
    ania.press(ania.page.locator("#commit .primary"))
    ania.wait_until_taken(asked)
    for window in (None, LAPTOP):
        if window:
            ania.page.set_viewport_size(window)
        ania.press(ania.page.locator("[data-stays=jon]:visible"))
        said = re.compile(r"counts as 2\scharacters of House\sStark · with (Ania|Olek)")
        expect(ania.page.locator("#question [data-notice]")).to_have_text(said)
    expect(ania.page.locator("#companions [data-companion=jon] em").last).to_have_text(said)


def test_a_count_that_would_fall_is_told_from_one_that_would_rise(person: MakePerson) -> None:
    """By its colour and by a sign that points up or down."""
    ania = person(viewport={"width": 390, "height": 664}, has_touch=True)
    ania.go(table_that_asks(ania, offers("call ygritte")))  # who kills in a play area
    assert ania.wait_for_turn()
    ania.press(ania.page.locator("#choices [data-action='call ygritte']"))
    ania.press(ania.page.locator("#commit .primary"))  # to whom it touches
    ania.press(ania.page.locator("#choices [data-action^='kill ']").first)
    for window in (None, LAPTOP):
        if window:
            ania.page.set_viewport_size(window)
        fallen = ania.page.locator(".falls:visible")
        expect(fallen).to_have_count(1)
        expect(ania.page.locator(".rises:visible")).to_have_count(0)
        colour, sign = fallen.locator(".n").evaluate(COLOUR_AND_SIGN)
        assert colour == ania.page.evaluate(OF_TOKEN, "--rubric")
        assert sign == "180deg"


def test_on_a_small_phone_all_moves_stand_in_one_row(person: MakePerson) -> None:
    ania = person(viewport={"width": 360, "height": 600}, has_touch=True)
    ania.go(table_that_asks(ania, lambda question: len(question["actions"]) > 8, companions="none"))
    assert ania.wait_for_turn()
    ania.be_still()
    assert ania.choices.count() > 8
    assert ania.page.evaluate(ALL_SEEN) == []


def test_a_move_that_would_end_the_game_says_so_and_who_would_win(person: MakePerson) -> None:
    ania = person(viewport={"width": 390, "height": 664}, has_touch=True)
    ania.go("/learn/hand-of-the-king/end")
    for move, said in (("up lannister", "Rival wins"), ("left tyrell", "you win")):
        ania.press(ania.page.locator(f"#choices [data-action='move {move}']"))
        see(ania.page.locator("#question"), f"This move ends the game: {said}.")


def test_moves_in_two_rows_bear_their_own_arrows(person: MakePerson) -> None:
    """An arrow that stood before several moves could end one row, and they begin the next."""
    ania = person(viewport={"width": 360, "height": 720}, has_touch=True)
    ania.go(table_that_asks(ania, lambda question: len(question["actions"]) > 8, companions="none"))
    assert ania.wait_for_turn()
    ania.be_still()
    arrows = ania.page.locator("#choices .da")
    expect(arrows).to_have_count(ania.choices.count())
    expect(ania.page.locator("#choices [data-action] .da")).to_have_count(ania.choices.count())
