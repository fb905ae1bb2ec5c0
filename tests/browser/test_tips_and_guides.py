"""Tips in a first real game, each once; and the game on one page, which prints on one sheet."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import MakePerson
from tests.browser.fitting import LANGUAGES, SETTLED
from tests.browser.fitting import told as all_told
from tests.browser.person import Person, see
from viceregal.games import game as find_game
from viceregal.lessons import guide, tips

HAND = "hand-of-the-king"
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
GUIDES = [
    (game, edition) for game in (HAND, "viceroy", "viscounts") for edition in find_game(game).facts.editions
]
SHEETS = [GUIDES[0], *[pytest.param(*each, marks=pytest.mark.long) for each in GUIDES[1:]]]  # they take long
EDITIONS = {game: find_game(game).facts.editions for game in (HAND, "viceroy", "viscounts")}
SPEAK = "lang => localStorage.setItem('viceregal.lang', JSON.stringify(lang))"
PAGES = re.compile(rb"/Type\s*/Page\b[^s]")


def first_banner(who: Person) -> None:
    """The first move of a game always takes a banner from the table."""
    who.go(who.create(ME_AND_BOT, first="0"))
    who.choose()


def test_a_tip_comes_when_a_thing_first_happens_and_never_again(person: MakePerson) -> None:
    ania = person(settings={"tipping": [HAND]})
    tip = ania.page.get_by_role("status").filter(has_text="Your first banner!")
    first_banner(ania)
    ania.page.locator(".question").get_by_role("button", name="Tip").click()
    expect(tip).to_have_count(1)
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    first_banner(ania)
    assert ania.wait_for_turn()
    expect(tip).to_have_count(0)


def test_who_is_not_new_or_wants_none_gets_no_tips(person: MakePerson) -> None:
    olek = person("Olek")
    first_banner(olek)
    assert olek.wait_for_turn()
    expect(olek.page.get_by_text("First time:")).to_have_count(0)
    ania = person(settings={"tipping": [HAND]})
    first_banner(ania)
    ania.page.locator(".question").get_by_role("button", name="Tip").click()
    ania.page.get_by_role("button", name="No more tips").click()
    expect(ania.page.get_by_text("First time:")).to_have_count(0)
    ania.page.wait_for_function("() => localStorage.getItem('viceregal.tipping') === '[]'")


def test_who_plays_on_sees_the_question_again(person: MakePerson) -> None:
    """A tip that was opened leaves the question alone; a press elsewhere puts it away."""
    ania = person(settings={"tipping": [HAND]})
    first_banner(ania)
    ania.page.locator(".question").get_by_role("button", name="Tip").click()
    tip = ania.page.get_by_role("status").filter(has_text="Your first banner!")
    expect(tip).to_be_visible()
    see(ania.question, "Where do you send Varys?")
    ania.page.wait_for_timeout(500)  # the press that brings a tip does not send it away
    ania.choices.first.click()
    expect(tip).to_have_count(0)
    see(ania.page.locator("#question"), "You take")


PLACES = ["#board", "#answers", ".side", ".left"]
# Which of these places something lies over; of a text, only where its words are.
MET = """(element, places) => { const one = element.getBoundingClientRect();
    const boxesOf = place => { if (!place.matches('h1, p')) return [place.getBoundingClientRect()];
        const range = document.createRange(); range.selectNodeContents(place); return [...range.getClientRects()]; };
    return places.filter(each => [...document.querySelectorAll(each)].flatMap(boxesOf).some(other =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)); }"""


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (768, 1024), (1024, 768), (1366, 657), (1440, 900)])
def test_a_tip_covers_nothing_until_it_is_asked_for(person: MakePerson, size: tuple[int, int]) -> None:
    ania = person(settings={"tipping": [HAND]}, viewport={"width": size[0], "height": size[1]})
    first_banner(ania)
    button = ania.page.locator(".question").get_by_role("button", name="Tip")
    expect(button).to_be_visible()
    assert button.evaluate(MET, ["#question h1", "#question p", *PLACES]) == []
    button.dblclick()  # who presses twice opens it, and no more
    tip = ania.page.get_by_role("status").filter(has_text="Your first banner!")
    expect(tip).to_be_visible()
    assert tip.evaluate(MET, ["#question h1", "#question p", "#answers"]) == []
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    expect(ania.page.locator("#question")).to_be_focused()


# Whether all of a tip is seen: its words, and both its answers.
WHOLE = """tip => { const place = tip.parentElement.getBoundingClientRect();
    return [tip, ...tip.querySelectorAll('p, button')].flatMap(each => { const { left, right, top, bottom } =
        each.getBoundingClientRect();
        const inside = left >= place.left - 1 && right <= place.right + 1 && top >= place.top - 1 && bottom <= place.bottom + 1;
        return inside && each.scrollHeight <= each.clientHeight + 1 ? [] : [each.tagName + ' ' + each.innerText]; }) }"""


def only_the_longest(game: str, lang: str, route: Route) -> None:
    """The lessons as they are told, with one tip that is due at once."""
    told = route.fetch().json()
    words = max((each.say[lang] for each in tips(game)), key=len)
    due = {"editions": list(EDITIONS[game]), "on": {}, "key": f"long-{lang}", "words": words}
    route.fulfill(json={**told, "tips": [{**told["tips"][0], **due}]})


@pytest.mark.parametrize(
    "game", ["viscounts", *[pytest.param(each, marks=pytest.mark.long) for each in (HAND, "viceroy")]]
)
def test_the_longest_tip_is_whole_in_every_window(person: MakePerson, game: str) -> None:
    ania = person(settings={"tipping": [game]})
    found: dict[str, list[str]] = {}
    for lang, sizes in LANGUAGES.items():
        ania.page.unroute_all()
        ania.page.route("**/api/lessons/**", partial(only_the_longest, game, lang))
        ania.go("/about")
        ania.page.evaluate(SPEAK, lang)
        ania.go(ania.create(ME_AND_BOT, game))
        for size in sizes:
            ania.page.set_viewport_size({"width": size[0], "height": size[1]})
            tip, button = ania.page.locator(".told .note"), ania.page.locator(".question .tip")
            button.wait_for()
            if not tip.is_visible():
                button.click()
            tip.wait_for()
            ania.page.evaluate(SETTLED, size[0])
            ania.be_still()
            for fault in tip.evaluate(WHOLE):
                found.setdefault(fault, []).append(f"{lang} {size[0]}x{size[1]}")
    assert not found, "\n" + all_told(found)


@pytest.mark.parametrize(("game", "edition"), SHEETS)
def test_a_guide_is_drawn_and_prints_on_one_sheet(person: MakePerson, game: str, edition: str) -> None:
    ania = person(settings={"lang": "ru"})  # the longest words
    ania.go(f"/guide/{game}?edition={edition}")
    sections = [section for section in guide(game) if edition in section.editions]
    expect(ania.page.locator("[data-guide] section")).to_have_count(len(sections))
    drawn = [section.figure for section in sections if section.figure]
    expect(ania.page.locator("[data-figure] svg:not([width='0'])").first).to_be_visible()
    for figure in set(drawn):
        expect(ania.page.locator(f"[data-figure={figure}] svg:not([width='0'])").first).to_be_attached()
    see(ania.page.locator("[data-guide]"), sections[0].title["ru"])
    sheets = PAGES.findall(ania.page.pdf(prefer_css_page_size=True, print_background=True))
    assert len(sheets) == 1


def test_a_guide_fits_a_phone(person: MakePerson) -> None:
    ania = person(viewport={"width": 390, "height": 844}, has_touch=True)
    ania.go("/guide/viceroy?edition=cs")
    expect(ania.page.locator("[data-guide] section").first).to_be_visible()
    ania.be_still()
    assert ania.page.evaluate("document.documentElement.scrollWidth") <= 390
