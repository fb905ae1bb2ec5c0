"""Reading and writing files, with one clear line for whatever is wrong with them."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any, BinaryIO, Final

from viceregal.core.chance import Chance
from viceregal.core.errors import BadPosition, ViceregalError
from viceregal.core.game import Game
from viceregal.core.match import Match

STANDARD_INPUT: Final = "-"
MAX_POSITION_BYTES: Final = 8 * 1024 * 1024
MAX_RECORD_BYTES: Final = 512 * 1024 * 1024


class BadFile(ViceregalError):
    """A file that cannot be read or written."""


def shown(name: str) -> str:
    return "standard input" if name == STANDARD_INPUT else name


def read_text(name: str, most_bytes: int) -> str:
    try:
        if name == STANDARD_INPUT:
            data = sys.stdin.buffer.read(most_bytes + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(most_bytes + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise BadFile(f"{shown(name)}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > most_bytes:
        raise BadFile(f"{shown(name)}: larger than {most_bytes // 1024 // 1024} MB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(f"{shown(name)}: not text in UTF-8 (byte {error.start})") from None


def read_document(name: str) -> Any:
    """The JSON document of a file."""
    text = read_text(name, MAX_POSITION_BYTES)
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadFile(f"{shown(name)}: not JSON ({where}: {error.msg})") from None
    except RecursionError:
        raise BadFile(f"{shown(name)}: not a position (nested too deep)") from None
    except ValueError as error:  # a number of thousands of digits
        raise BadFile(f"{shown(name)}: not a position ({error})") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadPosition(f"the field {twice[:60]!r} is given twice")
    return made


def read_position(game: Game, name: str) -> Match:
    """A match at the position of a document. Chance answers nothing by itself."""
    try:
        return Match.at(game, read_document(name), Chance(0))
    except BadPosition as error:
        raise BadPosition(f"{shown(name)}: {error}") from None


@contextmanager
def written_whole(name: str) -> Iterator[IO[str]]:
    """A text to write to. What was there before stays until all is written; if that fails, it stays for good."""
    with bytes_written_whole(name) as file:
        text = TextIOWrapper(file, encoding="utf-8", newline="\n")
        try:
            yield text
        finally:
            text.detach()  # which writes what is left; the file is closed by whoever opened it


@contextmanager
def bytes_written_whole(name: str) -> Iterator[BinaryIO]:
    """The same for what is no text."""
    path = Path(name)
    try:
        if path.exists() and not path.is_file():  # a device or a pipe cannot be replaced, only written to
            with path.open("wb") as file:
                yield file
        else:
            with _replacing(path.resolve()) as file:
                yield file
    except (OSError, ValueError) as error:
        raise BadFile(f"{name}: {getattr(error, 'strerror', None) or error}") from None


@contextmanager
def _replacing(path: Path) -> Iterator[BinaryIO]:
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("xb") as file:
            yield file
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
