"""How fast and how heavy the page is on a first visit: python -m tests.browser.figures [--slower 4]

Each screen is loaded several times with an empty cache; the middle figure of each kind is printed. Script time is what
the page's own thread spent running scripts; `--slower` has Chromium run that much slower, as on a phone.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, BROWSERS
from tests.browser.person import Person
from tests.server.serving import Server

ROUNDS = 5
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
SCREENS = ("lobby", "hand-of-the-king", "viceroy", "viscounts")
KINDS = ("first paint", "largest paint", "layout shift", "scripts", "all work", "weight")
WATCH = """
new PerformanceObserver((list) => list.getEntries().forEach((e) => (window.largest = e.startTime)))
  .observe({ type: 'largest-contentful-paint', buffered: true });
window.shift = 0;
new PerformanceObserver((list) => list.getEntries().forEach((e) => (window.shift += e.value)))
  .observe({ type: 'layout-shift', buffered: true });
"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def visit(browser: Browser, url: str, screen: str, lang: str, slower: float) -> list[float]:
    who = Person(browser, url, "Ania", {"lang": lang, "sound": False})
    path = "/" if screen == "lobby" else who.create(SEATS, game=screen)
    session = who.context.new_cdp_session(who.page)
    for domain in ("Network", "Performance"):
        session.send(f"{domain}.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    weights: list[float] = []
    session.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    who.page.add_init_script(WATCH)
    who.go(path)
    who.page.wait_for_selector("h1")
    who.page.wait_for_load_state("networkidle")
    spent = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    painted, largest, shift = (
        who.page.evaluate(what) for what in (PAINTED, "window.largest", "window.shift")
    )
    who.leave()
    seconds = [spent["ScriptDuration"], spent["TaskDuration"]]
    return [painted, largest, shift, *[1000 * each for each in seconds], sum(weights) / 1000]


def measure(browser: Browser, url: str, lang: str, slower: float) -> None:
    print(f"| first visit, {lang}, {slower:g} times slower | {' | '.join(KINDS)} |")
    for screen in SCREENS:
        rounds = [visit(browser, url, screen, lang, slower) for _ in range(ROUNDS)]
        painted, largest, shift, scripts, work, weight = [
            median(column) for column in zip(*rounds, strict=True)
        ]
        times = [
            f"{painted:.0f} ms",
            f"{largest:.0f} ms",
            f"{shift:.3f}",
            f"{scripts:.0f} ms",
            f"{work:.0f} ms",
        ]
        print(f"| {screen} | {' | '.join([*times, f'{weight:.0f} kB'])} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--slower", type=float, default=1)
    parser.add_argument("--lang", default="ru")
    wanted = parser.parse_args()
    found = next(path for path in map(shutil.which, BROWSERS) if path)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), {"VICEREGAL_LIMITS": "0"}).start()
        chromium = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        measure(chromium, server.url, wanted.lang, wanted.slower)
        chromium.close()
        server.stop()
