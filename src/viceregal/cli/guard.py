"""What stands between the commands and the terminal: one clear line for each error, quiet ends, and exit codes."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import typer
from typer.core import TyperGroup

from viceregal import plugins
from viceregal.cli.complaints import INTERNAL_ERROR, LOAD_TAKES
from viceregal.cli.flags import ENGLISH
from viceregal.core.complaints import AT
from viceregal.core.errors import BadSetup, ViceregalError
from viceregal.core.os_errors import os_reason

DONE: Final = 0
FAILED: Final = 1  # a verification or coverage that failed, a process that died
MISUSED: Final = 2  # a command, file, position or action that cannot be
BROKEN: Final = 70  # a mistake of this program
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

LOAD: Final = "--load"


class Failed(ViceregalError):
    """What was to be shown does not hold: exit 1."""


class GuardedGroup(TyperGroup):
    """Runs a command and turns whatever comes of it into an exit code."""

    lang = ENGLISH

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        _let_everything_be_printed()
        if sys.stdout is None:
            sys.stdout = Closed()
        try:
            code = super().main(
                args, prog_name or "viceregal", complete_var, False, windows_expand_args, **extra
            )
        except Exception as error:
            code = _explain(error, sys.argv[1:] if args is None else args)
        sys.exit(code or DONE)

    def make_context(self, *args: Any, **more: Any) -> Any:
        """`--help` and `--version` print while the words of the command are read."""
        with printing():
            return super().make_context(*args, **more)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """What is to be loaded is loaded first, wherever it is asked for: games, bots and commands may come of it."""
        from viceregal.cli.language import language_of

        self.lang = language_of(args)
        return super().parse_args(ctx, load_first(args))

    def get_help(self, ctx: Any) -> str:
        """In the language asked for. (Commands have it from `get_command`.)"""
        from viceregal.cli.helping import told_in

        help_text: str = told_in(self, self.lang).get_help(ctx)
        return help_text

    def list_commands(self, ctx: Any) -> list[str]:
        return [*super().list_commands(ctx), *_of_games()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name) or _of_games().get(cmd_name)
        if found is None:
            return None
        from viceregal.cli.helping import told_in

        return told_in(found, self.lang)

    def invoke(self, ctx: Any) -> Any:
        with printing():
            super().invoke(ctx)


class Closed(io.TextIOBase):
    """What stands for an output that was closed before we began: a command that prints nothing may run, others fail."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))

    def fileno(self) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


@contextmanager
def printing() -> Iterator[None]:
    """All that is printed within has arrived at its end, or the command ends as one does whose output is cut off."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenPipeError:
        _forget_output()
        raise typer.Exit(PIPE_CLOSED) from None
    except OSError as error:
        _forget_output()
        raise Failed(AT, place=error.filename or "output", reason=os_reason(error)) from None


def load_first(args: list[str]) -> list[str]:
    """Load what follows each `--load`; the other words."""
    rest: list[str] = []
    words = iter(args)
    for word in words:
        if word == "--":
            return [*rest, word, *words]
        name, equals, value = word.partition("=")
        if name != LOAD:
            rest.append(word)
            continue
        value = value if equals else next(words, "")
        if not value:
            raise BadSetup(LOAD_TAKES)
        plugins.load(value)
    return rest


def _of_games() -> dict[str, Any]:
    """The commands that only one game has."""
    from viceregal.games import GAMES

    those = typer.Typer(rich_markup_mode=None)
    those.callback()(lambda: None)
    for pack in GAMES.values():
        for name, command in pack.commands().items():
            those.command(name)(command)
    return dict(typer.main.get_group(those).commands)


def _let_everything_be_printed() -> None:
    """A terminal that lacks a letter shows another in its place; no command fails for that."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")


def _forget_output() -> None:
    """Nobody reads it, or nobody can: what Python would still flush at its end goes nowhere."""
    if isinstance(sys.stdout, Closed):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _explain(error: Exception, args: Sequence[str]) -> int:
    """Say in one line what went wrong, in the language asked for; the exit code."""
    if os.environ.get("VICEREGAL_TRACEBACK"):
        raise error
    if hasattr(error, "format_message"):  # Typer's own: what is wrong with the words of the command
        from viceregal.cli.usage import bad_usage

        return _say(bad_usage(error), MISUSED, args)
    if isinstance(error, ViceregalError):
        return _say(error, exit_code(error), args)
    if isinstance(error, typer.Abort):
        return INTERRUPTED
    return _say(ViceregalError(INTERNAL_ERROR, what=f"{type(error).__name__}: {error}"), BROKEN, args)


def exit_code(error: ViceregalError) -> int:
    if isinstance(error, Failed):
        return FAILED
    from viceregal.arena.play import ArenaError
    from viceregal.cluster import ClusterError

    return FAILED if isinstance(error, ArenaError | ClusterError) else MISUSED


def _say(error: ViceregalError, code: int, args: Sequence[str]) -> int:
    from viceregal.cli.language import language_of
    from viceregal.i18n.complaints import said_in

    said = said_in(language_of(args), error)
    print("viceregal:", " ".join([line.strip() for line in said.splitlines()]), file=sys.stderr)
    return code
