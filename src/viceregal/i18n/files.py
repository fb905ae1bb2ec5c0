"""The compiled files of the catalogue. A message that is broken is left out, with a log line, and so said in English.

A folder `locale/<language>/LC_MESSAGES` has `viceregal` (what is said everywhere), `command` (what `--help` says), `page`
(what only the page says) and, for parts of the page that are loaded when they are asked for, `page-<part>`.
"""

from __future__ import annotations

import logging
import string
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from viceregal.games import GAMES
from viceregal.games.languages import DEFAULT

DOMAIN: Final = "viceregal"
PAGE: Final = "page"
COMMAND: Final = "command"
# As many numbers as tell every plural apart: rules ask for the last two figures, and for small numbers themselves.
COUNTED: Final = 200
Key = str | tuple[str, int]

_log = logging.getLogger(__name__)


class CatalogueMissing(RuntimeError):
    """The catalogue of a language has not been compiled: the package was not built."""


@cache
def read_file(lang: str, game_key: str, domain: str = DOMAIN) -> NullTranslations:
    """One compiled file, without what is broken in it. A language or a game need not have any but the first."""
    folder = _folder(game_key).joinpath("locale", lang, "LC_MESSAGES")
    file = folder.joinpath(f"{domain}.mo")
    if not file.is_file():
        if folder.joinpath(f"{domain}.po").is_file() or (lang, game_key, domain) == (DEFAULT, "", DOMAIN):
            raise CatalogueMissing(
                f"the message catalogue {lang!r} is not compiled: build the package (make install)"
            )
        return NullTranslations()
    try:
        with file.open("rb") as source:
            found = GNUTranslations(source)
            plural_forms(found)
    except (OSError, ValueError, SyntaxError, RecursionError) as error:
        if lang == DEFAULT:
            raise
        _log.warning("%s/%s.mo cannot be read, so English is spoken: %s", lang, domain, error)
        return NullTranslations()
    if lang != DEFAULT:
        _leave_out_broken(found, _catalogue(read_file(DEFAULT, game_key, domain)), f"{lang}/{domain}")
    return found


def copied(file: NullTranslations) -> NullTranslations:
    """The same messages, to be given fallbacks of its own."""
    if not isinstance(file, GNUTranslations):
        return NullTranslations()
    other = GNUTranslations.__new__(GNUTranslations)
    other.__dict__.update(file.__dict__)
    other._fallback = None  # type: ignore[attr-defined]  # gettext names it nowhere else
    return other


def parts_of_the_page() -> tuple[str, ...]:
    """The parts of the page with words of their own, as English has them."""
    names = [each.name for each in _folder("").joinpath("locale", DEFAULT, "LC_MESSAGES").iterdir()]
    begin = f"{PAGE}-"
    return tuple(
        sorted(
            name.removeprefix(begin).removesuffix(".mo")
            for name in names
            if name.startswith(begin) and name.endswith(".mo")
        )
    )


def plural_forms(file: NullTranslations) -> str:
    """Which form goes with each number from 0 on, a figure each. What has no plural of its own counts in English."""
    form = getattr(file, "plural", lambda n: int(n != 1))
    return "".join([str(int(form(n))) for n in range(COUNTED)])


def listed(file: NullTranslations) -> dict[str, str | list[str]]:
    """All messages by key; one with plural forms is the list of them."""
    found: dict[str, str | list[str]] = {}
    for key, text in sorted(_catalogue(file).items(), key=lambda item: _in_order(item[0])):
        if isinstance(key, str):
            if key:
                found[key] = text
        else:
            forms = found.setdefault(key[0], [])
            assert isinstance(forms, list)
            forms.append(text)
    return found


def _in_order(key: Key) -> tuple[str, int]:
    return (key, 0) if isinstance(key, str) else key


def _catalogue(file: NullTranslations) -> dict[Key, str]:
    found: dict[Key, str] = getattr(file, "_catalog", {})  # gettext shows it nowhere else
    return found


def _leave_out_broken(file: NullTranslations, english: dict[Key, str], where: str) -> None:
    """A message that is empty, lacks a form or names places that English does not have would be said wrong or not at all."""
    messages = _catalogue(file)
    forms = max(map(int, plural_forms(file))) + 1
    allowed: dict[str, set[str]] = {}
    for key, text in english.items():
        allowed.setdefault(_name(key), set()).update(_places(text) or ())
    counted: dict[str, int] = {}
    broken: dict[str, str] = {}
    for key, text in messages.items():
        name = _name(key)
        counted[name] = counted.get(name, 0) + (not isinstance(key, str))
        why = _why_broken(text, allowed.get(name, set())) if name else ""
        if why:
            broken[name] = why
    for name, count in counted.items():
        if count not in (0, forms):
            broken.setdefault(name, f"has {count} forms, not {forms}")
    for name, why in broken.items():
        _log.warning("%s: %s %s; it is said in English", where, name, why)
    for key in [key for key in messages if _name(key) in broken]:
        del messages[key]


def _why_broken(text: str, allowed: set[str]) -> str:
    if not text.strip():
        return "is empty"
    places = _places(text)
    if places is None:
        return "has a brace too many or too few"
    unknown = sorted(places - allowed)
    return f"has a place {{{unknown[0]}}} that nothing fills" if unknown else ""


def _places(text: str) -> set[str] | None:
    """The {named} places of a text; None where it is none that can be filled in."""
    if "{" not in text and "}" not in text:
        return set()
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return None


def _name(key: Any) -> str:
    name: str = key if isinstance(key, str) else key[0]
    return name


def _folder(game_key: str) -> Traversable:
    return GAMES[game_key].folder() if game_key else resources.files("viceregal.i18n")
