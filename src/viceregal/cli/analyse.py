"""`viceregal analyse`: the best line of play in a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from viceregal.cli.complaints import CHANCE_DECIDES, NOTHING_TO_ANALYSE
from viceregal.cli.flags import ENGLISH, GameKey, Json, Lang, PositionFile
from viceregal.core.errors import BadSetup
from viceregal.core.records import CHANCE

if TYPE_CHECKING:
    from viceregal.bots.analysis import Reason
    from viceregal.core.game import Game
    from viceregal.core.rules import State
    from viceregal.i18n.game_speech import GameSpeech

USUAL_SECONDS: Final = 1.0


def analyse(
    game: GameKey,
    file: PositionFile,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", metavar="T", show_default=False, help="Thinking time. Default: 1."),
    ] = None,
    amount: Annotated[
        int | None,
        typer.Option(
            "--nodes",
            "--sims",
            metavar="N",
            show_default=False,
            help="Number of positions, or of playouts, to look at.",
        ),
    ] = None,
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """Search a position: its value, the best line, and why."""
    from viceregal.bots import registry
    from viceregal.cli.files import read_position
    from viceregal.cli.output import print_json
    from viceregal.games import game as find_game
    from viceregal.i18n import speak

    the_game = find_game(game)
    if seconds is None and amount is None:
        seconds = USUAL_SECONDS
    analyst = registry.analyst_within(game, seconds, amount)
    match = read_position(the_game, file)
    check_somebody_decides(the_game, match.state)
    found = analyst.analyse(match.position())
    speech = speak(lang).of(game)
    document = {
        "game": game,
        "seat": found.seat,
        "value": found.value,
        "exact": found.exact,
        "depth": found.depth,
        "nodes": found.nodes,
        "seconds": round(found.seconds, 6),
        "line": list(found.line),
        "candidates": [
            {**each.to_plain(), "reasons": [in_words(why, speech) for why in each.reasons]}
            for each in found.judged
        ],
        "reasons": [in_words(each, speech) for each in found.reasons],
    }
    if as_json:
        print_json(document)
    else:
        show(document, speech)


def check_somebody_decides(the_game: Game, s: State) -> None:
    deciders = the_game.deciders(s)
    if not deciders:
        raise BadSetup(NOTHING_TO_ANALYSE)
    if deciders == (CHANCE,):
        raise BadSetup(CHANCE_DECIDES)


def in_words(reason: Reason, speech: GameSpeech) -> dict[str, Any]:
    return {**reason.to_plain(), "words": speech.say(f"reason.{reason.heading}")}


def show(found: dict[str, Any], speech: GameSpeech) -> None:
    told = {"seat": found["seat"], "value": speech.figures(f"{found['value']:+g}")}
    if found["exact"]:
        print(speech.say("analyse.to_the_end", **told))
    else:
        print(speech.say_n("analyse.deep", found["depth"], **told))
    nodes, seconds = speech.figures(f"{found['nodes']:,}"), speech.figures(f"{found['seconds']:.2f}")
    print(speech.say("analyse.nodes", nodes=nodes, seconds=seconds))
    print(speech.say("analyse.line", line=", ".join(found["line"])))
    for candidate in found["candidates"]:
        give_or_take = f" ±{candidate['error']:4.1f}" if "error" in candidate else ""
        worth = speech.figures(f"{candidate['value']:+7g}{give_or_take}")
        near = speech.percent(f"{100 * candidate['chance']:.0f}") if "chance" in candidate else ""
        print(f"{worth} {near:>6}  {candidate['action']}")
        for reason in candidate["reasons"]:
            points = speech.figures(f"{reason['points']:+16.1f}")
            print(f"{points}  {reason['words']}")
