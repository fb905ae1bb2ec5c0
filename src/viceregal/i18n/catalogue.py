"""The message catalogue: one gettext domain with symbolic ids, and a speech of each language that reads from it.

Messages of a game stand in the context of its key, so that two games can each have their `event.TurnBegan`; messages
of the program stand in none. A refusal is looked up by its English template. Texts are plain, with {named} places.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from gettext import GNUTranslations
from importlib import import_module, resources
from typing import TYPE_CHECKING, Any

from viceregal.core.errors import Refusal
from viceregal.core.records import Event

if TYPE_CHECKING:
    from viceregal.i18n.game_speech import GameSpeech

LANGUAGES = ("en", "pl", "ru", "cs")
DEFAULT = "en"
DOMAIN = "viceregal"

# Where the sentences of each game are built.
GAME_MODULES = {
    "hand-of-the-king": "viceregal.games.hand_of_the_king.words.speech",
    "viceroy": "viceregal.games.viceroy.words.speech",
    "viscounts": "viceregal.games.viscounts.words.speech",
}


class UnknownLanguage(LookupError):
    """The catalogue is not written in this language."""


class CatalogueMissing(RuntimeError):
    """The catalogue of a language has not been compiled: the package was not built."""


class Words:
    """The messages of one language; those of a context go before the common ones."""

    def __init__(self, lang: str, context: str = "") -> None:
        self.lang = lang
        self.context = context
        self.messages = _translations(lang)

    def say(self, key: str, **values: object) -> str:
        """The message of a key, with its places filled in; the key itself if there is no such message."""
        return self._text(key).format_map(values)

    def say_n(self, key: str, n: int, **values: object) -> str:
        """The message in the form that goes with a number; {n} is the number."""
        text = self.messages.npgettext(self.context, key, key, n) if self.context else key
        if text == key:
            text = self.messages.ngettext(key, key, n)
        return text.format_map({"n": n, **values})

    def has(self, key: str) -> bool:
        return self._text(key) != key

    def _text(self, key: str) -> str:
        text = self.messages.pgettext(self.context, key) if self.context else key
        return self.messages.gettext(key) if text == key else text

    def listing(self, words: Iterable[str]) -> str:
        """Several things in a row. Bare commas: an "and" would ask for cases in three of the four languages."""
        return ", ".join(words)


class Speech(Words):
    """One language: `say` speaks for the program, `of(game)` is the speech that knows a game's words too."""

    def of(self, game_key: str) -> GameSpeech:
        return _game_speech(self.lang, game_key)

    def event(self, game_key: str, event: Event, names: Sequence[str]) -> str:
        """A sentence about what happened; `names` are the players by seat."""
        return self.of(game_key).event(event, names)

    def refusal(self, game_key: str, refusal: Refusal, names: Sequence[str]) -> str:
        """Why an action is refused, without the id of the rule."""
        return self.of(game_key).refusal(refusal, names)


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


@cache
def messages(lang: str) -> tuple[str, dict[str, dict[str, str | list[str]]]]:
    """All messages, by context and key, and the plural expression; a message with plural forms is the list of them."""
    found: dict[str, dict[str, str | list[str]]] = {}
    catalogue: dict[Any, str] = _translations(lang)._catalog  # type: ignore[attr-defined]  # gettext shows it nowhere else
    plural = _translations(lang).info().get("plural-forms", "")
    for key, text in catalogue.items():
        name, form = key if isinstance(key, tuple) else (key, None)
        context, _, bare = name.rpartition("\x04")
        if bare and form is None:
            found.setdefault(context, {})[bare] = text
        elif bare:
            forms = found.setdefault(context, {}).setdefault(bare, [])
            assert isinstance(forms, list) and len(forms) == form
            forms.append(text)
    return plural, {context: dict(known) for context, known in found.items()}


@cache
def _game_speech(lang: str, game_key: str) -> GameSpeech:
    speech: GameSpeech = import_module(GAME_MODULES[game_key]).SPEECH(lang)
    return speech


@cache
def _translations(lang: str) -> GNUTranslations:
    """The compiled catalogue. What a language lacks is said in English."""
    file = resources.files("viceregal.i18n").joinpath("locale", _known(lang), "LC_MESSAGES", f"{DOMAIN}.mo")
    try:
        with file.open("rb") as source:
            found = GNUTranslations(source)
    except FileNotFoundError:
        raise CatalogueMissing(
            f"the message catalogue {lang!r} is not compiled: build the package (make install)"
        ) from None
    if lang != DEFAULT:
        found.add_fallback(_translations(DEFAULT))
    return found


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"no messages in the language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang
