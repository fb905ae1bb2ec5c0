"""Reads the rulebooks: a game's file is opened when it is first asked for, and kept."""

import logging
import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Any

from viceregal.games import GAMES, pack
from viceregal.games.languages import DEFAULT, LANGUAGES

_log = logging.getLogger(__name__)

# What a game's editions are if its file names none.
_ONE_EDITION = ("standard",)

# Where a rule comes from: stated in print, deduced from it, or ruled by us where the print is silent.
MARKS = ("print", "deduction", "ruling")

_FILE = "rulebook.toml"
_CHAPTER_KEY = re.compile(r"[A-Z]+|[1-9][0-9]*")
_NUMBER = re.compile(r"[1-9][0-9]*")
_MARKED = re.compile(r"\[([^\[\]]+)\]\s+")  # editions before a paragraph


class BadRulebook(ValueError):
    """A rulebook file that does not hold what it must; the message says where."""


class _Unknown(KeyError):
    def __str__(self) -> str:  # KeyError would show the repr of the message
        return str(self.args[0])


class UnknownRule(_Unknown):
    """No rulebook has a rule of this id."""


class UnknownGame(_Unknown):
    """There is no rulebook of this game."""


class UnknownLanguage(_Unknown):
    """The rulebooks are not written in this language."""


@dataclass(frozen=True, slots=True)
class Chapter:
    key: str  # the middle part of its rules' ids: BAN in HK-BAN-3, 4 in VW-4.10, R in VW-R2
    title: dict[str, str]  # by language


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str
    editions: tuple[str, ...]  # where it holds; those of its rule, unless editions stand before it


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    game: str
    chapter: str  # key of a Chapter
    marks: tuple[str, ...]  # of MARKS, in that order
    place: str  # heading in the printed rulebook; for a ruling, the one that is silent
    title: dict[str, str]  # by language
    text: dict[str, str]  # by language; paragraphs are separated by an empty line
    editions: tuple[str, ...]  # where it holds; of the game's editions, in their order
    paragraphs: dict[str, tuple[Paragraph, ...]]  # by language: the text, each paragraph with its editions


def games() -> tuple[str, ...]:
    """The games that have a rulebook, by key. Games can be loaded at any time, so nothing is kept."""
    return tuple(key for key in GAMES if pack(key).folder().joinpath(_FILE).is_file())


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """All rules of a game, chapter by chapter."""
    prefix = _prefix(game)
    keys = {chapter.key for chapter in chapters(game)}
    found = tuple(_rule(game, prefix, keys, row) for row in _rows(game, "rules"))
    if len({r.id for r in found}) != len(found):
        raise BadRulebook(f"{game}: a rule id occurs twice")
    return found


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rulebook, in order."""
    rows = _rows(game, "chapters")
    return tuple(_chapter(game, row) for row in rows)


def _chapter(game: str, row: dict[str, Any]) -> Chapter:
    key = _text(game, row, "key")
    return Chapter(key, _translated(game, key, game, row, "title"))


def rule(rule_id: str) -> Rule:
    """The rule of this id (letter case does not matter); UnknownRule if there is none."""
    wanted = rule_id.strip().upper()
    for game in games():
        if wanted.startswith(_prefix(game) + "-"):
            found = _by_id(game).get(wanted)
            if found is not None:
                return found
    raise UnknownRule(f"no rule has the id {rule_id!r}")


def search(words: str, lang: str, game: str | None = None) -> list[Rule]:
    """The rules whose id, title or text holds every one of the words, accents and case aside."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"no rulebook in the language {lang!r}; there are: {', '.join(LANGUAGES)}")
    wanted = _plain(words).split()
    if not wanted:
        return []
    places = games() if game is None else (game,)
    return [r for g in places for r in rules(g) if _holds(r, lang, wanted)]


def _holds(found: Rule, lang: str, wanted: list[str]) -> bool:
    text = _plain(f"{found.id} {found.title[lang]} {found.text[lang]}")
    return all(word in text for word in wanted)


def _plain(text: str) -> str:
    """Lower case without accents. The Polish l with stroke and the curly apostrophe do not decompose."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return bare.casefold().replace("ł", "l").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


@cache
def _by_id(game: str) -> dict[str, Rule]:
    return {r.id: r for r in rules(game)}


@cache
def _source(game: str) -> str:
    if game not in games():
        raise UnknownGame(f"no rulebook of the game {game!r}; there are: {', '.join(games())}")
    return pack(game).folder().joinpath(_FILE).read_text(encoding="utf-8")


@cache
def _prefix(game: str) -> str:
    """What the game's rule ids begin with. Asked of every game, so only the head of the file is parsed."""
    head = tomllib.loads(_source(game).split("\n[", 1)[0])
    return _text(game, head, "prefix")


@cache
def _editions(game: str) -> tuple[str, ...]:
    """All editions of the game, as the head of its file names them."""
    given = _document(game).get("editions", list(_ONE_EDITION))
    if not isinstance(given, list) or not given or not all(isinstance(key, str) for key in given):
        raise BadRulebook(f"{game}: editions must be a list of keys")
    return tuple(given)


@cache
def _document(game: str) -> dict[str, Any]:
    try:
        return tomllib.loads(_source(game))
    except tomllib.TOMLDecodeError as error:
        raise BadRulebook(f"{game}: {error}") from error


def _rows(game: str, key: str) -> list[dict[str, Any]]:
    rows = _document(game).get(key)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise BadRulebook(f"{game}: {key} must be a list of tables")
    return rows


def _rule(game: str, prefix: str, chapter_keys: set[str], row: dict[str, Any]) -> Rule:
    rule_id = _text(game, row, "id")
    chapter = _text(rule_id, row, "chapter")
    begin = f"{prefix}-{chapter}{_joint(chapter)}"
    if not rule_id.startswith(begin) or _NUMBER.fullmatch(rule_id.removeprefix(begin)) is None:
        raise BadRulebook(f"{game}: the id {rule_id!r} is not of the form {begin}number")
    if chapter not in chapter_keys or _CHAPTER_KEY.fullmatch(chapter) is None:
        raise BadRulebook(f"{rule_id}: there is no chapter {chapter!r}")
    title = _translated(game, rule_id, rule_id, row, "title")
    marks = _some_of(MARKS, rule_id, row, "marks")
    place = _text(rule_id, row, "place")
    editions = _editions(game)
    if "editions" in row:
        editions = _some_of(editions, rule_id, row, "editions")
    written = _translated(game, rule_id, rule_id, row, "text")
    paragraphs = {lang: _told_in(game, rule_id, lang, written, editions) for lang in written}
    text = {lang: "\n\n".join([each.text for each in parts]) for lang, parts in paragraphs.items()}
    return Rule(rule_id, game, chapter, marks, place, title, text, editions, paragraphs)


def _told_in(
    game: str, rule_id: str, lang: str, written: dict[str, str], editions: tuple[str, ...]
) -> tuple[Paragraph, ...]:
    """The paragraphs in a language; where another language's file has its editions wrong, they are said in English."""
    try:
        return _paragraphs(f"{rule_id}, text", written[lang], editions)
    except BadRulebook as error:
        if lang in _written(game):
            raise
        _log.warning("%s in %s; it is said in English", error, lang)
        return _paragraphs(f"{rule_id}, text", written[DEFAULT], editions)


def _paragraphs(where: str, text: str, editions: tuple[str, ...]) -> tuple[Paragraph, ...]:
    """A text in its paragraphs; one with editions before it, as `[cs pl]`, holds in these only."""
    found = []
    for part in text.split("\n\n"):
        marked = _MARKED.match(part)
        if marked is None:
            found.append(Paragraph(part, editions))
            continue
        here = tuple(marked[1].split())
        if [key for key in editions if key in here] != list(here):
            raise BadRulebook(f"{where}: [{marked[1]}] must be some of {', '.join(editions)}, in this order")
        found.append(Paragraph(part[marked.end() :], here))
    return tuple(found)


def _joint(chapter: str) -> str:
    """Between chapter and number of an id: HK-BAN-3, but VW-4.10 and VW-R2."""
    if chapter.isdecimal():
        return "."
    return "" if len(chapter) == 1 else "-"


def _some_of(allowed: tuple[str, ...], where: str, row: dict[str, Any], key: str) -> tuple[str, ...]:
    given = row.get(key)
    found = tuple(word for word in allowed if isinstance(given, list) and word in given)
    if not found or list(found) != given:
        raise BadRulebook(f"{where}: {key} must be some of {', '.join(allowed)}, in this order")
    return found


def _translated(game: str, part: str, where: str, row: dict[str, Any], key: str) -> dict[str, str]:
    """A text in every language. Those that the rulebook is not written in have a file beside it, or read English."""
    table, given = row.get(key), _written(game)
    if not isinstance(table, dict) or set(table) != set(given):
        raise BadRulebook(f"{where}: {key} must be given in {', '.join(given)}")
    written = {lang: _text(f"{where}, {key}", table, lang) for lang in given}
    return {lang: written.get(lang) or _beside(game, lang, part, key, written[DEFAULT]) for lang in LANGUAGES}


@cache
def _written(game: str) -> tuple[str, ...]:
    """The languages of a rulebook file: those of its first title. English is always one."""
    first = _rows(game, "chapters")[0].get("title")
    if not isinstance(first, dict) or DEFAULT not in first:
        raise BadRulebook(f"{game}: title must be given in {DEFAULT}")
    return tuple(first)


def _beside(game: str, lang: str, part: str, key: str, english: str) -> str:
    """What another language's file says of a chapter or a rule; what it lacks or has wrong is said in English."""
    found = _file_beside(game, lang).get(part, {})
    try:
        return _text(f"{game}, {part} in {lang}", found, key) if key in found else english
    except (BadRulebook, AttributeError, TypeError) as error:
        _log.warning("%s; it is said in English", error)
        return english


@cache
def _file_beside(game: str, lang: str) -> dict[str, Any]:
    """`rulebook.de.toml`: a table with `title` and `text` for each chapter key and rule id, as far as it goes."""
    file = pack(game).folder().joinpath(f"rulebook.{lang}.toml")
    try:
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        _log.warning("%s: rulebook.%s.toml: %s; it is said in English", game, lang, error)
        return {}


def _text(where: str, table: dict[str, Any], key: str) -> str:
    """A text with its line breaks undone; an empty line still separates paragraphs."""
    value = table.get(key)
    if not isinstance(value, str) or not value.strip():
        raise BadRulebook(f"{where}: {key} must be a text")
    return "\n\n".join(" ".join(part.split()) for part in re.split(r"\n\s*\n", value.strip()))
