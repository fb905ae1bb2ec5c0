"""The editions of a game compared, value by value, in a language, and the rules that hold in some only."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from viceregal import rulebook
from viceregal.games import pack
from viceregal.i18n import speak

Plain = dict[str, Any]


def compare(game: str, lang: str) -> Plain:
    """What the game says of its editions; nothing, where there is only one."""
    found = pack(game)
    editions = found.game().facts.editions
    made = asdict(found.comparison(speak(lang).of(game)))
    rules = rulebook.rules(game) if game in rulebook.games() else ()
    return {
        "game": game,
        **made,
        "rules": [
            {"id": rule.id, "title": rule.title[lang], "editions": list(rule.editions)}
            for rule in rules
            if len(editions) > 1 and set(rule.editions) != set(editions)
        ],
    }
