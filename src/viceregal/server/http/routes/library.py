"""What does not change while the server runs: games, rules, words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from viceregal import rulebook
from viceregal.bots import registry
from viceregal.bots.levels import levels
from viceregal.bots.strength import measured_at
from viceregal.core.errors import BadSetup
from viceregal.core.options import Option as CoreOption
from viceregal.games import GAMES, pack
from viceregal.games import game as find_game
from viceregal.games.fitting import way_of
from viceregal.i18n.catalogue import Messages, messages, plurals
from viceregal.i18n.files import PAGE, parts_of_the_page
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.http.routes.asking import ERRORS, Language
from viceregal.server.http.shelf import from_shelf
from viceregal.server.problem import Problem
from viceregal.server.shapes.library import (
    Cards,
    Catalogue,
    Chapter,
    Comparison,
    Fitting,
    Game,
    LevelOffered,
    Option,
    OptionChoice,
    Part,
    Rule,
    Rulebook,
    Worded,
)
from viceregal.server.shapes.models import Key, Lang
from viceregal.server.telling.editions import compare
from viceregal.server.telling.faces import faces
from viceregal.server.telling.fitting import tell_fitting
from viceregal.server.telling.rules import tell_rule, tell_rules
from viceregal.server.telling.words import level_words, measured_words, speech_of

router = APIRouter(prefix="/api", tags=["library"], responses=ERRORS)


@router.get("/games", response_model=list[Game])
async def list_games(request: Request, lang: Language = "en", about: bool = True) -> Response:
    """The games that can be played here; without `about`, what explains them is left empty."""
    return await from_shelf(
        request,
        ("games", lang, about),
        lambda: [describe(key, lang, about).model_dump() for key in GAMES],
    )


def describe(key: str, lang: str, about: bool = True) -> Game:
    facts, speech = find_game(key).facts, speech_of(lang, key)
    explain = partial(_said, speech) if about else _nothing
    return Game(
        key=key,
        title=facts.title,
        words=speech.say("game.title") if speech.has("game.title") else facts.title,
        blurb=_said(speech, "game.blurb"),
        about=explain("about.game"),
        solo=explain("about.solo"),
        version=facts.version,
        min_seats=facts.min_seats,
        max_seats=facts.max_seats,
        min_people=1 if pack(key).solo_option() else facts.min_seats,
        editions=[_worded(speech, "edition", edition) for edition in facts.editions],
        options=[_option(key, speech, option, explain) for option in facts.options],
        levels=[
            LevelOffered(
                level=each.level,
                bot=each.bot,
                seconds=each.seconds,
                words=level_words(each, speech),
                about=explain(f"about.bot.{each.bot}"),
                measured=measured_words(measured_at(key, each.level), speech) if about else "",
            )
            for each in levels(key)
        ],
        analysis=can_analyse(key),
    )


@router.get("/games/{game}/fitting", response_model=Fitting)
async def fit(
    request: Request,
    game: str,
    seats: Annotated[int, Query(ge=1, le=8)],
    lang: Language = "en",
    edition: Key = "",
    option: Annotated[tuple[Key, ...], Query(max_length=40)] = (),
    last: Key = "",
) -> Response:
    """What goes with a wish: an `option` is `key:choice`, and `last` the key of the one that was chosen last. What the game
    does not have is as usual."""
    if game not in GAMES:
        raise Problem(404, "unknown", f"no game is called {game!r}")
    chosen = dict([each.split(":", 1) for each in option if ":" in each])
    wish = way_of(game, seats, edition, chosen)
    changed = last if last in chosen else ""
    return await from_shelf(
        request,
        ("fitting", game, lang, wish, changed),
        lambda: tell_fitting(game, wish, changed, lang).model_dump(),
    )


@cache
def can_analyse(key: str) -> bool:
    try:
        registry.analyst(key, {})
    except BadSetup:
        return False
    return True


def _worded(speech: GameSpeech, kind: str, key: str) -> Worded:
    name = f"{kind}.{key}"
    return Worded(key=key, words=speech.say(name) if speech.has(name) else key)


def _said(speech: GameSpeech, key: str) -> str:
    """A message that not every game has; nothing where it has none."""
    return speech.say(key) if speech.has(key) else ""


def _nothing(key: str) -> str:
    return ""


def _option(game: str, speech: GameSpeech, option: CoreOption, explain: Callable[[str], str]) -> Option:
    named = _worded(speech, "option", option.key)
    choices = [
        OptionChoice(
            key=choice,
            words=_worded(speech, f"option.{option.key}", choice).words,
            about=explain(f"about.option.{option.key}.{choice}"),
        )
        for choice in option.choices
    ]
    return Option(
        key=option.key,
        words=named.words,
        about=explain(f"about.option.{option.key}"),
        solo=option.key == pack(game).solo_option(),
        rule=option.rule,
        default=option.default,
        choices=choices,
    )


@router.get("/rules/{game}", response_model=Rulebook)
async def list_rules(
    request: Request,
    game: str,
    lang: Language = "en",
    search: Annotated[str, Query(max_length=200)] = "",
    edition: Annotated[str, Query(max_length=60)] = "",
) -> Response:
    """The rules by chapter; with `search`, those that hold all the words. With `edition`, as that edition has them."""
    wanted = " ".join(search.split())
    return await from_shelf(
        request,
        ("rules", game, lang, wanted, edition),
        lambda: find_rules(game, lang, wanted, edition).model_dump(),
    )


def find_rules(game: str, lang: str, search: str, edition: str = "") -> Rulebook:
    try:
        found = rulebook.search(search, lang, game) if search else rulebook.rules(game)
        chapters = rulebook.chapters(game)
    except rulebook.UnknownGame as error:
        raise Problem(404, "unknown", str(error)) from None
    editions = find_game(game).facts.editions
    if edition and edition not in editions:
        raise Problem(404, "unknown", f"no edition of {game} is called {edition!r}")
    as_one = edition if len(editions) > 1 else ""
    sorted_in = [
        Chapter(
            key=chapter.key,
            title=chapter.title[lang],
            rules=[Rule(**told) for told in tell_rules(found, chapter.key, lang, as_one)],
        )
        for chapter in chapters
    ]
    return Rulebook(
        game=game,
        edition=_worded(speech_of(lang, game), "edition", as_one) if as_one else None,
        chapters=[chapter for chapter in sorted_in if chapter.rules],
    )


@router.get("/rules/{game}/{rule_id}")
async def show_rule(game: str, rule_id: str, lang: Language = "en") -> Rule:
    try:
        rule = rulebook.rule(rule_id)
    except rulebook.UnknownRule as error:
        raise Problem(404, "unknown", str(error)) from None
    if rule.game != game:
        raise Problem(404, "unknown", f"{rule.id} is no rule of {game}")
    return Rule(**tell_rule(rule, lang, ""))


@router.get("/editions/{game}", response_model=Comparison)
async def compare_editions(request: Request, game: str, lang: Language = "en") -> Response:
    """In what the editions of a game differ; nothing, where there is only one."""
    if game not in GAMES:
        raise Problem(404, "unknown", f"no game is called {game!r}")
    return await from_shelf(
        request,
        ("editions", game, lang),
        lambda: Comparison.model_validate(compare(game, lang)).model_dump(),
    )


@router.get("/cards/{game}", response_model=Cards)
async def list_cards(
    request: Request, game: str, lang: Language = "en", edition: Annotated[str, Query(max_length=60)] = ""
) -> Response:
    """What is printed on the cards of a game."""
    if game not in GAMES:
        raise Problem(404, "unknown", f"no game is called {game!r}")
    editions = find_game(game).facts.editions
    if edition and edition not in editions:
        raise Problem(404, "unknown", f"no edition of {game} is called {edition!r}")
    chosen = edition or editions[0]
    return await from_shelf(
        request,
        ("cards", game, chosen, lang),
        lambda: Cards(game=game, edition=chosen, cards=faces(game, chosen, lang)).model_dump(),
    )


@router.get("/words/{lang}", response_model=Catalogue)
async def list_words(
    request: Request,
    lang: Lang,
    game: Annotated[str | None, Query(max_length=60)] = None,
    drawn: bool = False,
) -> Response:
    """The messages of a language, for the page: all; those of one game; or, for an empty one, those of no game. With
    `drawn` only what a page draws by itself: it is told most in words, and says nothing of commands."""
    if game and game not in GAMES:
        raise Problem(404, "unknown", f"no game is called {game!r}")
    return await from_shelf(
        request, ("words", lang, game, drawn), lambda: catalogue(lang, game, drawn).model_dump()
    )


# What keys begin with that no page asks for. A page is told these in words:
_TOLD = frozenset(
    {
        "action",
        "compare",
        "ending",
        "error",
        "event",
        "foretold",
        "line",
        "medal",
        "ongoing",
        "option",
        "question",
        "reason",
        "refusal",
        "review",
        "scored",
        "short",
        "source",
        "statistic",
    }
)
# And these only commands and the terminal say.
_OF_COMMANDS = frozenset(
    {
        "advice",
        "analyse",
        "arena",
        "ask",
        "backup",
        "confirm",
        "daily",
        "end",
        "games",
        "help",
        "keys",
        "learn",
        "leave",
        "lesson",
        "position",
        "push",
        "puzzles",
        "replay",
        "reports",
        "rules",
        "save",
        "serve",
        "sim",
        "start",
    }
)


def catalogue(lang: Lang, game: str | None, drawn: bool) -> Catalogue:
    games = GAMES if game is None else (game,) if game else ()
    return Catalogue(
        lang=lang,
        plural=plurals(lang),
        common={} if game else _words(messages(lang), drawn),
        games={each: _words(messages(lang, each), drawn) for each in games},
        page={} if game else messages(lang, domain=PAGE),
        tables={each: messages(lang, each, PAGE) for each in games},
    )


def _words(found: Messages, drawn: bool) -> Messages:
    """All, or those that a page draws by itself."""
    if not drawn:
        return found
    return {key: text for key, text in found.items() if key.split(".")[0] not in _TOLD | _OF_COMMANDS}


@router.get("/words/{lang}/{part}", response_model=Part)
async def list_words_of_a_part(
    request: Request, lang: Lang, part: Annotated[str, Path(max_length=60)]
) -> Response:
    """The words of a part of the page that is loaded when it is asked for."""
    if part not in parts_of_the_page():
        raise Problem(404, "unknown", f"no part of the page is called {part!r}")
    return await from_shelf(
        request,
        ("part", lang, part),
        lambda: Part(
            lang=lang, plural=plurals(lang), words=messages(lang, domain=f"{PAGE}-{part}")
        ).model_dump(),
    )
