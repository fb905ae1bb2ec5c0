"""Viceroy for those who look on: spectators, players at one screen, replays, and what is seen of a move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, figure, see
from tests.browser.test_viceroy import PHONE, actions, answer_by_pointer, create
from tests.browser.viceroy_over_http import finished_table

pytestmark = pytest.mark.long

ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
AT_ONE_SCREEN = [{"kind": "me"}, {"kind": "here", "name": "Marek"}]
# Notes what flies and opens, however short; and whether the log told the bids before the hands had opened.
NOTICE = """
window.noticed = { flights: 0, opened: 0, early: 0, risen: 0, shelf: 0 };
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.matches('.token')) noticed.risen++;
  if (this.closest('#offer') || this.querySelector('.line, .folded')) noticed.shelf++;
  return animate.apply(this, how);
};
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) {
    if (node.classList?.contains('flights')) noticed.flights++;
    if (node.classList?.contains('reveal')) {
      noticed.opened++;
      const rounds = document.querySelectorAll('[role=log] li').length && document.querySelector('[role=log]').textContent.match(/Bids, round/g);
      noticed.early += (rounds?.length ?? 0) >= noticed.opened ? 1 : 0;
    }
  }
}).observe(document, { childList: true, subtree: true });
"""


def test_moves_are_played_out_and_bids_open_together(person: MakePerson) -> None:
    """With motion on: cards and gems fly, tokens rise, the shelf rolls, and the log waits for the hands.

    Nobody waits for it: all is answered at once.
    """
    ania = person(settings={"motion": True, "pace": "fast"})
    ania.context.add_init_script(NOTICE)
    ania.go(create(ania, "pl", ME_AND_BOTS))
    for number in range(60):
        assert ania.wait_for_turn()
        answer_by_pointer(ania, number)
        if ania.page.evaluate("noticed.opened > 1 && noticed.flights > 1 && noticed.risen && noticed.shelf"):
            break
    noticed = ania.page.evaluate("noticed")
    assert noticed["opened"] > 1 and noticed["flights"] > 1
    assert noticed["risen"] and noticed["shelf"]
    assert noticed["early"] == 0
    expect(ania.page.locator(".flights")).to_have_count(0)  # what has flown is gone


def test_whoever_wants_no_motion_sees_none(person: MakePerson) -> None:
    ania = person(settings={"motion": False})
    ania.context.add_init_script(NOTICE)
    ania.go(create(ania, "pl", ME_AND_BOTS))
    for number in range(8):
        assert ania.wait_for_turn()
        answer_by_pointer(ania, number)
    assert set(ania.page.evaluate("noticed").values()) == {0}


def test_a_spectator_reads_whose_pyramid_it_is_and_can_change_it(person: MakePerson) -> None:
    ania, zofia = person("Ania"), person("Zofia")
    link = create(ania, "pl")
    ania.go(link)
    zofia.go(link)
    for number in range(3):
        assert ania.wait_for_turn()
        answer_by_pointer(ania, number)
    see(zofia.page.locator("#screen"), "gems and attack tokens hidden")
    see(zofia.page.locator("#screen"), "Screen: Ania")
    expect(zofia.choices).to_have_count(0)
    expect(zofia.page.locator("[data-own]")).to_have_count(0)
    assert "Your pyramid" not in zofia.page.locator("main").inner_text()
    other = zofia.page.locator("#seats .watch").first
    name = other.inner_text()
    other.click()
    see(zofia.page.locator("#board"), f"Pyramid: {name}")
    see(zofia.page.locator("#seats"), "Ania")


def hands_on(who: Person) -> str:
    """Whoever is called draws the curtain; the name."""
    curtain = who.page.locator(".curtain")
    curtain.get_by_role("button").wait_for()
    assert who.page.locator("#hand [data-card]").count() == 0 or curtain.is_visible()
    called: str = curtain.get_by_role("button").inner_text()
    curtain.get_by_role("button").click()
    return called


def test_two_at_one_screen_are_parted_by_a_curtain(person: MakePerson) -> None:
    """What the one has chosen is neither shown nor chosen for the other."""
    ania = person()
    ania.go(create(ania, "pl", AT_ONE_SCREEN))
    called: list[str] = []
    cards: list[set[str]] = []
    for number in range(12):
        ania.page.wait_for_selector(".curtain, body:has(#question[data-asked][aria-busy=false]) #choices")
        if ania.page.locator(".curtain").count():
            called.append(hands_on(ania))
        assert ania.wait_for_turn()
        assert ania.page.locator("#choices [aria-pressed=true]").count() == 0
        if actions(ania)[0].startswith("bid "):
            break
        hand = ania.page.locator("#hand [data-card]").evaluate_all(
            "all => all.map(each => each.dataset.card)"
        )
        cards.append(set(hand))
        asked = ania.asked()
        answer_by_pointer(ania, number)
        ania.wait_until_taken(asked)
    assert len(set(called)) == 2
    assert cards[0] and cards[1] and not cards[0] & cards[1]


def test_a_finished_game_is_replayed_at_its_own_table(person: MakePerson) -> None:
    ania = person()
    link = finished_table(ania, "cs")
    ania.go(f"{link}/replay")
    slider = ania.page.get_by_role("slider")
    see(ania.question, "Before the first decision")
    last = int(slider.get_attribute("max") or 0)
    slider.focus()
    ania.page.keyboard.press("End")
    bricks = ania.page.locator("#board .brick")
    expect(bricks.first).to_be_visible()
    told = ania.table(link)["outcome"]["scores"]
    expect(ania.page.locator(".sco tr.t td").first).to_have_text(figure(told[0]))
    expect(bricks.nth(2)).to_be_visible()
    assert last > 40


def test_the_editions_are_one_click_away(person: MakePerson) -> None:
    ania = person()
    ania.go(create(ania, "ru"))
    ania.page.get_by_role("button", name="Russian edition").click()
    dialog = ania.page.get_by_role("dialog", name="Editions compared")
    expect(dialog.locator("thead th")).to_have_text(
        ["", "Russian edition", "Czech edition", "Polish edition"]
    )
    see(dialog.get_by_role("row", name="points per set"), "7")
    dialog.get_by_role("button", name="VR-END-8").click()
    expect(ania.page.locator("article.found")).to_be_visible()


def test_a_phone_looks_closer_at_a_pyramid_and_finds_back(person: MakePerson) -> None:
    ania = person(**PHONE)
    ania.go(create(ania, "pl"))
    for number in range(3):
        assert ania.wait_for_turn()
        answer_by_pointer(ania, number)
    brick = ania.page.locator("#board .brick").first
    before = brick.bounding_box()
    ania.page.get_by_role("button", name="Closer").click()
    ania.page.get_by_role("button", name="Closer").click()
    whole = ania.page.get_by_role("button", name="The whole pyramid")
    expect(whole).to_be_visible()
    ania.be_still()
    after = brick.bounding_box()
    assert before and after and after["width"] > 1.5 * before["width"]
    whole.click()
    expect(whole).to_have_count(0)
