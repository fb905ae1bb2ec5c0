"""The end of a game: the count before the winner, why it ended, what is left, a picture to pass on; it fits every window."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.hand_over_http import SEEDS, TWO_HERE, _play_until
from tests.browser.person import Person, see
from tests.browser.test_fits import with_bots
from tests.browser.test_manners import SHARE_SHEET
from tests.browser.viceroy_over_http import ALONE, Seated, create, finished_table
from tests.browser.viceroy_over_http import SEEDS as SOLO_SEEDS
from tests.browser.viscounts_over_http import Seated as AmongBots

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
PNG = [0x89, 0x50, 0x4E, 0x47]
SIZES = [(360, 600), (390, 844), (844, 390), (768, 1024), (1024, 768), (1366, 657), (1920, 1080)]
# The smallest window every time; the others take long.
WINDOWS = [SIZES[0], *[pytest.param(*size, marks=pytest.mark.long) for size in SIZES[1:]]]
# Every pair of things that are read or pressed and lie over each other.
OVERLAPS = """(root) => {
  const seen = [...root.querySelectorAll('h2, h3, p, .btn, .points, .hung svg, .rule-id')]
    .filter((each) => each.getClientRects().length && each.checkVisibility());
  const within = (box, outer) => box.bottom > outer.top && box.top < outer.bottom;
  const list = root.querySelector('ol')?.getBoundingClientRect();
  const shown = seen.filter((each) => !each.closest('ol') || !list || within(each.getBoundingClientRect(), list));
  const found = [];
  for (const a of shown) for (const b of shown) {
    if (a === b || a.contains(b) || b.contains(a) || Boolean(a.closest('ol')) !== Boolean(b.closest('ol'))) continue;
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 2 && high > 3) found.push([a.textContent.trim() || a.tagName, b.textContent.trim() || b.tagName]);
  }
  return found }"""
OUTSIDE = """(root) => [...root.querySelectorAll('footer .btn, header h2, header .rule-id')].filter((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1 }).map((each) => each.textContent)"""
SMALL = """(root) => [...root.querySelectorAll('*')].filter((each) => !each.closest('svg, .unseen, .for-readers')
  && each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  && parseFloat(getComputedStyle(each).fontSize) < 12).map((each) => each.textContent)"""


def ended_with(who: Person, banners: int) -> str:
    """A game of two at one screen at whose end somebody holds so many banners, or more."""
    for seed in SEEDS:
        link = who.create(TWO_HERE, seed=seed, first="0")
        _play_until(who, link, lambda question: False, Random(seed))
        if max(who.table(link)["outcome"]["scores"]) >= banners:
            return link
    raise AssertionError("nobody ever holds so many")


def against_nobody(who: Person, wins: bool) -> tuple[str, dict[str, Any]]:
    """A game against a bot that this person has won, or lost."""
    for seed in SEEDS:
        link = who.create([ME, BOT], seed=seed, first="0")
        path = f"{who.url}/api{link.replace('/t/', '/tables/')}"
        who.context.request.post(f"{path}/seats/0/bot", data={"level": "greedy" if wins else "random"})
        who.go(link)
        who.page.wait_for_selector("dialog[open] footer")
        told = who.table(link)
        if (0 in told["outcome"]["winners"]) == wins:
            return link, told
    raise AssertionError("it never comes to that")


def in_sight(who: Person, width: int, height: int) -> Locator:
    who.page.set_viewport_size({"width": width, "height": height})
    end = who.page.locator("dialog[open]").first
    expect(end.locator("footer")).to_be_visible()
    who.be_still()
    return end


def test_the_winner_is_you_or_has_a_name(person: MakePerson) -> None:
    ania = person()
    against_nobody(ania, wins=True)
    expect(ania.end.locator("h2")).to_have_text("You won!")
    _, told = against_nobody(ania, wins=False)
    expect(ania.end.locator("h2")).to_have_text(f"Winner: {told['seats'][1]['name']}")
    zofia = person("Zofia")
    link, told = against_nobody(ania, wins=True)
    zofia.go(link)
    expect(zofia.end.locator("h2")).to_have_text("Winner: Ania")


def test_the_end_says_why_by_which_rule_and_what_is_left(person: MakePerson) -> None:
    ania = person()
    link = ended_with(ania, 4)
    left = ania.table(link)["outcome"]["ending"]["left"]
    ania.go(link)
    see(ania.end, "Varys has nowhere left to go.")
    expect(ania.end.locator(".last")).to_have_text(re.compile(r"^Last move: (Ania|Olek) .+\.$"))
    if left:
        see(ania.end, f"Left on the table: {', '.join(left)}.")
    ania.end.get_by_role("button", name="HK-END-1").click()
    expect(ania.page.get_by_role("dialog").filter(has_text="When the game ends")).to_be_visible()


# The titles of the end as they come, and how many are still to be counted then.
TITLES = """
window.titles = [];
new MutationObserver(() => {
  const title = document.querySelector('dialog[open] h2')?.textContent;
  if (title && titles.at(-1)?.[0] !== title)
    titles.push([title, document.querySelectorAll('dialog[open] li.later').length]);
}).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
"""


def test_the_points_are_counted_before_the_winner_is_named(person: MakePerson) -> None:
    ania = person(settings={"motion": True})
    link = ended_with(ania, 4)
    ania.context.add_init_script(TITLES)
    ania.go(link)
    ania.page.wait_for_function("() => window.titles.length > 1")
    titles = ania.page.evaluate("window.titles")
    assert len(titles) == 2
    assert titles[0] == ["Scoring", 2] and titles[1][0].startswith("Winner: ") and titles[1][1] == 0


def test_who_does_not_want_to_wait_for_the_count_presses(person: MakePerson) -> None:
    ania = person(settings={"motion": True})
    link = finished_table(ania)
    ania.context.add_init_script(TITLES)
    ania.go(link)
    ania.end.get_by_role("button", name="Next").click()
    see(ania.end.locator("h2"), "Your score: ")
    assert ania.page.evaluate("window.titles[0][0]") == "Scoring"


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_five_banners_stand_beside_each_other_in_every_window(
    person: MakePerson, width: int, height: int
) -> None:
    ania = person(viewport={"width": width, "height": height})
    ania.go(ended_with(ania, 5))
    end = in_sight(ania, width, height)
    assert end.evaluate(OVERLAPS) == []
    assert end.evaluate(OUTSIDE) == []
    assert end.evaluate(SMALL) == []


def test_partners_add_up_on_a_desk_too(person: MakePerson) -> None:
    ania = person()
    here = [{"kind": "here", "name": name} for name in ("Olek", "Celina", "Dobromir")]
    link = ania.create([ME, *here], first="0", variant="teams", companions="none")
    play_all(ania, link)
    ania.go(link)
    outcome = ania.table(link)["outcome"]
    sums = sorted([sum(outcome["scores"][team::2]) for team in (0, 1)])
    expect(ania.end.locator(".team .points")).to_have_count(2)
    shown = [int(text) for text in ania.end.locator(".team .points").all_inner_texts()]
    assert sorted(shown) == sums
    see(ania.end.locator(".team").first, " & ")


def play_on(who: Person, link: str) -> None:
    """To the end, against bots."""
    AmongBots(who, link).play_until(lambda now: False)


def play_all(who: Person, link: str) -> None:
    """All seats are held here; the answers are always the same."""
    path, choice, number = f"{who.url}/api{link.replace('/t/', '/tables/')}", Random(3), 0
    while (told := who.context.request.get(path).json())["phase"] == "playing":
        seat = told["asked"][0]
        question = who.context.request.get(f"{path}/position?look={seat}").json()["question"]
        action = choice.choice(question["actions"])["action"]
        number += 1
        body = {"id": f"all-{number}", "seat": seat, "question": question["number"], "action": action}
        assert who.context.request.post(f"{path}/moves", data=body).ok


def test_the_result_is_a_picture_that_is_saved_and_shared(person: MakePerson) -> None:
    ania = person()
    ania.context.add_init_script(SHARE_SHEET)
    ania.go(ended_with(ania, 4))
    ania.end.get_by_role("button", name="Picture").click()
    shown = ania.page.get_by_role("dialog", name="Picture")
    image = shown.get_by_role("img", name="The result as a picture")
    ania.page.wait_for_function(
        "image => image.complete && image.naturalWidth === 1200", arg=image.element_handle()
    )
    with ania.page.expect_download() as saving:
        shown.get_by_role("link", name="Save").click()
    saved = saving.value
    assert saved.suggested_filename.endswith(".png")
    assert list(saved.path().read_bytes()[:4]) == PNG
    shown.get_by_role("button", name="Share").click()
    ania.page.wait_for_function("() => window.passedOn.length")
    [passed] = ania.page.evaluate("window.passedOn")
    [[name, kind, size]] = passed["files"]
    assert name == saved.suggested_filename and kind == "image/png" and size > 10_000


def test_the_last_deed_is_no_word_of_the_end(person: MakePerson) -> None:
    """What is done last in Viceroy brings no more than the end: the deed before it is told."""
    ania = person()
    ania.go(finished_table(ania))
    expect(ania.end.locator(".last")).to_have_text(re.compile(r"^Last move: You .+"))
    expect(ania.end.locator(".last")).not_to_contain_text("The game is over")


def test_alone_the_best_before_and_after_are_told(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    ania.page.get_by_role("radio", name="Viceroy").click()
    ania.page.get_by_role("radio", name="Polish edition", exact=True).click()
    ania.page.get_by_role("button", name="Remove the seat").click()
    see(ania.page.locator(".go"), "Alone you play for a record")
    first = finished_table(ania)
    scores = [ania.table(first)["outcome"]["scores"][0]]
    ania.go(first)
    see(ania.end, f"New best: {scores[0]}")
    for seed in SOLO_SEEDS:
        link = create(ania, "pl", ALONE, seed)
        Seated(ania, link).play_until(lambda now: False)
        scores.append(ania.table(link)["outcome"]["scores"][0])
        ania.go(link)
        if scores[-1] > scores[0]:
            break
        see(ania.end, f"Best so far: {scores[0]}")
    see(ania.end, f"New best: {scores[-1]}. Previous: {scores[0]}")
    ania.go("/")
    ania.page.get_by_role("radio", name="Viceroy").click()
    ania.page.get_by_role("radio", name="Polish edition", exact=True).click()
    ania.page.get_by_role("button", name="Remove the seat").click()
    see(ania.page.locator(".go"), f"Best so far: {scores[-1]}.")


def test_a_cell_of_the_score_says_where_its_points_come_from(person: MakePerson) -> None:
    ania = person()
    link = finished_table(ania)
    circles = [
        line["points"] for line in ania.table(link)["outcome"]["sheet"] if line["heading"] == "circles"
    ]
    ania.go(link)
    ania.end.locator("tbody .cell").first.click()
    see(ania.end.locator(".source"), f"Ania, One-colour circles: {sum(circles)}")
    if circles:
        see(ania.end.locator(".source"), " + ".join(map(str, circles)))


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 664), (768, 1024), (1366, 657)])
def test_every_heading_of_the_score_is_seen_with_its_points(
    person: MakePerson, width: int, height: int
) -> None:
    """On a phone, too, where a heading is a row."""
    ania = person(viewport={"width": width, "height": height})
    ania.go(finished_table(ania))
    end = in_sight(ania, width, height)
    headings, cells = end.locator("thead button"), end.locator("tbody .cell")
    expect(headings).to_have_count(7)
    expect(cells).to_have_count(7)
    for each in [*headings.all(), *cells.all()]:
        each.scroll_into_view_if_needed()
        expect(each).to_be_in_viewport(ratio=0.9)
    cells.last.click()
    see(end.locator(".source"), "Ania, ")


def test_on_a_phone_the_whole_count_is_in_one_sight_and_a_heading_is_opened(person: MakePerson) -> None:
    """All headings of all players with the sum; where a phone lies low, names and sum stay while the headings scroll."""
    ania = person()
    link = with_bots(ania, "viceroy", 2)
    play_on(ania, link)
    ania.go(link)
    end = in_sight(ania, 390, 664)
    for each in [*end.locator("thead button").all(), *end.locator("tbody .cell, tbody .above").all()]:
        expect(each).to_be_in_viewport(ratio=0.9)
    expect(end.locator("tbody .cell")).to_have_count(3 * 7)
    laws = end.locator("thead button").nth(2)
    laws.click()
    expect(laws).to_have_attribute("aria-current", "step")
    for name in end.locator("tbody th b:not(.above)").all_inner_texts():
        see(end.locator(".source"), f"{name}, Laws: ")
    in_sight(ania, 844, 390)
    for each in end.locator("tbody .cell").all():
        each.scroll_into_view_if_needed()
        for kept in end.locator("tbody th, tbody .above").all():
            expect(kept).to_be_in_viewport(ratio=0.9)


PLACES = """() => [...document.querySelectorAll('dialog .now .btn, dialog .cell')].map(each => {
    const box = each.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].map(Math.round) })"""
PRESS = "each => each.click()"  # a pointer of the test would scroll, and lift the button below it


@pytest.mark.parametrize(("width", "height"), [(1366, 657), (1024, 600), (768, 1024), (1440, 900)])
@pytest.mark.parametrize("game", ["viscounts", "viceroy"])
def test_nothing_moves_while_one_goes_from_number_to_number(
    person: MakePerson, game: str, width: int, height: int
) -> None:
    """Nor when the arrows are pressed: they, and the numbers, stay under the pointer."""
    ania = person(viewport={"width": width, "height": height})
    link = with_bots(ania, game, 2)
    play_on(ania, link)
    ania.go(link)
    end = in_sight(ania, width, height)
    places = ania.page.evaluate(PLACES)
    for each in end.locator("tbody .cell").all():
        each.evaluate(PRESS)
        assert ania.page.evaluate(PLACES) == places
    for _ in range(end.locator("thead button").count()):
        end.locator(".now .btn").nth(1).evaluate(PRESS)
        assert ania.page.evaluate(PLACES) == places


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_walk_through_the_score_fits_every_window(person: MakePerson, width: int, height: int) -> None:
    ania = person(viewport={"width": width, "height": height})
    ania.go(finished_table(ania))
    end = in_sight(ania, width, height)
    assert end.evaluate(OUTSIDE) == []
    assert end.evaluate(SMALL) == []
    assert end.evaluate("dialog => dialog.scrollHeight <= dialog.clientHeight + 1")
