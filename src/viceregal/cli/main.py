"""The commands, put together."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from viceregal.cli.analyse import analyse
from viceregal.cli.arena import arena
from viceregal.cli.backup import backup, restore
from viceregal.cli.career import career
from viceregal.cli.daily import daily
from viceregal.cli.flags import ENGLISH, LANGUAGE_VARIABLE, SUBCOMMAND, known_language
from viceregal.cli.games import games
from viceregal.cli.guard import GuardedGroup
from viceregal.cli.learn import learn
from viceregal.cli.new import new
from viceregal.cli.perft import perft
from viceregal.cli.play import play
from viceregal.cli.position import position
from viceregal.cli.push_key import push_key
from viceregal.cli.puzzles import puzzles
from viceregal.cli.replay import replay
from viceregal.cli.reports import reports
from viceregal.cli.review import review
from viceregal.cli.rules import rules
from viceregal.cli.serve import serve
from viceregal.cli.sim import sim

app = typer.Typer(
    name="viceregal",
    subcommand_metavar=SUBCOMMAND,
    cls=GuardedGroup,
    rich_markup_mode=None,  # help without Rich: it would take half the time of `--help` to load
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(asked: bool) -> None:
    if asked:
        from viceregal import __version__
        from viceregal._build import kind

        print(f"viceregal {__version__} ({kind()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def viceregal(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_show_version,
            is_eager=True,
            help="Show the version and whether the rules are compiled.",
        ),
    ] = False,
    load: Annotated[
        list[str] | None,
        typer.Option(
            "--load",
            metavar="FILE|MODULE",
            show_default=False,
            help="Load games and bots of your own: a Python file, a package’s folder or a module. Works with every command.",
        ),
    ] = None,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            metavar="LANG",
            envvar=LANGUAGE_VARIABLE,
            callback=known_language,
            show_default=False,
            help="Language of the words and of this help. Works with every command.",
        ),
    ] = None,
) -> None:
    """Viceregal, a table for board games: play, simulate, analyse, and look up the rules."""
    if lang is not None:
        context.with_resource(_speaking(lang))
    if context.invoked_subcommand is None:
        context.invoke(serve, lang=lang or ENGLISH)


@contextmanager
def _speaking(lang: str) -> Iterator[None]:
    """What is said before the name of a command is said for it, unless it says otherwise itself."""
    before = os.environ.get(LANGUAGE_VARIABLE)
    os.environ[LANGUAGE_VARIABLE] = lang
    try:
        yield
    finally:
        os.environ.pop(LANGUAGE_VARIABLE)
        if before is not None:
            os.environ[LANGUAGE_VARIABLE] = before


for command in (
    games,
    new,
    position,
    sim,
    learn,
    replay,
    review,
    career,
    perft,
    analyse,
    rules,
    play,
    daily,
    serve,
    backup,
    restore,
    reports,
    push_key,
):
    app.command(command.__name__.replace("_", "-"))(command)
app.add_typer(arena, name="arena")
app.add_typer(puzzles, name="puzzles")


def main() -> None:
    """Where the installed command begins."""
    app(prog_name="viceregal")
