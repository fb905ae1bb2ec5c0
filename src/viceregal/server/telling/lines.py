"""The lines of a log, in words: each entry as one reader may know it, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from viceregal.core.match import Told
from viceregal.games import game as find_game
from viceregal.i18n import speak
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.tables.entries import Entry
from viceregal.server.tables.table import Table
from viceregal.server.telling.words import names_of, speech_of

Plain = dict[str, Any]


def line_of(table: Table, entry: Entry, look: int | None, lang: str) -> Plain | None:
    """An entry as a line; nothing if it is not for this reader."""
    to = entry.data.get("to")
    if (entry.kind == "said" and to is not None and look not in to) or entry.data.get("silent"):
        return None
    line: Plain = {
        "seq": entry.seq,
        "at": entry.at,
        "is": entry.kind,
        "seat": entry.seat,
        "words": "",
        "action": None,
        "action_words": None,
        "events": [],
    }
    names = names_of(table, lang)
    if entry.kind in ("move", "chance"):
        _tell_decision(table, entry, look, lang, line)
    else:
        line["words"] = _WORDS[entry.kind](entry, names, lang, look)
        line |= {name: entry.data[name] for name in _FIELDS.get(entry.kind, ())}
    if entry.kind == "said":
        line["private"] = to is not None
    return line


def _tell_decision(table: Table, entry: Entry, look: int | None, lang: str, line: Plain) -> None:
    """What was decided is told to who decided it; all others learn of it what the events tell them."""
    game, names = table.game, names_of(table, lang)
    if entry.seq not in table.told:  # the rules that would say it in words are gone
        line["words"] = " ".join(entry.actions) if entry.seat is None or entry.seat == look else ""
        line["words"] = line["words"] or _say("line.decided", entry, names, lang, look)
        return
    speech = speech_of(lang, game.key)
    line["events"] = tell_events(table.told[entry.seq], look, speech, names)
    line["words"] = " ".join([event["words"] for event in line["events"]])
    if entry.seat is not None and entry.seat == look:
        row = entry.actions
        if len(row) > 1:
            line["actions"] = row
        else:
            line["action"] = row[0]
        line["action_words"] = speech.listing([speech.action(game.parse(text), names) for text in row])
    if entry.seat is not None and not line["words"]:
        line["words"] = _say("line.decided", entry, names, lang, look)


def tell_events(
    told: Sequence[Told], look: int | None, speech: GameSpeech, names: Sequence[str]
) -> list[Plain]:
    """The events this reader was told, and no other."""
    words = find_game(speech.context).words
    return [
        {**words.plain(each.event), "words": speech.event(each.event, names, look)}
        for each in told
        if each.is_for(look)
    ]


# The words of what is not the game's ------------------------------------------------------------------------------

Names = Sequence[str]
Look = int | None


def _say(key: str, entry: Entry, names: Names, lang: str, look: Look, **values: str) -> str:
    """The form for the reader whose seat the entry is of, or the one for others."""
    speech = speak(lang)
    if entry.seat is not None and entry.seat == look and speech.has(f"{key}.you"):
        key += ".you"
    return speech.say(key, **{"player": _who(entry, names), **values})


def _plain(entry: Entry, names: Names, lang: str, look: Look) -> str:
    return _say(f"line.{entry.kind}", entry, names, lang, look)


def _seated(entry: Entry, names: Names, lang: str, look: Look) -> str:
    name = entry.data["name"] or _who(entry, names)
    return _say("line.seated", entry, names, lang, look, player=name)


def _proposed(entry: Entry, names: Names, lang: str, look: Look) -> str:
    assert entry.seat is not None
    return proposed_words(entry.data["what"], entry.seat, entry.data["whom"], names, lang, look)


def proposed_words(what: str, seat: int, whom: int | None, names: Names, lang: str, look: Look) -> str:
    """What a player proposes: the reader, or somebody else, for the reader or for somebody else."""
    speech, key = speak(lang), f"line.proposed.{what}"
    form = ".you" if seat == look else ".to_you" if whom is not None and whom == look else ""
    if form and speech.has(key + form):
        key += form
    return speech.say(key, player=names[seat], whom="" if whom is None else names[whom])


def _voted(entry: Entry, names: Names, lang: str, look: Look) -> str:
    return _say("line.agreed" if entry.data["agree"] else "line.declined", entry, names, lang, look)


def _bot(entry: Entry, names: Names, lang: str, look: Look) -> str:
    return _say(f"line.bot.{entry.data['why']}", entry, names, lang, look)


def _ended(entry: Entry, names: Names, lang: str, look: Look) -> str:
    return _say(f"line.ended.{entry.data['reason']}", entry, names, lang, look)


def _rematch(entry: Entry, names: Names, lang: str, look: Look) -> str:
    return _say("line.rematch" if entry.seat is None else "line.rematch.asked", entry, names, lang, look)


def _no_rematch(entry: Entry, names: Names, lang: str, look: Look) -> str:
    """Who has declined sits elsewhere: the seat may be somebody else's by now."""
    return speak(lang).say("line.no_rematch", player=entry.data["name"] or _who(entry, names))


def _said(entry: Entry, names: Names, lang: str, look: Look) -> str:
    who = entry.data["name"] or (_who(entry, names) if entry.seat is not None else "")
    return f"{who}: {entry.data['text']}" if who else str(entry.data["text"])


def _who(entry: Entry, names: Names) -> str:
    return names[entry.seat] if entry.seat is not None else ""


_WORDS: dict[str, Callable[[Entry, Names, str, Look], str]] = {
    "created": _plain,
    "seated": _seated,
    "left": _plain,
    "began": _plain,
    "undone": _plain,
    "proposed": _proposed,
    "voted": _voted,
    "bot": _bot,
    "back": _plain,
    "lapsed": _plain,
    "clock": _plain,
    "resigned": _plain,
    "said": _said,
    "ended": _ended,
    "rematch": _rematch,
    "no_rematch": _no_rematch,
    "hinted": _plain,
}

# What a line of each kind says besides, as data.
_FIELDS = {
    "undone": ("back_to",),
    "said": ("text", "name"),
    "voted": ("proposal", "agree"),
    "lapsed": ("proposal",),
    "proposed": ("what", "whom"),
    "bot": ("level", "why"),
    "ended": ("reason", "by"),
    "rematch": ("table",),
}
