"""Every rule by its id, in every language: the data of the rule browser.

Each game has them in its folder, as `rulebook.toml`; a language of its own has `rulebook.<language>.toml` beside it.
"""

from viceregal.games.languages import LANGUAGES
from viceregal.rulebook.reader import (
    MARKS,
    BadRulebook,
    Chapter,
    Paragraph,
    Rule,
    UnknownGame,
    UnknownLanguage,
    UnknownRule,
    chapters,
    games,
    rule,
    rules,
    search,
)

__all__ = [
    "LANGUAGES",
    "MARKS",
    "BadRulebook",
    "Chapter",
    "Paragraph",
    "Rule",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownRule",
    "chapters",
    "games",
    "rule",
    "rules",
    "search",
]
