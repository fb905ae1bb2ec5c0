"""A row for each game, to be counted by others: JSON Lines, CSV or Parquet, the same columns in each."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import PurePath
from typing import Any, BinaryIO, Final, Protocol

from viceregal.arena.complaints import NO_SUCH_ROWS
from viceregal.arena.plan import Plan
from viceregal.arena.play import specs_of
from viceregal.core.errors import BadSetup
from viceregal.extras import needs

Row = dict[str, Any]
Write = Callable[[Row], None]

TEXT: Final = "text"
WHOLE: Final = "whole number"
REAL: Final = "number"
_OF_A_GAME: Final = {
    "game": TEXT,
    "edition": TEXT,
    "options": TEXT,
    "seats": WHOLE,
    "index": WHOLE,
    "deal": WHOLE,
    "seed": TEXT,
    "moves": WHOLE,
    "faulty": WHOLE,
    "fault": TEXT,
}
_OF_A_SEAT: Final = {"bot": TEXT, "score": WHOLE, "win": REAL}
_AT_ONCE: Final = 10_000  # rows of a Parquet file that are written together


class Ended(Protocol):
    """What is asked of a game that was played."""

    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def moves(self) -> int: ...
    @property
    def faulty(self) -> int | None: ...
    @property
    def fault(self) -> str: ...


def columns(seats: int) -> dict[str, str]:
    """The names of the columns and what stands in them, for tables of so many seats at most."""
    each = {f"{name}_{seat}": kind for seat in range(seats) for name, kind in _OF_A_SEAT.items()}
    return {**_OF_A_GAME, **each}


def row_of(plan: Plan, index: int, ended: Ended) -> Row:
    """The row of a game. Who lost it on the spot is `faulty`, and why the `fault`; then there are no scores."""
    setup = plan.setup
    row: Row = {
        "game": plan.game,
        "edition": setup.edition,
        "options": " ".join(plan.chosen()),
        "seats": setup.seats,
        "index": index,
        "deal": plan.deal(index),
        "seed": plan.match_seed(index),
        "moves": ended.moves,
        "faulty": ended.faulty,
        "fault": ended.fault or None,
    }
    for seat, bot in enumerate(specs_of(plan, index)):
        row[f"bot_{seat}"] = bot
        row[f"score_{seat}"] = ended.scores[seat] if ended.scores else None
        row[f"win_{seat}"] = 1 / len(ended.winners) if seat in ended.winners else 0.0
    return row


def form_of(name: str) -> str:
    """How a file of this name is written; BadSetup or MissingExtra before anything has been played."""
    form = PurePath(name).suffix.lower().removeprefix(".")
    if form not in _WRITERS:
        raise BadSetup(NO_SUCH_ROWS, known=f".{', .'.join(_WRITERS)}", file=repr(name))
    if form == "parquet":
        with needs("parquet"):
            import pyarrow.parquet  # noqa: F401
    return form


@contextmanager
def writing(file: BinaryIO, form: str, seats: int) -> Iterator[Write]:
    """What writes a row to the file."""
    with _WRITERS[form](file, columns(seats)) as write:
        yield write


@contextmanager
def _json_lines(file: BinaryIO, kinds: dict[str, str]) -> Iterator[Write]:
    def write(row: Row) -> None:
        whole = {name: row.get(name) for name in kinds}
        file.write(json.dumps(whole, ensure_ascii=False).encode() + b"\n")

    yield write


@contextmanager
def _csv(file: BinaryIO, kinds: dict[str, str]) -> Iterator[Write]:
    text = TextIOWrapper(file, encoding="utf-8", newline="")
    try:
        writer = csv.DictWriter(text, list(kinds), lineterminator="\n")
        writer.writeheader()
        yield writer.writerow
    finally:
        text.detach()


@contextmanager
def _parquet(file: BinaryIO, kinds: dict[str, str]) -> Iterator[Write]:
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

    types = {TEXT: pa.string(), WHOLE: pa.int64(), REAL: pa.float64()}
    schema = pa.schema([(name, types[kind]) for name, kind in kinds.items()])
    waiting: list[Row] = []

    def write_out() -> None:
        if waiting:
            writer.write_table(pa.Table.from_pylist(waiting, schema=schema))
            waiting.clear()

    def write(row: Row) -> None:
        waiting.append(row)
        if len(waiting) == _AT_ONCE:
            write_out()

    with ParquetWriter(file, schema) as writer:
        yield write
        write_out()


_WRITERS: Final = {"jsonl": _json_lines, "csv": _csv, "parquet": _parquet}
