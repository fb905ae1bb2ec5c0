"""What a tournament has played so far: a line of JSON for each game, in a file that survives a kill."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from viceregal.arena.complaints import NOT_A_PLAYED_GAME
from viceregal.core.complaints import FILE_LINE
from viceregal.core.errors import BadSetup, BadValue


@dataclass(frozen=True)
class Result:
    """A game that was played. `match` is the label of its match, `index` its number there.

    A bot at the seat `faulty` broke down, hung or answered nonsense, as `fault` says: then the others have won, and
    there are no scores. Where the game itself broke down, there is a `fault` alone, and nobody has won.
    """

    match: str
    index: int
    seed: int | str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    seconds: float
    record: str = ""
    faulty: int | None = None
    fault: str = ""

    @property
    def key(self) -> tuple[str, int | str, int]:
        return self.match, self.seed, self.index

    @property
    def finished(self) -> bool:
        """Was it played to its end?"""
        return not self.fault

    def line(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)


_NAMES = {each.name for each in fields(Result)}


def result_of(plain: Any) -> Result:
    """BadValue for what is no result."""
    if not isinstance(plain, dict) or set(plain) != _NAMES:
        raise BadValue(NOT_A_PLAYED_GAME)
    lists = {name: tuple(plain[name]) for name in ("players", "winners", "scores")}
    return Result(**{**plain, **lists})


class Ledger:
    """The file. A line that a kill has cut off is taken away: its game is played again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.results: dict[tuple[str, int | str, int], Result] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self._cut_off_the_rest()
        for result in self._read():
            self.results.setdefault(result.key, result)

    def write(self, result: Result) -> None:
        """Once it returns, a kill loses nothing of it."""
        if result.key in self.results:
            return
        self.results[result.key] = result
        with self.path.open("a", encoding="utf-8") as file:
            print(result.line(), file=file, flush=True)
            os.fsync(file.fileno())

    def _cut_off_the_rest(self) -> None:
        if not self.path.exists():
            return
        with self.path.open("rb+") as file:
            whole = file.read()
            end = whole.rfind(b"\n") + 1
            if end < len(whole):
                file.truncate(end)

    def _read(self) -> Iterator[Result]:
        if not self.path.exists():
            return
        with self.path.open(encoding="utf-8") as file:
            for number, line in enumerate(file, start=1):
                try:
                    yield result_of(json.loads(line))
                except (BadValue, ValueError, TypeError) as error:
                    raise BadSetup(FILE_LINE, file=self.path, line=number, reason=error) from None
