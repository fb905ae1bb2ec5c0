"""What a request cannot have: one shape for all refusals of the server."""

from __future__ import annotations

from typing import Any

from viceregal.core.errors import Refusal, ViceregalError


class Problem(Exception):
    """What a request cannot have, and why: a code for programs and a message for people."""

    def __init__(
        self, status: int, code: str, message: str, *, rule: str | None = None, seq: int | None = None
    ) -> None:
        """`seq` is an entry that has to be named."""
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule
        self.seq = seq
        self.refusal: Refusal | None = None  # of the rules, to be said in the reader's language
        self.error: ViceregalError | None = None  # what else is wrong and can be said so
        self.words: str | None = None  # the same in the reader's language, where it is known already
        self.index: int | None = None  # of the decision in a row that it is about
        self.retry_after: int | None = 1 if status == 503 else None

    def __reduce__(self) -> Any:
        """It may be raised in a bot's process, and comes from there."""
        return Problem, (self.status, self.code, self.message), self.__dict__


def no_answer() -> Problem:
    """Where bots think nobody has answered in time."""
    return Problem(503, "busy", "the bots do not answer: try again")
