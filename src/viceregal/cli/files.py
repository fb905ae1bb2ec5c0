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

from viceregal.cli.complaints import (
    FIELD_TWICE,
    FILE_TOO_LARGE,
    NOT_A_POSITION,
    NOT_JSON_AT,
    NOT_UTF8,
    POSITION_TOO_DEEP,
    STANDARD_INPUT,
)
from viceregal.core.chance import Chance
from viceregal.core.complaints import AT, FILE_LINE, Complaint
from viceregal.core.errors import BadPosition, BadRecord, BadSetup, ViceregalError
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.os_errors import os_reason

DASH: Final = "-"
MAX_POSITION_BYTES: Final = 8 * 1024 * 1024
MAX_RECORD_BYTES: Final = 512 * 1024 * 1024


class BadFile(ViceregalError):
    """A file that cannot be read or written."""


def shown(name: str) -> str | Complaint:
    """A file as it is called."""
    return STANDARD_INPUT if name == DASH else name


def in_file(name: str | Complaint, error: BadRecord) -> BadSetup:
    """A record that does not hold, with the file that it stands in."""
    return BadSetup(FILE_LINE, file=name, line=error.line, reason=error.reason)


def read_text(name: str, max_bytes: int) -> str:
    try:
        if name == DASH:
            data = sys.stdin.buffer.read(max_bytes + 1)
        else:
            with open(name, "rb") as file:
                data = file.read(max_bytes + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise BadFile(AT, place=shown(name), reason=os_reason(error)) from None
    if len(data) > max_bytes:
        raise BadFile(FILE_TOO_LARGE, file=shown(name), size=max_bytes // 1024 // 1024)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(NOT_UTF8, file=shown(name), byte=error.start) from None


def read_document(name: str) -> Any:
    """The JSON document of a file."""
    text = read_text(name, MAX_POSITION_BYTES)
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        line, column = error.lineno, error.colno
        raise BadFile(NOT_JSON_AT, file=shown(name), line=line, column=column, reason=error.msg) from None
    except RecursionError:
        raise BadFile(POSITION_TOO_DEEP, file=shown(name)) from None
    except ValueError as error:  # a number of thousands of digits
        raise BadFile(NOT_A_POSITION, file=shown(name), reason=error) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadPosition(FIELD_TWICE, name=repr(twice[:60]))
    return made


def read_position(game: Game, name: str) -> Match:
    """A match at the position of a document. Chance answers nothing by itself."""
    try:
        return Match.at(game, read_document(name), Chance(0))
    except BadPosition as error:
        raise BadPosition(AT, place=shown(name), reason=error) from None


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
        raise BadFile(AT, place=name, reason=os_reason(error)) from None


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
