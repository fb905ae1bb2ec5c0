"""The schema of a game's environment, for one set-up: the blocks of its observations and the numbers of its actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from viceregal._mypyc import mypyc_attr
from viceregal.core.options import Setup
from viceregal.core.records import NOBODY
from viceregal.envs.blocks import Block, Write
from viceregal.envs.numbers import Numbers

Begun = tuple[int, ...]
NOTHING_BEGUN: Final[Begun] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Schema:
    """What a seat is told, in which order, and what it can answer.

    `left_out` says of fields of the described state why no block tells them.
    """

    def __init__(
        self,
        setup: Setup,
        blocks: Sequence[Block],
        numbers: Numbers,
        left_out: Mapping[str, str] | None = None,
        version: int = 0,
    ) -> None:
        self.setup = setup
        self.numbers = numbers
        self.left_out = dict(left_out or {})
        self.version = version
        self.begun = numbers.begun_ranges()
        self.blocks = [*blocks, *([_begun_block(self.begun)] if self.begun else [])]
        self.names = [block.name for block in self.blocks]
        if len(set(self.names)) != len(self.names):
            raise ValueError("two blocks have the same name")
        self.starts: list[int] = []
        self.size = 0
        for block in self.blocks:
            self.starts.append(self.size)
            self.size += block.size
        placed = list(zip(self.blocks, self.starts, strict=True))
        self._always = [(block.write, at) for block, at in placed if block.write and block.asked is None]
        self._when_asked: dict[type, list[tuple[Write, int]]] = {}
        for block, at in placed:
            for question in block.asked or ():
                if block.write:
                    self._when_asked.setdefault(question, []).append((block.write, at))
        self._begun_at = self.starts[-1] if self.begun else self.size

    def observe(self, s: Any, seat: int, begun: Begun = NOTHING_BEGUN) -> bytearray:
        """What this seat may know, block after block. `begun`: the numbers of an answer it has not finished."""
        out = bytearray(self.size)
        for write, at in self._always:
            write(s, seat, out, at)
        todo = s.todo
        if todo and type(todo[-1]) in self._when_asked:
            for write, at in self._when_asked[type(todo[-1])]:
                write(s, seat, out, at)
        if begun:
            self._tell_begun(begun, out)
        return out

    def _tell_begun(self, begun: Begun, out: bytearray) -> None:
        at = self._begun_at
        for _, first, count in self.begun:
            for number in begun:
                if first <= number < first + count:
                    out[at + number - first] = 1
            at += count

    def agents(self, ruled: Sequence[int]) -> list[int]:
        """The seats that somebody plays."""
        return [seat for seat in range(self.setup.seats) if seat not in ruled]


def _begun_block(begun: list[tuple[str, int, int]]) -> Block:
    """Written by the schema itself, which knows what was begun."""
    size = sum([count for _, _, count in begun])
    names = "; ".join([f"{name} ({count})" for name, _, count in begun])
    means = f"what has been said of an answer in several numbers: {names}"

    return Block("begun", (size,), (f"{size} numbers",), 1, means, None)


def relative(seat: int, looking: int, seats: int) -> int:
    """A seat counted from the one that looks; NOBODY stays NOBODY."""
    return NOBODY if seat == NOBODY else (seat - looking) % seats
