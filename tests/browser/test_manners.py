"""A house with manners: names, what the lobby remembers and explains, invitations, rematches, notices, hints."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, see
from tests.browser.test_whole_games import ME_AND_BOT

ME, OPEN = {"kind": "me"}, {"kind": "open"}
# Chromium without a window knows no share sheet: here is one that keeps what it is given.
SHARE_SHEET = """
  window.passedOn = [];
  navigator.canShare = (what) => Boolean(what.files ?? what.url);
  navigator.share = async (what) => void window.passedOn.push(
    { ...what, files: (what.files ?? []).map((file) => [file.name, file.type, file.size]) });
"""
# Nor does it let anybody look elsewhere, or show a notice: the page is told that it is hidden.
NOTICES = """
  window.shown = [];
  Object.defineProperty(document, 'hidden', { get: () => window.looksAway ?? false });
  class Shown { constructor(title, options) { window.shown.push([title, options.body]); }
    static permission = 'default';
    static async requestPermission() { return (Shown.permission = 'granted'); } }
  window.Notification = Shown;
  Object.defineProperty(navigator, 'serviceWorker', { get: () => ({ register: () => Promise.reject() }) });
"""


def radio(who: Person, name: str) -> Locator:
    return who.page.get_by_role("radio", name=name)


# Names ----------------------------------------------------------------------------------------------------------


def test_a_name_is_asked_once_before_it_is_needed_and_lasts(person: MakePerson) -> None:
    nobody = person("")
    nobody.go("/")
    page = nobody.page
    page.get_by_role("button", name="Open the table").click()
    asked = page.get_by_role("dialog", name="What shall we call you?")
    expect(asked.get_by_role("button", name="That’s me")).to_be_disabled()
    asked.get_by_label("Your name").fill("Halina")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    assert nobody.table(page.url)["seats"][0]["name"] == "Halina"
    nobody.go("/")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    assert nobody.table(page.url)["seats"][0]["name"] == "Halina"


def test_who_would_rather_have_no_name_opens_no_table(person: MakePerson) -> None:
    nobody = person("")
    nobody.go("/")
    nobody.page.get_by_role("button", name="Open the table").click()
    asked = nobody.page.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_role("button", name="Close").click()
    expect(asked).to_have_count(0)
    expect(nobody.page).to_have_url(f"{nobody.url}/")
    assert nobody.context.request.get(f"{nobody.url}/api/me").json() is None


def test_a_spectator_is_asked_for_a_name_before_the_first_word(person: MakePerson) -> None:
    ania, nobody = person("Ania"), person("")
    link = ania.create(ME_AND_BOT, first="0")
    nobody.go(link)
    nobody.page.get_by_role("tab", name="Chat").click()
    nobody.page.get_by_label("Say something").fill("Well played")
    nobody.page.keyboard.press("Enter")
    asked = nobody.page.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_label("Your name").fill("Jadwiga")
    nobody.page.keyboard.press("Enter")
    see(nobody.page.get_by_role("log", name="Chat"), "Jadwiga Well played")


def test_a_new_name_in_the_lobby_is_the_name_from_then_on(person: MakePerson) -> None:
    ania = person()
    ania.create(ME_AND_BOT)
    ania.go("/")
    ania.page.get_by_label("Your name").fill("Anna Maria")
    ania.page.get_by_role("button", name="Open the table").click()
    expect(ania.page).to_have_url(re.compile("/t/"))
    assert ania.context.request.get(f"{ania.url}/api/me").json()["name"] == "Anna Maria"


# The lobby ------------------------------------------------------------------------------------------------------


def test_the_lobby_remembers_the_last_game_and_how_it_was_opened(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    page = ania.page
    radio(ania, "Viceroy").click()
    radio(ania, "Czech edition").click()
    page.get_by_label("Strength").select_option("regent")
    page.get_by_role("button", name="same screen", exact=True).click()
    page.get_by_label("Their name").fill("Olek")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    ania.go("/")
    expect(radio(ania, "Viceroy")).to_be_checked()
    expect(radio(ania, "Czech edition")).to_be_checked()
    expect(page.get_by_label("Strength")).to_have_value("regent")
    expect(page.get_by_label("Their name")).to_have_value("Olek")
    radio(ania, "Hand of the King").click()  # which nobody has opened yet
    expect(page.get_by_label("Strength")).to_have_value("steward")
    expect(page.get_by_label("Their name")).to_have_count(0)


def test_every_choice_is_explained_in_a_line(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    see(ania.page.locator(".set"), "Everybody plays for themselves.")
    for _ in range(2):
        ania.page.get_by_role("button", name="bot", exact=True).click()
    radio(ania, "teams of two").click()
    see(ania.page.locator(".set"), "Partners sit opposite each other and add up their banners.")
    ania.page.get_by_role("button", name="More options").click()
    rows = ania.page.locator(".set .row:has([role=radiogroup])")
    expect(rows).not_to_have_count(0)
    for row in rows.all():
        expect(row.locator(".about")).not_to_be_empty()


def test_partners_and_levels_are_named_at_the_seats(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    for _ in range(2):
        ania.page.get_by_role("button", name="bot", exact=True).click()
    seats = ania.page.locator(".st")
    expect(seats.get_by_text("plays with")).to_have_count(0)
    radio(ania, "teams of two").click()
    seats.nth(2).get_by_label("Strength").select_option("page")
    see(seats.nth(2), "has just learned the rules and makes plenty of mistakes")
    see(seats.nth(0), "plays with Page")
    see(seats.nth(2), "plays with Ania")
    see(seats.nth(1), "plays with Steward")


def test_removing_a_bot_leaves_an_empty_seat(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    page = ania.page
    page.get_by_role("button", name="Remove the seat").click()
    see(page.locator(".empty"), "Empty")
    expect(page.locator(".st")).to_have_count(1)
    see(page.locator(".go"), "1 more player is needed.")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    page.get_by_role("button", name="same screen", exact=True).click()
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()


def test_the_editions_are_compared_before_the_start(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    radio(ania, "Viceroy").click()
    ania.page.get_by_role("button", name="How the editions differ").click()
    compared = ania.page.get_by_role("dialog", name="How the editions differ")
    see(compared, "characters dealt for the first card")
    compared.get_by_role("button", name="Russian edition").click()
    compared.get_by_role("button", name="Close").click()
    expect(radio(ania, "Russian edition")).to_be_checked()


def test_what_is_played_alone_or_at_one_screen_is_not_listed(person: MakePerson) -> None:
    ania, zofia = person(), person("Zofia")
    ania.go("/")
    see(ania.page.locator(".go"), "Nobody else sees it in the lobby.")
    ania.page.get_by_role("button", name="More options").click()
    expect(ania.page.get_by_label("Shown in the lobby")).to_have_count(0)
    expect(ania.page.get_by_label("Hints allowed")).to_be_checked()
    ania.page.get_by_role("button", name="same screen", exact=True).click()
    expect(ania.page.get_by_label("Hints allowed")).not_to_be_checked()
    ania.page.get_by_role("button", name="Open the table").click()
    expect(ania.page).to_have_url(re.compile("/t/"))
    told = ania.table(ania.page.url)
    assert (told["public"], told["hints"]) == (False, False)
    listed = zofia.context.request.get(f"{zofia.url}/api/tables?limit=100").json()["tables"]
    assert told["id"] not in [table["id"] for table in listed]


# Invitations ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "title", "about"),
    [
        ("en", "Ania invites you to Hand of the King", "The game in half a minute"),
        ("pl", "Ania zaprasza cię do gry Królewski Namiestnik", "Gra w pół minuty"),
        ("ru", "Ania приглашает вас в игру «Десница короля»", "Игра за полминуты"),
        ("cs", "Ania vás zve ke hře Pobočník krále", "Hra za půl minuty"),
    ],
)
def test_an_invitation_says_who_invites_and_to_what(
    person: MakePerson, lang: str, title: str, about: str
) -> None:
    ania, guest = person(), person("", settings={"lang": lang})
    guest.go(ania.create([ME, OPEN], companions="known"))
    expect(guest.page.locator("h1")).to_have_text(title)
    expect(guest.page.locator(".options li")).to_have_count(1)
    expect(guest.page.get_by_role("heading", name=about)).to_be_visible()
    assert len(guest.page.locator(".about p").inner_text().split()) >= 45
    # Who is invited has a page before them, and is given no command to type.
    expect(guest.page.locator("main code, main pre, main kbd")).to_have_count(0)
    expect(guest.page.locator("main")).not_to_contain_text(
        re.compile(r"\bviceregal [a-z]|\bpip |\$ |--[a-z]")
    )
    guest.be_still()
    assert guest.page.evaluate("document.documentElement.scrollHeight") <= 900


REACHED = "http://192.0.2.7:8420"  # others in the network reach the server by it


def test_no_code_is_offered_for_an_address_that_no_phone_can_open(person: MakePerson) -> None:
    """The server of these tests listens to its own machine alone."""
    ania = person()
    ania.context.add_init_script(SHARE_SHEET)
    ania.go(ania.create([ME, OPEN]))
    see(ania.page.locator("main"), "no phone can open it")
    see(ania.page.locator("main"), "started for the whole network")
    expect(ania.page.get_by_role("button", name="Copy")).to_be_visible()
    for useless in ("QR code", "Share"):
        expect(ania.page.get_by_role("button", name=useless, exact=True)).to_have_count(0)


def test_a_table_is_passed_on_by_code_and_by_the_share_sheet(person: MakePerson) -> None:
    ania = person()
    ania.context.add_init_script(SHARE_SHEET)
    link = ania.create([ME, OPEN])
    page = ania.page
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": [REACHED]}))
    ania.go(link)
    page.get_by_role("button", name="QR code").click()
    code = page.get_by_role("dialog", name="QR code").locator("svg[viewBox][shape-rendering]")
    expect(code).to_have_attribute("aria-label", REACHED + link)
    assert len(code.locator("path").get_attribute("d") or "") > 1000
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => window.passedOn.length")
    [passed] = page.evaluate("window.passedOn")
    assert passed["url"].endswith(link) and passed["title"] == "Ania invites you to Hand of the King"
    assert "Varys" in passed["text"]


def test_a_bot_takes_the_seat_of_who_does_not_come(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create([ME, OPEN], first="0"))
    ania.page.get_by_role("button", name="Ask a bot").click()
    assert ania.wait_for_turn()


def test_who_sits_at_a_table_is_not_offered_the_seat_kept_for_a_friend(person: MakePerson) -> None:
    """One press would seat the host twice and begin the game without the friend."""
    ania, olek = person("Ania"), person("Olek")
    link = ania.create([ME, OPEN])
    ania.go(link)
    expect(ania.page.get_by_role("button", name="Ask a bot")).to_be_visible()
    expect(ania.page.get_by_role("button", name="Sit here")).to_have_count(0)
    olek.go(link)
    expect(olek.page.get_by_role("button", name="Sit here")).to_have_count(1)
    ania.page.get_by_role("button", name="Stand up").click()
    expect(ania.page.get_by_role("button", name="Sit here")).to_have_count(2)


# Rematches ------------------------------------------------------------------------------------------------------


def resigned(ania: Person, olek: Person) -> str:
    """A table of two that is over at once."""
    link = ania.create([ME, OPEN], first="0")
    path = f"{ania.url}/api{link.replace('/t/', '/tables/')}"
    olek.context.request.post(f"{path}/seats/1/take", data={"name": "Olek"})
    for who in (ania, olek):
        who.go(link)
        who.page.wait_for_selector("#question h1")
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Resign").click()
    ania.page.get_by_role("button", name="Resign").click()
    return link


def test_a_rematch_can_be_declined_and_the_other_is_told(person: MakePerson) -> None:
    ania, olek = person("Ania"), person("Olek")
    resigned(ania, olek)
    see(ania.end, "You resigned")
    ania.end.get_by_role("button", name="Rematch").click()
    see(ania.page.locator("main"), "asked for a rematch, has not answered yet")
    see(olek.end, "Ania asks for a rematch.")
    olek.end.get_by_role("button", name="Decline").click()
    see(olek.end, "You have declined the rematch.")
    see(ania.page.locator("main"), "Olek has declined")
    ania.page.get_by_role("button", name="Ask a bot").click()
    expect(ania.page.locator("#board")).to_be_visible()


# Notices and hints ----------------------------------------------------------------------------------------------


def test_who_looks_elsewhere_is_called_back_after_agreeing(person: MakePerson) -> None:
    ania, olek = person("Ania"), person("Olek")
    ania.context.add_init_script(NOTICES)
    link = ania.create([ME, OPEN], first="1", companions="none")
    olek.context.request.post(
        f"{olek.url}/api{link.replace('/t/', '/tables/')}/seats/1/take", data={"name": "Olek"}
    )
    ania.go(link)
    olek.go(link)
    assert olek.wait_for_turn()
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Notify me on my turn").click()
    see(ania.page.locator(".menu"), "Turn notices are on")
    ania.page.keyboard.press("Escape")
    ania.page.evaluate("window.looksAway = true")
    olek.choose()
    ania.page.wait_for_function("() => document.title.includes('Your turn')")
    ania.page.wait_for_function("() => window.shown.length === 1")
    [[title, body]] = ania.page.evaluate("window.shown")
    assert title == "Your turn · Hand of the King" and "Varys" in body
    ania.page.evaluate("window.looksAway = false")
    ania.choose()
    olek.choose()
    assert ania.wait_for_turn()
    assert len(ania.page.evaluate("window.shown")) == 1  # who looks needs no notice


def test_a_hint_between_people_is_shown_to_all(person: MakePerson) -> None:
    ania = person()
    asked: dict[str, Any] = {"game": "hand-of-the-king", "seats": [ME, {"kind": "here", "name": "Olek"}]}
    asked |= {"name": "Ania", "hints": True, "options": {"first": "0", "companions": "none"}}
    made = ania.context.request.post(f"{ania.url}/api/tables", data=asked).json()
    ania.go(made["table"]["link"])
    assert ania.wait_for_turn()
    ania.page.get_by_role("button", name="Hint").click()
    see(ania.page.locator("body"), "You ask for a hint")


def test_the_keyboard_goes_back_to_where_it_was_before_a_dialog(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_BOT, "viceroy", seed=7))
    assert ania.wait_for_turn()
    for opener in (ania.page.locator("#question .rule-id"), ania.page.locator("#seats .near").first):
        opener.focus()
        ania.page.keyboard.press("Enter")
        expect(ania.page.locator("dialog[open]")).to_have_count(1)
        ania.page.keyboard.press("Escape")
        expect(ania.page.locator("dialog[open]")).to_have_count(0)
        expect(opener).to_be_focused()
