"""What others do can be followed: one deed after the other, told until they act again, shown again on demand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, see

TWO_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
# The headlines as they come, with the time each of them stood there; and whether one could go back to the game then.
HEADLINES = """
window.headlines = [];
new MutationObserver(() => {
  const text = document.querySelector('#question h1')?.textContent;
  if (text && text !== headlines.at(-1)?.text) headlines.push({ text, at: performance.now() });
  const back = document.querySelector('.since [aria-label="Back to the game"]');
  if (back && headlines.length) headlines.at(-1).back = true;
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
"""


def at_a_table(ania: Person) -> None:
    ania.context.add_init_script(HEADLINES)
    ania.go(ania.create(TWO_BOTS, first="0"))
    assert ania.wait_for_turn()


@pytest.mark.parametrize("motion", [True, False], ids=["with motion", "without motion"])
def test_each_deed_of_the_others_is_told_before_the_next(person: MakePerson, motion: bool) -> None:
    ania = person(settings={"motion": motion, "pace": "normal"})
    at_a_table(ania)
    ania.page.evaluate("headlines.length = 0")
    ania.choose()
    assert ania.wait_for_turn()
    see(ania.question, "Where do you send Varys?")
    told = [each for each in ania.page.evaluate("headlines") if "sends Varys" in each["text"]]
    assert len(told) == 2
    # Long enough to be read; how long the bots took does not matter.
    assert told[1]["at"] - told[0]["at"] > 800


def test_what_the_others_did_stays_and_is_shown_again(person: MakePerson) -> None:
    ania = person(settings={"motion": True, "pace": "fast"})
    at_a_table(ania)
    ania.choose()
    assert ania.wait_for_turn()
    strip = ania.page.get_by_role("region", name="What the others did last")
    see(strip, "sends Varys")
    see(strip, "+1")
    see(ania.question, "Where do you send Varys?")
    ania.page.evaluate("headlines.length = 0")
    ania.page.keyboard.press("r")
    # It is shown and gone again, however slowly somebody looks; and then it is now.
    ania.page.wait_for_function(
        "() => headlines.some(({ text }) => text.includes('sends Varys'))"
        " && headlines.at(-1).text.includes('Where do you send Varys?')"
    )
    told = [each for each in ania.page.evaluate("headlines") if "sends Varys" in each["text"]]
    assert len(told) == 2
    assert all(each.get("back") for each in told)
    expect(strip.get_by_role("button", name="Back to the game")).to_have_count(0)
    assert ania.wait_for_turn()


def test_nobody_waits_for_what_is_shown(person: MakePerson) -> None:
    ania = person(settings={"motion": True, "pace": "slow"})
    at_a_table(ania)
    ania.choose()
    see(ania.question, "sends Varys")
    ania.page.wait_for_function("() => document.querySelector('.since .last').textContent.includes('Varys')")
    ania.page.locator("#board").click(position={"x": 3, "y": 3})
    assert ania.wait_for_turn()
    see(ania.question, "Where do you send Varys?")


def test_the_others_deeds_are_listed_and_each_shows_its_table(person: MakePerson) -> None:
    ania = person()
    at_a_table(ania)
    ania.choose()
    assert ania.wait_for_turn()
    strip = ania.page.get_by_role("region", name="What the others did last")
    strip.locator("button.last").click()
    expect(strip.get_by_role("listitem")).to_have_count(2)
    strip.get_by_role("listitem").first.get_by_role("button").click()
    see(ania.question, "How it was after this entry")


def test_the_pace_is_chosen_at_the_table_and_kept(person: MakePerson) -> None:
    ania = person(settings={"pace": "normal"})
    at_a_table(ania)
    strip = ania.page.get_by_role("region", name="What the others did last")
    pace = strip.get_by_role("button", name="Pace")
    see(pace, "normal")
    pace.click()
    see(pace, "fast")
    ania.page.reload()
    see(strip.get_by_role("button", name="Pace"), "fast")
