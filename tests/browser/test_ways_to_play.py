"""The same table on a phone, with the keyboard alone, in each language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import CHOICES, Person, see
from tests.browser.test_whole_games import ME_AND_BOT

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def wider_than_the_window(person: Person) -> int:
    wide: int = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


def test_a_whole_game_on_a_phone_by_touch(person: MakePerson) -> None:
    ania = person(**PHONE)
    ania.go(ania.create(ME_AND_BOT, first="0"))
    page = ania.page
    assert ania.wait_for_turn()
    assert wider_than_the_window(ania) == 0
    assert page.evaluate("document.documentElement.scrollHeight") <= 844  # no scrolling in play
    for _ in range(200):
        if not ania.wait_for_turn():
            break
        asked = ania.asked()
        ania.choices.first.tap()  # a tap foretells
        doing = page.locator("#commit .primary")
        expect(doing).to_be_enabled()
        assert ania.asked() == asked
        doing.tap()  # the red button does it
        ania.wait_until_taken(asked)
    see(ania.end, "Winner")
    small = [
        box
        for button in page.locator("dialog[open] .btn").all()
        if (box := button.bounding_box()) and min(box["width"], box["height"]) < 44
    ]
    assert not small


def test_taps_on_the_same_card_choose_it_and_only_the_red_button_goes_there(person: MakePerson) -> None:
    ania = person(**PHONE)
    ania.go(ania.create(ME_AND_BOT, first="0"))
    assert ania.wait_for_turn()
    end = ania.page.locator(".cell.end").first
    place = end.get_attribute("data-place")
    cell = ania.page.locator(f"[data-place='{place}']")
    cell.tap()
    expect(cell).to_have_class(re.compile("take"))
    asked = ania.asked()
    cell.dblclick()
    expect(cell).to_have_class(re.compile("take"))
    assert ania.asked() == asked
    expect(ania.cards()).to_have_count(36)
    ania.page.locator("#commit .primary").tap()
    ania.wait_until_taken(asked)
    expect(ania.cards()).not_to_have_count(36)


def test_a_whole_game_with_the_keyboard_alone(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    page = ania.page
    page.get_by_role("button", name="Open the table").focus()
    page.keyboard.press("Enter")
    for _ in range(200):
        if not ania.wait_for_turn():
            break
        asked = ania.asked()
        if page.locator("#choices [data-action^=move]").count():
            # An arrow and Enter; another arrow where nothing lies that way.
            for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
                page.keyboard.press(key)
                if page.locator("#choices .on").count():
                    break
            page.evaluate("document.activeElement?.blur()")
        else:
            page.locator(CHOICES).first.focus()
        page.keyboard.press("Enter")
        ania.wait_until_taken(asked)
    see(ania.end, "Winner")


def test_the_board_is_walked_from_card_to_card(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_BOT, first="0"))
    assert ania.wait_for_turn()
    page = ania.page
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("Home")
    place = int(page.evaluate("document.activeElement.dataset.place"))
    assert place % 6 == 0
    page.keyboard.press("ArrowRight")
    assert int(page.evaluate("document.activeElement.dataset.place")) == place + 1
    name = page.evaluate("document.activeElement.textContent")
    assert f"row {place // 6 + 1}, column 2" in name


def test_letters_choose_a_house_and_can_be_switched_off(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_BOT, first="0"))
    assert ania.wait_for_turn()
    house = (ania.choices.first.get_attribute("data-action") or "").split()[-1]
    letter = {"tyrell": "y", "tully": "u"}.get(house, house[0])
    ania.page.keyboard.press(letter)
    expect(ania.page.locator(f"#choices .on[data-action$={house}]")).to_have_count(1)
    ania.page.keyboard.press("Escape")
    expect(ania.page.locator("#choices .on")).to_have_count(0)
    ania.page.keyboard.press("?")
    ania.page.get_by_label("Single-letter keys").uncheck()
    ania.page.keyboard.press("Escape")
    ania.page.mouse.move(1, 1)  # what lay under the dialog is not to be pointed at
    expect(ania.page.locator("#choices .on")).to_have_count(0)
    ania.page.keyboard.press(letter)
    ania.be_still()
    expect(ania.page.locator("#choices .on")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "name", "question", "chronicle"),
    [
        ("en", "English", "Where do you send Varys?", "Chronicle"),
        ("pl", "Polski", "Dokąd wysyłasz Varysa?", "Kronika"),
        ("ru", "Русский", "Куда вы отправите Вариса?", "Хроника"),
        ("cs", "Čeština", "Kam pošlete Varyse?", "Kronika"),
    ],
)
def test_every_language_at_any_time(
    person: MakePerson, lang: str, name: str, question: str, chronicle: str
) -> None:
    ania = person(settings={"lang": "pl" if lang == "en" else "en"})
    ania.go(ania.create(ME_AND_BOT, first="0"))
    assert ania.wait_for_turn()
    ania.page.get_by_role("radio", name=name).click()
    see(ania.question, question)
    see(ania.page.get_by_role("tab").first, chronicle)
    expect(ania.page.locator("html")).to_have_attribute("lang", lang)
    ania.choices.first.hover()
    told = ania.page.locator("#question p").first.inner_text()
    assert "{" not in told and "hand." not in told and "house." not in told
    for path in ("/", "/about", "/watch", "/rules/hand-of-the-king/HK-BAN-1"):
        ania.go(path)
        ania.page.wait_for_selector("h1")
        text = ania.page.locator("body").inner_text()
        assert "{" not in text
        assert wider_than_the_window(ania) == 0


def test_no_language_is_too_long_for_a_phone(person: MakePerson) -> None:
    for lang in ("en", "pl", "ru", "cs"):
        ania = person(settings={"lang": lang}, **PHONE)
        link = ania.create(ME_AND_BOT, first="0")
        for path in ("/", link):
            ania.go(path)
            ania.page.wait_for_selector("h1")
            ania.be_still()
            assert wider_than_the_window(ania) == 0, (lang, path)
