"""What the tables say, in every language it finds: `speak("pl").say("name.you")` is "Ty", and `.of(key)` knows a game's words too."""

from viceregal.games.languages import LANGUAGES
from viceregal.i18n.catalogue import (
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
