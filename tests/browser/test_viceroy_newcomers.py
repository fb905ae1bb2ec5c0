"""What puzzles somebody who sits down at Viceroy for the first time, in a laptop's window."""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person, see
from tests.browser.test_viceroy import ME_AND_BOT, create
from tests.browser.test_viceroy_deeds import at_table
from tests.browser.viceroy_over_http import Position, asks

WINDOW: ViewportSize = {"width": 1366, "height": 657}
LAPTOP = {"viewport": WINDOW}
TABLET: ViewportSize = {"width": 1024, "height": 768}
UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
PHONE: ViewportSize = {"width": 390, "height": 664}
LAST_TURN = 12


def height_of(who: Person, selector: str) -> float:
    box = who.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["height"]


# What of the line that tells of the bids is cut off, or lies under its arrow.
BEYOND_THE_LINE = """() => {
    const line = document.querySelector('#result .line'), arrow = line.querySelector('.more').getBoundingClientRect();
    const box = line.getBoundingClientRect();
    return [...line.querySelectorAll('.hand')].filter(hand => {
        const { right, top, bottom } = hand.getBoundingClientRect();
        return right > box.right || bottom > box.bottom + 1 || (right > arrow.left && top < arrow.bottom);
    }).map(hand => hand.textContent) }"""


def verbs(now: Position) -> list[str]:
    return [each["action"].split()[0] for each in now["question"]["actions"]]


def barred_bids(now: Position) -> list[str]:
    barred = now["question"]["barred"]
    return [each["action"].split()[1] for each in barred if each["action"].startswith("bid ")]


def test_the_first_card_is_explained(person: MakePerson) -> None:
    ania = person(**LAPTOP)
    ania.go(create(ania, "pl", ME_AND_BOT, 7))
    assert ania.wait_for_turn()
    question = ania.page.locator("#question")
    see(question, "It is free")
    see(question, "Then you keep one more of them; the last 2 go back.")
    ania.page.locator("#hand [data-card]").first.click()
    expect(question).to_contain_text(re.compile(r"free, and at once you get: \w.*\."))


def test_every_answer_to_the_first_question_is_in_sight_on_a_phone(person: MakePerson) -> None:
    ania = person(viewport={"width": 390, "height": 844})
    ania.go(create(ania, "pl", ME_AND_BOT, 1))
    assert ania.wait_for_turn()
    expect(ania.choices).to_have_count(4)
    for choice in ania.choices.all():
        expect(choice).to_be_in_viewport(ratio=0.99)


def test_a_ribbon_bids_on_its_colour_and_says_why_it_cannot(person: MakePerson) -> None:
    ania = person(**LAPTOP)
    seated = at_table(ania, ME_AND_BOT, lambda now: asks("AskBids")(now) and bool(barred_bids(now)))
    now = seated.position()
    free = next(each["action"] for each in now["question"]["actions"] if each["action"].startswith("bid "))
    ania.page.locator(f"[data-ribbon={free.split()[1]}]").click()
    expect(ania.page.locator(f"#choices [data-action='{free}']")).to_have_attribute("aria-pressed", "true")
    expect(ania.page.locator("#offer .card.on")).to_have_count(1)
    colour = barred_bids(now)[0]
    refusal = next(each["refusal"] for each in now["question"]["barred"] if each["action"] == f"bid {colour}")
    ribbon = ania.page.locator(f"[data-ribbon={colour}]")
    expect(ribbon).to_have_attribute("title", refusal["words"])
    ribbon.click(force=True)  # it is marked as one that cannot
    see(ania.page.locator("body"), refusal["words"])
    expect(ania.page.locator(f"#choices [data-action='{free}']")).to_have_attribute("aria-pressed", "true")


def test_what_can_be_bid_for_is_never_grey(person: MakePerson) -> None:
    """What would be missing to build it stands beside the name, over nothing else."""
    ania = person(**LAPTOP)
    seated = at_table(ania, ME_AND_BOT, asks("AskBids"))
    notes = ania.page.locator("#offer .dear .note")
    while seated.play_until(lambda now: asks("AskBids")(now) and now["view"]["turn"] > 4):
        ania.wait_for_question(seated.position()["question"])
        ania.page.wait_for_timeout(300)
        if notes.count():
            break
        seated.answer(seated.position(), 0)
    expect(notes.first).to_have_text(re.compile(r"^1.(red|blue|green|yellow) gem short"))
    drawn = ania.page.locator("#offer .dear svg").first
    assert (
        drawn.evaluate("(it) => getComputedStyle(it).filter + getComputedStyle(it.parentElement).opacity")
        == "none1"
    )


def test_a_row_without_cards_is_low(person: MakePerson) -> None:
    ania = person(**LAPTOP)
    at_table(ania, ME_AND_BOT, asks("AskBids"))
    assert height_of(ania, "#offer .gone") * 2 < height_of(ania, "#offer .card")


def test_ones_own_score_stands_at_ones_own_pyramid(person: MakePerson) -> None:
    ania = person(**LAPTOP)
    seated = at_table(ania, ME_AND_BOT, lambda now: asks("AskBids")(now) and now["view"]["turn"] == 4)
    for size in ((1366, 657), (1920, 1080), (1024, 768)):
        ania.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(ania.page.locator("#board .total")).to_have_text(str(seated.position()["scores"][seated.seat]))


APART = """sums => sums.map(each => { const range = document.createRange(); range.selectNodeContents(each);
    return range.getBoundingClientRect() }).map((box, i, all) => i ? box.left - all[i - 1].right : Infinity)"""


def test_the_totals_of_all_are_in_sight_and_stand_apart(person: MakePerson) -> None:
    """On a tablet in the line of the seats, and in the drawer below the headings; 11, 32 and 26 are not 113226."""
    ania = person(viewport=UPRIGHT)
    bots = [{"kind": "bot", "level": "greedy"}] * 3
    seated = at_table(
        ania, [*ME_AND_BOT[:1], *bots], lambda now: asks("AskBids")(now) and now["view"]["turn"] > 4
    )
    totals = seated.position()["scores"]
    for seat, total in enumerate(totals):
        points = ania.page.locator(f"#seats [data-seat='{seat}'] small [aria-hidden]")
        expect(points).to_have_text(str(total))
        expect(points).to_be_in_viewport(ratio=1)
    ania.page.locator("#drawer").click()
    ania.page.locator("#tab-score").click()
    sums = ania.page.locator("#panel-score tr.t td")
    expect(sums).to_have_count(len(totals))
    assert min(sums.evaluate_all(APART)) >= 8
    expect(sums.last).to_be_in_viewport(ratio=1)


def test_the_result_names_its_turn_and_the_last_turn_no_next_auction(person: MakePerson) -> None:
    ania = person(**LAPTOP)
    seated = at_table(ania, ME_AND_BOT, lambda now: asks("AskBids")(now) and now["view"]["turn"] == LAST_TURN)
    see(ania.page.locator("#result"), f"Turn {LAST_TURN - 1}: bids")
    assert seated.play_until(asks("AskCards"))
    ania.wait_for_question(seated.position()["question"])
    see(ania.page.locator("#result"), f"Turn {LAST_TURN}: bids")
    expect(ania.page.locator("#offer")).to_have_count(0)


def test_a_claim_says_what_may_come_of_it_and_shows_its_places(person: MakePerson) -> None:
    ania = person(**LAPTOP)
    at_table(ania, ME_AND_BOT, lambda now: asks("AskClaims")(now) and all(now["view"]["gems"][0].values()))
    question = ania.page.locator("#question")
    see(question, "The same card, or one lets go: neither takes any")
    ania.page.locator("#offer .asked").first.click()
    expect(ania.page.locator(".spot").first).to_be_visible()
    ania.page.locator("#choices [data-action=yield]").click()
    see(question, "Neither of you takes a card")


def test_ones_own_gems_are_in_sight_while_others_are_taken(person: MakePerson) -> None:
    ania = person(**LAPTOP)
    seated = at_table(ania, ME_AND_BOT, asks("AskGem"))
    red = str(seated.position()["view"]["gems"][seated.seat]["red"])
    for size in (WINDOW, TABLET, UPRIGHT):
        ania.page.set_viewport_size(size)
        expect(ania.page.locator("#screen [data-own=red] b")).to_have_text(red)
        expect(ania.page.locator("#screen [data-own=red]")).to_be_in_viewport(ratio=1)
    ania.page.set_viewport_size(PHONE)
    expect(ania.page.locator("[data-yours]")).to_have_text(re.compile(rf"Yours:(\s*\d)*\s*{red}"))
    expect(ania.page.locator("[data-yours]")).to_be_in_viewport(ratio=1)


def test_circles_to_recolour_have_room(person: MakePerson) -> None:
    ania = person(**LAPTOP)
    at_table(ania, ME_AND_BOT, asks("AskRecolour"))
    buttons = ania.page.locator("#choices [data-action^=recolour]")
    expect(buttons.nth(1)).to_be_in_viewport(ratio=1)


def test_a_law_in_the_hand_says_what_it_does(person: MakePerson) -> None:
    """Law 70 has no signs: it is written, in every window."""
    ania = person(**LAPTOP)
    at_table(ania, ME_AND_BOT, lambda now: asks("AskCards")(now) and 70 in now["view"]["hands"][0])
    for size in (WINDOW, TABLET, UPRIGHT):
        ania.page.set_viewport_size(size)
        expect(ania.page.locator("#hand [data-card='70'] text.effect").first).to_have_text(
            re.compile("^Draw")
        )


def test_a_rule_is_read_first_as_the_played_edition_has_it(person: MakePerson) -> None:
    """Others are folded and named; where no table is shown, the rules are those of all editions."""
    ania = person(**LAPTOP)
    ania.go(create(ania, "cs", ME_AND_BOT, 7))
    assert ania.wait_for_turn()
    ania.page.locator("#question .rule-id").click()
    rules = ania.page.get_by_role("dialog", name="Rules")
    see(rules.locator(".edition"), "Czech edition")
    first = rules.locator("#rule-VR-SET-5")
    expect(first.locator("p").first).to_have_text(re.compile("^Czech edition: "))
    expect(first.get_by_text("Polish edition: ")).to_be_hidden()
    first.get_by_text("In other editions").click()
    expect(first.get_by_text("Polish edition: ")).to_be_visible()
    russian = rules.locator("#rule-VR-PAY-1")
    see(russian, "Not in this edition, only: Russian edition.")
    expect(russian.locator("h4")).to_be_hidden()
    ania.go("/rules/viceroy/VR-PAY-1")
    expect(ania.page.locator("#rule-VR-PAY-1 h4")).to_be_visible()
    expect(ania.page.get_by_text("In other editions")).to_have_count(0)


def test_looking_back_shows_the_pyramid_of_who_acted_and_takes_nothing_back(person: MakePerson) -> None:
    ania = person(viewport={"width": 1024, "height": 768})
    seated = at_table(ania, ME_AND_BOT, lambda now: asks("AskBids")(now) and now["view"]["turn"] > 1)
    other = 1 - seated.seat
    name = ania.table(f"/t/{seated.path.rpartition('/')[2]}")["seats"][other]["name"]
    undo = ania.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    ania.page.get_by_role("tab", name="Chronicle").click()
    placed = ania.page.get_by_role("log").get_by_role("button", name=re.compile(f"{name} plays .* on level"))
    placed.last.click()
    see(ania.page.locator("#question"), "Back to the game")
    pyramid = ania.page.locator("#board [data-pyramid]")
    expect(pyramid).to_have_attribute("data-pyramid", str(other))
    expect(undo).to_be_disabled()
    ania.page.get_by_role("button", name="Back to the game").click()
    expect(pyramid).to_have_attribute("data-pyramid", str(seated.seat))
    expect(undo).to_be_enabled()


def test_escape_does_one_thing_at_a_time(person: MakePerson) -> None:
    ania = person(viewport={"width": 1024, "height": 768})
    at_table(ania, ME_AND_BOT, lambda now: asks("AskBids")(now) and now["view"]["turn"] > 1)
    ania.page.locator("#choices [data-action^=bid]:enabled").first.click()
    chosen = ania.page.locator("#choices [aria-pressed=true]")
    expect(chosen).to_have_count(1)
    strip = ania.page.get_by_role("region", name="What the others did last")
    for opens in (strip.locator("[aria-expanded]"), ania.page.locator("#result [aria-expanded]")):
        opens.click()
        expect(opens).to_have_attribute("aria-expanded", "true")
        ania.page.keyboard.press("Escape")
        expect(opens).to_have_attribute("aria-expanded", "false")
        expect(chosen).to_have_count(1)
    ania.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def test_a_card_that_was_won_is_named_shown_and_explained(person: MakePerson) -> None:
    ania = person(viewport=PHONE)
    seated = at_table(ania, ME_AND_BOT, lambda now: asks("AskKeep")(now) and "keep" in verbs(now), "ru")
    card = seated.position()["view"]["shown"][seated.seat]
    face = ania.page.locator(f"#hand [data-card='{card}']")
    expect(face).to_be_in_viewport(ratio=1)
    question = ania.page.locator("#question")
    see(question, "Play it and pay, or discard it for gems.")
    ania.page.locator("#choices [data-action=discard]").click()
    expect(question).to_contain_text(
        re.compile(r"You discard .+, pass and take \d\sgems? from the reserve\.")
    )


def test_bids_and_the_hand_are_explained_before_anything_is_chosen(person: MakePerson) -> None:
    ania = person(**LAPTOP)
    seated = at_table(ania, ME_AND_BOT, asks("AskBids"))
    see(ania.page.locator("#question"), "All hands open at once.")
    assert seated.play_until(asks("AskCards"))
    ania.wait_for_question(seated.position()["question"])
    see(ania.page.locator("#question"), "Pick a card, or pass for the rest of this phase.")


def test_on_a_phone_the_result_of_the_bids_keeps_within_its_line(person: MakePerson) -> None:
    ania = person(viewport=PHONE)
    bots = [ME_AND_BOT[1]] * 3
    at_table(ania, [ME_AND_BOT[0], *bots], lambda now: asks("AskBids")(now) and now["view"]["turn"] > 1)
    expect(ania.page.locator("#result b")).to_be_visible()
    ania.be_still()
    assert ania.page.evaluate(BEYOND_THE_LINE) == []
