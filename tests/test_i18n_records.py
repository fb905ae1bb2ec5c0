"""Every record of every game says itself in every language, to the reader who is meant and to everybody else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.spoken import GAMES, NAMES, Spoken, is_said
from viceregal.core.records import Action, Effect, Event, Frame
from viceregal.i18n import LANGUAGES, speak
from viceregal.i18n.game_speech import GameSpeech

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("spoken", GAMES, ids=lambda spoken: str(spoken.game))

DOER, OTHER, BYSTANDER = 0, 1, 3
# What shows that a sentence speaks to somebody.
SPEAKS_TO_YOU = {
    "en": r"\byour?s?\b",
    "pl": r"\b(ty|ci|cię|ciebie|tobą|twój|twoj\w*)\b|\w(asz|esz|isz|ysz)\b",
    "ru": r"\b(вы|вас|вам|вами|ваш\w*)\b",
    "cs": r"\b(vy|vás|vám|vámi|váš|vaš\w*)\b|\w(áte|íte|ete)\b",
}


def _speech(lang: str, spoken: Spoken) -> GameSpeech:
    return speak(lang).of(spoken.game)


def _speaks_to_you(lang: str, said: str) -> bool:
    return re.search(SPEAKS_TO_YOU[lang], said.lower()) is not None


@every_game
@every_language
def test_every_record_says_itself(lang: str, spoken: Spoken) -> None:
    speech = _speech(lang, spoken)
    for event in spoken.events():
        said = speech.event(event, NAMES)
        assert is_said(said) and said.endswith("."), (event, said)
        assert said == speak(lang).event(spoken.game, event, NAMES)
    for kind in spoken.kinds(Effect):
        for effect in spoken.examples(kind):
            assert isinstance(effect, Effect)
            assert is_said(speech.effect(effect)), effect
    for kind in spoken.kinds(Action):
        for action in spoken.examples(kind):
            assert isinstance(action, Action)
            assert is_said(speech.action(action, NAMES)), action


@every_game
@every_language
def test_every_question_says_itself(lang: str, spoken: Spoken) -> None:
    for frame in spoken.questions():
        for reader in (None, DOER, BYSTANDER):
            said = _speech(lang, spoken).question(frame, NAMES, reader)
            assert is_said(said) and said.endswith("?"), (frame, said)


# Whom it speaks to ----------------------------------------------------------------------------------------------


def _told_of(event: Event) -> Iterator[int]:
    """The seats that an event is about: who did it, whom it was done to, who won."""
    for field in ("seat", "other"):
        seat = getattr(event, field, None)
        if seat is not None and seat >= 0:
            yield seat
    yield from getattr(event, "winners", ())


@every_game
@every_language
def test_an_event_speaks_to_the_reader_in_every_role(lang: str, spoken: Spoken) -> None:
    """Who is named to others is spoken to as "you", and not by name."""
    speech = _speech(lang, spoken)
    told = 0
    for event in spoken.events(seat=DOER, other=OTHER):
        to_others = speech.event(event, NAMES)
        for reader in {*_told_of(event)}:
            said = speech.event(event, NAMES, reader)
            assert is_said(said) and said.endswith("."), (event, said)
            if NAMES[reader] in to_others:
                told += 1
                assert NAMES[reader] not in said, said
                assert _speaks_to_you(lang, said), said
    assert told > 15


@every_game
@every_language
def test_an_event_speaks_to_nobody_else(lang: str, spoken: Spoken) -> None:
    """Spectators and players who are not concerned read the same. What a card says, it says to whoever has it."""
    speech = _speech(lang, spoken)
    for event in spoken.events(seat=DOER, other=OTHER):
        said = speech.event(event, NAMES)
        if "winners" not in dir(event):
            assert (
                said == speech.event(event, NAMES, BYSTANDER)
                or hasattr(event, "bids")
                or hasattr(event, "seats")
            )
        if not hasattr(event, "effect") and not hasattr(event, "into"):
            assert not _speaks_to_you(lang, said), said
        assert not re.search(rf"^({'|'.join(NAMES)}): ", said), said


@every_game
@every_language
def test_a_question_speaks_to_who_is_asked_and_tells_others_whom_it_is_put_to(
    lang: str, spoken: Spoken
) -> None:
    speech = _speech(lang, spoken)
    for frame in spoken.questions(seat=DOER, waiting=(DOER, OTHER)):
        asked, told = speech.question(frame, NAMES, DOER), speech.question(frame, NAMES)
        assert NAMES[DOER] not in asked, asked
        assert not _speaks_to_you(lang, told), told
        assert told == speech.question(frame, NAMES, BYSTANDER)


@every_game
@every_language
def test_whoever_is_asked_alone_is_named_to_others_or_the_question_is_the_same(
    lang: str, spoken: Spoken
) -> None:
    speech = _speech(lang, spoken)
    for frame in spoken.questions(seat=DOER):
        if frame.deciders() != (DOER,):
            continue
        asked, told = _both(speech, frame)
        assert asked == told or NAMES[DOER] in told, (asked, told)


def _both(speech: GameSpeech, frame: Frame) -> tuple[str, str]:
    return speech.question(frame, NAMES, DOER), speech.question(frame, NAMES)
