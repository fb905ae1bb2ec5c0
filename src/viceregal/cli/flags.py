"""The arguments and options that several commands share, and how their texts are read."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from viceregal.cli.complaints import NEEDS_A_RIVAL, NO_LANGUAGE, PLAYED_ON, SET_FORM, SET_TWICE
from viceregal.core.errors import BadSetup
from viceregal.core.options import Setup
from viceregal.games import GAMES, game, pack
from viceregal.games.languages import DEFAULT, LANGUAGES

PROCESSES = "processes"
RAY = "ray"


def game_keys(begun: str) -> list[str]:
    """For shells that complete words."""
    return [key for key in GAMES if key.startswith(begun)]


GameKey: TypeAlias = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        show_default=False,
        help="The game, as listed by `viceregal games`.",
        autocompletion=game_keys,
    ),
]
PositionFile: TypeAlias = Annotated[
    str,
    typer.Argument(metavar="FILE", show_default=False, help="A position document; - reads standard input."),
]
Players: TypeAlias = Annotated[
    int | None,
    typer.Option(
        "--players",
        metavar="N",
        show_default=False,
        help="Number of players. Default: the fewest allowed (sim, learn: at least two).",
    ),
]
Edition: TypeAlias = Annotated[
    str,
    typer.Option(
        "--edition", metavar="E", show_default=False, help="Edition of the rules. Default: the game’s first."
    ),
]
Options: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", show_default=False, help="Set an option of the game."),
]
Seed: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--seed",
        metavar="S",
        show_default=False,
        help="The same seed gives the same game. Default: a random one.",
    ),
]
Where: TypeAlias = Annotated[
    str, typer.Option("--on", metavar="processes|ray", help="Where the games are played.")
]
Address: TypeAlias = Annotated[
    str | None,
    typer.Option("--address", metavar="HOST:PORT", show_default=False, help="Address of the Ray cluster."),
]
Limit: TypeAlias = Annotated[
    float,
    typer.Option(
        "--limit",
        metavar="SECONDS",
        min=0,
        max=3600,
        help="A bot that takes longer over a decision loses; 0 means no limit.",
    ),
]
Rows: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--rows",
        metavar="FILE",
        show_default=False,
        help="Write a row for each game: .jsonl, .csv or .parquet.",
    ),
]


def known_language(lang: str | None) -> str | None:
    """The language that is asked for, if there are words in it."""
    if lang is not None and lang not in LANGUAGES:
        raise BadSetup(NO_LANGUAGE, lang=repr(lang), known=", ".join(LANGUAGES))
    return lang


# A command that speaks has `lang: Lang = ENGLISH`.
ENGLISH = DEFAULT
LANGUAGE_VARIABLE = "VICEREGAL_LANG"
Lang: TypeAlias = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="LANG",
        envvar=LANGUAGE_VARIABLE,
        callback=known_language,
        help="Language of the words: en or any other installed one.",
    ),
]
# How usage names what follows a group of commands.
SUBCOMMAND = "COMMAND [ARGS]…"
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def seats_for(key: str, players: int | None, values: dict[str, str]) -> int | None:
    """The seats of a game for so many people: an AI that one plays against alone has a seat too."""
    if players != 1 or game(key).facts.min_seats == 1:
        return players
    ruled = pack(key).ruled_seats(values)
    if not ruled and pack(key).solo_option():
        raise BadSetup(NEEDS_A_RIVAL, ways="|".join(_ways_to_play_alone(key)))
    return players + len(ruled)


def _ways_to_play_alone(key: str) -> list[str]:
    option = pack(key).solo_option()
    choices = [choice for each in game(key).facts.options if each.key == option for choice in each.choices]
    return [f"{option}={choice}" for choice in choices if pack(key).ruled_seats({option: choice})]


def read_setup(key: str, players: int | None, edition: str, options: list[str] | None) -> Setup:
    """The choice that the options of a command make; BadSetup says what is wrong with it."""
    values = read_options(options)
    return game(key).setup(seats_for(key, players, values), edition, values)


def read_options(pairs: list[str] | None) -> dict[str, str]:
    values: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadSetup(SET_FORM, given=repr(pair))
        if name in values:
            raise BadSetup(SET_TWICE, name=name)
        values[name] = value
    return values


def read_seed(text: str) -> int | str:
    """A whole number where it is written as one, as in Python's `seed=7`; any other text is a seed too."""
    digits = text.removeprefix("-")
    is_number = digits.isascii() and digits.isdigit() and len(digits) < 1000 and str(int(text)) == text
    return int(text) if is_number else text


def any_seed() -> int:
    from secrets import randbelow

    return randbelow(2**32)


def check_where(on: str) -> None:
    if on not in (PROCESSES, RAY):
        raise BadSetup(PLAYED_ON, one=PROCESSES, other=RAY, given=repr(on))
