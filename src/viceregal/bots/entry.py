"""How a bot is told of: its name, which game it plays, where it lives, what it can be given, and its levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, Final

# The levels that people choose from, the same in all games, the weakest first.
LEVELS: Final = ("page", "squire", "steward", "chancellor", "regent")
_ABOVE: Final = 1000  # the strength of the first level: they stand after all bots


@dataclass(frozen=True)
class BotOption:
    """A number that a bot can be given."""

    kind: type[int] | type[float]
    least: float
    most: float

    def value(self, text: str) -> int | float | None:
        """The value of a text; None for what it cannot be."""
        try:
            value = self.kind(text)
        except ValueError:
            return None
        return value if self.least <= value <= self.most else None  # not a number is not between any two


@dataclass(frozen=True)
class Effort:
    """How hard an analyst thinks: the option that counts its work, how much of it for an answer within a second and for
    a thorough one, and what else it is given so that the same question always has the same answer. `proving`: what else
    it is given where puzzles are proven, as long as those that are there were proven so."""

    unit: str
    quick: int
    thorough: int
    given: Mapping[str, int | float] = field(default_factory=dict)
    proving: Mapping[str, int | float] = field(default_factory=dict)


@dataclass(frozen=True)
class BotEntry:
    """A bot. It is loaded when it is first asked for.

    `made_by` is its class, or `module:Class`. A bot that draws on chance is made with a seeded source as its first
    argument. `strength` orders the bots of a game, the weakest first. A bot that thinks for a time comes at several
    budgets, a number of seconds each. `levels` are those of `LEVELS` that it plays, and what it is given there.
    `offered`: tables offer it to people by its own name; ours are offered by their levels.
    `instant`: it answers in no time and cannot fail, so that a server need not ask another process.
    `ponders`: it can think on while others decide (`Ponderer`), where the host allows.
    `analyses`: it can say what a position is worth, and `effort` how much work that is. `teacher`, a class
    or `module:Class`, is how its judgement is learned.
    """

    name: str
    game: str  # its key; nothing: it plays every game
    made_by: str | Callable[..., Any]
    chance: bool = True
    options: Mapping[str, BotOption] = field(default_factory=dict)
    strength: int = 50
    seconds: tuple[float, ...] = ()
    ponders: bool = False
    analyses: bool = False
    effort: Effort | None = None
    offered: bool = True
    instant: bool = False
    levels: Mapping[str, Mapping[str, int | float]] = field(default_factory=dict)
    given: Mapping[str, int | float] = field(default_factory=dict)
    teacher: str | Callable[[], Any] = ""

    def is_ours(self) -> bool:
        """Does it come with this package?"""
        made_by = self.made_by
        module = made_by if isinstance(made_by, str) else str(getattr(made_by, "__module__", ""))
        return module.startswith("viceregal.")

    def plays(self, game_key: str) -> bool:
        return self.game in ("", game_key)

    def at_levels(self) -> list[BotEntry]:
        """The same bot by the names of its levels, each with its options set."""
        return [
            replace(
                self,
                name=level,
                given=given,
                options={name: option for name, option in self.options.items() if name not in given},
                strength=_ABOVE + LEVELS.index(level),
                seconds=(),
                levels={},
                offered=True,
                analyses=False,
                teacher="",
            )
            for level, given in self.levels.items()
        ]

    def maker(self) -> Callable[..., Any]:
        return _found(self.made_by)

    def teacher_made(self) -> Any:
        return _found(self.teacher)()


def _found(where: str | Callable[..., Any]) -> Callable[..., Any]:
    if not isinstance(where, str):
        return where
    module, _, name = where.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
