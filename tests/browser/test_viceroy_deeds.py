"""Viceroy's deeds: a card with its place and payment, gems in any order, few buttons, and what cannot be says why."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.fitting import Screen
from tests.browser.fitting import faults as unfit
from tests.browser.person import Person, see
from tests.browser.test_viceroy import ME_AND_BOT, PHONE, create
from tests.browser.viceroy_over_http import ALONE, Position, Seated, asks, table_that_asks

ROMAN = ["I", "II", "III", "IV", "V"]
LAW_76 = 16  # the seed of a table at which it is among the first laws


def at_table(who: Person, seats: list[dict[str, str]], wanted: Any, edition: str = "pl") -> Seated:
    """A table at which what is wanted has come up, opened."""
    for seed in range(7, 19):
        link = create(who, edition, seats, seed)
        seated = Seated(who, link)
        if seated.play_until(wanted):
            who.go(link)
            assert who.wait_for_turn()
            return seated
    raise AssertionError("it comes up at none of these tables")


def choices_of(now: Position, verb: str) -> list[str]:
    return [each["action"] for each in now["question"]["actions"] if each["action"].startswith(f"{verb} ")]


def has_a_card(now: Position) -> bool:
    return asks("AskCards")(now) and any(int(each.split()[1]) < 65 for each in choices_of(now, "choose"))


def choose_a_character(who: Person, now: Position) -> str:
    card = next(each.split()[1] for each in choices_of(now, "choose") if int(each.split()[1]) < 65)
    who.page.locator(f"#hand [data-card='{card}']").click()
    return card


# A card and its place -----------------------------------------------------------------------------------------------


def test_a_card_its_place_and_its_payment_are_one_deed(person: MakePerson) -> None:
    """Alone nobody has to answer in between: one press, one line, one undo."""
    ania = person()
    seated = at_table(ania, ALONE, has_a_card)
    before = seated.position()
    card = choose_a_character(ania, before)
    place = ania.page.locator(".spot.can").last.get_attribute("data-place") or ""
    ania.page.locator(f".spot.can[data-place='{place}']").click()
    level = ROMAN[int(place.split(".")[0]) - 1]
    primary = ania.page.locator(".bar .primary")
    expect(primary).to_have_text(re.compile(rf"^Build on level {level} · \d"))
    asked = ania.asked()
    primary.click()
    ania.wait_until_taken(asked)
    after = seated.position()
    assert after["view"]["pyramids"][seated.seat][place] == int(card)
    asked = ania.asked()
    ania.page.keyboard.press("Backspace")
    ania.wait_until_taken(asked)
    assert place not in seated.position()["view"]["pyramids"][seated.seat]


def test_a_deed_that_is_put_together_outlives_a_reload(person: MakePerson) -> None:
    ania = person()
    seated = at_table(ania, ALONE, has_a_card)
    choose_a_character(ania, seated.position())
    place = ania.page.locator(".spot.can").last.get_attribute("data-place") or ""
    ania.page.locator(f".spot.can[data-place='{place}']").click()
    primary = ania.page.locator(".bar .primary")
    expect(primary).to_have_text(re.compile(r"^Build on level [IV]+ · \d"))
    words = primary.inner_text()
    ania.page.reload()
    expect(primary).to_have_text(words)


def test_the_place_is_kept_and_offered_when_the_card_is_turned_up(person: MakePerson) -> None:
    ania = person()
    seated = at_table(ania, ME_AND_BOT, has_a_card)
    card = choose_a_character(ania, seated.position())
    place = ania.page.locator(".spot.can").last.get_attribute("data-place") or ""
    ania.page.locator(f".spot.can[data-place='{place}']").click()
    primary = ania.page.locator(".bar .primary")
    expect(primary).to_have_text(re.compile(r"^Play .* on level "))
    asked = ania.asked()
    primary.click()
    ania.wait_until_taken(asked)
    assert ania.wait_for_turn()
    assert asks("AskPlace")(seated.position())
    expect(primary).to_have_text(re.compile(r"^Build on level "))
    see(ania.page.locator("#question"), "The place you chose. All cards are open now")
    expect(ania.page.locator(f'#choices [data-action="at {place}"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    asked = ania.asked()
    primary.click()
    ania.wait_until_taken(asked)
    assert seated.position()["view"]["pyramids"][seated.seat][place] == int(card)


def test_a_double_click_never_commits(person: MakePerson) -> None:
    ania = person()
    at_table(ania, ME_AND_BOT, asks("AskBids"))
    asked = ania.asked()
    ania.page.locator("#offer .card.can").first.dblclick()
    ania.page.locator("#choices [data-action^='bid ']").first.dblclick()
    ania.page.locator("#choices [data-action=pass]").dblclick()
    expect(ania.page.locator(".bar .primary")).to_be_enabled()
    assert ania.asked() == asked


# Gems ---------------------------------------------------------------------------------------------------------------


def test_gems_are_taken_in_any_order(person: MakePerson) -> None:
    """The last colour first: it bars no other."""
    ania = person()

    def several(now: Position) -> bool:
        view = now["view"]
        piles = [colour for colour, count in view["reserve"].items() if count > 1]
        return asks("AskGem")(now) and view["todo"][-1]["count"] >= 2 and len(piles) >= 2

    seated = at_table(ania, ALONE, several)
    before = seated.position()["view"]
    colours = [colour for colour in ("yellow", "green", "red", "blue") if before["reserve"][colour] > 1]
    most = before["todo"][-1]["count"]
    wanted = [colours[0], *[colours[1]] * (most - 1)]
    wanted = wanted if before["reserve"][colours[1]] >= most - 1 else [colours[0]] * 1 + [colours[1]]
    for colour in wanted:
        ania.page.locator(f'#choices [data-action="gem {colour}"]').click()
    expect(ania.page.locator(".bar .primary")).to_have_text(f"Take: {len(wanted)} of {most}")
    if len(wanted) < most:
        return
    asked = ania.asked()
    ania.page.locator(".bar .primary").click()
    ania.wait_until_taken(asked)
    after = seated.position()["view"]
    for colour in set(wanted):
        assert after["reserve"][colour] == before["reserve"][colour] - wanted.count(colour)


def test_a_gem_is_put_back_where_it_was_taken(person: MakePerson) -> None:
    """Beside the pile stands how many of it are in the basket: a tap there takes one out of it."""
    ania = person()
    ania.go(table_that_asks(ania, "AskGem"))
    assert ania.wait_for_turn()
    pile = ania.page.locator("#reserve .pile").filter(has=ania.page.locator("button.can")).first
    left = int(pile.locator("b").inner_text())
    pile.locator("button.can").click()
    expect(pile.locator("b")).to_have_text(str(left - 1))
    pile.get_by_text("+1").click()
    expect(pile.locator("b")).to_have_text(str(left))
    expect(pile.get_by_text("+1")).to_have_count(0)


def test_it_says_that_gems_come_from_the_reserve(person: MakePerson) -> None:
    ania = person()
    ania.go(table_that_asks(ania, "AskGem"))
    assert ania.wait_for_turn()
    piles = ania.page.locator("#choices").get_by_role("group", name="Reserve")
    see(piles, "Reserve")
    expect(piles.locator("[data-action^='gem ']")).to_have_count(4)
    see(ania.page.locator("#choices").get_by_role("group", name="Basket"), "Basket")
    expect(ania.page.locator("#choices").get_by_text("Yours")).to_have_count(0)


def test_it_says_that_gems_come_from_behind_the_own_screen(person: MakePerson) -> None:
    """Law 76, on which one's own gems are put."""
    ania = person()
    link = create(ania, "ru", ALONE, LAW_76)
    seated = Seated(ania, link)
    assert seated.play_until(asks("AskPark"))
    ania.go(link)
    assert ania.wait_for_turn()
    own = seated.position()["view"]["gems"][seated.seat]
    piles = ania.page.locator("#choices").get_by_role("group", name="Yours")
    see(piles, "Yours")
    for colour, count in own.items():
        expect(piles.locator(f"[data-action='gem {colour}']")).to_have_text(str(count))
    see(ania.page.locator("#choices").get_by_role("group", name="Basket"), "Basket")
    expect(ania.page.locator("#choices").get_by_text("Reserve")).to_have_count(0)


# Few buttons that tell the truth ------------------------------------------------------------------------------------


def test_build_discard_and_pass_are_three_buttons(person: MakePerson) -> None:
    ania = person()
    at_table(ania, ME_AND_BOT, lambda now: has_a_card(now) and len(now["question"]["actions"]) > 3)
    expect(ania.page.locator("#choices button")).to_have_count(3)
    expect(ania.page.locator("#choices button")).to_contain_text(["Build", "Discard", "Pass"])


def test_bids_stand_in_the_order_of_the_auction_line(person: MakePerson) -> None:
    ania = person()
    seated = at_table(ania, ME_AND_BOT, asks("AskBids"))
    line = seated.position()["view"]["line"]
    wanted = [*[f"bid {colour}" for colour in line], "attack", "pass"]
    drawn = ania.page.locator("#choices button")
    expect(drawn).to_have_count(len(wanted))
    assert drawn.evaluate_all("all => all.map(each => each.dataset.action ?? each.dataset.barred)") == wanted


def test_a_card_that_cannot_be_paid_names_the_missing_gem(person: MakePerson) -> None:
    ania = person()

    def dear(now: Position) -> bool:
        return asks("AskCards")(now) and any(each["refusal"]["lacks"] for each in now["question"]["barred"])

    seated = at_table(ania, ALONE, dear)
    barred = next(each for each in seated.position()["question"]["barred"] if each["refusal"]["lacks"])
    card = ania.page.locator(f"#hand [data-card='{barred['action'].split()[1]}']")
    expect(card.locator("em")).to_have_text(
        re.compile(f"^{', '.join(barred['refusal']['lacks'])} gems? short$")
    )
    for size in ((1440, 900), (1024, 768), (844, 390), (390, 664)):  # and hides no number of the card
        assert not [what for what in unfit(ania, Screen("dear"), size) if " short" in what]


def test_no_place_is_asked_for_where_none_is_to_be_chosen(person: MakePerson) -> None:
    ania = person()
    ania.go(create(ania, "pl"))
    assert ania.wait_for_turn()
    ania.page.locator("#hand [data-card]").first.click()
    expect(ania.page.locator(".bar .primary")).to_have_text(re.compile("^Start with "))
    expect(ania.page.locator("#question")).not_to_contain_text("Pick a place")


# What stays and what explains ---------------------------------------------------------------------------------------


def test_what_came_of_the_bids_stays_until_the_next(person: MakePerson) -> None:
    ania = person()
    at_table(ania, ME_AND_BOT, asks("AskBids"))
    ania.page.locator("#choices [data-action=pass]").click()
    asked = ania.asked()
    ania.page.locator(".bar .primary").click()
    ania.wait_until_taken(asked)
    assert ania.wait_for_turn()
    see(ania.page.locator("#result"), "Turn 1: bids, round 1")
    ania.page.locator("#result .line").click()
    rows = ania.page.locator("#result tr")
    expect(rows).to_have_count(2)
    see(rows.first, "out, takes gems")


def test_a_number_of_the_score_says_where_it_comes_from(person: MakePerson) -> None:
    """As the score sheet of the kernel has it, for whoever points, taps or comes with the keyboard; told as points."""
    ania = person()
    seated = at_table(ania, ALONE, lambda now: any(each["points"] > 0 for each in now["sheet"] or []))
    sheet, seat = seated.position()["sheet"], seated.seat
    heading = next(each["heading"] for each in sheet if each["points"] > 0)
    lines = [each for each in sheet if each["heading"] == heading and each["points"]]
    panel = ania.page.locator(".sco")
    told = panel.locator(".from")
    see(told, "Each number is points.")
    empty = next(each["heading"] for each in sheet if not each["points"])
    nothing = panel.locator(f"[data-score='{empty} {seat}']")
    cell = panel.locator(f"[data-score='{heading} {seat}']")
    for points_at_nothing, points_at_cell in ((nothing.focus, cell.hover), (nothing.hover, cell.click)):
        points_at_nothing()
        see(told, "no points yet")
        points_at_cell()
        for line in lines:
            see(told, f"{line['source']}: {line['points']}")


def test_a_card_is_enlarged_by_hovering_and_its_icons_are_named(person: MakePerson) -> None:
    ania = person()
    at_table(ania, ME_AND_BOT, asks("AskBids"))
    card = ania.page.locator("#offer .card").first
    card.hover()
    peek = ania.page.get_by_role("tooltip")
    expect(peek).to_be_visible()
    expect(peek.locator("dd").first).not_to_be_empty()
    ania.page.mouse.move(1, 1)
    expect(peek).to_have_count(0)


def test_on_a_phone_cards_on_offer_have_names(person: MakePerson) -> None:
    ania = person(**PHONE)
    at_table(ania, ME_AND_BOT, asks("AskBids"))
    for card in ania.page.locator("#offer .card").all():
        name = (card.locator(".for-readers").text_content() or "").split(";")[0]
        assert name in card.locator("svg text").all_text_contents()


def test_the_tour_comes_to_the_auction_and_tells_price_and_reward(person: MakePerson) -> None:
    ania = person(settings={"toured": []})
    ania.go(create(ania, "pl"))
    told = ania.page.get_by_role("dialog").filter(has=ania.page.locator(".on"))
    said = ""
    for number in range(1, 7):
        see(told, f"{number} of 6")
        said += told.inner_text()
        told.locator(".on").click()
    expect(told).to_have_count(0)
    assert "every level below it" in said and "auction" in said


def test_enter_gives_what_a_key_has_chosen_wherever_the_focus_was(person: MakePerson) -> None:
    """On a card, on a tab, in the chronicle: a number takes the focus away from there, and Escape too."""
    ania = person()
    at_table(ania, ME_AND_BOT, asks("AskBids"))
    page, free = ania.page, "document.activeElement === document.body"
    for place in ["#sky .brick", "#tab-chronicle", "#panel-chronicle [role=log] button"]:
        page.keyboard.press("t")
        page.wait_for_timeout(450)  # a letter waits for others, which would make it a word
        page.locator(place).first.focus()
        page.keyboard.press("0")
        assert page.evaluate(free), place
        page.locator(place).first.focus()
        page.keyboard.press("Escape")
        assert page.evaluate(free), place
        expect(page.locator(".bar .primary")).to_be_disabled()
    page.locator("#tab-chronicle").focus()
    asked = ania.asked()
    page.keyboard.press("0")
    page.keyboard.press("Enter")
    ania.wait_until_taken(asked)
