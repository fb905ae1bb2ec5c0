"""How the judgement against an AI board is learned: from what changes between one own turn and the next.

`python -m viceregal.games.viscounts.bots.differences noble` plays the rounds and prints a file of weights. The lead of a whole
game varies by some twenty points with the cards; that of a turn far less, so that a few hundred games say what took thousands.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from viceregal.bots.learning.sums import solved
from viceregal.bots.learning.weights import written
from viceregal.games.viscounts.bots.lessons import Lesson, Row
from viceregal.games.viscounts.bots.tastes import tasted
from viceregal.games.viscounts.bots.weights import FEATURES, learned
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.game import GAME

FADING: Final = 0.7  # of what is seen, as a reason for what comes turns later (lambda)
STIFFNESS: Final = 0.01  # how firmly a weight stays where it was
STEP: Final = 0.4  # of the way to what the games say
GAMES: Final = 80  # a round
REMEMBERED: Final = 330  # games, the latest
EXPLORED: Final = 15  # of 1000 decisions are made by lot


class Differences:
    """Least squares of temporal differences: the sums that games leave behind."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.left = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size
        self.squares = [0.0] * size

    def add(self, turns: Sequence[Row], lead: float) -> None:
        """The ends of a seat's turns in a game, and its lead at the end. A lead counts as it is: the rest is learned."""
        trace = [0.0] * self.size
        ends = [*turns, [lead] + [0.0] * self.size]
        for now, then in pairwise(ends):
            trace = [FADING * before + seen for before, seen in zip(trace, now[1:], strict=True)]
            change = [a - b for a, b in zip(now[1:], then[1:], strict=True)]
            for i, weight in enumerate(trace):
                if weight:
                    row = self.left[i]
                    self.left[i] = [sum_ + weight * each for sum_, each in zip(row, change, strict=True)]
                    self.right[i] += weight * (then[0] - now[0])
            self.squares = [sum_ + seen * seen for sum_, seen in zip(self.squares, now[1:], strict=True)]

    def solve(self, before: Sequence[float]) -> list[float]:
        """The weights after that of the lead, pulled towards those from before where the games say little."""
        hold = [STIFFNESS * square + 1e-6 for square in self.squares]
        left = [row[:] for row in self.left]
        for i in range(self.size):
            left[i][i] += hold[i]
        right = [self.right[i] + hold[i] * before[i] for i in range(self.size)]
        return solved(left, right)


def learn(board: str, seed: str, rounds: int, games: int) -> list[float]:
    """The mean of the weights that the last three rounds came to."""
    setup = GAME.setup(2, values={"rival": board})
    known = learned(setup)
    weights = [weight / known[0] for weight in known]
    seen: list[tuple[list[Row], int]] = []
    found: list[list[float]] = []
    for number in range(rounds):
        for game in range(games):
            name = f"{seed}/{number}/{game}"
            lesson = Lesson(setup, name, [tasted(weights, name)] * 2, EXPLORED)
            lesson.play()
            seen.append(([row for _, row in lesson.seen], lesson.lead(0)))
        seen = seen[-REMEMBERED:]
        weights = stepped(weights, seen)
        found.append(weights)
    last = found[-3:]
    return [sum(each) / len(last) for each in zip(*last, strict=True)]


def stepped(weights: list[float], seen: list[tuple[list[Row], int]]) -> list[float]:
    """Some way from these weights to those that the games suggest; a point of lead stays a point."""
    sums = Differences(len(weights) - 1)
    for turns, lead in seen:
        sums.add(turns, lead)
    after = sums.solve(weights[1:])
    return [1.0] + [old + STEP * (new - old) for old, new in zip(weights[1:], after, strict=True)]


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board", choices=[board.key for board in AI_BOARDS])
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", default="differences")
    asked = parser.parse_args(arguments)
    weights = learn(asked.board, asked.seed, asked.rounds, asked.games)
    sys.stdout.write(written({"command": " ".join(arguments)}, FEATURES, weights))


if __name__ == "__main__":
    main(sys.argv[1:])
