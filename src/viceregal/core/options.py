"""What can be chosen before a game: the number of seats, the edition, and named options with listed values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from viceregal.core.complaints import NO_OPTION, OPTION_CANNOT_BE
from viceregal.core.errors import BadSetup
from viceregal.core.notation import shorten
from viceregal.core.records import Value


@dataclass(frozen=True)
class Option(Value):
    """A choice with a name, its values as words, the rule it comes from, and the version of the rules that brought it."""

    key: str
    choices: tuple[str, ...]
    default: str
    rule: str = ""
    since: int = 1
    before: str = ""  # what held, unsaid, in the versions before


@dataclass(frozen=True)
class Setup(Value):
    """A valid choice of everything, under one version of the rules; shared by all states of a game."""

    seats: int
    edition: str
    values: tuple[tuple[str, str], ...]
    version: int

    def value(self, key: str) -> str:
        return dict(self.values)[key]

    def value_of(self, option: Option) -> str:
        """The same for an option that this version may not have yet: then what held before it came."""
        return option.before if self.version < option.since else self.value(option.key)


def options_of(options: tuple[Option, ...], version: int) -> tuple[Option, ...]:
    """Those that this version of the rules has."""
    return tuple([option for option in options if option.since <= version])


def chosen(options: tuple[Option, ...], values: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """All options with their values, the missing ones by default; BadSetup for a name or value that is not there."""
    known = {option.key: option for option in options}
    for key, value in values.items():
        if key not in known:
            names = ", ".join(known) or "none"
            raise BadSetup(NO_OPTION, name=shorten(key), known=names)
        if value not in known[key].choices:
            listed = ", ".join(known[key].choices)
            raise BadSetup(OPTION_CANNOT_BE, known[key].rule, option=key, value=shorten(value), known=listed)
    return tuple((option.key, values.get(option.key, option.default)) for option in options)
