"""Finds and reads the lessons of a game: the files `lessons/01-….toml` in its folder, in the order of their names."""

from __future__ import annotations

import json
import logging
import re
import tomllib
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from viceregal import rulebook
from viceregal.bots import registry
from viceregal.core.chance import Chance
from viceregal.core.errors import BadAction, BadPosition, BadSetup
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.games.languages import LANGUAGES
from viceregal.lessons.fields import BadLesson, LessonTable, condition
from viceregal.lessons.lesson import NOTHING, Answer, Answering, Condition, Lesson, Plain, Start, Step

FOLDER = "lessons"
_FILE = re.compile(r"\d\d-([a-z0-9-]+)\.toml")
DEFAULT_OPPONENT = "greedy"

_log = logging.getLogger(__name__)


class UnknownLesson(LookupError):
    """The game has no lesson of this key, or not in this edition."""


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game; a game that brings none has none."""
    folder = pack(game).folder().joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    files = sorted(
        (each for each in folder.iterdir() if _FILE.fullmatch(each.name)), key=lambda each: each.name
    )
    return tuple(read_lesson(game, file, folder) for file in files)


def find_lesson(game: str, key: str, edition: str = "") -> Lesson:
    """The lesson of this key; UnknownLesson if there is none."""
    for lesson in lessons(game):
        if lesson.key == key and (not edition or edition in lesson.editions):
            return lesson
    raise UnknownLesson(f"{game} has no lesson {key!r}" + (f" in the edition {edition!r}" if edition else ""))


def read_lesson(game: str, file: Traversable, folder: Traversable) -> Lesson:
    """One lesson; BadLesson names the file and the field that is wrong."""
    found = _FILE.fullmatch(file.name)
    key = found[1] if found else file.name
    read = read_fields(folder, file.name)
    rules = find_game(game)
    editions = _editions(read, rules.facts.editions)
    seats = read.number("seat", 0)
    made = Lesson(
        game=game,
        key=key,
        title=read.text("title"),
        editions=editions,
        seat=seats,
        seed=read.word("seed", key),
        opponent=read.word("opponent", DEFAULT_OPPONENT),
        starts={edition: _start(read, rules, edition, folder) for edition in editions},
        steps=_steps(read, rules, editions),
    )
    read.done()
    try:
        registry.check(made.opponent, game)
    except BadSetup as error:
        raise read.wrong("opponent", str(error)) from None
    return made


def read_fields(folder: Traversable, name: str) -> LessonTable:
    """A file and those beside it in other languages: `01-move.de.toml` has the texts of `01-move.toml` in German."""
    beside = {}
    for lang in LANGUAGES:
        file = folder.joinpath(f"{name.removesuffix('.toml')}.{lang}.toml")
        if file.is_file():
            try:
                beside[lang] = parsed(file)
            except BadLesson as error:
                _log.warning("%s; it is said in English", error)
    return LessonTable(name, parsed(folder.joinpath(name)), beside)


def parsed(file: Traversable) -> Any:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(f"{file.name}: {error}") from None


def _editions(read: LessonTable, every: tuple[str, ...]) -> tuple[str, ...]:
    wanted = read.words("editions")
    for edition in wanted:
        if edition not in every:
            raise read.wrong("editions", f"{edition!r} is none (there are: {', '.join(every)})")
    return tuple(edition for edition in every if not wanted or edition in wanted)


# Where it begins --------------------------------------------------------------------------------------------------


def _start(read: LessonTable, game: Game, edition: str, folder: Traversable) -> Start:
    given = read.get("start")
    options = LessonTable(f"{read.place}: start", {} if given is None else given)
    position = _position(options, game, edition, folder)
    chosen = options.get("options") or {}
    if not isinstance(chosen, dict) or not all(isinstance(each, str) for each in chosen.values()):
        raise options.wrong("options", "must be a table of texts")
    made = Start(position, options.number("seats", 2), chosen, _answering(options, "play", game))
    options.done()
    if position is None:
        try:
            game.setup(made.seats, edition, made.options)
        except BadSetup as error:
            raise options.wrong("options", str(error)) from None
    return made


def _position(read: LessonTable, game: Game, edition: str, folder: Traversable) -> Plain | None:
    """A table here, or the name of a file; `{edition}` in it is the edition's key."""
    given = read.get("position")
    if given is None:
        return None
    if isinstance(given, str):
        file = folder.joinpath(*given.replace("{edition}", edition).split("/"))
        if not file.is_file():
            raise read.wrong("position", f"there is no file {given!r} for the edition {edition}")
        given = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(given, dict):
        raise read.wrong("position", "must be a table or the name of a file")
    document = {"game": game.key, **given, "edition": edition}
    try:
        begun(game, document, Chance(0))
    except (BadPosition, BadSetup) as error:
        raise read.wrong("position", str(error)) from None
    return document


def begun(game: Game, document: Plain, chance: Chance) -> Match:
    """A match from a position at rest, or from a table as it stands, with what is still to be done in its `todo`."""
    if "todo" not in document:
        return Match.at(game, document, chance)
    return Match(game, game.from_open_view(document), chance)


# Its steps --------------------------------------------------------------------------------------------------------


def _steps(read: LessonTable, game: Game, editions: tuple[str, ...]) -> dict[str, tuple[Step, ...]]:
    found: dict[str, list[Step]] = {edition: [] for edition in editions}
    for each in read.tables("steps"):
        of = _editions(each, editions)
        step = _step(each, game)
        for edition in of:
            found[edition].append(step)
    for edition, steps in found.items():
        if not steps:
            raise read.wrong("steps", f"there are none in the edition {edition}")
    return {edition: tuple(steps) for edition, steps in found.items()}


def _step(read: LessonTable, game: Game) -> Step:
    praise = tuple(_answers(read, "praise"))
    if not praise or praise[-1].when != NOTHING:
        raise read.wrong("praise", "the last must have no `when`, so that something is always said")
    want = condition(read, "want")
    if want == NOTHING:
        raise read.wrong("want", "says nothing, so every move would do")
    step = Step(
        goal=read.text("goal"),
        rules=_rules(read, game),
        want=want,
        praise=praise,
        miss=tuple(_answers(read, "miss")),
        solution=_rows(read, game),
        moves=read.number("moves", 1),
        allowed=read.words("allowed"),
        replies=_answering(read, "replies", game),
        chance=_actions(read, "chance", game),
        then=_answering(read, "then", game),
        free=bool(read.flag("free")),
    )
    read.done()
    for each in (want, *[answer.when for answer in (*step.praise, *step.miss)]):
        _must_know(read, game, each)
    return step


def _must_know(read: LessonTable, game: Game, found: Condition) -> None:
    """An event or a question that the game does not have could never come."""
    for name in (*[each["is"] for each in (*found.event, *found.without)], found.asked):
        if name and name not in game.words.records:
            raise read.wrong("want, praise or miss", f"{name!r} is no event or question of this game")


def _answers(read: LessonTable, name: str) -> list[Answer]:
    made = []
    for each in read.tables(name):
        made.append(Answer(condition(each, "when"), each.text("say"), bool(each.flag("goes_on"))))
        each.done()
    return made


def _rules(read: LessonTable, game: Game) -> tuple[str, ...]:
    wanted = read.words("rules")
    for rule in wanted:
        try:
            known = rulebook.rule(rule).game == game.key
        except rulebook.UnknownRule:
            known = False
        if not known:
            raise read.wrong("rules", f"{rule!r} is no rule of {game.key}")
    return wanted


def _rows(read: LessonTable, game: Game) -> tuple[tuple[str, ...], ...]:
    given = read.get("solution")
    if not isinstance(given, list):
        raise read.wrong("solution", "must be a list of deeds")
    rows = [[each] if isinstance(each, str) else each for each in given]
    for row in rows:
        if not isinstance(row, list) or not row:
            raise read.wrong("solution", "a deed is an action, or a list of actions")
        for action in row:
            _must_parse(read, "solution", action, game)
    return tuple(tuple(row) for row in rows)


def _actions(read: LessonTable, name: str, game: Game) -> tuple[str, ...]:
    found = read.words(name)
    for action in found:
        _must_parse(read, name, action, game)
    return found


def _answering(read: LessonTable, name: str, game: Game) -> tuple[Answering, ...]:
    found = []
    for each in read.tables(name):
        made = Answering(each.number("seat", 1), each.word("does"))
        _must_parse(each, "does", made.does, game)
        each.done()
        found.append(made)
    return tuple(found)


def _must_parse(read: LessonTable, name: str, action: Any, game: Game) -> None:
    try:
        game.parse(str(action))
    except BadAction as error:
        raise read.wrong(name, str(error)) from None
