"""`python -m bench`: measures, prints the table and the bars; exit status 1 if a bar is missed."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict
from typing import Any

from bench.clock import Tally, best_of
from bench.report import Bar, Figures, bars, table, verdicts

COMPILED_NODES = 200_000
INTERPRETED_NODES = 2_000
GAMES_FOR_THE_SLOWEST = 1_000


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Speed beside peers, on one core.")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--pure", action="store_true", help="the interpreted rules alone: no peers, no bars")
    parser.add_argument("--rounds", type=int, default=7, help="the best of so many counts (7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each loop in each round (0.5)")
    return parser.parse_args()


def what_is_interpreted() -> list[str]:
    """The parts that were not compiled."""
    from viceregal import _build
    from viceregal.games.hand_of_the_king.bots.search import tree

    parts = {
        "the rules": _build.kind() == "interpreted",
        "the search": str(tree.__file__).endswith(".py"),
    }
    return [part for part, is_interpreted in parts.items() if is_interpreted]


def run_pure(rounds: int, seconds: float) -> dict[str, Tally]:
    from bench import ours

    return best_of(ours.loops(INTERPRETED_NODES), rounds, seconds)


def run_pure_elsewhere(rounds: int, seconds: float) -> dict[str, Tally]:
    """In a process of its own: this one has the compiled modules."""
    command = [
        sys.executable,
        "-m",
        "bench",
        "--pure",
        "--json",
        f"--rounds={rounds}",
        f"--seconds={seconds}",
    ]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return {name: Tally(**plain) for name, plain in json.loads(done.stdout)["interpreted"].items()}


def run_beside_peers(rounds: int, seconds: float) -> tuple[dict[str, Tally], dict[str, Tally]]:
    from bench import environments, ours, peers

    own = {**ours.loops(COMPILED_NODES), **environments.ours()}
    others = {**peers.loops(), **environments.peers()}
    best = best_of({**own, **others}, rounds, seconds)
    compiled = {name: best[name] for name in own}
    compiled["viscounts slowest legal"] = ours.slowest_legal_of_viscounts(GAMES_FOR_THE_SLOWEST)
    return compiled, {name: best[name] for name in others}


def show(as_json: bool, figures: dict[str, Figures], found: list[Bar]) -> None:
    if as_json:
        document: dict[str, Any] = {
            group: {name: asdict(tally) for name, tally in tallies.items()}
            for group, tallies in figures.items()
        }
        document["bars"] = [{**asdict(bar), "passed": bar.passed()} for bar in found]
        print(json.dumps(document, indent=1))
        return
    print(
        f"Python {platform.python_version()} on {platform.machine()}, one core, CPU time, best of the rounds\n"
    )
    for line in table(figures):
        print(line)
    if found:
        print()
    for line in verdicts(found):
        print(line)


def main() -> int:
    asked = arguments()
    if asked.pure:
        os.environ["VICEREGAL_PURE"] = "1"  # before anything of the package is imported
        show(asked.json, {"interpreted": run_pure(asked.rounds, asked.seconds)}, [])
        return 0
    interpreted = what_is_interpreted()
    if interpreted:
        print(f"bench: {' and '.join(interpreted)}: not compiled; --pure measures that", file=sys.stderr)
        return 2
    compiled, peers = run_beside_peers(asked.rounds, asked.seconds)
    pure = run_pure_elsewhere(asked.rounds, asked.seconds)
    found = bars(compiled, peers)
    show(asked.json, {"compiled": compiled, "interpreted": pure, "peers": peers}, found)
    return 0 if all(bar.passed() for bar in found) else 1


if __name__ == "__main__":
    sys.exit(main())
