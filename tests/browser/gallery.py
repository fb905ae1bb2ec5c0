"""Every main screen in every language and four windows, as pictures to be looked at: python -m tests.browser.gallery FOLDER [WORD…]

With words only the screens whose names have one of them; a word that is a language takes that one only. What does not fit is told too.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.conftest import ARGUMENTS, BROWSERS
from tests.browser.fitting import SETTLED, Screen, faults, speak
from tests.browser.person import Person
from tests.browser.test_fits import GAMES, SCREENS, come, end
from tests.browser.test_record import play, register
from tests.browser.test_tournaments import play_out
from tests.server.serving import Server
from viceregal.lessons import lessons
from viceregal.puzzles import puzzles

LANGUAGES = ("en", "pl", "ru", "cs")
WINDOWS = ((390, 664), (844, 390), (1024, 768), (1366, 657))
OF_A_GAME = ("question", "choice", "payment", "end", "replay")
REVIEWED = 300_000  # milliseconds; a whole game is looked at again
PLAIN = Screen("page", table=False, needs=())

_numbers = count(1)

MakeScreen = Callable[[Person, Callable[..., Person]], str]


def screens() -> Iterator[tuple[str, Screen, MakeScreen, str]]:
    """A name, what must be there, what makes it, and what to wait for."""
    for name in ("lobby", "waiting"):
        screen, make = SCREENS[name]
        yield name, screen, lambda who, person, make=make: make(who, GAMES[0], person), name  # type: ignore[misc]
    for game in GAMES:
        for name in OF_A_GAME:
            screen, make = SCREENS[name]
            yield (
                f"{game}-{name}",
                screen,
                lambda who, person, make=make, game=game: make(who, game, person),
                name,
            )  # type: ignore[misc]
        for kind, key in {"puzzle": puzzles(game)[0].key, "puzzle-of-most": of_most(game)}.items():
            yield f"{game}-{kind}", PLAIN, lambda who, _, game=game, key=key: f"/puzzles/{game}/{key}", ""  # type: ignore[misc]
        yield f"{game}-lessons", PLAIN, lambda who, _, game=game: f"/learn/{game}", ""  # type: ignore[misc]
        for lesson in lessons(game):
            path = f"/learn/{game}/{lesson.key}"
            yield f"{game}-lesson-{lesson.key}", PLAIN, lambda who, _, path=path: path, ""  # type: ignore[misc]
        yield (
            f"{game}-review",
            PLAIN,
            lambda who, person, game=game: f"{end(who, game, person)}/replay?review=1",
            "review",
        )  # type: ignore[misc]
        yield f"{game}-guide", PLAIN, lambda who, _, game=game: f"/guide/{game}", ""  # type: ignore[misc]
    for name, path in {
        "puzzles": "/puzzles/viscounts",
        "daily": "/daily",
        "tournaments": "/tournaments",
        "best": "/best",
    }.items():
        yield name, PLAIN, lambda who, _, path=path: path, ""  # type: ignore[misc]
    yield "invitation", PLAIN, invitation, ""
    yield "tournament-form", PLAIN, tournament_form, "form"
    yield "tournament-open", PLAIN, tournament, ""
    yield "tournament-over", PLAIN, lambda who, person: tournament(who, person, to_the_end=True), ""
    for part in ("", "/games", "/medals", "/yours"):
        yield f"record{part.replace('/', '-')}", PLAIN, lambda who, _, part=part: my_record(who, part), ""  # type: ignore[misc]


def of_most(game: str) -> str:
    """A puzzle with as many players as there are: their names have the least room."""
    return max(puzzles(game), key=lambda each: each.seats).key


def invitation(who: Person, person: Callable[..., Person]) -> str:
    return SCREENS["waiting"][1](person("Konstancja"), GAMES[-1], person)


def keep_account(who: Person) -> None:
    """Who hosts has an account, and nobody else's name."""
    who.name = f"{who.name} {next(_numbers)}"
    register(who)


def tournament_form(who: Person, _: Callable[..., Person]) -> str:
    keep_account(who)
    return "/tournaments"


def tournament(who: Person, person: Callable[..., Person], to_the_end: bool = False) -> str:
    keep_account(who)
    who.go("/tournaments")
    who.page.get_by_role("button", name="Open a tournament").click()
    who.page.get_by_label("Name of the tournament").fill("Spring cup")
    who.page.get_by_role("button", name="Open the tournament").click()
    both = [who, person("Konstancja")]
    who.page.wait_for_url("**/tournaments/*")
    for each in both:
        each.page.goto(who.page.url)
        each.page.get_by_role("button", name="Enter the tournament").click()
        each.page.get_by_text("You are in.").wait_for()
    path = who.page.url.removeprefix(who.url)
    if to_the_end:
        who.page.get_by_role("button", name="Start the tournament").click()
        for each in both:
            each.page.get_by_role("button", name="Sit down and play").click()
            each.page.wait_for_url("**/t/*")
        play_out(both, who.page.url.split("/")[-1])
    return path


def my_record(who: Person, part: str) -> str:
    play(who)
    return f"/me{part}"


def arrive(who: Person, name: str) -> None:
    if name == "review":
        who.page.wait_for_selector(
            "dialog[open] figure, dialog[open] [data-point], dialog[open] h3", timeout=REVIEWED
        )
    elif name == "form":
        who.page.locator("main button").first.click()
    elif name:
        come(who, name)
    else:
        who.page.wait_for_selector("main h1, main h2, [data-status] .goal, #question h1")
        who.page.wait_for_load_state("networkidle")
    who.be_still()


def look(browser: Browser, url: str, folder: Path, asked: list[str]) -> None:
    languages = [word for word in asked if word in LANGUAGES] or LANGUAGES
    wanted = [word for word in asked if word not in LANGUAGES]
    for name, screen, make, wait in screens():
        if wanted and not any(word in name for word in wanted):
            continue
        people: list[Person] = []

        def person(called: str, people: list[Person] = people) -> Person:
            people.append(Person(browser, url, called))
            return people[-1]

        who = person("Ania")
        try:
            who.go(make(who, person))
            for lang in languages:
                speak(who, lang)
                arrive(who, wait)
                for size in WINDOWS:
                    for fault in faults(who, screen, size):
                        print(f"{name} {lang} {size[0]}x{size[1]}: {fault}", flush=True)  # noqa: T201
                    who.page.evaluate(SETTLED, size[0])
                    who.page.screenshot(path=folder / f"{name}-{size[0]}-{lang}.png")
        except (Error, AssertionError) as error:
            print(f"{name}: {str(error).splitlines()[0]}", flush=True)  # noqa: T201
        for each in people:
            each.context.close()


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    found = next(path for path in map(shutil.which, BROWSERS) if path)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), {"VICEREGAL_LIMITS": "0"}).start()
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        try:
            look(browser, server.url, folder, wanted)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
