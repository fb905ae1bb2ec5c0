"""The message catalogue: one gettext domain with symbolic ids, and a speech of each language that reads from it.

Messages of a game lie in its own folder, so that two games can each have their `event.TurnBegan`; messages of the
program and of the page lie here. Texts are plain, with {named} places.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from gettext import NullTranslations
from typing import TYPE_CHECKING

from viceregal.core.errors import Refusal
from viceregal.core.records import Event
from viceregal.games import GAMES, pack
from viceregal.games.languages import DEFAULT, LANGUAGES
from viceregal.i18n.files import (
    COMMAND,
    DOMAIN,
    PAGE,
    CatalogueMissing,
    copied,
    listed,
    parts_of_the_page,
    plural_forms,
    read_file,
)
from viceregal.i18n.typesetting import CLINGING, DECIMAL, PERCENT, hold_together, with_marks, with_minus

if TYPE_CHECKING:
    from viceregal.i18n.game_speech import GameSpeech

__all__ = [
    "CatalogueMissing",
    "Messages",
    "Speech",
    "UnknownLanguage",
    "Words",
    "in_english",
    "messages",
    "own_words",
    "plurals",
    "preferred_language",
    "speak",
]


class UnknownLanguage(LookupError):
    """The catalogue is not written in this language."""


class Words:
    """The messages of one language; those of a game, which is then the context, go before the common ones."""

    def __init__(self, lang: str, context: str = "") -> None:
        self.lang = lang
        self.context = context
        self.messages = _translations(lang, context)
        self._clinging = self.messages.gettext(CLINGING)

    def say(self, key: str, **values: object) -> str:
        """The message of a key, with its places filled in; the key itself if there is no such message."""
        return self.typeset(self._text(key)).format_map(_shown(values))

    def say_n(self, key: str, n: int, **values: object) -> str:
        """The message in the form that goes with a number; {n} is the number."""
        return self.typeset(self.messages.ngettext(key, key, n)).format_map(_shown({"n": n, **values}))

    def has(self, key: str) -> bool:
        return self._text(key) != key or self.messages.ngettext(key, key, 1) != key

    def typeset(self, text: str) -> str:
        """A text as it is printed in this language: what belongs on one line is held together."""
        return hold_together(text, self._clinging)

    def figures(self, text: str) -> str:
        """Numbers with the marks of this language: `1,234.5` is `1 234,5` in Polish."""
        return with_marks(text, self.messages.gettext(DECIMAL))

    def percent(self, figures: str) -> str:
        """How much of a hundred, with the marks of this language: `76%`, in Czech `76 %`."""
        return self.say(PERCENT, n=self.figures(figures))

    def _text(self, key: str) -> str:
        return self.messages.gettext(key)

    def listing(self, words: Iterable[str]) -> str:
        """Several things in a row, as on a list: bare commas."""
        return ", ".join(words)

    def series(self, words: Sequence[str]) -> str:
        """Several things in a sentence: "Bran, Arya and Sansa"."""
        if len(words) < 2:
            return self.listing(words)
        return self.say("list.series", first=self.listing(words[:-1]), last=words[-1])


def _shown(values: dict[str, object]) -> dict[str, object]:
    return {name: with_minus(value) for name, value in values.items()}


class Speech(Words):
    """One language: `say` speaks for the program, `of(game)` is the speech that knows a game's words too."""

    def of(self, game_key: str) -> GameSpeech:
        return _game_speech(self.lang, game_key)

    def event(self, game_key: str, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """A sentence about what happened; `names` are the players by seat, `reader` the seat of who reads it."""
        return self.of(game_key).event(event, names, reader)

    def refusal(
        self, game_key: str, refusal: Refusal, names: Sequence[str], reader: int | None = None
    ) -> str:
        """Why an action is refused, without the id of the rule."""
        return self.of(game_key).refusal(refusal, names, reader)


@cache
def speak(lang: str) -> Speech:
    """The speech of a language; UnknownLanguage if there is none."""
    return Speech(_known(lang))


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language of the user's environment that the catalogue has; English otherwise."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in environment.get(variable, "").split(":"):
            lang = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            if lang in LANGUAGES:
                return lang
    return DEFAULT


Messages = dict[str, str | list[str]]


def messages(lang: str, game_key: str = "", domain: str = DOMAIN) -> Messages:
    """All messages of a file, as they are set in this language. What the language lacks is said in English."""
    own = _set_messages(_known(lang), game_key, domain)
    return own if lang == DEFAULT else _set_messages(DEFAULT, game_key, domain) | own


def _set_messages(lang: str, game_key: str, domain: str) -> Messages:
    typeset = Words(lang).typeset
    return {
        key: [typeset(form) for form in text] if isinstance(text, list) else typeset(text)
        for key, text in listed(read_file(lang, game_key, domain)).items()
    }


def plurals(lang: str) -> str:
    """Which form of a message goes with each number from 0 on, a figure each."""
    return plural_forms(read_file(_known(lang), ""))


@cache
def own_words(lang: str, key: str) -> str | None:
    """What a language itself says; None where English would be said for it."""
    text = listed(read_file(_known(lang), "")).get(key)
    return text if isinstance(text, str) else None


def in_english(lang: str) -> int:
    """How many messages a language lacks, so that they are said in English."""
    domains = (DOMAIN, COMMAND, PAGE)
    files = [("", each) for each in (*domains, *[f"{PAGE}-{part}" for part in parts_of_the_page()])]
    files += [(key, domain) for key in GAMES for domain in domains]
    return sum(
        len(listed(read_file(DEFAULT, key, domain)).keys() - listed(read_file(lang, key, domain)).keys())
        for key, domain in files
    )


@cache
def _game_speech(lang: str, game_key: str) -> GameSpeech:
    from viceregal.i18n.plain_speech import PlainSpeech

    return pack(game_key).speech(_known(lang)) or PlainSpeech(lang, game_key)


@cache
def _translations(lang: str, game_key: str) -> NullTranslations:
    """A game's messages before the common ones. What a language lacks is said in English."""
    found = copied(read_file(_known(lang), game_key))
    for each in dict.fromkeys([(lang, ""), (DEFAULT, game_key), (DEFAULT, "")]):
        if each != (lang, game_key):
            found.add_fallback(copied(read_file(*each)))
    return found


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"no messages in the language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang
