"""A program that learns Hand of the King by playing against itself until it beats the bot `greedy`, on one core in a few
minutes.

    pip install 'viceregal[learn]'
    python examples/learn_against_greedy.py --games 3000 --curve curve.png

It knows nothing of the game but what its environment tells: from a position it tries each legal number on a copy, lets a
small network (scikit-learn's MLPRegressor) say what each outcome is worth, and takes the best, or now and then another.
What the network says is drawn towards what came of it: temporal differences, TD(lambda), on the margin of banners.
Against others it looks one answer further: at what the network thinks the best reply is.
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from dataclasses import dataclass
from typing import Any

import numpy as np
from sklearn.neural_network import MLPRegressor

from viceregal import envs

GAME = "hand-of-the-king"
HOUSES, SIDE = 7, 6
HIDDEN = 64
TRACE = (
    0.8  # lambda: how much of a target is what came later, and how much what was thought of the next position
)
BATCH = 20  # games between two lessons
REMEMBERED = 15_000  # positions that lessons are taken from
LESSONS, LESSON = 2, 3_000  # how many at a time, and of how many positions each
WHIM_AT_FIRST, WHIM_AT_LAST = 0.5, 0.05  # how often it plays at random
PAIRS = 25  # paired deals of each measurement on the way

Positions = Any  # NumPy's arrays of floats


class Judge:
    """What a position is worth to the seat that has just played: the margin of banners, as a share of all seven."""

    def __init__(self, size: int, seed: int) -> None:
        self.network = MLPRegressor(
            hidden_layer_sizes=(HIDDEN,), batch_size=64, alpha=1e-5, random_state=seed
        )
        self.network.partial_fit(np.zeros((64, size), np.float32), np.zeros(64))  # gives it its first weights

    def learn(self, positions: Positions, targets: Positions) -> None:
        self.network.partial_fit(positions, targets)

    def worth(self, positions: Positions) -> Positions:
        """As `network.predict`, without the checks that cost more than the sum."""
        (first, last), (bias, end) = self.network.coefs_, self.network.intercepts_
        return (np.maximum(positions @ first + bias, 0) @ last + end).ravel()


def looked_at(table: Any, seat: int) -> Positions:
    """What the network is shown, made from the blocks that the seat is told: what everybody has, what is left of each
    house, and what Varys would take in each direction."""
    told = table.nested(seat)
    houses = told["grid"][:, :, :HOUSES].astype(np.float32)
    row, column = divmod(int(told["grid"][:, :, HOUSES].argmax()), SIDE)
    ways = (houses[:row, column], houses[row + 1 :, column], houses[row, :column], houses[row, column + 1 :])
    parts = [told["asked"], told["counts"], told["banners"], told["pool"], houses.sum((0, 1))]
    return np.concatenate(
        [part.ravel() for part in (*parts, *[way.sum(0) for way in ways])], dtype=np.float32
    )


@dataclass
class Chosen:
    seat: int
    number: int
    after: Positions
    worth: float


def choose(judge: Judge, table: Any, seat: int, whim: float, source: np.random.Generator) -> Chosen:
    """The number whose outcome is worth most, or any. Copies are tried before anybody else has answered."""
    numbers = list(table.choices(seat))
    if source.random() < whim:
        numbers = [numbers[int(source.integers(len(numbers)))]]
    outcomes = np.stack([looked_at(after(table, seat, number), seat) for number in numbers])
    worths = judge.worth(outcomes)
    best = int(worths.argmax())
    return Chosen(seat, numbers[best], outcomes[best], float(worths[best]))


def choose_with_replies(judge: Judge, table: Any, seat: int) -> int:
    """The same, one answer further on: what the best reply leaves, by whoever answers next."""
    numbers = list(table.choices(seat))
    worths, replies, owners = np.zeros(len(numbers)), [], []
    for place, number in enumerate(numbers):
        copy = after(table, seat, number)
        if copy.over():
            worths[place] = margin(copy, seat)
            continue
        other = copy.asked()[0]
        for reply in copy.choices(other):
            replies.append(looked_at(after(copy, other, reply), other))
            owners.append((place, 1 if other == seat else -1))
    if replies:
        judged = judge.worth(np.stack(replies))
        for place in {place for place, _ in owners}:
            best = max(worth for worth, owner in zip(judged, owners, strict=True) if owner[0] == place)
            worths[place] = best * next(sign for other, sign in owners if other == place)
    return numbers[int(worths.argmax())]


def after(table: Any, seat: int, number: int) -> Any:
    copy = table.clone()
    copy.answer(seat, number)
    return copy


def margin(table: Any, seat: int) -> float:
    points = table.game.scores(table.state)
    return float(points[seat] - points[1 - seat]) / HOUSES


def play(env: Any, judge: Judge, seed: int, whim: float, source: np.random.Generator) -> list[Chosen]:
    """One game of a judge with itself: all that was chosen."""
    env.reset(seed=seed)
    path = []
    while not env.table.over():
        path.append(choose(judge, env.table, env.seat_of[env.agent_selection], whim, source))
        env.step(path[-1].number)
    return path


def targets(worth_to_first: float, path: list[Chosen]) -> list[float]:
    """TD(lambda), from the end backwards; what is good for one seat is bad for the other."""
    now, found = worth_to_first, []
    for chosen in reversed(path):
        sign = 1 if chosen.seat == 0 else -1
        found.append(sign * now)
        now = TRACE * now + (1 - TRACE) * sign * chosen.worth
    return found[::-1]


def learn(
    games: int, seed: int = 1, bot: str = "greedy", every: int = 0
) -> tuple[Judge, list[tuple[int, float]]]:
    """A judge that has played so many games, and how often it beat the bot, measured `every` so many games."""
    env = envs.aec(GAME)
    env.reset(seed=seed)
    source = np.random.default_rng(seed)
    judge = Judge(len(looked_at(env.table, 0)), seed)
    remembered: deque[tuple[Positions, float]] = deque(maxlen=REMEMBERED)
    curve = [(0, measure(judge, bot))] if every else []
    print("".join([f"untrained: {won:.0%} won against {bot}" for _, won in curve]), flush=True)
    for number in range(1, games + 1):
        whim = WHIM_AT_FIRST + (WHIM_AT_LAST - WHIM_AT_FIRST) * number / games
        path = play(env, judge, seed * 10**7 + number, whim, source)
        positions = [chosen.after for chosen in path]
        remembered.extend(zip(positions, targets(margin(env.table, 0), path), strict=True))
        if number % BATCH == 0:
            give_lessons(judge, remembered, source)
        if every and number % every == 0:
            curve.append((number, measure(judge, bot)))
            print(f"after {number:5} games: {curve[-1][1]:.0%} won against {bot}", flush=True)
    return judge, curve


def give_lessons(
    judge: Judge, remembered: deque[tuple[Positions, float]], source: np.random.Generator
) -> None:
    for _ in range(LESSONS):
        chosen = source.integers(len(remembered), size=min(LESSON, len(remembered)))
        picked = [remembered[i] for i in chosen]
        judge.learn(np.stack([position for position, _ in picked]), np.array([worth for _, worth in picked]))


def measure(judge: Judge, bot: str, pairs: int = PAIRS, seed: int = 10**6) -> float:
    """The share of games won against a bot, on paired deals: each is played from both seats."""
    env = envs.single(GAME, bots=bot)
    won = 0.0
    for number in range(2 * pairs):
        env.reset(seed=seed + number // 2, options={"seat": number % 2})
        over, reward = False, 0.0
        while not over:
            _, reward, over, _, _ = env.step(choose_with_replies(judge, env.table, env.seat))
        won += (reward + 1) / 2
    return won / (2 * pairs)


def duel(one: Judge, other: Judge, pairs: int, seed: int = 10**6) -> float:
    """The share of paired games that the first of two judges wins against the second."""
    env = envs.aec(GAME)
    won = 0.0
    for number in range(2 * pairs):
        judges = (one, other) if number % 2 else (other, one)
        env.reset(seed=seed + number // 2)
        while not env.table.over():
            seat = env.seat_of[env.agent_selection]
            env.step(choose_with_replies(judges[seat], env.table, seat))
        won += (env.rewards["player_0" if number % 2 else "player_1"] + 1) / 2
    return won / (2 * pairs)


def draw(curve: list[tuple[int, float]], bot: str, path: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
    from matplotlib.ticker import PercentFormatter

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([games for games, _ in curve], [won for _, won in curve], marker="o")
    axes.axhline(0.5, linewidth=0.8, linestyle="--", color="grey")
    axes.set(xlabel="games played against itself", ylabel=f"games won against {bot}", ylim=(0, 1))
    axes.set_title("Learning Hand of the King")
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    figure.savefig(path, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Hand of the King until it beats a bot.")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="", help="where to draw the learning curve")
    asked = parser.parse_args()
    begun = time.perf_counter()
    judge, curve = learn(asked.games, asked.seed, asked.bot, every=max(asked.games // 10, 1))
    print(f"{asked.games} games, with the measuring, in {time.perf_counter() - begun:.0f} s")
    won = measure(judge, asked.bot, 200, seed=2 * 10**6)
    print(f"{won:.1%} of 400 paired games on new deals won against {asked.bot}")
    if asked.curve:
        draw(curve, asked.bot, asked.curve)


if __name__ == "__main__":
    main()
