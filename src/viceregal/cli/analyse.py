"""`viceregal analyse`: the best line of play in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from viceregal.cli.flags import GameKey, Json, PositionFile
from viceregal.core.errors import BadSetup
from viceregal.core.records import CHANCE

if TYPE_CHECKING:
    from viceregal.core.game import Game
    from viceregal.core.rules import State


def analyse(
    game: GameKey,
    file: PositionFile,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", metavar="T", show_default=False, help="Think so long. Default: 1."),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option("--nodes", metavar="N", show_default=False, help="Look at so many positions."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Search a position for its value and the best line."""
    from viceregal.bots import registry
    from viceregal.cli.files import read_position
    from viceregal.cli.output import print_json
    from viceregal.games import game as find_game

    the_game = find_game(game)
    budget = {"seconds": seconds, "nodes": nodes}
    analyst = registry.analyst(
        game, {name: str(value) for name, value in budget.items() if value is not None}
    )
    s = read_position(the_game, file)
    check_somebody_decides(the_game, s)
    found = analyst.analyse(the_game.to_document(s))
    document = {
        "game": game,
        "seat": found.seat,
        "value": found.value,
        "exact": found.exact,
        "depth": found.depth,
        "nodes": found.nodes,
        "seconds": round(found.seconds, 6),
        "line": list(found.line),
        "candidates": [{"action": action, "value": value} for action, value in found.candidates],
    }
    if as_json:
        print_json(document)
    else:
        show(document)


def check_somebody_decides(the_game: Game, s: State) -> None:
    deciders = the_game.deciders(s)
    if not deciders:
        raise BadSetup("the game is over: there is nothing to analyse")
    if deciders == (CHANCE,):
        raise BadSetup("chance is asked in this position, not a player")


def show(found: dict[str, Any]) -> None:
    sure = "to the very end" if found["exact"] else f"{found['depth']} turns deep"
    print(f"seat {found['seat']} decides: {found['value']:+g}, seen {sure}")
    print(f"{found['nodes']:,} nodes in {found['seconds']:.2f} s")
    print("line:", ", ".join(found["line"]))
    for candidate in found["candidates"]:
        print(f"{candidate['value']:+7g}  {candidate['action']}")
