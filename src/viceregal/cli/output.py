"""Printing: JSON that people can read too, and the console for everything with colours."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rich.console import Console

NO_BREAK: Final = "\u00a0"
_WIDTH: Final = 100


def print_json(value: Any) -> None:
    """Lists and objects on one line where they fit, so that a position shows as a page and not as a column."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    ascii_only = encoding.lower().replace("-", "") != "utf8"
    print(pretty(value, ascii_only))


def pretty(value: Any, ascii_only: bool = False, indent: int = 0) -> str:
    flat = json.dumps(value, ensure_ascii=ascii_only)
    if len(flat) + indent <= _WIDTH or not isinstance(value, dict | list):
        return flat
    inner = " " * (indent + 2)
    if isinstance(value, list):
        rows = [inner + pretty(each, ascii_only, indent + 2) for each in value]
        return "[\n" + ",\n".join(rows) + "\n" + " " * indent + "]"
    rows = [
        f"{inner}{json.dumps(name, ensure_ascii=ascii_only)}: {pretty(each, ascii_only, indent + 2)}"
        for name, each in value.items()
    ]
    return "{\n" + ",\n".join(rows) + "\n" + " " * indent + "}"


def tell(sentence: str) -> None:
    """A line that people read and other programs may look for: with plain spaces, for nothing is wrapped here."""
    print(sentence.replace(NO_BREAK, " "))


def console() -> Console:
    """Where tables and boards are printed; without colours where nobody would see them."""
    from rich.console import Console

    class Plain(Console):
        def on_broken_pipe(self) -> None:
            """A reader that goes away ends every command in the same way: see `guard.printing`."""
            raise BrokenPipeError

    return Plain(highlight=False, emoji=False, markup=False)
