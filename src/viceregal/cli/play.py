"""`viceregal play`: the terminal table."""

from __future__ import annotations

from typing import Annotated

import typer

from viceregal.cli.complaints import WHICH_GAME
from viceregal.cli.flags import (
    LANGUAGE_VARIABLE,
    Edition,
    Options,
    Players,
    known_language,
    read_options,
    seats_for,
)
from viceregal.core.errors import BadSetup
from viceregal.extras import needs


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", show_default=False, help="The game. Default: you are asked."),
    ] = None,
    players: Players = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="SPEC", show_default=False, help="An opponent; repeat for several."),
    ] = None,
    edition: Edition = "",
    options: Options = None,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            metavar="LANG",
            envvar=LANGUAGE_VARIABLE,
            callback=known_language,
            show_default=False,
            help="Language of the words: en or any other installed one. Default: the system’s, if it is installed.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", show_default=False, help="The seed of the deal.")
    ] = None,
) -> None:
    """Play in the terminal."""
    values = read_options(options)
    if game is None and (bot or values or players is not None or edition):
        raise BadSetup(WHICH_GAME)
    seats = len(bot) + 1 if bot and players is None else players
    if game is not None:
        seats = seats_for(game, seats, values)
        _check(game, seats, bot or [], edition, values)
    with needs("terminal"):
        from viceregal.terminal.app import run

    run(game, seats=seats, bots=bot, lang=lang, seed=seed, edition=edition, options=values or None)


def _check(game: str, seats: int | None, bots: list[str], edition: str, values: dict[str, str]) -> None:
    """What cannot be played is told before the screen is cleared."""
    from viceregal.bots import registry
    from viceregal.bots.complaints import BOTS_FOR_SEATS
    from viceregal.games import game as find_game

    setup = find_game(game).setup(seats, edition, values)
    for bot in bots:
        registry.check(bot, game)
    if len(bots) > setup.seats:
        raise BadSetup(BOTS_FOR_SEATS, bots=len(bots), seats=setup.seats)
