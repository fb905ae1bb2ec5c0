"""Every rule by its id, in four languages: the data of the rule browser.

One TOML file a game: `hand_of_the_king.toml` holds the rules of `hand-of-the-king`.
"""

from viceregal.rulebook.reader import (
    LANGUAGES,
    MARKS,
    BadRulebook,
    Chapter,
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
