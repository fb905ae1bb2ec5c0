"""Positions that a forger made of sound ones: they are refused as impossible, or play on without a fault."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from viceregal import BadPosition
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.core.records import CHANCE
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
        match = Match(GAME, GAME.new(setup), Chance(f"{setup} {seed}"))
        while match.to_move:
            if rng.random() < 0.1:
                found.append(match.position())
            step(match)
    return [document for document in found if document["phase"] == "turn"]


def step(match: Match) -> None:
    seat = match.to_move[0]
    legal = [GAME.sample(match.state, match.chance)] if seat == CHANCE else match.actions(seat)
    assert legal, match.state.todo[-1]
    match.enter(seat, match.chance.pick(legal))


def forge(document: Document, rng: Random) -> None:
    since, player = document.setdefault("since", []), rng.choice(document["players"])
    trick = rng.choice(["cut", "drop", "exchange", "by another", "turn", "card", "goods", "viscount"])
    if trick == "cut":
        del since[rng.randrange(len(since) + 1) :]
    elif trick == "drop" and since:
        since.pop(rng.randrange(len(since)))
    elif trick == "exchange":
        rng.shuffle(since)
    elif trick == "by another" and since:
        since[-1] = f"{rng.randrange(document['seats'])} {since[-1].partition(' ')[2]}"
    elif trick == "turn":
        document["to_move"] = rng.randrange(document["seats"])
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
    rng = Random(seed)
    documents = sound(seed, rng)
    for _ in range(count):
        document = json.loads(json.dumps(rng.choice(documents)))
        forge(document, rng)
        yield document


@pytest.mark.parametrize("seed", [2, 3])
def test_forged_positions_are_refused_or_play_on(seed: int) -> None:
    refused = played = 0
    for number, document in enumerate(forgeries(seed, 500)):
        try:
            match = Match.at(GAME, document, Chance(number))
        except BadPosition:
            refused += 1
            continue
        played += 1
        for _ in range(12):
            if match.to_move:
                step(match)
                GAME.invariants(match.state)
                GAME.from_document(match.position())
    assert refused > 150 and played > 100
