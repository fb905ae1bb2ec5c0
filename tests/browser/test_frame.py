"""What every table has in common: the drawer, the talk at a key, what is composed and kept, replays by turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import CHOICES, Person, see
from tests.browser.test_whole_games import ME_AND_BOT
from tests.browser.viscounts_over_http import Seated

SIZES = {
    "desk": (1440, 900),
    "laptop": (1024, 600),
    "tablet": (768, 1024),
    "phone": (390, 664),
    "lying": (844, 390),
}


def at_a_table(ania: Person, size: tuple[int, int] = (1440, 900)) -> str:
    link = ania.create(ME_AND_BOT, first="0", seed=3)
    ania.page.set_viewport_size({"width": size[0], "height": size[1]})
    ania.go(link)
    assert ania.wait_for_turn()
    return link


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_a_slash_opens_the_talk_wherever_it_is_and_words_go_there(
    person: MakePerson, size: tuple[int, int]
) -> None:
    ania = person()
    at_a_table(ania, size)
    ania.page.keyboard.press("/")
    talk = ania.page.get_by_label("Say something")
    expect(talk).to_be_focused()
    ania.page.keyboard.type("zzz, what a move")
    expect(talk).to_have_value("zzz, what a move")
    ania.page.keyboard.press("Enter")
    see(ania.page.get_by_role("log", name="Chat"), "what a move")
    commit = ania.page.locator("#commit .primary")  # the drawer leaves it alone
    expect(commit).to_be_in_viewport(ratio=1)
    assert commit.evaluate(
        "each => { const { left, top, width, height } = each.getBoundingClientRect();"
        " return each.contains(document.elementFromPoint(left + width / 2, top + height / 2)) }"
    )


def test_a_slash_opens_the_talk_over_whatever_is_open(person: MakePerson) -> None:
    ania = person(settings={"keys": False})  # it is no letter
    link = at_a_table(ania)
    talk = ania.page.get_by_label("Say something")
    ania.page.get_by_role("button", name="Rules").click()
    expect(ania.page.get_by_role("dialog")).to_be_visible()
    ania.page.get_by_role("dialog").get_by_role("button", name="Close").focus()
    ania.page.keyboard.press("/")
    expect(ania.page.get_by_role("dialog")).to_have_count(0)
    expect(talk).to_be_focused()
    Seated(ania, link).play_until(lambda now: False)
    expect(ania.end).to_be_visible()
    ania.page.keyboard.press("/")
    expect(ania.end).to_have_count(0)
    expect(talk).to_be_focused()
    ania.page.keyboard.type("gg")
    ania.page.keyboard.press("Enter")
    see(ania.page.get_by_role("log", name="Chat"), "gg")


# In one go: however slow the machine, it is one burst.
TYPE = """words => { for (const sign of words) {
    const key = sign === '⏎' ? 'Enter' : sign;
    const code = /[a-z]/.test(sign) ? `Key${sign.toUpperCase()}` : { ' ': 'Space', ',': 'Comma' }[sign] ?? key;
    (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })); } }"""
BURST = 1500  # milliseconds, and then some: whatever a key does that waits for another has been done


@pytest.mark.parametrize("words", ["bad luck, amazing", "zzz⏎", "hello⏎"])
def test_words_that_are_typed_into_nothing_do_nothing(person: MakePerson, words: str) -> None:
    ania = person()
    sent: list[str] = []
    ania.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    at_a_table(ania)
    ania.choose()
    assert ania.wait_for_turn()
    ania.choices.last.click()  # Enter alone would give it
    expect(ania.page.locator("#commit .primary")).to_be_enabled()
    asked, sound = ania.asked(), ania.page.get_by_role("button", name="Sound")
    theme, loud = ania.page.locator("html").get_attribute("data-theme"), sound.get_attribute("aria-pressed")
    before = len(sent)
    ania.page.evaluate(TYPE, words)
    ania.page.wait_for_timeout(BURST)
    assert not any('"move"' in text or '"undo"' in text for text in sent[before:])
    assert ania.asked() == asked
    expect(ania.page.locator("html")).to_have_attribute("data-theme", str(theme))
    expect(sound).to_have_attribute("aria-pressed", str(loud))
    expect(ania.page.get_by_role("complementary", name="Hint")).to_have_count(0)
    ania.page.keyboard.press("Enter")  # it was typed into nothing, and does what it does again
    ania.wait_until_taken(asked)


def test_enter_gives_at_once_what_a_letter_has_chosen(person: MakePerson) -> None:
    """Though the letter still waits for another one, and another answer has the focus."""
    ania = person()
    sent: list[str] = []
    ania.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    at_a_table(ania)
    houses = {str(each.get_attribute("data-action")).split()[-1]: each for each in ania.choices.all()}
    first, other = list(houses)[:2]
    houses[first].click()
    asked = ania.asked()
    ania.page.evaluate(TYPE, {"tyrell": "y", "tully": "u"}.get(other, other[0]) + "⏎")
    ania.wait_until_taken(asked)
    (move,) = [text for text in sent if '"move"' in text]
    assert move.count(other) == 1 and first not in move


def test_an_arrow_and_enter_do_what_the_arrow_chose(person: MakePerson) -> None:
    """Though another answer was pressed before, and has the focus."""
    ania = person()
    at_a_table(ania)
    moves = ania.page.locator("#choices [data-action^=move]")
    directions = {str(each.get_attribute("data-action")).split()[1]: each for each in moves.all()}
    first, other = list(directions)[:2]
    directions[first].click()
    ania.page.keyboard.press(f"Arrow{other.capitalize()}")
    chosen = ania.page.locator(f"#choices .on[data-action^='move {other}']")
    expect(chosen).to_have_count(1)
    asked = ania.asked()
    ania.page.keyboard.press("Enter")
    ania.wait_until_taken(asked)
    see(ania.page.get_by_role("log", name="Chronicle"), f"You send Varys {other}")


# The server can be out of reach, as the test says: to port 9 the browser does not even try to go.
SOCKETS = """
window.opened = [];
window.missed = 0;
window.WebSocket = class extends WebSocket {
  constructor(url) {
    if (window.away) window.missed += 1;
    super(window.away ? 'ws://127.0.0.1:9/' : url);
    window.opened.push(this);
  }
};
"""


@pytest.mark.parametrize("game", ["hand-of-the-king", "viceroy", "viscounts"])
def test_enter_gives_the_answer_that_was_pressed(person: MakePerson, game: str) -> None:
    """Whoever clicks an answer and then presses Enter means it; a key that chooses another one takes the focus away."""
    ania = person()
    ania.go(ania.create(ME_AND_BOT, game=game, edition={"viceroy": "pl"}.get(game, ""), seed=3))
    assert ania.wait_for_turn()
    asked = ania.asked()
    ania.page.locator(f"{CHOICES}:not([disabled])").last.click()
    expect(ania.page.locator("#commit .primary")).to_be_enabled()
    assert ania.asked() == asked
    ania.page.keyboard.press("Enter")
    ania.wait_until_taken(asked)


def test_what_was_chosen_outlives_a_reload_and_a_lost_server(person: MakePerson) -> None:
    ania = person()
    ania.context.add_init_script(SOCKETS)
    at_a_table(ania)
    ania.choices.last.click()
    action = ania.choices.last.get_attribute("data-action")
    chosen = ania.page.locator(f"#choices .on[data-action='{action}']")
    ania.page.reload()
    expect(chosen).to_have_count(1)
    red = ania.page.locator("#commit .primary")
    expect(red).to_be_enabled()

    ania.page.evaluate("() => { window.away = true; opened.forEach(each => each.close()); }")
    expect(red).to_be_disabled()
    expect(ania.page.locator("#choices[inert]")).to_have_count(1)
    expect(chosen).to_have_count(1)
    ania.page.wait_for_function("() => window.missed > 1")  # it goes on trying
    ania.page.evaluate("() => { window.away = false; }")
    expect(red).to_be_enabled()
    expect(chosen).to_have_count(1)


def test_a_notice_stands_in_the_place_of_the_question_alone_and_goes_with_it(person: MakePerson) -> None:
    ania = person()
    at_a_table(ania)
    varys = ania.page.locator("[data-card=varys]")
    row, column = divmod(int(varys.get_attribute("data-place") or 0), 6)
    varys.click()
    notice = ania.page.locator("[data-notice]")
    see(ania.page.locator("#question [data-notice]"), "Varys is already here")
    ania.page.locator(f"[data-place='{(row + 1) % 6 * 6 + (column + 1) % 6}']").click()
    see(notice, "is not in line with Varys")
    expect(notice).to_have_count(1)  # and the one before is gone
    ania.page.get_by_role("button", name="Hint").click()
    expect(ania.page.get_by_role("complementary", name="Hint")).to_be_visible()
    expect(notice).to_have_count(1)  # what is beside the board leaves it alone
    ania.page.locator("#commit .primary").click()
    expect(notice).to_have_count(0)


def test_what_the_others_did_stays_drawn_on_the_board_until_they_move_again(person: MakePerson) -> None:
    ania = person()
    at_a_table(ania)
    expect(ania.page.locator("[data-went]")).to_have_count(0)
    ania.choose()
    assert ania.wait_for_turn()
    expect(ania.page.locator("[data-went='1']")).to_have_count(1)
    expect(ania.page.locator(".trail")).to_have_count(1)


BADGE_ABOVE = """tab => { const word = document.createRange(); word.selectNodeContents(tab.firstChild);
    const badge = tab.querySelector('sup').getBoundingClientRect(), of = tab.closest('section').getBoundingClientRect();
    return badge.bottom <= word.getBoundingClientRect().top + 5 && badge.top >= of.top }"""
WHERE = "tabs => tabs.map(each => { const { x, y, width, height } = each.getBoundingClientRect(); return [x, y, width, height] })"


def test_a_badge_moves_no_tab_and_lies_over_no_word(person: MakePerson) -> None:
    """The number of companions stands at its tab, chosen or not; on a small phone the tabs keep their one line."""
    ania = person(settings={"lang": "ru"}, has_touch=True)
    at_a_table(ania, (360, 640))
    ania.press(ania.page.locator("#drawer"))
    tabs = ania.page.get_by_role("tab")
    ania.press(ania.page.locator("#tab-chronicle"))
    ania.be_still()
    before = tabs.evaluate_all(WHERE)
    assert len({y for _, y, _, _ in before}) == len({height for *_, height in before}) == 1
    ania.press(ania.page.locator("#tab-companions"))
    expect(ania.page.locator("#tab-companions sup")).to_have_text("6")
    assert tabs.evaluate_all(WHERE) == before
    assert ania.page.locator("#tab-companions").evaluate(BADGE_ABOVE)


def test_a_replay_opens_on_the_deal_and_goes_by_turns(person: MakePerson) -> None:
    ania = person()
    link = ania.create(ME_AND_BOT, first="0", seed=3)
    Seated(ania, link).play_until(lambda now: False)
    ania.go(f"{link}/replay")
    see(ania.question, "Before the first decision")
    expect(ania.cards()).to_have_count(36)  # and not an empty board
    slider = ania.page.get_by_role("slider")
    start = int(slider.input_value())
    assert start == int(slider.get_attribute("min") or 0)
    ania.page.get_by_role("button", name="Next turn").click()
    expect(slider).not_to_have_value(str(start))
    first = slider.input_value()
    ania.page.keyboard.press("PageDown")
    expect(slider).not_to_have_value(first)
    second = int(slider.input_value())
    ania.page.keyboard.press("PageUp")
    ania.page.keyboard.press("PageUp")
    expect(slider).to_have_value(str(start))
    assert second > start + 1
    film = ania.page.get_by_role("group", name="Replay")
    pace = film.get_by_role("button", name=re.compile("Pace"))
    see(pace, "at once")
    pace.click()
    see(pace, "slow")


SPILT = """() => [...document.querySelectorAll('.seat')].flatMap(seat => { const { left, right } = seat.getBoundingClientRect();
    return [...seat.querySelectorAll('.slot, .num')].filter(each => { const at = each.getBoundingClientRect();
        return at.left < left || at.right > right; }).map(each => each.dataset.slot ?? each.dataset.tally); })"""


@pytest.mark.parametrize("width", [1240, 1366])
def test_seven_banners_stand_side_by_side_in_a_narrow_panel(person: MakePerson, width: int) -> None:
    ania = person(viewport={"width": width, "height": 760})
    ania.go(ania.create([{"kind": "me"}, {"kind": "bot", "level": "random"}], first="0"))
    assert ania.wait_for_turn()
    expect(ania.page.locator(".seat .slot")).to_have_count(14)
    ania.be_still()
    assert ania.page.evaluate(SPILT) == []


def test_a_window_that_is_turned_draws_nothing_with_a_negative_size(person: MakePerson) -> None:
    """The board is nearly nothing for a moment then: hundreds of errors stood in the console."""
    ania = person()
    at_a_table(ania, SIZES["phone"])
    errors: list[str] = []
    ania.page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    for size in ("lying", "phone", "desk", "phone", "lying", "tablet"):
        width, height = SIZES[size]
        ania.page.set_viewport_size({"width": width, "height": height})
        ania.be_still()
    assert not errors, errors[:3]
