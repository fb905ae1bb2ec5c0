"""Every main screen in every language and four windows, as pictures to be looked at: python -m tests.browser.gallery FOLDER [WORD…]

With words only the screens whose names have one of them. What does not fit is told too.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.conftest import ARGUMENTS, BROWSERS
from tests.browser.fitting import SETTLED, Screen, faults, speak
from tests.browser.person import Person
from tests.browser.test_fits import GAMES, SCREENS, come, end
from tests.browser.test_record import play
from tests.server.serving import Server
from viceregal.puzzles import puzzles

LANGUAGES = ("en", "pl", "ru", "cs")
WINDOWS = ((390, 844), (768, 1024), (1366, 657), (1920, 1080))
OF_A_GAME = ("question", "choice", "payment", "end", "replay")
PLAIN = Screen("page", table=False, needs=())

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
        yield f"{game}-puzzle", PLAIN, lambda who, _, game=game: f"/puzzles/{game}/{puzzles(game)[0].key}", ""  # type: ignore[misc]
        yield (
            f"{game}-review",
            PLAIN,
            lambda who, person, game=game: f"{end(who, game, person)}/replay?review=1",
            "review",
        )  # type: ignore[misc]
        yield f"{game}-guide", PLAIN, lambda who, _, game=game: f"/guide/{game}", ""  # type: ignore[misc]
    for name, path in {
        "lessons": "/learn/viscounts",
        "lesson": "/learn/viscounts/card-and-ride",
        "puzzles": "/puzzles/viscounts",
        "daily": "/daily",
    }.items():
        yield name, PLAIN, lambda who, _, path=path: path, ""  # type: ignore[misc]
    for part in ("", "/games", "/medals", "/yours"):
        yield f"record{part.replace('/', '-')}", PLAIN, lambda who, _, part=part: my_record(who, part), ""  # type: ignore[misc]


def my_record(who: Person, part: str) -> str:
    play(who)
    return f"/me{part}"


def arrive(who: Person, name: str) -> None:
    if name == "review":
        who.page.wait_for_selector("dialog[open] [data-point], dialog[open] svg")
    elif name:
        come(who, name)
    else:
        who.page.wait_for_selector("main h1, main h2, [data-status] .goal, #question h1")
        who.page.wait_for_load_state("networkidle")
    who.be_still()


def look(browser: Browser, url: str, folder: Path, wanted: list[str]) -> None:
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
            for lang in LANGUAGES:
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
