"""What can be wrong with what comes from outside. Each error is one clear line; nothing has changed when it is raised."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from viceregal.core.complaints import LINE, Complaint


class ViceregalError(Exception):
    """The base of all errors that a caller may have caused.

    `complaint` says what is wrong, with `values` in its places: it is said in the reader's language. A value may be an
    error itself, which tells why, or a complaint. `rule` is the id of the rule that is broken, if one is.
    What is wrong may also be said by another error, or, to people who program or host, by a sentence in English.
    """

    def __init__(self, wrong: Complaint | ViceregalError | str, rule: str = "", **values: object) -> None:
        self.rule = rule
        self.complaint: Complaint | None = None
        self.values: Mapping[str, object] = values
        if isinstance(wrong, Complaint):
            self.complaint = wrong
            self._english = wrong.filled(values)
        elif isinstance(wrong, ViceregalError):
            self.rule = rule or wrong.rule
            self.complaint = wrong.complaint
            self.values = wrong.values
            self._english = wrong.sentence()
        else:
            self._english = wrong
        super().__init__(f"{self.rule}: {self._english}" if self.rule else self._english)

    def sentence(self) -> str:
        """In English, without the rule."""
        return self._english

    def __reduce__(self) -> Any:
        """It may be raised in another process, and comes from there."""
        return _raised_again, (type(self), self.args, dict(self.__dict__))


def _raised_again(
    kind: type[ViceregalError], args: tuple[str, ...], fields: dict[str, Any]
) -> ViceregalError:
    error: ViceregalError = kind.__new__(kind, *args)
    for name, value in fields.items():  # a compiled error has no __dict__ before it has a field
        setattr(error, name, value)
    return error


class BadValue(ViceregalError):
    """A value that is not what it should be; whoever reads the document around it says where it stands."""


class BadAction(ViceregalError):
    """A text or document that is no action at all."""


class BadSetup(ViceregalError):
    """A game, edition, option or number of seats that does not exist, or that a rule forbids."""


class NoSeat(ViceregalError):
    """A seat that the game does not have."""


class BadPosition(ViceregalError):
    """A position document that is broken or impossible."""


class UnderWay(ViceregalError):
    """A state in the middle of a turn where one at rest is needed: a document cannot say it by itself."""


class BadRecord(ViceregalError):
    """A game record that does not read or does not replay, with the line."""

    def __init__(self, line: int, reason: ViceregalError) -> None:
        super().__init__(LINE, line=line, reason=reason)
        self.line = line
        self.reason = reason


class Refusal(ViceregalError):
    """A well-formed action that the rules forbid here; `rule` is the id of the rule that does.

    Words of the notation stand in the places of its complaint, and the number of a seat; a table says them by their names.
    `missing` says how many more of a thing would have to be there, or be paid, by the names of `Game.holdings`; it is
    empty where it is not want that forbids the action.
    """

    complaint: Complaint
    values: Mapping[str, str]

    def __init__(
        self, rule: str, complaint: Complaint, missing: Mapping[str, int] | None = None, **values: str
    ) -> None:
        super().__init__(complaint, rule, **_with_seat(values))
        self.values = values
        self.missing = {thing: count for thing, count in (missing or {}).items() if count > 0}


def _with_seat(values: dict[str, str]) -> dict[str, str]:
    """A seat goes by its number."""
    return {**values, "seat": f"seat {values['seat']}"} if "seat" in values else values
