"""A process beside ours in which bots think, so that tables stay alive. It does one thing at a time.

Each way goes a pickle with its length before it: the function and its values there, what it returned or raised back.
Both ends are ours; nothing from outside is ever read so. A length of nothing calls off what is being done, if it is
something that looks at `is_called_off`.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, BinaryIO, Final, TypeVar

from viceregal.bots.complaints import BOT_PROCESS_ENDED
from viceregal.core.errors import ViceregalError

T = TypeVar("T")
LENGTH: Final = struct.Struct(">Q")
START: Final = "from viceregal.bots.worker import main; main()"


class WorkerDied(ViceregalError):
    """The process has ended before it answered."""


class Worker:
    """Started when first asked, and killed when nobody waits for its answer any more."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()

    async def do(self, work: Callable[..., T], *values: Any) -> T:
        """What the work returns or raises there. Cancelling the wait stops the work."""
        async with self.turn:
            answer: T = await self._do((work, values))
            return answer

    def call_off(self) -> None:
        """What is being done may end now, with what it has; the process goes on living."""
        process = self.process
        if process is not None and process.stdin is not None and not process.stdin.is_closing():
            process.stdin.write(LENGTH.pack(0))

    async def _do(self, asked: tuple[Callable[..., Any], tuple[Any, ...]]) -> Any:
        try:
            process = await self._started()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(_packed(asked))
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            done, answer = pickle.loads(await process.stdout.readexactly(length))
        except (OSError, EOFError) as error:
            await self.stop()
            raise WorkerDied(BOT_PROCESS_ENDED) from error
        except BaseException:
            await self.stop()
            raise
        if not done:
            raise answer
        return answer

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                START,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join([place for place in sys.path if place])},
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def _packed(value: Any) -> bytes:
    packed = pickle.dumps(value)
    return LENGTH.pack(len(packed)) + packed


# In the process ---------------------------------------------------------------------------------------------------


_called_off: Final = Event()


def is_called_off() -> bool:
    """Whether the one who has asked for this does not need more of it. For work that may end at any time."""
    return _called_off.is_set()


def main() -> None:
    """Answers until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints is no answer
    asked: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_hear, args=(sys.stdin.buffer, asked), daemon=True).start()
    while True:
        answers.write(_answer(asked.get()))
        answers.flush()


def _hear(source: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Beside the thinking: when the other end is gone, however that came, nobody needs it any more."""
    while True:
        head = source.read(LENGTH.size)
        if len(head) < LENGTH.size:
            os._exit(1)
        (length,) = LENGTH.unpack(head)
        if length:
            _called_off.clear()  # that was the work before, which is done
            asked.put(source.read(length))
        else:
            _called_off.set()


def _answer(asked: bytes) -> bytes:
    try:
        work, values = pickle.loads(asked)
        return _packed((True, work(*values)))
    except Exception as error:  # whatever a bot does wrong, the table must hear of it
        try:
            return _packed((False, error))
        except Exception:
            return _packed((False, RuntimeError(f"{type(error).__name__}: {error}")))
