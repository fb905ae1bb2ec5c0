"""Boards, payments, decks, the score and the AI of Viscounts, as one reads and uses them at the table."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import WAIT, Person, see
from tests.browser.test_access import faults
from tests.browser.test_viscounts import actions, asked, create
from tests.browser.viscounts_over_http import Position, table_where

PAID = ("trade", "construct", "workers", "transcribe")


def answer(who: Person, action: str) -> None:
    """In words, whatever is drawn for it."""
    before = asked(who)
    words = who.page.locator(f'#choices [data-action="{action}"]')
    if words.get_attribute("aria-pressed") != "true":
        words.click()
    who.page.locator(".bar .primary").click()
    who.wait_until_taken(before)


def play_until(who: Person, kind: str) -> list[str]:
    """Plays until such an answer is possible; all answers that are."""
    lot = random.Random(2)
    for _ in range(60):
        assert who.wait_for_turn()
        legal = actions(who)
        if any(each.split(" ")[0] == kind for each in legal):
            return legal
        if legal:
            answer(who, lot.choice(legal))
    raise AssertionError(f"no chance to {kind}")


def play_to_a_payment(who: Person) -> None:
    """To a question about a primary action that at least one payment answers."""
    for _ in range(12):
        legal = play_until(who, "pass")
        if any(each.split(" ")[0] in PAID for each in legal):
            return
        answer(who, "pass")
    raise AssertionError("nothing can be paid for")


def test_a_payment_is_laid_by_what_is_wanted(person: MakePerson) -> None:
    """What is wanted lays the cheapest payment by itself, another one can be chosen, and the button says which."""
    ania = person()
    ania.go(create(ania))
    play_to_a_payment(ania)
    pay, primary = ania.page.locator(".pay"), ania.page.locator(".bar .primary")
    expect(primary).to_be_disabled()
    for tab in range(pay.locator(".act").count()):
        pay.locator(".act").nth(tab).click()
        ready = pay.locator(".bo:has(i.ok)")
        if ready.count():
            break
    ready.first.click()
    expect(primary).to_be_enabled()
    expect(pay.locator(".bo.on")).to_have_count(1)
    ways = pay.locator("[data-part=payment] button")
    for number in range(ways.count()):
        ways.nth(number).click()
        action = ways.nth(number).get_attribute("data-action") or ""
        expect(ania.page.locator("#choices [aria-pressed=true]")).to_have_attribute("data-action", action)
    chosen = ania.page.locator("#choices [aria-pressed=true]")
    expect(chosen).to_have_count(1)
    assert (chosen.get_attribute("data-action") or "").split(" ")[0] in PAID
    assert (primary.inner_text()).startswith(chosen.inner_text().split("\n")[0])
    before = asked(ania)
    primary.click()
    ania.wait_until_taken(before)


def test_the_turn_of_the_ai_is_told_line_by_line(person: MakePerson) -> None:
    ania = person()
    ania.go(create(ania, rival="noble"))
    play_until(ania, "play")
    while not ania.page.locator(".told li").count():  # until the AI has had its first turn
        answer(ania, actions(ania)[0])
        play_until(ania, "play")
    told = ania.page.locator(".sheet.told")
    lines = told.locator("li")
    count = lines.count()
    expect(told.locator("li.done")).to_have_count(count)
    assert all(re.search(r"VW-\d", line) for line in lines.all_inner_texts())
    told.get_by_role("button", name="Again").click()
    see(told, f"step 1 of {count}")
    expect(told.locator("li.done")).to_have_count(0)
    told.get_by_role("button", name="Next").click()
    see(told.locator("li.now"), lines.nth(1).inner_text())
    told.get_by_role("button", name="Show all").click()
    expect(told.locator("li.done")).to_have_count(count)
    ania.page.get_by_role("button", name="The AI’s board").click()
    board = ania.page.get_by_label("The AI’s board")
    see(board, "reconstruction")
    expect(board.locator(".as")).to_have_count(9)
    assert not faults(ania)


def test_decks_show_what_one_may_see(person: MakePerson) -> None:
    """All cards of the own seat in their piles; of another's hand only how many there are."""
    ania = person()
    ania.go(create(ania))
    play_until(ania, "play")
    ania.page.get_by_label("Your board").get_by_role("button", name="draw pile").click()
    decks = ania.page.get_by_role("dialog")
    own = decks.locator(".cards button")
    expect(own.nth(7)).to_be_visible()  # a hero and eight of the start, one of which may be destroyed at once
    decks.get_by_role("tab").last.click()
    see(decks, "draw pile and hidden hand, in no order")
    expect(decks).to_contain_text(re.compile(r"hidden: \d"), timeout=WAIT)
    assert not faults(ania)
    decks.get_by_role("tab", name="Manuscripts").click()
    marked = decks.get_by_role("button", name="1 deed").first
    marked.click()
    near = ania.page.get_by_role("dialog").last
    see(near, "Reconstruction: the printed card may differ.")
    assert not faults(ania)


def test_the_score_is_told_by_its_headings(person: MakePerson) -> None:
    """The same points for everybody at the table, whose hands are hidden from one another."""
    ania, zofia = person("Ania"), person("Zofia")
    link = create(ania)
    ania.go(link)
    play_until(ania, "pass")
    zofia.go(link)
    totals = []
    for who in (ania, zofia):
        panel = who.page.get_by_label("If it ended now")
        see(panel, "unpaid debts")
        rows = panel.locator("tbody tr")
        parts = [
            [int(cell.replace("–", "0").replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
            for row in rows.all()
        ]
        assert [sum(column) for column in zip(*parts[:-1], strict=True)] == parts[-1]
        totals.append(parts[-1])
    assert totals[0] == totals[1]


def test_a_number_of_the_score_says_where_it_comes_from(person: MakePerson) -> None:
    """As the score sheet of the kernel has it, for whoever points, taps or comes with the keyboard; told as points."""
    ania = person()
    found: list[Position] = []

    def scored(now: Position) -> bool:
        found[:] = [now]
        return any(line["heading"] == "workers" and line["points"] for line in now["sheet"])

    ania.go(table_where(ania, lambda seed: create(ania, seed=seed, piles="last"), scored))
    assert ania.wait_for_turn()
    lines = [line for line in found[0]["sheet"] if line["heading"] == "workers" and line["points"]]
    seat = lines[0]["seat"]
    panel = ania.page.get_by_label("If it ended now")
    see(panel.locator("thead"), "points")
    see(panel.locator(".from"), "Each number is points.")
    cell = panel.locator(f"[data-score='workers {seat}']")
    cell.hover()
    for line in lines:
        if line["seat"] == seat:
            see(panel.locator(".from"), f"tier {line['sources'][0]}: {line['points']}")
    panel.locator("[data-score='buildings 0']").focus()
    see(panel.locator(".from"), "buildings")
    box = panel.bounding_box()
    cell.click()
    see(panel.locator(".from"), "tier")
    assert panel.bounding_box() == box
