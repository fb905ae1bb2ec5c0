"""`viceregal sim`: games between bots, and what came of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import typer

from viceregal.cli.complaints import SAME_FILE_FOR_BOTH
from viceregal.cli.flags import (
    ENGLISH,
    Edition,
    GameKey,
    Json,
    Lang,
    Limit,
    Options,
    Players,
    Rows,
    Seed,
    any_seed,
    read_options,
    read_seed,
    seats_for,
)
from viceregal.cli.output import tell
from viceregal.core.errors import BadSetup
from viceregal.faults import PATIENCE
from viceregal.games import pack

if TYPE_CHECKING:
    from viceregal.arena.runner import Plan, Report
    from viceregal.i18n.game_speech import GameSpeech

_GAMES: Final = 100
_MAX_GAMES: Final = 10**9
_MAX_WORKERS: Final = 1024
_FAULTS_SHOWN: Final = 10

Out = Annotated[
    str | None,
    typer.Option("--out", metavar="FILE", show_default=False, help="Write the game records to this file."),
]
Workers = Annotated[
    int,
    typer.Option(
        "--workers", metavar="W", min=0, max=_MAX_WORKERS, help="Worker processes; 0 means one per core."
    ),
]
Bots: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="SPEC",
        show_default=False,
        help="A bot for each seat, in order. Default: random.",
    ),
]
Games: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--games",
        metavar="K",
        min=1,
        max=_MAX_GAMES,
        show_default=False,
        help="Number of games. Default: 100.",
    ),
]


def sim(
    game: GameKey,
    players: Players = None,
    edition: Edition = "",
    options: Options = None,
    bot: Bots = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Play every deal from every seat.")] = False,
    games: Games = None,
    seed: Seed = None,
    workers: Workers = 1,
    out: Out = None,
    rows: Rows = None,
    limit: Limit = PATIENCE,
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """Let bots play, and report wins, scores, lengths and speed."""
    from viceregal.arena.runner import Plan, all_cores, checked
    from viceregal.cli.output import print_json
    from viceregal.games import game as find_game
    from viceregal.i18n import speak

    _check_files(out, rows)
    bots, values, least = bot or [], read_options(options), find_game(game).facts.min_seats
    several = max(least, len(bots), 2)  # alone there is nobody to win against
    seats = several if players is None else seats_for(game, players, values)
    setup = find_game(game).setup(seats, edition, values)
    plan = checked(
        Plan(
            game,
            setup,
            tuple(bots),
            _round_up(_GAMES, setup.seats if rotate else 1) if games is None else games,
            any_seed() if seed is None else read_seed(seed),
            rotate,
            records=out is not None,
            rows=rows is not None,
            limit=limit,
        )
    )
    speech = speak(lang).of(game)
    report = _run(plan, workers or all_cores(), out, rows, speech).document()
    print_json(report) if as_json else show(report, speech)


def _check_files(out: str | None, rows: str | None) -> None:
    """What cannot be written is refused before anything is played."""
    from viceregal.arena.rows import form_of

    if rows is None:
        return
    form_of(rows)
    if out is not None and os.path.realpath(rows) == os.path.realpath(out):
        raise BadSetup(SAME_FILE_FOR_BOTH, file=rows)


def _round_up(number: int, step: int) -> int:
    return -(-number // step) * step


def _run(plan: Plan, workers: int, out: str | None, rows: str | None, speech: GameSpeech) -> Report:
    from viceregal.arena.apart import has_guests
    from viceregal.arena.rows import Write, form_of, writing
    from viceregal.arena.runner import run
    from viceregal.cli.files import bytes_written_whole, written_whole

    on_record: Callable[[str], None] | None = None
    on_row: Write | None = None
    with ExitStack() as files:
        if out is not None:
            records = files.enter_context(written_whole(out))
            on_record = lambda record: print(record, file=records)  # noqa: E731
        if rows is not None:
            table = files.enter_context(bytes_written_whole(rows))
            on_row = files.enter_context(writing(table, form_of(rows), plan.setup.seats))
        on_games = files.enter_context(progress(plan.games, speech))
        return run(plan, workers, on_games, on_record, on_row, apart=has_guests(plan))


@contextmanager
def progress(games: int, speech: GameSpeech) -> Iterator[Callable[[int], None] | None]:
    """A bar on the error stream; nothing where no terminal would show it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (speech.say("sim.games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda more: bar.advance(task, more)


def show(report: dict[str, Any], speech: GameSpeech) -> None:
    from viceregal.arena.wording import length_words, mean_words

    count, seconds = f"{report['games']:,}", f"{report['seconds']:.2f}"
    told = {"game": report["game"], "seed": report["seed"]}
    told |= {"count": speech.figures(count), "seconds": speech.figures(seconds)}
    tell(speech.say_n("sim.head", report["games"], **told))
    speed = [speech.figures(f"{report[each]:,.0f}") for each in ("games_per_s", "moves_per_s")]
    tell(speech.say("sim.speed", games=speed[0], moves=speed[1]))
    tell(length_words(report["lengths"], speech))
    if report["seats"] == 1:
        [(bot, mean)] = report["scores_by_bot"].items()
        tell(speech.say("sim.alone", bot=bot, mean=mean_words(mean, speech)))
    else:
        show_seats(report, speech)
        show_bots(report, speech)
    show_faults(report["faults"], speech)


def show_faults(faults: list[dict[str, Any]], speech: GameSpeech) -> None:
    """What broke down, hung or cheated: where to look for it."""
    for each in faults[:_FAULTS_SHOWN]:
        what, others = "broken_off" if each["bot"] is None else "lost", each["games"] - 1
        told = speech.say(f"sim.{what}", game=each["game"], fault=each["fault"])
        tell(told + (" " + speech.say_n("sim.in_more", others) if others else ""))
    if len(faults) > _FAULTS_SHOWN:
        tell(speech.say_n("sim.other_ways", len(faults) - _FAULTS_SHOWN))


def show_seats(report: dict[str, Any], speech: GameSpeech) -> None:
    rows = []
    for seat, wins in enumerate(report["wins"]):
        bot = speech.say("sim.each_in_turn") if report["rotate"] else report["bots"][seat]
        bot = _name_of_ai(bot, speech) if seat in report["ruled"] else bot
        share = report["seat_shares"][seat]
        rows.append([str(seat), bot, _wins(wins), *_percent(share), _points(report["scores"][seat])])
    _show(("seat", "bot"), ("wins", "%", "±", "mean_score"), rows, speech)


def _name_of_ai(bot: str, speech: GameSpeech) -> str:
    """As the option says it that makes the rules play this seat."""
    key = f"option.{pack(speech.context).solo_option()}.{bot}"
    return speech.say(key) if speech.has(key) else bot


def show_bots(report: dict[str, Any], speech: GameSpeech) -> None:
    rows, ruled = [], [report["bots"][seat] for seat in report["ruled"]]
    for bot, wins in report["wins_by_bot"].items():
        share = {"mean": wins / report["games"], "within": report["within"][bot]}
        score = report["scores_by_bot"][bot]
        name = _name_of_ai(bot, speech) if bot in ruled else bot
        rows.append([name, _wins(wins), *_percent(share), _points(score["mean"]), _points(score["within"])])
    _show(("bot",), ("wins", "%", "±", "mean_score", "±"), rows, speech)


def _show(
    names: tuple[str, ...], figures: tuple[str, ...], rows: list[list[str]], speech: GameSpeech
) -> None:
    from rich.table import Table

    from viceregal.cli.output import console

    table = Table(*[speech.say(f"sim.{name}") for name in names], box=None, pad_edge=False)
    for heading in figures:
        words = speech.say(f"sim.{heading}") if heading.isidentifier() else heading
        table.add_column(words, justify="right")
    for row in rows:
        table.add_row(*row[: len(names)], *[speech.figures(each) for each in row[len(names) :]])
    console().print(table)


def _wins(wins: float) -> str:
    return f"{wins:,.2f}".rstrip("0").rstrip(".")


def _points(points: float | None) -> str:
    return "" if points is None else f"{points:.2f}"


def _percent(share: dict[str, Any]) -> tuple[str, str]:
    within = share["within"]
    return f"{100 * share['mean']:.1f}", "" if within is None else f"{100 * within:.1f}"
