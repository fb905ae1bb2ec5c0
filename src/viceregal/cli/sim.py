"""`viceregal sim`: games between bots, and what came of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from viceregal.cli.flags import (
    Edition,
    GameKey,
    Json,
    Options,
    Players,
    Seed,
    any_seed,
    read_options,
    read_seed,
    seats_for,
)

if TYPE_CHECKING:
    from viceregal.arena.runner import Plan, Report

_GAMES: Final = 100
_MOST_GAMES: Final = 10**9
_MOST_WORKERS: Final = 1024


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
    as_json: Json = False,
) -> None:
    """Let bots play, and report wins, scores and speed."""
    from viceregal.arena.runner import Plan, all_cores, checked
    from viceregal.cli.output import print_json
    from viceregal.games import game as find_game

    bots = bot or []
    the_game = find_game(game)
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
        )
    )
    report = _run(plan, workers or all_cores(), out)
    if as_json:
        print_json(report.document())
    else:
        show(report.document())


def _round_up(number: int, step: int) -> int:
    return -(-number // step) * step


def _run(plan: Plan, workers: int, out: str | None) -> Report:
    from viceregal.arena.runner import run
    from viceregal.cli.files import written_whole

    if out is None:
        with progress(plan.games) as on_games:
            return run(plan, workers, on_games)
    with written_whole(out) as file, progress(plan.games) as on_games:
        return run(plan, workers, on_games, lambda record: print(record, file=file))


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
    print(f"{report['games']:,} games of {report['game']}, seed {report['seed']}, {report['seconds']:.2f} s")
    print(f"{report['games_per_s']:,.0f} games/s, {report['moves_per_s']:,.0f} moves/s")
    if report["seats"] == 1:
        print(f"{report['bots'][0]}, alone: mean score {report['scores'][0]:.2f}")
    else:
        show_wins(report)


def show_wins(report: dict[str, Any]) -> None:
    from rich.table import Table

    from viceregal.cli.output import console

    games = report["games"]
    by_seat = Table("seat", "bot", box=None, pad_edge=False)
    for heading in ("wins", "%", "mean score"):
        by_seat.add_column(heading, justify="right")
    for seat, wins in enumerate(report["wins"]):
        bot = "each in turn" if report["rotate"] else report["bots"][seat]
        bot = f"{bot.title()} (AI board)" if seat in report["ruled"] else bot
        by_seat.add_row(str(seat), bot, *_shares(wins, games), f"{report['scores'][seat]:.2f}")
    console().print(by_seat)
    by_bot = Table("bot", box=None, pad_edge=False)
    for heading in ("wins", "%", "±"):
        by_bot.add_column(heading, justify="right")
    for bot, wins in report["wins_by_bot"].items():
        within = report["within"][bot]
        by_bot.add_row(bot, *_shares(wins, games), "" if within is None else f"{100 * within:.1f}")
    console().print(by_bot)


def _shares(wins: float, games: int) -> tuple[str, str]:
    return f"{wins:,.2f}".rstrip("0").rstrip("."), f"{100 * wins / games:.1f}"
