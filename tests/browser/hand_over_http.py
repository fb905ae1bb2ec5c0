"""Plays Hand of the King for two people at one screen without the page, until something worth looking at is asked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from tests.browser.person import Person
from viceregal.games.hand_of_the_king.rules.cards import CHARACTERS, COMPANION_ROWS, HOUSE_MEMBERS
from viceregal.games.hand_of_the_king.rules.effects import TakeCharacter

Question = dict[str, Any]
TWO_HERE = [{"kind": "me"}, {"kind": "here", "name": "Olek"}]
SEEDS = range(30)
_requests = count()


def table_that_asks(who: Person, wanted: Callable[[Question], bool], **options: str) -> str:
    """A table at which a question stands that is wanted; its path. The same deals and answers in every run."""
    for seed in SEEDS:
        link = who.create(TWO_HERE, seed=seed, first="0", **options)
        if _play_until(who, link, wanted, Random(seed)):
            return link
    raise AssertionError("no table comes to such a question")


def _play_until(who: Person, link: str, wanted: Callable[[Question], bool], choice: Random) -> bool:
    path = f"{who.url}/api/tables/{link.split('/')[-1]}"
    while True:
        question = _asked(who, path)
        if question is None or wanted(question):
            return question is not None
        action = choice.choice(question["actions"])["action"]
        move = {"seat": question["seat"], "question": question["number"], "action": action}
        who.context.request.post(f"{path}/moves", data={**move, "id": f"hand-{next(_requests)}"})


def _asked(who: Person, path: str) -> Question | None:
    for seat in range(2):
        position = who.context.request.get(f"{path}/position?look={seat}").json()
        if position["question"] is not None:
            return {**position["question"], "view": position["view"]}
    return None


def offers(*actions: str) -> Callable[[Question], bool]:
    """A question with all of these among its answers."""
    return lambda question: {*actions} <= {each["action"] for each in question["actions"]}


def asks(kind: str) -> Callable[[Question], bool]:
    return lambda question: bool(question["is"] == kind)


def takes_the_last(question: Question) -> list[str]:
    """The companions on offer who would take the last card of a house in the city: another is chosen then."""
    city = {card for row in question["view"]["grid"] for card in row.split()}
    last = {cards.pop() for _, house in HOUSE_MEMBERS if len(cards := city & {*house}) == 1}
    answers = {each["action"] for each in question["actions"]}
    return [
        row.name
        for row in COMPANION_ROWS
        if f"call {row.name}" in answers
        and isinstance(row.effect, TakeCharacter)
        and CHARACTERS[row.effect.card] in last
    ]
