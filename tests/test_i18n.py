"""The message catalogue is whole in all four languages."""

from __future__ import annotations

import re
import string
from itertools import pairwise
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from tests.catalogues import messages_in
from viceregal.core.match import Match
from viceregal.games.hand_of_the_king.rules.cards import (
    CARDS,
    COMPANIONS,
    DIRECTIONS,
    HOUSES,
)
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.rules.vocabulary import WORDS
from viceregal.games.viceroy.rules.cards.characters import CHARACTERS
from viceregal.games.viceroy.rules.effects import COLOURS
from viceregal.games.viceroy.rules.frames import AuctionPhase, BuildingRound, LawPhase, PaymentPhase
from viceregal.games.viceroy.rules.game import GAME as VICEROY_GAME
from viceregal.games.viceroy.rules.scoring import HEADINGS
from viceregal.games.viceroy.rules.vocabulary import WORDS as VICEROY_WORDS
from viceregal.games.viscounts.rules.board import DIRECTIONS as WAYS
from viceregal.games.viscounts.rules.board import SECTIONS
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.cards.rows import AIMS, RIBBONS, SCORED
from viceregal.games.viscounts.rules.effects import ACTS, BUILDINGS, GOODS, ICONS, PAPERS, THINGS
from viceregal.games.viscounts.rules.game import GAME as VISCOUNTS_GAME
from viceregal.games.viscounts.rules.player_board import SLOTS
from viceregal.games.viscounts.rules.vocabulary import WORDS as VISCOUNTS_WORDS
from viceregal.i18n import LANGUAGES, CatalogueMissing, UnknownLanguage, files, preferred_language, speak
from viceregal.i18n.files import DOMAIN, listed, plural_forms, read_file
from viceregal.rulebook import MARKS

HAND = "hand-of-the-king"
VICEROY = "viceroy"
VISCOUNTS = "viscounts"
every_language = pytest.mark.parametrize("lang", LANGUAGES)

Key = tuple[str, str]  # game and id
# Every message, of the page too, and those that are said everywhere.
ALL = {lang: {found.where: found.message for found in messages_in(lang)} for lang in LANGUAGES}
PO: dict[str, dict[Key, Message]] = {
    lang: {(game, key): message for (game, domain, key), message in found.items() if domain == DOMAIN}
    for lang, found in ALL.items()
}


def _forms(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string)


# The files ------------------------------------------------------------------------------------------------------


@every_language
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert list(ALL[lang]) == list(ALL["en"])


@every_language
def test_no_message_is_empty_or_fuzzy(lang: str) -> None:
    for key, message in ALL[lang].items():
        assert all(form and form == form.strip() for form in _forms(message)), key
        assert not message.fuzzy, key


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@every_language
def test_the_places_are_the_same_in_every_language(lang: str) -> None:
    for key, message in ALL["en"].items():
        expected = _places(_forms(message)[0])
        for form in (*_forms(message), *_forms(ALL[lang][key])):
            assert _places(form) == expected, key


@every_language
def test_plural_messages_have_all_forms_of_the_language(lang: str) -> None:
    plural = [key for key, message in ALL["en"].items() if message.pluralizable]
    assert plural
    for key, message in ALL[lang].items():
        assert message.pluralizable == (key in plural)
        assert len(_forms(message)) == ((2 if lang == "en" else 3) if key in plural else 1)


# Names are written alike in Latin letters; a few short words happen to be the same.
_NAMES = ("card.", "companion.", "bot.alphabeta", "house.short.", "letter.", "typesetting.")
_SAME_WORD = {
    (lang, key) for lang in ("pl", "cs") for key in ("table.bot", "sim.bot")
}  # "bot" is one everywhere
_SAME_WORD |= {("cs", "table.talk"), ("cs", "keys.talk")}  # "chat"
_SAME_WORD |= {("pl", "start.go"), ("cs", "start.go"), ("pl", "bot.regent"), ("cs", "bot.regent")}
_SAME_WORD |= {("pl", "FOLDER"), ("pl", "table.bot_of"), ("cs", "table.bot_of")}
# What breaks ties is called after people.
_SAME_WORD |= {(lang, key) for lang in ("pl", "cs") for key in ("buchholz", "berger", "berger_short")}


@every_language
def test_nothing_is_left_in_english(lang: str) -> None:
    if lang == "en":
        return
    for where, message in ALL[lang].items():
        for form in _forms(message):
            bare = re.sub(r"\{\w+\}", "", form)
            if not re.search(r"\w", bare) or where[-1].startswith(_NAMES) or (lang, where[-1]) in _SAME_WORD:
                continue
            assert form not in _forms(ALL["en"][where]), where


def test_russian_is_cyrillic_and_the_others_are_not() -> None:
    cyrillic = re.compile("[а-яё]", re.IGNORECASE)
    for lang in LANGUAGES:
        for key, message in ALL[lang].items():
            for form in _forms(message):
                letters = re.sub(r"\{\w+\}|[A-Z]+-[A-Z]+-\d+", "", form)
                if lang == "ru" and re.search(r"\w", letters):
                    assert cyrillic.search(letters), key
                elif lang != "ru":
                    assert not cyrillic.search(letters), key


@every_language
def test_the_compiled_catalogue_is_that_of_the_sources(lang: str) -> None:
    for (game, domain, key), message in ALL[lang].items():
        said = listed(read_file(lang, game, domain))[key]
        assert said == (list(_forms(message)) if message.pluralizable else message.string), (
            "build the catalogues: make install"
        )


def test_every_file_of_a_language_counts_alike() -> None:
    """The page has one rule for all of them."""
    for lang in LANGUAGES:
        files = {(game, domain) for game, domain, _ in ALL[lang]}
        assert len({plural_forms(read_file(lang, *file)) for file in files}) == 1 < len(files)


# What must be there ---------------------------------------------------------------------------------------------


def test_every_option_heading_and_name_has_its_message() -> None:
    wanted = ["game.title", *[f"edition.{edition}" for edition in GAME.facts.editions]]
    for option in GAME.facts.options:
        wanted += [f"option.{option.key}", *[f"option.{option.key}.{value}" for value in option.choices]]
    wanted += [f"heading.{heading}" for heading in ("banners", "tie_break")]
    wanted += [f"house.{house}" for house in HOUSES] + [f"house.of.{house}" for house in HOUSES]
    wanted += [f"card.{card}" for card in CARDS] + [f"card.short.{card}" for card in CARDS]
    wanted += [f"companion.{companion}" for companion in COMPANIONS]
    wanted += [f"direction.{direction}" for direction in DIRECTIONS]
    wanted += [f"action.{verb}" for verb in WORDS.actions]
    assert [key for key in wanted if (HAND, key) not in PO["en"]] == []
    assert [mark for mark in MARKS if ("", f"mark.{mark}") not in PO["en"]] == []


def test_every_option_heading_and_name_of_viceroy_has_its_message() -> None:
    facts = VICEROY_GAME.facts
    wanted = ["game.title", "card.law", *[f"edition.{edition}" for edition in facts.editions]]
    for option in facts.options:
        wanted += [f"option.{option.key}", *[f"option.{option.key}.{value}" for value in option.choices]]
    wanted += [f"heading.{heading}" for heading in HEADINGS]
    wanted += [f"card.{card.name}" for card in CHARACTERS]
    wanted += [f"{kind}.{colour}" for kind in ("colour", "gem", "circle", "letter") for colour in COLOURS]
    wanted += [f"phase.{kind.__name__}" for kind in (LawPhase, AuctionPhase, PaymentPhase, BuildingRound)]
    wanted += [f"action.{verb}" for verb in VICEROY_WORDS.actions]
    assert [key for key in wanted if (VICEROY, key) not in PO["en"]] == []


def test_every_option_heading_and_name_of_viscounts_has_its_message() -> None:
    facts = VISCOUNTS_GAME.facts
    wanted = ["game.title", *[f"edition.{edition}" for edition in facts.editions]]
    for option in facts.options:
        wanted += [f"option.{option.key}", *[f"option.{option.key}.{value}" for value in option.choices]]
    for kind, keys in {
        "act": ACTS,
        "aim": AIMS,
        "ai_board": [board.key for board in AI_BOARDS],
        "building": BUILDINGS,
        "direction": WAYS,
        "effect.Flip": PAPERS,
        "effect.Gain": THINGS,
        "good": GOODS,
        "icon": ICONS,
        "paper": PAPERS,
        "ribbon": RIBBONS,
        "scored": SCORED,
        "section": SECTIONS,
        "slot": SLOTS,
        "source.buildings": BUILDINGS,
        "action": VISCOUNTS_WORDS.actions,
    }.items():
        wanted += [f"{kind}.{key}" for key in keys]
    assert [key for key in wanted if (VISCOUNTS, key) not in PO["en"]] == []


def test_everything_that_a_seat_can_hold_has_words_and_nothing_else() -> None:
    for game in (GAME, VICEROY_GAME, VISCOUNTS_GAME):
        s = Match.new(game, game.setup(2), 1).state
        held = [f"thing.{key}" for key in game.holdings(s, 0)]
        assert [key for context, key in PO["en"] if context == game.key and key.startswith("thing.")] == held
        for lang in LANGUAGES:
            speech = speak(lang).of(game.key)
            assert all("2" in speech.thing(key.removeprefix("thing."), 2) for key in held)


def test_a_thing_without_words_goes_by_its_name() -> None:
    assert speak("en").of(HAND).thing("dragon", 3) == "3 dragon"


def test_no_message_of_a_game_is_for_something_that_is_not_there() -> None:
    for context, key in PO["en"]:
        kind, _, name = key.partition(".")
        records = {
            HAND: WORDS.records,
            VICEROY: VICEROY_WORDS.records,
            VISCOUNTS: VISCOUNTS_WORDS.records,
        }.get(context)
        if records is not None and kind in ("event", "question", "effect") and name != "safe":
            assert name.partition(".")[0] in records


# Finding a language ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANGUAGE": "de:cs:en"}, "cs"),
        ({"LANG": "CS"}, "cs"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert preferred_language(environment) == lang


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="de"):
        speak("de")


def test_a_catalogue_that_was_not_built_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "locale/pl/LC_MESSAGES/viceregal.po"
    source.parent.mkdir(parents=True)
    source.touch()
    monkeypatch.setattr(files.resources, "files", lambda package: tmp_path)
    for lang in ("pl", "en"):
        with pytest.raises(CatalogueMissing, match="make install"):
            files.read_file.__wrapped__(lang, "")


def test_an_unknown_message_is_its_own_key() -> None:
    assert speak("pl").say("no.such.message") == "no.such.message"
    assert not speak("pl").has("no.such.message")


def test_languages_are_the_same_for_rules_and_messages() -> None:
    from viceregal.rulebook import LANGUAGES as OF_RULES

    assert OF_RULES == LANGUAGES
    assert all(
        one != other for one, other in pairwise(speak(lang).say("language.name") for lang in LANGUAGES)
    )
