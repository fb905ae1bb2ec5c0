"""Every record of Hand of the King says itself in four languages, and sounds right."""

from __future__ import annotations

import pytest

import viceregal
from tests.blanks import plain
from tests.spoken import NAMES, is_said
from viceregal.core.records import NOBODY, Event
from viceregal.games.hand_of_the_king.rules import actions, events, frames
from viceregal.games.hand_of_the_king.rules.cards import (
    COMPANION_ROWS,
    COMPANIONS,
    DIRECTIONS,
    HOUSES,
)
from viceregal.games.hand_of_the_king.rules.effects import StayAs, TakeCharacter
from viceregal.games.hand_of_the_king.words.speech import HandSpeech
from viceregal.i18n import LANGUAGES, speak

HAND = "hand-of-the-king"
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def _hand(lang: str) -> HandSpeech:
    speech = speak(lang).of(HAND)
    assert isinstance(speech, HandSpeech)
    return speech


# Every record says itself ---------------------------------------------------------------------------------------


@every_language
def test_the_words_of_companions_come_from_their_effects(lang: str) -> None:
    speech = _hand(lang)
    texts = [speech.companion_text(companion) for companion in range(len(COMPANIONS))]
    assert all(is_said(text) for text in texts)
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
        assert is_said(said) and said.endswith(".")
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
        assert all(is_said(speech.event(event, NAMES)) for event in match.events())


def _told(lang: str, event: Event, reader: int | None = None) -> str:
    return plain(_hand(lang).event(event, NAMES, reader))


# How it sounds --------------------------------------------------------------------------------------------------


def test_a_move_as_it_is_told() -> None:
    moved = events.VarysMoved(0, 2, 0, (5, 0), 3)
    assert {lang: _told(lang, moved) for lang in LANGUAGES} == {
        "en": "Ania sends Varys left to House Stark, taking Bran and Eddard.",
        "pl": "Ania wysyła Varysa w lewo do Starków i bierze karty: Bran i Eddard.",
        "ru": "Ania отправляет Вариса влево к карте Старков и берёт карты: Бран и Эддард.",
        "cs": "Ania posílá Varyse doleva ke kartě Starků a bere karty: Bran a Eddard.",
    }
    assert {lang: _told(lang, moved, 0) for lang in LANGUAGES} == {
        "en": "You send Varys left to House Stark, taking Bran and Eddard.",
        "pl": "Wysyłasz Varysa w lewo do Starków i bierzesz karty: Bran i Eddard.",
        "ru": "Вы отправляете Вариса влево к карте Старков и берёте карты: Бран и Эддард.",
        "cs": "Posíláte Varyse doleva ke kartě Starků a berete karty: Bran a Eddard.",
    }


def test_a_banner_goes_from_one_to_the_other() -> None:
    taken = events.BannerTaken(0, 1, 1)
    assert _told("pl", taken) == "Ania przejmuje chorągiew Greyjoyów, traci ją Ossian."
    assert _told("pl", taken, 0) == "Przejmujesz chorągiew Greyjoyów, traci ją Ossian."
    assert _told("pl", taken, 1) == "Ania zabiera ci chorągiew Greyjoyów."
    assert _told("pl", events.BannerTaken(0, 1, NOBODY)) == "Ania zdobywa chorągiew Greyjoyów."
    found = events.CharacterTaken(0, 5, NOBODY)
    assert _told("cs", found) == "Ania bere z Králova přístaviště kartu: Bran Stark."


def test_a_shared_victory_is_told_to_those_who_share_it() -> None:
    ended = events.GameEnded((0, 2), (), ())
    assert _told("pl", ended) == "Koniec gry, wygrywają Ania i Marek."
    assert _told("pl", ended, 2) == "Koniec gry, wygrywacie ty i Ania."
    assert _told("ru", events.GameEnded((1,), (), ()), 1) == "Игра окончена, вы победили."


@pytest.mark.parametrize(
    ("lang", "counts"),
    [
        ("en", {1: "1 character of", 2: "2 characters of", 5: "5 characters of"}),
        ("pl", {1: "1 postać", 2: "2 postacie", 5: "5 postaci", 22: "22 postacie", 12: "12 postaci"}),
        (
            "ru",
            {1: "1 персонажа", 2: "2 персонажей", 5: "5 персонажей", 21: "21 персонажа", 12: "12 персонажей"},
        ),
        ("cs", {1: "1 postava", 2: "2 postavy", 5: "5 postav ", 22: "22 postav "}),
    ],
)
def test_numbers_take_the_form_of_their_language(lang: str, counts: dict[int, str]) -> None:
    for count, form in counts.items():
        assert form in plain(_hand(lang).effect(StayAs(0, count)))


def test_two_questions_about_killing() -> None:
    asked = [frames.AskKill(0, zone) for zone in (0, 1)]
    said = [_hand("en").question(frame, NAMES, 0) for frame in asked]
    assert said == ["Who dies in King’s Landing?", "Who dies in a play area?"]
    said = [_hand("en").question(frame, NAMES) for frame in asked]
    assert said == ["Whom does Ania kill in King’s Landing?", "Whom does Ania kill in a play area?"]


def test_a_player_without_a_name_is_called_by_number() -> None:
    assert _hand("ru").action(actions.GiveBanner(0, 2), ()) == "знамя Старков: Игрок 3"
