"""What the tables say, in four languages: `speak("pl").say("name.you")` is "Ty", and `.of(key)` knows a game's words too."""

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
