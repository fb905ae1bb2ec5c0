"""What belongs to a table besides its game: tours, looking back, bots that play on, votes, talk, tokens, links."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, see
from tests.browser.test_whole_games import ME_AND_BOT

ME_AND_FRIEND = [{"kind": "me"}, {"kind": "open"}]
TITLES = {
    "hand-of-the-king": "Hand of the King",
    "viceroy": "Viceroy",
    "viscounts": "Viscounts of the West Kingdom",
}


def sit_down(host: Person, guest: Person, hints: bool = False, **options: str) -> str:
    """Two people at a table of Hand of the King without companions."""
    link = host.create(ME_AND_FRIEND, hints=hints, first="0", companions="none", **options)
    host.go(link)
    guest.go(link)
    guest.page.get_by_role("button", name="Sit here").click()
    expect(guest.page.locator("#board")).to_be_visible()
    return link


@pytest.mark.parametrize("game", TITLES)
def test_every_game_is_shown_round_once(person: MakePerson, game: str) -> None:
    ania = person(settings={"toured": []})
    ania.go("/")
    ania.page.get_by_role("radio", name=TITLES[game]).click()
    ania.page.get_by_role("button", name="New here? Learn by playing").click()
    ania.page.get_by_role("button", name="Begin", exact=True).click()
    tour = ania.page.get_by_role("dialog", name="New here? Learn by playing")
    while ania.wait_for_turn() and not ania.page.locator("#board").count():
        expect(tour).to_have_count(0)  # it begins with what is seen
        ania.choose()
    see(tour, "1 of ")
    steps = int(tour.locator("small").inner_text().split()[-1])
    assert steps >= 4
    for number in range(1, steps + 1):
        see(tour, f"{number} of {steps}")
        ania.page.keyboard.press("Enter")
    expect(tour).to_have_count(0)
    ania.page.reload()
    assert ania.wait_for_turn()
    expect(tour).to_have_count(0)
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Show me around").click()
    see(tour, f"1 of {steps}")


@pytest.mark.parametrize(
    "game", [pytest.param(key, marks=pytest.mark.long) if key == "viceroy" else key for key in TITLES]
)
def test_the_chronicle_shows_every_game_as_it_was(person: MakePerson, game: str) -> None:
    """After a reload, too: nothing of the past is kept in the page."""
    ania = person()
    ania.go(ania.create(ME_AND_BOT, game=game))
    for _ in range(3):
        ania.choose()
    assert ania.wait_for_turn()
    ania.page.reload()
    assert ania.wait_for_turn()
    ania.page.get_by_role("log").locator("button.line").first.click()
    see(ania.question, "How it was after this entry")
    expect(ania.choices).to_have_count(0)
    ania.page.get_by_role("button", name="Back to the game").click()
    assert ania.wait_for_turn()


def test_at_one_screen_nothing_of_the_other_is_seen_behind_the_curtain(person: MakePerson) -> None:
    """Not while the own view is on its way, not in the past, and not after a reload."""
    ania = person()
    ania.go(ania.create([{"kind": "me"}, {"kind": "here", "name": "Olek"}], game="viceroy"))
    curtain = ania.page.get_by_role("dialog", name="Pass the screen on")
    curtain.get_by_role("button", name="I am Ania").click()
    ania.choose()
    see(curtain, "I am Olek")
    ania.context.set_offline(True)
    ania.page.evaluate("() => { WebSocket.prototype.send = () => {}; }")  # the answer never comes
    curtain.get_by_role("button", name="I am Olek").click()
    expect(curtain).to_be_visible()
    ania.context.set_offline(False)
    ania.page.reload()
    see(curtain, "I am Olek")
    curtain.get_by_role("button", name="I am Olek").click()
    assert ania.wait_for_turn()


NOTHING_COVERED = """() => {
  const at = (each) => document.querySelector(each).getBoundingClientRect();
  const [note, place, board] = ['.notes', '.question', '#board'].map(at);
  const inside = note.top >= place.top - 1 && note.bottom <= place.bottom + 1;
  const apart = note.bottom <= board.top + 1 || note.top >= board.bottom - 1;
  return note.height > 20 && inside && apart && at('main').bottom <= innerHeight + 1;
}"""


def test_a_bot_plays_on_and_one_comes_back(person: MakePerson) -> None:
    ania, olek = person("Ania"), person("Olek")
    sit_down(ania, olek, hints=True)  # without hints, a seat that is lent stays the bot's
    ania.choose()
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Let a bot play on").click()
    note = ania.page.get_by_role("status").filter(has_text="A bot is playing for you")
    expect(note).to_be_visible()
    for width, height in ((1440, 900), (390, 844)):  # the note covers nothing
        ania.page.set_viewport_size({"width": width, "height": height})
        ania.page.wait_for_function(NOTHING_COVERED)
    ania.page.set_viewport_size({"width": 1440, "height": 900})
    see(olek.page.locator("[data-seat='0']"), "a bot fills in")
    olek.choose()
    assert olek.wait_for_turn()  # the bot has moved
    note.get_by_role("button", name="Return to the game").click()
    expect(note).to_have_count(0)
    olek.choose()
    assert ania.wait_for_turn()


def test_undo_needs_the_consent_of_the_other_and_giving_up_does_not(person: MakePerson) -> None:
    ania, olek = person("Ania"), person("Olek")
    sit_down(ania, olek)
    ania.choose()
    olek.choose()
    assert ania.wait_for_turn()
    ania.page.get_by_role("button", name="Undo").click()
    asked = olek.page.get_by_role("alert").filter(has_text="Ania asks to take back the last decision")
    see(asked, "left to answer")
    waits = ania.page.get_by_text("Waiting for: Olek")
    expect(waits).to_have_count(1)
    asked.get_by_role("button", name="Disagree").click()
    expect(waits).to_have_count(0)
    expect(asked).to_have_count(0)  # the next one is another
    ania.page.get_by_role("button", name="Undo").click()
    asked.get_by_role("button", name="Agree", exact=True).click()
    expect(ania.cards()).to_have_count(36)
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Resign").click()
    ania.page.get_by_role("button", name="Resign").click()  # it asks once more
    see(ania.end, "You resigned")
    see(olek.end, "Ania resigned")


def test_a_clock_is_proposed_and_set_and_a_table_cancelled(person: MakePerson) -> None:
    ania, olek = person("Ania"), person("Olek")
    sit_down(ania, olek)
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Propose a clock").click()
    ania.page.get_by_role("button", name="10 minutes each").click()
    asked = olek.page.get_by_role("alert").filter(has_text="Ania proposes a clock")
    asked.get_by_role("button", name="Agree", exact=True).click()
    expect(ania.page.get_by_role("timer").first).to_be_visible()
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Cancel the table").click()
    ania.page.get_by_role("button", name="Cancel the table").click()
    for who in (ania, olek):
        expect(who.page.get_by_text("The table was cancelled").first).to_be_visible()
        expect(who.end.get_by_role("listitem")).to_have_count(0)  # there is nothing to count


def test_whoever_is_muted_is_not_heard_and_may_be_asked_to_leave(person: MakePerson) -> None:
    ania, olek = person("Ania"), person("Olek")
    link = ania.create([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    ania.go(link)
    olek.go(link)
    olek.page.get_by_role("button", name="Sit here").first.click()
    expect(olek.page.get_by_role("button", name="Stand up")).to_be_visible()
    olek.page.get_by_label("Say something").fill("Buy my cards")
    olek.page.keyboard.press("Enter")
    said = ania.page.get_by_role("log", name="Chat")
    see(said, "Buy my cards")
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Mute or report").click()
    ania.page.get_by_role("button", name="Mute Olek").click()
    expect(said.get_by_text("Buy my cards")).to_have_count(0)
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Ask Olek to leave").click()
    expect(olek.page.get_by_role("button", name="Sit here")).to_have_count(2)
    olek.page.get_by_role("button", name="Sit here").first.click()
    expect(olek.page.get_by_text("You were asked to leave this table.")).to_be_visible()


def test_a_spectator_without_a_name_can_talk(person: MakePerson) -> None:
    ania, zofia = person("Ania"), person("Zofia")
    link = ania.create(ME_AND_BOT, first="0")
    ania.go(link)
    zofia.go(link)
    for who in (ania, zofia):
        who.page.get_by_role("tab", name="Chat").click()
    zofia.page.get_by_label("Your name").fill("Zofia of Dorne")
    zofia.page.get_by_label("Say something").fill("Well played")
    zofia.page.keyboard.press("Enter")
    see(ania.page.get_by_role("log", name="Chat"), "Zofia of Dorne Well played")


def test_a_token_for_a_program_is_made_shown_once_and_taken_back(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    ania.page.get_by_role("button", name="Ania").click()
    ania.page.get_by_text("Programs").click()
    ania.page.get_by_label("Name of the program").fill("my bot")
    ania.page.get_by_role("button", name="Create a token").click()
    token = ania.page.get_by_label("The token, shown only this once").input_value()
    headers = {"Authorization": f"Bearer {token}"}
    answer = ania.context.request.get(f"{ania.url}/api/me", headers=headers)
    assert answer.json()["name"] == "Ania"
    ania.page.get_by_role("button", name="Revoke the token of my bot").click()
    expect(ania.page.get_by_role("button", name="Revoke the token of my bot")).to_have_count(0)
    assert ania.context.request.get(f"{ania.url}/api/me", headers=headers).status == 401


def test_who_waits_for_others_is_told_what_the_link_is_good_for(person: MakePerson) -> None:
    ania = person()
    ania.go(ania.create(ME_AND_FRIEND))
    see(ania.page.locator("main"), "This address works on this computer only")
    assert "viceregal serve" not in ania.page.locator("main").inner_text()
    expect(ania.page.locator("code")).to_have_count(0)  # an invitation holds no command lines


def test_finished_tables_are_found_in_the_lobby(person: MakePerson) -> None:
    ania = person()
    link = ania.create(ME_AND_BOT, first="0")
    ania.go(link)
    assert ania.wait_for_turn()
    ania.page.get_by_role("button", name="More", exact=True).click()
    ania.page.get_by_role("button", name="Resign").click()
    ania.page.get_by_role("button", name="Resign").click()
    see(ania.end, "You resigned")
    ania.go("/")
    ania.page.get_by_role("link", name="Replay").click()
    expect(ania.page.get_by_role("slider")).to_be_visible()
    ania.page.get_by_role("button", name="View, link and record").click()
    ania.page.get_by_label("View:").select_option("1")
    see(ania.question, "Before the first decision")


def test_who_signs_out_watches_and_who_signs_in_plays_again(person: MakePerson) -> None:
    ania = person(settings={"lang": "pl"})
    ania.go(ania.create(ME_AND_BOT, first="0"))
    assert ania.wait_for_turn()
    me = ania.page.get_by_role("dialog", name="Ty")

    def sign(button: str, name: str, password: str) -> None:
        ania.page.get_by_role("button", name="Ania").click()
        me.get_by_label("Imię").fill(name)
        me.get_by_label("Hasło").fill(password)
        me.get_by_role("button", name=button).click()

    name = "Ania of Dorne"
    sign("Załóż konto", name, "correct horse")
    expect(me).to_have_count(0)
    ania.page.get_by_role("button", name="Ania").click()
    me.get_by_role("button", name="Wyloguj się").click()
    see(ania.page.locator("header.top"), "Oglądasz ten stół.")
    expect(ania.choices).to_have_count(0)
    sign("Zaloguj się", name, "wrong horse")
    see(me.get_by_role("alert"), "Imię lub hasło jest błędne.")
    me.get_by_label("Hasło").fill("correct horse")
    me.get_by_role("button", name="Zaloguj się").click()
    expect(me).to_have_count(0)
    assert ania.wait_for_turn()
