"""`--help` in the reader's language. Commands tell of themselves in English; the catalogue knows the texts.

`command.po` has the English text as the name of each message, Typer's own words too. A command that only one game has is
told of by the `command.po` of the game. What has no message stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Final

import typer

from viceregal.cli.flags import ENGLISH

_NOTES: Final = re.compile(r"(?P<text>.*?)(?:  |^)\[(?P<notes>[^\[\]]*)\]", re.DOTALL)
_NOTE: Final = re.compile(r"(?P<name>default|env var): (?P<value>.*)", re.DOTALL)
_KIND: Final = re.compile(r" <[\w\[\]]+>$")
Say = Callable[[str], str]


def told_in(command: Any, lang: str) -> Any:
    """The command, and those below it, with their help in this language."""
    say = _words(lang)
    if lang != ENGLISH:
        _translate(command, say)
    command.get_help = partial(_help, command, say)
    for each in getattr(command, "commands", {}).values():
        told_in(each, lang)
    return command


def _help(command: Any, say: Say, context: typer.Context) -> str:
    """What the command prints for `--help`; all of it goes through the formatter."""
    formatter = Formatter(say, context.terminal_width, context.max_content_width)
    command.format_help(context, formatter)
    return str(formatter.getvalue()).rstrip("\n")


def _translate(command: Any, say: Say) -> None:
    for name in ("help", "short_help", "epilog", "options_metavar", "subcommand_metavar"):
        _translate_text(command, name, say)
    for each in command.params:
        for name in ("help", "metavar"):
            _translate_text(each, name, say)


def _translate_text(thing: Any, name: str, say: Say) -> None:
    text = getattr(thing, name, None)
    if text:
        setattr(thing, name, say(text))


@cache
def _words(lang: str) -> Say:
    """What looks a text up in the catalogues: of the program, then of the games."""
    if lang == ENGLISH:
        return lambda text: text
    from viceregal.games import GAMES
    from viceregal.i18n.files import COMMAND, read_file

    files = [read_file(lang, key, COMMAND) for key in ("", *GAMES)]

    def say(text: str) -> str:
        found = [said for file in files if (said := file.gettext(text)) != text]
        return found[0] if found else text

    return say


class Formatter(typer.Context.formatter_class):  # type: ignore[misc, valid-type]  # Typer shows it nowhere else
    """Puts Typer's own words into the language: headings, and the notes in brackets behind a help text."""

    def __init__(self, say: Say, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self._say = say

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{self._say('Usage')}: " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        super().write_heading(self._say(heading))

    def write_dl(self, rows: Sequence[tuple[str, str]], *args: Any, **more: Any) -> None:
        told = [(_KIND.sub("", name), self._with_notes(text)) for name, text in rows]
        super().write_dl(told, *args, **more)

    def _with_notes(self, text: str) -> str:
        found = _NOTES.fullmatch(text)
        if found is None:
            return self._say(text)
        notes = "; ".join(map(self._note, found["notes"].split("; ")))
        return "  ".join([*filter(None, [self._say(found["text"])]), f"[{notes}]"])

    def _note(self, note: str) -> str:
        found = _NOTE.fullmatch(note)
        return f"{self._say(found['name'])}: {found['value']}" if found else self._say(note)
