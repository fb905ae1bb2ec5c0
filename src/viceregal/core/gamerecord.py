"""Game records: a readable text for each game, with every decision and every answer of chance, so a replay needs no seed.

    viceregal record 1
    game: hand-of-the-king
    version: 1
    edition: standard
    seats: 2
    options: companions=all variant=base first=lot ramsay_moves_varys=yes
    players: Ania | greedy
    seed: 7
    result: 4 3, won by 0

    1. * deal eddard bran ...
    4. 1 move left stark

`*` is chance. Lines that begin with # are remarks. A file may hold many records, one after the other.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.complaints import (
    AT,
    DECISION_FORM,
    DECISION_NUMBER,
    GIVEN_TWICE,
    MADE_WITH_VERSION,
    NAMES_FOR_SEATS,
    NEITHER_SEAT_NOR_CHANCE,
    NO_RECORD_FIELD,
    NO_RECORD_HERE,
    NOT_A_NUMBER_OF_SEATS,
    NOT_JSON,
    ONE_NAME_FOR_SEATS,
    OTHER_RESULT,
    POSITION_OF_OTHER_SETUP,
    RECORD_LACKS,
    RECORD_TITLE,
)
from viceregal.core.errors import BadAction, BadPosition, BadRecord, BadSetup, BadValue, ViceregalError
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.notation import shorten
from viceregal.core.records import CHANCE, Seat

TITLE: Final = "viceregal record 1"
FIELDS: Final = ("game", "version", "edition", "seats", "options", "players", "seed", "position", "result")
_NEEDED: Final = ("game", "version", "edition", "seats", "options", "result")
UNFINISHED: Final = "unfinished"


class RecordLine:
    """A decision as it stands in a record, with the number of its line in the file."""

    def __init__(self, number: int, seat: Seat, text: str) -> None:
        self.number = number
        self.seat = seat
        self.text = text


class GameRecord:
    """A record as it was read. It is well formed; whether it replays is another question."""

    def __init__(self, first_line: int) -> None:
        self.first_line = first_line
        self.fields: dict[str, str] = {}
        self.at: dict[str, int] = {}  # the line of each field
        self.lines: list[RecordLine] = []

    def field(self, name: str) -> str:
        return self.fields.get(name, "")

    def wrong(self, name: str, reason: ViceregalError) -> BadRecord:
        return BadRecord(self.at.get(name, self.first_line), BadValue(AT, place=name, reason=reason))


def write(match: Match) -> str:
    """The record of a match."""
    game, setup = match.game, match.setup
    fields = {
        "game": game.key,
        "version": str(setup.version),
        "edition": setup.edition,
        "seats": str(setup.seats),
        "options": " ".join([f"{key}={value}" for key, value in setup.values]),
        "players": " | ".join(_names(match.players, setup.seats)),
        "seed": _one_line(str(match.chance.seed)),
        "position": "" if match.start is None else json.dumps(match.start, ensure_ascii=False),
        "result": result_of(match),
    }
    head = [f"{name}: {fields[name]}" for name in FIELDS if fields[name] or name in _NEEDED]
    body = []
    for number, entry in enumerate(match.log):
        who = "*" if entry.seat == CHANCE else str(entry.seat)
        body.append(f"{number + 1}. {who} {game.text(entry.action)}")
    return "\n".join([TITLE, *head, "", *body, ""])


def result_of(match: Match) -> str:
    if not match.over:
        return UNFINISHED
    scores = " ".join([str(points) for points in match.scores()])
    return f"{scores}, won by {' '.join([str(seat) for seat in match.winners()])}"


def _names(players: tuple[str, ...], seats: int) -> list[str]:
    """As many as there are seats; none where nobody is named."""
    if not players:
        return []
    names = [_one_line(name) for name in players[:seats]]
    return names + [""] * (seats - len(names))


def _one_line(text: str) -> str:
    return printable(" ".join(text.replace("|", "/").split()))


def printable(text: str) -> str:
    """Without what a terminal would obey: controls, and signs that turn the direction of text around."""
    return "".join([sign if sign.isprintable() else "?" for sign in text])


def read(text: str) -> list[GameRecord]:
    """All records of a text; BadRecord, with the line, for what is no record."""
    records: list[GameRecord] = []
    in_head = False
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        if line.startswith("#"):
            continue
        if line == TITLE:
            records.append(GameRecord(number))
            in_head = True
        elif not line:
            in_head = in_head and not records[-1].fields
        elif not records:
            raise BadRecord(number, BadValue(RECORD_TITLE, title=repr(TITLE), given=shorten(line)))
        elif in_head:
            _read_field(records[-1], number, line)
        else:
            _read_decision(records[-1], number, line)
    if not records:
        raise BadRecord(1, BadValue(NO_RECORD_HERE))
    for record in records:
        _check_head(record)
    return records


def _check_head(record: GameRecord) -> None:
    for name in _NEEDED:
        if name not in record.fields:
            raise BadRecord(record.first_line, BadValue(RECORD_LACKS, name=name))


def _read_field(record: GameRecord, number: int, line: str) -> None:
    name, colon, value = line.partition(":")
    if not colon or name not in FIELDS:
        raise BadRecord(number, BadValue(NO_RECORD_FIELD, given=shorten(line)))
    if name in record.fields:
        raise BadRecord(number, BadValue(GIVEN_TWICE, name=name))
    record.fields[name] = value.strip()
    record.at[name] = number


def _read_decision(record: GameRecord, number: int, line: str) -> None:
    words = line.split(maxsplit=2)
    expected = f"{len(record.lines) + 1}."
    if len(words) < 3:
        raise BadRecord(
            number, BadValue(DECISION_FORM, given=shorten(line), form=f"'{expected} seat action'")
        )
    if words[0] != expected:
        raise BadRecord(number, BadValue(DECISION_NUMBER, number=expected[:-1], given=shorten(words[0])))
    if words[1] == "*":
        record.lines.append(RecordLine(number, CHANCE, words[2]))
    elif _is_small_number(words[1]):
        record.lines.append(RecordLine(number, int(words[1]), words[2]))
    else:
        raise BadRecord(number, BadValue(NEITHER_SEAT_NOR_CHANCE, given=shorten(words[1])))


def replay(record: GameRecord, find_game: Callable[[str], Game], upto: int | None = None) -> Match:
    """Play a record again, decision by decision, each checked; up to `upto` of them, or to its end with its result."""
    match = begin(record, find_game)
    for line in record.lines if upto is None else record.lines[:upto]:
        try:
            action = match.game.parse(line.text)
        except BadAction as error:
            raise BadRecord(line.number, error) from None
        refusal = match.game.why_not(match.state, line.seat, action)
        if refusal is not None:
            raise BadRecord(line.number, refusal)
        match.enter(line.seat, action)
    if upto is None and result_of(match) != record.field("result"):
        raise record.wrong(
            "result",
            BadValue(OTHER_RESULT, there=repr(result_of(match)), given=shorten(record.field("result"))),
        )
    return match


def begin(record: GameRecord, find_game: Callable[[str], Game]) -> Match:
    """The match of a record before its first decision."""
    game = _game_of(record, find_game)
    seed = record.field("seed")
    values: dict[str, str] = {}
    for pair in record.field("options").split():
        key, _, value = pair.partition("=")
        values[key] = value
    if not _is_small_number(record.field("seats")):
        raise record.wrong("seats", BadValue(NOT_A_NUMBER_OF_SEATS, given=shorten(record.field("seats"))))
    try:
        version = int(record.field("version"))
        setup = game.setup(int(record.field("seats")), record.field("edition"), values, version)
    except BadSetup as error:
        raise record.wrong("options", error) from None
    players = _players_of(record, setup.seats)
    if not record.field("position"):
        return Match(game, game.new(setup), Chance(seed), players)
    try:
        start = json.loads(record.field("position"))
        match = Match.at(game, _of_version(start, setup.version), Chance(seed), players)
    except (ValueError, RecursionError):
        raise record.wrong("position", BadValue(NOT_JSON)) from None
    except BadPosition as impossible:  # a name of its own: compiled code gives a name one type
        raise record.wrong("position", impossible) from None
    if match.setup != setup:
        raise record.wrong("position", BadValue(POSITION_OF_OTHER_SETUP))
    return match


def _players_of(record: GameRecord, seats: int) -> tuple[str, ...]:
    said = record.field("players")
    if not said:
        return ()
    names = [printable(name.strip()) for name in said.split("|")]
    if len(names) != seats:
        one = len(names) == 1
        counted = BadValue(NAMES_FOR_SEATS, there=len(names), seats=seats)
        raise record.wrong("players", BadValue(ONE_NAME_FOR_SEATS, seats=seats) if one else counted)
    return tuple(names)


def _game_of(record: GameRecord, find_game: Callable[[str], Game]) -> Game:
    try:
        game = find_game(record.field("game"))
    except BadSetup as error:
        raise record.wrong("game", error) from None
    theirs = record.field("version")
    if not (_is_small_number(theirs) and game.facts.plays(int(theirs))):
        reason = BadValue(MADE_WITH_VERSION, given=shorten(theirs), versions=game.facts.versions())
        raise record.wrong("version", reason)
    return game


def _is_small_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3


def _of_version(start: Any, version: int) -> Any:
    """A position that does not say its version is of the record's, not of the newest."""
    return {"version": version, **start} if isinstance(start, dict) else start
