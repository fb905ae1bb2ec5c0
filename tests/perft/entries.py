"""Reads the .perft files.

    id opening-2p
    deal seats=2 seed=7 companions=all
    perft 1 13
    perft 2 141

or, in place of `deal`, `position positions/jaqen.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.golden.cases import find_game, of_version
from viceregal.core.chance import Chance
from viceregal.core.game import Game
from viceregal.core.perft import perft
from viceregal.core.rules import State

FOLDER = Path(__file__).parent


@dataclass
class Entry:
    name: str
    game: Game
    begin: str  # the line that says where it begins
    version: int
    counts: list[tuple[int, int]] = field(default_factory=list)

    def state(self) -> State:
        word, rest = self.begin.split(" ", 1)
        if word == "position":
            return self.game.from_open_view(json.loads((FOLDER / rest).read_text(encoding="utf-8")))
        values = dict([pair.split("=") for pair in rest.split()])
        seed, seats, edition = values.pop("seed"), int(values.pop("seats")), values.pop("edition", "")
        return self.game.start(self.game.setup(seats, edition, values, self.version), Chance(int(seed)))

    def lines(self) -> list[str]:
        return [
            f"id {self.name}",
            self.begin,
            *[f"perft {depth} {count}" for depth, count in self.counts],
            "",
        ]


def entries() -> list[Entry]:
    return [entry for path in sorted(FOLDER.glob("*.perft")) for entry in read(path)]


def read(path: Path) -> Iterator[Entry]:
    """All entries of a file, which has the name of its game and, after the first, of the version of its rules."""
    entry = None
    key, _, version = path.stem.partition("-v")
    game = find_game(key)
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            if entry is not None:
                yield entry
            entry = Entry(rest, game, "", int(version or 1))
        elif entry is not None and word in ("deal", "position"):
            entry.begin = line
        elif entry is not None and word == "perft":
            depth, count = rest.split()
            entry.counts.append((int(depth), int(count)))
        else:
            assert not line or line.startswith("#"), line
    if entry is not None:
        yield entry


def of_newest(game: Game) -> str:
    """The name of the files with the counts of a game's newest rules."""
    return of_version(game.key, game.facts.version)


def counted(entry: Entry, max_nodes: int, max_depth: int) -> Entry:
    """The entry with its counts made anew, as deep as they stay small, and no deeper than to a shuffle."""
    entry.counts = []
    for depth in range(1, max_depth + 1):
        try:
            count = perft(entry.game, entry.state(), depth)
        except ValueError:
            break
        if count > max_nodes or (entry.counts and count == entry.counts[-1][1] and depth > 2):
            break
        entry.counts.append((depth, count))
    return entry
