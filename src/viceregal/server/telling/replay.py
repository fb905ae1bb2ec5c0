"""A finished game, decision by decision, as a reader may see it: openly, as a spectator, or from one seat."""

from __future__ import annotations

from typing import Any

import orjson

from viceregal.core import gamerecord
from viceregal.core.chance import Chance
from viceregal.core.complaints import NOT_TEXT
from viceregal.core.errors import BadRecord, BadValue
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.records import CHANCE
from viceregal.core.rules import State
from viceregal.games import game as find_game
from viceregal.games.headings import open_headings, totals
from viceregal.i18n import speak
from viceregal.i18n.complaints import said_in
from viceregal.i18n.game_speech import named_in_record
from viceregal.server.problem import Problem
from viceregal.server.tables.table import Table
from viceregal.server.telling.lines import tell_events
from viceregal.server.telling.words import names_of, speech_of

Plain = dict[str, Any]


def record_of(table: Table, names: tuple[str, ...]) -> str:
    """The game record: all decisions that were not taken back."""
    match = table.match
    assert match is not None
    return gamerecord.write(_named(match, names))


def _named(match: Match, names: tuple[str, ...]) -> Match:
    named = Match(match.game, match.state, Chance(""), names, match.start)
    named.log, named.kept = match.log, match.kept
    return named


def match_of(table: Table, lang: str) -> Match:
    """What a replay is made of, to be sent to where that is done."""
    assert table.match is not None
    return _named(table.match, names_of(table, lang))


def write_replay(match: Match, reader: str, lang: str) -> bytes:
    """The whole answer. It takes long enough to be made in a bot's process."""
    return orjson.dumps(tell_replay(match, reader, lang))


def text_of(body: bytes, lang: str) -> str:
    """The text of a record file that was sent."""
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Problem(400, "record", said_in(lang, BadRecord(1, BadValue(NOT_TEXT)))) from None


def write_replay_of_record(text: str, reader: str, lang: str) -> bytes:
    """Of the first record of a file. Each decision is checked."""
    try:
        record = gamerecord.read(text)[0]
        match = gamerecord.replay(record, find_game)
    except BadRecord as error:
        raise Problem(400, "record", said_in(lang, error)) from None
    words = speak(lang)
    named = _named(match, tuple(named_in_record(words, name) for name in match.players))
    return write_replay(named, reader, lang)


def tell_replay(match: Match, reader: str, lang: str) -> Plain:
    setup = match.setup
    return {
        "game": match.game.key,
        "edition": setup.edition,
        "seats": setup.seats,
        "options": dict(setup.values),
        "players": list(match.players),
        "result": gamerecord.result_of(match),
        "as": reader,
        "frames": [_frame(match, number, state, reader, lang) for number, state in enumerate(match.states())],
    }


def look_of(reader: str, seats: int) -> int | None:
    if reader in ("open", "spectator"):
        return None
    if reader.isascii() and reader.isdigit() and len(reader) == 1 and int(reader) < seats:
        return int(reader)
    raise Problem(422, "invalid", "as: must be open, spectator or a seat")


def _open_view(game: Game, state: State) -> Plain:
    return {**game.open_view(state), **game.besides(state)}


def _frame(match: Match, number: int, state: State, reader: str, lang: str) -> Plain:
    look = look_of(reader, match.setup.seats)
    headings = open_headings(match.game, state)
    frame: Plain = {
        "number": number,
        "seat": None,
        "action": None,
        "action_words": None,
        "events": [],
        "view": _open_view(match.game, state) if reader == "open" else match.game.view(state, look),
        "asked": [seat for seat in match.game.deciders(state) if seat != CHANCE],
        "scores": None if headings is None else totals(headings, match.setup.seats),
        "headings": headings,
    }
    if number:
        _tell_decision(match, number, reader, lang, frame)
    return frame


def _tell_decision(match: Match, number: int, reader: str, lang: str, frame: Plain) -> None:
    entry, look = match.log[number - 1], look_of(reader, match.setup.seats)
    speech = speech_of(lang, match.game.key)
    told = entry.told if reader != "open" else [_to_all(each) for each in entry.told]
    frame["events"] = tell_events(told, look, speech, match.players)
    frame["seat"] = None if entry.seat == CHANCE else entry.seat
    if reader == "open" or (look is not None and entry.seat == look):
        frame["action"] = match.game.text(entry.action)
        frame["action_words"] = speech.action(entry.action, match.players)


def _to_all(told: Any) -> Any:
    return type(told)(told.event, None)
