"""The languages that the house speaks: those it finds a catalogue of."""

from __future__ import annotations

from importlib import resources
from typing import Final

DEFAULT: Final = "en"
_CATALOGUES: Final = ("viceregal.po", "viceregal.mo")


def find_languages() -> tuple[str, ...]:
    """A language is a folder `i18n/locale/<language>` with a catalogue in it. English comes first, then by their letters."""
    places = list(resources.files("viceregal").joinpath("i18n", "locale").iterdir())
    found = {
        place.name
        for place in places
        if any(place.joinpath("LC_MESSAGES", name).is_file() for name in _CATALOGUES)
    }
    return (DEFAULT, *sorted(found - {DEFAULT}))


LANGUAGES: Final = find_languages()
