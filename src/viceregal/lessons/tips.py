"""Tips for the first real game: a sentence for when a thing happens for the first time. `lessons/tips.toml` has them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from viceregal import rulebook
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.lessons.fields import BadLesson, LessonTable
from viceregal.lessons.lesson import Plain, Text
from viceregal.lessons.reader import FOLDER, read_fields

_FILE = "tips.toml"
_KEY = re.compile(r"[a-z0-9-]+")


@dataclass(frozen=True, slots=True)
class Tip:
    """`on` is an event that is told, or a question that the reader is asked, with the fields it must have.

    `you` asks that the event is the deed of the reader, `to_you` that it is done to them.
    """

    key: str
    on: Plain
    rule: str
    say: Text
    editions: tuple[str, ...]


@cache
def tips(game: str) -> tuple[Tip, ...]:
    """The tips of a game; a game that brings none has none."""
    folder = pack(game).folder().joinpath(FOLDER)
    if not folder.joinpath(_FILE).is_file():
        return ()
    read = read_fields(folder, _FILE)
    found = tuple(_tip(game, each) for each in read.tables("tips"))
    read.done()
    if len({tip.key for tip in found}) != len(found):
        raise BadLesson(f"{_FILE}: a key occurs twice")
    return found


def _tip(game: str, read: LessonTable) -> Tip:
    rules = find_game(game)
    made = Tip(
        key=read.word("key"),
        on=read.plain_table("on"),
        rule=read.word("rule"),
        say=read.text("say"),
        editions=read.words("editions") or rules.facts.editions,
    )
    read.done()
    if not _KEY.fullmatch(made.key):
        raise read.wrong("key", "is written in small letters, figures and hyphens")
    record = rules.words.records.get(str(made.on.get("is")))
    if record is None:
        raise read.wrong("on", f"{made.on.get('is')!r} is no event or question of {game}")
    unknown = set(made.on) - {"is", "you", "to_you", *rules.words.names[record]}
    if unknown:
        raise read.wrong("on", f"{made.on['is']} has no field {sorted(unknown)[0]!r}")
    try:
        known = rulebook.rule(made.rule).game == game
    except rulebook.UnknownRule:
        known = False
    if not known or not set(made.editions) <= set(rules.facts.editions):
        raise read.wrong("rule or editions", f"{made.rule} and {', '.join(made.editions)} are not of {game}")
    return made
