"""What a lesson is made of. How its file is written stands in docs/how-to/write-a-lesson.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

Text = dict[str, str]  # by language
Plain = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two numbers, or names of numbers, and a sign between them: `mine.stark > theirs.stark`."""

    left: str
    sign: str
    right: str


@dataclass(frozen=True, slots=True)
class Condition:
    """What can be asked of a deed. All that is given must be true; what is left out does not matter."""

    did: tuple[str, ...] = ()  # patterns: an action of the step is like one of them
    event: tuple[Plain, ...] = ()  # each of these has happened
    without: tuple[Plain, ...] = ()  # none of these has happened
    asked: str = ""  # the learner is asked this now
    holds: tuple[Comparison, ...] = ()
    over: bool | None = None
    won: bool | None = None


NOTHING: Final = Condition()  # always true


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said where something is true. A wrong turn ends the try, unless it `goes_on`."""

    when: Condition
    say: Text
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class Answering:
    """A decision of another seat."""

    seat: int
    does: str


@dataclass(frozen=True, slots=True)
class Step:
    """One goal. It is reached, or missed after so many deeds; then it is tried again."""

    goal: Text
    rules: tuple[str, ...]
    want: Condition
    praise: tuple[Answer, ...]
    miss: tuple[Answer, ...]
    solution: tuple[tuple[str, ...], ...]
    moves: int = 1  # deeds until it is missed; 0: as many as it takes
    allowed: tuple[str, ...] = ()  # patterns; none: all that is legal
    replies: tuple[Answering, ...] = ()  # what others answer within the step
    chance: tuple[str, ...] = ()  # what chance answers first
    then: tuple[Answering, ...] = ()  # what others do when it is reached
    free: bool = False  # others play by themselves, as in a game


@dataclass(frozen=True, slots=True)
class Start:
    """Where a lesson begins: a position, or a deal; then what is played before the learner is asked."""

    position: Plain | None
    seats: int
    options: dict[str, str]
    play: tuple[Answering, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """`starts` and `steps` are by edition: editions with the same rules share them."""

    game: str
    key: str
    title: Text
    editions: tuple[str, ...]
    seat: int
    seed: str
    opponent: str
    starts: dict[str, Start]
    steps: dict[str, tuple[Step, ...]]
