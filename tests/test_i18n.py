"""The message catalogue is whole in all four languages, and every record of a game says itself in each."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

import viceregal
from viceregal.core.records import NOBODY, Action, Ask, AskChance, Effect, Event, Frame, Record
from viceregal.games import GAMES
from viceregal.games.hand_of_the_king import actions, events, frames
from viceregal.games.hand_of_the_king.cards import (
    CARDS,
    COMPANION_ROWS,
    COMPANIONS,
    DIRECTIONS,
    HOUSES,
)
from viceregal.games.hand_of_the_king.effects import KINGS_LANDING, StayAs, TakeCharacter
from viceregal.games.hand_of_the_king.game import GAME
from viceregal.games.hand_of_the_king.vocabulary import WORDS
from viceregal.i18n import LANGUAGES, CatalogueMissing, UnknownLanguage, catalogue, preferred_language, speak
from viceregal.i18n.hand_of_the_king import HandSpeech
from viceregal.rulebook import MARKS

HAND = "hand-of-the-king"
NAMES = ("Ania", "Ossian", "Marek", "Eliza")
SOURCES = Path(viceregal.__file__).parent
every_language = pytest.mark.parametrize("lang", LANGUAGES)

Key = tuple[str, str]  # context and id


def _messages(lang: str) -> dict[Key, Message]:
    path = SOURCES / "i18n" / "locale" / lang / "LC_MESSAGES" / "viceregal.po"
    with path.open("rb") as file:
        read: Catalog = read_po(file, locale=lang, abort_invalid=True)
    return {(message.context or "", _id(message)): message for message in read if message.id}


def _id(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _forms(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string)


PO = {lang: _messages(lang) for lang in LANGUAGES}


def _hand(lang: str) -> HandSpeech:
    speech = speak(lang).of(HAND)
    assert isinstance(speech, HandSpeech)
    return speech


# The files ------------------------------------------------------------------------------------------------------


@every_language
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert list(PO[lang]) == list(PO["en"])


@every_language
def test_no_message_is_empty_or_fuzzy(lang: str) -> None:
    for key, message in PO[lang].items():
        assert all(form and form == form.strip() for form in _forms(message)), key
        assert not message.fuzzy, key


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@every_language
def test_the_places_are_the_same_in_every_language(lang: str) -> None:
    for key, message in PO["en"].items():
        expected = _places(_forms(message)[0])
        for form in (*_forms(message), *_forms(PO[lang][key])):
            assert _places(form) == expected, key


@every_language
def test_plural_messages_have_all_forms_of_the_language(lang: str) -> None:
    plural = [key for key, message in PO["en"].items() if message.pluralizable]
    assert plural
    for key, message in PO[lang].items():
        assert message.pluralizable == (key in plural)
        assert len(_forms(message)) == ((2 if lang == "en" else 3) if key in plural else 1)


# Names are written alike in Latin letters; a few short words happen to be the same.
_NAMES = ("card.", "companion.", "bot.alphabeta")
_SAME_WORD = {("pl", "start.go"), ("cs", "start.go")}


@every_language
def test_nothing_is_left_in_english(lang: str) -> None:
    if lang == "en":
        return
    for (context, key), message in PO[lang].items():
        for form in _forms(message):
            bare = re.sub(r"\{\w+\}", "", form)
            if not re.search(r"\w", bare) or key.startswith(_NAMES) or (lang, key) in _SAME_WORD:
                continue
            assert form not in _forms(PO["en"][context, key]), key


def test_russian_is_cyrillic_and_the_others_are_not() -> None:
    cyrillic = re.compile("[а-яё]", re.IGNORECASE)
    for lang in LANGUAGES:
        for key, message in PO[lang].items():
            for form in _forms(message):
                letters = re.sub(r"\{\w+\}|[A-Z]+-[A-Z]+-\d+", "", form)
                if lang == "ru" and re.search(r"\w", letters):
                    assert cyrillic.search(letters), key
                elif lang != "ru":
                    assert not cyrillic.search(letters), key


@every_language
def test_the_compiled_catalogue_is_that_of_the_sources(lang: str) -> None:
    for (context, key), message in PO[lang].items():
        if not message.pluralizable:
            speech = speak(lang).of(context) if context else speak(lang)
            assert speech._text(key) == message.string, "build the catalogues: make install"


# What must be there ---------------------------------------------------------------------------------------------


def _templates(folder: Path) -> Iterator[str]:
    """The English templates of all refusals in the sources."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                template = node.args[1]
                assert isinstance(template, ast.Constant), (
                    f"{path.name}:{node.lineno}: a template is a literal"
                )
                yield str(template.value)


def test_every_refusal_has_its_message() -> None:
    common = set(_templates(SOURCES / "core"))
    assert common and {("", template) for template in common} <= set(PO["en"])
    game = set(_templates(SOURCES / "games" / GAMES[HAND]))
    assert len(game) > 10 and {(HAND, template) for template in game} <= set(PO["en"])


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


def test_no_message_of_the_game_is_for_something_that_is_not_there() -> None:
    for context, key in PO["en"]:
        kind, _, name = key.partition(".")
        if context == HAND and kind in ("event", "question", "effect") and name != "safe":
            assert name.partition(".")[0] in WORDS.records


# Every record says itself ---------------------------------------------------------------------------------------

_VALUES: dict[str, object] = {
    "card": 5,
    "cards": (5, 0),
    "taken": (5, 0),
    "given": 9,
    "companion": 6,
    "companions": (1, 6),
    "count": 2,
    "direction": 2,
    "effect": TakeCharacter(5),
    "parts": (TakeCharacter(5),),
    "house": 0,
    "place": 3,
    "seat": 0,
    "other": 1,
    "tied": (0, 1),
    "turn": 4,
    "winners": (0,),
    "zone": KINGS_LANDING,
}


def _example(kind: type[Record]) -> Record:
    return kind(*[_VALUES[name] for name in WORDS.names[kind]])


def _kinds(base: type[Record]) -> list[type[Record]]:
    return [kind for kind in WORDS.records.values() if issubclass(kind, base)]


def _is_said(text: str) -> bool:
    """No id has come through, and no place has stayed open."""
    return bool(text) and not re.search(r"[{}]|(event|effect|action|question|house|card)\.\w", text)


@every_language
def test_every_record_says_itself(lang: str) -> None:
    speech = _hand(lang)
    for kind in _kinds(Event):
        event = _example(kind)
        assert isinstance(event, Event)
        said = speech.event(event, NAMES)
        assert _is_said(said) and said.endswith("."), kind
        assert said == speak(lang).event(HAND, event, NAMES)
    for kind in _kinds(Effect):
        effect = _example(kind)
        assert isinstance(effect, Effect)
        assert _is_said(speech.effect(effect)), kind
    for kind in _kinds(Action):
        action = _example(kind)
        assert isinstance(action, Action)
        assert _is_said(speech.action(action, NAMES)), kind


@every_language
def test_every_question_says_itself(lang: str) -> None:
    """Steps run by themselves and need no words."""
    for kind in _kinds(Frame):
        if issubclass(kind, Ask | AskChance):
            frame = _example(kind)
            assert isinstance(frame, Frame)
            said = _hand(lang).question(frame)
            assert _is_said(said) and said.endswith("?"), kind


@every_language
def test_the_words_of_companions_come_from_their_effects(lang: str) -> None:
    speech = _hand(lang)
    texts = [speech.companion_text(companion) for companion in range(len(COMPANIONS))]
    assert all(_is_said(text) for text in texts)
    assert len(set(texts)) == len(texts)
    for row, text in zip(COMPANION_ROWS, texts, strict=True):
        if isinstance(row.effect, TakeCharacter):
            assert speech.card(row.effect.card) in text
        if isinstance(row.effect, StayAs):
            assert speech.house_of(row.effect.house) in text
        assert (speech.say("effect.safe") in text) == row.safe


@every_language
def test_refusals_are_said_with_names_in_place_of_words(lang: str) -> None:
    speech = _hand(lang)
    match = viceregal.new(HAND, seed=3, first=0)
    refused = [match.why_not(f"move {way} {house}") for way in DIRECTIONS for house in HOUSES]
    refused += [match.why_not("raven 1"), match.why_not("kill varys"), match.why_not("move up stark", seat=1)]
    refusals = [refusal for refusal in refused if refusal is not None]
    assert len(refusals) > 10
    for refusal in refusals:
        said = speech.refusal(refusal, NAMES)
        assert _is_said(said) and said.endswith(".")
        assert said == speak(lang).refusal(HAND, refusal, NAMES)
    assert "Ossian" in speech.refusal(refusals[-1], NAMES)


@every_language
def test_whole_games_are_told_without_a_gap(lang: str) -> None:
    speech = _hand(lang)
    for seed in range(12):
        match = viceregal.new(HAND, 3, seed=seed, variant="raven")
        while not match.over:
            actions_now = match.actions()
            match.play(actions_now[(seed * 7 + len(match.log) * 5) % len(actions_now)])
        assert all(_is_said(speech.event(event, NAMES)) for event in match.events())


# How it sounds --------------------------------------------------------------------------------------------------


def test_a_move_as_it_is_told() -> None:
    moved = events.VarysMoved(0, 2, 0, (5, 0), 3)
    assert {lang: _hand(lang).event(moved, NAMES) for lang in LANGUAGES} == {
        "en": "Ania: Varys goes left to Stark, cards taken: Bran, Eddard.",
        "pl": "Ania: Varys idzie w lewo: Starkowie, zabrane karty: Bran, Eddard.",
        "ru": "Ania: Варис идёт влево: Старки, взяты карты: Бран, Эддард.",
        "cs": "Ania: Varys jde doleva: Starkové, vzaté karty: Bran, Eddard.",
    }


def test_a_banner_goes_from_one_to_the_other() -> None:
    assert _hand("pl").event(events.BannerTaken(0, 1, 1), NAMES) == "Chorągiew Greyjoyów: Ossian → Ania."
    assert _hand("pl").event(events.BannerTaken(0, 1, NOBODY), NAMES) == "Chorągiew Greyjoyów: stół → Ania."
    assert (
        _hand("cs").event(events.CharacterTaken(0, 5, NOBODY), NAMES)
        == "Bran Stark: Královo přístaviště → Ania."
    )


@pytest.mark.parametrize(
    ("lang", "counts"),
    [
        ("en", {1: "1 character of", 2: "2 characters of", 5: "5 characters of"}),
        ("pl", {1: "1 postać", 2: "2 postacie", 5: "5 postaci", 22: "22 postacie", 12: "12 postaci"}),
        (
            "ru",
            {1: "1 персонаж ", 2: "2 персонажа", 5: "5 персонажей", 21: "21 персонаж ", 12: "12 персонажей"},
        ),
        ("cs", {1: "1 postava", 2: "2 postavy", 5: "5 postav ", 22: "22 postav "}),
    ],
)
def test_numbers_take_the_form_of_their_language(lang: str, counts: dict[int, str]) -> None:
    for count, form in counts.items():
        assert form in _hand(lang).effect(StayAs(0, count))


def test_two_questions_about_killing() -> None:
    said = [_hand("en").question(frames.AskKill(0, zone)) for zone in (0, 1)]
    assert said == ["Who dies in King's Landing?", "Who dies in a play area?"]


def test_a_player_without_a_name_is_called_by_number() -> None:
    assert _hand("ru").action(actions.GiveBanner(0, 2), ()) == "знамя Старков: Игрок 3"


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
    monkeypatch.setattr(catalogue.resources, "files", lambda package: tmp_path)
    with pytest.raises(CatalogueMissing, match="make install"):
        catalogue._translations.__wrapped__("pl")


def test_an_unknown_message_is_its_own_key() -> None:
    assert speak("pl").say("no.such.message") == "no.such.message"
    assert not speak("pl").has("no.such.message")


def test_languages_are_the_same_for_rules_and_messages() -> None:
    from viceregal.rulebook import LANGUAGES as OF_RULES

    assert OF_RULES == LANGUAGES
    assert all(
        one != other for one, other in pairwise(speak(lang).say("language.name") for lang in LANGUAGES)
    )
