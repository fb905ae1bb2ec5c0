"""`viceregal arena`: tournaments between bots, by a file that says who meets whom."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from viceregal.cli.flags import (
    ENGLISH,
    PROCESSES,
    RAY,
    SUBCOMMAND,
    Address,
    Json,
    Lang,
    Rows,
    Where,
    check_where,
)
from viceregal.cli.output import tell

if TYPE_CHECKING:
    from viceregal.arena.ledger import Ledger
    from viceregal.arena.spec import Tournament
    from viceregal.arena.tournament import Crew
    from viceregal.i18n.catalogue import Words

_MAX_WORKERS = 1024

arena = typer.Typer(
    rich_markup_mode=None,
    help="Tournaments between bots.",
    no_args_is_help=True,
    subcommand_metavar=SUBCOMMAND,
)
Folder: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FOLDER",
        show_default=False,
        help="Folder for the games and the report; a run found there is resumed. Default: beside the spec.",
    ),
]
AtOnce: TypeAlias = Annotated[
    int,
    typer.Option(
        "--workers",
        metavar="W",
        min=0,
        max=_MAX_WORKERS,
        help="Games played at once; 0 means one per core.",
    ),
]


@arena.callback()
def _arena() -> None:
    """Tournaments between bots."""


@arena.command("run")
def run_spec(
    spec: Annotated[Path, typer.Argument(metavar="SPEC.toml", help="Who plays whom, and how often.")],
    out: Folder = None,
    workers: AtOnce = 0,
    on: Where = PROCESSES,
    address: Address = None,
    rows: Rows = None,
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """Play or resume a tournament, and write its report."""
    from viceregal.arena import page
    from viceregal.arena.ledger import Ledger
    from viceregal.arena.rows import form_of
    from viceregal.arena.spec import read
    from viceregal.arena.standings import standings
    from viceregal.arena.tournament import run
    from viceregal.cli.output import print_json
    from viceregal.i18n import speak

    if rows is not None:
        form_of(rows)
    check_where(on)
    tournament = read(spec)
    folder = out if out is not None else spec.with_suffix(".arena")
    ledger = Ledger(folder / "games.jsonl")
    with progress(speak(lang)) as on_games:
        run(tournament, ledger, crew_of(tournament, workers, on, address), on_games)
    found = standings(tournament, ledger)
    report = page.write(tournament, ledger, found, folder, speak(lang))
    if rows is not None:
        write_rows(tournament, ledger, rows)
    if as_json:
        print_json(found)
    else:
        show(found, report, speak(lang))


def write_rows(tournament: Tournament, ledger: Ledger, name: str) -> None:
    """The rows of all games that count, match after match."""
    from viceregal.arena.rows import form_of, row_of, writing
    from viceregal.arena.tournament import counted
    from viceregal.cli.files import bytes_written_whole

    seats = max([match.plan.setup.seats for match in tournament.matches])
    with bytes_written_whole(name) as file, writing(file, form_of(name), seats) as write:
        for match in tournament.matches:
            for deal in counted(match, ledger):
                for each in deal:
                    write(row_of(match.plan, each.index, each))


def crew_of(tournament: Tournament, workers: int, on: str, address: str | None) -> Crew:
    from viceregal.arena.runner import all_cores
    from viceregal.arena.tournament import Processes

    if on == RAY:
        from viceregal.arena.on_ray import Cluster

        return Cluster(address, tournament.load, workers or None)
    return Processes(workers or all_cores())


@contextmanager
def progress(words: Words) -> Iterator[Callable[[int, int], None] | None]:
    """A bar on the error stream; nothing where no terminal would show it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (words.say("sim.games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda there, total: bar.update(task, completed=there, total=total)


def show(found: dict[str, Any], report: Path, words: Words) -> None:
    from rich.table import Table

    from viceregal.arena.wording import length_words, mean_words, question_words, share_words
    from viceregal.cli.output import console

    for group in found["games"]:
        print(group["game"])
        heads = [words.say(key) for key in ("games.bots", "sim.games", "arena.shares")]
        table = Table(*heads, "", box=None, pad_edge=False)
        for match in group["matches"]:
            shares = "; ".join(
                [f"{bot} {share_words(share, words)}" for bot, share in match["shares"].items()]
            )
            table.add_row(
                " | ".join(match["bots"]), str(match["played"]), shares, question_words(match, words)
            )
        console().print(table)
        if group["moves"]:
            means = "; ".join([f"{bot} {mean_words(mean, words)}" for bot, mean in group["means"].items()])
            shares = "; ".join(
                [
                    words.say("typesetting.percent", n=mean_words(share, words, 100))
                    for share in group["seats"]
                ]
            )
            tell(words.say("arena.means", means=means))
            tell(words.say("arena.by_seat", shares=shares))
            tell(length_words(group["lengths"], words))
        for each in group["faults"]:
            tell(words.say("arena.fault", game=each["game"], fault=each["fault"]))
    tell(words.say("arena.report", path=report))
