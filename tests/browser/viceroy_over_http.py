"""Plays Viceroy for a person without the page, until something worth looking at is asked."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from typing import Any

from tests.browser.person import WAIT, Person
from tests.browser.test_viceroy import create

Position = dict[str, Any]
ALONE = [{"kind": "me"}]  # against virtual opponents: nobody has to be waited for
MAX_ANSWERS = 4000  # answers
SEEDS = range(7, 19)  # with the first of them all that the tests look for comes up
_requests = count()


class Seated:
    """A seat that answers over HTTP: high places first, bids in turn, gems of all colours."""

    def __init__(self, who: Person, link: str) -> None:
        self.who = who
        self.path = f"{who.url}/api/tables/{link.split('/')[-1]}"
        seats = who.context.request.get(self.path).json()["seats"]
        self.seat = next(seat["seat"] for seat in seats if seat["yours"])

    def position(self) -> Position:
        found: Position = self.who.context.request.get(f"{self.path}/position?look={self.seat}").json()
        return found

    def play_until(self, wanted: Callable[[Position], bool]) -> bool:
        """Whether it came up before the game was over. Only answers count: others may be slow."""
        number, deadline = 0, time.monotonic() + WAIT / 1000
        while number < MAX_ANSWERS and time.monotonic() < deadline:
            now = self.position()
            if wanted(now):
                return True
            if now["view"]["lifted"] and not now["asked"]:
                return False
            if now["question"] is None:
                self.who.page.wait_for_timeout(5)
                continue
            self.answer(now, number)
            number, deadline = number + 1, time.monotonic() + WAIT / 1000
        raise AssertionError("the game does not go on, or does not end")

    def answer(self, now: Position, number: int) -> None:
        actions = [choice["action"] for choice in now["question"]["actions"]]
        places = sorted([action for action in actions if action.startswith("at ")], key=lambda at: at[:4])
        chosen = places[-1] if places else actions[number % len(actions)]
        asked = {"seat": self.seat, "question": now["question"]["number"], "action": chosen}
        self.who.context.request.post(f"{self.path}/moves", data={**asked, "id": f"move-{next(_requests)}"})


def asks(kind: str) -> Callable[[Position], bool]:
    return lambda now: now["question"] is not None and now["question"]["is"] == kind


def table_that_asks(who: Person, kind: str, edition: str = "pl") -> str:
    """A table at which this person is asked a certain thing; its path. The same deals in every run."""
    for seed in SEEDS:
        link = create(who, edition, ALONE, seed)
        if Seated(who, link).play_until(asks(kind)):
            return link
    raise AssertionError(f"{kind} comes up at none of these tables")


def finished_table(who: Person, edition: str = "pl") -> str:
    link = create(who, edition, ALONE)
    Seated(who, link).play_until(lambda now: False)
    return link
