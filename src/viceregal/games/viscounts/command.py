"""`viceregal viscounts-data`: a data file of somebody who owns the box."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from viceregal.cli.flags import ENGLISH, Json, Lang


class What(StrEnum):
    """What is to be done with the file."""

    check = "check"


def viscounts_data(
    what: Annotated[
        What, typer.Argument(metavar="check", show_default=False, help="What to do: check the file.")
    ],
    file: Annotated[
        str,
        typer.Argument(metavar="FILE", show_default=False, help="The data as JSON; - reads standard input."),
    ],
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """Check a data file for Viscounts."""
    from viceregal.cli.files import read_text
    from viceregal.cli.output import print_json, tell
    from viceregal.cli.rules import words
    from viceregal.games.viscounts.rules.cards.checking import check_data
    from viceregal.games.viscounts.rules.cards.own_data import MAX_BYTES, VARIABLE

    lines = check_data(read_text(file, MAX_BYTES))
    if as_json:
        print_json(lines)
        return
    for line in lines:
        print(line)
    tell(words(lang, "viscounts").say_n("data.checked", len(lines), variable=VARIABLE))
