"""How long it takes from pointing at an answer until what would come of it is drawn, with ten tables in play:

    python -m tests.browser.pointing [--questions 40] [--max 50]

In each game somebody goes through questions and points at answers; of every kind of question the 95th percentile is
taken, and the slowest kind of each game is held to the bar, in milliseconds. What is drawn is drawn with a frame of the
screen: nothing is faster than the 16 ms of one.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import threading
from collections import defaultdict
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, BROWSERS
from tests.browser.person import WAIT, Person
from tests.server.serving import Server
from tests.server.soak import Soak

PLAYED = {"hand-of-the-king": 2, "viceroy": 4, "viscounts": 4}  # seats
TABLES, RATE = 10, 10.0  # beside the one that is looked at, and their moves a second
AT_EACH = 8  # answers pointed at in one question
FEWEST = 20  # pointings of a kind that count
POINTED = (
    "#choices [data-action]:not([disabled]), .spot.ask, [data-spot][role=button], [data-place][role=button]"
)
WATCH = """
window.telling = new Set();
window.asked = 0;
const listening = new WeakSet();
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const said = JSON.parse(text);
  if (!listening.has(this)) {
    listening.add(this);
    this.addEventListener('message', ({ data }) => setTimeout(() => window.telling.delete(JSON.parse(data).id)));
  }
  if (said.type === 'foretell_each') {
    window.telling.add(said.id);
    window.asked++;
  }
  return send.call(this, text);
};
addEventListener('pointerover', () => {
  const from = performance.now();
  window.drawn = new Promise((done) => {
    const look = () => requestAnimationFrame(() => (window.telling.size ? look() : done(performance.now() - from)));
    look();
  });
}, true);
"""


class Pointer:
    def __init__(self, browser: Browser, url: str, game: str) -> None:
        self.who = Person(browser, url, "Ania", {"sound": False})
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (PLAYED[game] - 1)
        self.link = self.who.create(seats, game=game, seed=11)
        self.path = f"{url}/api/tables/{self.link.split('/')[-1]}"
        self.choice = Random(3)
        self.times: dict[str, list[float]] = defaultdict(list)  # milliseconds, by what is asked
        self.requests = 0  # the rest had come with the question

    def run(self, questions: int) -> None:
        self.who.page.add_init_script(WATCH)
        self.who.go(self.link)
        for number in range(questions):
            if not self.who.wait_for_turn():
                return
            asked = self.who.asked()
            question = self.who.context.request.get(f"{self.path}/position?look=0").json()["question"]
            self._point(question["is"])
            deed = {"seat": question["seat"], "question": question["number"], "id": f"point-{number}"}
            action = self.choice.choice(question["actions"])["action"]
            self.who.context.request.post(f"{self.path}/moves", data={**deed, "action": action})
            self.who.wait_until_taken(asked)

    def _point(self, kind: str) -> None:
        page = self.who.page
        places = page.locator(POINTED)
        some = list(range(places.count()))
        for at in self.choice.sample(some, min(AT_EACH, len(some))):
            box = places.nth(at).bounding_box(timeout=WAIT)
            if box is None:
                continue
            page.mouse.move(2, 2)
            before = page.evaluate("window.asked")
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.times[kind].append(page.evaluate("window.drawn"))
            self.requests += page.evaluate("window.asked") > before


def slowest(times: dict[str, list[float]]) -> tuple[float, str]:
    """The 95th percentile of the kind of question where it is highest."""
    found = [(quantiles(each, n=20)[-1], kind) for kind, each in times.items() if len(each) >= FEWEST]
    return max(found)


def report(game: str, pointer: Pointer) -> float:
    times = pointer.times
    every = sorted([each for kind in times.values() for each in kind])
    most, kind = slowest(times)
    middle, p95 = every[len(every) // 2], quantiles(every, n=20)[-1]
    print(
        f"| {game} | {len(every)} | {pointer.requests} | {middle:.0f} ms | {p95:.0f} ms | {kind}: {most:.0f} ms |"
    )
    return most


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--questions", type=int, default=40)
    parser.add_argument("--max", type=float, default=50, help="milliseconds")
    wanted: Any = parser.parse_args()
    found = next(path for path in map(shutil.which, BROWSERS) if path)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), {"VICEREGAL_LIMITS": "0"}).start()
        others = Soak(server, TABLES, 3600, RATE)
        threading.Thread(target=lambda: asyncio.run(others.run()), daemon=True).start()
        chromium = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        print("| from pointing to drawn | pointed at | asked for | p50 | p95 | p95 of the slowest question |")
        reached = []
        for game in PLAYED:
            pointer = Pointer(chromium, server.url, game)
            pointer.run(wanted.questions)
            reached.append(report(game, pointer))
            pointer.who.leave()
        chromium.close()
        server.stop()
    sys.exit(0 if max(reached) <= wanted.max else 1)


if __name__ == "__main__":
    main()
