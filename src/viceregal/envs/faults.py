"""What others have written and what goes wrong in it: named with its file and its line."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb
from types import FrameType
from typing import Any, Final

from viceregal.core.errors import ViceregalError

_OURS: Final = str(Path(__file__).parents[1])


class Fault(ViceregalError):
    """A bot, a game or its environment that broke down, took too long or answered what is not legal."""


class TooLong(Exception):
    """Raised inside whatever takes longer than it may."""


def broke_down(what: str, error: BaseException) -> Fault:
    """The fault of an error, with the line that it comes from."""
    if isinstance(error, TooLong):
        return Fault(f"{what} {error}{raised_at(error)}")
    return Fault(f"{what} broke down: {type(error).__name__}: {error}{raised_at(error)}")


def raised_at(error: BaseException) -> str:
    """The innermost line outside this file; of several inside the package and outside of it, the one outside."""
    frames = [frame for frame in extract_tb(error.__traceback__) if frame.filename != __file__]
    foreign = [frame for frame in frames if not frame.filename.startswith(_OURS)]
    named = (foreign if _began_in_ours(frames) else frames) or frames
    return f" ({named[-1].filename}:{named[-1].lineno})" if named else ""


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
