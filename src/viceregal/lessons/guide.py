"""The guide of a game on one page: short sections, some with a figure that the game's page draws. `lessons/guide.toml` has it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from viceregal import rulebook
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.lessons.fields import LessonTable
from viceregal.lessons.lesson import Text
from viceregal.lessons.reader import FOLDER, read_fields

_FILE = "guide.toml"


@dataclass(frozen=True, slots=True)
class Section:
    """`figure` names what the page draws beside it; nothing, where there is none."""

    title: Text
    text: Text
    figure: str
    rules: tuple[str, ...]
    editions: tuple[str, ...]


@cache
def guide(game: str) -> tuple[Section, ...]:
    """The sections in order; a game that brings no guide has none."""
    folder = pack(game).folder().joinpath(FOLDER)
    if not folder.joinpath(_FILE).is_file():
        return ()
    read = read_fields(folder, _FILE)
    found = tuple(_section(game, each) for each in read.tables("sections"))
    read.done()
    return found


def _section(game: str, read: LessonTable) -> Section:
    every = find_game(game).facts.editions
    made = Section(
        title=read.text("title"),
        text=read.text("text"),
        figure=read.word("figure", "-").removeprefix("-"),
        rules=read.words("rules"),
        editions=read.words("editions") or every,
    )
    read.done()
    for edition in made.editions:
        if edition not in every:
            raise read.wrong("editions", f"{edition!r} is none (there are: {', '.join(every)})")
    for rule in made.rules:
        try:
            editions = rulebook.rule(rule).editions if rulebook.rule(rule).game == game else ()
        except rulebook.UnknownRule:
            editions = ()
        if not set(made.editions) <= set(editions):
            raise read.wrong("rules", f"{rule!r} is no rule of {game} in {', '.join(made.editions)}")
    return made
