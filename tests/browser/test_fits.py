"""Every screen fits every window: nothing scrolls the page, nothing is cut off or covered, what commits is in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.fitting import LANGUAGES, Screen, faults, speak, told
from tests.browser.person import ASIDE, CHOICES, Person
from tests.browser.viscounts_over_http import Position, Seated, asks, table_where

GAMES = ["hand-of-the-king", "viceroy", "viscounts"]
EDITIONS = {"viceroy": "pl", "viscounts": "standard"}
OPTIONS = {"hand-of-the-king": {"first": "0"}, "viscounts": {"piles": "first"}}
BOT = {"kind": "bot", "level": "random"}
# What is paid, taken or composed, by the question that asks for it.
PAYMENT = {
    "hand-of-the-king": ("AskCompanion",),
    "viceroy": ("AskPlace",),
    "viscounts": ("AskAct", "AskFund"),
}
SEED = 5
Seats = list[dict[str, str]]
ALONE: dict[str, tuple[Seats, dict[str, str]]] = {
    "viceroy": ([{"kind": "me"}], {}),
    "viscounts": ([{"kind": "me"}, BOT], {"rival": "noble", "piles": "first"}),
}


def table(who: Person, game: str, seats: list[dict[str, str]], seed: int = SEED) -> str:
    return who.create(seats, game, EDITIONS.get(game, ""), seed, **OPTIONS.get(game, {}))


def with_bots(who: Person, game: str, bots: int = 2, seed: int = SEED) -> str:
    return table(who, game, [{"kind": "me"}, *[BOT] * bots], seed)


# Screens ------------------------------------------------------------------------------------------------------------


def some_way(who: Person, link: str) -> str:
    """Into the game: there is something in every place."""
    numbers: list[int] = []

    def later(now: Position) -> bool:
        numbers.append(int(now["question"]["number"]))
        return numbers[-1] > numbers[0] + 20

    Seated(who, link).play_until(later)
    return link


def question(who: Person, game: str, _: MakePerson) -> str:
    return some_way(who, with_bots(who, game))


def opening(who: Person, game: str, _: MakePerson) -> str:
    """The first thing that is asked at all."""
    return with_bots(who, game, 1)


def alone(who: Person, game: str, _: MakePerson) -> str:
    """Against what the game plays by itself, where it does."""
    seats, options = ALONE[game]
    return some_way(who, who.create(seats, game, EDITIONS.get(game, ""), SEED, **options))


def payment(who: Person, game: str, _: MakePerson) -> str:
    return table_where(who, lambda seed: with_bots(who, game, 1, seed), asks(*PAYMENT[game]))


def opponent(who: Person, game: str, person: MakePerson) -> str:
    """Another person is asked, and takes their time."""
    link = table(who, game, [{"kind": "me"}, {"kind": "open"}])
    marek = person("Marek")
    marek.go(link)
    marek.page.get_by_role("button", name="Sit here").click()
    marek.page.wait_for_selector("#question")
    mine, theirs = Seated(who, link), Seated(marek, link)
    for _ in range(400):
        now = mine.asked()
        if now is not None:
            mine.answer(now)
        elif (other := theirs.asked()) is not None and mine.asked() is None:
            if mine.position(mine.seats[0])["seq"] > 12:
                return link
            theirs.answer(other)
    raise AssertionError("the other is never asked")


def end(who: Person, game: str, _: MakePerson) -> str:
    link = with_bots(who, game, 1)
    Seated(who, link).play_until(lambda now: False)
    return link


def replay(who: Person, game: str, person: MakePerson) -> str:
    return f"{end(who, game, person)}/replay?at=12"


def waiting(who: Person, game: str, _: MakePerson) -> str:
    return table(who, game, [{"kind": "me"}, {"kind": "open"}])


def invitation(who: Person, game: str, person: MakePerson) -> str:
    """Somebody else waits for this person."""
    return waiting(person("Konstancja"), game, person)


def lobby(who: Person, game: str, _: MakePerson) -> str:
    return "/"


ASKED = Screen("question", asks=True, commits=True)
END = Screen("end", table=False, needs=("footer .btn.primary",))
SCREENS: dict[str, tuple[Screen, Callable[[Person, str, MakePerson], str]]] = {
    "question": (ASKED, question),
    "opening": (Screen("opening", asks=True, commits=True, needs=("#question h1", "#commit")), opening),
    "alone": (Screen("alone", asks=True, commits=True), alone),
    "choice": (Screen("choice", asks=True, commits=True), question),
    "payment": (Screen("payment", asks=True, commits=True), payment),
    "opponent": (Screen("opponent", commits=True), opponent),
    "end": (END, end),
    "replay": (Screen("replay", needs=("#question h1", "#board")), replay),
    "waiting": (Screen("waiting", table=False, needs=(".copy .btn",)), waiting),
    "invitation": (Screen("invitation", table=False, needs=("main .btn.primary",)), invitation),
    "lobby": (Screen("lobby", table=False, needs=("main .btn.primary.big",)), lobby),
}


def come(who: Person, name: str) -> None:
    """Until the screen is there: after a reload too."""
    if name in ("question", "opening", "alone", "choice", "payment"):
        who.wait_for_turn()
        if name == "choice":
            answers = who.page.locator(f"{CHOICES}:not([disabled])")
            answers.nth(answers.count() // 2).click()
    elif name == "end":
        who.page.wait_for_selector(ASIDE)
    elif name in ("opponent", "replay"):
        who.page.wait_for_selector("#question h1")
        who.page.wait_for_selector("#board")
    else:
        for what in SCREENS[name][0].needs:
            who.page.wait_for_selector(what)
    who.be_still()


# The question of two games every time; the others are for `make browse`. Not every game is played alone.
EVERY_TIME = [("question", game) for game in GAMES[1:]]
EVERY_SCREEN = [
    pytest.param(name, game, marks=[] if (name, game) in EVERY_TIME else [pytest.mark.long])
    for name in SCREENS
    for game in GAMES
    if name != "alone" or game in ALONE
]


@pytest.mark.parametrize(("name", "game"), EVERY_SCREEN)
def test_a_screen_fits_every_window(person: MakePerson, game: str, name: str) -> None:
    who = person("Ania")
    screen, make = SCREENS[name]
    who.go(make(who, game, person))
    found: dict[str, list[str]] = {}
    for lang, sizes in LANGUAGES.items():
        speak(who, lang)
        come(who, name)
        for size in sizes:
            for what in faults(who, screen, size):
                found.setdefault(what, []).append(f"{lang} {size[0]}x{size[1]}")
    assert not found, "\n" + told(found)


# Between the windows of the grid: every width from the narrowest phone to the widest desk in steps, with every height in turn;
# and phones that lie. In Russian: nothing is longer.
HEIGHTS = [600, 640, 680, 720, 768, 820, 900, 1000, 1080, 1200, 1440, 1600]
LYING = [(640, 360), (720, 360), (780, 360), (812, 375), (896, 414), (915, 412), (932, 430)]
STEP = 110  # no multiple of where a form begins
BETWEEN = [
    (width, height)
    for number, width in enumerate(range(360, 2561, STEP))
    for height in HEIGHTS[number % 3 :: 3]
] + LYING


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["question", "choice", "payment", "opponent", "waiting"])
def test_a_screen_fits_between_the_windows_too(person: MakePerson, game: str, name: str) -> None:
    who = person("Ania", settings={"lang": "ru"})
    screen, make = SCREENS[name]
    who.go(make(who, game, person))
    come(who, name)
    who.page.mouse.move(0, 0)  # what it would rest on would be enlarged
    found: dict[str, list[str]] = {}
    for size in BETWEEN:
        for what in faults(who, screen, size):
            found.setdefault(what, []).append(f"{size[0]}x{size[1]}")
    assert not found, "\n" + told(found)


NARROW = """() => { const list = document.createElement('select');
    list.append(new Option('The longest of all editions'));
    list.style.width = '60px';
    document.querySelector('main').append(list); }"""


def test_what_does_not_fit_is_noticed(person: MakePerson) -> None:
    """A closed list that cuts its words, and what is needed but not there or out of sight."""
    who = person()
    who.go("/")
    come(who, "lobby")
    screen, size = SCREENS["lobby"][0], (1440, 900)
    assert faults(who, screen, size) == []
    who.page.evaluate(NARROW)
    assert '"The longest of all editions" is wider than its list' in faults(who, screen, size)
    (main,) = screen.needs
    who.page.locator(main).evaluate("each => each.style.translate = '0 2000px'")
    assert f"{main} is not in sight" in faults(who, screen, size)
    who.page.locator(main).evaluate("each => each.remove()")
    assert f"there is no {main}" in faults(who, screen, size)
