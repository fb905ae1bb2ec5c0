"""Rules in a language, as one edition of their game has them: first what holds there, then how others differ."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.games.faces import ComparedRow
from viceregal.i18n.game_speech import GameSpeech, sentence
from viceregal.rulebook import Rule
from viceregal.server.telling.words import speech_of

Plain = dict[str, Any]
MAX_COMPARED: Final = 64


def tell_rules(found: Iterable[Rule], chapter: str, lang: str, edition: str) -> list[Plain]:
    """The rules of a chapter; those that the edition has not stand behind the others."""
    rules = [rule for rule in found if rule.chapter == chapter]
    if edition:
        rules.sort(key=lambda rule: edition not in rule.editions)
    return [tell_rule(rule, lang, edition) for rule in rules]


def tell_rule(rule: Rule, lang: str, edition: str) -> Plain:
    """Without an edition, as it holds in all of them."""
    speech = speech_of(lang, rule.game)
    told: Plain = {
        "id": rule.id,
        "game": rule.game,
        "chapter": rule.chapter,
        "marks": list(rule.marks),
        "place": rule.place,
        "title": rule.title[lang],
        "text": rule.text[lang],
        "editions": list(rule.editions),
        "here": [],
        "elsewhere": [],
        "only": "",
    }
    if not edition:
        return told
    if edition not in rule.editions:
        return told | {"only": sentence(speech.say("rule.only_in", editions=named(speech, rule.editions)))}
    paragraphs = rule.paragraphs[lang]
    others = [each.text for each in paragraphs if edition not in each.editions]
    if any(
        each.editions != rule.editions for each in paragraphs
    ):  # it says by itself in what editions differ
        here = "\n\n".join([each.text for each in paragraphs if edition in each.editions])
        return told | {"text": here, "elsewhere": others}
    rows = [row for row in compared(rule.game, lang) if rule.id in row.rules and _differs(row, rule)]
    return told | {
        "here": [sentence(said) for row in rows if (said := _said(row, row.values[edition]))],
        "elsewhere": [line for row in rows for line in _of_others(row, speech, rule, edition)],
    }


def named(speech: GameSpeech, editions: Iterable[str]) -> str:
    return speech.listing([speech.say(f"edition.{key}") for key in editions])


def _differs(row: ComparedRow, rule: Rule) -> bool:
    return len({row.values[key] for key in rule.editions}) > 1


def _of_others(row: ComparedRow, speech: GameSpeech, rule: Rule, edition: str) -> list[str]:
    """Each other value, with the editions that have it."""
    lines = []
    for value in dict.fromkeys(row.values.values()):
        have = [key for key in rule.editions if row.values[key] == value]
        said = _said(row, value)
        if have and edition not in have and said:
            lines.append(sentence(speech.say("rule.of_editions", editions=named(speech, have), told=said)))
    return lines


def _said(row: ComparedRow, value: str) -> str:
    """Nothing, where an edition has no such value: there is a dash instead."""
    return f"{row.words}: {value}" if any(map(str.isalnum, value)) else ""


@lru_cache(maxsize=MAX_COMPARED)
def compared(game: str, lang: str) -> tuple[ComparedRow, ...]:
    """In what the editions of a game differ."""
    if len(find_game(game).facts.editions) < 2:
        return ()
    return pack(game).comparison(speech_of(lang, game)).rows
