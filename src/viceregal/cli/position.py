"""`viceregal position`: look at a position, and play on from it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from viceregal.cli.complaints import DO_FOR_WHOM, VIEW_OPTION
from viceregal.cli.flags import ENGLISH, GameKey, Json, Lang, PositionFile
from viceregal.core.complaints import AT
from viceregal.core.errors import BadSetup, BadValue, ViceregalError
from viceregal.core.records import CHANCE

if TYPE_CHECKING:
    from viceregal.core.game import Game
    from viceregal.core.match import Match
    from viceregal.core.rules import State
    from viceregal.i18n.game_speech import GameSpeech

# `1: move left stark` says whose action it is.
_WITH_SEAT = re.compile(r"\s*([0-9]+|\*)\s*:(.*)", re.DOTALL)

Foretell: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--foretell",
        metavar="ACTION",
        show_default=False,
        help="Print what this action would lead to, as far as the seat can know; repeat for several in a row.",
    ),
]
ForWhom: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--seat",
        metavar="SEAT",
        show_default=False,
        help="The seat to foretell for. Default: the one to decide.",
    ),
]
Do: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--do",
        metavar="ACTION",
        show_default=False,
        help="Play this action first; repeat for several, in order.",
    ),
]
ViewOf: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--view",
        metavar="SEAT",
        show_default=False,
        help="Print what a seat can see; - means a spectator.",
    ),
]


class Undone(ViceregalError):
    """An action that could not be carried out: no action at all, or one that a rule forbids."""


def position(
    game: GameKey,
    file: PositionFile,
    do: Do = None,
    legal: Annotated[bool, typer.Option("--legal", help="List the legal actions.")] = False,
    score: Annotated[bool, typer.Option("--score", help="Print the current score.")] = False,
    view: ViewOf = None,
    board: Annotated[bool, typer.Option("--board", help="Draw the position.")] = False,
    foretell: Foretell = None,
    seat: ForWhom = None,
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """Load a position, play actions, and print the result.

    The result is a position document unless you ask for something else.
    Chance does not act on its own here: its answers are actions too.
    """
    from viceregal.cli.files import read_position
    from viceregal.cli.foretold import foretold, lines
    from viceregal.cli.output import print_json
    from viceregal.games import game as find_game

    the_game = find_game(game)
    match = read_position(the_game, file)
    for number, text in enumerate(do or [], start=1):
        carry_out(match, text, number, lang)
    s = match.state
    viewer = None if view is None else read_viewer(the_game, s, view)
    asked: dict[str, Any] = {}
    if legal:
        asked["legal"] = legal_answers(the_game, s)
    if score:
        asked["score"] = score_of(the_game, s)
    if viewer is not None:
        asked["view"] = the_game.view(s, *viewer)
    made = foretold(the_game, s, foretell, seat) if foretell else None
    if made is not None:
        asked["foretelling"] = made.to_plain(the_game)
    if as_json or not (asked or board):
        print_json(asked or match.position())
    else:
        show(the_game, s, asked, board, lang)
        if made is not None:
            print("\n".join(lines(the_game, made, lang)))


def carry_out(match: Match, text: str, number: int, lang: str = ENGLISH) -> None:
    """Apply one `--do`. Where several seats are asked at once, `seat: action` says whose it is; * is chance."""
    from viceregal.cli.answering import why_not, with_missing
    from viceregal.cli.show import speech_of

    deciders = match.to_move
    seat = deciders[0] if deciders else 0
    named = _WITH_SEAT.fullmatch(text)
    if named is not None:
        seat = CHANCE if named[1] == "*" else int(named[1][:9])
        text = named[2]
    elif len(deciders) > 1:
        seats = ", ".join([str(each) for each in deciders])
        raise BadSetup(
            AT, place=f"--do {number}", reason=BadValue(DO_FOR_WHOM, seats=seats, form="'seat: action'")
        )
    try:
        action = match.game.parse(text)
        refusal = match.game.why_not(match.state, seat, action)
        if refusal is not None:
            raise refusal
    except ViceregalError as error:
        speech = speech_of(match.game, lang)
        is_english = lang == ENGLISH  # then it is said by the words of the notation, which one has typed
        why = with_missing(str(error), error, speech) if is_english else why_not(error, match, lang)
        raise Undone(AT, place=f"--do {number}", reason=why) from None
    match.enter(seat, action)


def read_viewer(the_game: Game, s: State, text: str) -> tuple[int | None]:
    seats = the_game.setup_of(s).seats
    if text == "-":
        return (None,)
    if text not in [str(seat) for seat in range(seats)]:
        raise BadSetup(VIEW_OPTION, last=seats - 1, given=repr(text[:60]))
    return (int(text),)


def legal_answers(the_game: Game, s: State) -> list[dict[str, Any]]:
    """For each decider, what it may answer; null where chance has too many answers to list."""
    answers = []
    for seat in the_game.deciders(s):
        listed = the_game.is_countable(s)
        actions = [the_game.text(action) for action in the_game.legal(s, seat)] if listed else None
        answers.append({"seat": None if seat == CHANCE else seat, "actions": actions})
    return answers


def score_of(the_game: Game, s: State) -> dict[str, Any]:
    return {
        "over": not the_game.deciders(s),
        "scores": list(the_game.scores(s)),
        "winners": list(the_game.winners(s)),
        "sheet": [
            {"seat": line.seat, "heading": line.heading, "points": line.points, "sources": list(line.sources)}
            for line in the_game.score_sheet(s)
        ],
    }


def show(the_game: Game, s: State, asked: dict[str, Any], board: bool, lang: str) -> None:
    from viceregal.cli.show import show_board, speech_of

    speech = speech_of(the_game, lang)
    if board:
        show_board(the_game, the_game.view(s, None), lang)
    if "view" in asked:
        show_board(the_game, asked["view"], lang)
    if "score" in asked:
        show_score(asked["score"], speech)
    for answer in asked.get("legal", []):
        if len(asked["legal"]) > 1:
            print(speech.say("board.seat", seat=answer["seat"]) + ":")
        print("\n".join(answer["actions"] or [f"({speech.say('position.too_many')})"]))


def show_score(score: dict[str, Any], speech: GameSpeech) -> None:
    from viceregal.core.game import ScoreLine
    from viceregal.i18n.foretelling import heading_words

    for line in score["sheet"]:
        made = speech.source(ScoreLine(line["seat"], line["heading"], line["points"], tuple(line["sources"])))
        sources = f": {made}" if made else ""
        seat = speech.say("board.seat", seat=line["seat"])
        print(
            f"{seat}  {speech.figures(str(line['points']))} {heading_words(line['heading'], speech)}{sources}"
        )
    winners = speech.listing([speech.say("board.seat", seat=seat) for seat in score["winners"]])
    print(speech.say("position.won" if score["over"] else "position.ahead", players=winners))
