"""Every rule by its id, in four languages: the data of the rule browser.

Each game has them in its folder, as `rulebook.toml`.
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
