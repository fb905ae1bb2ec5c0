"""Who does the parts of a course: this process, some processes, or the cores of a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from viceregal.cluster import OnNode, Workers

T = TypeVar("T")


class Hands(Protocol):
    """Whoever does the work; what comes of it does not hang on them."""

    def done(self, work: Callable[[int], T], parts: list[int]) -> Iterator[T]:
        """What comes of all parts, in their order."""

    def dismiss(self) -> None:
        """Nothing is left to do."""


class Processes:
    """So many processes of this machine; one is this process itself."""

    def __init__(self, count: int = 1) -> None:
        self.count = count

    def done(self, work: Callable[[int], T], parts: list[int]) -> Iterator[T]:
        if self.count == 1:
            yield from map(work, parts)
            return
        with ProcessPoolExecutor(self.count, get_context("spawn")) as pool:
            waiting: list[Future[T]] = [pool.submit(work, part) for part in parts]
            try:
                for future in waiting:
                    yield future.result()
            finally:
                pool.shutdown(cancel_futures=True)

    def dismiss(self) -> None:
        pass


class Hand(OnNode):
    """What lives on the cluster."""

    def do(self, work: Callable[[int], Any], part: int) -> Any:
        return work(part)


class Cluster:
    """`address` is where the cluster is reached; without one a small one is started here."""

    def __init__(self, address: str | None, size: int | None = None) -> None:
        self.workers = Workers(address, Hand, (), size)

    def done(self, work: Callable[[int], T], parts: list[int]) -> Iterator[T]:
        waiting: list[Future[T]] = [self.workers.submit("do", work, part) for part in parts]
        try:
            for future in waiting:
                yield future.result()
        finally:
            for future in waiting:
                future.cancel()

    def nodes(self) -> set[str]:
        """Where the hands are."""
        return set(self.workers.ask_all("where"))

    def dismiss(self) -> None:
        self.workers.dismiss()
