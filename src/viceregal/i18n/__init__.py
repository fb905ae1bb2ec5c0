"""What the tables say, in four languages: `speak("pl").of("hand-of-the-king").house(0)` is "Starkowie"."""

from viceregal.i18n.catalogue import (
    LANGUAGES,
    CatalogueMissing,
    Speech,
    UnknownLanguage,
    preferred_language,
    speak,
)

__all__ = [
    "LANGUAGES",
    "CatalogueMissing",
    "Speech",
    "UnknownLanguage",
    "preferred_language",
    "speak",
]
