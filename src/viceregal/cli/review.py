"""`viceregal review`: a played game looked at again, decision by decision."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import typer

from viceregal.cli.flags import ENGLISH, Json, Lang
from viceregal.core.errors import BadRecord

if TYPE_CHECKING:
    from viceregal.core.match import Match


def review(
    file: Annotated[
        str, typer.Argument(metavar="FILE", show_default=False, help="A game record; - reads standard input.")
    ],
    html: Annotated[
        str,
        typer.Option(
            "--html", metavar="FILE", show_default=False, help="Write the review to a single HTML file."
        ),
    ] = "",
    budget: Annotated[
        int | None,
        typer.Option(
            "--budget",
            metavar="N",
            min=1,
            show_default=False,
            help="Effort spent on each decision, in nodes, playouts or positions.",
        ),
    ] = None,
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """Review a finished game: where it turned, and why."""
    from viceregal.cli.files import MAX_POSITION_BYTES, in_file, read_text, shown, written_whole
    from viceregal.cli.output import print_json
    from viceregal.review import making
    from viceregal.review.page import html_of
    from viceregal.review.telling import tell_review

    text = read_text(file, MAX_POSITION_BYTES)
    try:
        match = making.match_of(text)
    except BadRecord as error:
        raise in_file(shown(file), error) from None
    made = making.review(text, budget)
    told = tell_review(made, match, lang)
    if html:
        with written_whole(html) as out:
            out.write(html_of(told, match, partial(board_before, lang)))
    if as_json:
        print_json(made)
    elif not html:
        show(told)


def board_before(lang: str, match: Match, number: int, seat: int) -> str:
    """As the seat saw it."""
    from viceregal.boards import board

    return board(match.game.key, match.game.view(match.state_before(number), seat), lang)


def show(told: dict[str, Any]) -> None:
    from viceregal.review.telling import signed

    labels, lang = told["labels"], told["lang"]
    print(f"{labels['title']}: {told['result']}")
    print(f"\n{labels['turning']}")
    for place, point in enumerate(told["turning"], start=1):
        size = f" ({labels['size.' + point['size']]})" if point["size"] else ""
        print(f"{place}. {point['title']}, {point['name']}{size}: {point['worth']}")
        print(f"   {labels['played']}: {point['played']['words']}")
        print(f"   {labels['better']}: {point['better']['words']}")
        for reason in point["reasons"]:
            print(f"   {signed(reason['points'], lang):>7}  {reason['words']}")
    if not told["turning"]:
        print(labels["none"])
    print(f"\n{labels['shares']}")
    for part in told["shares"][0]:
        values = ["" if seat[part] is None else signed(seat[part], lang) for seat in told["shares"]]
        print(f"{labels['share.' + part]:>28}  {'  '.join([f'{value:>8}' for value in values])}")
    for each in told["statistics"]:
        print(f"{each['words']:>28}  {'  '.join([f'{value:>8}' for value in each['values']])}")
