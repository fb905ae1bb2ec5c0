"""Spectators, replays, records."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import WAIT, see
from tests.browser.test_ways_to_play import PHONE
from tests.browser.test_whole_games import ME_AND_BOT, play_to_the_end

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = ["hand-of-the-king-2p-base-none", "viceroy-2p-pl-0-virtual", "viscounts-2p"]


def test_a_spectator_sees_everything_and_can_press_nothing(person: MakePerson) -> None:
    ania, zofia = person("Ania"), person("Zofia")
    link = ania.create(ME_AND_BOT, first="0", public=True)  # a game alone is usually private
    ania.go(link)
    zofia.go("/")
    zofia.page.get_by_role("link", name="Watch").first.click()
    zofia.go(link)
    see(zofia.page.locator("header.top"), "You are watching this table.")
    see(ania.page.locator("header.top"), "1 watching")
    see(zofia.question, "Ania is thinking")
    expect(zofia.choices).to_have_count(0)
    ania.page.wait_for_selector("#choices [data-action]")
    ania.choose()
    assert ania.wait_for_turn()
    expect(zofia.page.get_by_role("log").locator("li")).to_have_count(
        ania.page.get_by_role("log").locator("li").count()
    )
    expect(zofia.page.locator(".cell.ch")).to_have_count(ania.page.locator(".cell.ch").count())


def test_talk_reaches_everybody(person: MakePerson) -> None:
    ania, zofia = person("Ania"), person("Zofia")
    link = ania.create(ME_AND_BOT, first="0")
    ania.go(link)
    zofia.go(link)
    zofia.page.get_by_role("tab", name="Chat").click()
    ania.page.get_by_role("tab", name="Chat").click()
    ania.page.get_by_label("Say something").fill("<b>Good</b> evening")
    ania.page.keyboard.press("Enter")
    see(zofia.page.get_by_role("log", name="Chat"), "Ania <b>Good</b> evening")


def test_a_finished_game_can_be_watched_saved_and_dropped_in(person: MakePerson, tmp_path: Path) -> None:
    ania = person()
    link = ania.create(ME_AND_BOT, first="0")
    ania.go(link)
    play_to_the_end(ania)
    with ania.page.expect_download() as saved:
        ania.page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "game.txt"
    saved.value.save_as(record)

    ania.page.get_by_role("link", name="Watch the replay").click()
    scrubber = ania.page.get_by_role("slider")
    see(ania.question, "Before the first decision")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 10
    ania.page.keyboard.press("End")
    expect(scrubber).to_have_value(str(last))
    expect(ania.page.locator("[data-card=varys]")).to_have_count(1)
    banners = ania.page.locator(".nb b")
    expect(banners).to_have_text([str(held) for held in ania.table(link)["outcome"]["scores"]])
    final = banners.all_inner_texts()

    ania.go("/watch")
    ania.page.locator("input[type=file]").set_input_files(record)
    see(ania.question, "Before the first decision")
    ania.page.get_by_role("button", name="To the end").click()
    expect(ania.page.locator(".nb b")).to_have_text(final)
    ania.page.get_by_role("button", name="Back", exact=True).click()
    expect(ania.page.get_by_role("slider")).to_have_value(str(last - 1))


def test_a_file_that_is_no_record_is_refused_with_its_reason(person: MakePerson, tmp_path: Path) -> None:
    ania = person()
    broken = tmp_path / "broken.txt"
    broken.write_text("this is no game")
    ania.go("/watch")
    ania.page.locator("input[type=file]").set_input_files(broken)
    see(ania.page.get_by_role("alert"), "Not allowed")
    expect(ania.page.get_by_text("Choose a file")).to_be_visible()


@pytest.mark.parametrize("record", RECORDS)
@pytest.mark.parametrize("context", [{}, PHONE], ids=["desk", "phone"])
def test_a_replay_offers_nothing_that_cannot_be_done(
    person: MakePerson, record: str, context: dict[str, Any]
) -> None:
    ania = person(**context)
    ania.go("/watch")
    ania.page.locator("input[type=file]").set_input_files(GOLDEN / f"{record}.record")
    see(ania.question, "Before the first decision")
    ania.page.get_by_role("button", name="Next", exact=True).click()
    slider = ania.page.get_by_role("slider")
    expect(slider).not_to_have_value(slider.get_attribute("min") or "")
    dead = re.compile("^(Undo|Hint|Choose first|Send|Talk)")
    expect(ania.page.get_by_role("button", name=dead)).to_have_count(0)
    expect(ania.page.get_by_role("tab", name=dead)).to_have_count(0)
    drawer = ania.page.locator("#drawer")
    if drawer.count():
        drawer.click()
    expect(
        ania.page.get_by_role("button", name="Chronicle").or_(ania.page.get_by_role("tab", name="Chronicle"))
    ).to_have_count(1)


def test_a_board_bears_the_marks_of_its_own_frame_and_keeps_what_is_left(person: MakePerson) -> None:
    ania = person(**PHONE)
    ania.go("/watch")
    ania.page.locator("input[type=file]").set_input_files(GOLDEN / f"{RECORDS[0]}.record")
    see(ania.question, "Before the first decision")
    went = ania.page.locator("[data-went]")
    expect(went).to_have_count(0)
    ania.page.get_by_role("button", name="Next", exact=True).click()
    expect(went).to_have_count(1)
    see(ania.question, "sends Varys")  # the whole move, as the chronicle tells it
    see(ania.question, "takes")

    placed = "cells => Object.fromEntries(cells.map(cell => [cell.dataset.card, cell.dataset.place]))"
    cards = ania.page.locator("[data-card]")
    ania.page.get_by_role("button", name="To the end").click()
    ania.page.get_by_role("button", name="Back", exact=True).click()
    before = cards.evaluate_all(placed)
    ania.page.get_by_role("button", name="To the end").click()
    left = cards.evaluate_all(placed)
    varys = int(left.pop("varys"))
    assert left and left.items() <= before.items(), "what is left lies where it lay"
    rows, columns = zip(*(divmod(int(place), 6) for place in left.values()), strict=True)
    assert varys // 6 not in rows and varys % 6 not in columns, "Varys can go nowhere"


def test_a_replay_is_shared_by_its_link(person: MakePerson) -> None:
    ania = person()
    link = ania.create([{"kind": "bot", "level": "random"}] * 2)
    deadline = time.monotonic() + WAIT / 1000
    while ania.table(link)["phase"] != "over":
        assert time.monotonic() < deadline, "the bots do not end"
        ania.page.wait_for_timeout(100)
    ania.go(f"{link}/replay")
    see(ania.question, "Before the first decision")
    deal = int(ania.page.get_by_role("slider").get_attribute("min") or 0)
    ania.page.keyboard.press("ArrowRight")
    ania.page.get_by_role("button", name="View, link and record").click()
    ania.page.get_by_role("button", name="Share").click()
    shared = ania.page.get_by_role("textbox", name="Share")
    expect(shared).to_have_value(re.compile(rf"{link}/replay\?at={deal + 1}&as=open$"))
    # Neither the clipboard nor the selection can be copied: nobody is told that they were.
    ania.page.evaluate(
        "() => { document.execCommand = () => false; navigator.clipboard.writeText = () => Promise.reject(); }"
    )
    ania.page.get_by_role("button", name="Copy").click()
    expect(ania.page.get_by_role("button", name="Could not copy; please copy it by hand")).to_be_visible()
