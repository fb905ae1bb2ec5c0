"""What others have written and what goes wrong in it: named with its file and its line."""

from __future__ import annotations

import importlib
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb
from types import FrameType
from typing import Any, Final

from viceregal.core.errors import ViceregalError

PATIENCE: Final = 60.0  # seconds that a bot may take for one decision, unless somebody says otherwise
_OURS: Final = str(Path(__file__).parent)
_IMPORTING: Final = ("<frozen importlib", str(Path(importlib.__file__).parent))


class Fault(ViceregalError):
    """A bot, a game or its environment that broke down, took too long or answered what is not legal."""


class TooLong(Exception):
    """Raised inside whatever takes longer than it may."""


def broke_down(what: str, error: BaseException) -> Fault:
    """The fault of an error, with the line that it comes from."""
    return Fault(f"{what} {what_happened(error)}")


def what_happened(error: BaseException) -> str:
    """The same, without who it was."""
    told = str(error) if isinstance(error, TooLong) else f"broke down: {type(error).__name__}: {error}"
    return f"{told}{raised_at(error)}"


def why_not_loaded(error: BaseException) -> str:
    """What is told of a module that could not be imported: the line is one of its own, if it came so far."""
    return f"{type(error).__name__}: {error}{raised_at(error, outside=True)}"


def raised_at(error: BaseException, outside: bool = False) -> str:
    """The innermost line outside this file; of several inside the package and outside of it, the one outside.

    `outside`: one of those, or none at all.
    """
    if isinstance(error, SyntaxError) and error.filename is not None:
        return f" ({error.filename}:{error.lineno})"
    frames = [frame for frame in extract_tb(error.__traceback__) if not _is_machinery(frame.filename)]
    foreign = [frame for frame in frames if not frame.filename.startswith(_OURS)]
    named = foreign if outside else (foreign if _began_in_ours(frames) else frames) or frames
    return f" ({named[-1].filename}:{named[-1].lineno})" if named else ""


def _is_machinery(filename: str) -> bool:
    return filename == __file__ or filename.startswith(_IMPORTING)


def _began_in_ours(frames: list[Any]) -> bool:
    return bool(frames) and frames[0].filename.startswith(_OURS)


def written_at(what: object, method: str) -> str:
    """Where a method is written; nothing where only its compiled form is known."""
    code = getattr(getattr(type(what), method, None), "__code__", None)
    return f" ({code.co_filename}:{code.co_firstlineno})" if code is not None else ""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """TooLong where what is done here takes longer; 0 is no limit.

    It stops Python code, on systems that have timers of signals, in the main thread. Elsewhere there is no limit.
    """
    if not seconds or not can_stop():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLong(f"took longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def can_stop() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
