"""`viceregal sim`: games between bots, and what came of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from viceregal.cli.flags import (
    Edition,
    GameKey,
    Json,
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
from viceregal.core.errors import BadSetup
from viceregal.faults import PATIENCE

if TYPE_CHECKING:
    from viceregal.arena.runner import Plan, Report

_GAMES: Final = 100
_MOST_GAMES: Final = 10**9
_MOST_WORKERS: Final = 1024
_FAULTS_SHOWN: Final = 10


def sim(
    game: GameKey,
    players: Players = None,
    edition: Edition = "",
    options: Options = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", metavar="SPEC", show_default=False, help="One for each seat, in order. Default: random."
        ),
    ] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Play every deal from every seat.")] = False,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", metavar="K", min=1, max=_MOST_GAMES, show_default=False, help="Default: 100."
        ),
    ] = None,
    seed: Seed = None,
    workers: Annotated[
        int,
        typer.Option("--workers", metavar="W", min=0, max=_MOST_WORKERS, help="Processes; 0 is one a core."),
    ] = 1,
    out: Annotated[
        str | None,
        typer.Option(
            "--out", metavar="FILE", show_default=False, help="Write the game records to this file."
        ),
    ] = None,
    rows: Rows = None,
    limit: Limit = PATIENCE,
    as_json: Json = False,
) -> None:
    """Let bots play, and report wins, scores, lengths and speed."""
    from viceregal.arena.runner import Plan, all_cores, checked
    from viceregal.cli.output import print_json
    from viceregal.games import game as find_game

    _check_files(out, rows)
    bots, the_game = bot or [], find_game(game)
    values = read_options(options)
    several = max(the_game.facts.least_seats, len(bots), 2)  # alone there is nobody to win against
    seats = several if players is None else seats_for(game, players, values)
    setup = the_game.setup(seats, edition, values)
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
    report = _run(plan, workers or all_cores(), out, rows)
    tell = print_json if as_json else show
    tell(report.document())


def _check_files(out: str | None, rows: str | None) -> None:
    """What cannot be written is refused before anything is played."""
    from viceregal.arena.rows import form_of

    if rows is None:
        return
    form_of(rows)
    if out is not None and os.path.realpath(rows) == os.path.realpath(out):
        raise BadSetup(f"records and rows cannot both be written to {rows}")


def _round_up(number: int, step: int) -> int:
    return -(-number // step) * step


def _run(plan: Plan, workers: int, out: str | None, rows: str | None) -> Report:
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
        on_games = files.enter_context(progress(plan.games))
        return run(plan, workers, on_games, on_record, on_row)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on the error stream; nothing where no terminal would show it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda more: bar.advance(task, more)


def show(report: dict[str, Any]) -> None:
    from viceregal.arena.means import give_or_take, long

    games = f"{report['games']:,} game{'' if report['games'] == 1 else 's'}"
    print(f"{games} of {report['game']}, seed {report['seed']}, {report['seconds']:.2f} s")
    print(f"{report['games_per_s']:,.0f} games/s, {report['moves_per_s']:,.0f} moves/s")
    print(long(report["lengths"]))
    if report["seats"] == 1:
        [(bot, mean)] = report["scores_by_bot"].items()
        print(f"{bot}, alone: mean score {give_or_take(mean)}")
    else:
        show_seats(report)
        show_bots(report)
    show_faults(report["faults"])


def show_faults(faults: list[dict[str, Any]]) -> None:
    """What broke down, hung or cheated: where to look for it."""
    for each in faults[:_FAULTS_SHOWN]:
        again = "" if each["games"] == 1 else f" and {each['games'] - 1:,} more"
        what = "broken off" if each["bot"] is None else "lost on the spot"
        print(f"{what} in game {each['game']}{again}: {each['fault']}")
    if len(faults) > _FAULTS_SHOWN:
        print(f"and in {len(faults) - _FAULTS_SHOWN:,} other ways; --json tells them all")


def show_seats(report: dict[str, Any]) -> None:
    rows = []
    for seat, wins in enumerate(report["wins"]):
        bot = "each in turn" if report["rotate"] else report["bots"][seat]
        bot = f"{bot.title()} (AI board)" if seat in report["ruled"] else bot
        share = report["seat_shares"][seat]
        rows.append([str(seat), bot, _wins(wins), *_percent(share), _points(report["scores"][seat])])
    _show(("seat", "bot"), ("wins", "%", "±", "mean score"), rows)


def show_bots(report: dict[str, Any]) -> None:
    rows = []
    for bot, wins in report["wins_by_bot"].items():
        share = {"mean": wins / report["games"], "within": report["within"][bot]}
        score = report["scores_by_bot"][bot]
        rows.append([bot, _wins(wins), *_percent(share), _points(score["mean"]), _points(score["within"])])
    _show(("bot",), ("wins", "%", "±", "mean score", "±"), rows)


def _show(names: tuple[str, ...], figures: tuple[str, ...], rows: list[list[str]]) -> None:
    from rich.table import Table

    from viceregal.cli.output import console

    table = Table(*names, box=None, pad_edge=False)
    for heading in figures:
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(*row)
    console().print(table)


def _wins(wins: float) -> str:
    return f"{wins:,.2f}".rstrip("0").rstrip(".")


def _points(points: float | None) -> str:
    return "" if points is None else f"{points:.2f}"


def _percent(share: dict[str, Any]) -> tuple[str, str]:
    within = share["within"]
    return f"{100 * share['mean']:.1f}", "" if within is None else f"{100 * within:.1f}"
