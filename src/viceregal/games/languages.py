"""The languages that the house speaks: those it finds a catalogue of."""

from __future__ import annotations

from importlib import resources
from typing import Final

DEFAULT: Final = "en"
# In which order they are offered; whatever else is found follows by its letters.
_IN_ORDER: Final = ("en", "pl", "ru", "cs")
_CATALOGUES: Final = ("viceregal.po", "viceregal.mo")


def find_languages() -> tuple[str, ...]:
    """A language is a folder `i18n/locale/<language>` with a catalogue in it."""
    places = list(resources.files("viceregal").joinpath("i18n", "locale").iterdir())
    found = {
        place.name
        for place in places
        if any(place.joinpath("LC_MESSAGES", name).is_file() for name in _CATALOGUES)
    }
    return (*[lang for lang in _IN_ORDER if lang in found], *sorted(found - {*_IN_ORDER}))


LANGUAGES: Final = find_languages()
