"""Plays Viscounts for a person without the page, until something worth looking at is asked."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import count
from typing import Any

from tests.browser.person import WAIT, Person

Position = dict[str, Any]
Wanted = Callable[[Position], bool]
MAX_ANSWERS = 3000  # answers
SEEDS = range(12)
_requests = count()


class Seated:
    """All seats of a person at a table; they answer over HTTP, by lot."""

    def __init__(self, who: Person, link: str, seed: int = 1) -> None:
        self.who, self.lot = who, random.Random(seed)
        self.path = f"{who.url}/api/tables/{link.split('/')[-1]}"
        seats = who.context.request.get(self.path).json()["seats"]
        self.seats: list[int] = [seat["seat"] for seat in seats if seat["yours"]]

    def position(self, seat: int) -> Position:
        found: Position = self.who.context.request.get(f"{self.path}/position?look={seat}").json()
        return found

    def asked(self) -> Position | None:
        """The position of the seat that is asked; nothing while others are."""
        now = self.position(self.seats[0])
        if now["question"] is None and now["asked"] and now["asked"][0] in self.seats:
            now = self.position(now["asked"][0])
        return now if now["question"] is not None else None

    def play_until(self, wanted: Wanted) -> Position | None:
        """The position that was wanted; nothing if the game was over before it came."""
        number, deadline = 0, time.monotonic() + WAIT / 1000
        while number < MAX_ANSWERS and time.monotonic() < deadline:
            now = self.asked()
            if now is None:
                if self.who.context.request.get(self.path).json()["phase"] == "over":
                    return None
                self.who.page.wait_for_timeout(5)
            elif wanted(now):
                return now
            else:
                self.answer(now)
                number, deadline = number + 1, time.monotonic() + WAIT / 1000
        raise AssertionError("the game does not go on, or does not end")

    def answer(self, now: Position, action: str = "") -> None:
        actions = [choice["action"] for choice in now["question"]["actions"]]
        chosen = action or self.lot.choice([each for each in actions if each != "pass"] or actions)
        asked = {"seat": now["question"]["seat"], "question": now["question"]["number"], "action": chosen}
        self.who.context.request.post(f"{self.path}/moves", data={**asked, "id": f"move-{next(_requests)}"})


def asks(*kinds: str) -> Wanted:
    return lambda now: now["question"]["is"] in kinds


def offers(kind: str) -> Wanted:
    """Such an answer is possible."""
    return lambda now: any(choice["action"].split(" ")[0] == kind for choice in now["question"]["actions"])


def collides(now: Position) -> bool:
    """The markers of who is asked have met, in the own turn."""
    view, seat = now["view"], now["question"]["seat"]
    player = view["players"][seat]
    return bool(view["on_turn"] == seat and player["corruption"] == player["virtue"])


def table_where(who: Person, make: Callable[[int], str], wanted: Wanted) -> str:
    """A table at which this person sees such a question; its path. The same deals and lots in every run."""
    for seed in SEEDS:
        link = make(seed)
        if Seated(who, link, seed).play_until(wanted):
            return link
    raise AssertionError("it comes up at none of these tables")
