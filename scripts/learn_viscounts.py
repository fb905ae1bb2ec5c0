"""Learns the weights of `greedy` of Viscounts from games of its own against the Cleric board.

`python scripts/learn_viscounts.py 600 7` plays 600 games from seed 7 and writes search/weights.py anew. Between the ends
of its turns the worth should change only by the points that come in: that is solved for by least squares (LSTD), in
which weights that the games say little of stay where they were. Measure with `viceregal sim` before you keep them. The
present ones come of some 1,400 games and the same method, from weights that were first set by hand; the lead was raised
to 1.3 by trial.
"""

from __future__ import annotations

import sys
from pathlib import Path

from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE
from viceregal.games.viscounts.bots.search import weights as present
from viceregal.games.viscounts.bots.search.features import features
from viceregal.games.viscounts.bots.search.turn import TurnSearch
from viceregal.games.viscounts.rules.frames import AskDraw
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.scoring import scores
from viceregal.games.viscounts.rules.state import ViscountsState

FILE = Path(__file__).parents[1] / "src/viceregal/bots/viscounts/search/weights.py"
POSITIONS = 400
EXPLORED = 0.03  # of the decisions are made by lot, so that other ways are seen too
MEMORY = 0.7  # how much of what comes later counts for what came before it
STIFFNESS = 0.04  # how firmly weights stay where they were, a position
LEAST_SPREAD = 0.2  # of a feature; rarer ones move less

Row = list[float]


def game(seed: str) -> tuple[list[Row], float]:
    """The features at the end of each turn, and the lead in the end."""
    chance = Chance(seed)
    search = TurnSearch(chance)
    s = GAME.start(GAME.setup(2, values={"rival": "cleric"}), chance)
    assert isinstance(s, ViscountsState)
    rows: list[Row] = []
    seen = 0
    while s.todo:
        if s.todo[-1].deciders() == (CHANCE,):
            if isinstance(s.todo[-1], AskDraw) and s.round != seen:
                seen = s.round
                rows.append(features(s, 0))
            GAME.apply(s, CHANCE, GAME.sample(s, chance))
            continue
        answers = GAME.legal(s, 0)
        if len(answers) == 1 or chance.below(1000) < 1000 * EXPLORED:
            GAME.apply(s, 0, chance.pick(answers))
        else:
            GAME.apply(s, 0, search.look(s, 0, POSITIONS, 1)[0].path[0])
    points = scores(s)
    return rows, float(points[0] - points[1])


def learned(games: list[tuple[list[Row], float]], before: Row) -> Row:
    """The weights of all features but the lead, whose weight is 1 here."""
    size = len(before) - 1
    rows = [row[1:] for rows, _ in games for row in rows]
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    spreads = [
        max(LEAST_SPREAD, (sum((x - mean) ** 2 for x in column) / len(rows)) ** 0.5)
        for column, mean in zip(zip(*rows, strict=True), means, strict=True)
    ]
    left = [[STIFFNESS * len(rows) * (i == j) for j in range(size)] for i in range(size)]
    right = [STIFFNESS * len(rows) * before[i + 1] / before[0] * spreads[i] for i in range(size)]
    for turns, lead in games:
        scaled = [[x / spread for x, spread in zip(row[1:], spreads, strict=True)] for row in turns]
        trace = [0.0] * size
        for at, now in enumerate(scaled):
            last = at + 1 == len(scaled)
            then = [0.0] * size if last else scaled[at + 1]
            gain = (lead if last else turns[at + 1][0]) - turns[at][0]
            change = [a - b for a, b in zip(now, then, strict=True)]
            trace = [MEMORY * a + b for a, b in zip(trace, now, strict=True)]
            for i, weight in enumerate(trace):
                if weight:
                    left[i] = [a + weight * b for a, b in zip(left[i], change, strict=True)]
                    right[i] += weight * gain
    return [x / spread for x, spread in zip(solved(left, right), spreads, strict=True)]


def solved(left: list[Row], right: Row) -> Row:
    """Gauss and Jordan, with the largest pivot."""
    rows = [[*row, value] for row, value in zip(left, right, strict=True)]
    for at in range(len(rows)):
        pivot = max(range(at, len(rows)), key=lambda i: abs(rows[i][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        head = [x / rows[at][at] for x in rows[at]]
        rows[at] = head
        for i in range(len(rows)):
            if i != at and rows[i][at]:
                factor = rows[i][at]
                rows[i] = [a - factor * b for a, b in zip(rows[i], head, strict=True)]
    return [row[-1] for row in rows]


def main(count: int, seed: str) -> None:
    games = [game(f"{seed}-{number}") for number in range(count)]
    print(f"mean lead {sum(lead for _, lead in games) / count:.1f}")
    weights = [1.0, *learned([each for each in games if each[0]], present.WEIGHTS)]
    weights[0] = present.WEIGHTS[0]
    text = FILE.read_text(encoding="utf-8")
    for (name, _), weight in zip(present.NAMED_WEIGHTS, weights, strict=True):
        start = text.index(f'("{name}", ')
        text = text[:start] + f'("{name}", {round(weight, 2)})' + text[text.index(")", start) + 1 :]
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
