"""`viceregal puzzles`: positions with one right answer: list, show and solve them, find new ones, prove the old."""

from __future__ import annotations

from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from viceregal.cli.complaints import AND_ALSO, NO_FOLDER
from viceregal.cli.flags import ENGLISH, SUBCOMMAND, GameKey, Json, Lang
from viceregal.cli.output import tell
from viceregal.core.errors import BadSetup

if TYPE_CHECKING:
    from viceregal.core.errors import ViceregalError
    from viceregal.puzzles import Puzzle, Trial

_MOST = 10**6
_MAX_WORKERS = 1024

puzzles = typer.Typer(
    name="puzzles",
    subcommand_metavar=SUBCOMMAND,
    help="Positions with one right answer: solve or find them.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Key = Annotated[
    str,
    typer.Argument(
        metavar="KEY", show_default=False, help="The puzzle, as listed by `viceregal puzzles list`."
    ),
]
Theme = Annotated[
    str, typer.Option("--theme", metavar="T", show_default=False, help="Only puzzles with this theme.")
]
Budget = Annotated[
    int | None,
    typer.Option(
        "--budget",
        metavar="N",
        min=1,
        show_default=False,
        help="Effort that must find the answer, in nodes, playouts or positions; four times as much checks it.",
    ),
]


@puzzles.command("list")
def list_puzzles(game: GameKey, theme: Theme = "", lang: Lang = ENGLISH, as_json: Json = False) -> None:
    """List the puzzles of a game by theme and strength."""
    from viceregal.cli.output import print_json
    from viceregal.puzzles import wording

    found = _of(game, theme)
    if as_json:
        print_json(
            [{"key": e.key, "theme": e.theme, "rating": e.rating, "edition": e.edition} for e in found]
        )
        return
    for each in found:
        print(f"{each.key}  {each.rating:>5}  {wording.title(game, each.theme, lang)}")


@puzzles.command("show")
def show_puzzle(
    game: GameKey,
    key: Key,
    answer: Annotated[
        bool, typer.Option("--answer", help="Show the answer, too, and why it is right.")
    ] = False,
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """Show a puzzle: the board as its solver sees it, and the goal."""
    from viceregal.cli.output import print_json
    from viceregal.puzzles import Trial

    puzzle = _found(game, key)
    if as_json:
        print_json({"game": game, "version": puzzle.version, **puzzle.to_plain()})
        return
    trial = Trial(puzzle)
    _show(trial, lang)
    if answer:
        _explain(trial, lang)


@puzzles.command("solve")
def solve(
    game: GameKey,
    key: Annotated[
        str,
        typer.Argument(
            metavar="KEY", help="The puzzle. Default: a random one, of the theme if you name one."
        ),
    ] = "",
    theme: Theme = "",
    lang: Lang = ENGLISH,
) -> None:
    """Solve a puzzle.

    Type the number of an answer, or the answer itself; an empty line gives up.
    """
    from secrets import choice

    from viceregal.puzzles import Trial

    puzzle = _found(game, key) if key else choice(_of(game, theme))
    trial = Trial(puzzle)
    _show(trial, lang)
    while trial.status == "going":
        text = _ask(trial, lang)
        if not text:
            break
        _try(trial, text, lang)
    print()
    _explain(trial, lang)


@puzzles.command("mine")
def mine_puzzles(
    game: GameKey,
    count: Annotated[
        int, typer.Option("--count", metavar="N", min=1, max=_MOST, help="Number of puzzles wanted.")
    ] = 20,
    seed: Annotated[
        str, typer.Option("--seed", metavar="S", help="The same seed and budget give the same puzzles.")
    ] = "1",
    workers: Annotated[
        int,
        typer.Option(
            "--workers", metavar="W", min=0, max=_MAX_WORKERS, help="Worker processes; 0 means one per core."
        ),
    ] = 1,
    budget: Budget = None,
    theme: Annotated[
        list[str] | None,
        typer.Option("--theme", metavar="T", show_default=False, help="Only puzzles with this theme."),
    ] = None,
    out: Annotated[
        str,
        typer.Option(
            "--out", metavar="FILE", help="Where the puzzles are written; notes lie beside it until then."
        ),
    ] = "puzzles.jsonl",
    lang: Lang = ENGLISH,
) -> None:
    """Find puzzles in games between bots.

    After an interruption the same command resumes.
    """
    from viceregal.arena.runner import all_cores
    from viceregal.cli.files import written_whole
    from viceregal.cli.learn import progress
    from viceregal.i18n import speak
    from viceregal.puzzles import mining

    wanted = mining.order(game, count, seed, budget, tuple(theme or ()))
    notes = Path(f"{out}.notes")
    if not notes.parent.is_dir():
        raise BadSetup(NO_FOLDER, folder=notes.parent)
    words = speak(lang)
    with progress() as bar:
        mined = mining.mine(
            wanted,
            notes,
            workers or all_cores(),
            lambda now: bar(words.say("puzzles.puzzles"), len(now.kept), count),
        )
    with written_whole(out) as file:
        file.write(mining.written(wanted, mined.kept))
    notes.unlink()
    tell(words.say("puzzles.mined", puzzles=len(mined.kept), games=mined.games, path=out))


@puzzles.command("check")
def check_puzzles(
    game: GameKey,
    file: Annotated[
        str,
        typer.Option(
            "--file", metavar="FILE", show_default=False, help="A file of puzzles. Default: the game’s own."
        ),
    ] = "",
    lang: Lang = ENGLISH,
) -> None:
    """Check that each puzzle has just one answer, as written."""
    from viceregal.cli.files import MAX_POSITION_BYTES, read_text
    from viceregal.cli.guard import Failed
    from viceregal.cli.learn import progress
    from viceregal.i18n import speak
    from viceregal.puzzles import BadPuzzle
    from viceregal.puzzles.checking import check
    from viceregal.puzzles.reader import read_puzzles

    found = read_puzzles(game, file, read_text(file, MAX_POSITION_BYTES)) if file else list(_of(game, ""))
    wrong: list[ViceregalError] = []
    with progress() as bar:
        for number, puzzle in enumerate(found, start=1):
            try:
                check(puzzle)
            except BadPuzzle as error:
                wrong.append(error)
            bar(speak(lang).say("puzzles.puzzles"), number, len(found))
    if wrong:
        raise Failed(reduce(lambda one, other: Failed(AND_ALSO, one=one, other=other), wrong))
    tell(speak(lang).say_n("puzzles.hold", len(found)))


# ------------------------------------------------------------------------------------------------------------------


def _of(game: str, theme: str) -> tuple[Puzzle, ...]:
    from viceregal.puzzles import puzzles as all_puzzles
    from viceregal.puzzles.complaints import NO_PUZZLES
    from viceregal.puzzles.reader import check_theme

    found = all_puzzles(game)
    if not found:
        raise BadSetup(NO_PUZZLES, game=game)
    if theme:
        check_theme(game, theme)
    return tuple([each for each in found if theme in ("", each.theme)])


def _found(game: str, key: str) -> Puzzle:
    from viceregal.puzzles import find_puzzle

    return find_puzzle(game, key)


def _show(trial: Trial, lang: str) -> None:
    from viceregal.cli.answering import shown
    from viceregal.puzzles import wording

    puzzle = trial.puzzle
    print(f"{wording.title(puzzle.game, puzzle.theme, lang)} ({puzzle.key}, {puzzle.rating})")
    shown(trial.match, puzzle.seat, lang)
    print(wording.goal(puzzle, lang))


def _ask(trial: Trial, lang: str) -> str:
    from viceregal.cli.answering import answered
    from viceregal.puzzles import wording

    return answered(trial.match, trial.seat, lang, wording.names_for(trial.puzzle, lang))


def _try(trial: Trial, text: str, lang: str) -> None:
    from viceregal.cli.answering import why_not
    from viceregal.core.errors import ViceregalError
    from viceregal.puzzles import wording

    try:
        trial.play([text])
    except ViceregalError as error:
        print(why_not(error, trial.match, lang, wording.names_for(trial.puzzle, lang)))
        return
    print(wording.said(trial, lang))


def _explain(trial: Trial, lang: str) -> None:
    from viceregal.i18n import speak
    from viceregal.puzzles import wording

    puzzle, names = trial.puzzle, wording.names_for(trial.puzzle, lang)
    for step in wording.line_in_words(trial, lang, names):
        print(f"{names[step.seat]}: {step.words}  [{step.action}]")
    for sentence in wording.told(trial, lang, names):
        print(f"  {sentence}")
    if wording.ahead(puzzle, lang):
        print(wording.ahead(puzzle, lang))
    for words, points in wording.reasons(puzzle, lang):
        print(f"{speak(lang).figures(f'{points:+7.1f}')}  {words}")
