"""Parts of the package that need more than Python: who lacks something is told which extra brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from viceregal.core.errors import ViceregalError


class MissingExtra(ViceregalError):
    """A package that this part needs is not installed.

    It is no ImportError: a compiled exception and a built-in one cannot be the bases of one class.
    """


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Imports within name the extra when what it brings is missing; a mistake of our own stays what it is."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "viceregal"):
            raise
        told = f"this needs {missing}, which is not installed: pip install 'viceregal[{extra}]'"
        raise MissingExtra(told) from None
