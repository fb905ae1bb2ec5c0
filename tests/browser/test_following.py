"""What others do can be followed: one deed after the other, told until they act again, shown again on demand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, see

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
MAX_ANSWERS = 12  # until a bot has done something that is told
TWO_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
# The headlines as they come, or the news below what is asked already, with the time each of them stood there; and whether
# one could go back to the game then, with the words of the red button.
HEADLINES = """
window.headlines = [];
new MutationObserver(() => {
  const text = (document.querySelector('#question .news') ?? document.querySelector('#question h1'))?.textContent;
  if (text && text !== headlines.at(-1)?.text) headlines.push({ text, at: performance.now() });
  const back = document.querySelector('.since [aria-label="Back to the game"]');
  const red = document.querySelector('#commit .primary')?.textContent;
  if (back && headlines.length) Object.assign(headlines.at(-1), { back: true, red });
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
    see(strip, "more: 2")
    see(ania.question, "Where do you send Varys?")
    expect(ania.page.locator("#question .news")).to_have_count(0)
    ania.page.evaluate("headlines.length = 0")
    ania.choices.first.click()
    expect(ania.page.locator("#commit .primary")).to_contain_text("Varys")
    chosen = ania.page.locator("#commit .primary").text_content()
    ania.page.keyboard.press("r")
    # It is shown and gone again, however slowly somebody looks; and then it is now.
    ania.page.wait_for_function(
        "() => headlines.some(({ text }) => text.includes('sends Varys'))"
        " && headlines.at(-1).text.includes('Where do you send Varys?')"
    )
    told = [each for each in ania.page.evaluate("headlines") if "sends Varys" in each["text"]]
    assert len(told) == 2
    assert all(each.get("back") for each in told)
    assert {each["red"] for each in told} == {chosen}
    expect(strip.get_by_role("button", name="Back to the game")).to_have_count(0)
    assert ania.wait_for_turn()
    expect(ania.page.locator("#commit .primary")).to_have_text(chosen)  # it is still chosen


@pytest.mark.parametrize("game", ["hand-of-the-king", "viceroy", "viscounts"])
def test_a_button_shows_again_what_the_others_did(person: MakePerson, game: str) -> None:
    ania = person()
    ania.context.add_init_script(HEADLINES)
    ania.go(ania.create(ME_AND_BOT, game=game, seed=3))
    strip = ania.page.get_by_role("region", name="What the others did last")
    again = strip.get_by_role("button", name="Show again what the others did")
    for _ in range(MAX_ANSWERS):
        assert ania.wait_for_turn()
        if again.is_enabled():
            break
        ania.choose()
    asked = ania.question.inner_text()
    ania.page.evaluate("headlines.length = 0")
    again.click()
    ania.page.wait_for_function(
        "asked => headlines.some(({ back, text }) => back && text !== asked) && headlines.at(-1).text === asked",
        arg=asked,
    )
    expect(again).to_be_enabled()


# The pitches of all tones that are asked for.
TONES = """
window.tones = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(to, options) { super(to, options); tones.push(options.frequency); }
};
"""
TURN = [293.7, 440]


def test_a_sound_calls_who_is_to_move(person: MakePerson) -> None:
    ania, olek = person(settings={"sound": True}), person("Olek")
    ania.context.add_init_script(TONES)
    link = ania.create([{"kind": "me"}, {"kind": "open"}], first="0", seed=3)
    ania.go(link)
    olek.go(link)
    olek.page.get_by_role("button", name="Sit here").click()
    ania.choose()
    ania.page.evaluate("tones.length = 0")  # there may have been some of the own move
    olek.choose()
    assert ania.wait_for_turn()
    ania.page.wait_for_function("turn => turn.every(pitch => tones.includes(pitch))", arg=TURN)


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
