"""What can be wrong with what comes from outside. Each error is one clear line; nothing has changed when it is raised."""

from __future__ import annotations

from collections.abc import Mapping


class ViceregalError(Exception):
    """The base of all errors that a caller may have caused."""


class BadAction(ViceregalError):
    """A text or document that is no action at all."""


class BadSetup(ViceregalError):
    """A game, edition, option or number of seats that does not exist, or that a rule forbids."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.message = message
        self.rule = rule


class NoSeat(ViceregalError):
    """A seat that the game does not have."""


class BadPosition(ViceregalError):
    """A position document that is broken or impossible. `rule` names the rule it breaks, if one does."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.rule = rule


class UnderWay(ViceregalError):
    """A state in the middle of a turn where one at rest is needed: a document cannot say it by itself."""


class BadRecord(ViceregalError):
    """A game record that does not read or does not replay, with the line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Refusal(ViceregalError):
    """A well-formed action that the rules forbid here; `rule` is the id of the rule that does.

    `template` is the sentence in English with {places}; it is the key of the message catalogue too,
    so that a table can say it in the reader's language with the same `values`.
    `missing` says how many more of a thing would have to be there, or be paid, by the names of `Game.holdings`; it is
    empty where it is not want that forbids the action.
    """

    def __init__(
        self, rule: str, template: str, missing: Mapping[str, int] | None = None, **values: str
    ) -> None:
        super().__init__(f"{rule}: {template.format(**values)}")
        self.rule = rule
        self.template = template
        self.values = values
        self.missing = {thing: count for thing, count in (missing or {}).items() if count > 0}

    def sentence(self) -> str:
        """In English, without the rule."""
        return self.template.format(**self.values)
