"""`viceregal perft`: how many ways a game can go on."""

from __future__ import annotations

from typing import Annotated

import typer

from viceregal.cli.complaints import CANNOT_COUNT, POSITION_SAYS_ITSELF
from viceregal.cli.flags import Edition, GameKey, Json, Options, Players, read_seed, read_setup
from viceregal.core.errors import BadSetup


def perft(
    game: GameKey,
    depth: Annotated[
        int, typer.Option("--depth", metavar="N", min=0, show_default=False, help="Number of decisions.")
    ],
    file: Annotated[
        str | None,
        typer.Option(
            "--position",
            metavar="FILE",
            show_default=False,
            help="Count from this position rather than from a deal.",
        ),
    ] = None,
    split: Annotated[bool, typer.Option("--split", help="Show the count for each first action.")] = False,
    players: Players = None,
    edition: Edition = "",
    options: Options = None,
    seed: Annotated[
        str, typer.Option("--seed", metavar="S", help="The seed of the deal to count from.")
    ] = "0",
    as_json: Json = False,
) -> None:
    """Count the ways a game can continue.

    Counts the sequences of so many decisions, and shorter ones where the game ends earlier.
    """
    from viceregal.cli.files import read_position
    from viceregal.cli.output import print_json
    from viceregal.core import perft as counting
    from viceregal.core.chance import Chance
    from viceregal.games import game as find_game

    the_game = find_game(game)
    if file is None:
        s = the_game.start(read_setup(game, players, edition, options), Chance(read_seed(seed)))
    elif players is not None or edition or options:
        raise BadSetup(POSITION_SAYS_ITSELF)
    else:
        s = read_position(the_game, file).state
    try:
        parts = counting.split(the_game, s, depth) if split and depth else []
        count = sum([number for _, number in parts]) if parts else counting.perft(the_game, s, depth)
    except ValueError as error:  # a shuffle
        raise BadSetup(CANNOT_COUNT, reason=error) from None
    if as_json:
        found = {"game": game, "depth": depth, "count": count}
        print_json({**found, "split": dict(parts)} if split else found)
        return
    for text, number in parts:
        print(number, text)
    print(count)
