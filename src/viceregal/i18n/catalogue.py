"""The message catalogue: one gettext domain with symbolic ids, and a speech of each language that reads from it.

Messages of a game lie in its own folder, so that two games can each have their `event.TurnBegan`; messages of the
program lie here. A refusal is looked up by its English template. Texts are plain, with {named} places.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from viceregal.core.errors import Refusal
from viceregal.core.records import Event
from viceregal.games import GAMES, pack
from viceregal.games.languages import DEFAULT, LANGUAGES
from viceregal.i18n.typesetting import CLINGING, hold_together

if TYPE_CHECKING:
    from viceregal.i18n.game_speech import GameSpeech

DOMAIN = "viceregal"


class UnknownLanguage(LookupError):
    """The catalogue is not written in this language."""


class CatalogueMissing(RuntimeError):
    """The catalogue of a language has not been compiled: the package was not built."""


class Words:
    """The messages of one language; those of a game, which is then the context, go before the common ones."""

    def __init__(self, lang: str, context: str = "") -> None:
        self.lang = lang
        self.context = context
        self.messages = _translations(lang, context)
        self._clinging = self.messages.gettext(CLINGING)

    def say(self, key: str, **values: object) -> str:
        """The message of a key, with its places filled in; the key itself if there is no such message."""
        return self.typeset(self._text(key)).format_map(values)

    def say_n(self, key: str, n: int, **values: object) -> str:
        """The message in the form that goes with a number; {n} is the number."""
        return self.typeset(self.messages.ngettext(key, key, n)).format_map({"n": n, **values})

    def has(self, key: str) -> bool:
        return self._text(key) != key or self.messages.ngettext(key, key, 1) != key

    def typeset(self, text: str) -> str:
        """A text as it is printed in this language: what belongs on one line is held together."""
        return hold_together(text, self._clinging)

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


@cache
def messages(lang: str) -> tuple[str, dict[str, Messages]]:
    """The plural expression, and all messages by game and key; those of no game stand under an empty one.

    What a language lacks is said in English.
    """
    found = {key: _listed(_file(DEFAULT, key)) | _listed(_file(lang, key)) for key in ("", *GAMES)}
    return _file(lang, "").info().get("plural-forms", ""), found


def _listed(file: NullTranslations) -> Messages:
    """A message with plural forms is the list of them."""
    catalogue: dict[Any, str] = getattr(file, "_catalog", {})  # gettext shows it nowhere else
    found: Messages = {}
    for key, text in catalogue.items():
        if isinstance(key, tuple):
            forms = found.setdefault(key[0], [])
            assert isinstance(forms, list) and len(forms) == key[1]
            forms.append(text)
        elif key:
            found[key] = text
    return found


@cache
def _game_speech(lang: str, game_key: str) -> GameSpeech:
    from viceregal.i18n.plain_speech import PlainSpeech

    return pack(game_key).speech(_known(lang)) or PlainSpeech(lang, game_key)


@cache
def _translations(lang: str, game_key: str) -> NullTranslations:
    """A game's messages before the common ones. What a language lacks is said in English."""
    found = _file(_known(lang), game_key)
    for each in dict.fromkeys([(lang, ""), (DEFAULT, game_key), (DEFAULT, "")]):
        if each != (lang, game_key):
            found.add_fallback(_file(*each))
    return found


def _file(lang: str, game_key: str) -> NullTranslations:
    """One compiled file. A game need not have any, or not in every language."""
    folder = _folder(game_key).joinpath("locale", lang)
    file = folder.joinpath("LC_MESSAGES", f"{DOMAIN}.mo")
    if game_key and not folder.is_dir():
        return NullTranslations()
    try:
        with file.open("rb") as source:
            return GNUTranslations(source)
    except FileNotFoundError:
        raise CatalogueMissing(
            f"the message catalogue {lang!r} is not compiled: build the package (make install)"
        ) from None


def _folder(game_key: str) -> Traversable:
    return pack(game_key).folder() if game_key else resources.files("viceregal.i18n")


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"no messages in the language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang
