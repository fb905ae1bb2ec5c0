"""`viceregal rules`: the rule browser, and the rules that no test holds."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Annotated, Any

import typer

from viceregal.cli.complaints import COVERAGE_ALONE, NO_RULE, NO_RULE_WITH_WORDS, UNTESTED
from viceregal.cli.flags import ENGLISH, Json, Lang
from viceregal.cli.guard import Failed
from viceregal.cli.output import tell
from viceregal.core.complaints import NO_GAME
from viceregal.core.errors import BadSetup

if TYPE_CHECKING:
    from viceregal.i18n.catalogue import Words
    from viceregal.rulebook import Rule


def rules(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", show_default=False, help="The game. Default: all games.")
    ] = None,
    which: Annotated[
        str | None,
        typer.Argument(
            metavar="ID", show_default=False, help="A rule (HK-BAN-3) or a chapter (BAN, HK-BAN)."
        ),
    ] = None,
    lang: Lang = ENGLISH,
    search: Annotated[
        str | None,
        typer.Option(
            "--search",
            metavar="WORDS",
            show_default=False,
            help="Find the rules that contain all these words.",
        ),
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List the rules without a test; exit 1 if there are any.")
    ] = False,
    tests: Annotated[
        str, typer.Option("--tests", metavar="FOLDER", help="The folder of the tests, for --coverage.")
    ] = "tests",
    as_json: Json = False,
) -> None:
    """Look up the rules.

    Lists all rules or those of a chapter, shows one in full by its id, or finds those that contain some words.
    """
    from viceregal.cli.output import print_json

    if game is not None and which is None and not _is_game(game):
        game, which = None, game
    if game is not None and not _is_game(game):
        from viceregal.rulebook import games

        raise BadSetup(NO_GAME, name=repr(game), known=", ".join(games()))
    if coverage:
        if which is not None or search is not None:
            raise BadSetup(COVERAGE_ALONE)
        show_coverage(game, tests, lang, as_json)
        return
    found = find(game, which, search, lang)
    if as_json:
        print_json([document_of(rule, lang) for rule in found])
    elif len(found) == 1:
        show_whole(found[0], lang)
    else:
        show_list(found, lang)


def _is_game(word: str) -> bool:
    from viceregal.rulebook import games

    return word in games()


def find(game: str | None, which: str | None, search: str | None, lang: str) -> list[Rule]:
    from viceregal import rulebook

    if search is not None:
        found = rulebook.search(search, lang, game)
    else:
        found = [rule for key in rulebook.games() if game in (None, key) for rule in rulebook.rules(key)]
    if which is not None:
        wanted = which.upper()
        found = [rule for rule in found if wanted in (rule.id, rule.chapter, whole_chapter(rule))]
    if not found and search is not None:
        raise BadSetup(NO_RULE_WITH_WORDS, words=repr(search[:60]))
    if not found:
        raise BadSetup(NO_RULE, name=repr(str(which)[:60]))
    return found


def whole_chapter(rule: Rule) -> str:
    """A chapter as the ids of its rules begin: HK-BAN, VW-4, VW-R."""
    return f"{rule.id.partition('-')[0]}-{rule.chapter}"


def document_of(rule: Rule, lang: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "game": rule.game,
        "chapter": rule.chapter,
        "chapter_title": chapter_title(rule, lang),
        "marks": list(rule.marks),
        "place": rule.place,
        "title": rule.title[lang],
        "text": rule.text[lang],
    }


def chapter_title(rule: Rule, lang: str) -> str:
    from viceregal.rulebook import chapters

    return next(chapter.title[lang] for chapter in chapters(rule.game) if chapter.key == rule.chapter)


def words(lang: str, game: str = "") -> Words:
    from viceregal.i18n.catalogue import CatalogueMissing, speak

    try:
        return speak(lang).of(game) if game else speak(lang)
    except CatalogueMissing as error:
        raise Failed(str(error)) from None


def game_title(game: str, lang: str) -> str:
    """A rulebook may be there before its game, and a game without a title of its own."""
    from viceregal.games import GAMES

    speech = words(lang, game if game in GAMES else "")
    return speech.say("game.title") if speech.has("game.title") else game


def marks_of(rule: Rule, lang: str) -> str:
    return ", ".join([words(lang).say(f"mark.{mark}") for mark in rule.marks])


def show_whole(rule: Rule, lang: str) -> None:
    print(f"{rule.id}  {rule.title[lang]}")
    print(f"{chapter_title(rule, lang)} · {marks_of(rule, lang)} · {rule.place}")
    for paragraph in rule.text[lang].split("\n\n"):
        print()
        print(textwrap.fill(words(lang).typeset(paragraph), 80))


def show_list(found: list[Rule], lang: str) -> None:
    heading = ("", "")
    for rule in found:
        if heading != (rule.game, rule.chapter):
            heading = (rule.game, rule.chapter)
            print(f"{game_title(rule.game, lang)} · {chapter_title(rule, lang)}")
        marks = "" if rule.marks == ("print",) else f"  ({marks_of(rule, lang)})"
        print(f"  {rule.id:<10}  {rule.title[lang]}{marks}")


def show_coverage(game: str | None, tests: str, lang: str, as_json: bool) -> None:
    from viceregal.cli.output import print_json
    from viceregal.games import GAMES
    from viceregal.rulebook import games
    from viceregal.rulebook.coverage import find_coverage

    playable = [key for key in games() if key in GAMES]  # a rulebook may be there before its game
    found = find_coverage(tests, playable if game is None else [game])
    if as_json:
        unknown = [{"id": each.id, "file": each.file, "line": each.line} for each in found.unknown]
        counts = {"rules": found.rules, "held": found.rules - len(found.without_test)}
        print_json({**counts, "without_test": list(found.without_test), "unknown": unknown})
    else:
        for rule_id in found.without_test:
            tell(words(lang).say("rules.untested", rule=rule_id))
        for each in found.unknown:
            tell(words(lang).say("rules.unknown", rule=each.id, file=each.file, line=each.line))
    if not found.is_whole():
        missing, strange = len(found.without_test), len(found.unknown)
        raise Failed(UNTESTED, missing=missing, rules=found.rules, strange=strange)
    if not as_json:
        tell(words(lang).say_n("rules.held", found.rules))
