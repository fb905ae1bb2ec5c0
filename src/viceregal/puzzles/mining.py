"""Looks for puzzles in games of bots. Each game has its own seed, so the same order finds the same puzzles, however many
processes look and however often it was stopped."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from viceregal.bots import registry
from viceregal.core.errors import BadSetup
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.games.puzzling import Puzzling
from viceregal.puzzles.complaints import (
    GAME_WITHOUT_PUZZLES,
    NO_PUZZLE_ANALYST,
    NO_PUZZLE_NOTES,
    OTHER_SEARCH,
)
from viceregal.puzzles.prospecting import prospect
from viceregal.puzzles.puzzle import BadPuzzle, Puzzle, from_plain
from viceregal.puzzles.reader import check_theme, sorted_by_theme

AHEAD: Final = 4  # games for each process that are looked at before they are needed
SHARE: Final = 3.0  # times the even share: so much of all puzzles one theme may have


@dataclass(frozen=True)
class Order:
    """What is wanted. `budget` is the effort of the search that must find the answer; one four times larger checks it.
    Without `themes` all of the game's are looked for."""

    game: str
    count: int
    seed: str
    budget: int
    themes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Mined:
    """How far it is: games looked at, and puzzles kept."""

    games: int
    kept: tuple[Puzzle, ...]


def order(game: str, count: int, seed: str, budget: int | None = None, themes: tuple[str, ...] = ()) -> Order:
    """With the budget of a thorough look, unless another is given; BadSetup where nothing can be mined."""
    for theme in themes:
        check_theme(game, theme)
    puzzling_of(game)
    effort = registry.steady(game)
    if effort is None:
        raise BadSetup(NO_PUZZLE_ANALYST, game=game)
    return Order(
        game, count, seed, effort.thorough if budget is None else budget, tuple(dict.fromkeys(themes))
    )


def puzzling_of(game: str) -> Puzzling:
    found = pack(game).puzzling()
    if found is None:
        raise BadSetup(GAME_WITHOUT_PUZZLES, game=game)
    return found


def mine(wanted: Order, notes: Path, workers: int, tell: Callable[[Mined], None]) -> Mined:
    """Until there are enough. The notes hold what each game has brought, and spare it when one goes on."""
    done = _read(wanted, notes)
    mined = Mined(0, ())
    with notes.open("a", encoding="utf-8") as out:
        if not done:
            print(json.dumps(asdict(wanted)), file=out, flush=True)
        for number, found in _all(wanted, done, workers):
            if number >= len(done):
                print(
                    json.dumps([each.to_plain() for each in found], ensure_ascii=False), file=out, flush=True
                )
            mined = Mined(number + 1, _with(wanted, mined.kept, found))
            tell(mined)
            if len(mined.kept) >= wanted.count:
                break
    return mined


def _with(wanted: Order, kept: tuple[Puzzle, ...], found: list[Puzzle]) -> tuple[Puzzle, ...]:
    """No position twice, and not too much of one theme."""
    most = SHARE * wanted.count / len(wanted.themes or puzzling_of(wanted.game).themes)
    themes = Counter([each.theme for each in kept])
    keys = {each.key for each in kept}
    more = list(kept)
    for puzzle in found:
        if len(more) < wanted.count and puzzle.key not in keys and themes[puzzle.theme] < most:
            themes[puzzle.theme] += 1
            keys.add(puzzle.key)
            more.append(puzzle)
    return tuple(more)


def _all(wanted: Order, done: list[list[Puzzle]], workers: int) -> Iterator[tuple[int, list[Puzzle]]]:
    """Game by game, in their order; first those that were looked at before."""
    yield from enumerate(done)
    number, look = len(done), partial(prospect, wanted.game, wanted.seed, wanted.budget, wanted.themes)
    if workers == 1:
        while True:
            yield number, look(number)
            number += 1
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        waiting: list[Future[list[Puzzle]]] = []
        try:
            while True:
                while len(waiting) < AHEAD * workers:
                    waiting.append(pool.submit(look, number + len(waiting)))
                yield number, waiting.pop(0).result()
                number += 1
        finally:
            pool.shutdown(cancel_futures=True)


def _read(wanted: Order, notes: Path) -> list[list[Puzzle]]:
    """What is noted of the same order; a last line that was cut off is looked at again."""
    if not notes.exists():
        return []
    lines = notes.read_text(encoding="utf-8").splitlines()
    try:
        before = json.loads(lines[0]) if lines else None
    except ValueError:
        raise BadSetup(NO_PUZZLE_NOTES, notes=notes) from None
    same = json.loads(json.dumps(asdict(wanted)))
    if before is not None and {**same, "count": 0} != {**before, "count": 0}:
        raise BadSetup(OTHER_SEARCH, notes=notes)
    version = find_game(wanted.game).facts.version
    done: list[list[Puzzle]] = []
    for line in lines[1:]:
        try:
            done.append([from_plain(wanted.game, version, plain) for plain in json.loads(line)])
        except (ValueError, BadPuzzle):
            break
    kept = "".join([f"{line}\n" for line in lines[: len(done) + 1]])
    beside = notes.with_name(notes.name + ".new")
    beside.write_text(kept, encoding="utf-8")
    os.replace(beside, notes)
    return done if lines else []


def written(wanted: Order, kept: tuple[Puzzle, ...]) -> str:
    """A file of puzzles: where they come from, then by theme and strength."""
    head: dict[str, Any] = {
        "game": wanted.game,
        "version": find_game(wanted.game).facts.version,
        "command": f"viceregal puzzles mine {wanted.game} --count {wanted.count} --seed {wanted.seed}"
        f" --budget {wanted.budget}{''.join([f' --theme {theme}' for theme in wanted.themes])}",
    }
    rows = [json.dumps(head), *[each.text() for each in sorted_by_theme(wanted.game, kept)]]
    return "".join([f"{row}\n" for row in rows])
