"""Every message of every catalogue, rendered: with numbers of every form, with the shortest and the longest names."""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Iterator

import pytest

from tests.catalogues import messages_in
from viceregal.i18n import LANGUAGES, speak
from viceregal.i18n.catalogue import Words
from viceregal.i18n.files import DOMAIN
from viceregal.i18n.typesetting import NO_BREAK

NUMBERS = (1, 2, 5, 12, 21, 22)
SHORTEST, LONGEST = "Ó", "Wirtualny przeciwnik Bartłomieja Kowalski"[:40]
# Which form goes with a number, as grammars say it.
FORMS: dict[str, Callable[[int], int]] = {
    "en": lambda n: 0 if n == 1 else 1,
    "pl": lambda n: 0 if n == 1 else 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2,
    "ru": lambda n: (
        0
        if n % 10 == 1 and n % 100 != 11
        else 1
        if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
        else 2
    ),
    "cs": lambda n: 0 if n == 1 else 1 if n in (2, 3, 4) else 2,
}
# Silver is not counted, and "below" is no noun.
_UNCOUNTED = {("en", "costs"), ("en", "card.below_n")}
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def _messages(lang: str) -> Iterator[tuple[Words, str, tuple[str, ...]]]:
    """Who says it, its id, and its forms. What only the page says is rendered by the page: web/test/words.test.ts."""
    for found in messages_in(lang):
        if found.domain == DOMAIN:
            speech: Words = speak(lang).of(found.game) if found.game else speak(lang)
            yield speech, found.key, found.forms


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def _looks_right(said: str) -> bool:
    return bool(said.strip()) and not any(
        wrong in said for wrong in ("{", "}", "  ", " ,", "( ", " )", "..", "::")
    )


@every_language
def test_every_message_is_rendered_with_every_number(lang: str) -> None:
    counted = 0
    for speech, key, forms in _messages(lang):
        if len(forms) == 1:
            continue
        counted += 1
        others = dict.fromkeys(_places(forms[0]) - {"n"}, LONGEST)
        for n in NUMBERS:
            said = speech.say_n(key, n, **others)
            expected = forms[FORMS[lang](n)].format_map({"n": n, **others})
            assert said.replace(NO_BREAK, " ") == expected.replace(NO_BREAK, " "), key
            assert _looks_right(said), said
    assert counted > 80


@every_language
@pytest.mark.parametrize("name", [SHORTEST, LONGEST])
def test_every_message_is_rendered_with_every_name(lang: str, name: str) -> None:
    for speech, key, forms in _messages(lang):
        if len(forms) == 1:
            values: dict[str, object] = dict.fromkeys(_places(forms[0]), name)
            said = speech.say(key, **values)
            assert _looks_right(said.replace("…", "")), said
            assert said.count(name) >= len(_places(forms[0])), said


@every_language
def test_a_number_beside_a_noun_is_a_plural_message(lang: str) -> None:
    """A place for a number with a word behind it has forms; without forms it stands behind its word."""
    for found in messages_in(lang):
        forms, key = found.forms, found.key
        if len(forms) == 1 and (lang, key) not in _UNCOUNTED:
            assert not re.search(r"\{(n|count|times|value)\} (?!\w+ \{)[^\W\d_]", forms[0]), key


# No-break spaces ------------------------------------------------------------------------------------------------


@every_language
def test_the_catalogues_hold_plain_spaces_and_proper_signs(lang: str) -> None:
    for found in messages_in(lang):
        key = found.where
        for form in found.forms:
            assert NO_BREAK not in form, key
            assert "'" not in form and '"' not in form, key
            assert "..." not in form, key


@pytest.mark.parametrize(
    ("lang", "text", "set_as"),
    [
        ("pl", "w zamku i u szlachcica", "w_zamku i_u_szlachcica"),
        ("pl", "{n} karta", "{n}_karta"),
        ("pl", "1 karta – 2 karty", "1_karta_– 2_karty"),
        ("cs", "k hradu a do městečka", "k_hradu a_do městečka"),
        ("ru", "камень — это ресурс", "камень_— это ресурс"),
        ("ru", "В замке", "В_замке"),
        ("en", "a card in the castle", "a card in the castle"),
        ("en", "{player} has it", "{player} has it"),
    ],
)
def test_what_belongs_on_one_line_is_held_together(lang: str, text: str, set_as: str) -> None:
    assert speak(lang).typeset(text) == set_as.replace("_", NO_BREAK)


def test_a_name_is_left_as_it_is() -> None:
    assert speak("pl").say("line.agreed", player="Z 3 w") == "Z 3 w się zgadza"
