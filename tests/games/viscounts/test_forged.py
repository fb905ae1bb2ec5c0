"""Positions that a forger made of sound ones: they are refused as impossible, or play on without a fault."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.contract.actions import possible_records
from viceregal import BadPosition
from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE, Frame
from viceregal.core.rules import State
from viceregal.games.viscounts.rules.game import GAME

Document = dict[str, Any]
SETUPS = [
    GAME.setup(2),
    GAME.setup(4),
    GAME.setup(2, "", {"rival": "cleric"}),
    GAME.setup(2, "", {"rival": "card", "harder": "2"}),
]


def sound(seed: int, rng: Random) -> list[Document]:
    """Positions of random games."""
    found = []
    for setup in SETUPS:
        chance, s = Chance(f"{setup} {seed}"), GAME.new(setup)
        while GAME.deciders(s):
            if rng.random() < 0.1:
                found.append(GAME.to_document(s))
            step(s, chance)
    return found


def step(s: State, chance: Chance) -> None:
    seat = GAME.deciders(s)[0]
    legal = [GAME.sample(s, chance)] if seat == CHANCE else GAME.legal(s, seat)
    assert legal, s.todo[-1]
    GAME.apply(s, seat, chance.pick(legal))


def frames() -> dict[str, list[Document]]:
    made: dict[str, list[Document]] = {}
    for record in possible_records(GAME.words):
        if isinstance(record, Frame):
            made.setdefault(type(record).__name__, []).append(GAME.words.plain(record))
    return made


def forge(document: Document, kinds: dict[str, list[Document]], rng: Random) -> None:
    frame = dict(rng.choice(kinds[rng.choice(list(kinds))]))
    if "seat" in frame:
        frame["seat"] = rng.randrange(document["seats"])
    todo, player = document["todo"], rng.choice(document["players"])
    trick = rng.choice(["push", "insert", "replace", "drop", "card", "goods", "viscount"])
    if trick == "push":
        todo.append(frame)
    elif trick == "insert":
        todo.insert(rng.randrange(len(todo) + 1), frame)
    elif trick == "replace":
        todo[rng.randrange(len(todo))] = frame
    elif trick == "drop":
        todo.pop(rng.randrange(len(todo)))
    elif trick == "card":
        source, target = rng.sample(["hand", "draw", "discards"], 2)
        if player[source]:
            player[target].append(player[source].pop())
    elif trick == "goods":
        pile = player[rng.choice(["goods", "debts", "deeds"])]
        pile[rng.choice(list(pile))] = rng.randrange(5)
    else:
        player["viscount"] = rng.choice(["town-1", "town-6", "inner-c"])


def forgeries(seed: int, count: int) -> Iterator[Document]:
    rng, kinds = Random(seed), frames()
    documents = sound(seed, rng)
    for _ in range(count):
        document = json.loads(json.dumps(rng.choice(documents)))
        forge(document, kinds, rng)
        yield document


@pytest.mark.parametrize("seed", [1, 2])
def test_forged_positions_are_refused_or_play_on(seed: int) -> None:
    refused = played = 0
    for number, document in enumerate(forgeries(seed, 500)):
        try:
            s = GAME.from_document(document)
        except BadPosition:
            refused += 1
            continue
        played += 1
        chance = Chance(number)
        for _ in range(12):
            if GAME.deciders(s):
                step(s, chance)
                GAME.invariants(s)
                GAME.from_document(GAME.to_document(s))
    assert refused > 150 and played > 100
