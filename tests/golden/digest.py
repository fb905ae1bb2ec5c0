"""The games of many seeds as one line for each setup. `python -m tests.golden.digest` prints them."""

from __future__ import annotations

import sys
from hashlib import sha256

from tests.golden.cases import CASES, FOLDER, Case, play

FILE = FOLDER / "seeds.txt"
SEEDS = range(1000, 1003)  # three games for each setup


def lines() -> list[str]:
    return [f"{_digest(case)} {case.name}" for case in CASES]


def _digest(case: Case) -> str:
    records = "".join([play(case, seed).record() for seed in SEEDS])
    return sha256(records.encode()).hexdigest()[:32]


if __name__ == "__main__":
    sys.stdout.write("\n".join([*lines(), ""]))
