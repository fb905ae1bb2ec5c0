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


class Complaint:
    """One thing that can be wrong: its name in the message catalogue, and the sentence in English with {places}.

    English is what the kernel says by itself; the catalogue has the same, and the other languages.
    """

    def __init__(self, key: str, english: str) -> None:
        self.key = key
        self.english = english

    def filled(self, values: Mapping[str, str]) -> str:
        """In English, with words of the notation in its places; a seat goes by its number."""
        if "seat" in values:
            values = {**values, "seat": f"seat {values['seat']}"}
        return self.english.format(**values)


class Refusal(ViceregalError):
    """A well-formed action that the rules forbid here; `rule` is the id of the rule that does.

    `complaint` says what is wrong, with `values` in its places: a table says it in the reader's language.
    `missing` says how many more of a thing would have to be there, or be paid, by the names of `Game.holdings`; it is
    empty where it is not want that forbids the action.
    """

    def __init__(
        self, rule: str, complaint: Complaint, missing: Mapping[str, int] | None = None, **values: str
    ) -> None:
        super().__init__(f"{rule}: {complaint.filled(values)}")
        self.rule = rule
        self.complaint = complaint
        self.values = values
        self.missing = {thing: count for thing, count in (missing or {}).items() if count > 0}

    def sentence(self) -> str:
        """In English, without the rule."""
        return self.complaint.filled(self.values)
