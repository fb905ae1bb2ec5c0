"""`viceregal viscounts-data`: a data file of somebody who owns the box."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer


class What(StrEnum):
    """What is to be done with the file."""

    check = "check"


def viscounts_data(
    what: Annotated[What, typer.Argument(metavar="check", show_default=False, help="Check the file.")],
    file: Annotated[
        str,
        typer.Argument(metavar="FILE", show_default=False, help="Records as JSON; - reads standard input."),
    ],
) -> None:
    """Check a file of records that replace ours of Viscounts, and list what it replaces."""
    from viceregal.cli.files import read_text
    from viceregal.games.viscounts.cards.checking import check_data
    from viceregal.games.viscounts.cards.own_data import MOST_BYTES, VARIABLE

    lines = check_data(read_text(file, MOST_BYTES))
    for line in lines:
        print(line)
    print(f"{len(lines)} records; to play with them, set {VARIABLE} to the file")
